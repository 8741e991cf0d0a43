"""Which questions tell an impostor: it is asked only those whose right answer rests on the clause that it breaks."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from tarock_conformance.lock.comparing import differ
from tarock_conformance.process.progress import progress
from tarock_conformance.process.sharing import patience, shared_out
from tarock_steps.protocol import codec
from tarock_steps.protocol.meaning import meaning

if TYPE_CHECKING:
    from tarock_conformance.lock.gathering import AnsweredQuestion, Gathered
    from tarock_reference.impostors import Impostor
    from tarock_reference.variants import Variant

_PATIENCE: Final = 10.0
"""Seconds that an impostor has for one question."""

_ENOUGH: Final = 12
_TRIED: Final = 60
"""How many questions that tell an impostor are looked for beside those asked anyhow, so that a cover has a choice, and
among how many when it is told by one."""

Answering = Callable[[bytes], bytes]
"""An engine: a line for a line."""


class Caught(NamedTuple):
    """The places of the questions that tell an impostor by its answer, and of those to which it has none.

    ``otherwise`` are the readings under which one is told that no question of the variant tells.
    """

    by: tuple[int, ...] = ()
    refused: tuple[int, ...] = ()
    otherwise: Mapping[str, str] | None = None


class Hunt:
    """The questions of a variant, and for each clause where they stand: those of its own scenarios first."""

    def __init__(self, variant: Variant, gathered: Gathered, first: Iterable[int]) -> None:
        self._variant = variant
        self._asked = gathered.asked
        self._otherwise = gathered.otherwise
        self._first = frozenset(first)
        places: defaultdict[str, list[int]] = defaultdict(list)
        for place, one in enumerate(self._asked):
            for clause in one.clauses | one.cited:
                places[clause].append(place)
        self._places = {clause: self._ranked(clause, found) for clause, found in places.items()}

    def caught(self, impostor: Impostor) -> Caught:
        """What tells one impostor: of the questions asked anyhow all that do, of the others some."""
        answer = self._variant.wrong(impostor)
        found = self._caught(impostor, answer)
        if found.by or found.refused:
            return found
        return Caught(otherwise=self._told_otherwise(impostor, answer))

    def _caught(self, impostor: Impostor, answer: Answering) -> Caught:
        by: list[int] = []
        refused: list[int] = []
        tried = more = 0
        for place in self._places.get(impostor.clause, ()):
            if place not in self._first and (more >= _ENOUGH or (by and tried >= _TRIED)):
                break
            told = _told_apart(self._asked[place], answer)
            tried += place not in self._first
            if told is None:
                refused.append(place)
            elif told:
                by.append(place)
                more += place not in self._first
        return Caught(tuple(by), tuple(refused))

    def _told_otherwise(self, impostor: Impostor, answer: Answering) -> Mapping[str, str] | None:
        for one in self._otherwise:
            if impostor.clause in one.clauses | one.cited and _told_apart(one, answer) is not False:
                return one.question.options
        return None

    def _ranked(self, clause: str, places: Iterable[int]) -> tuple[int, ...]:
        """The questions of a clause: those asked anyhow first, then those of its own scenarios."""
        return tuple(
            sorted(places, key=lambda one: (one not in self._first, clause not in self._asked[one].cited, one))
        )


def what_catches(
    hunt: Hunt, impostors: tuple[Impostor, ...], workers: int, words: str
) -> Iterator[tuple[Impostor, Caught]]:
    """What tells each of the impostors, in their order."""
    with shared_out(hunt.caught, impostors, workers) as found, progress(words, len(impostors)) as step:
        for impostor, caught in zip(impostors, found, strict=True):
            yield impostor, caught
            step(0)


def _told_apart(one: AnsweredQuestion, answer: Answering) -> bool | None:
    """Whether an engine answers otherwise than right; none where it has no answer, or breaks down over it."""
    try:
        with patience(_PATIENCE):
            reply = answer(one.line)
        given: Mapping[str, object] = meaning(one.question, codec.decode_reply(reply, one.question))
    except Exception:  # noqa: BLE001 - a program that does so is told as well, and what it is does not matter
        return None
    return differ(one.means, given)
