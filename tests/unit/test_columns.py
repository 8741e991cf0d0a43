"""The columns of the tables by rule area are the same ones in a terminal, in Markdown and on the page."""

from __future__ import annotations

import html as entities
import re
from pathlib import Path

import pytest
from tests.unit import made_up_proof as proofs
from tests.unit.made_up import DECLINED, ERRORED, FAILED, OTHER_READING, PASSED, catalogue, ledger

from tarock_checking.report.formats import evidence_of
from tarock_language.message import ENGLISH, message
from tarock_reports.evidence.suite import Evidence
from tarock_reports.ledger import records
from tarock_reports.ledger.records import Record
from tarock_reports.pages import evidence_markdown, html, markdown, page
from tarock_reports.pages.evidence_page import render_evidence_page
from tarock_reports.terminal import evidence_tables, tables
from tarock_reports.verdict.columns import Column, verdict_columns
from tarock_reports.verdict.summary import summarise
from tarock_steps.suite.verdicts import Outcome

FIVE = [PASSED, FAILED, ERRORED, DECLINED, OTHER_READING]


def of_markdown(text: str) -> list[str]:
    """The headings of the first table."""
    (row, *_) = [line for line in text.splitlines() if line.startswith("| rule area")]
    return row.strip("| ").split(" | ")


def of_page(text: str) -> list[str]:
    """The headings of the table by rule area, in English, without their signs."""
    (head,) = re.findall(r'aria-labelledby="areas-[^>]*>\s*<table>\s*<thead>(.*?)</thead>', text, re.DOTALL)
    cells = re.findall(r"<th[^>]*>(.*?)</th>", head, re.DOTALL)
    english = [" ".join(re.findall(r'<span lang="en">(.*?)</span>', cell)) for cell in cells]
    return [entities.unescape(paragraph).lower() for paragraph in english]


@pytest.mark.parametrize("outcomes", [FIVE, [*FIVE, Outcome.UNPLAYABLE], [*FIVE, None]])
def test_a_check_has_the_same_columns_everywhere(tmp_path: Path, outcomes: list[Outcome | None]) -> None:
    found = ledger(tmp_path, outcomes)
    terminal = [str(column.header) for column in tables.verdicts_by_area(summarise(found), ENGLISH).columns]

    assert terminal[:3] == ["rule area", "evaluated", "passed"]
    assert ("not playable" in terminal) is (Outcome.UNPLAYABLE in outcomes)
    assert ("not run" in terminal) is (None in outcomes)
    assert of_markdown(markdown.render_markdown(found, say=ENGLISH)) == terminal
    assert of_page(html.render_page(found, catalogue())) == terminal


def test_no_column_of_a_page_is_drawn_as_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = Column("?", message("of another kind"), None, lambda tally: tally.evaluated)
    monkeypatch.setattr(page, "verdict_columns", lambda total: (*verdict_columns(total), other))
    text = html.render_page(ledger(tmp_path, [*FIVE, None]), catalogue())
    signs = re.findall(r'<th scope="col"><i aria-hidden="true">(.*?)</i>', text)

    assert of_page(text)[-1] == "of another kind"
    assert len(signs) == len({*signs}) == len(of_page(text)) - 1


def evidence(*paths: Path) -> Evidence:
    return evidence_of([record for record in map(records.read_ledger, paths) if isinstance(record, Record)])


@pytest.mark.parametrize("kinds", [("proof",), ("exercise",), ("proof", "exercise")])
def test_what_the_suite_would_catch_has_the_same_columns_everywhere(tmp_path: Path, kinds: tuple[str, ...]) -> None:
    made = {
        "proof": proofs.proof(tmp_path / "proof"),
        "exercise": proofs.exercise(tmp_path / "exercise", {proofs.CLAUSE: {"features": 2, "laws": 1}}),
    }
    found = evidence(*(made[kind] for kind in kinds))
    terminal = [str(column.header) for column in evidence_tables.evidence_by_area(found.sources[0], ENGLISH).columns]

    assert ("stayed green" in terminal) is ("proof" in kinds)
    assert ("exercised by laws" in terminal) is ("exercise" in kinds)
    assert of_markdown(evidence_markdown.render_evidence_markdown(found, ENGLISH)) == terminal
    assert of_page(render_evidence_page(found)) == terminal
