"""From a failure to its contest: the line on the terminal and on the page, and the words of an issue."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.unit.made_up import FAILED, PASSED, header, scenario, verdict, write
from tests.unit.the_command import tarock

from tarock_steps.catalogue.loading import load_catalogue
from tarock_steps.catalogue.planned import FURTHER

CATALOGUE = load_catalogue("karl")
OPEN = CATALOGUE.disputes["kontra-after-gut"]
CLAUSES = (OPEN.clause, "KAR-PLAY-003")
"""A clause with an open question, and one without."""


@pytest.fixture(name="ledger")
def a_ledger_with_two_failures(tmp_path: Path) -> str:
    planned = [scenario(number, clauses=[clause]) for number, clause in enumerate((*CLAUSES, "KAR-PLAY-001"))]
    head = replace(header(planned), source="karl", rules="karl", options={})
    outcomes = (FAILED, FAILED, PASSED)
    return str(write(tmp_path / "run.jsonl", head, [verdict(*pair) for pair in zip(planned, outcomes, strict=True)]))


def contest(ledger: str, *words: str) -> str:
    done = tarock("report", ledger, "--format", "contest", *words)
    assert done.exit_code == 1, done.output
    return done.stdout


def test_a_contest_has_the_clause_with_its_statements_and_the_scenario(ledger: str) -> None:
    told = contest(ledger, "--clause", "kar-play-003")
    clause = CATALOGUE.clauses["KAR-PLAY-003"]
    assert clause.en in told
    assert all(statement in told for statement in clause.statements)
    assert "The register has no open question about these clauses." in told
    assert "--scenario made/play/case-1" in told
    assert OPEN.clause not in told


def test_a_contest_has_the_open_question_with_its_readings(ledger: str) -> None:
    told = contest(ledger, "--clause", OPEN.clause)
    assert OPEN.en in told
    assert all(f"`{reading.name}`: {reading.en}" in told for reading in OPEN.readings)
    assert all(statement in told for statement in OPEN.statements)


def test_a_contest_is_german_too(ledger: str) -> None:
    told = contest(ledger, "--clause", OPEN.clause, "--language", "de")
    assert OPEN.de in told
    assert "## Was angefochten wird" in told
    assert "What is contested" not in told


def test_without_a_clause_there_is_a_contest_for_each_failure(ledger: str) -> None:
    told = contest(ledger)
    assert re.findall("^# ([A-Z0-9-]+): the test is contested$", told, re.MULTILINE) == [*CLAUSES]


def test_a_clause_that_nothing_failed_by_is_not_contested(ledger: str) -> None:
    done = tarock("report", ledger, "--format", "contest", "--clause", "KAR-PLAY-001")
    assert done.stdout.strip() == ""
    assert f"nothing failed by KAR-PLAY-001; what failed is by {CLAUSES[0]}, {CLAUSES[1]}" in done.stderr


def test_the_shortest_written_scenario_is_contested(tmp_path: Path) -> None:
    """A further question comes last, and a long scenario after a short one."""
    longest_first = [scenario(number, clauses=["KAR-PLAY-003"]) for number in range(3)]
    planned = [replace(case, steps=case.steps * (3 - number)) for number, case in enumerate(longest_first)]
    planned[2] = replace(planned[2], area=FURTHER)
    head = replace(header(planned), source="karl", rules="karl", options={})
    written = write(tmp_path / "run.jsonl", head, [verdict(case, FAILED) for case in planned])

    assert "--scenario made/play/case-1" in contest(str(written), "--clause", "KAR-PLAY-003")


@pytest.mark.parametrize("clause", ["KAR-PLAY-999", "LUN-PLAY-003", "KAR\nPLAY-003", "x" * 5_000])
def test_an_unknown_clause_is_refused_with_the_nearest(ledger: str, clause: str) -> None:
    done = tarock("report", ledger, "--format", "contest", "--clause", clause)
    assert done.exit_code == 2
    assert "there is no clause '" in done.stderr
    assert max(map(len, done.stderr.splitlines())) < 1_000
    assert len(done.stderr.splitlines()) <= 2


def test_a_line_leads_from_each_failure_on_the_terminal(ledger: str) -> None:
    told = tarock("report", ledger).stdout
    for clause in CLAUSES:
        assert f"`tarock clauses {clause}`" in told
        assert f"`tarock report LEDGER --format contest --clause {clause}`" in told
    assert "KAR-PLAY-001" not in told


def test_a_line_leads_from_each_failure_on_the_page(ledger: str, tmp_path: Path) -> None:
    tarock("report", ledger, "--format", "html", "-o", str(tmp_path / "page.html"))
    page = unescape((tmp_path / "page.html").read_text("utf-8"))
    lines = re.findall(r'<p class="note"><span lang="en">If the test is wrong:.*?</p>', page, re.DOTALL)
    assert len(lines) == len(CLAUSES)
    for clause, line in zip(CLAUSES, lines, strict=True):
        assert f'href="#{clause}"' in line
        assert ", ".join(CATALOGUE.clauses[clause].statements) in line
        assert f"--format contest --clause {clause}" in line
        assert (OPEN.en in line) is (clause == OPEN.clause)
