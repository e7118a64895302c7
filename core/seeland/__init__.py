"""Seeland (Günter Burkhardt and Wolfgang Kramer, 2010).

What `apply` tells; everything is for everybody. Hexes, spaces of the ring and tiles are the ints
of `core.seeland.model`. The seat is whose deed or gain it is; None: nobody's.

- `first-mill`: hex
- `bought`: space, tile (0: warehouse or empty), price
- `shifted`: guilders (how many moved to the front), number (the golden number now in force)
- `stored`: lost (points, in the warehouse)
- `retreated`: guilders
- `discarded`: tile (the map had no place)
- `placed`: hex, tile
- `built`: hex
- `left-empty`: hex, forced (no figure was left)
- `turned`: hex, tile
- `gained-stuiver`: hex (the farm)
- `governor-came`: hex (the mill), remaining (in the market)
- `governor-fetched`: hex (the mill), source (the printed landscape)
- `harvested`: hex, points (0: monoculture), mill (its value), fields (tiles), bonus
- `marked`: number, points
- `governor-satisfied`: hex, points (the yield), number, gained
- `governor-missed`: hex, points (the yield), number, lost
- `governor-walked`: hex, target, steps
- `governor-gone`: hex
- `refilled`: space, tile, remaining (in its pile)
- `used-stuiver`: remaining (of the player)
- `ended`: space
- `record-paid`: place, number, points
- `most-governors`: governors, points
- `left-governors`: hexes, lost
"""
