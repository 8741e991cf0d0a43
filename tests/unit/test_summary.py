from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from tests.unit.made_up import (
    DECLINED,
    ERRORED,
    FAILED,
    OTHER_READING,
    PASSED,
    header,
    ledger,
    lost_at,
    scenario,
    verdict,
    write,
)

from tarock_language.message import ENGLISH
from tarock_reports.ledger.check_lines import Asked, PlannedScenario
from tarock_reports.ledger.checks import Ledger, LedgerWriter
from tarock_reports.verdict.cases import ClauseState, clause_state
from tarock_reports.verdict.summary import Conformity, Summary, summarise
from tarock_steps.catalogue.clauses import area_of
from tarock_steps.suite.verdicts import Basis, Outcome, Verdict

UNPLAYABLE, NOT_REACHED = Outcome.UNPLAYABLE, Outcome.NOT_REACHED


@pytest.mark.parametrize(
    ("outcomes", "conformity"),
    [
        ([PASSED, PASSED], Conformity.CONFORM),
        ([PASSED, FAILED], Conformity.NOT_CONFORM),
        ([PASSED, OTHER_READING], Conformity.NOT_CONFORM),
        ([PASSED, NOT_REACHED], Conformity.NOT_CONFORM),
        ([NOT_REACHED, ERRORED, None], Conformity.NOT_CONFORM),
        ([PASSED, ERRORED], Conformity.ADAPTER_BROKEN),
        ([PASSED, DECLINED], Conformity.INCONCLUSIVE),
        ([PASSED, UNPLAYABLE], Conformity.CONFORM),
        ([UNPLAYABLE], Conformity.INCONCLUSIVE),
        ([PASSED, None], Conformity.CUT_OFF),
        ([FAILED, ERRORED, DECLINED, None], Conformity.NOT_CONFORM),
        ([ERRORED, DECLINED, None], Conformity.ADAPTER_BROKEN),
        ([DECLINED], Conformity.INCONCLUSIVE),
        ([], Conformity.INCONCLUSIVE),
    ],
)
def test_the_worst_thing_that_speaks_about_the_rules_decides(
    tmp_path: Path, outcomes: Sequence[Outcome | None], conformity: Conformity
) -> None:
    assert summarise(ledger(tmp_path, outcomes)).conformity is conformity


@pytest.mark.parametrize("outcome", list(Outcome))
def test_a_fault_of_the_suite_outweighs_every_verdict(tmp_path: Path, outcome: Outcome) -> None:
    case = scenario(1)
    with LedgerWriter(tmp_path / "ledger", header([case])) as writer:
        writer.add(verdict(case, outcome))
        writer.fault("the hand has 13 cards", case.id)

    summary = summarise(Ledger.read(tmp_path / "ledger"))

    assert summary.conformity is Conformity.SUITE_BROKEN
    assert summary.words.startswith("Suite broken: made/play/case-1: the hand has 13 cards.")


def test_a_ledger_without_footer_is_cut_off_although_everything_passed(tmp_path: Path) -> None:
    ledger(tmp_path, [PASSED])
    path = tmp_path / "ledger.jsonl"
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:-1]))

    assert summarise(Ledger.read(path)).conformity is Conformity.CUT_OFF


def narrowed(folder: Path, asked: Asked, cases: Sequence[tuple[PlannedScenario, Outcome]]) -> Summary:
    head = header([case for case, _ in cases], asked=asked)
    verdicts = [verdict(case, outcome) for case, outcome in cases]
    return summarise(Ledger.read(write(folder / "ledger", head, verdicts)))


def test_a_clause_beside_the_asked_area_may_stay_without_an_answer(tmp_path: Path) -> None:
    both = scenario(1, "play", ["MAD-PLAY-001"])
    beside = scenario(2, "play", ["MAD-PLAY-001", "MAD-BIDDING-001"])
    cases = [(both, PASSED), (beside, DECLINED)]

    assert narrowed(tmp_path, Asked(areas=["play"]), cases).conformity is Conformity.CONFORM
    assert narrowed(tmp_path, Asked(), cases).conformity is Conformity.INCONCLUSIVE


def test_a_clause_asked_for_by_name_needs_an_answer_of_its_own(tmp_path: Path) -> None:
    asked = Asked(clauses=["MAD-PLAY-001", "MAD-PLAY-002"])
    summary = narrowed(tmp_path, asked, [(scenario(1, "play", ["MAD-PLAY-001"]), PASSED)])

    assert summary.conformity is Conformity.INCONCLUSIVE
    assert summary.inconclusive == ("MAD-PLAY-002",)
    assert str(summary.because) == "1 clause has no evaluated scenario"


def test_one_answered_scenario_is_enough_for_a_clause(tmp_path: Path) -> None:
    cases = [(scenario(n, "play", ["MAD-PLAY-001"]), o) for n, o in enumerate([PASSED, DECLINED])]
    summary = narrowed(tmp_path, Asked(), cases)

    assert summary.conformity is Conformity.CONFORM
    assert clause_state(summary.clauses["MAD-PLAY-001"]) is ClauseState.PASSED


@pytest.mark.parametrize(
    ("outcomes", "state"),
    [
        ([PASSED, OTHER_READING], ClauseState.FAILED),
        ([PASSED, ERRORED], ClauseState.ERRORED),
        ([PASSED, DECLINED], ClauseState.PASSED),
        ([DECLINED, DECLINED], ClauseState.INCONCLUSIVE),
        ([None], ClauseState.INCONCLUSIVE),
    ],
)
def test_a_clause_that_was_only_declined_never_counts_as_passed(
    tmp_path: Path, outcomes: Sequence[Outcome | None], state: ClauseState
) -> None:
    assert clause_state(summarise(ledger(tmp_path, outcomes)).cases) is state


def test_what_the_rules_do_not_allow_asks_for_nothing_and_is_told_with_its_clause(tmp_path: Path) -> None:
    asked, barred = scenario(1, "play", ["MAD-PLAY-001"]), scenario(2, "play", ["MAD-PLAY-002"])
    refused = Verdict(
        scenario=barred.id, outcome=UNPLAYABLE, message="Vorhand bids Ramsch: refused", grounds=["MAD-BIDDING-001"]
    )
    summary = summarise(Ledger.read(write(tmp_path / "ledger", header([asked, barred]), [verdict(asked), refused])))

    assert summary.conformity is Conformity.CONFORM
    assert (summary.total.planned, summary.total.evaluated) == (2, 1)
    assert summary.bare == ("MAD-PLAY-002",)
    assert summary.words.endswith("1 clause has no scenario by these rules.")
    assert [group.in_words(ENGLISH) for group in summary.unplayable] == [
        "1 scenario by MAD-BIDDING-001, the first as Vorhand bids Ramsch: refused"
    ]


def test_a_scenario_is_no_evidence_for_a_clause_that_nothing_in_it_rests_on(tmp_path: Path) -> None:
    both = scenario(1, "play", ["MAD-PLAY-001", "MAD-PLAY-002"])
    told = msgspec.structs.replace(verdict(both), idle=["MAD-PLAY-002"])
    summary = summarise(Ledger.read(write(tmp_path / "ledger", header([both]), [told])))

    assert tuple(summary.clauses) == ("MAD-PLAY-001",)
    assert [case.named_clauses for case in summary.cases] == [("MAD-PLAY-001",)]
    assert summary.bare == ("MAD-PLAY-002",)


def test_a_failure_speaks_against_the_clauses_that_it_is_charged_to_and_no_other_that_it_cites(tmp_path: Path) -> None:
    cited = ["MAD-PLAY-001", "MAD-PLAY-002"]
    charged = [["MAD-PLAY-002", "MAD-PLAY-004"], ["MAD-PLAY-003"], []]
    cases = [scenario(number, clauses=cited) for number, _ in enumerate(charged, start=1)]
    reported = [
        msgspec.structs.replace(verdict(case, FAILED), charged=named)
        for case, named in zip(cases, charged, strict=True)
    ]

    found = summarise(Ledger.read(write(tmp_path / "ledger", header(cases), reported)))

    assert {clause: [case.scenario.id for case in members] for clause, members in found.clauses.items()} == {
        "MAD-PLAY-001": [cases[2].id],
        "MAD-PLAY-002": [cases[0].id, cases[2].id],
        "MAD-PLAY-003": [cases[1].id],
    }
    assert [case.named_clauses for case in found.cases] == [tuple(charged[0]), tuple(charged[1]), tuple(cited)]


def test_a_clause_whose_scenarios_went_wrong_by_others_is_neither_failed_nor_without_a_scenario(tmp_path: Path) -> None:
    case = scenario(1, clauses=["MAD-PLAY-001"])
    wrong = msgspec.structs.replace(verdict(case, FAILED), charged=["MAD-PLAY-002"])

    found = summarise(Ledger.read(write(tmp_path / "ledger", header([case]), [wrong])))

    assert clause_state(found.clauses["MAD-PLAY-001"]) is ClauseState.INCONCLUSIVE
    assert clause_state(found.clauses["MAD-PLAY-002"]) is ClauseState.FAILED
    assert (found.inconclusive, found.bare) == (("MAD-PLAY-001",), ())


def test_what_was_not_reached_is_no_failure_of_what_it_is_about(tmp_path: Path) -> None:
    cases = [scenario(number, clauses=["MAD-PLAY-001"]) for number in (1, 2, 3)]
    lost = [lost_at(case, "MAD-BIDDING-001") for case in cases[1:]]

    found = summarise(Ledger.read(write(tmp_path / "ledger", header(cases), [verdict(cases[0]), *lost])))

    assert clause_state(found.clauses["MAD-PLAY-001"]) is ClauseState.PASSED
    assert clause_state(found.clauses["MAD-BIDDING-001"]) is ClauseState.FAILED
    assert (found.total.evaluated, found.total.passed) == (1, 1)
    assert str(found.because) == "2 scenarios were not reached, because it refuses allowed actions"
    assert [group.in_words(ENGLISH) for group in found.unreached] == [
        "2 scenarios, which MAD-BIDDING-001 allows, the first at Vorhand bids Dreier, action 1 of 4: refused (no)"
    ]


def test_both_kinds_of_expectation_are_counted(tmp_path: Path) -> None:
    written, derived = scenario(1), scenario(2)
    other = msgspec.structs.replace(verdict(derived), basis=Basis.DERIVED)
    summary = summarise(Ledger.read(write(tmp_path / "ledger", header([written, derived]), [verdict(written), other])))

    assert summary.derived == 1
    assert str(summary.basis) == "1 verdict rests on written expectations, 1 on derived ones."


def test_areas_stand_in_the_order_of_the_catalogue_and_then_of_the_plan(tmp_path: Path) -> None:
    cases = [scenario(n, area) for n, area in enumerate(["whole_deals", "play", "bidding"])]
    path = write(tmp_path / "ledger", header(cases), map(verdict, cases))
    summary = summarise(Ledger.read(path), ["talon", "bidding", "play"])

    assert list(summary.areas) == ["bidding", "play", "whole_deals"]


BY = " by made with who-pays-whom=both"


def test_two_numbers_are_told_and_never_one_score(tmp_path: Path) -> None:
    summary = summarise(ledger(tmp_path, [PASSED, PASSED, FAILED, OTHER_READING, ERRORED, DECLINED, None]))

    assert str(summary.total.two_numbers) == "evaluated 4 of 7, passed 2 of 4"
    assert summary.total.not_run == 1
    assert summary.words == "Not conform by made with who-pays-whom=both: 2 of 4 evaluated scenarios went wrong."


@pytest.mark.parametrize(
    ("outcomes", "words"),
    [
        ([PASSED], f"Conform{BY}: the one evaluated scenario passed."),
        ([PASSED, PASSED], f"Conform{BY}: all 2 evaluated scenarios passed."),
        ([FAILED, DECLINED], f"Not conform{BY}: the one evaluated scenario went wrong."),
        ([FAILED, PASSED], f"Not conform{BY}: 1 of 2 evaluated scenarios went wrong."),
    ],
)
def test_one_scenario_is_told_as_one(tmp_path: Path, outcomes: list[Outcome | None], words: str) -> None:
    assert summarise(ledger(tmp_path, outcomes)).words == words


def test_a_clause_id_names_its_area() -> None:
    assert area_of("MAD-PLAY-001") == "play"
