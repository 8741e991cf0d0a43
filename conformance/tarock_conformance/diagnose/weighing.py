"""The score of a set of deviations: how much it explains, and what it contradicts."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Final, NamedTuple

from tarock_conformance.diagnose.replays import Together, together

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from tarock_conformance.diagnose.replays import Replays
    from tarock_reference.deviations import Deviation


AGAINST: Final = 5
"""So many failures have to be explained for each scenario that passed although it should not have.

What a program plays by its rules contradicts next to nothing: it says the same wherever the rule is asked for. What is
contradicted more often only looks alike in some of the failures.
"""
_ERRED: Final = 48
"""At how many errors it is looked at a time; a program may err for a hundred reasons that are no rule's."""


class Weighing:
    """Deviations held against what a program said."""

    def __init__(self, evidence: Replays, candidates: Iterable[Deviation]) -> None:
        self.evidence = evidence
        self.candidates = tuple(candidates)
        self._by_clause: defaultdict[str, list[Deviation]] = defaultdict(list)
        for one in self.candidates:
            for clause in one.clauses:
                self._by_clause[clause].append(one)

    def same(self, scenario: str, deviations: Together) -> bool:
        """Whether the program says what an engine with these deviations says, those that do not matter left aside."""
        return self.evidence.replay(scenario, deviations).is_same

    def exactly(self, scenario: str, deviations: Together) -> bool:
        """The same, with none of them left aside."""
        return self.evidence.replay_of_all(scenario, deviations).is_same

    def explained(self, deviations: Together, least: int = 0) -> int:
        """How many of what went wrong some deviations explain, none of them left aside.

        Where it can no more become ``least`` the rest is left, and it is told how many it could have been at most.
        """
        most = len(self.evidence.amiss)
        for one in self.evidence.amiss:
            if most < least:
                break
            most -= not self.exactly(one, deviations)
        return most

    def unlike(self, deviations: Together) -> list[str]:
        """Where the program says something else: the simplest failures first, then its errors, then what passed."""
        failed = (one for one in self.evidence.failed if not self.exactly(one, deviations))
        errored = [one for one in self.evidence.errored if not self.exactly(one, deviations)]
        passed = (one for one in self.evidence.passed if not self.same(one, deviations))
        return [
            each
            for these in (failed, errored[:: 1 + len(errored) // _ERRED], passed)
            for each in self.simplest(these, deviations)
        ]

    def simplest(self, scenarios: Iterable[str], deviations: Together) -> list[str]:
        """The scenarios in whose answers the fewest clauses are named first."""
        return sorted(scenarios, key=lambda one: (len(self.evidence.replay(one, deviations).named), one))

    def touching(self, scenario: str, deviations: Together) -> list[Deviation]:
        """The other deviations whose clauses an answer names as an engine with these deviations gives it."""
        replay = self.evidence.replay(scenario, deviations)
        clauses = sorted(replay.named | replay.fields)
        known = {one.id: one for clause in clauses for one in self._by_clause.get(clause, ())}
        return [one for one in known.values() if one not in deviations]

    def akin(self, one: Deviation) -> set[Deviation]:
        """All that is about one of the same clauses, itself included; it may be so where no answer names them."""
        return {each for clause in one.clauses for each in self._by_clause.get(clause, ())}

    def shows(self, some: Collection[Deviation], deviations: Together) -> list[str]:
        """The scenarios that are said as the program says them with all these deviations, and not without some."""
        without = with_less(deviations, *some)
        near = self.near(without, deviations)
        return [each for each in near if self.same(each, deviations) and not self.same(each, without)]

    def contradicted(self, deviations: Together) -> list[str]:
        """The scenarios that passed although they would not with these deviations, none of them left aside."""
        return [one for one in self.evidence.passed if not self.exactly(one, deviations)]

    def gain(self, before: Together, after: Together, least: int | None = None) -> int:
        """How many scenarios more are said as the program says them.

        Where it can no more become ``least`` the rest is left, and it is told how many it could have been at most.
        """
        near = self.near(before, after)
        told = {one: self.same(one, before) for one in near}
        most = sum(not is_same for is_same in told.values())
        for one in near:
            if least is not None and most < least:
                break
            most -= not self.same(one, after)
        return most

    def near(self, before: Together, after: Together) -> list[str]:
        """The scenarios in which it can matter which of the two is played; of what passed first what is about it."""
        changed = {*before} ^ {*after}
        near = [
            one
            for one in self.evidence.everything
            if any(self.evidence.any_can_matter(changed, one, these) for these in (before, after))
        ]
        amiss = {*self.evidence.amiss}
        return sorted(near, key=lambda one: one not in amiss and not self._is_about(one, changed))

    def _is_about(self, scenario: str, changed: Iterable[Deviation]) -> bool:
        return any(self.evidence.cites(scenario, one) for one in changed)

    def best(self, now: Together, tried: Iterable[Together]) -> Together | None:
        """What explains most more than it contradicts, the plainest of equals; none where nothing explains more.

        Nothing explains more than it mends. So what mends most is held against the rest first, and what mends too
        little, or as little and is less plain, is not held against anything.
        """
        amiss = [one for one in self.evidence.everything if not self.same(one, now)]
        mending = [_Mending(sum(self.same(each, one) for each in amiss), _plainness(one, now), one) for one in tried]
        best: _Mending | None = None
        for one in sorted(mending, key=_Mending.rank):
            least = 1 if best is None else best.gain
            if one.gain < least or (best is not None and one.rank() > best.rank()):
                break
            found = one._replace(gain=self.gain(now, one.deviations, least=least))
            if found.gain >= least and (best is None or found.rank() < best.rank()):
                best = found
        return None if best is None else best.deviations


class _Mending(NamedTuple):
    """What would be played, how much more that explains at most, and how plain it is."""

    gain: int
    plainness: tuple[object, ...]
    deviations: Together

    def rank(self) -> tuple[int, tuple[object, ...]]:
        """What comes first."""
        return -self.gain, self.plainness


def _plainness(deviations: Together, now: Together) -> tuple[object, ...]:
    """How plain it is to play these: how many they are, and how plain those that are not played now."""
    return len(deviations), max((one.plainness for one in deviations if one not in now), default=())


def with_more(found: Together, *more: Deviation) -> Together:
    """What was found with more beside it, in the place of what decides the same."""
    points = {one.point for one in more}
    return together((*(one for one in found if one.point not in points), *more))


def with_less(found: Together, *gone: Deviation) -> Together:
    """What was found, and these not."""
    return together(one for one in found if one not in gone)
