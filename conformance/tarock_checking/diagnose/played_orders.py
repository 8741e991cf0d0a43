"""Orders that a program has otherwise, worked out from its answers: which of two things is before the other.

Few answers show a whole order, but many show which of two things is before the other. So one thing after another is put
next to another one, as long as the answers of our engine come nearer to those of the program.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, combinations, islice, pairwise, permutations
from typing import Final, NamedTuple

import msgspec

from tarock_checking.diagnose.comparable_reply import DECLINED, ERROR
from tarock_checking.diagnose.deviation_scores import DeviationScores, with_less, with_more
from tarock_checking.diagnose.replays import Together
from tarock_protocol import codec
from tarock_protocol.messages.questions import MayPlay, Question
from tarock_reference.deviations import Deviation, deviation_in_order
from tarock_reference.orders import KnownOrder, Rows

_HEARD: Final = 24
"""Failures, the simplest ones, whose answers are compared."""
_NAMED: Final = 12
"""Things of an order that a question names, at most; one that names more shows too little of each."""
_ROUNDS: Final = 4
"""How often right answers are considered that speak against an order, at most."""
_CHANGED: Final = 16
"""How often an order is changed, at most."""


def played_orders(scores: DeviationScores, found: Together, left: Sequence[str]) -> Iterator[Together]:
    """What was found, with one order as the program has it in place of everything found about that order."""
    for order in scores.orders:
        about = _about(order, found)
        rest, before = with_less(found, *about), _rows_found(order, about)
        rows = _Sorting(scores, order, rest).sorted(before, left)
        if rows != order.rows:
            yield from (tried for tried in _in_rows(scores, order, rest, rows) if tried != found)


def straighter_orders(scores: DeviationScores, found: Together) -> Iterator[Together]:
    """What was found, with an order that differs less from the right one, or with a whole order as one deviation.

    Of the orders with which our engine answers alike, the program most likely has the one that differs least. Where
    things are left out, as the Sküs is in a source without it, no order of all of them is compared.
    """
    for order in scores.orders:
        about = _about(order, found)
        rest, before = with_less(found, *about), _rows_found(order, about)
        if about and {*order.things} <= {*chain.from_iterable(before)}:
            is_one = len(about) == 1 or not any(map(_is_whole, about))
            for rows in chain(() if is_one else (before,), _straighter(order, before)):
                yield from [rest] if rows == order.rows else _in_rows(scores, order, rest, rows)


def _straighter(order: KnownOrder, rows: Rows) -> Iterable[Rows]:
    """The rows with one thing put back beside a neighbour that it has in the right order, as far as that turns less."""
    beside = [(*row, *after) for row, after in pairwise((*order.rows, ()))]
    pairs = chain.from_iterable(permutations(things, 2) for things in beside)
    moved = chain.from_iterable(_next_to(rows, thing, other, may_tie=order.may_tie) for thing, other in pairs)
    turned = order.turned(rows)
    return dict.fromkeys(other for other in map(order.arranged, moved) if order.turned(other) < turned)


def _is_whole(deviation: Deviation) -> bool:
    return deviation.impostor is not None and bool(deviation.impostor.also)


def _about(order: KnownOrder, found: Together) -> Sequence[Deviation]:
    """Those of the found deviations that change an order."""
    return [deviation for deviation in found if _is_about(order, deviation)]


def _rows_found(order: KnownOrder, about: Sequence[Deviation]) -> Rows:
    """The rows of an order as an engine with these deviations has them."""
    return order.rows_of([deviation.impostor for deviation in about if deviation.impostor is not None])


def _is_about(order: KnownOrder, deviation: Deviation) -> bool:
    """Whether a deviation changes an order everywhere, and nothing else."""
    impostor = deviation.impostor
    return impostor is not None and deviation.where is None and order.is_about(impostor)


def _in_rows(scores: DeviationScores, order: KnownOrder, rest: Together, rows: Rows) -> Iterator[Together]:
    """The rest with an order in these rows: by the plainest candidate, and in them whatever reading is asked for."""
    known = (
        candidate
        for candidate in scores.candidates
        if _is_about(order, candidate) and _rows_found(order, [candidate]) == rows
    )
    plainest = next(known, None)
    if plainest is not None:
        yield with_more(rest, plainest)
    if plainest is None or (plainest.impostor is not None and plainest.impostor.instead):
        yield with_more(rest, deviation_in_order(order.otherwise(rows), order.rules))


class _Heard(NamedTuple):
    """A question, and what the program said to it."""

    question: Question
    given: Mapping[str, object]


class _Sorting:
    """An order, and how far the answers of engines that have it otherwise are from those of the program."""

    def __init__(self, scores: DeviationScores, order: KnownOrder, rest: Together) -> None:
        self._scores = scores
        self._evidence = scores.evidence
        self._order = order
        self._rest = rest

    def sorted(self, rows: Rows, left: Sequence[str]) -> Rows:
        """The rows changed until they come nearest to what the program said in the failures that are ``left``.

        Right answers that speak against these rows are then considered as well.
        """
        heard = [*self._heard(left)]
        for _ in range(_ROUNDS if heard else 0):
            before, rows = rows, self._nearest(rows, heard)
            if rows in (before, self._order.rows):
                break
            heard += islice(self._against(rows), _HEARD)
        return rows

    def _against(self, rows: Rows) -> Iterator[_Heard]:
        """The questions of scenarios that passed, but would fail with these rows, to which the right answers differ."""
        evidence, played = self._evidence, self._played(rows)
        passed = {*evidence.passed}
        for scenario in self._scores.near(self._rest, played):
            if scenario in passed and not self._scores.is_exact(scenario, played):
                for question, is_played in evidence.agreeing(scenario, played, self._rest):
                    if not is_played:
                        yield _Heard(question, evidence.said((), question))

    def _nearest(self, rows: Rows, heard: Sequence[_Heard]) -> Rows:
        """The rows changed one thing at a time, as long as they come nearer to what was heard."""
        for _ in range(_CHANGED):
            apart = self._all_apart(rows, heard)
            tried = dict.fromkeys(chain.from_iterable(self._nearer(rows, reply) for reply in heard))
            nearer = {moved: self._all_apart(moved, heard) for moved in tried}
            best = min(nearer, key=lambda moved: (nearer[moved], self._order.turned(moved)), default=rows)
            if nearer.get(best, apart) >= apart:
                break
            rows = best
        return rows

    def _heard(self, left: Sequence[str]) -> Iterator[_Heard]:
        """What the program said in failures to questions whose answers depend on the order.

        A whole course shows too little of an order for the time it takes; what may be played rests on duties too.
        """
        backwards = self._order.rows[::-1]
        probe = deviation_in_order(self._order.otherwise(backwards), self._order.rules)
        touched = {*self._evidence.touched([probe], self._rest)}
        shown = (name for name in left if name in touched)
        known: set[bytes] = set()
        for scenario in islice(shown, _HEARD):
            for question, given in self._evidence.recorded(scenario):
                line, one = codec.unnumbered(question), _Heard(question, given)
                is_told = given not in (ERROR, DECLINED) and not hasattr(question, "actions")
                is_told = is_told and not isinstance(question, MayPlay)
                if line not in known and is_told and len(self._named(one)) <= _NAMED:
                    known.add(line)
                    if self._said(self._order.rows, one) != self._said(backwards, one):
                        yield one

    def _said(self, rows: Rows, one: _Heard) -> Mapping[str, object]:
        return self._evidence.said(self._played(rows), one.question)

    def _played(self, rows: Rows) -> Together:
        if rows == self._order.rows:
            return self._rest
        return with_more(self._rest, deviation_in_order(self._order.otherwise(rows), self._order.rules))

    def _all_apart(self, rows: Rows, heard: Iterable[_Heard]) -> int:
        return sum(self._apart(rows, reply) for reply in heard)

    def _apart(self, rows: Rows, one: _Heard) -> int:
        return parts_apart(self._said(rows, one), one.given)

    def _nearer(self, rows: Rows, one: _Heard) -> Iterator[Rows]:
        """The rows with one thing moved that come nearer to the program's answer to a question."""
        said = self._said(rows, one)
        apart = parts_apart(said, one.given)
        if apart:
            unlike = _words(said) ^ _words(one.given)
            things = [thing for thing in self._order.things if thing in self._named(one) or str(thing) in unlike]
            for thing, other in permutations(things, 2):
                yield from (
                    moved
                    for moved in map(self._order.arranged, _next_to(rows, thing, other, may_tie=self._order.may_tie))
                    if self._apart(moved, one) < apart
                )

    def _named(self, one: _Heard) -> Sequence[object]:
        """The things that a question names; all if it names none, as where cards stand for Vögel."""
        line = codec.unnumbered(one.question).decode()
        named = [thing for thing in self._order.things if re.search(rf'"{re.escape(str(thing))}\b', line)]
        return named or self._order.things


def _next_to(rows: Rows, thing: object, other: object, *, may_tie: bool) -> Iterator[Rows]:
    """The rows with a thing right before or behind another one, or in its row if things ``may_tie``."""
    rest = [tuple(there for there in row if there != thing) for row in rows]
    place = next(number for number, row in enumerate(rest) if other in row)
    for behind in (place, place + 1):
        yield (*rest[:behind], (thing,), *rest[behind:])
    if may_tie:
        yield (*rest[:place], (*rest[place], thing), *rest[place + 1 :])


def parts_apart(said: object, given: object) -> int:
    """In how many parts two answers differ; in lists of the same entries, how many pairs are the other way round."""
    if isinstance(said, Mapping) and isinstance(given, Mapping):
        return sum(parts_apart(said.get(name), given.get(name)) for name in {*said, *given})
    if not (isinstance(said, list) and isinstance(given, list)):
        return int(said != given)
    mine, theirs = (_entries(part) for part in (said, given))
    if {*mine} != {*theirs}:
        return len({*mine} ^ {*theirs})
    places = {entry: place for place, entry in enumerate(theirs)}
    return sum(places[entry] > places[later] for entry, later in combinations(mine, 2))


def _entries(part: Sequence[object]) -> Sequence[bytes]:
    return [msgspec.json.encode(entry) for entry in part]


def _words(part: object) -> frozenset[str]:
    """All texts in an answer."""
    if isinstance(part, str):
        return frozenset((part,))
    inner = part.values() if isinstance(part, Mapping) else part if isinstance(part, list) else ()
    return frozenset(chain.from_iterable(map(_words, inner)))
