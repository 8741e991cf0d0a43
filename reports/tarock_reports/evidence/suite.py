"""Computes from ledgers what the suite would catch in an engine: for each clause and module, and what it missed.

There are four kinds of ledgers, any of which may be missing: proofs and counts of how often answers rest on a clause,
one for each rule set; coverage; and mutation. What the suite missed is a *hole*: an impostor (the reference engine with
one wrong ruling) that no scenario of its clause catches, a changed expectation that nobody noticed, a clause on which
no answer rests, a branch missed or a mutant alive without a reason.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple, TypeVar

from tarock_language.message import Message, message
from tarock_reports.evidence.engine import Coverage, CoveredShare, Mutation
from tarock_reports.ledger import coverage_lines, exercise_lines
from tarock_reports.ledger.proof_lines import (
    CAUGHT,
    OF_READING,
    PROVED,
    Fate,
    Green,
    ImpostorLine,
    Pair,
    PerturbedLine,
    ProofHeader,
    TriedReadingLine,
    fates_of_pairs,
)
from tarock_reports.ledger.records import Record
from tarock_reports.verdict.summary import Conformity
from tarock_steps.catalogue.clauses import Clause, area_of
from tarock_steps.catalogue.loading import Catalogue
from tarock_steps.catalogue.plan import digest
from tarock_steps.catalogue.planned import Planned

Member = TypeVar("Member")

COMMANDS: Final = {
    "proof": "tarock prove",
    "exercise": "python -m proving.exercise",
    "coverage": "python -m proving.coverage",
    "mutation": "python -m proving.mutation",
}
"""The command that makes each kind of ledger."""


class Unnoticed(NamedTuple):
    """A changed expectation of a scenario that stayed green."""

    scenario: str
    green: Green


@dataclass(frozen=True, slots=True)
class ClauseEvidence:
    """A clause, and all that the ledgers say about what its scenarios catch."""

    id: str
    clause: Clause | None
    scenarios: int
    impostors: tuple[ImpostorLine, ...]
    perturbed: tuple[PerturbedLine, ...]
    times: Mapping[str, int]
    branches: int | None
    counted: bool

    @property
    def caught(self) -> CoveredShare:
        """The impostors that a scenario of this clause catches."""
        return _caught(self.impostors)

    @property
    def is_proved(self) -> bool:
        """Whether every impostor is caught or equivalent."""
        return all(impostor.fate in PROVED for impostor in self.impostors)

    @property
    def changed(self) -> int:
        """How many expectations of its scenarios were changed."""
        return sum(line.changed for line in self.perturbed)

    @property
    def green(self) -> int:
        """How many of these changes were not noticed."""
        return sum(len(line.green) for line in self.perturbed)

    @property
    def is_testable(self) -> bool:
        """Whether the clause can be tested."""
        return self.clause is None or self.clause.untestable_en is None

    @property
    def is_never_ground(self) -> bool:
        """Whether the clause was never a ground, although it can be tested and was counted."""
        return self.counted and self.is_testable and not any(self.times.values())

    @property
    def is_fine(self) -> bool:
        """Whether nothing about the clause needs attention."""
        return self.is_proved and not self.green and not self.is_never_ground


@dataclass(frozen=True)
class SourceEvidence:
    """One rule set: its clauses by area, and its ledgers.

    ``other_plan`` is true if the scenarios have changed since the proof.
    """

    catalogue: Catalogue
    proof: Record | None
    exercise: Record | None
    areas: Mapping[str, tuple[ClauseEvidence, ...]]
    other_plan: bool

    @cached_property
    def rows(self) -> tuple[ClauseEvidence, ...]:
        """All clauses."""
        return tuple(row for rows in self.areas.values() for row in rows)

    @cached_property
    def by(self) -> tuple[str, ...]:
        """The names of what exercised the clauses."""
        header = None if self.exercise is None else self.exercise.header
        return tuple(header.by) if isinstance(header, exercise_lines.ExerciseHeader) else ()

    @cached_property
    def impostors(self) -> tuple[ImpostorLine, ...]:
        """All impostors."""
        return () if self.proof is None else tuple(self.proof.of(ImpostorLine))

    @cached_property
    def narrowed(self) -> tuple[str, ...]:
        """The clauses that the proof was narrowed to."""
        header = None if self.proof is None else self.proof.header
        return tuple(header.clauses) if isinstance(header, ProofHeader) else ()

    @property
    def caught(self) -> CoveredShare:
        """The impostors that a scenario of their clause catches."""
        return _caught(self.impostors)

    @property
    def fates(self) -> Mapping[Fate, int]:
        """How many impostors had each fate; fates with none are left out."""
        counted = {fate: sum(impostor.fate is fate for impostor in self.impostors) for fate in Fate}
        return {fate: number for fate, number in counted.items() if number}

    @property
    def noticed(self) -> CoveredShare:
        """The changed expectations that made their scenario fail."""
        perturbed = [] if self.proof is None else self.proof.of(PerturbedLine)
        changed = sum(line.changed for line in perturbed)
        return CoveredShare(changed - len(self.unnoticed), changed)

    @property
    def exercised(self) -> CoveredShare:
        """The clauses that can be tested and were a ground."""
        testable = [row for row in self.rows if row.is_testable]
        return CoveredShare(sum(not row.is_never_ground for row in testable), len(testable))

    @property
    def exercised_by(self) -> Mapping[str, CoveredShare]:
        """The clauses that can be tested and were a ground, by what exercised them."""
        testable = [row for row in self.rows if row.is_testable]
        return {by: CoveredShare(sum(bool(row.times.get(by)) for row in testable), len(testable)) for by in self.by}

    @cached_property
    def unproved(self) -> tuple[ImpostorLine, ...]:
        """The impostors that got past the scenarios."""
        return tuple(impostor for impostor in self.impostors if impostor.fate not in PROVED)

    @cached_property
    def readings(self) -> tuple[TriedReadingLine, ...]:
        """The readings other than the defaults that the impostors were tried under."""
        return () if self.proof is None else tuple(self.proof.of(TriedReadingLine))

    @cached_property
    def fates_under(self) -> Mapping[str, int]:
        """How many impostors had each fate under these readings."""
        return fates_of_pairs(self.readings)

    @cached_property
    def past_under(self) -> tuple[tuple[TriedReadingLine, Pair], ...]:
        """The impostors that got past under one of these readings."""
        return tuple((line, pair) for line in self.readings for pair in line.told if pair.fate not in OF_READING)

    @cached_property
    def equivalent(self) -> tuple[ImpostorLine, ...]:
        """The impostors that nothing can distinguish from the engine, each with its argument."""
        return tuple(impostor for impostor in self.impostors if impostor.fate is Fate.EQUIVALENT)

    @cached_property
    def unnoticed(self) -> tuple[Unnoticed, ...]:
        """The changed expectations that stayed green."""
        perturbed = [] if self.proof is None else self.proof.of(PerturbedLine)
        return tuple(Unnoticed(line.scenario, green) for line in perturbed for green in line.green)

    @cached_property
    def never(self) -> tuple[ClauseEvidence, ...]:
        """The clauses that can be tested and were never a ground."""
        return tuple(row for row in self.rows if row.is_never_ground)


@dataclass(frozen=True)
class Evidence:
    """Everything that the ledgers say together."""

    records: tuple[Record, ...]
    sources: tuple[SourceEvidence, ...]
    coverage: Coverage | None
    mutation: Mutation | None

    @property
    def suite(self) -> str:
        """The versions of the suite that the ledgers were written by."""
        return ", ".join(dict.fromkeys(record.header.suite for record in self.records))

    @property
    def title(self) -> str:
        """The titles of the rule sets."""
        return ", ".join(source.catalogue.title for source in self.sources)

    @cached_property
    def missing(self) -> Mapping[str, str]:
        """The kinds of ledgers that were not given, each with the command that makes one."""
        given = {record.kind for record in self.records}
        return {kind: command for kind, command in COMMANDS.items() if kind not in given}

    @cached_property
    def faults(self) -> tuple[Message, ...]:
        """What is wrong with the ledgers, each with its file."""
        return tuple(
            message("{place}: {fault}", place=str(record.path), fault=fault)
            for record in self.records
            for fault in record.said_faults
        )

    @cached_property
    def cuts(self) -> tuple[Message, ...]:
        """Why ledgers are partial, each with its file."""
        return tuple(
            message("{place}: {fault}", place=str(record.path), fault=record.said_of_cut)
            for record in self.records
            if record.said_of_cut
        )

    @cached_property
    def holes(self) -> int:
        """How many things got past the suite."""
        own = sum(
            len(source.unproved) + len(source.past_under) + len(source.unnoticed) + len(source.never)
            for source in self.sources
        )
        missed = self.coverage.unexplained if self.coverage else 0
        return own + missed

    @property
    def conformity(self) -> Conformity:
        """Whether the suite proves itself, as far as these ledgers say."""
        if self.faults:
            return Conformity.SUITE_BROKEN
        if self.holes:
            return Conformity.NOT_CONFORM
        return Conformity.CUT_OFF if self.cuts else Conformity.CONFORM

    @property
    def words(self) -> Message:
        """The decision as a sentence."""
        match self.conformity:
            case Conformity.SUITE_BROKEN:
                return message("At fault: {fault}.", fault=self.faults[0])
            case Conformity.NOT_CONFORM:
                return message("{number} thing got past.", "{number} things got past.", number=self.holes)
            case Conformity.CUT_OFF:
                return message("Partial: {cut}.", cut=self.cuts[0])
            case _:
                return message("Nothing got past.")


def _caught(impostors: Sequence[ImpostorLine]) -> CoveredShare:
    return CoveredShare(sum(impostor.fate in CAUGHT for impostor in impostors), len(impostors))


def gather(records: Sequence[Record], catalogues: Iterable[tuple[Catalogue, Sequence[Planned]]]) -> Evidence:
    """Combine ``records``; ``catalogues`` has a catalogue and its plan for each rule set that they are about."""
    coverage = _one(records, "coverage")
    mutation = _one(records, "mutation")
    return Evidence(
        records=tuple(records),
        sources=tuple(_source(records, catalogue, planned, coverage) for catalogue, planned in catalogues),
        coverage=None if coverage is None else Coverage(coverage),
        mutation=None if mutation is None else Mutation(mutation),
    )


def rule_sets(records: Iterable[Record]) -> tuple[str, ...]:
    """The rule sets that ledgers are about, each once."""
    return tuple(dict.fromkeys(record.rules for record in records if record.rules))


def twice(records: Sequence[Record]) -> tuple[Record, Record] | None:
    """Two ledgers of the same kind about the same rule set, if there are any."""
    seen: dict[tuple[str, str], Record] = {}
    for record in records:
        other = seen.setdefault((record.kind, record.rules), record)
        if other is not record:
            return other, record
    return None


def _one(records: Iterable[Record], kind: str, rules: str | None = None) -> Record | None:
    return next((record for record in records if record.kind == kind and rules in (None, record.rules)), None)


def _source(
    records: Sequence[Record], catalogue: Catalogue, planned: Sequence[Planned], coverage: Record | None
) -> SourceEvidence:
    proof = _one(records, "proof", catalogue.source)
    exercise = _one(records, "exercise", catalogue.source)
    areas: dict[str, list[ClauseEvidence]] = {area: [] for area in catalogue.areas}
    for row in _rows(catalogue, planned, (proof, exercise, coverage)):
        areas.setdefault(area_of(row.id), []).append(row)
    plan = proof.header.plan if proof and isinstance(proof.header, ProofHeader) else None
    return SourceEvidence(
        catalogue=catalogue,
        proof=proof,
        exercise=exercise,
        areas={area: tuple(rows) for area, rows in areas.items() if rows},
        other_plan=plan not in (None, digest(planned)),
    )


def _rows(
    catalogue: Catalogue, planned: Sequence[Planned], found: tuple[Record | None, Record | None, Record | None]
) -> Iterator[ClauseEvidence]:
    proof, exercise, coverage = found
    impostors = _grouped((line.clause, line) for line in (proof.of(ImpostorLine) if proof else ()))
    perturbed = _grouped(
        (clause, line) for line in (proof.of(PerturbedLine) if proof else ()) for clause in line.clauses
    )
    times = {line.id: line.times for line in (exercise.of(exercise_lines.ClauseLine) if exercise else ())}
    branches = {line.clause: line.branches for line in (coverage.of(coverage_lines.Reached) if coverage else ())}
    scenarios = _grouped((clause, scenario) for scenario in planned for clause in scenario.clauses)
    ids = [clause.id for clause in catalogue.clauses.values() if not clause.retired]
    for id_ in dict.fromkeys((*ids, *impostors, *perturbed, *times)):
        yield ClauseEvidence(
            id=id_,
            clause=catalogue.clauses.get(id_),
            scenarios=len(scenarios.get(id_, ())),
            impostors=tuple(impostors.get(id_, ())),
            perturbed=tuple(perturbed.get(id_, ())),
            times=times.get(id_, {}),
            branches=branches.get(id_),
            counted=exercise is not None,
        )


def _grouped(pairs: Iterable[tuple[str, Member]]) -> dict[str, list[Member]]:
    found: dict[str, list[Member]] = {}
    for name, member in pairs:
        found.setdefault(name, []).append(member)
    return found
