"""The causes that a search has found: what each explains, and what else would explain the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final, NamedTuple

from tarock_checking.diagnose.replays import Replays, Together, together
from tarock_checking.diagnose.search_limits import EnoughError
from tarock_checking.diagnose.shown_readings import ShownReadings
from tarock_checking.diagnose.weighing import Weighing, with_less
from tarock_reference.deviation_groups import grouped_by_cause
from tarock_reference.deviations import Deviation

_EQUALS: Final = 4
"""Deviations that explain just as much, the plainest ones, that are also compared with what passed."""


class Cause(NamedTuple):
    """One deviation, or several that are reported as one, and the failures that it explains, the simplest first.

    ``agrees`` is the number of scenarios that passed and in which the deviations can matter. None agrees with one that
    is played only somewhere, since it does not matter elsewhere.
    Each of ``equals`` explains the same.
    """

    deviations: tuple[Deviation, ...]
    explains: tuple[str, ...]
    agrees: int
    equals: tuple[tuple[Deviation, ...], ...] = ()


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
    weighing: Weighing
    readings: ShownReadings
    found: Together

    def cause(self, several: tuple[Deviation, ...]) -> Cause:
        """The cause that one deviation is, or several that are reported as one."""
        rest = with_less(self.found, *several)
        near = [] if several[0].where else self.weighing.near(rest, self.found)
        agrees = sum(name in self.evidence.counted and self.weighing.has_agreed(name, self.found) for name in near)
        return Cause(several, tuple(self._explained_by(several)), agrees)

    def _explained_by(self, several: Sequence[Deviation]) -> list[str]:
        """The failures and errors that need these deviations as an explanation, the simplest first."""
        amiss = set(self.evidence.amiss)
        shown = (scenario for scenario in self.weighing.shows(several, self.found) if scenario in amiss)
        return self.weighing.simplest(shown, self.found)

    def with_equals(self, found: Diagnosis) -> Diagnosis:
        """The same diagnosis, with the equals of each cause, as far as there is time."""
        causes = list(found.causes)
        try:
            for place, cause in enumerate(causes):
                causes[place] = cause._replace(equals=tuple(self._equals(cause)))
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
        others = self.weighing.touching(explains[0], rest) if explains else ()
        fitting = (
            other
            for other in others
            if other.id != one.id and self._can_explain(explains, (*rest, other)) and self.readings.is_shown(other)
        )
        unlike = (other for other in fitting if not self._is_the_same(one, other, explains))
        for other in sorted(unlike, key=lambda deviation: deviation.plainness)[:_EQUALS]:
            if self.weighing.gain(self.found, together((*rest, other)), least=0) == 0:
                yield other

    def _is_the_same(self, one: Deviation, other: Deviation, scenarios: Sequence[str]) -> bool:
        """Whether two deviations have the same effect, as a reading and the impostor that always plays it."""
        same = self.evidence.has_same_rules
        return all(same(scenario, (one,), (other,)) for scenario in scenarios)

    def _can_explain(self, scenarios: Sequence[str], deviations: Together) -> bool:
        return all(self.weighing.is_same(scenario, together(deviations)) for scenario in scenarios)
