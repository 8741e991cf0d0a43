"""Computes what the suite would catch: for each clause and module, and what was missed.

Ledgers of four kinds say it: proofs and exercise counters, one for each rule set, coverage, and mutation. Any of them
may be missing. What got past is a *hole*: an impostor that no scenario of its clause catches, a changed expectation
that nobody noticed, a clause that was never a ground, a branch missed or a mutant alive without a reason.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, TypeVar

from tarock_reports.evidence.engine import Coverage, CoveredShare, Mutation
from tarock_reports.ledger import coverage_lines, exercise_lines
from tarock_reports.ledger.proof_lines import (
    CAUGHT,
    OF_READING,
    PROVED,
    Fate,
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
"""What makes each kind of ledger."""


@dataclass(frozen=True, slots=True)
class Unnoticed:
    """A changed expectation that stayed green."""

    scenario: str
    step: str
    changed: str
    trouble: str


@dataclass(frozen=True, slots=True)
class ClauseEvidence:
    """A clause and all that is known of what its scenarios catch."""

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
    def proved(self) -> bool:
        """Whether every impostor is caught, or nobody can tell it."""
        return all(one.fate in PROVED for one in self.impostors)

    @property
    def changed(self) -> int:
        """How many expectations of its scenarios were changed."""
        return sum(one.changed for one in self.perturbed)

    @property
    def green(self) -> int:
        """How many of these changes nobody noticed."""
        return sum(len(one.green) for one in self.perturbed)

    @property
    def testable(self) -> bool:
        """Whether anything can test it."""
        return self.clause is None or self.clause.untestable is None

    @property
    def never(self) -> bool:
        """Whether it was never a ground, although it could have been and somebody counted."""
        return self.counted and self.testable and not any(self.times.values())

    @property
    def fine(self) -> bool:
        """Whether nothing is left to look at."""
        return self.proved and not self.green and not self.never


@dataclass(frozen=True)
class SourceEvidence:
    """One rule set: its clauses by area, with what its ledgers say."""

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
        """Who exercised the clauses."""
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
        """How many impostors had which fate, none left out that any had."""
        counted = {fate: sum(one.fate is fate for one in self.impostors) for fate in Fate}
        return {fate: number for fate, number in counted.items() if number}

    @property
    def noticed(self) -> CoveredShare:
        """The changed expectations that made their scenario fail."""
        perturbed = [] if self.proof is None else self.proof.of(PerturbedLine)
        changed = sum(one.changed for one in perturbed)
        return CoveredShare(changed - len(self.unnoticed), changed)

    @property
    def exercised(self) -> CoveredShare:
        """The clauses that can be tested and were a ground."""
        testable = [row for row in self.rows if row.testable]
        return CoveredShare(sum(not row.never for row in testable), len(testable))

    @property
    def exercised_by(self) -> Mapping[str, CoveredShare]:
        """The same by exerciser."""
        testable = [row for row in self.rows if row.testable]
        return {by: CoveredShare(sum(bool(row.times.get(by)) for row in testable), len(testable)) for by in self.by}

    @cached_property
    def unproved(self) -> tuple[ImpostorLine, ...]:
        """The impostors that got past."""
        return tuple(one for one in self.impostors if one.fate not in PROVED)

    @cached_property
    def readings(self) -> tuple[TriedReadingLine, ...]:
        """The readings that the impostors faced beside the defaults."""
        return () if self.proof is None else tuple(self.proof.of(TriedReadingLine))

    @cached_property
    def fates_under(self) -> Mapping[str, int]:
        """How many impostors had which fate under these readings."""
        return fates_of_pairs(self.readings)

    @cached_property
    def past_under(self) -> tuple[tuple[TriedReadingLine, Pair], ...]:
        """The impostors that got past under one of them."""
        return tuple((line, one) for line in self.readings for one in line.told if one.fate not in OF_READING)

    @cached_property
    def equivalent(self) -> tuple[ImpostorLine, ...]:
        """The impostors that nobody can tell, each with its argument."""
        return tuple(one for one in self.impostors if one.fate is Fate.EQUIVALENT)

    @cached_property
    def unnoticed(self) -> tuple[Unnoticed, ...]:
        """The changed expectations that stayed green."""
        perturbed = [] if self.proof is None else self.proof.of(PerturbedLine)
        return tuple(
            Unnoticed(one.scenario, green.step, green.changed, green.trouble)
            for one in perturbed
            for green in one.green
        )

    @cached_property
    def never(self) -> tuple[ClauseEvidence, ...]:
        """The clauses that can be tested and were never a ground."""
        return tuple(row for row in self.rows if row.never)


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
        return ", ".join(dict.fromkeys(one.header.suite for one in self.records))

    @property
    def title(self) -> str:
        """The titles of the rule sets."""
        return ", ".join(one.catalogue.title for one in self.sources)

    @cached_property
    def missing(self) -> Mapping[str, str]:
        """The kinds of ledgers that were not given, each with the command that makes one."""
        given = {one.kind for one in self.records}
        return {kind: command for kind, command in COMMANDS.items() if kind not in given}

    @cached_property
    def faults(self) -> tuple[str, ...]:
        """What is wrong with the ledgers, each with its file."""
        return tuple(f"{one.path}: {fault}" for one in self.records for fault in one.faults)

    @cached_property
    def cuts(self) -> tuple[str, ...]:
        """What is partial, each with its file."""
        return tuple(f"{one.path}: {one.cut}" for one in self.records if one.cut)

    @cached_property
    def holes(self) -> int:
        """How many things got past."""
        own = sum(len(one.unproved) + len(one.past_under) + len(one.unnoticed) + len(one.never) for one in self.sources)
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
    def words(self) -> str:
        """The decision as a sentence."""
        match self.conformity:
            case Conformity.SUITE_BROKEN:
                return f"At fault: {self.faults[0]}."
            case Conformity.NOT_CONFORM:
                return "1 thing got past." if self.holes == 1 else f"{self.holes} things got past."
            case Conformity.CUT_OFF:
                return f"Partial: {self.cuts[0]}."
            case _:
                return "Nothing got past."


def _caught(impostors: Sequence[ImpostorLine]) -> CoveredShare:
    return CoveredShare(sum(one.fate in CAUGHT for one in impostors), len(impostors))


def gather(records: Sequence[Record], catalogues: Iterable[tuple[Catalogue, Sequence[Planned]]]) -> Evidence:
    """What ``records`` say together; a catalogue with its plan for each rule set that they are about."""
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
    return tuple(dict.fromkeys(one.rules for one in records if one.rules))


def twice(records: Sequence[Record]) -> tuple[Record, Record] | None:
    """Two ledgers of the same kind about the same rule set, if there are any."""
    seen: dict[tuple[str, str], Record] = {}
    for one in records:
        other = seen.setdefault((one.kind, one.rules), one)
        if other is not one:
            return other, one
    return None


def _one(records: Iterable[Record], kind: str, rules: str | None = None) -> Record | None:
    return next((one for one in records if one.kind == kind and rules in (None, one.rules)), None)


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
    impostors = _grouped((one.clause, one) for one in (proof.of(ImpostorLine) if proof else ()))
    perturbed = _grouped((each, one) for one in (proof.of(PerturbedLine) if proof else ()) for each in one.clauses)
    times = {one.id: one.times for one in (exercise.of(exercise_lines.ClauseLine) if exercise else ())}
    branches = {one.clause: one.branches for one in (coverage.of(coverage_lines.Reached) if coverage else ())}
    scenarios = _grouped((each, one) for one in planned for each in one.clauses)
    ids = [one.id for one in catalogue.clauses.values() if not one.retired]
    for each in dict.fromkeys((*ids, *impostors, *perturbed, *times)):
        yield ClauseEvidence(
            id=each,
            clause=catalogue.clauses.get(each),
            scenarios=len(scenarios.get(each, ())),
            impostors=tuple(impostors.get(each, ())),
            perturbed=tuple(perturbed.get(each, ())),
            times=times.get(each, {}),
            branches=branches.get(each),
            counted=exercise is not None,
        )


def _grouped(pairs: Iterable[tuple[str, Member]]) -> dict[str, list[Member]]:
    found: dict[str, list[Member]] = {}
    for name, member in pairs:
        found.setdefault(name, []).append(member)
    return found
