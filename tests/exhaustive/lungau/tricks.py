"""How Lungauer Königrufen decides tricks: the highest trump, else the suit led; the whole Trull in two readings."""

from __future__ import annotations

from typing import Final

from tests.exhaustive.tricks import Decided, Way, trumps_first

from tarock_engine.lungau.play import WITH_DECLARER
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.rulesets.lungau import LUNGAU

TRULL: Final = "trull-in-one-trick"
BY_PLACE: Final = (2_289_762, 1_766_754, 1_766_754, 1_766_754)
"""How many tricks the first, second, third and fourth card wins."""

WAYS: Final = {
    "skues": Way("skues", trumps_first, lambda _: False),
    "spatz": Way("spatz", trumps_first, lambda _: True),
}
"""Each reading of ``TRULL``, and whether the Spatz takes the whole Trull in it."""


def decided(reading: str, rules: LungauRules = LUNGAU) -> Decided:
    """The way under one reading, with the engine's rules for it."""
    return Decided(WAYS[reading], rules.choose({TRULL: reading}), WITH_DECLARER)
