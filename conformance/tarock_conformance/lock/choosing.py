"""Which questions a lock takes: of each kind so few that they hold all that questions of this kind can hold."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from tarock_conformance.lock.catching import Caught, Hunt
from tarock_conformance.lock.cover import covered, needed
from tarock_conformance.process.progress import progress
from tarock_conformance.process.sharing import shared_out

if TYPE_CHECKING:
    from tarock_conformance.lock.gathering import AnsweredQuestion, Gathered
    from tarock_reference.impostors import Impostor
    from tarock_reference.variants import Variant

Holds = Sequence[Collection[str]]
"""What each question holds: the clauses on which its answer rests, and the ids of the impostors that it tells."""


class ChosenQuestions(NamedTuple):
    """The places of the questions that were chosen, and what tells each impostor, by its id."""

    places: tuple[int, ...]
    found: Mapping[str, Caught]


def choose(variant: Variant, gathered: Gathered, kept: Collection[int], workers: int) -> ChosenQuestions:
    """So few questions that none could be left out; those at the places ``kept`` are taken as long as they serve.

    An impostor is not put to every question there is, but at last to every one that was chosen. So what is chosen
    holds on to nothing twice by chance, and whoever keeps all of it chooses the same again.
    """
    asked, everyone = gathered.asked, variant.impostors()
    kinds = _Kinds(asked)
    hunt = Hunt(variant, gathered, {*kinds.covered([one.clauses for one in asked], ()), *kept})
    found = _each(hunt.caught, everyone, workers, f"{variant.name}: impostors")
    chosen = frozenset(kinds.covered(_held(asked, found), kept))
    found = _each(
        lambda one: hunt.caught_too(one, found[one.id], chosen), everyone, workers, f"{variant.name}: questions chosen"
    )
    return ChosenQuestions(kinds.needed(_held(asked, found), chosen, kept), found)


def _held(asked: Sequence[AnsweredQuestion], found: Mapping[str, Caught]) -> Holds:
    """What each question holds; to have no answer tells an impostor only where no answer to such a question does."""
    holds: list[set[str]] = [set(one.clauses) for one in asked]
    for impostor, caught in found.items():
        answers = {asked[place].kind for place in caught.by}
        for place in (*caught.by, *(one for one in caught.refused if asked[one].kind not in answers)):
            holds[place].add(impostor)
    return holds


class _Kinds:
    """Questions looked at kind by kind, since a program may answer those of one kind and no others.

    Those that anybody can be asked come first; of those that only scenarios ask which choose a reading it is wanted
    what no other one holds, since a program need not know the option.
    """

    def __init__(self, asked: Sequence[AnsweredQuestion]) -> None:
        self._asked = asked
        self._places: defaultdict[str, tuple[list[int], list[int]]] = defaultdict(lambda: ([], []))
        for place, one in enumerate(asked):
            self._places[one.kind][one.by_reading].append(place)

    def covered(self, holds: Holds, kept: Collection[int]) -> tuple[int, ...]:
        """Few questions of each kind that have all that those of this kind have."""
        found: list[int] = []
        for places, has in self._wanted(holds):
            costs = [len(self._asked[place].line) for place in places]
            before = {number for number, place in enumerate(places) if place in kept}
            found += [places[one] for one in covered(has, costs.__getitem__, before=before)]
        return tuple(sorted(found))

    def needed(self, holds: Holds, chosen: frozenset[int], kept: Collection[int]) -> tuple[int, ...]:
        """Those of the chosen without which something of their kind would be missing; new ones are let go first."""
        found: list[int] = []
        for places, has in self._wanted(holds):
            wanted = dict(zip(places, has, strict=True))
            mine = sorted(chosen & wanted.keys(), key=lambda place: (place in kept, len(holds[place]), place))
            found += [mine[one] for one in needed([wanted[place] for place in mine])]
        return tuple(sorted(found))

    def _wanted(self, holds: Holds) -> Iterator[tuple[list[int], list[set[str]]]]:
        """The places of questions of one kind, and what each is wanted for."""
        for plain, by_reading in self._places.values():
            yield plain, [set(holds[place]) for place in plain]
            known = set[str]().union(*(holds[place] for place in plain))
            yield by_reading, [set(holds[place]) - known for place in by_reading]


def _each(
    do: Callable[[Impostor], Caught], impostors: tuple[Impostor, ...], workers: int, words: str
) -> dict[str, Caught]:
    """What tells each of the impostors, by its id."""
    told: dict[str, Caught] = {}
    with shared_out(do, impostors, workers) as found, progress(words, len(impostors)) as step:
        for impostor, caught in zip(impostors, found, strict=True):
            told[impostor.id] = caught
            step(0)
    return told
