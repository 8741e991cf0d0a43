"""A group of failures without a cause is named after the clause that most likely is broken, not after others."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace
from tests.unit.made_up import FAILED, PASSED, catalogue, header, lost_at, scenario, verdict

from tarock_language.message import ENGLISH
from tarock_reports.ledger.checks import Ledger, LedgerWriter
from tarock_reports.ledger.diagnosis_lines import CauseRecord, DiagnosisLine
from tarock_reports.pages.bug_text import issues
from tarock_reports.pages.markdown import render_markdown
from tarock_reports.terminal.cause_lines import cause_lines
from tarock_reports.verdict.cases import Case
from tarock_reports.verdict.causes import unexplained
from tarock_reports.verdict.summary import summarise
from tarock_reports.verdict.suspects import Suspects
from tarock_steps.suite.verdicts import Verdict

PRICE, PAYING, GIVER = "MAD-SETTLING-001", "MAD-SETTLING-002", "MAD-BIDDING-042"
CASES = [scenario(number, "settling", [GIVER] if number else [PRICE]) for number in range(4)]
STEPS = ("the payments are 1", "the payments are 1", "the payments are 2", "the payments are 2")
KEPT = {PRICE: 200, PAYING: 60, GIVER: 5}
"""On each clause that many passed scenarios rest."""


def failed(number: int) -> Verdict:
    return replace(
        verdict(CASES[number], FAILED), step=STEPS[number], message=STEPS[number], charged=sorted((PAYING, PRICE))
    )


def diagnosis(
    rests: dict[str, int], given: dict[str, int] | None = None, unexplained: Sequence[str] = ()
) -> DiagnosisLine:
    """A diagnosis without a cause; other rulings of some clauses were tried, and give some failures."""
    gives = given or {}
    return DiagnosisLine(causes=[], unexplained=[*unexplained], rests=rests, tried=3 if gives else 0, gives=gives)


def run(
    folder: Path, rests: dict[str, int], came: list[Verdict] | None = None, given: dict[str, int] | None = None
) -> Ledger:
    with LedgerWriter(folder / "run.jsonl", header(CASES)) as writer:
        for result in came or [verdict(CASES[0], PASSED), *map(failed, (1, 2, 3))]:
            writer.add(result)
        left = [CASES[3].id, CASES[1].id, CASES[2].id]
        writer.diagnosed(diagnosis(rests, given, unexplained=left))
    return Ledger.read(folder / "run.jsonl")


def test_a_clause_on_which_much_rests_that_passed_is_not_named_first(tmp_path: Path) -> None:
    groups = unexplained(run(tmp_path, KEPT))

    assert [(group.clauses, len(group.scenarios)) for group in groups] == [((GIVER, PAYING), 2), ((GIVER, PAYING), 1)]


def test_a_clause_of_which_another_ruling_gives_failures_is_likelier_than_one_on_which_less_rests(
    tmp_path: Path,
) -> None:
    groups = unexplained(run(tmp_path, KEPT, given={PRICE: 3, PAYING: 0}))

    assert {group.clauses for group in groups} == {(GIVER, PRICE)}


def test_of_clauses_that_are_given_as_often_the_one_that_the_scenarios_cite_is_the_likelier(tmp_path: Path) -> None:
    groups = unexplained(run(tmp_path, KEPT, given={PAYING: 1, GIVER: 1}))

    assert {group.clauses for group in groups} == {(GIVER, PAYING)}


def test_an_issue_is_about_that_clause_too(tmp_path: Path) -> None:
    found = issues(run(tmp_path, KEPT), catalogue(), ENGLISH)

    assert {group.title.partition(":")[0].split(", ")[1] for group in found} == {GIVER}


def test_where_nobody_counted_the_clauses_stand_as_they_are_charged(tmp_path: Path) -> None:
    groups = unexplained(run(tmp_path, {}))

    assert {group.clauses for group in groups} == {(PRICE, PAYING)}


def test_of_what_is_as_seldom_asked_the_cited_is_likelier_and_then_what_went_wrong_more_often(tmp_path: Path) -> None:
    came = [failed(0), *(replace(failed(number), charged=[PRICE]) for number in (1, 2)), failed(3)]
    ledger = run(tmp_path, {PRICE: 7, PAYING: 7, GIVER: 7}, came)
    suspects = Suspects.in_ledger(ledger)

    assert suspects.of(Case(CASES[3], ledger.by_scenario[CASES[3].id])) == [GIVER, PRICE, PAYING]


def test_what_is_cited_and_right_does_not_rest_on_comes_last(tmp_path: Path) -> None:
    groups = unexplained(run(tmp_path, {PRICE: 200, PAYING: 60}))

    assert {group.clauses for group in groups} == {(PAYING, PRICE)}


def test_what_was_not_reached_is_not_about_what_its_scenario_cites(tmp_path: Path) -> None:
    ledger = run(tmp_path, KEPT, [lost_at(case, PRICE) for case in CASES])

    assert {group.clauses for group in unexplained(ledger)} == {(PRICE,)}


def test_what_every_failure_rests_on_is_likelier_though_more_that_passed_rests_on_it_too(tmp_path: Path) -> None:
    ledger = run(tmp_path, {}, [*(replace(failed(number), charged=[PRICE]) for number in range(3)), failed(3)])
    cases = [Case(case, ledger.by_scenario[case.id]) for case in CASES]
    suspects = Suspects(cases, diagnosis({PRICE: 40, PAYING: 13}))

    assert suspects.of(cases[3]) == [PRICE, PAYING, GIVER]
    assert (suspects.against(PRICE), suspects.against(GIVER)) == (40, None)


def test_a_group_says_how_much_that_passed_rests_on_its_first_clause(tmp_path: Path) -> None:
    counted, not_counted = run(tmp_path, KEPT), run(tmp_path, {})
    told = [str(line) for line in cause_lines(counted, None, say=ENGLISH)]

    assert {group.against for group in unexplained(counted)} == {KEPT[GIVER]}
    assert {group.against for group in unexplained(not_counted)} == {None}
    assert any(f"{KEPT[GIVER]} that passed rest on {GIVER} too" in line for line in told)


def test_a_failure_names_the_likeliest_clause_first_wherever_it_is_told(tmp_path: Path) -> None:
    told = run(tmp_path, KEPT)
    failures = [case for case in summarise(told).cases if case.outcome is FAILED]

    assert {case.named_clauses[0] for case in failures} == {GIVER}
    assert {*failures[0].named_clauses} == {GIVER, PAYING, PRICE}
    assert f"- failed: {GIVER} " in render_markdown(told, say=ENGLISH)


def test_where_a_cause_explains_a_failure_the_clause_of_the_cause_stands_first(tmp_path: Path) -> None:
    cause = CauseRecord(id="a/b", sentence="it pays twice", clauses=[PAYING], explains=[CASES[1].id])
    with LedgerWriter(tmp_path / "run.jsonl", header(CASES)) as writer:
        for result in (verdict(CASES[0], PASSED), *map(failed, (1, 2, 3))):
            writer.add(result)
        writer.diagnosed(DiagnosisLine(causes=[cause], unexplained=[], rests={}))
    cases = summarise(Ledger.read(tmp_path / "run.jsonl")).cases

    assert [case.named_clauses[0] for case in cases[1:]] == [PAYING, PRICE, PRICE]
