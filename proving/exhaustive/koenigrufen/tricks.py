"""How Tarock-Königrufen decides tricks: with the Kaiserstich or without it, and trumps a plain suit in Farbensolo."""

from __future__ import annotations

from typing import Final

from proving.exhaustive.tricks import Decided, Way, suit_led_only, trumps_first
from tarock_engine.actions import TRISCHAKEN
from tarock_engine.koenigrufen.play import NEGATIVE, POSITIVE
from tarock_engine.koenigrufen.rulings.rule_set import KOENIGRUFEN
from tarock_engine.koenigrufen.terms import FARBENSOLO

KAISERSTICH: Final = {"kaiserstich": "on"}

_USUAL: Final = {"": ({}, lambda _: False), "-kaiserstich": (KAISERSTICH, lambda _: True)}
_IN_FARBENSOLO: Final = {
    "": ({}, lambda _: False),
    "-kaiserstich-trump-led": (KAISERSTICH, lambda suit: suit == "T"),
    "-kaiserstich-always": ({**KAISERSTICH, "farbensolo-kaiserstich": "always"}, lambda _: True),
}


def _ways() -> dict[str, Decided]:
    found: dict[str, Decided] = {}
    for name, manner in (("positive", POSITIVE), ("negative", NEGATIVE), ("trischaken", TRISCHAKEN)):
        for more, (options, to_the_pagat) in _USUAL.items():
            way = Way(f"{name}{more}", trumps_first, to_the_pagat)
            found[way.name] = Decided(way, KOENIGRUFEN.choose(options), manner)
    for more, (options, to_the_pagat) in _IN_FARBENSOLO.items():
        way = Way(f"farbensolo{more}", suit_led_only, to_the_pagat)
        found[way.name] = Decided(way, KOENIGRUFEN.choose(options), FARBENSOLO)
    return found


WAYS: Final = _ways()
"""Every way by its name."""
ASKED_FOR_ALL: Final = ("positive", "farbensolo")
"""The ways in which the engine's function is asked for every trick; the others differ in the whole Trull at most."""
APART: Final = (
    ("positive", "positive-kaiserstich"),
    ("positive", "farbensolo"),
    ("farbensolo", "farbensolo-kaiserstich-trump-led"),
    ("farbensolo-kaiserstich-trump-led", "farbensolo-kaiserstich-always"),
)
"""Ways that decide some tricks differently."""
