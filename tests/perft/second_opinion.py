"""The second opinion as an engine whose courses can be counted: ``--against tests.perft.second_opinion:OPINION``."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Final

from tests.perft.stored import Deal
from tests.second_opinion.deal import Course
from tests.second_opinion.game import Game
from tests.second_opinion.lockstep import DEFAULTS


class SecondOpinion:
    """Slow, because each act is tried on a copy of the whole deal."""

    def begin(self, deal: Deal, rules: str, options: Mapping[str, str]) -> Course:
        """The deal before its first bid."""
        del rules
        hands, halves = [hand.split() for hand in deal.hands], [half.split() for half in deal.talon]
        return Course(Game({**DEFAULTS, **options}, len(hands), deal.dealer, hands, halves))

    def legal(self, state: Course) -> Mapping[str, tuple[int, str]]:
        """All that may be done, by its words."""
        return {f"{seat} {words}": (seat, words) for seat, words in state.allowed()}

    def apply(self, state: Course, act: tuple[int, str]) -> Course:
        """The deal after one act."""
        after = copy.deepcopy(state)
        after.act(*act)
        return after


OPINION: Final = SecondOpinion()
