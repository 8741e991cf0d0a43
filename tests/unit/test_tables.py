from __future__ import annotations

import dataclasses
import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Console
from tests.unit.made_up import (
    DECLINED,
    ERRORED,
    FAILED,
    HOSTILE,
    OTHER_READING,
    PASSED,
    catalogue,
    header,
    ledger,
    lost_at,
    scenario,
    verdict,
    write,
)

from tarock_language.message import ENGLISH
from tarock_protocol.drivers import WireExchange
from tarock_reports.ledger.check_lines import AskedEngine, ExchangeLine
from tarock_reports.ledger.checks import Ledger
from tarock_reports.ledger.diagnosis_lines import CauseRecord, DiagnosisLine, EqualCause
from tarock_reports.pages import markdown
from tarock_reports.terminal import brief, tables
from tarock_reports.terminal.cause_lines import cause_lines
from tarock_reports.verdict.causes import is_possible
from tarock_steps.suite.verdicts import Outcome, Verdict

OUTCOMES = [PASSED, FAILED, ERRORED, DECLINED, OTHER_READING]
AGAIN = (
    "tarock check --engine 'node it'\"'\"'s.js' --rules made --option who-pays-whom=both --scenario made/play/case-2"
)


def shown(of: Ledger) -> str:
    out = StringIO()
    tables.show(Console(file=out, width=120, force_terminal=False), of, ["bidding", "play"], say=ENGLISH)
    return out.getvalue()


def shown_in_brief(of: Ledger) -> str:
    out = StringIO()
    brief.show_in_brief(Console(file=out, width=120, force_terminal=False), of, ["bidding", "play"], say=ENGLISH)
    return out.getvalue()


def row(text: str, name: str) -> list[str]:
    line = next(line for line in text.splitlines() if name in line and "│" in line)
    return [cell.strip() for cell in line.strip("│ ").split("│")]


def test_the_table_counts_by_area_and_in_total(tmp_path: Path) -> None:
    text = shown(ledger(tmp_path, OUTCOMES))

    assert row(text, "Play") == ["Play", "3 of 5", "1", "1", "1", "1", "1"]
    assert row(text, "total") == ["total", "3 of 5", "1", "1", "1", "1", "1"]
    assert "evaluated 3 of 5, passed 1 of 3" in text
    assert "Not conform by made with who-pays-whom=both: 2 of 3 evaluated scenarios went wrong." in text


def test_what_failed_is_listed_with_clause_expected_given_and_a_command(tmp_path: Path) -> None:
    text = shown(ledger(tmp_path, OUTCOMES))

    for part in (
        "MAD-PLAY-002  case 2",
        "features/made/play.feature:12",
        '"XXI K♥" may be chosen',
        '"XXI D♥"',
        "right for who-pays-whom=both",
        AGAIN,
    ):
        assert part in text
    assert "MAD-PLAY-001  case 1" not in text


@pytest.mark.parametrize("outcome", [FAILED, ERRORED, OTHER_READING])
def test_a_check_ends_within_forty_lines_however_much_goes_wrong(tmp_path: Path, outcome: Outcome) -> None:
    text = shown_in_brief(ledger(tmp_path, [outcome] * 900))

    assert text.count("the play goes:") == 1
    named = re.findall(f" {outcome.value} (MAD-PLAY-...)  case", text)
    assert len(named) == len(set(named)) == 1 + brief.OTHERS
    assert f"… and {900 - 1 - brief.OTHERS} more" in text
    assert "Wrong, also beyond the steps, or errored, by rule area: Play 900." in text
    assert len(text.splitlines()) <= 40


def test_a_check_in_which_one_scenario_fails_ends_with_everything(tmp_path: Path) -> None:
    ran = ledger(tmp_path, [PASSED, FAILED])

    assert shown_in_brief(ran) == shown(ran)
    assert "the play goes:" in shown(ran)


def test_scenarios_that_did_not_run_are_counted_and_said(tmp_path: Path) -> None:
    text = shown(ledger(tmp_path, [PASSED, FAILED, None]))

    assert row(text, "Play")[-1] == "1"
    assert "The ledger is partial: 1 of 3 planned scenarios have no verdict" in text


def test_clauses_without_an_evaluated_scenario_are_named(tmp_path: Path) -> None:
    assert "Without an evaluated scenario: MAD-PLAY-002" in shown(ledger(tmp_path, [PASSED, DECLINED]))


def test_a_long_list_of_such_clauses_is_cut_and_the_rest_counted() -> None:
    many = [f"MAD-PLAY-{number:03}" for number in range(20)]

    assert tables.first(many) == (many[:12], 8)
    assert tables.first(many[:12]) == (many[:12], 0)


def test_every_fault_is_shown(tmp_path: Path) -> None:
    case, other = scenario(1), scenario(2)
    text = shown(Ledger.read(write(tmp_path / "x", header([case]), [verdict(case), verdict(case), verdict(other)])))

    assert "Suite broken" in text
    assert "Fault: made/play/case-2: a verdict, although it was not planned" in text


@pytest.fixture
def hostile(tmp_path: Path) -> Ledger:
    case = scenario(1)
    engine = AskedEngine(HOSTILE[:-1], HOSTILE[:-1], command="x; rm -rf ~ \x1b[2J")
    head = header([case], engine=engine)
    return Ledger.read(write(tmp_path / "x", head, [verdict(case, ERRORED, note=HOSTILE)]))


def test_a_stranger_can_neither_steer_the_terminal_nor_style_the_text(hostile: Ledger) -> None:
    text = shown(hostile)

    assert "\x1b" not in text
    assert "\\x1b[31m [bold]x[/]" in text


def test_markdown_says_the_same(tmp_path: Path) -> None:
    text = markdown.render_markdown(ledger(tmp_path, OUTCOMES), ["play"], say=ENGLISH)

    assert "| Play | 3 of 5 | 1 | 1 | 1 | 1 | 1 |" in text
    assert "**evaluated 3 of 5, passed 1 of 3**" in text
    assert '- expected: `"XXI K♥" may be chosen`' in text
    assert f"- again: `{AGAIN}`" in text
    assert "MAD-PLAY-004" in text.partition("without an evaluated scenario")[2]


def test_markdown_says_that_a_ledger_is_partial(tmp_path: Path) -> None:
    text = markdown.render_markdown(ledger(tmp_path, [PASSED, None]), say=ENGLISH)

    assert "> The ledger is partial: 1 of 2 planned scenarios have no verdict" in text
    assert "| not run |" in text


def test_markdown_takes_nothing_of_a_stranger_for_markup(hostile: Ledger) -> None:
    text = markdown.render_markdown(hostile, say=ENGLISH)

    assert "<script>" not in text
    assert r"\<script\>" in text


@pytest.mark.parametrize(("text", "code"), [("a", "`a`"), ("a`b", "`` a`b ``"), ("`", "`` ` ``"), ("", "` `")])
def test_code_is_fenced_by_more_backticks_than_it_contains(text: str, code: str) -> None:
    assert markdown.code(text) == code


def test_a_failure_is_told_with_the_clause_the_steps_and_the_question_that_was_sent(tmp_path: Path) -> None:
    out = StringIO()
    tables.show(Console(file=out, width=120), ledger(tmp_path, [FAILED]), say=ENGLISH, catalogue=catalogue())
    text = out.getvalue()

    for part in (
        "  English text of MAD-PLAY-001 <&>\n",
        '    Vorhand holds "Sküs XXI K♥ 3♦ D♠"\n',
        "    the play goes:\n        leader   cards\n        Vorhand  K♥ A♥ I D♥\n",
        "  ▶ Vorhand wins the trick\n",
        '  asked {"ask":"trick"}',
        '  answered {"id":1}\n',
    ):
        assert part in text


def test_only_the_first_failures_are_told_step_by_step_and_a_command_shows_the_others(tmp_path: Path) -> None:
    text = shown(ledger(tmp_path, [FAILED] * 12))

    assert text.count("the play goes:") == text.count("asked {") == tables.IN_FULL == 5
    assert text.count("✗ failed") == 12
    assert "`tarock show SCENARIO` shows every step" in text


def test_another_reading_is_named_with_its_option(tmp_path: Path) -> None:
    of = ledger(tmp_path, [OTHER_READING, FAILED, OTHER_READING])
    told = "It plays who-pays-whom=both: 2 of 2 that this changes; run again with --option who-pays-whom=both"

    assert "right for who-pays-whom=both" in shown(of)
    assert f"{told}." in shown(of)
    assert "- right for the reading `who-pays-whom=both`" in markdown.render_markdown(of, say=ENGLISH)
    assert f"- {told}" in markdown.render_markdown(of, say=ENGLISH)


def declined(folder: Path, *reasons: tuple[str, str, int]) -> str:
    asked = [(ask, reason) for ask, reason, times in reasons for _ in range(times)]
    cases = [scenario(number) for number in range(len(asked))]
    verdicts = [
        Verdict(
            scenario=case.id, outcome=DECLINED, message=reason, exchanges=[WireExchange(f'{{"ask":"{ask}","id":1}}')]
        )
        for case, (ask, reason) in zip(cases, asked, strict=True)
    ]
    return shown(Ledger.read(write(folder / "x", header(cases), verdicts)))


def test_what_was_declined_is_said_by_question_and_reason_most_first(tmp_path: Path) -> None:
    text = declined(
        tmp_path,
        ("deal", "does not answer the question 'deal'", 1_739),
        ("trick", "only on Sundays", 2),
        ("count", "does not answer the question 'count'", 1),
    )

    assert [line for line in text.splitlines() if line.startswith("declined")] == [
        "declined: 1,739 scenarios need `deal`, which is not offered",
        "declined: 2 scenarios need `trick`: only on Sundays",
        "declined: 1 scenario needs `count`, which is not offered",
    ]


def test_many_reasons_are_counted_in_the_end(tmp_path: Path) -> None:
    text = declined(tmp_path, *(("trick", f"reason {number}", 1) for number in range(40)))

    assert text.count("\ndeclined: ") == tables.DECLINED + 1
    assert "declined: 34 more for 34 other reasons; the page lists more" in text


@pytest.mark.parametrize("borne_out", [True, False])
def test_a_reading_is_said_to_be_played_only_where_a_look_for_causes_bears_it_out(
    tmp_path: Path, *, borne_out: bool
) -> None:
    name = "who-pays-whom=both" if borne_out else "settling.some_price/+1"
    cause = CauseRecord(id=name, sentence="plays otherwise", clauses=["MAD-PLAY-001"], explains=["a"])
    found = DiagnosisLine(causes=[cause], unexplained=[])
    of = ledger(tmp_path, [OTHER_READING, FAILED], diagnosis=found)

    assert ("It plays who-pays-whom=both" in shown(of)) is borne_out
    assert [judged.outcome for judged in of.verdicts] == [OTHER_READING if borne_out else FAILED, FAILED]


LACKS = '"houses": {"lungau": {"without": {"items": ["Trull"]}}}'
PLAYED = CauseRecord(
    id="who-pays-whom=both",
    sentence="plays who-pays-whom=both, whatever is asked for",
    clauses=["MAD-PLAY-001"],
    explains=["a"],
    asked_back=1,
    hello='"who-pays-whom": ["both"]',
)
PROFILE = "[readings] a = 1"
LACKING = CauseRecord(
    id="without items: Trull",
    sentence="knows no Trull",
    clauses=["MAD-PLAY-002"],
    explains=["b"],
    asked_back=1,
    hello=LACKS,
)


@pytest.mark.parametrize("cause", [PLAYED, LACKING], ids=["a reading", "an item"])
def test_what_hello_could_say_stands_at_the_cause_and_nowhere_else(tmp_path: Path, cause: CauseRecord) -> None:
    found = DiagnosisLine(causes=[replace(cause, profile=PROFILE)], unexplained=[])
    of = ledger(tmp_path, [OTHER_READING if cause is PLAYED else FAILED, FAILED], diagnosis=found)
    in_hello = f"declare it in hello, {LACKS}, and run again"
    advice = "run again with --option who-pays-whom=both" if cause is PLAYED else in_hello

    brief, told = shown_in_brief(of).replace("\n", " "), markdown.render_markdown(of, say=ENGLISH).replace("\\", "")

    assert [text.count(advice) for text in (brief, told)] == [1, 1]
    assert f"profile: {PROFILE}; or {advice}" in brief
    assert f"if that is intended: {advice}" in told
    assert f"     if that is intended: {advice}" in lines_of(of, found)


def test_a_check_ends_within_forty_lines_with_all_that_can_be_said_of_causes(tmp_path: Path) -> None:
    of = ledger(tmp_path, [*[FAILED] * 30, *[PASSED] * 9])
    ids = [judged.scenario for judged in of.verdicts]
    equal = [EqualCause(id="a/=3", sentence="3")]
    causes = [
        replace(LACKING, explains=[identifier], profile=f"{PROFILE}\n{PROFILE}", equals=equal) for identifier in ids[:8]
    ]
    found = DiagnosisLine(causes=causes, unexplained=ids[8:30], contradicted=ids[31:], whole=False)

    assert len(shown_in_brief(dataclasses.replace(of, diagnosis=found)).splitlines()) <= 40


def test_a_reading_that_is_no_cause_that_is_told_is_told_by_itself(tmp_path: Path) -> None:
    of = ledger(tmp_path, [OTHER_READING, FAILED])

    assert "It plays who-pays-whom=both" in shown_in_brief(of)


def lines_of(of: Ledger, found: DiagnosisLine, limit: int | None = None, **more: Any) -> list[str]:
    return [
        line.plain for line in cause_lines(dataclasses.replace(of, diagnosis=found), None, limit, say=ENGLISH, **more)
    ]


@pytest.mark.parametrize(("number", "named", "rest"), [(1, 1, ""), (3, 3, ""), (5, 3, "     … and 2 more")])
def test_what_speaks_against_the_causes_is_named(tmp_path: Path, number: int, named: int, rest: str) -> None:
    of = ledger(tmp_path, [FAILED, *[PASSED] * 5])
    against = [judged.scenario for judged in of.verdicts[1 : 1 + number]]
    told = lines_of(of, DiagnosisLine(causes=[], unexplained=[of.verdicts[0].scenario], contradicted=against))
    should = "it should not have" if number == 1 else "they should not have"
    begin = told.index(f"Against these causes: {number} that passed although {should}.") + 1

    assert told[begin:] == [
        *(f"     tarock show {identifier}" for identifier in against[:named]),
        *([rest] if rest else []),
    ]


@pytest.mark.parametrize(("number", "rest"), [(4, "1 more group"), (5, "2 more groups")])
def test_groups_that_are_left_out_are_counted_as_people_count(tmp_path: Path, number: int, rest: str) -> None:
    of = ledger(tmp_path, [FAILED] * number)
    left = [judged.scenario for judged in of.verdicts]

    assert lines_of(of, DiagnosisLine(causes=[], unexplained=left), 5)[-1] == (
        f"     … and {rest}; the page lists all of them"
    )


def test_one_cause_that_is_left_out_is_one(tmp_path: Path) -> None:
    of = ledger(tmp_path, [FAILED])
    cause = CauseRecord(id="a/=3", sentence="3", clauses=["MAD-PLAY-001"], explains=[of.verdicts[0].scenario])

    assert "… and 1 more cause; to see all: tarock report LEDGER" in lines_of(
        of, DiagnosisLine(causes=[cause, cause], unexplained=[]), 1
    )


def test_how_a_look_goes_on_is_said_by_whoever_looked(tmp_path: Path) -> None:
    of = ledger(tmp_path, [FAILED])
    found = DiagnosisLine(causes=[], unexplained=[], whole=False)
    words = "The time ran out before the search ended; "

    assert lines_of(of, found)[-1] == f"{words}`tarock diagnose` continues it."
    assert lines_of(of, found, goes_on="so it is")[-1] == f"{words}so it is."


def test_what_no_cause_explains_is_told_with_what_it_is_charged_to_and_the_games_that_it_is_about(
    tmp_path: Path,
) -> None:
    of = ledger(tmp_path, [FAILED, FAILED])
    games = ("Bettel Ouvert", "Piccolo Ouvert")
    verdicts = [
        replace(judged, charged=["MAD-PLAY-007"], exchanges=[ExchangeLine(question=f'{{"contract":"{game}"}}')])
        for judged, game in zip(of.verdicts, games, strict=True)
    ]
    found = DiagnosisLine(causes=[], unexplained=[judged.scenario for judged in verdicts])
    told = "\n".join(
        line.plain
        for line in cause_lines(dataclasses.replace(of, verdicts=(*verdicts,), diagnosis=found), None, say=ENGLISH)
    )

    assert "     2 at “" in told
    assert "(MAD-PLAY-007), all in Bettel Ouvert and Piccolo Ouvert: tarock show" in told


UNSURE = CauseRecord(
    id="a/=3", sentence="3 instead of 4", clauses=["MAD-PLAY-001"], explains=["a"], profile=PROFILE, hello=LACKS
)


@pytest.mark.parametrize(
    ("cause", "outcome", "is_sure"),
    [
        (UNSURE, FAILED, False),
        (replace(UNSURE, agrees=1), FAILED, True),
        (replace(UNSURE, asked_back=1), FAILED, True),
        (replace(UNSURE, agrees=1), Outcome.NOT_REACHED, False),
        (replace(UNSURE, asked_back=1), Outcome.NOT_REACHED, True),
    ],
)
def test_a_cause_that_nothing_could_have_contradicted_is_possible_and_has_no_line_of_a_profile(
    tmp_path: Path, cause: CauseRecord, outcome: Outcome, *, is_sure: bool
) -> None:
    (name,) = (judged.scenario for judged in ledger(tmp_path, [outcome]).verdicts)
    found = DiagnosisLine(causes=[replace(cause, explains=[name])], unexplained=[])
    told = " ".join(shown(ledger(tmp_path, [outcome], diagnosis=found)).split())

    assert ("Possible, but nothing" in told) is not is_sure
    assert (PROFILE in told) is is_sure
    assert ("1 cause explains 1 of 1 failures" in told) is is_sure


@pytest.mark.parametrize(("agrees", "left", "is_made_to_fit"), [(0, 2, True), (0, 1, False), (1, 2, False)])
def test_a_cause_that_leaves_more_failures_of_its_clause_than_it_explains_is_possible(
    tmp_path: Path, agrees: int, left: int, *, is_made_to_fit: bool
) -> None:
    cases = [scenario(number, "play", UNSURE.clauses) for number in range(3)]
    first, *others = (case.id for case in cases)
    cause = replace(UNSURE, explains=[first], asked_back=9, agrees=agrees)
    found = DiagnosisLine(causes=[cause], unexplained=others[:left])
    lost = [lost_at(case, *UNSURE.clauses) for case in cases]

    assert is_possible(Ledger.read(write(tmp_path / "run.jsonl", header(cases), lost, found)), cause) is is_made_to_fit
