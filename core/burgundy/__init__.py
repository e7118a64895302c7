"""The Castles of Burgundy: The Card Game (Stefan Feld, 2016).

What `apply` tells. Nothing is secret: what a seat may not know is not told. A *source* is
`hand`, `bought` or `castle`; cards are numbers of action cards, NO_CARD where there is none.

- `played`: die (card, NO_CARD from a castle), source, workers; the event after it says for what
- `took`: card, row (1 to 6); by action 1
- `fetched`: card, row, building; by carpenter, church or market
- `placed`: card, type (the stack's), stack (its index), size (cards in it now)
- `sold`: goods, count; by action 3 or a warehouse
- `got-start`: giver (the seat that had the start player card, maybe the same)
- `hired`: count; by action 4
- `gained`: what (`silver`, `workers`, `vp`), count; the rule says why
- `swapped`: workers, silver, vp; by action 6
- `bought`: cards
- `kept-project`, `kept-die`: card
- `dropped`: card; a project made room
- `took-good`, `took-animal`: thing (index of its kind), pile
- `first`: type
- `seven`: vp
- `triple`: type, stack
- `bonus`: round, choice
- `lapsed`: path, building (index of a building, or -1); an effect could do nothing
- `declined`: path, building
- `reshuffled`: cards, before (cards the old deck still gave to the same draw)
- `new-round`: round, cards (row after row), rows (cards in each row)
- `starts` (the seat that starts the round): turned (the card lay face down)
- `dealt`: count; dice cards of a new round
- `rival-laid`: cards; `rival-triple`, `rival-first`: type; `rival-seven`: vp
- `compared`: own, rival; points at the end of a round against the rival
- `ended`: rounds
"""
