"""Deviations that a program plays only somewhere, found by the answers that they would make different.

A deviation that explains failures and is contradicted elsewhere may be played only where some condition holds. Every
question of the run to which an engine with it says something else shows whether the program plays it there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from tarock_checking.diagnose.replays import Together
from tarock_checking.diagnose.weighing import Weighing, with_less, with_more
from tarock_checking.diagnose.where_it_holds import where_it_holds
from tarock_protocol.messages.questions import Question
from tarock_reference.deviations import Deviation, only_where

_LEAST: Final = 3
"""Questions that have to show a deviation before it is asked where they are; fewer have too much in common."""
_EXPLAINING: Final = 8
"""Deviations, those that explain most failures, for which it is searched where they are played."""
_AGAINST: Final = 48
"""Questions that show that a deviation is not played, at most; more hardly change where it is."""
_HEARD: Final = 48
"""Failures, the simplest ones, by which these are chosen."""


def played_somewhere(weighing: Weighing, found: Together, left: Sequence[str]) -> Iterator[Deviation]:
    """The deviations that explain some of the failures that are ``left``, each only where the program plays it."""
    for deviation in (*_contradicted(weighing, found), *_explaining(weighing, found, left)):
        where = where_it_holds(*_shown(weighing, deviation, with_less(found, deviation)))
        if where is not None:
            yield only_where(deviation, where)


def _contradicted(weighing: Weighing, found: Together) -> Iterator[Deviation]:
    """The found deviations, if a scenario that passed speaks against any."""
    return filter(_may_be_limited, found) if weighing.contradicted(found) else iter(())


def _explaining(weighing: Weighing, found: Together, left: Sequence[str]) -> Sequence[Deviation]:
    votes: Counter[Deviation] = Counter()
    for scenario in left[:_HEARD]:
        fitting = filter(_may_be_limited, weighing.touching(scenario, found))
        votes.update(cause for cause in fitting if weighing.is_exact(scenario, with_more(found, cause)))
    return sorted(votes, key=lambda one: (-votes[one], one.plainness))[:_EXPLAINING]


def _may_be_limited(one: Deviation) -> bool:
    return one.impostor is not None and one.where is None


def _shown(weighing: Weighing, one: Deviation, rest: Together) -> tuple[list[Question], list[Question]]:
    """The questions that show a deviation and those that show that it is not played; none if too few show it."""
    played = with_more(rest, one)
    held: list[Question] = []
    against: list[Question] = []
    for scenario in weighing.near(rest, played):
        if len(against) > _AGAINST:
            break
        for question, is_played in weighing.evidence.agreeing(scenario, played, rest):
            (held if is_played else against).append(question)
    return (held, against) if len(held) >= _LEAST else ([], [])
