"""The ways in which tricks are won in ``karl``, as data for ``proving.exhaustive.tricks``, which compares both engines.

The Märchenstich counts in every game; in a Farbensolo, trumps are a plain suit.
"""

from __future__ import annotations

from typing import Final

from proving.exhaustive.karl.asking import game_with
from proving.exhaustive.tricks import Decided, asked_of
from tarock_engine.karl.rulings.rule_set import KARL
from tarock_engine.karl.terms import FAHREN, FARBENSOLO, NEGATIVE, POSITIVE
from tarock_second_opinion.karl.play import winning_card

TRULL: Final = "maerchenstich-farbensolo-plain-lead"


def _decided(name: str, contract: str, manner: str, reading: str = "trump-led") -> Decided:
    game = game_with(contract, {TRULL: reading})
    return Decided(asked_of(name, lambda cards: winning_card(game, cards)), KARL.choose({TRULL: reading}), manner)


WAYS: Final = {
    decided.way.name: decided
    for decided in (
        _decided("positive", "Dreier", POSITIVE),
        _decided("negative", "Bettler", NEGATIVE),
        _decided("fahren", "Fahren", FAHREN),
        _decided("farbensolo-trump-led", "Farbensolo", FARBENSOLO),
        _decided("farbensolo-any-lead", "Farbensolo", FARBENSOLO, "any-lead"),
    )
}
"""Every way by its name."""
ASKED_FOR_ALL: Final = ("positive", "farbensolo-trump-led")
"""The ways in which the engine's function is asked for every trick; the others differ at most in a whole Trull."""
APART: Final = (
    ("positive", "farbensolo-any-lead"),
    ("positive", "farbensolo-trump-led"),
    ("farbensolo-trump-led", "farbensolo-any-lead"),
)
"""Ways that decide some tricks differently."""
