"""How Karls Tarockrunde decides tricks: the Märchenstich everywhere, and trumps a plain suit in a Farbensolo."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from proving.exhaustive.tricks import Decided, Way, suit_led_only, trumps_first
from tarock_engine.karl.rulings.rule_set import KARL
from tarock_engine.karl.terms import FAHREN, FARBENSOLO, NEGATIVE, POSITIVE

TRULL: Final = "maerchenstich-farbensolo-plain-lead"
IN_FARBENSOLO: Final[dict[str, Callable[[str], bool]]] = {
    "trump-led": lambda suit: suit == "T",
    "any-lead": lambda _: True,
}
"""The readings of ``TRULL``, and the leads to which the Pagat then takes the whole Trull."""


def _ways() -> dict[str, Decided]:
    found: dict[str, Decided] = {}
    for name, manner in (("positive", POSITIVE), ("negative", NEGATIVE), ("fahren", FAHREN)):
        found[name] = Decided(Way(name, trumps_first, lambda _: True), KARL, manner)
    for reading, to_the_pagat in IN_FARBENSOLO.items():
        way = Way(f"farbensolo-{reading}", suit_led_only, to_the_pagat)
        found[way.name] = Decided(way, KARL.choose({TRULL: reading}), FARBENSOLO)
    return found


WAYS: Final = _ways()
"""Every way by its name."""
ASKED_FOR_ALL: Final = ("positive", "farbensolo-trump-led")
"""The ways in which the engine's function is asked for every trick; the others differ in the whole Trull at most."""
APART: Final = (
    ("positive", "farbensolo-any-lead"),
    ("positive", "farbensolo-trump-led"),
    ("farbensolo-trump-led", "farbensolo-any-lead"),
)
"""Ways that decide some tricks differently."""
