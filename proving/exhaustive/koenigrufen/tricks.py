"""The ways in which tricks are won in ``koenigrufen``, as data for ``proving.exhaustive.tricks``, which compares them.

They are with the Kaiserstich and without it; in a Farbensolo, trumps are a plain suit.
"""

from __future__ import annotations

import functools
from typing import Final

from proving.exhaustive.koenigrufen.plays import game_of
from proving.exhaustive.tricks import Decided, asked_of
from tarock_engine.actions import TRISCHAKEN
from tarock_engine.koenigrufen.play import NEGATIVE, POSITIVE
from tarock_engine.koenigrufen.rulings.rule_set import KOENIGRUFEN
from tarock_engine.koenigrufen.terms import FARBENSOLO
from tarock_second_opinion.koenigrufen.play import winning_card

KAISERSTICH: Final = {"kaiserstich": "on"}
CONTRACTS: Final = {POSITIVE: "Dreier", NEGATIVE: "Bettel", TRISCHAKEN: "Trischaken", FARBENSOLO: "Farbensolo"}
"""A contract that is played in each manner."""

_USUAL: Final = {"": {}, "-kaiserstich": KAISERSTICH}
_IN_FARBENSOLO: Final = {
    "": {},
    "-kaiserstich-trump-led": KAISERSTICH,
    "-kaiserstich-always": {**KAISERSTICH, "farbensolo-kaiserstich": "always"},
}


def _ways() -> dict[str, Decided]:
    found: dict[str, Decided] = {}
    for manner, contract in CONTRACTS.items():
        for more, readings in (_IN_FARBENSOLO if manner == FARBENSOLO else _USUAL).items():
            winner = functools.partial(winning_card, game_of(contract, readings))
            way = asked_of(f"{manner.lower()}{more}", winner)
            found[way.name] = Decided(way, KOENIGRUFEN.choose(readings), manner)
    return found


WAYS: Final = _ways()
"""Every way by its name."""
ASKED_FOR_ALL: Final = ("positive", "farbensolo")
"""The ways in which the engine's function is asked for every trick; the others differ at most in a whole Trull."""
APART: Final = (
    ("positive", "positive-kaiserstich"),
    ("positive", "farbensolo"),
    ("farbensolo", "farbensolo-kaiserstich-trump-led"),
    ("farbensolo-kaiserstich-trump-led", "farbensolo-kaiserstich-always"),
)
"""Ways that decide some tricks differently."""
