"""Ora et Labora (Uwe Rosenberg, 2011): France and Ireland, one to four players, short and long.

Money is one number in the state: five 1-coin tiles and a 5-coin tile can be changed into each
other at any time, so there is no step for it; where kinds of goods or points are paid, the
5-coin tile is the good `coin5`. Functions of buildings are lists of effects in the components
(`effects`), read as flat programs (`programs`) that `using` runs until a part asks something.

What `apply` tells; everything is for everybody. Spaces are the ints of `core.labora.places`,
goods and cards ids. The seat is whose deed or gain it is; None: nobody's, or the neutral
player's. `whose` and `owner` are seat numbers too, the neutral player's is 1.

- `turned`: round, gone (markers that left the game)
- `marker-came`: marker
- `clergy-home`: whose
- `prior-home`: nothing
- `bonus-round`: nothing; every prior is at home
- `settlement-phase`: phase (A to E)
- `dealt`: stage (A to D), cards (that join the display)
- `sent`: whose (the clergyman's), owner, place (the building's), prior (whether it is he)
- `contract`: owner, place, good, amount (coins go to the owner, but alone to the supply; gifts
  to the supply)
- `used`: card, owner (-1: it lies in the display)
- `produced`: good, amount, joker
- `bonus`: good (everybody takes one more, in a short game)
- `round-goods`: an amount for each good that everybody takes at the start of a round
- `cleared`: card (forest or moor), place
- `built`: card, place
- `price-raised`: price (of work contracts)
- `settled`: card, place
- `land`: tile (district or plot), row, side, price (0: it was free)
- `paid`, `gained`: an amount for each good, by its id
- `made-straw`: amount (of grain)
- `sold`: good (wine or whiskey), amount, coins
- `passed`: nothing
- `neutral-built`: card, place, over (the card under it, or empty)
- `last-turn`: two players: one more turn
- `ended`: round
"""
