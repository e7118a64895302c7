"""Which rule page answers each numbered case of the fact sheet of the Castles of Burgundy."""

from __future__ import annotations

CASES = {
    1: "burgundy.display",
    2: "burgundy.workers",
    3: "burgundy.hire",
    4: "burgundy.knowledge",
    5: "burgundy.projects",
    6: "burgundy.sell",
    7: "burgundy.sell",
    8: "burgundy.warehouse",
    9: "burgundy.start-card",
    10: "burgundy.start-card",
    11: "burgundy.start-card",
    12: "burgundy.buy",
    13: "burgundy.buy",
    14: "burgundy.castle",
    15: "burgundy.city-hall",
    16: "burgundy.carpenter",
    17: "burgundy.wild",
    18: "burgundy.wild",
    19: "burgundy.wild",
    20: "burgundy.seven",
    21: "burgundy.triple",
    22: "burgundy.chain",
    23: "burgundy.piles",
    24: "burgundy.reshuffle",
    25: "burgundy.solo",
    26: "burgundy.filip",
    27: "burgundy.swap",
}
