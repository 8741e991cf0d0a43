"""The failures of a run are counted once: what went wrong with other labels alone is among them, and told beside."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.made_up import FAILED, PASSED, header, scenario, verdict
from tests.unit.test_diagnosing import DREIER, SETTLING

from tarock_checking.diagnose.cause_records import diagnosis_of
from tarock_checking.diagnose.from_ledger import run_so_far
from tarock_checking.diagnose.search_limits import SearchLimits
from tarock_language.message import ENGLISH
from tarock_protocol.drivers import InProcess
from tarock_reference.deviant import Deviant
from tarock_reference.deviations import deviations
from tarock_reference.variants import variant_of_source
from tarock_reports.ledger.checks import Ledger, LedgerWriter
from tarock_reports.ledger.diagnosis_lines import CauseRecord, DiagnosisLine
from tarock_reports.pages.html import render_page
from tarock_reports.terminal.cause_lines import cause_lines
from tarock_reports.verdict.summary import summarise
from tarock_steps.catalogue.loading import load_catalogue
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.run_so_far import RunSoFar


@pytest.fixture
def uneven(tmp_path: Path) -> Ledger:
    """A run of four scenarios: one failed, one only with other seats."""
    cases = [scenario(number) for number in range(4)]
    cause = CauseRecord(
        id="a/b", sentence="3 instead of 2", clauses=["MAD-PLAY-001"], explains=[cases[0].id], asked_back=1
    )
    with LedgerWriter(tmp_path / "ledger.jsonl", header(cases)) as writer:
        for place, case in enumerate(cases):
            writer.add(verdict(case, PASSED if place else FAILED))
        writer.counterpart(verdict(cases[1], FAILED), "seats+1")
        writer.diagnosed(DiagnosisLine(causes=[cause], unexplained=[]))
    return Ledger.read(tmp_path / "ledger.jsonl")


def test_verdict_and_causes_name_one_number(uneven: Ledger) -> None:
    first, *_ = cause_lines(uneven, None, say=ENGLISH)

    assert (
        str(summarise(uneven).because)
        == "2 of 4 evaluated scenarios went wrong, 1 of them with other seats or suits alone"
    )
    assert "1 cause explains 1 of 2 failures (1 with other seats or suits alone)." in first.plain


def test_the_page_says_so_in_german_too(uneven: Ledger) -> None:
    page = render_page(uneven, load_catalogue("lungau"))

    assert "2 von 4 ausgewerteten Szenarien sind falsch, 1 davon nur mit anderen Plätzen oder Farben." in page


def test_a_ledger_tells_what_did_not_pass_with_other_labels(uneven: Ledger) -> None:
    heard = run_so_far(uneven)

    assert len(heard.passed) == 3
    assert heard.uneven < heard.passed
    assert len(heard.uneven) == 1


def test_no_more_agree_with_a_cause_than_have_passed() -> None:
    lungau, heard = variant_of_source("lungau", {}), RunSoFar()
    engine = Deviant(lungau.rules_for, [deviation for deviation in deviations(lungau) if deviation.id == DREIER])
    chosen = tuple(planned for planned in SETTLING if "dreier" in planned.id and "solo" not in planned.id)
    play_run(Run(driver=InProcess(engine.respond), sink=heard.verdict, source="lungau", chosen=chosen))
    (counted,) = diagnosis_of(chosen, heard, lungau, None, SearchLimits()).causes
    heard.uneven = {*heard.passed}
    (cause,) = diagnosis_of(chosen, heard, lungau, None, SearchLimits()).causes

    assert counted.id == cause.id == DREIER
    assert counted.agrees > 0
    assert cause.agrees == 0
