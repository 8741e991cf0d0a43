"""The ways in which tricks are won in ``lungau``, as data for ``proving.exhaustive.tricks``, which compares them.

The whole Trull in one trick has two readings.
"""

from __future__ import annotations

import functools
from typing import Final

from proving.exhaustive.tricks import Decided, Way
from tarock_engine.lungau.play import WITH_DECLARER
from tarock_engine.lungau.rulings.rule_set import LUNGAU
from tarock_second_opinion.cards import PACK, TRULL, is_better, suit_of
from tarock_second_opinion.lungau.game import Game
from tarock_second_opinion.lungau.play import winning_card

READING: Final = "trull-in-one-trick"
BY_PLACE: Final = (2_289_762, 1_766_754, 1_766_754, 1_766_754)
"""How many tricks the first, second, third and fourth card wins."""


@functools.cache
def height(card: str, suit_led: str) -> int:
    """A card's height in a trick to which a suit was led: 1 more than the cards it beats, 0 if it cannot take it."""
    led = cards_of(suit_led)
    can_take = [candidate for candidate in PACK if candidate in led or is_better(candidate, led[0])]
    return 1 + sum(is_better(card, other) for other in can_take) if card in can_take else 0


def cards_of(suit_led: str) -> list[str]:
    """The cards of a suit, or the trumps (``T``), from the top."""
    return [card for card in PACK if suit_of(card) == ("trump" if suit_led == "T" else suit_led)]


def _decided(reading: str) -> Decided:
    game = Game({READING: reading}, 4, 3, [], [])

    def is_won_by_the_spatz(suit_led: str) -> bool:
        led = next(card for card in cards_of(suit_led) if card not in TRULL)
        return winning_card(game, [led, *TRULL]) == "I"

    return Decided(Way(reading, height, is_won_by_the_spatz), LUNGAU.choose({READING: reading}), WITH_DECLARER)


WAYS: Final = {"skues": _decided("skues"), "spatz": _decided("spatz")}
"""Each reading of the whole Trull in one trick."""
ASKED_FOR_ALL: Final = ("skues",)
"""The way in which the engine's function is asked for every trick."""
APART: Final = (("skues", "spatz"),)
"""Ways that decide some tricks differently."""
