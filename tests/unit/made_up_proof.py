"""Ledgers about the suite itself, made up for tests of what is made from them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from tests.unit.made_up import HOSTILE

from tarock_reports.ledger import coverage_lines, exercise_lines, mutation_lines
from tarock_reports.ledger.jsonlines import LedgerLine, Writer
from tarock_reports.ledger.proof_lines import (
    Fate,
    Green,
    ImpostorLine,
    Pair,
    PerturbedLine,
    ProofHeader,
    ProofWriter,
    TriedReadingLine,
)

CLAUSE = "LUN-COUNTING-008"
OTHER = "LUN-COUNTING-001"
BY = ["features", "laws"]


def impostor(fate: Fate = Fate.CAUGHT, number: int = 1, clause: str = CLAUSE) -> ImpostorLine:
    return ImpostorLine(
        id=f"counting.to_win/+{number}",
        clause=clause,
        wrong=f"{36 + number} instead of 36",
        fate=fate,
        by=["lungau/counting/half"] if fate is Fate.CAUGHT else [],
        asked=1,
        trouble="lungau/counting/half: no end after 10 seconds" if fate is Fate.CRASHED else "",
        argument="nobody can tell it at all" if fate is Fate.EQUIVALENT else "",
    )


def perturbed(*green: Green, name: str = "half", clauses: Sequence[str] = (CLAUSE,)) -> PerturbedLine:
    return PerturbedLine(scenario=f"lungau/counting/{name}", clauses=list(clauses), changed=7, green=list(green))


def tried(fate: Fate = Fate.LISTED) -> TriedReadingLine:
    """A reading under which one impostor was caught, and another one had the given fate."""
    pair = Pair(id="counting.total/+1", clause=CLAUSE, wrong="72 instead of 71", fate=fate, because="told by nobody")
    return TriedReadingLine(
        option="who-pays-whom",
        reading="both",
        options={"who-pays-whom": "both"},
        scenarios=1385,
        derived=27,
        clauses=3,
        fates={"caught": 1, fate.value: 1},
        told=[pair],
    )


GREEN = Green(step="they count 35 Augen", changed="they count 36 Augen")


def proof(
    path: Path,
    impostors: Sequence[ImpostorLine] = (impostor(),),
    scenarios: Iterable[PerturbedLine] = (perturbed(),),
    readings: Iterable[TriedReadingLine] = (),
    **other: Any,
) -> Path:
    """A proof; ``other`` are changed fields of its header."""
    header = ProofHeader(suite="0.1.0", rules="lungau", plan="ab" * 32, scenarios=1, impostors=len(impostors))
    with ProofWriter(path, msgspec.structs.replace(header, **other)) as writer:
        for suspect in impostors:
            writer.impostor(suspect)
        for changed in scenarios:
            writer.scenario(changed)
        for line in readings:
            writer.reading(line)
    return path


def exercise(path: Path, times: dict[str, dict[str, int]], rules: str = "lungau") -> Path:
    lines = [exercise_lines.ClauseLine(id=clause, times=counted) for clause, counted in times.items()]
    return _written(path, exercise_lines.ExerciseHeader(suite="0.1.0", rules=rules, by=BY), lines)


def coverage(path: Path, reason: str = "nobody can be asked to") -> Path:
    lines = [
        coverage_lines.CoveredModule(
            name="bidding", branches=40, lines=100, reached={"features": 39, "everything": 40}
        ),
        coverage_lines.CoveredModule(name="cards", branches=0, lines=10, reached={}),
        coverage_lines.Missed(module="bidding", line=12, to=-1, by="features", reason=reason),
        coverage_lines.Reached(clause=CLAUSE, branches=17),
    ]
    return _written(path, coverage_lines.CoverageHeader(suite="0.1.0", by=["features", "everything"]), lines)


def mutation(path: Path) -> Path:
    changed = f"a <= {HOSTILE[:25]}"
    lines = [
        mutation_lines.MutatedModule(name="bidding", tried=1000, noticed=999, by={"scenarios": 996, "laws": 3}),
        mutation_lines.Survivor(module="bidding", line=12, within="Ladder.ends", before="a < b", after=changed),
    ]
    return _written(path, mutation_lines.MutationHeader(suite="0.1.0", asked=["scenarios", "laws"]), lines)


def _written(path: Path, header: msgspec.Struct, lines: Iterable[LedgerLine]) -> Path:
    with Writer(path, header) as writer:
        for line in lines:
            writer.line(line)
    return path
