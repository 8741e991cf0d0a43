"""Chooses which passed scenarios are repeated with other labels: other seats, suits or halves of the Talon.

They are enough to repeat each area with each of these symmetries. The choice depends on digests alone, so it is the
same in every run with the same answers.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from tarock_running.inputs.engine_values import SymmetryShare
from tarock_steps.catalogue.planned import Planned
from tarock_steps.suite.vectors import Vectors
from tarock_steps.symmetry.symmetries import BY_NAME, SYMMETRIES, Symmetry

_EACH: Final = 3
"""How often each symmetry is used in an area, at least."""
_OF_CLAUSES: Final = {"seats": "seats", "suits": "suits", "colours": "suits"}
"""What is changed once for every clause, by the kind of symmetry: the seats, and the suits."""


class PassedScenario(NamedTuple):
    """A scenario that passed: its place in the plan, and the lines of its questions, if it was played."""

    place: int
    planned: Planned
    questions: tuple[str, ...]


class Counterpart(NamedTuple):
    """A scenario to be repeated with other labels."""

    place: int
    symmetry: Symmetry


def counterparts(passed: Sequence[PassedScenario], share: SymmetryShare) -> list[Counterpart]:
    """The scenarios to repeat with other labels, in the order of the plan."""
    if share is SymmetryShare.NONE:
        return []
    told = [scenario for scenario in passed if not scenario.planned.is_further]
    everything = [(scenario, symmetry) for scenario in told for symmetry in SYMMETRIES]
    if share is SymmetryShare.SHARE:
        everything = [*_share(sorted(everything, key=_digest))]
    found = [
        Counterpart(scenario.place, symmetry) for scenario, symmetry in everything if _is_other(scenario, symmetry)
    ]
    return sorted(found, key=lambda counterpart: (counterpart.place, SYMMETRIES.index(counterpart.symmetry)))


def counterparts_of(vectors: Vectors, passed: Sequence[PassedScenario], share: SymmetryShare) -> list[Counterpart]:
    """The scenarios to repeat: the copies in ``vectors`` if all scenarios there passed, else by ``counterparts``."""
    places = {scenario.planned.id: scenario.place for scenario in passed}
    filled = [scenario for scenario, judged in vectors.judged.items() if judged.kinds]
    if share is not SymmetryShare.SHARE or not filled or not places.keys() >= {*filled}:
        return counterparts([_with_questions(scenario, vectors) for scenario in passed], share)
    return [Counterpart(places[scenario], BY_NAME[symmetry]) for scenario, symmetry in vectors.counterparts]


def _with_questions(scenario: PassedScenario, vectors: Vectors) -> PassedScenario:
    """The scenario with the questions of its vector, if it was not played."""
    vector = vectors.scenarios.get(scenario.planned.id)
    if scenario.questions or vector is None:
        return scenario
    return scenario._replace(questions=tuple(question.line for question in vector.asked))


def _share(ordered: Iterable[tuple[PassedScenario, Symmetry]]) -> Iterator[tuple[PassedScenario, Symmetry]]:
    """Choose each symmetry a few times for every area, and other seats and other suits once for every clause."""
    areas: Counter[tuple[str, str]] = Counter()
    clauses: set[tuple[str, str]] = set()
    for scenario, symmetry in ordered:
        area, sort = (scenario.planned.area, symmetry.name), _OF_CLAUSES.get(symmetry.kind)
        cited = {(clause, sort) for clause in scenario.planned.clauses if sort is not None}
        if (areas[area] < _EACH or not cited <= clauses) and _is_other(scenario, symmetry):
            areas[area] += 1
            clauses |= cited
            yield scenario, symmetry


def _is_other(one: PassedScenario, symmetry: Symmetry) -> bool:
    """Whether any question of the scenario changes with these labels."""
    return any(map(symmetry.is_other, one.questions))


def _digest(one: tuple[PassedScenario, Symmetry]) -> bytes:
    return hashlib.sha256(f"{one[0].planned.id} {one[1].name}".encode()).digest()
