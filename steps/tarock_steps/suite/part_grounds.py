"""Reads the clauses on which each part of an answer rests, so that a wrong part can be charged to a clause."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from tarock_steps.suite.differences import Difference, inner_place

_GROUNDS: Final = "grounds"
_WHY: Final = "why"


def clauses_by_part(said: Mapping[str, object]) -> dict[str, list[str]]:
    """The clauses of each part of an answer, given with its reasons, by its place, such as ``items/0``.

    The whole answer is the empty place; why a choice is not allowed stands at ``why`` and the choice.
    """
    return {place: sorted(clauses) for place, clauses in _parts(said, "") if clauses}


def clauses_at(rests: Mapping[str, list[str]], place: str) -> list[str]:
    """The clauses of a part: those in it, else those of the smallest part around it that names any."""
    found = _inside(rests, place)
    while not found and place:
        place = place.rpartition("/")[0]
        found = _inside(rests, place) if place else rests.get("", [])
    return found


def clauses_of(rests: Mapping[str, list[str]], one: Difference) -> list[str]:
    """The clauses that a difference is about; of a choice that is not allowed, those that forbid it.

    What the answer itself names as the reason of a part, as that about the deck does, goes before what stands around.
    """
    around, _, field = one.place.rpartition("/")
    if reason := rests.get(inner_place(_WHY, field)):
        return reason
    if field == "legal" and isinstance(one.given, list) and isinstance(one.expected, list):
        wrongly = [
            rests.get(inner_place(around, f"{_WHY}/{what}"), []) for what in one.given if what not in one.expected
        ]
        if forbidden := sorted({clause for clauses in wrongly for clause in clauses}):
            return forbidden
    return clauses_at(rests, one.place)


def _inside(rests: Mapping[str, list[str]], place: str) -> list[str]:
    return sorted(
        {clause for at, found in rests.items() if at == place or at.startswith(f"{place}/") for clause in found}
    )


def _parts(part: object, place: str) -> Iterator[tuple[str, list[str]]]:
    if isinstance(part, dict):
        yield place, part.get(_GROUNDS, [])
        for choice, clauses in part.get(_WHY, {}).items():
            yield inner_place(place, f"{_WHY}/{choice}"), clauses
        for name, inner in part.items():
            if name not in (_GROUNDS, _WHY):
                yield from _parts(inner, inner_place(place, name))
    elif isinstance(part, list):
        for number, inner in enumerate(part):
            yield from _parts(inner, inner_place(place, str(number)))
