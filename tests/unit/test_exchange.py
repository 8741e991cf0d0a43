"""Deals in the exchange format of other programs, several deals in a file, and what is no deal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.unit.the_command import tarock

from tarock_protocol.codec import decode_question
from tarock_protocol.messages.answers import PlayAnswer
from tarock_reference import respond
from tarock_register.ask.answered import answer_or_reason
from tarock_register.explain.exchange_parsing import exchanged_deals, is_exchange
from tarock_register.explain.explained_input import By, matters_of
from tarock_running.process.exits import ExitCode, UsageFaultError

PUBLISHED = (
    "XKX10X9/H4H3H2#HkXkT1T3T5T6K1K2K3K4KBKP#X10X9HD/............/#............/#............/# R1XK-1 1K/T// - R12"
)
"""The line by which its authors explain the format, which has a cross where a stroke is meant."""
START = "P8P7XP/XBX10X7#T22T20T19T17T14T10T6HKH1PKPPP10/#T18T16T15T12T11T9PDPBXKXDX9X8/#T21T13T8T7T5T4T3T2T1HDHPHB/#"
START += "H2H3H4KKKDKPKBK1K2K3K4P9/# SD1--- /// - -"
LED = START.replace("PPP10/", "PP/").replace("/# SD", "/#P10 SD")
WRONG = LED.replace("#T18", "#").replace("#P10 SD", "#P10T18 SD")
RIGHT = LED.replace("PDPB", "PB").replace("#P10 SD", "#P10pd SD")
HIDDEN = ".../...#hkhdt1t3t5t6k1k2k3k4kbkp/#............/#............/#.........../#x8 R1XK-1 1K/T// j -"
WHOLE = [
    "koenigrufen/whole_deals_besser/a-besser-rufer-won-with-the-uhu",
    "karl/whole_deals_dreier/a-dreier-won",
    "lungau/whole_deals_dreier/a-dreier-won-with-all-four-koenige",
]


def explained(folder: Path, *lines: str, more: tuple[str, ...] = ()) -> tuple[int, str]:
    (folder / "deals.rock").write_text("\n".join(lines), encoding="utf-8")
    done = tarock("explain", str(folder / "deals.rock"), *more)
    return done.exit_code, (done.stdout + done.stderr).replace(f"{folder}/", "")


def test_lines_in_a_row_are_the_course_of_one_deal(tmp_path: Path) -> None:
    code, told = explained(tmp_path, START, LED.lower(), RIGHT)

    assert code == ExitCode.CONFORM
    assert re.search(r"^  accepted +2 actions$", told, re.MULTILINE)
    assert "Third (seat 2): XXI XIII VIII VII V IV III II I" in told


def test_a_breach_in_a_deal_is_told_with_its_clause_and_the_next_deal_all_the_same(tmp_path: Path) -> None:
    code, told = explained(tmp_path, START, LED, WRONG, "", START, LED)

    assert code == ExitCode.CONFORM
    assert re.findall(r"^deals\.rock:\d+$", told, re.MULTILINE) == ["deals.rock:1", "deals.rock:5"]
    assert "XVIII is not allowed while D♠ B♠ could go  [KOE-PLAY-005" in told


def test_a_breach_stands_where_nobody_has_to_notice_it_and_is_refused_elsewhere(tmp_path: Path) -> None:
    """In karl a forbidden card lies until somebody points it out; the next player then follows it."""
    _, told = explained(tmp_path, START, LED, WRONG, more=("--rules", "all"))

    assert re.search(r"^accepted\n  karl +2 actions\n  koenigrufen, lungau +1 action$", told, re.MULTILINE)
    assert re.search(r"^next to play\n  karl +Third \(seat 2\): XXI XIII", told, re.MULTILINE)
    assert "Second: XVIII!" in told
    assert {"KOE-PLAY", "KAR-RENONCE", "LUN-PLAY"} <= set(re.findall(r"[A-Z]{3}-[A-Z]+", told))


def test_a_breach_stands_by_the_reading_that_lets_it(tmp_path: Path) -> None:
    by = ("--rules", "koenigrufen", "--option", "irregularities=stands")
    _, told = explained(tmp_path, START, LED, WRONG, more=by)

    assert re.search(r"^  accepted +2 actions$", told, re.MULTILINE)


def test_two_breaches_in_a_row_both_stand(tmp_path: Path) -> None:
    again = WRONG.replace("DHPHB/", "DHP/").replace("#P10T18 SD", "#P10T18HB SD")
    assert again != WRONG
    _, told = explained(tmp_path, START, LED, WRONG, again, more=("--rules", "karl"))

    assert "Third: B♥!" in told
    assert re.search(r"^  accepted +3 actions$", told, re.MULTILINE)


def test_where_cards_are_unknown_the_position_of_the_player_in_turn_is_asked(tmp_path: Path) -> None:
    (deal,) = exchanged_deals(HIDDEN, "x")

    assert deal.fault is None
    question = json.loads(deal.question)
    assert (question["ask"], question["contract"], question["called"]) == ("may_play", "Rufer", "K♣")
    assert question["trick"] == ["8♣"]
    assert question["hand"] == ["K♥", "D♥", "I", "III", "V", "VI", "A♦", "2♦", "3♦", "4♦", "B♦", "C♦"]
    assert question["announced"] == ["Pagat", "Könige"]
    assert explained(tmp_path, HIDDEN)[0] == ExitCode.CONFORM


@pytest.mark.parametrize("scenario", WHOLE)
def test_what_is_written_is_read_as_the_same_play(scenario: str) -> None:
    (matter,) = matters_of([scenario])
    asked = answer_or_reason(matter.read().question(By(scenario.partition("/")[0])), respond)
    written = tarock("explain", scenario, "--exchange")
    assert written.exit_code == ExitCode.CONFORM, written.stderr
    (deal,) = exchanged_deals(written.stdout, "x")
    assert deal.fault is None
    played = answer_or_reason(decode_question(deal.question.encode()), respond)

    assert isinstance(played, PlayAnswer)
    assert [(trick.cards, trick.winner) for trick in played.tricks] == [
        (trick.cards, trick.winner) for trick in getattr(asked, "tricks", [])
    ]
    assert len(played.tricks) > 5


@pytest.mark.parametrize("question", [("trick", "cards=K♥ D♥"), ("lungau/whole_deals_five/an-uhurufer-among-five",)])
def test_what_has_no_place_in_the_format_is_not_written(question: tuple[str, ...]) -> None:
    done = tarock("explain", *question, "--exchange")

    assert done.exit_code == ExitCode.USAGE
    assert "--exchange: expected the course of a deal of four players" in done.stderr


FAULTS = [
    (PUBLISHED, "cards: expected the known hand of the player in turn"),
    (START.replace("HKH1", "HKHK"), "cards: expected each card once, not 'K♥'"),
    (START.replace("T22", "T23"), "cards: expected cards such as HK, X10, T22, or a dot"),
    (START.replace("T22", "T2\x00"), "cards: expected cards such as HK, X10, T22, or a dot"),
    (START.replace("SD1", "SD5"), "game: expected a game, its player, König, partner and Talon, as in R1XK-1"),
    (START.replace("SD1---", "PB21PB34---"), "game: expected a game, its player"),
    (START.replace("///", "//"), "announcements: expected four of 1234TUKV or nothing"),
    (START.replace("///", "/9//"), "announcements: expected four of 1234TUKV or nothing"),
    (START.partition(" ")[0], "game: expected a game such as R1XK-1, behind the cards"),
    (START + " - -", "line: expected five groups"),
    (START.partition("#")[0] + "#", "cards: expected the Talon, four players and the trick"),
]


def test_a_fault_is_named_with_its_line_and_what_was_expected(tmp_path: Path) -> None:
    faults = [part for line, _ in FAULTS for part in ("", line)]
    code, said = explained(tmp_path, START, LED, *faults, more=("--language", "en"))

    assert code == ExitCode.USAGE
    assert [told for number, (_, told) in enumerate(FAULTS) if f"deals.rock:{4 + 2 * number}: {told}" not in said] == []
    assert "accepted      1 action" in said


def test_no_size_of_a_file_or_line_is_too_much(tmp_path: Path) -> None:
    code, told = explained(tmp_path, *[START, ""] * 10_000)
    assert (code, "expected" in told) == (ExitCode.USAGE, True)

    code, told = explained(tmp_path, *["/#" * 5, ""] * 10_000)
    assert code == ExitCode.USAGE
    assert "expected at most 1,000 deals" in told

    code, told = explained(tmp_path, "/#" + "HK" * 100_000)
    assert code == ExitCode.USAGE
    assert len(told) < 1_000


def test_no_line_or_name_of_a_file_writes_to_the_terminal(tmp_path: Path) -> None:
    _, told = explained(tmp_path, "/#\x1b[31m\x07\x00", "", f"{START}\x1b[2J")
    assert not {"\x1b", "\x07", "\x00"} & {*told}

    (tmp_path / "a.feature").write_text(EXAMPLES.replace("the first", "\x1b[31mred\x07"), encoding="utf-8")
    assert not {"\x1b", "\x07"} & {*tarock("explain", str(tmp_path / "a.feature")).stdout}


def test_steps_and_json_are_no_exchange_format() -> None:
    assert not any(map(is_exchange, ["# a comment", "Given the rules", "{}", "/", "", "a b/c#", "/" * 900_000]))


EXAMPLES = """
Feature: two deals
  Background:
    Given the rules "lungau"
  Example: the first
    When the trick is "Vorhand K♥ A♥ I D♥"
  Example: the second
    When the trick is "Vorhand K♥ A♥ XXL D♥"
  Example: the third
    When the trick is "Vorhand K♥ A♥ II I"
"""


def test_each_example_of_a_file_is_explained_by_itself_and_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("deals.feature").write_text(EXAMPLES, encoding="utf-8")
    done = tarock("explain", "deals.feature")

    assert done.exit_code == ExitCode.USAGE
    assert re.findall(r"(?:^|/)deals\.feature:(\d+ the \w+)$", done.stdout, re.MULTILINE) == [
        "5 the first",
        "7 the second",
        "9 the third",
    ]
    assert done.stdout.count("It rests on") == 2
    assert "deals.feature:8: 'XXL' is no card" in done.stdout


def test_each_line_of_questions_is_explained_by_itself(tmp_path: Path) -> None:
    line = '{"ask": "count", "id": 1, "rules": "lungau", "cards": ["K♥"]}'
    path = tmp_path / "questions.jsonl"
    path.write_text(f"{line}\n\n{line.replace('K♥', 'Z♥')}\n{line}\n", encoding="utf-8")
    done = tarock("explain", str(path))

    assert done.exit_code == ExitCode.USAGE
    assert done.stdout.count("It rests on") == 2


def test_lines_of_another_kind_behind_questions_are_named_each(tmp_path: Path) -> None:
    code, told = explained(tmp_path, '{"ask": "count", "cards": ["K♥"]}', START, "", "[]", more=("--rules", "lungau"))

    assert code == ExitCode.USAGE
    assert "deals.rock:2: expected one object of JSON: an unexpected character at byte 0" in told
    assert "deals.rock:4: expected one object of JSON: expected an object, got a list" in told


@pytest.mark.parametrize(
    ("text", "line"),
    [('{\n"ask": "count",\n"cards": [K]\n}', 3), ('{\n"ask": "count"\n}\nno JSON', 4), ('{\n"ask":\n\n', 2)],
)
def test_a_fault_in_a_question_over_several_lines_names_its_line(tmp_path: Path, text: str, line: int) -> None:
    code, told = explained(tmp_path, text)

    assert code == ExitCode.USAGE
    assert f"deals.rock:{line}: expected one object of JSON: " in told


def test_a_fault_of_one_deal_is_raised_as_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "deals.rock"
    path.write_text(f"{START}\n\nnothing\n", encoding="utf-8")
    good, bad = matters_of([str(path)])

    assert good.read().named_rules == ("koenigrufen",)
    with pytest.raises(UsageFaultError):
        bad.read()
