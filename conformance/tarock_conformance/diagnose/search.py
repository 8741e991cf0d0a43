"""The search for the deviations that a program plays: exact replay, the simplest failure first.

A deviation is taken where it makes an engine of ours say, in some failure, just what the program said there, and stays
only if it explains more than it contradicts. What no single one explains is tried with two at once. In the end whatever
explains nothing beside the others goes.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple

from tarock_conformance.diagnose.replays import EnoughError, Together, together

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from tarock_conformance.diagnose.replays import Replays
    from tarock_reference.deviations import Deviation

_AT_FIRST: Final = 25
"""Whoever answers so that nothing explains any of so many failures, the simplest, plays by no rules like these."""
_PAIRED: Final = 32
"""How many deviations are tried two at a time on one failure, the most telling ones."""
_SWAPPED: Final = 3
"""On how many failures that something explains it is tried whether something else explains more."""
_LOOKED_AT: Final = 24
"""On how many failures two at once are tried before the look for them is given up."""
_UNNAMED: Final = 6
"""On how many failures at a time everything is tried, also what no answer names."""


class Cause(NamedTuple):
    """A deviation that a program plays: the failures that it ``explains``, those that it explains ``alone`` first.

    ``agrees`` is the number of scenarios that passed although its clauses are among their grounds. ``equals`` are other
    deviations that explain just the same.
    """

    deviation: Deviation
    explains: tuple[str, ...]
    agrees: int
    equals: tuple[Deviation, ...] = ()


class Diagnosis(NamedTuple):
    """The causes, those that explain most first, the failures that they leave ``unexplained``, and what contradicts.

    ``contradicted`` are scenarios that passed although they would not with these deviations. ``is_whole`` says that the
    look came to its end.
    """

    causes: tuple[Cause, ...]
    unexplained: tuple[str, ...]
    contradicted: tuple[str, ...] = ()
    is_whole: bool = True

    @property
    def deviations(self) -> Together:
        """All that were found."""
        return together(one.deviation for one in self.causes)


def diagnose(
    evidence: Replays, candidates: Iterable[Deviation], step: Callable[[int, int], None] = lambda *_: None
) -> Diagnosis:
    """What a program plays, of ``candidates``; ``step`` hears how many failures of how many are explained so far."""
    search = _Search(evidence, candidates)
    is_whole = True
    try:
        while search.goes_on():
            step(len(evidence.failed) - len(search.unexplained), len(evidence.failed))
    except EnoughError:
        is_whole = False
    evidence.plays_on()
    return search.diagnosis()._replace(is_whole=is_whole)


class _Search:
    def __init__(self, evidence: Replays, candidates: Iterable[Deviation]) -> None:
        self._evidence = evidence
        self._candidates = tuple(candidates)
        self._by_clause: defaultdict[str, list[Deviation]] = defaultdict(list)
        for one in self._candidates:
            for clause in one.clauses:
                self._by_clause[clause].append(one)
        self._found: Together = ()
        self._hard: set[str] = set()
        self._everything = (*evidence.failed, *evidence.passed)

    # -------------------------------------------------------------------------------------------- what is found

    @property
    def unexplained(self) -> list[str]:
        """The failures that what was found leaves unexplained, the simplest first."""
        left = (one for one in self._evidence.failed if not self._exactly(one, self._found))
        return self._simplest(left)

    def goes_on(self) -> bool:
        """Take what explains most of the simplest failure that something explains; false where nothing does."""
        left = self.unexplained
        ways = (self._singles(left), self._swaps(left), self._unnamed(left), self._pairs(left))
        better = next((found for way in ways for found in way), None)
        if better is None:
            return False
        self._found = better
        return True

    def diagnosis(self) -> Diagnosis:
        """What was found, without what explains nothing beside the rest."""
        self._prune()
        causes = sorted(map(self._cause, self._found), key=lambda one: (-len(one.explains), one.deviation.plainness))
        broken = tuple(one for one in self._evidence.passed if not self._exactly(one, self._found))
        return Diagnosis(tuple(causes), tuple(self.unexplained), broken)

    # ------------------------------------------------------------------------------------------------- the steps

    def _singles(self, left: Sequence[str]) -> Iterator[Together]:
        for number, scenario in enumerate(left):
            if number >= _AT_FIRST and not self._found:
                raise EnoughError
            tried = (self._with(one) for one in self._touching(scenario))
            if best := self._best(one for one in tried if self._exactly(scenario, one)):
                yield best

    def _unnamed(self, left: Sequence[str]) -> Iterator[Together]:
        """As single ones, of those whose clauses no answer names."""
        for scenario in self._hard_ones(left)[:_UNNAMED]:
            touching = set(self._touching(scenario))
            others = (one for one in self._candidates if one not in touching and one not in self._found)
            tried = (self._with(one) for one in others)
            if best := self._best(one for one in tried if self._exactly(scenario, one)):
                yield best

    def _hard_ones(self, left: Sequence[str]) -> Sequence[str]:
        """Those at which it is worth a long look: each of them gets one, and only so many do."""
        return [one for one in left if one not in self._hard][: max(0, _LOOKED_AT - len(self._hard))]

    def _swaps(self, left: Sequence[str]) -> Iterator[Together]:
        """What explains more where something else stands in the place of one that was found."""
        for one in self._found:
            without = together(each for each in self._found if each is not one)
            worse = [each for each in self._near(without, self._found) if self._worse(each, without)]
            for scenario in (*self._simplest(worse)[:_SWAPPED], *left[:_SWAPPED]):
                tried = (together((*without, other)) for other in self._touching(scenario, without))
                if best := self._best(each for each in tried if self._exactly(scenario, each)):
                    yield best

    def _pairs(self, left: Sequence[str]) -> Iterator[Together]:
        for scenario in self._hard_ones(left):
            self._hard.add(scenario)
            now = self._evidence.replay(scenario, self._found)
            changing = []
            for one in self._touching(scenario):
                replay = self._evidence.replay(scenario, self._with(one))
                if replay.digest != now.digest:
                    changing.append((-replay.agreed, one.plainness, one))
            few = [one for *_, one in sorted(changing, key=lambda each: each[:2])[:_PAIRED]]
            tried = (self._with(*pair) for pair in combinations(few, 2) if pair[0].point != pair[1].point)
            if best := self._best(one for one in tried if self._exactly(scenario, one)):
                yield best

    def _best(self, tried: Iterable[Together]) -> Together | None:
        """What explains most more than it contradicts, the plainest of equals; none where nothing explains more."""
        scored = [(self._gain(self._found, one), one) for one in tried]
        good = [(-gain, len(one), max(each.plainness for each in one), one) for gain, one in scored if gain > 0]
        return min(good, key=lambda each: each[:3])[-1] if good else None

    def _prune(self) -> None:
        """Let go of whatever explains nothing beside the rest, as long as there is something."""
        while True:
            now = self._explained(self._found)
            fewer = [together(each for each in self._found if each is not one) for one in self._found]
            good = [(-self._explained(one), place) for place, one in enumerate(fewer) if self._explained(one) >= now]
            good = [(score, place) for score, place in good if self._gain(self._found, fewer[place]) >= 0]
            if not good:
                return
            self._found = fewer[min(good)[1]]

    def _explained(self, deviations: Together) -> int:
        """How many failures some deviations explain, none of them left aside."""
        return sum(self._exactly(one, deviations) for one in self._evidence.failed)

    def _cause(self, one: Deviation) -> Cause:
        without = together(each for each in self._found if each is not one)
        explains = [each for each in self._near(without, self._found) if self._worse(each, without)]
        failed = set(self._evidence.failed)
        told = sorted((each for each in explains if each in failed), key=lambda each: len(self._named(each)))
        near = self._near(without, self._found)
        agrees = sum(each not in failed and self._same(each, self._found) for each in near)
        return Cause(one, tuple(told), agrees, tuple(self._equals(one, without, told)))

    def _worse(self, scenario: str, without: Together) -> bool:
        return self._same(scenario, self._found) and not self._same(scenario, without)

    def _equals(self, one: Deviation, without: Together, explains: Sequence[str]) -> Iterator[Deviation]:
        """The deviations that could stand in the place of one."""
        if not explains:
            return
        for other in self._touching(explains[0]):
            if other.id == one.id or other in without:
                continue
            instead = together((*without, other))
            if self._same(explains[0], instead) and self._gain(self._found, instead) == 0:
                yield other

    # ---------------------------------------------------------------------------------------------- what is said

    def _with(self, *more: Deviation) -> Together:
        """What was found with more beside it, in the place of what decides the same."""
        points = {one.point for one in more}
        return together((*(one for one in self._found if one.point not in points), *more))

    def _simplest(self, scenarios: Iterable[str]) -> list[str]:
        """The scenarios in whose answers the fewest clauses are named first."""
        return sorted(scenarios, key=lambda one: (len(self._named(one)), one))

    def _touching(self, scenario: str, found: Together | None = None) -> list[Deviation]:
        """The deviations whose clauses an answer names as things stand, or as they stand with others ``found``."""
        clauses = sorted(self._named(scenario) if found is None else self._evidence.replay(scenario, found).named)
        known = {one.id: one for clause in clauses for one in self._by_clause.get(clause, ())}
        return [one for one in known.values() if one not in self._found]

    def _gain(self, before: Together, after: Together) -> int:
        """How many scenarios more are said as the program says them."""
        gain = 0
        for one in self._near(before, after):
            gain += self._same(one, after) - self._same(one, before)
        return gain

    def _near(self, before: Together, after: Together) -> list[str]:
        """The scenarios in which it can matter which of the two is played."""
        changed = {*before} ^ {*after}
        return [
            one for one in self._everything if any(self._evidence.can_matter(each, one, before) for each in changed)
        ]

    def _same(self, scenario: str, deviations: Together) -> bool:
        return self._evidence.replay(scenario, deviations).is_same

    def _exactly(self, scenario: str, deviations: Together) -> bool:
        """The same, with none of them left aside."""
        return self._evidence.replay_of_all(scenario, deviations).is_same

    def _named(self, scenario: str) -> frozenset[str]:
        return self._evidence.replay(scenario, self._found).named
