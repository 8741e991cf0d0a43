"""Words with which people describe an item, such as ``won``, in lower case; no name of an own item may contain one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ITEM_SIDES: Final[Mapping[str, str]] = {
    **dict.fromkeys(("declarer", "bieter", "alleinspieler"), "declarer"),
    **dict.fromkeys(("foes", "opponents", "gegner"), "foes"),
}
"""Words for the sides, as the messages name them."""
ITEM_FLAGS: Final[Mapping[str, tuple[str, object]]] = {
    **{word: ("side", side) for word, side in ITEM_SIDES.items()},
    **dict.fromkeys(("won", "gewonnen"), ("won", True)),
    **dict.fromkeys(("lost", "verloren"), ("won", False)),
    **dict.fromkeys(("announced", "angesagt"), ("announced", True)),
}
"""Words that describe an item, each with the field of a message and its value, except who doubled it."""
ITEM_LINKS: Final = frozenset({"by", "von", "doubled", "verdoppelt", "silent", "still"})
"""Words that mean nothing by themselves."""
ITEM_AGAINST: Final = frozenset({"against", "gegen"})
"""Words before the opponent whose account an item is about."""
GIVING_UP_WORDS: Final = frozenset({"schleifen", "aufgeben", "aufgegeben", "ausbezahlen", "giving up", "given up"})
"""Words for ending a game for a price, which is no item."""
