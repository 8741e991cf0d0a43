"""The score of a set of deviations: how much it explains, and what it contradicts."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator
from fractions import Fraction
from itertools import chain
from typing import Final, NamedTuple

from tarock_checking.diagnose.replays import Replays, Together, together
from tarock_reference.deviations import Deviation
from tarock_reference.orders import KnownOrder

AGAINST: Final = 5
"""Failures that a deviation has to explain for each passed scenario that contradicts it.

A deviation that the program really plays is hardly ever contradicted, because the program plays it everywhere.
One that is contradicted more often only looks similar in some of the failures.
"""
_HEARD: Final = 1_500
"""Trials, at most, on the simplest failures, to find what explains most of them."""
_ROWS: Final = 3
"""Rows of one table that count among the simplest failures."""
_ERRED: Final = 48
"""Errors that are considered at a time, roughly; a program may report errors for many reasons besides a rule."""


_ENDS: Final = (min, max)
"""What picks the numbers of a ruling that are tried before all others of it."""


class DeviationScores:
    """Compares deviations with what a program said."""

    def __init__(self, evidence: Replays, candidates: Iterable[Deviation], orders: Iterable[KnownOrder] = ()) -> None:
        self.evidence = evidence
        self.orders = tuple(orders)
        self.candidates = tuple(candidates)
        self._by_clause: defaultdict[str, list[Deviation]] = defaultdict(list)
        for candidate in self.candidates:
            for clause in candidate.clauses:
                self._by_clause[clause].append(candidate)

    def is_same(self, scenario: str, deviations: Together) -> bool:
        """Whether the program says what an engine with these deviations says; those that do not matter are left out."""
        return self.evidence.replay(scenario, deviations).is_same

    def has_agreed(self, scenario: str, deviations: Together) -> bool:
        """Whether the same is said, and the scenario can be asked with these deviations."""
        replay = self.evidence.replay(scenario, deviations)
        return replay.is_same and replay.is_evidence

    def is_exact(self, scenario: str, deviations: Together) -> bool:
        """Whether the program says what an engine with all these deviations says."""
        return self.evidence.replay_of_all(scenario, deviations).is_same

    def explained(self, deviations: Together, least: int = 0) -> int:
        """How many failures and errors all these deviations explain.

        Stops early if the number cannot reach ``least`` any more; then an upper bound below ``least`` is returned.
        """
        most = len(self.evidence.amiss)
        for scenario in self.evidence.amiss:
            if most < least:
                break
            most -= not self.is_exact(scenario, deviations)
        return most

    def unlike(self, deviations: Together) -> list[str]:
        """Where the program says something else: failures, then some errors, then passed ones, each simplest first.

        Nothing else can be made of what passed and cannot be asked with these deviations.
        """
        failed = (scenario for scenario in self.evidence.failed if not self.is_same(scenario, deviations))
        errored = [scenario for scenario in self.evidence.errored if not self.is_same(scenario, deviations)]
        passed = (
            scenario
            for scenario in self.evidence.passed
            if not (self.is_same(scenario, deviations) or self.evidence.is_invalid_by(scenario, deviations))
        )
        return [
            scenario
            for these in (failed, errored[:: 1 + len(errored) // _ERRED], passed)
            for scenario in self.simplest(these, deviations)
        ]

    def simplest(self, scenarios: Iterable[str], deviations: Together) -> list[str]:
        """The scenarios in order: first those whose answers name the fewest clauses."""
        return sorted(scenarios, key=lambda scenario: (len(self.evidence.replay(scenario, deviations).named), scenario))

    def few_of_each(self, simplest: Iterable[str], deviations: Together) -> Iterator[str]:
        """The simplest failures, few rows of each table, as long as all trials on them stay below the limit."""
        alike: Counter[str] = Counter()
        tried = 0
        for scenario in simplest:
            table = scenario.partition("[")[0]
            alike[table] += 1
            if alike[table] > _ROWS:
                continue
            tried += len(self.touching(scenario, deviations))
            if tried > _HEARD:
                return
            yield scenario

    def touching(self, scenario: str, deviations: Together) -> list[Deviation]:
        """The other deviations whose clauses are named in a scenario by an engine with these deviations.

        Numbers of which neither the least nor the greatest changes anything there are left out.
        """
        replay = self.evidence.replay(scenario, deviations)
        clauses = sorted(replay.named | replay.fields)
        known = {deviation.id: deviation for clause in clauses for deviation in self._by_clause.get(clause, ())}
        found = [deviation for deviation in known.values() if deviation not in deviations]
        numbers: defaultdict[str, list[Deviation]] = defaultdict(list)
        for deviation in found:
            if deviation.number is not None:
                numbers[deviation.point].append(deviation)
        idle = {
            point
            for point, several in numbers.items()
            if len(several) > len(_ENDS)
            and all(
                self.evidence.replay(scenario, with_more(deviations, end(several, key=_number))).digest == replay.digest
                for end in _ENDS
            )
        }
        return [deviation for deviation in found if deviation.number is None or deviation.point not in idle]

    def akin(self, one: Deviation) -> set[Deviation]:
        """All deviations that share a clause with one, itself included, also where no answer names the clause."""
        return {deviation for clause in one.clauses for deviation in self._by_clause.get(clause, ())}

    def shows(self, some: Collection[Deviation], deviations: Together) -> list[str]:
        """The scenarios where the program says what an engine with all deviations says, and not one without some."""
        without = with_less(deviations, *some)
        near = self.near(deviations, without)
        return [
            scenario for scenario in near if self.is_same(scenario, deviations) and not self.is_same(scenario, without)
        ]

    def contradicted(self, deviations: Together) -> list[str]:
        """The scenarios that passed, but would fail with all these deviations."""
        return [scenario for scenario in self.evidence.passed if not self.is_exact(scenario, deviations)]

    def gain(self, before: Together, after: Together, least: int | None = None) -> int:
        """How many more scenarios agree with the program if ``after`` is played instead of ``before``.

        Stops early if the number cannot reach ``least`` any more; then an upper bound below ``least`` is returned.
        """
        near = self.near(before, after)
        alike = [scenario for scenario in near if self.is_same(scenario, before)]
        gained = sum(self.is_same(scenario, after) for scenario in {*near}.difference(alike))
        for scenario in alike:
            if least is not None and gained < least:
                break
            gained -= not self.is_same(scenario, after)
        return gained

    def near(self, before: Together, after: Together) -> list[str]:
        """The scenarios in which the two can differ: failures, passed ones that cite what changed, then the others."""
        changed = {*before} ^ {*after}
        near = dict.fromkeys(chain.from_iterable(self.evidence.touched(changed, these) for these in (before, ())))
        amiss = {*self.evidence.amiss}
        return sorted(near, key=lambda scenario: scenario not in amiss and not self._is_about(scenario, changed))

    def _is_about(self, scenario: str, changed: Iterable[Deviation]) -> bool:
        return any(self.evidence.is_about(scenario, deviation) for deviation in changed)

    def best(self, now: Together, tried: Iterable[Together]) -> Together | None:
        """The deviations that gain most over those played now, the plainest of equals; none if nothing gains.

        The gain is never more than the number of mended scenarios. So what mends most is compared with the rest first,
        and what mends too little to become the best is not compared at all.
        """
        amiss = {scenario for scenario in self.evidence.everything if not self.is_same(scenario, now)}
        mending = [
            _Mending(self._mended(amiss, now, deviations), _plainness(deviations, now), deviations)
            for deviations in dict.fromkeys(tried)
        ]
        best: _Mending | None = None
        for chance in sorted(mending, key=_Mending.rank):
            least = 1 if best is None else best.gain
            if chance.gain < least or (best is not None and chance.rank() > best.rank()):
                break
            found = chance._replace(gain=self.gain(now, chance.deviations, least=least))
            if found.gain >= least and (best is None or found.rank() < best.rank()):
                best = found
        return None if best is None else best.deviations

    def _mended(self, amiss: Collection[str], now: Together, tried: Together) -> int:
        return sum(scenario in amiss and self.is_same(scenario, tried) for scenario in self.near(now, tried))


def _number(one: Deviation) -> int | Fraction:
    return one.number or 0


class _Mending(NamedTuple):
    """Deviations that could be played, how much they gain, at most before that is known, and how plain they are."""

    gain: int
    plainness: tuple[object, ...]
    deviations: Together

    def rank(self) -> tuple[int, tuple[object, ...]]:
        """The key for sorting: the highest gain first, then the plainest."""
        return -self.gain, self.plainness


def _plainness(deviations: Together, now: Together) -> tuple[object, ...]:
    """How plain some deviations are: their number, then the least plain of those that are not played now."""
    return len(deviations), max((deviation.plainness for deviation in deviations if deviation not in now), default=())


def with_more(found: Together, *more: Deviation) -> Together:
    """The found deviations with more of them; those that decide the same point are replaced."""
    points = {deviation.point for deviation in more}
    return together((*(deviation for deviation in found if deviation.point not in points), *more))


def with_less(found: Together, *gone: Deviation) -> Together:
    """The found deviations without those that are gone."""
    return together(deviation for deviation in found if deviation not in gone)
