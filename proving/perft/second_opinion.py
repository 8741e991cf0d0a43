"""The second opinion as an engine whose courses can be counted: ``--against proving.perft.second_opinion:OPINION``."""

from __future__ import annotations

import functools
import pickle
from collections.abc import Mapping
from typing import Final

from proving.perft.stored import Deal
from tarock_second_opinion.source import Act, Telling
from tarock_second_opinion.sources import SOURCES


class Position:
    """A deal in the second opinion; every act is tried on a copy of it."""

    def __init__(self, telling: Telling) -> None:
        self.telling = telling

    @functools.cached_property
    def _written(self) -> bytes:
        """The whole deal, pickled once for all acts that follow; several times as fast as deepcopy."""
        return pickle.dumps(self.telling)

    def after(self, act: Act) -> Position:
        """The deal after one act."""
        # The bytes were written by this process.
        telling: Telling = pickle.loads(self._written)  # noqa: S301
        telling.act(act)
        return Position(telling)


class SecondOpinion:
    """The second opinion as an engine; slow, because each act is tried on a copy of the whole deal."""

    def begin(self, deal: Deal, rules: str, options: Mapping[str, str]) -> Position:
        """The deal before its first bid."""
        source = SOURCES[rules]
        hands, halves = [hand.split() for hand in deal.hands], [half.split() for half in deal.talon]
        return Position(source.start(deal.dealer, hands, halves, source.whole(options)))

    def legal(self, state: Position) -> Mapping[str, Act]:
        """All legal acts, by their words."""
        return {f"{act.seat} {act.words}": act for act in state.telling.acts()}

    def apply(self, state: Position, act: Act) -> Position:
        """The deal after one act."""
        return state.after(act)


OPINION: Final = SecondOpinion()
