"""The causes that a search has found: what each explains, and what else would explain the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final, NamedTuple

from tarock_checking.diagnose.deviation_scores import DeviationScores, with_less
from tarock_checking.diagnose.replays import Replays, Together, together
from tarock_checking.diagnose.search_limits import EnoughError
from tarock_checking.diagnose.shown_readings import ShownReadings
from tarock_reference.deviation_groups import grouped_by_cause
from tarock_reference.deviations import Deviation, deviations_beside
from tarock_reports.verdict.causes import BY_COINCIDENCE

_EQUALS: Final = 4
"""Deviations that explain just as much, the plainest ones, that are also compared with what passed."""
_RIVALS: Final = 8
"""Other values of a ruling, the plainest ones, that are played where one of them agrees with what passed."""
_TESTED: Final = 16
"""Scenarios that passed in which they are played."""


class Cause(NamedTuple):
    """One deviation, or several that are reported as one, and the failures that it explains, the simplest first.

    Last come the failures whose wrong answers were too long to be kept, if the deviations change what is said there.
    ``agrees`` is the number of scenarios that passed and in which the deviations can matter. None agrees with one that
    is played only somewhere, since it does not matter elsewhere, nor with one that explains so few failures that it may
    do so by coincidence, if none of them could have contradicted another value of the same ruling.
    Each of ``equals`` explains the same; none are known if the search ended before they were compared.
    """

    deviations: tuple[Deviation, ...]
    explains: tuple[str, ...]
    agrees: int
    equals: tuple[tuple[Deviation, ...], ...] = ()
    is_compared: bool = False


class Diagnosis(NamedTuple):
    """The causes, those that explain most first, and the failures that they leave ``unexplained``.

    ``contradicted`` are scenarios that passed, but would fail with these deviations.
    ``is_whole`` says that the search came to its end.
    """

    causes: tuple[Cause, ...]
    unexplained: tuple[str, ...]
    contradicted: tuple[str, ...] = ()
    is_whole: bool = True

    @property
    def deviations(self) -> Together:
        """The deviations of all causes."""
        return together(deviation for cause in self.causes for deviation in cause.deviations)


class FoundCauses(NamedTuple):
    """The deviations that a search has ``found``, with what they are compared with."""

    evidence: Replays
    scores: DeviationScores
    readings: ShownReadings
    found: Together

    def cause(self, several: tuple[Deviation, ...]) -> Cause:
        """The cause that one deviation is, or several that are reported as one."""
        rest = with_less(self.found, *several)
        near = [] if several[0].where else self.scores.near(self.found, rest)
        counted = (name for name in near if name in self.evidence.counted)
        agreeing = [name for name in counted if self.scores.has_agreed(name, self.found)]
        explains = self._explained_by(several)
        is_evidence = len(explains) > BY_COINCIDENCE or self._can_contradict(agreeing, several[0])
        cut = (name for name in self.evidence.cut if self.evidence.is_changed(name, self.found, rest))
        return Cause(several, (*explains, *cut), len(agreeing) if is_evidence else 0)

    def _can_contradict(self, agreeing: Sequence[str], one: Deviation) -> bool:
        """Whether another value of the ruling, or another reading, is contradicted by scenarios that agree with one.

        True of what has no other values.
        """
        if one.impostor is None and not one.option:
            return True
        others = sorted(self.scores.akin(one) - {one}, key=lambda deviation: deviation.plainness)
        rivals = [other for other in others if (_path(other), other.option) == (_path(one), one.option)][:_RIVALS]
        return any(not self.scores.is_exact(name, (rival,)) for name in agreeing[:_TESTED] for rival in rivals)

    def _explained_by(self, several: Sequence[Deviation]) -> list[str]:
        """The failures and errors that need these deviations as an explanation, the simplest first."""
        amiss = set(self.evidence.amiss)
        shown = (scenario for scenario in self.scores.shows(several, self.found) if scenario in amiss)
        return self.scores.simplest(shown, self.found)

    def with_equals(self, found: Diagnosis) -> Diagnosis:
        """The same diagnosis, with the equals of each cause, as far as there is time."""
        causes = list(found.causes)
        try:
            for place, cause in enumerate(causes):
                causes[place] = cause._replace(equals=tuple(self._equals(cause)), is_compared=True)
        except EnoughError:
            return found._replace(causes=tuple(causes), is_whole=False)
        return found._replace(causes=tuple(causes))

    def _equals(self, cause: Cause) -> list[tuple[Deviation, ...]]:
        """What could replace a cause; if it has several deviations, as many that are reported as one too."""
        if len(cause.deviations) == 1:
            return [(equal,) for equal in self._equals_of(cause.deviations[0], cause.explains)]
        equals = [self._equals_of(deviation, self._explained_by([deviation])) for deviation in cause.deviations]
        found = grouped_by_cause(chain.from_iterable(equals), self.evidence.rules)
        return [several for several in found if len(several) == len(cause.deviations)]

    def _equals_of(self, one: Deviation, explains: Sequence[str]) -> Iterator[Deviation]:
        """The plainest deviations that could replace one."""
        rest = with_less(self.found, one)
        others = self._others_than(one, rest, explains[0]) if explains else ()
        fitting = (
            other
            for other in others
            if other.id != one.id and self._can_explain(explains, (*rest, other)) and self.readings.is_shown(other)
        )
        unlike = (other for other in fitting if not self._is_the_same(one, other, explains))
        for other in sorted(unlike, key=lambda deviation: deviation.plainness)[:_EQUALS]:
            if self.scores.gain(self.found, together((*rest, other)), least=0) == 0:
                yield other

    def _others_than(self, one: Deviation, rest: Together, scenario: str) -> Sequence[Deviation]:
        """The deviations that a scenario suggests, and those with the values beside one that are none of these."""
        others = self.scores.touching(scenario, rest)
        impostors = (other.impostor for other in others)
        values = {impostor.value for impostor in impostors if impostor and impostor.path == _path(one)}
        beside = deviations_beside(one, self.evidence.rules)
        return [*others, *(other for other in beside if other.impostor and other.impostor.value not in values)]

    def _is_the_same(self, one: Deviation, other: Deviation, scenarios: Sequence[str]) -> bool:
        """Whether two deviations have the same effect, as a reading and the impostor that always plays it."""
        same = self.evidence.has_same_rules
        return all(same(scenario, (one,), (other,)) for scenario in scenarios)

    def _can_explain(self, scenarios: Sequence[str], deviations: Together) -> bool:
        return all(self.scores.is_same(scenario, together(deviations)) for scenario in scenarios)


def _path(one: Deviation) -> str:
    """The ruling that a deviation changes; empty if it changes none."""
    return "" if one.impostor is None else one.impostor.path
