"""What a tile shows, as one int.

A mill of value v is 100 + v. A landscape of crop c (index in `CROPS`) and value v is
200 + 100 * c + v, and 50 more with the symbol of a governor. The rest stands by itself.
"""

from __future__ import annotations

CROPS = ("cabbage", "rapeseed", "tulips")

OPEN, ISLAND, VILLAGE, FARM = range(4)
"""An empty hex (or empty space of the ring), an island that is face down, the centre of the
village, and a farm."""

MOST = 49
"""The largest value a tile can show."""

LANDSCAPES = 200
"""Every code from here on is a landscape."""

_MILL, _SYMBOL, _CROP = 100, 50, 100
_CODES = range(LANDSCAPES + _CROP * len(CROPS))

VALUES = tuple(code % _SYMBOL if code >= _MILL else 0 for code in _CODES)
"""For every code its value; 0 for what has none."""
CROP_OF = tuple((code - LANDSCAPES) // _CROP if code >= LANDSCAPES else -1 for code in _CODES)
"""For every code the index of its crop; -1 for what is no landscape."""


def mill(value: int) -> int:
    """Give the mill tile of this value."""
    return _MILL + value


def landscape(crop: int, value: int, symbol: bool = False) -> int:
    """Give the landscape tile of this crop and value, with or without a governor's symbol."""
    return LANDSCAPES + _CROP * crop + value + (_SYMBOL if symbol else 0)


def is_mill(code: int) -> bool:
    """Tell whether this is a mill tile."""
    return _MILL <= code < LANDSCAPES


def is_landscape(code: int) -> bool:
    """Tell whether this is a landscape."""
    return code >= LANDSCAPES


def has_symbol(code: int) -> bool:
    """Tell whether this landscape shows a governor."""
    return code >= LANDSCAPES and code % _CROP >= _SYMBOL


def read(text: str) -> int:
    """Give the tile that components write so: `farm`, `cabbage 4`, `tulips 3*` (governor)."""
    if text == "farm":
        return FARM
    crop, value = text.removesuffix("*").split()
    return landscape(CROPS.index(crop), int(value), text.endswith("*"))
