"""The second opinion as an engine whose courses can be counted: ``--against proving.perft.second_opinion:OPINION``."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from typing import Final

from proving.perft.stored import Deal
from proving.second_opinion.source import Act, Telling
from proving.second_opinion.sources import SOURCES


class SecondOpinion:
    """Slow, because each act is tried on a copy of the whole deal."""

    def begin(self, deal: Deal, rules: str, options: Mapping[str, str]) -> Telling:
        """The deal before its first bid."""
        source = SOURCES[rules]
        hands, halves = [hand.split() for hand in deal.hands], [half.split() for half in deal.talon]
        return source.start(deal.dealer, hands, halves, source.whole(options))

    def legal(self, state: Telling) -> Mapping[str, Act]:
        """All that may be done, by its words."""
        return {f"{act.seat} {act.words}": act for act in state.acts()}

    def apply(self, state: Telling, act: Act) -> Telling:
        """The deal after one act."""
        # Several times as fast as deepcopy, and what is read back was written just now.
        after: Telling = pickle.loads(pickle.dumps(state))  # noqa: S301
        after.act(act)
        return after


OPINION: Final = SecondOpinion()
