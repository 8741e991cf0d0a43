"""Searches for the deviations that a program plays: exact replay, simplest failures first.

Every deviation is tried on one failure after another. If our engine with it gives the program's answers there, it is
compared with all answers of the run, and accepted if it explains more than it contradicts. Deviations that explain
nothing beside the others are dropped, contradicted ones are limited to where the program plays them, and one is tried
in place of another. If no single deviation explains a failure, pairs are tried.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import chain, combinations
from typing import Final

from tarock_checking.diagnose.conditional_deviations import played_somewhere
from tarock_checking.diagnose.deviation_scores import AGAINST, DeviationScores, with_less, with_more
from tarock_checking.diagnose.found_causes import Cause, Diagnosis, FoundCauses
from tarock_checking.diagnose.played_orders import played_orders, straighter_orders
from tarock_checking.diagnose.replays import Replays, Together, together
from tarock_checking.diagnose.search_limits import EnoughError
from tarock_checking.diagnose.shown_readings import ShownReadings
from tarock_reference.deviation_conditions import joined
from tarock_reference.deviation_groups import grouped_by_cause
from tarock_reference.deviations import Deviation, DeviationKind, only_where
from tarock_reference.orders import KnownOrder

_AT_FIRST: Final = 25
"""Failures, spread over all, that are tried at first; if nothing explains any of them, the rules are other ones."""
_VOTING: Final = 8
"""Failures, the simplest ones, whose explanations are compared before one failure after another is tried."""
_PAIRED: Final = 32
"""Deviations that are tried two at a time on one failure, the most telling ones."""
_PAIRS: Final = 200
"""Pairs that are tried on one failure, those of the most telling deviations first."""
_SWAPPED: Final = 3
"""Failures on which it is tried whether another deviation explains more in the place of one."""
_MENDED: Final = 24
"""Scenarios without an explanation by which the best swap is chosen before anything is learned."""
_LOOKED_AT: Final = 16
"""Failures on which pairs are tried before the search for pairs is given up."""
_PLACES: Final = 12
"""Places, at most, in which something contradicted is tried, where it may be played in several."""
_LIMITED: Final = 8
"""Deviations that fit one failure, the plainest ones, that are also tried only where the program plays them."""
_UNNAMED: Final = 3
"""Failures at a time on which everything is tried, also what no answer names."""


_Way = Callable[[Sequence[str]], Iterator[Together]]
"""Returns the next steps that explain more of what is left."""


def diagnose(
    evidence: Replays,
    candidates: Iterable[Deviation],
    step: Callable[[int, int], None] = lambda *_: None,
    orders: Iterable[KnownOrder] = (),
    begun: Iterable[Cause] = (),
) -> Diagnosis:
    """Find the ``candidates`` that a program plays, and the ``orders`` that it has otherwise.

    The search goes on from the causes that are ``begun``.

    ``step`` receives the numbers of explained and of all failures.
    """
    search = _Search(DeviationScores(evidence, candidates, orders), tuple(begun))
    is_whole = search.has_ended(step)
    evidence.tell(at_once=not is_whole)
    by_then = search.diagnosis_by_then()
    try:
        found = search.diagnosis()
    except EnoughError:
        return by_then
    return search.causes.with_equals(found._replace(is_whole=is_whole))


class _Search:
    def __init__(self, scores: DeviationScores, begun: Sequence[Cause] = ()) -> None:
        self._evidence = scores.evidence
        self._scores = scores
        self._found = together(chain.from_iterable(cause.deviations for cause in begun))
        self._hard: set[str] = set()
        self._sorted: set[tuple[Together, tuple[str, ...]]] = set()
        self._credited = {scenario: cause.deviations for cause in begun for scenario in cause.explains}
        self._readings = ShownReadings(self._scores)

    def has_ended(self, step: Callable[[int, int], None]) -> bool:
        """Search until nothing more is found; false if the time was over before."""
        try:
            while self.has_taken_step() or self.has_given_up():
                step(len(self._evidence.failed) - len(self.credits()), len(self._evidence.failed))
        except EnoughError:
            return False
        return True

    # -------------------------------------------------------------------------------------------- what is found

    @property
    def unexplained(self) -> list[str]:
        """The failures that are not explained by what was found, the simplest first."""
        left = (scenario for scenario in self._evidence.failed if not self._scores.is_same(scenario, self._found))
        cut = (name for name in self._evidence.cut if not self._evidence.is_changed(name, self._found, ()))
        return self._scores.simplest((*left, *cut), self._found)

    def credits(self) -> list[str]:
        """The unexplained failures; those explained for the first time are credited to the latest deviations."""
        left = self.unexplained
        unlike = {*left}
        before = {deviation for several in self._credited.values() for deviation in several}
        fresh = together(deviation for deviation in self._found if deviation not in before) or self._found
        explained = [scenario for scenario in self._evidence.failed if scenario not in unlike]
        self._credited = {scenario: self._credited.get(scenario, fresh) for scenario in explained}
        return left

    def diagnosis_by_then(self) -> Diagnosis:
        """What was found so far, without playing anything: each failure is listed under what explained it first."""
        causes = []
        taken: set[str] = set()
        for several in grouped_by_cause(self._found, self._evidence.rules):
            mine = [name for name, by in self._credited.items() if name not in taken and not {*by}.isdisjoint(several)]
            taken.update(mine)
            if mine:
                causes.append(Cause(several, tuple(mine), 0))
        causes.sort(key=lambda cause: (-len(cause.explains), cause.deviations[0].plainness))
        left = tuple(scenario for scenario in self._evidence.failed if scenario not in taken)
        return Diagnosis(tuple(causes), left, is_whole=False)

    @property
    def causes(self) -> FoundCauses:
        """What was found, as causes."""
        return FoundCauses(self._evidence, self._scores, self._readings, self._found)

    def has_taken_step(self) -> bool:
        """Take one step that explains more, or as much with fewer deviations; false if there is none.

        Before the long ways are tried, it is found out where the deviations matter although no answer names them.
        """
        left = self._scores.unlike(self._found)
        short, long = self._ways(left)
        better = next((found for way in short for found in way(left)), None)
        if better is None and self._evidence.has_learned(self._found):
            return True
        better = better or next((found for way in long for found in way(left)), None)
        self._found, before = self._found if better is None else better, self._found
        return self._found != before

    def _ways(self, left: Sequence[str]) -> tuple[Sequence[_Way], Sequence[_Way]]:
        """The short and the long ways to a next step, in the order in which they are tried.

        Where only reported errors are left nothing is added, because it would explain nothing but these.
        """
        if {*left} <= {*self._evidence.errored}:
            return (self._drops,), ((self._swaps,) if left else ())
        long = self._somewhere, self._limited, self._swaps, self._unnamed, self._pairs
        return (self._drops, self._singles, self._orders), long

    def has_given_up(self) -> bool:
        """Drop for good a deviation that is refuted, or that no answer shows; false if there is none."""
        gone = self._refuted() or next((found for found in self._found if not self._is_shown(found)), None)
        if gone is None:
            return False
        dropped = (gone, gone.everywhere)
        rest_of_all = (other for other in self._scores.candidates if other not in dropped)
        others = (order for order in self._scores.orders if not order.is_named_by(gone.id))
        self._scores = DeviationScores(self._evidence, rest_of_all, others)
        rest = with_less(self._found, gone)
        self._found = self._readings.replaced(gone, rest) if gone.kind is DeviationKind.READING else rest
        return True

    def _is_shown(self, one: Deviation) -> bool:
        """Whether an answer shows a deviation; one that explains nothing but reported errors is not shown."""
        amiss, errored = {*self._evidence.amiss}, {*self._evidence.errored}
        shows = amiss.intersection(self._scores.shows([one], self._found)) if errored else amiss
        return self._readings.is_shown(one) and not (shows and shows <= errored)

    def _refuted(self) -> Deviation | None:
        """The refuted deviation that is contradicted most for what it explains; the others may not be refuted then."""
        broken = self._scores.contradicted(self._found)
        worst: tuple[Fraction, Deviation] | None = None
        for deviation in self._found if broken else ():
            rest = with_less(self._found, deviation)
            against = sum(self._scores.is_exact(scenario, rest) for scenario in broken)
            share = Fraction(against, len(self._scores.shows([deviation], self._found)) or 1)
            if share * AGAINST > 1 and (worst is None or share > worst[0]):
                worst = share, deviation
        return None if worst is None else worst[1]

    def diagnosis(self) -> Diagnosis:
        """What was found, without deviations that are refuted or explain nothing beside the others."""
        self._prune()
        while self.has_given_up():
            self._prune()
        causes = [self.causes.cause(several) for several in grouped_by_cause(self._found, self._evidence.rules)]
        causes.sort(key=lambda cause: (-len(cause.explains), cause.deviations[0].plainness))
        return Diagnosis(tuple(causes), tuple(self.unexplained), tuple(self._scores.contradicted(self._found)))

    # ------------------------------------------------------------------------------------------------- the steps

    def _orders(self, left: Sequence[str]) -> Iterator[Together]:
        """What explains more, or as much with fewer deviations, if the program has an order otherwise."""
        if (self._found, tuple(left)) not in self._sorted:
            self._sorted.add((self._found, tuple(left)))
            tried = [*played_orders(self._scores, self._found, left)]
            if best := self._scores.best(self._found, tried):
                yield best
            fewer_now = (found for found in tried if len(found) < len(self._found))
            yield from (found for found in fewer_now if self._scores.gain(self._found, found, least=0) >= 0)

    def _singles(self, left: Sequence[str]) -> Iterator[Together]:
        """The deviation that fits most of a few failures, or else the best of those that fit one after another."""
        votes = Counter(chain.from_iterable(map(self._fitting, left[:_VOTING])))
        leading = sorted(votes, key=lambda deviation: (-votes[deviation], deviation.plainness))[:1]
        for fitting in chain((leading,), map(self._fitting, self._heard(left))):
            if best := self._scores.best(self._found, map(self._with, fitting)):
                yield best

    def _fitting(self, scenario: str) -> Iterator[Deviation]:
        """The deviations that give the program's answers in a scenario, each beside what was found."""
        return (new for new in self._touching(scenario) if self._scores.is_same(scenario, self._with(new)))

    def _heard(self, left: Sequence[str]) -> Sequence[str]:
        """All that is left, or at first some of it."""
        return left if self._found else _spread(left, _AT_FIRST)

    def _limited(self, left: Sequence[str]) -> Iterator[Together]:
        """The best single deviation that is played only somewhere."""
        known: set[Deviation] = set()
        for scenario in self._heard(left):
            yield from self._best_of([*self._fitting(scenario)], known)

    def _best_of(self, fitting: Sequence[Deviation], known: set[Deviation]) -> Iterator[Together]:
        """The best of the deviations that fit a failure; the plainest also limited, unless they are ``known``."""
        plainest = sorted({*fitting} - known, key=lambda deviation: deviation.plainness)[:_LIMITED]
        known.update(plainest)
        limited = played_somewhere(self._scores, self._found, plainest)
        if best := self._scores.best(self._found, map(self._with, chain(fitting, limited))):
            yield best

    def _somewhere(self, _: Sequence[str]) -> Iterator[Together]:
        """What was found and is contradicted, limited to where the program plays it."""
        contradicted = self._found if self._scores.contradicted(self._found) else ()
        limited = played_somewhere(self._scores, self._found, contradicted, _PLACES)
        if best := self._scores.best(self._found, map(self._with, limited)):
            yield best

    def _unnamed(self, left: Sequence[str]) -> Iterator[Together]:
        """The best single deviation whose clauses no answer names, perhaps limited to where it is played; no number."""
        known: set[Deviation] = set()
        for scenario in self._hard_ones(left)[:_UNNAMED]:
            tried = {*self._touching(scenario), *self._found}
            others = (new for new in self._scores.candidates if new.number is None and new not in tried)
            yield from self._best_of([new for new in others if self._scores.is_exact(scenario, self._with(new))], known)

    def _hard_ones(self, left: Sequence[str]) -> Sequence[str]:
        """The failures that are worth a long search: not searched before, limited in number, one row of each table.

        What explains nothing in one row of a table most likely explains nothing in the others.
        """
        unalike: dict[str, str] = {}
        for scenario in left:
            if scenario not in self._hard:
                unalike.setdefault(scenario.partition("[")[0], scenario)
        return list(unalike.values())[: max(0, _LOOKED_AT - len(self._hard))]

    def _swaps(self, left: Sequence[str]) -> Iterator[Together]:
        """What explains more if one deviation is replaced by another.

        Replacements have to explain an unexplained failure. The one that explains most of them is also tried where it
        may matter although no answer names it.
        """
        fitting = [swap for old in self._found for scenario in left[:_SWAPPED] for swap in self._swapped(scenario, old)]
        if best := self._scores.best(self._found, fitting):
            yield best
        most = max(fitting, key=lambda swap: self._mended(swap, left), default=())
        if self._evidence.has_learned(most) and (best := self._scores.best(self._found, fitting)):
            yield best

    def _swapped(self, scenario: str, one: Deviation) -> Iterator[Together]:
        """The replacements of one deviation that give the program's answers in a scenario."""
        return (tried for tried in self._in_its_place(scenario, one) if self._scores.is_same(scenario, tried))

    def _in_its_place(self, scenario: str, one: Deviation) -> Iterator[Together]:
        """What was found, with one deviation replaced by each that a scenario or its own clauses suggest."""
        rest = with_less(self._found, one)
        others = {*self._scores.touching(scenario, rest), *self._scores.akin(one)} - {one}
        return (with_more(rest, other) for other in sorted(others, key=lambda deviation: deviation.id))

    def _mended(self, tried: Together, left: Sequence[str]) -> int:
        return sum(self._scores.is_same(scenario, tried) for scenario in left[:_MENDED])

    def _drops(self, _: Sequence[str]) -> Iterator[Together]:
        """What was found without one deviation, without the limit of one, or with one limit for one mistake.

        Or it is found with an order that differs less from the right one. It has to explain no less.
        """
        limited = ((deviation, deviation.everywhere) for deviation in self._found if deviation.everywhere is not None)
        wide = (with_more(with_less(self._found, deviation), everywhere) for deviation, everywhere in limited)
        fewer = (with_less(self._found, deviation) for deviation in self._found)
        rests = chain(fewer, wide, self._with_one_limit(), straighter_orders(self._scores, self._found))
        gains = [(self._scores.gain(self._found, rest, least=0), rest) for rest in rests]
        gain, rest = max(gains, key=lambda pair: pair[0], default=(-1, ()))
        if gain >= 0:
            yield rest

    def _with_one_limit(self) -> Iterator[Together]:
        """What was found, with one limit for what is one mistake then, but has several limits now."""
        limited = {deviation.everywhere: deviation.where for deviation in self._found if deviation.everywhere}
        for several in grouped_by_cause(limited, self._evidence.rules):
            places = (limited[deviation] for deviation in several)
            wheres = {where: len(where.conditions) for where in places if where is not None}
            fewest = sorted(wheres, key=wheres.__getitem__)
            for where in filter(None, (*fewest, joined(fewest))) if len(wheres) > 1 else ():
                shared = [only_where(deviation, where) for deviation in several]
                if len(grouped_by_cause(shared, self._evidence.rules)) == 1:
                    yield self._with(*shared)

    def _pairs(self, left: Sequence[str]) -> Iterator[Together]:
        for scenario in self._hard_ones(left):
            self._hard.add(scenario)
            now = self._evidence.replay(scenario, self._found)
            changing = []
            for deviation in self._touching(scenario):
                replay = self._evidence.replay(scenario, self._with(deviation))
                if replay.digest != now.digest:
                    changing.append((-replay.agreed, deviation.plainness, deviation))
            few = [deviation for *_, deviation in sorted(changing, key=lambda change: change[:2])[:_PAIRED]]
            yield from self._taken(scenario, (self._with(*pair) for pair in _pairs_of(few)))

    def _taken(self, scenario: str, tried: Iterable[Together]) -> Iterator[Together]:
        """The best of what is tried that gives the program's answers in a scenario, if it explains more overall."""
        fitting = (deviations for deviations in tried if self._scores.is_same(scenario, deviations))
        if best := self._scores.best(self._found, fitting):
            yield best

    def _prune(self) -> None:
        """Drop deviations one by one, as long as the rest explains as much."""
        explained = self._scores.explained
        while True:
            now = explained(self._found)
            fewer = [with_less(self._found, deviation) for deviation in self._found]
            scores = [explained(rest, least=now) for rest in fewer]
            good = [(-score, place) for place, score in enumerate(scores) if score >= now]
            good = [(score, place) for score, place in good if self._scores.gain(self._found, fewer[place]) >= 0]
            if not good:
                return
            self._found = fewer[min(good)[1]]

    def _with(self, *more: Deviation) -> Together:
        return with_more(self._found, *more)

    def _touching(self, scenario: str) -> list[Deviation]:
        return self._scores.touching(scenario, self._found)


def _spread(scenarios: Sequence[str], number: int) -> Sequence[str]:
    """About so many of the scenarios, at even distances."""
    return scenarios[:: max(1, len(scenarios) // number)]


def _pairs_of(deviations: Sequence[Deviation]) -> Sequence[tuple[Deviation, Deviation]]:
    """Pairs of deviations that decide different points, those of the most telling deviations first."""
    telling = sorted(combinations(enumerate(deviations), 2), key=lambda pair: pair[0][0] + pair[1][0])
    pairs = [(first, second) for (_, first), (_, second) in telling if first.point != second.point]
    return pairs[:_PAIRS]
