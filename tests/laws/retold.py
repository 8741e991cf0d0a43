"""Deals of laws as the second opinion tells them: what it offers at every moment, and what it makes of the end."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from tarock_engine.cards import names_in
from tarock_second_opinion.source import Act, Telling, Trick
from tarock_second_opinion.sources import SOURCES

if TYPE_CHECKING:
    from tests.laws.strategies import Course, Stop

    from tarock_engine.state import Dealt


class Moment(NamedTuple):
    """A moment of a deal, what the second opinion offers there, and the deeds among that."""

    stop: Stop
    acts: frozenset[Act]

    @property
    def engines(self) -> frozenset[Act]:
        """What the engine offers there."""
        return frozenset(
            Act(choice.seat, choice.deed, action.words) for choice in self.stop.choices for action in choice.actions
        )

    @property
    def deeds(self) -> set[str]:
        """What can be done there: bid, call, talon, discard, say, play."""
        return {act.deed for act in self.acts}


@dataclasses.dataclass(frozen=True)
class Retold:
    """A whole deal: its moments, its tricks, and what is said of its end, in the words of ``Source.engines_end``."""

    moments: Sequence[Moment]
    telling: Telling
    tricks: Sequence[Trick]
    end: Mapping[str, Any]
    engines_end: Mapping[str, Any]

    def where(self, *deeds: str) -> list[Moment]:
        """The moments at which one of some deeds is due."""
        return [moment for moment in self.moments if moment.deeds & {*deeds}]


def begun(dealt: Dealt, rules: str, chosen: Mapping[str, str]) -> Telling:
    """The second opinion's deal before its first bid."""
    source = SOURCES[rules]
    hands, halves = ([names_in(cards) for cards in some] for some in (dealt.hands, dealt.halves))
    return source.start(dealt.seating.dealer, hands, halves, source.whole(chosen))


def retold(course: Course[Any]) -> Retold:
    """A deal told once more; it ends where the engine's does."""
    telling = begun(course.dealt, course.rules.name, course.chosen)
    moments = list(_moments(course, telling))
    assert telling.is_over()
    engines = SOURCES[course.rules.name].engines_end(course.end, course.rules)
    return Retold(moments, telling, telling.tricks(), telling.end(), engines)


def _moments(course: Course[Any], telling: Telling) -> Iterator[Moment]:
    for stop in course.stops:
        moment = Moment(stop, frozenset(telling.acts()))
        yield moment
        seat, words = wish = stop.action.seat, stop.action.words
        act = next((act for act in moment.acts if act.wish == wish), None)
        assert act is not None, f"the second opinion does not offer {seat} '{words}', the engine did"
        telling.act(act)
