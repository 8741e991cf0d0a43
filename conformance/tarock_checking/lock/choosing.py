"""Chooses the questions of a lock: the fewest of each kind that test all clauses and catch all impostors of this kind.

An impostor is the reference engine with one wrong ruling.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from tarock_checking.lock.catching import Caught, Hunt
from tarock_checking.lock.cover import covered
from tarock_checking.lock.gathering import AnsweredQuestion, Gathered
from tarock_language.message import Language
from tarock_reference.impostors import Impostor
from tarock_reference.variants import Variant
from tarock_running.process.progress import progress
from tarock_running.process.sharing import shared_out

Holds = Sequence[Collection[str]]
"""What each question holds: the clauses on which its answer rests, and the ids of the impostors that it tells."""


class ChosenQuestions(NamedTuple):
    """The places of the questions that were chosen, and what tells each impostor, by its id."""

    places: tuple[int, ...]
    found: Mapping[str, Caught]


def choose(variant: Variant, gathered: Gathered, kept: Collection[int], workers: int, say: Language) -> ChosenQuestions:
    """So few questions that none could be left out; those at the places ``kept`` are taken as long as they serve.

    An impostor is not put to every question there is. Before one that was chosen stays, it is found out whether others
    that were chosen hold all that it holds. So nothing is held twice by chance, and whoever keeps all of it chooses the
    same again.
    """
    asked, everyone = gathered.asked, variant.impostors()
    kinds = _Kinds(asked)
    hunt = Hunt(variant, gathered, (*sorted(kept), *kinds.covered([question.clauses for question in asked], ())))
    found = _each(hunt.caught, everyone, workers, variant.name, say)
    told = _Told(hunt, asked, everyone, found)
    holds = told.holds()
    chosen = frozenset(kinds.covered(holds, kept))
    order = {place: (place in kept, len(holds[place]), place) for place in chosen}
    with progress(say("{variant}: questions chosen", variant=variant.name), len(chosen), say=say) as step:

        def is_spare(place: int, others: Collection[int]) -> bool:
            step(0)
            return told.is_all_held(told.held_at(place), others)

        return ChosenQuestions(kinds.needed(order, is_spare), told.found)


class _Told:
    """Whom questions tell, as far as it was ``found``; more is found out where it is wanted.

    To have no answer tells an impostor only where no answer to a question of the kind does.
    """

    def __init__(
        self, hunt: Hunt, asked: Sequence[AnsweredQuestion], everyone: Iterable[Impostor], found: Mapping[str, Caught]
    ) -> None:
        self.found = dict(found)
        self._hunt = hunt
        self._asked = asked
        self._everyone = {impostor.id: impostor for impostor in everyone}
        self._answering = {name: {asked[place].kind for place in caught.by} for name, caught in found.items()}

    def holds(self) -> Holds:
        """What each question is known to hold."""
        holds: list[set[str]] = [set(question.clauses) for question in self._asked]
        for impostor, caught in self.found.items():
            for place in caught.told:
                if self._is_told(impostor, place):
                    holds[place].add(impostor)
        return holds

    def held_at(self, place: int) -> set[str]:
        """What a question is known to hold now: what others were let go for is among it."""
        return {*self._asked[place].clauses, *(impostor for impostor in self.found if self._is_told(impostor, place))}

    def is_all_held(self, wanted: Iterable[str], places: Collection[int]) -> bool:
        """Whether questions at these places hold all of it; impostors are put to them where that is not known."""
        return all(self._is_held(what, places) for what in sorted(wanted, key=lambda what: (what in self.found, what)))

    def _is_held(self, what: str, places: Collection[int]) -> bool:
        if what not in self.found:
            return any(what in self._asked[place].clauses for place in places)
        return any(self._is_told(what, place) for place in places) or any(
            self._can_catch(what, place) for place in places
        )

    def _is_told(self, impostor: str, place: int) -> bool:
        caught = self.found[impostor]
        refused = place in caught.refused and self._asked[place].kind not in self._answering[impostor]
        return refused or place in caught.by

    def _can_catch(self, impostor: str, place: int) -> bool:
        if place not in self.found[impostor].asked:
            self.found[impostor] += self._hunt.caught_at(self._everyone[impostor], place)
        return self._is_told(impostor, place)


class _Kinds:
    """Questions looked at kind by kind, since a program may answer those of one kind and no others.

    Those that anybody can be asked come first; of those that only scenarios ask which choose a reading it is wanted
    what no other one holds, since a program need not know the option.
    """

    def __init__(self, asked: Sequence[AnsweredQuestion]) -> None:
        self._asked = asked
        self._places: defaultdict[str, tuple[list[int], list[int]]] = defaultdict(lambda: ([], []))
        for place, question in enumerate(asked):
            self._places[question.kind][question.has_to_name_reading].append(place)

    def covered(self, holds: Holds, kept: Collection[int]) -> tuple[int, ...]:
        """Few questions of each kind that have all that those of this kind have."""
        found: list[int] = []
        for places, has in self._wanted(holds):
            costs = [len(self._asked[place].line) for place in places]
            before = {number for number, place in enumerate(places) if place in kept}
            found += [places[number] for number in covered(has, costs.__getitem__, before=before)]
        return tuple(sorted(found))

    def needed(
        self, order: Mapping[int, tuple[int, ...]], is_spare: Callable[[int, Collection[int]], bool]
    ) -> tuple[int, ...]:
        """Those of the chosen without which something of their kind would be missing, the first let go first."""
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

    def _wanted(self, holds: Holds) -> Iterator[tuple[list[int], list[set[str]]]]:
        """The places of questions of one kind, and what each is wanted for."""
        for plain, by_reading in self._places.values():
            yield plain, [set(holds[place]) for place in plain]
            known = set[str]().union(*(holds[place] for place in plain))
            yield by_reading, [set(holds[place]) - known for place in by_reading]


def _each(
    do: Callable[[Impostor], Caught], impostors: tuple[Impostor, ...], workers: int, variant: str, say: Language
) -> dict[str, Caught]:
    """What tells each of the impostors, by its id."""
    told: dict[str, Caught] = {}
    words = say("{variant}: impostors", variant=variant)
    with shared_out(do, impostors, workers) as found, progress(words, len(impostors), say=say) as step:
        for impostor, caught in zip(impostors, found, strict=True):
            told[impostor.id] = caught
            step(0)
    return told
