"""How Lungauer Königrufen decides tricks: the highest trump, else the suit led; the whole Trull in two readings."""

from __future__ import annotations

from typing import Final

from proving.exhaustive.tricks import Decided, Way, trumps_first
from tarock_engine.lungau.play import WITH_DECLARER
from tarock_engine.lungau.rulings.rule_set import LUNGAU

TRULL: Final = "trull-in-one-trick"
BY_PLACE: Final = (2_289_762, 1_766_754, 1_766_754, 1_766_754)
"""How many tricks the first, second, third and fourth card wins."""


def _decided(reading: str, *, to_the_spatz: bool) -> Decided:
    return Decided(Way(reading, trumps_first, lambda _: to_the_spatz), LUNGAU.choose({TRULL: reading}), WITH_DECLARER)


WAYS: Final = {
    "skues": _decided("skues", to_the_spatz=False),
    "spatz": _decided("spatz", to_the_spatz=True),
}
"""Each reading of ``TRULL``, and whether the Spatz takes the whole Trull in it."""
ASKED_FOR_ALL: Final = ("skues",)
"""The way in which the engine's function is asked for every trick."""
APART: Final = (("skues", "spatz"),)
"""Ways that decide some tricks differently."""
