"""Causes on the page: in both languages, each with the rule or the reading that it is about."""

from __future__ import annotations

from pathlib import Path

import msgspec
from tests.unit.made_up import FAILED, header, scenario, verdict

from tarock_reports.ledger.check_lines import ExchangeLine
from tarock_reports.ledger.checks import Ledger, LedgerWriter
from tarock_reports.ledger.diagnosis_lines import CauseRecord, DiagnosisLine
from tarock_reports.pages import html
from tarock_steps.catalogue.loading import load_catalogue

LUNGAU = load_catalogue("lungau")
LAW = LUNGAU.clauses["LUN-PLAY-005"]
OPEN = LUNGAU.disputes["bound-uhu-in-trick-eleven"]
CASE = scenario(1, "play", [LAW.id])


def causes_of(folder: Path, name: str, sentence: str, *clauses: str) -> str:
    """The section of the page on causes, of a ledger with one."""
    cause = CauseRecord(id=name, sentence=sentence, clauses=list(clauses), explains=[CASE.id])
    with LedgerWriter(folder / "run.jsonl", header([CASE])) as writer:
        writer.add(verdict(CASE, FAILED))
        writer.diagnosed(DiagnosisLine(causes=[cause], unexplained=[]))
    page = html.render_page(Ledger.read(folder / "run.jsonl"), LUNGAU)
    return page.partition('<section id="causes"')[2].partition("</section>")[0]


def test_what_no_cause_explains_is_told_by_clauses_with_the_games_that_it_has_in_common(tmp_path: Path) -> None:
    asked = ExchangeLine(question='{"ask":"settle","contract":"Dreier"}', answer="{}")
    cases = [scenario(number, "play", [LAW.id]) for number in (1, 2)]
    with LedgerWriter(tmp_path / "run.jsonl", header(cases)) as writer:
        for case in cases:
            writer.add(msgspec.structs.replace(verdict(case, FAILED), exchanges=[asked]))
        writer.diagnosed(DiagnosisLine(causes=[], unexplained=[case.id for case in cases]))
    page = html.render_page(Ledger.read(tmp_path / "run.jsonl"), LUNGAU)
    told = page.partition('<section id="causes"')[2].partition("</section>")[0]

    assert f'{both("2 by", "2 zu")} <a href="#{LAW.id}">{LAW.id}</a> {both("– all in", "– alle in")}' in told
    assert "<bdi>Dreier</bdi>" in told
    assert all(f">{case.id}</a>" in told for case in cases)


def both(en: str, de: str) -> str:
    return f'<span lang="en">{en}</span><span lang="de">{de}</span>'


def test_a_ruling_with_another_value_is_told_with_the_rule(tmp_path: Path) -> None:
    told = causes_of(tmp_path, "play.follow.2/silent", "A duty that is silent instead of Something", LAW.id)

    assert both("A duty that is silent instead of Something", "prüft nicht, was LUN-PLAY-005 verlangt") in told
    assert f"{both('The rule:', 'Die Regel:')} {both(LAW.en, LAW.de)}" in told
    assert "Die Lesart:" not in told


def test_a_reading_that_is_always_played_is_told_in_its_own_words(tmp_path: Path) -> None:
    name, sentence = f"{OPEN.option}=must", f"plays {OPEN.option}=must, whatever is asked for"
    reading = next(one for one in OPEN.readings if one.name == "must")
    told = causes_of(tmp_path, name, sentence, OPEN.clause)

    assert both(sentence, f"spielt {name}, was immer verlangt wird") in told
    assert f"{both('The reading:', 'Die Lesart:')} {both(reading.en, reading.de)}" in told
    assert "Die Regel:" not in told


def test_a_cause_that_the_catalogue_does_not_know_is_told_all_the_same(tmp_path: Path) -> None:
    told = causes_of(tmp_path, "without items: Trull", "knows no <b>Trull</b>", "MAD-PLAY-001")

    assert both("knows no &lt;b&gt;Trull&lt;/b&gt;", "kennt &lt;b&gt;Trull&lt;/b&gt; nicht") in told
    assert "Die Regel:" not in told
    assert "Die Lesart:" not in told
