"""Searches for the deviations that a program plays: exact replay, simplest failures first.

Everything is tried on the simplest failures. What makes an engine of ours say just what the program said in most of
these is held against all that was said, and is taken if it explains more than it contradicts. Whatever explains nothing
beside the others then goes; one may come in the place of several, and what no single one explains is tried with two.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import chain, combinations
from typing import TYPE_CHECKING, Final, NamedTuple

from tarock_conformance.diagnose.looking import EnoughError
from tarock_conformance.diagnose.replays import Together, together
from tarock_conformance.diagnose.shown_readings import ShownReadings
from tarock_conformance.diagnose.standing_in import fewer
from tarock_conformance.diagnose.weighing import AGAINST, Weighing, with_less, with_more
from tarock_reference.alike import told_as_one
from tarock_reference.deviations import DeviationKind

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from tarock_conformance.diagnose.replays import Replays
    from tarock_reference.deviations import Deviation

_AT_FIRST: Final = 25
"""Whoever answers so that nothing explains any of so many failures, the simplest, plays by no rules like these."""
_PAIRED: Final = 32
"""How many deviations are tried two at a time on one failure, the most telling ones."""
_PAIRS: Final = 200
"""How many pairs of them, those of the most telling first."""
_HEARD: Final = 1_500
"""How many times something is tried on the simplest failures, to hear what explains most of them."""
_ROWS: Final = 3
"""How many rows of a table are heard."""
_SPREAD: Final = 4
"""How many of all failures are heard where the simplest tell nothing."""
_ELECTED: Final = 8
"""How many of those that explain most of them are held against everything."""
_SWAPPED: Final = 3
"""On how many failures that something explains it is tried whether something else explains more."""
_MENDED: Final = 24
"""Of so many scenarios that are said otherwise a swap has to mend one, and is the better the more it mends."""
_LOOKED_AT: Final = 16
"""On how many failures two at once are tried before the look for them is given up."""
_UNNAMED: Final = 3
"""On how many failures at a time everything is tried, also what no answer names."""

_EQUALS: Final = 4
"""How many that explain just as much are held against all that passed."""


class Cause(NamedTuple):
    """What a program plays otherwise, a deviation or several that are told as one, and the failures that it explains.

    A failure is explained once, however many of them it takes; the simplest come first. ``agrees`` is the number of
    scenarios that passed although the clauses are among their grounds. Each of ``equals`` explains just the same.
    """

    deviations: tuple[Deviation, ...]
    explains: tuple[str, ...]
    agrees: int
    equals: tuple[tuple[Deviation, ...], ...] = ()


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
        return together(each for one in self.causes for each in one.deviations)


def diagnose(
    evidence: Replays, candidates: Iterable[Deviation], step: Callable[[int, int], None] = lambda *_: None
) -> Diagnosis:
    """What a program plays, of ``candidates``; ``step`` hears how many failures of how many are explained so far."""
    search = _Search(evidence, candidates)
    is_whole = True
    try:
        while search.goes_on() or search.learns() or search.gives_up():
            step(len(evidence.failed) - len(search.credits()), len(evidence.failed))
    except EnoughError:
        is_whole = False
    evidence.tell(at_once=not is_whole)
    by_then = search.diagnosis_by_then()
    try:
        found = search.diagnosis()
    except EnoughError:
        return by_then
    return search.with_equals(found._replace(is_whole=is_whole))


class _Search:
    def __init__(self, evidence: Replays, candidates: Iterable[Deviation]) -> None:
        self._evidence = evidence
        self._weighing = Weighing(evidence, candidates)
        self._found: Together = ()
        self._hard: set[str] = set()
        self._fewest: set[Together] = set()
        self._credited: dict[str, Together] = {}
        self._readings = ShownReadings(self._weighing)

    # -------------------------------------------------------------------------------------------- what is found

    @property
    def unexplained(self) -> list[str]:
        """The failures that what was found leaves unexplained, the simplest first."""
        left = (one for one in self._evidence.failed if not self._weighing.exactly(one, self._found))
        return self._weighing.simplest(left, self._found)

    def credits(self) -> list[str]:
        """The same; what is explained for the first time is put down to what was found by then and not before."""
        left = self.unexplained
        unlike = {*left}
        before = {one for each in self._credited.values() for one in each}
        fresh = together(one for one in self._found if one not in before) or self._found
        explained = [one for one in self._evidence.failed if one not in unlike]
        self._credited = {one: self._credited.get(one, fresh) for one in explained}
        return left

    def diagnosis_by_then(self) -> Diagnosis:
        """What was found, without looking at anything: each failure stands by what explained it first."""
        causes = []
        taken: set[str] = set()
        for several in told_as_one(self._found, self._evidence.rules):
            mine = [one for one, by in self._credited.items() if one not in taken and not {*by}.isdisjoint(several)]
            taken.update(mine)
            if mine:
                causes.append(Cause(several, tuple(mine), 0))
        causes.sort(key=lambda one: (-len(one.explains), one.deviations[0].plainness))
        left = tuple(one for one in self._evidence.failed if one not in taken)
        return Diagnosis(tuple(causes), left, is_whole=False)

    def goes_on(self) -> bool:
        """Take what explains most of the simplest failure that something explains; false where nothing does."""
        left = self._weighing.unlike(self._found)
        more = (self._elected, self._singles, self._swaps, self._fewer, self._unnamed, self._pairs)
        ways = (self._drops, *(more if left else (self._fewer,)))
        better = next((found for way in ways for found in way(left)), None)
        if better is None:
            return False
        self._found = better
        return True

    def learns(self) -> bool:
        """Look where what was found matters although no answer says so; false where that is known."""
        return self._evidence.learns(self._found)

    def gives_up(self) -> bool:
        """Let go for good of what most that passed speaks against, or no answer shows; false where that is nothing."""
        gone = self._refuted() or next((one for one in self._found if not self._is_shown(one)), None)
        if gone is None:
            return False
        self._weighing = Weighing(self._evidence, (one for one in self._weighing.candidates if one is not gone))
        rest = with_less(self._found, gone)
        self._found = self._readings.replaced(gone, rest) if gone.kind is DeviationKind.READING else rest
        return True

    def _is_shown(self, one: Deviation) -> bool:
        """Whether an answer shows it: what explains nothing but errors that the program reports is in none."""
        amiss, errored = {*self._evidence.amiss}, {*self._evidence.errored}
        shows = amiss.intersection(self._weighing.shows([one], self._found)) if errored else amiss
        return self._readings.is_shown(one) and not (shows and shows <= errored)

    def _refuted(self) -> Deviation | None:
        """What is contradicted most for what it explains, if anything is refuted; others may be innocent without it."""
        broken = self._weighing.contradicted(self._found)
        worst: tuple[Fraction, Deviation] | None = None
        for one in self._found if broken else ():
            rest = with_less(self._found, one)
            against = sum(self._weighing.exactly(each, rest) for each in broken)
            share = Fraction(against, len(self._weighing.shows([one], self._found)) or 1)
            if share * AGAINST > 1 and (worst is None or share > worst[0]):
                worst = share, one
        return None if worst is None else worst[1]

    def diagnosis(self) -> Diagnosis:
        """What was found, without what explains nothing beside the rest, or what is refuted."""
        self._prune()
        while self.gives_up():
            self._prune()
        causes = [self._cause(several) for several in told_as_one(self._found, self._evidence.rules)]
        causes.sort(key=lambda one: (-len(one.explains), one.deviations[0].plainness))
        return Diagnosis(tuple(causes), tuple(self.unexplained), tuple(self._weighing.contradicted(self._found)))

    # ------------------------------------------------------------------------------------------------- the steps

    def _elected(self, left: Sequence[str]) -> Iterator[Together]:
        """The best of those that explain most of the simplest failures, or else most of some among all of them."""
        simplest = self._weighing.simplest(left, self._found)
        for heard in (self._heard(simplest), _spread(simplest)):
            votes: Counter[Deviation] = Counter()
            for one in heard:
                votes.update(each for each in self._touching(one) if self._weighing.exactly(one, self._with(each)))
            elected = sorted(votes, key=lambda one: (-votes[one], one.plainness))[:_ELECTED]
            if best := self._weighing.best(self._found, map(self._with, elected)):
                yield best

    def _heard(self, simplest: Sequence[str]) -> Iterator[str]:
        """The first of them, few of those alike, as many as there is time to try everything on."""
        alike: Counter[str] = Counter()
        tried = 0
        for scenario in simplest:
            table = scenario.partition("[")[0]
            alike[table] += 1
            if alike[table] > _ROWS:
                continue
            tried += len(self._touching(scenario))
            if tried > _HEARD:
                return
            yield scenario

    def _singles(self, left: Sequence[str]) -> Iterator[Together]:
        for scenario in left if self._found else left[:_AT_FIRST]:
            yield from self._taken(scenario, (self._with(one) for one in self._touching(scenario)))

    def _unnamed(self, left: Sequence[str]) -> Iterator[Together]:
        """As single ones, of those whose clauses no answer names."""
        for scenario in self._hard_ones(left)[:_UNNAMED]:
            touching = set(self._touching(scenario))
            others = (one for one in self._weighing.candidates if one not in touching and one not in self._found)
            yield from self._taken(scenario, map(self._with, others))

    def _hard_ones(self, left: Sequence[str]) -> Sequence[str]:
        """Those at which it is worth a long look: each of them gets one, only so many do, and of those alike the first.

        Alike are the rows of a table: what explains none in one of them explains none in the others, most likely.
        """
        unalike: dict[str, str] = {}
        for one in left:
            if one not in self._hard:
                unalike.setdefault(one.partition("[")[0], one)
        return list(unalike.values())[: max(0, _LOOKED_AT - len(self._hard))]

    def _swaps(self, left: Sequence[str]) -> Iterator[Together]:
        """What explains more where something else stands in the place of one that was found.

        What has failures said that nothing explains comes first: what has most of them said is also looked at where it
        matters although no answer says so. What has a scenario said that the one in whose place it stands explains has
        to mend some of these failures beside.
        """
        fitting = [each for one in self._found for scenario in left[:_SWAPPED] for each in self._fitting(scenario, one)]
        if best := self._weighing.best(self._found, fitting):
            yield best
        most = max(fitting, key=lambda each: self._mended(each, left), default=())
        if self._evidence.learns(most) and (best := self._weighing.best(self._found, fitting)):
            yield best
        for one in self._found:
            for scenario in self._weighing.simplest(self._weighing.shows([one], self._found), self._found)[:_SWAPPED]:
                mending = (each for each in self._in_its_place(scenario, one) if self._mends(each, left))
                yield from self._taken(scenario, mending)

    def _fitting(self, scenario: str, one: Deviation) -> Iterator[Together]:
        """What has a scenario said as the program says it, with something in the place of one."""
        return (each for each in self._in_its_place(scenario, one) if self._weighing.exactly(scenario, each))

    def _in_its_place(self, scenario: str, one: Deviation) -> Iterator[Together]:
        """What might be played, with something in the place of one."""
        rest = with_less(self._found, one)
        others = {*self._weighing.touching(scenario, rest), *self._weighing.akin(one)} - {one}
        return (with_more(rest, other) for other in sorted(others, key=lambda each: each.id))

    def _mended(self, tried: Together, left: Sequence[str]) -> int:
        return sum(self._weighing.exactly(each, tried) for each in left[:_MENDED])

    def _mends(self, tried: Together, left: Sequence[str]) -> bool:
        return any(self._weighing.exactly(each, tried) for each in left[:_MENDED])

    def _drops(self, _: Sequence[str]) -> Iterator[Together]:
        """What explains no less where one that was found does not stand beside the others."""
        rests = (with_less(self._found, one) for one in self._found)
        gains = [(self._weighing.gain(self._found, rest, least=0), rest) for rest in rests]
        gain, rest = max(gains, key=lambda one: one[0], default=(-1, ()))
        if gain >= 0:
            yield rest

    def _fewer(self, _: Sequence[str]) -> Iterator[Together]:
        """What explains no less with one in the place of several that were found, or with two in the place of more."""
        if self._found in self._fewest:
            return
        if less := fewer(self._weighing, self._found):
            yield less
        self._fewest.add(self._found)

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
            yield from self._taken(scenario, (self._with(*pair) for pair in _pairs_of(few)))

    def _taken(self, scenario: str, tried: Iterable[Together]) -> Iterator[Together]:
        """The best of what is tried and has a scenario said as the program says it, where it explains more."""
        fitting = (one for one in tried if self._weighing.exactly(scenario, one))
        if best := self._weighing.best(self._found, fitting):
            yield best

    def _prune(self) -> None:
        """Let go of whatever explains nothing beside the rest, as long as there is something."""
        explained = self._weighing.explained
        while True:
            now = explained(self._found)
            fewer = [with_less(self._found, one) for one in self._found]
            scores = [explained(one, least=now) for one in fewer]
            good = [(-score, place) for place, score in enumerate(scores) if score >= now]
            good = [(score, place) for score, place in good if self._weighing.gain(self._found, fewer[place]) >= 0]
            if not good:
                return
            self._found = fewer[min(good)[1]]

    # ------------------------------------------------------------------------------------------------- the causes

    def _cause(self, several: tuple[Deviation, ...]) -> Cause:
        rest = with_less(self._found, *several)
        near = self._weighing.near(rest, self._found)
        agrees = sum(each in self._evidence.counted and self._weighing.same(each, self._found) for each in near)
        return Cause(several, tuple(self._explained_by(several)), agrees)

    def _explained_by(self, several: Sequence[Deviation]) -> list[str]:
        """What went wrong and would not without these, the simplest first."""
        amiss = set(self._evidence.amiss)
        shown = (each for each in self._weighing.shows(several, self._found) if each in amiss)
        return self._weighing.simplest(shown, self._found)

    def with_equals(self, found: Diagnosis) -> Diagnosis:
        """The same with what could stand in the place of each cause, as far as there is time to find that out."""
        causes = list(found.causes)
        try:
            for place, one in enumerate(causes):
                causes[place] = one._replace(equals=tuple(self._equals(one)))
        except EnoughError:
            return found._replace(causes=tuple(causes), is_whole=False)
        return found._replace(causes=tuple(causes))

    def _equals(self, cause: Cause) -> list[tuple[Deviation, ...]]:
        """What could stand in the place of a cause: of several told as one, what could in each place and is one too."""
        if len(cause.deviations) == 1:
            return [(each,) for each in self._equals_of(cause.deviations[0], cause.explains)]
        each = [self._equals_of(one, self._explained_by([one])) for one in cause.deviations]
        found = told_as_one(chain.from_iterable(each), self._evidence.rules)
        return [several for several in found if len(several) == len(cause.deviations)]

    def _equals_of(self, one: Deviation, explains: Sequence[str]) -> Iterator[Deviation]:
        """The plainest deviations that could stand in the place of one."""
        rest = with_less(self._found, one)
        others = self._weighing.touching(explains[0], rest) if explains else ()
        fitting = (
            each
            for each in others
            if each.id != one.id and self._explains(explains, (*rest, each)) and self._readings.is_shown(each)
        )
        unlike = (each for each in fitting if not self._is_the_same(one, each, explains))
        for other in sorted(unlike, key=lambda each: each.plainness)[:_EQUALS]:
            if self._weighing.gain(self._found, together((*rest, other)), least=0) == 0:
                yield other

    def _is_the_same(self, one: Deviation, other: Deviation, scenarios: Sequence[str]) -> bool:
        """Whether two deviations are two names for one, as a reading and the impostor that always plays it."""
        same = self._evidence.have_same_rules
        return all(same(each, (one,), (other,)) for each in scenarios)

    def _explains(self, scenarios: Sequence[str], deviations: Together) -> bool:
        return all(self._weighing.same(one, together(deviations)) for one in scenarios)

    def _with(self, *more: Deviation) -> Together:
        return with_more(self._found, *more)

    def _touching(self, scenario: str) -> list[Deviation]:
        return self._weighing.touching(scenario, self._found)


def _pairs_of(deviations: Sequence[Deviation]) -> Sequence[tuple[Deviation, Deviation]]:
    """Pairs of deviations that decide different points, those of the most telling ones first."""
    telling = sorted(combinations(enumerate(deviations), 2), key=lambda pair: pair[0][0] + pair[1][0])
    pairs = [(one, other) for (_, one), (_, other) in telling if one.point != other.point]
    return pairs[:_PAIRS]


def _spread(scenarios: Sequence[str]) -> Sequence[str]:
    """A few of them at even distances."""
    return scenarios[len(scenarios) // (2 * _SPREAD) :: max(1, len(scenarios) // _SPREAD)][:_SPREAD]
