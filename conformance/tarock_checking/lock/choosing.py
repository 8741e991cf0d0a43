"""Chooses the questions of a lock: the fewest of each kind that test all clauses and catch all impostors of this kind.

An impostor is the reference engine with one wrong ruling.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeVar

from tarock_checking.lock.catching import CatchingQuestions, Caught
from tarock_checking.lock.gathering import AnsweredQuestion, Gathered
from tarock_language.message import Language
from tarock_reference.impostors import Impostor
from tarock_reference.variants import Variant
from tarock_running.process.progress import progress
from tarock_running.process.sharing import shared_out

Wanted = TypeVar("Wanted", bound=Hashable)

Testing = Sequence[Collection[str]]
"""What each question tests: the clauses on which its answer rests, and the ids of the impostors that it catches."""


class ChosenQuestions(NamedTuple):
    """The places of the chosen questions among those of the variant, and what catches each impostor, by its id."""

    places: tuple[int, ...]
    found: Mapping[str, Caught]


def choose(variant: Variant, gathered: Gathered, kept: Collection[int], workers: int, say: Language) -> ChosenQuestions:
    """Choose so few questions that none could be left out; those at the places ``kept`` are preferred.

    Not every impostor is asked every question. Before a chosen question stays, the other chosen ones are tried on what
    it alone seems to test. So no question stays by chance, and if all chosen ones are ``kept``, the same are chosen.
    """
    asked, everyone = gathered.asked, variant.impostors()
    kinds = _Kinds(asked)
    hunt = CatchingQuestions(
        variant, gathered, (*sorted(kept), *kinds.covered([question.clauses for question in asked], ()))
    )
    found = _each(hunt.caught, everyone, workers, variant.name, say)
    tested = _Tested(hunt, asked, everyone, found)
    holds = tested.holds()
    chosen = frozenset(kinds.covered(holds, kept))
    order = {place: (place in kept, len(holds[place]), place) for place in chosen}
    with progress(say("{variant}: questions chosen", variant=variant.name), len(chosen), say=say) as step:

        def is_spare(place: int, others: Collection[int]) -> bool:
            step(0)
            return tested.is_all_held(tested.held_at(place), others)

        return ChosenQuestions(kinds.needed(order, is_spare), tested.found)


class _Tested:
    """What each question tests, as far as it is known; impostors are asked more questions where it matters.

    A missing answer catches an impostor only if it answers no question of that kind wrongly.
    """

    def __init__(
        self,
        hunt: CatchingQuestions,
        asked: Sequence[AnsweredQuestion],
        everyone: Iterable[Impostor],
        found: Mapping[str, Caught],
    ) -> None:
        self.found = dict(found)
        self._hunt = hunt
        self._asked = asked
        self._everyone = {impostor.id: impostor for impostor in everyone}
        self._answering = {name: {asked[place].kind for place in caught.by_answer} for name, caught in found.items()}

    def holds(self) -> Testing:
        """What each question is known to test."""
        holds: list[set[str]] = [set(question.clauses) for question in self._asked]
        for impostor, caught in self.found.items():
            for place in caught.questions:
                if self._is_caught(impostor, place):
                    holds[place].add(impostor)
        return holds

    def held_at(self, place: int) -> set[str]:
        """What a question is known to test by now, which has grown while others were dropped."""
        return {*self._asked[place].clauses, *(impostor for impostor in self.found if self._is_caught(impostor, place))}

    def is_all_held(self, wanted: Iterable[str], places: Collection[int]) -> bool:
        """Whether questions at these places test all of it; impostors are asked them where that is not known."""
        return all(self._is_held(what, places) for what in sorted(wanted, key=lambda what: (what in self.found, what)))

    def _is_held(self, what: str, places: Collection[int]) -> bool:
        if what not in self.found:
            return any(what in self._asked[place].clauses for place in places)
        return any(self._is_caught(what, place) for place in places) or any(
            self._can_catch(what, place) for place in places
        )

    def _is_caught(self, impostor: str, place: int) -> bool:
        caught = self.found[impostor]
        refused = place in caught.by_refusal and self._asked[place].kind not in self._answering[impostor]
        return refused or place in caught.by_answer

    def _can_catch(self, impostor: str, place: int) -> bool:
        if place not in self.found[impostor].asked:
            self.found[impostor] += self._hunt.caught_at(self._everyone[impostor], place)
        return self._is_caught(impostor, place)


class _Kinds:
    """The questions by kind, each of which is covered by itself, since a program may answer only some kinds.

    First come questions that any program can be asked. Questions that name a reading are chosen only for what the
    others do not test, since a program need not know the option.
    """

    def __init__(self, asked: Sequence[AnsweredQuestion]) -> None:
        self._asked = asked
        self._places: defaultdict[str, tuple[list[int], list[int]]] = defaultdict(lambda: ([], []))
        for place, question in enumerate(asked):
            self._places[question.kind][question.has_to_name_reading].append(place)

    def covered(self, holds: Testing, kept: Collection[int]) -> tuple[int, ...]:
        """Few questions of each kind that together test all that the questions of this kind test."""
        found: list[int] = []
        for places, has in self._wanted(holds):
            costs = [len(self._asked[place].line) for place in places]
            before = {number for number, place in enumerate(places) if place in kept}
            found += [places[number] for number in covered(has, costs.__getitem__, before=before)]
        return tuple(sorted(found))

    def needed(
        self, order: Mapping[int, tuple[int, ...]], is_spare: Callable[[int, Collection[int]], bool]
    ) -> tuple[int, ...]:
        """The chosen questions that cannot be dropped; the first in ``order`` are tried first."""
        found: list[int] = []
        for both in self._places.values():
            stay: list[int] = []
            for places in both:
                mine = sorted(order.keys() & set(places), key=order.__getitem__)
                stay += mine
                for place in mine:
                    others = [other for other in stay if other != place]
                    stay = others if is_spare(place, others) else stay
            found += stay
        return tuple(sorted(found))

    def _wanted(self, holds: Testing) -> Iterator[tuple[list[int], list[set[str]]]]:
        """The places of the questions of one kind, with what each has to test."""
        for plain, by_reading in self._places.values():
            yield plain, [set(holds[place]) for place in plain]
            known = set[str]().union(*(holds[place] for place in plain))
            yield by_reading, [set(holds[place]) - known for place in by_reading]


def _each(
    do: Callable[[Impostor], Caught], impostors: tuple[Impostor, ...], workers: int, variant: str, say: Language
) -> dict[str, Caught]:
    """What catches each of the impostors, by its id."""
    told: dict[str, Caught] = {}
    words = say("{variant}: impostors", variant=variant)
    with shared_out(do, impostors, workers) as found, progress(words, len(impostors), say=say) as step:
        for impostor, caught in zip(impostors, found, strict=True):
            told[impostor.id] = caught
            step(0)
    return told


def covered(
    has: Sequence[Collection[Wanted]], cost: Callable[[int], int], *, before: Collection[int] = ()
) -> tuple[int, ...]:
    """Choose few of some sets that together have all elements; returns their places, in order.

    The set with most of the missing elements is taken next, of several the cheapest, and of these the first. Sets at
    the places ``before`` are taken first as long as they have a missing element. None of those returned is superfluous.
    """
    bits = _bits(has)
    missing = _all_of(bits.values())
    taken: list[int] = []
    for among in ([place for place in bits if place in before], list(bits)):
        while missing:
            best = max(among, key=lambda place: (_gain(bits[place], missing), -cost(place), -place), default=-1)
            if best < 0 or not bits[best] & missing:
                break
            taken.append(best)
            missing &= ~bits[best]
    return _needed(taken, bits)


def _gain(bits: int, missing: int) -> int:
    return (bits & missing).bit_count()


def _bits(has: Sequence[Collection[Wanted]]) -> dict[int, int]:
    """Each set as bits; empty sets are left out."""
    numbers: dict[Wanted, int] = {}
    for things in has:
        for thing in sorted(things, key=str):
            numbers.setdefault(thing, len(numbers))
    found = {place: sum(1 << numbers[thing] for thing in set(things)) for place, things in enumerate(has)}
    return {place: bits for place, bits in found.items() if bits}


def _needed(taken: Sequence[int], bits: Mapping[int, int]) -> tuple[int, ...]:
    """The places without those that are superfluous; the last taken are tried last, because they add least."""
    kept = list(taken)
    for place in taken:
        rest = _all_of(bits[other] for other in kept if other != place)
        if not bits[place] & ~rest:
            kept.remove(place)
    return tuple(sorted(kept))


def _all_of(sets: Iterable[int]) -> int:
    found = 0
    for bits in sets:
        found |= bits
    return found
