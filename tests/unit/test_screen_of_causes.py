"""What ``tarock diagnose`` shows of a usual run fits on a screen, with rule and example at each cause."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.unit.made_up import FAILED, header, scenario, verdict

from tarock_checking.diagnose.diagnosis import Diagnosing
from tarock_language.catalogue import language_of
from tarock_reference.deviation_groups import grouped_by_cause, id_of, what_is_said
from tarock_reference.deviations import deviations
from tarock_reference.variants import variant_of_source
from tarock_reports.ledger.checks import Ledger, LedgerWriter
from tarock_reports.ledger.diagnosis_lines import CauseRecord, DiagnosisLine, in_ledger
from tarock_running.process.console import console

LUNGAU = variant_of_source("lungau", {})
CASES = [scenario(number, "play", [f"LUN-PLAY-00{number}"]) for number in range(1, 10)]
LINES = 40


def ledger(folder: Path, number: int) -> Ledger:
    """A run in which all of the first causes were found, with long names, and much that none explains."""
    groups = grouped_by_cause(deviations(LUNGAU), LUNGAU.rules)
    longest = sorted(groups, key=lambda several: -len(str(what_is_said(several, LUNGAU.rules))))[:number]
    causes = [
        CauseRecord(
            id=id_of(several),
            **in_ledger(what_is_said(several, LUNGAU.rules)),
            clauses=sorted(several[0].clauses)[:3],
            explains=[CASES[0].id],
            agrees=3,
        )
        for several in longest
    ]
    of = msgspec.structs.replace(header(CASES), source="lungau", rules="lungau", options={})
    with LedgerWriter(folder / "run.jsonl", of) as writer:
        for case in CASES:
            writer.add(verdict(case, FAILED))
        writer.diagnosed(DiagnosisLine(causes=causes, unexplained=[case.id for case in CASES[1:]]))
    return Ledger.read(folder / "run.jsonl")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("number", [1, 3, 12])
def test_what_was_found_fits_on_a_screen(tmp_path: Path, number: int, language: str) -> None:
    told = ledger(tmp_path, number)
    asked = Diagnosing(ledger=tmp_path / "run.jsonl", write=None, name="x", variant=None, say=language_of(language))
    lines = [line.plain for line in asked._lines(told, None)]  # noqa: SLF001 - what is printed
    rows = [row for line in lines for row in line.splitlines()]
    rules = [line for line in lines if line.strip().startswith(("rule:", "Regel:"))]
    examples = [line for line in lines if line.strip().startswith(("shown by:", "zu sehen an:"))]

    assert sum(max(1, -(-len(row) // console().width)) for row in rows) <= LINES
    assert len(rules) == len(examples) >= min(number, 3)
