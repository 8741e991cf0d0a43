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
"""At most this many questions of a kind that catch an impostor are looked for, so that there is a choice; and after one
was found, at most this many questions of the kind are asked."""

Answering = Callable[[bytes], bytes]
"""An engine: a line for a line."""


class Caught(NamedTuple):
    """What catches an impostor: questions by their places among those of the variant."""

    by_answer: frozenset[int] = frozenset()
    """The questions that it answers wrongly."""
    by_refusal: frozenset[int] = frozenset()
    """The questions to which it has no answer."""
    asked: frozenset[int] = frozenset()
    """All questions that it was asked."""
    other_readings: Mapping[str, str] | None = None
    """If no question of the variant catches it, the readings under which a scenario does, if one does."""

    @property
    def questions(self) -> frozenset[int]:
        """The questions that it answers wrongly or not at all."""
        return self.by_answer | self.by_refusal

    def __add__(self, other: Caught) -> Caught:  # type: ignore[override]
        """What was found about one impostor in two sets of questions."""
        return self._replace(
            by_answer=self.by_answer | other.by_answer,
            by_refusal=self.by_refusal | other.by_refusal,
            asked=self.asked | other.asked,
        )


class CatchingQuestions:
    """Finds what catches impostors of a variant: has its questions by clause and kind, in the order of asking.

    Those at the places ``first`` come first, in their order, and then those that scenarios of the clause ask.
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
        """What catches one impostor: a few questions of each kind; a kind that has none was asked in full."""
        answer = self._wrong(impostor)
        found = Caught()
        for places in self._places.get(impostor.clause, ()):
            found += self._caught(places, answer)
        if found.by_answer or found.by_refusal:
            return found
        return found._replace(other_readings=self._readings_that_catch(impostor, answer))

    def caught_at(self, impostor: Impostor, place: int) -> Caught:
        """Whether one question catches an impostor, as a result about this question alone."""
        one = self._asked[place]
        resting = impostor.clause in one.clauses | one.cited
        return _caught_by({place: resting and is_caught(one, self._wrong(impostor))})

    def _caught(self, places: Sequence[int], answer: Answering) -> Caught:
        tried: dict[int, bool | None] = {}
        catching = 0
        for place in places:
            if catching >= _ENOUGH or (catching and len(tried) >= _TRIED):
                break
            tried[place] = is_caught(self._asked[place], answer)
            catching += tried[place] is True
        return _caught_by(tried)

    def _readings_that_catch(self, impostor: Impostor, answer: Answering) -> Mapping[str, str] | None:
        for candidate in self._otherwise:
            if impostor.clause in candidate.clauses | candidate.cited and is_caught(candidate, answer) is not False:
                return candidate.question.options
        return None

    def _ranked(self, clause: str, places: Iterable[int]) -> tuple[int, ...]:
        """The questions of a clause in the order in which they are asked."""
        last = len(self._first)
        return tuple(
            sorted(places, key=lambda one: (self._first.get(one, last), clause not in self._asked[one].cited, one))
        )


def _caught_by(found: Mapping[int, bool | None]) -> Caught:
    return Caught(
        frozenset(place for place, is_caught in found.items() if is_caught),
        frozenset(place for place, is_caught in found.items() if is_caught is None),
        frozenset(found),
    )


def is_caught(one: AnsweredQuestion, answer: Answering) -> bool | None:
    """Whether an engine answers a question wrongly; None if it has no answer, or breaks down over it."""
    try:
        with patience(_PATIENCE):
            reply = answer(one.line)
        if reply == one.reply:
            return False
        given: Mapping[str, object] = meaning(one.question, codec.decode_reply(reply, one.question))
    except Exception:  # noqa: BLE001 - a program that breaks down is caught as well, and how does not matter
        return None
    return is_different(one.means, given)
