"""Deviations that a program plays only somewhere, found by the answers that they would make different.

A deviation that explains failures and is contradicted elsewhere may be played only where some condition holds. Every
question of the run to which an engine with it says something else shows whether the program plays it there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Final

from tarock_checking.diagnose.deviation_scores import DeviationScores, with_less, with_more
from tarock_checking.diagnose.replays import Together
from tarock_checking.diagnose.where_it_holds import places_where_it_may_hold
from tarock_protocol import codec
from tarock_protocol.messages.questions import Question
from tarock_reference.deviations import Deviation, only_where

_LEAST: Final = 3
"""Questions that have to show a deviation before it is asked where they are; fewer have too much in common."""
_AGAINST: Final = 48
"""Questions of the same kinds that show that a deviation is not played, at most; more hardly change where it is."""
_OTHERWISE: Final = 4
"""Questions of other kinds that show it, roughly; they only say that the kinds matter."""


def played_somewhere(
    scores: DeviationScores, found: Together, some: Iterable[Deviation], places: int = 1
) -> Iterator[Deviation]:
    """Some deviations, each only where the program plays it; those that it plays everywhere are left out.

    Where it may be played in several ``places``, each of so many is tried. One that is limited already is limited anew.
    """
    for deviation in some:
        if deviation.impostor is not None:
            wheres = places_where_it_may_hold(*_shown(scores, deviation, found))
            other = (where for where in islice(wheres, places) if where != deviation.where)
            yield from (only_where(deviation.everywhere or deviation, where) for where in other)


def _shown(scores: DeviationScores, one: Deviation, found: Together) -> tuple[list[Question], list[Question]]:
    """The questions that show a deviation and those that show that it is not played; none if too few show it.

    Failures come first, and then scenarios in which what was found does not give the program's answers.
    """
    rest = with_less(found, one)
    played = with_more(rest, one.everywhere or one)
    held: list[Question] = []
    against: list[Question] = []
    amiss = {*scores.evidence.amiss}
    near = dict.fromkeys((*scores.near(found, rest), *scores.near(found, played)))
    for scenario in sorted(near, key=lambda name: (name not in amiss, scores.is_same(name, found))):
        if scenario not in amiss and (len(held) < _LEAST or not _can_say_more(scores, scenario, held, against)):
            continue
        for question, is_played in scores.evidence.agreeing(scenario, played, rest):
            (held if is_played else against).append(question)
    return (held, against) if len(held) >= _LEAST else ([], [])


def _can_say_more(
    scores: DeviationScores, scenario: str, held: Sequence[Question], against: Sequence[Question]
) -> bool:
    """Whether the questions of a scenario can add to those that are ``against`` where a deviation is ``held``."""
    kinds = {codec.kind(question) for question in held}
    alike = sum(codec.kind(question) in kinds for question in against)
    if kinds.isdisjoint(scores.evidence.kinds_asked(scenario)):
        return len(against) - alike < _OTHERWISE
    return alike < _AGAINST
