"""Chooses which scenarios are repeated with other seats, suits or Talon halves.

Enough to cover each of them in every area.

The choice depends on digests alone, so it is the same in every run with the same answers.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from enum import StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple

from tarock_steps.symmetry.symmetries import BY_NAME, SYMMETRIES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from tarock_steps.catalogue.planned import Planned
    from tarock_steps.suite.vectors import Vectors
    from tarock_steps.symmetry.symmetries import Symmetry


class SymmetryShare(StrEnum):
    """How many of the scenarios that passed are put again with other labels."""

    SHARE = "share"
    ALL = "all"
    NONE = "none"


_EACH: Final = 3
"""How often each symmetry comes up in an area."""
_OF_CLAUSES: Final = {"seats": "seats", "suits": "suits", "colours": "suits"}
"""What comes up in every clause, by the kind of symmetry: some seat, and some suit."""


class PassedScenario(NamedTuple):
    """A scenario that passed: its place in what is asked, and the lines of the questions that were put in it."""

    place: int
    planned: Planned
    questions: tuple[str, ...]


class Counterpart(NamedTuple):
    """A scenario to be put again with other labels."""

    place: int
    symmetry: Symmetry


def counterparts(passed: Sequence[PassedScenario], share: SymmetryShare) -> list[Counterpart]:
    """What is put again, in the order of the plan."""
    if share is SymmetryShare.NONE:
        return []
    everything = [(one, symmetry) for one in passed for symmetry in SYMMETRIES]
    if share is SymmetryShare.SHARE:
        everything = [*_share(sorted(everything, key=_digest))]
    found = [Counterpart(one.place, symmetry) for one, symmetry in everything if _is_other(one, symmetry)]
    return sorted(found, key=lambda one: (one.place, SYMMETRIES.index(one.symmetry)))


def counterparts_of(vectors: Vectors, passed: Sequence[PassedScenario], share: SymmetryShare) -> list[Counterpart]:
    """The same of scenarios that have vectors: what was filled, where all of it passed as it stands."""
    places = {one.planned.id: one.place for one in passed}
    filled = [one.id for one in vectors.scenarios.values() if one.asked]
    if share is not SymmetryShare.SHARE or not filled or not places.keys() >= {*filled}:
        return counterparts(passed, share)
    return [Counterpart(places[one.id], BY_NAME[one.symmetry]) for one in vectors.counterparts]


def _share(ordered: Iterable[tuple[PassedScenario, Symmetry]]) -> Iterator[tuple[PassedScenario, Symmetry]]:
    """Of every area each symmetry some times, and of every clause other seats and other suits once."""
    areas: Counter[tuple[str, str]] = Counter()
    clauses: set[tuple[str, str]] = set()
    for one, symmetry in ordered:
        area, sort = (one.planned.area, symmetry.name), _OF_CLAUSES.get(symmetry.kind)
        cited = {(clause, sort) for clause in one.planned.clauses if sort is not None}
        if (areas[area] < _EACH or not cited <= clauses) and _is_other(one, symmetry):
            areas[area] += 1
            clauses |= cited
            yield one, symmetry


def _is_other(one: PassedScenario, symmetry: Symmetry) -> bool:
    """Whether anything that was asked reads otherwise with these labels."""
    return any(map(symmetry.is_other, one.questions))


def _digest(one: tuple[PassedScenario, Symmetry]) -> bytes:
    return hashlib.sha256(f"{one[0].planned.id} {one[1].name}".encode()).digest()
