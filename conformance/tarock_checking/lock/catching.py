"""Finds the questions that catch an impostor, among those whose right answer rests on the clause that it breaks.

An impostor is the reference engine with one wrong ruling. It is caught by a question that it answers wrongly, or where
no question of a kind does that, by one that it cannot answer. A lock is chosen from the result.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from tarock_checking.lock.gathering import AnsweredQuestion, Gathered
from tarock_protocol import codec
from tarock_protocol.meaning import meaning
from tarock_reference.impostors import Impostor
from tarock_reference.variants import Variant
from tarock_running.process.sharing import patience
from tarock_steps.suite.differences import is_different

_PATIENCE: Final = 10.0
"""Seconds that an impostor has for one question."""

_ENOUGH: Final = 3
_TRIED: Final = 12
"""How many questions of a kind that tell an impostor are looked for, so that a cover has a choice, and among how many
when it is told by one."""

Answering = Callable[[bytes], bytes]
"""An engine: a line for a line."""


class Caught(NamedTuple):
    """The places of the questions that tell an impostor by its answer, and of those to which it has none.

    ``asked`` are all that it was asked. ``otherwise`` are the readings under which one is told that no question of the
    variant tells.
    """

    by: frozenset[int] = frozenset()
    refused: frozenset[int] = frozenset()
    asked: frozenset[int] = frozenset()
    otherwise: Mapping[str, str] | None = None

    @property
    def told(self) -> frozenset[int]:
        """Both."""
        return self.by | self.refused

    def __add__(self, other: Caught) -> Caught:  # type: ignore[override]
        """Both together."""
        return self._replace(
            by=self.by | other.by, refused=self.refused | other.refused, asked=self.asked | other.asked
        )


class Hunt:
    """The questions of a variant, and for each clause where they stand, kind by kind.

    Those at the places ``first`` come first, in their order, and then those of the scenarios of the clause.
    """

    def __init__(self, variant: Variant, gathered: Gathered, first: Iterable[int]) -> None:
        self._wrong = cache(variant.wrong)
        self._asked = gathered.asked
        self._otherwise = gathered.otherwise
        self._first = {place: number for number, place in enumerate(dict.fromkeys(first))}
        places: defaultdict[str, defaultdict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
        for place, candidate in enumerate(self._asked):
            for clause in candidate.clauses | candidate.cited:
                places[clause][candidate.kind].append(place)
        self._places = {
            clause: [self._ranked(clause, found) for found in kinds.values()] for clause, kinds in places.items()
        }

    def caught(self, impostor: Impostor) -> Caught:
        """What tells one impostor: some questions of each kind; where none of a kind does, it was asked all of them."""
        answer = self._wrong(impostor)
        found = Caught()
        for places in self._places.get(impostor.clause, ()):
            found += self._caught(places, answer)
        if found.by or found.refused:
            return found
        return found._replace(otherwise=self._told_otherwise(impostor, answer))

    def caught_at(self, impostor: Impostor, place: int) -> Caught:
        """The same of one question alone."""
        one = self._asked[place]
        resting = impostor.clause in one.clauses | one.cited
        return _told({place: resting and is_told(one, self._wrong(impostor))})

    def _caught(self, places: Sequence[int], answer: Answering) -> Caught:
        told: dict[int, bool | None] = {}
        telling = 0
        for place in places:
            if telling >= _ENOUGH or (telling and len(told) >= _TRIED):
                break
            told[place] = is_told(self._asked[place], answer)
            telling += told[place] is True
        return _told(told)

    def _told_otherwise(self, impostor: Impostor, answer: Answering) -> Mapping[str, str] | None:
        for candidate in self._otherwise:
            if impostor.clause in candidate.clauses | candidate.cited and is_told(candidate, answer) is not False:
                return candidate.question.options
        return None

    def _ranked(self, clause: str, places: Iterable[int]) -> tuple[int, ...]:
        """The questions of a clause in the order in which they are asked."""
        last = len(self._first)
        return tuple(
            sorted(places, key=lambda one: (self._first.get(one, last), clause not in self._asked[one].cited, one))
        )


def _told(found: Mapping[int, bool | None]) -> Caught:
    return Caught(
        frozenset(place for place, is_caught in found.items() if is_caught),
        frozenset(place for place, is_caught in found.items() if is_caught is None),
        frozenset(found),
    )


def is_told(one: AnsweredQuestion, answer: Answering) -> bool | None:
    """Whether an engine answers otherwise than right; None if it has no answer, or breaks down over it."""
    try:
        with patience(_PATIENCE):
            reply = answer(one.line)
        if reply == one.reply:
            return False
        given: Mapping[str, object] = meaning(one.question, codec.decode_reply(reply, one.question))
    except Exception:  # noqa: BLE001 - a program that does so is told as well, and what it is does not matter
        return None
    return is_different(one.means, given)
