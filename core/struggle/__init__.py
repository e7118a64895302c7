"""The Struggle for Catan (Klaus Teuber, 2011).

What `apply` tells (values for everybody | secret, with who may read it):

- `put-away`: resource
- `drew-swap`: count | cards by resource (the player)
- `took-market`, `gave-market`: resource, place
- `took-blind`, `took-seen`, `gave-player`, `used-guild`: partner | resource (both)
- `opened-library`: partner | hand by resource (the player)
- `waived`: resource
- `built`: item, paid by resource, source (seat that lost the card, or -1), side (roads, knights)
- `won`: points
- `kept-arrow`: arrow
- `turned-arrow`: arrow, forced
- `robber-attack`: limit, seats that must discard, clockwise from the builder
- `discarded`: resource
- `market-day`: old and new resources
- `reshuffled`: cards by resource, before (cards the old pile still gave to the same draw)
- `drew`: count, extra | cards by resource (the player)
- `dead-end`: rounds
"""
