"""Where words that are looked up name cards, the search says which line has a position with them answered."""

from __future__ import annotations

import shlex
import tomllib
from pathlib import Path

import pytest
from tests.unit.test_asking_the_register import QUESTIONS
from tests.unit.the_command import tarock

from tarock_conformance.disputes.cards_told import position_line
from tarock_conformance.process.exits import ExitCode

ALL = " --rules all"
SAID = [
    ("Es liegt Karo 1, ich habe die Karo Dame und den IV", "may_play hand='D♦ IV' trick='A♦'"),
    ("queen of hearts led, I have the 4 of hearts and the Pagat, may I trump", "may_play hand='4♥ I' trick='D♥'"),
    ("HK HD Pagat H3 wer sticht", "trick cards='K♥ D♥ I 3♥'"),
    ("Mond, Sküs, Karo 1 und Pagat in einem Stich", "trick cards='XXI Sküs A♦ I'"),
    ("what does K♥ count together with the Mond", "count cards='K♥ XXI'"),
    ("was zählt Karo 1", "count cards='A♦'"),
    ("IV and the Pagat", "may_play hand='IV I' trick=''"),
    ("Herzkönig und Tarock 17", "may_play hand='K♥ XVII' trick=''"),
]
"""A question with what `tarock explain` is asked then."""


@pytest.mark.parametrize(("asked", "line"), SAID)
def test_cards_of_a_question_are_filled_into_a_line(asked: str, line: str) -> None:
    assert position_line(asked, german=False) == f"tarock explain {line}{ALL}"


@pytest.mark.parametrize(
    "asked",
    [
        "Sküs und Mond in einem Stich",
        "XX gerufen wer ist Partner",
        "II gedrückt",
        "ich hab zwei Herz und drei Pik",
        "four kings, and a heart as well",
        "dass das a Herz war",
        "35 und 2 Blatt",
        "Herz König und XXI drücken",
        "Mein Herz-König war gerufen",
        "10♥",
    ],
)
def test_where_no_position_is_told_nothing_is_said(asked: str) -> None:
    """Names of birds are what a question is about, numbers count, and who lays away or calls needs a whole hand."""
    assert position_line(asked, german=False) == ""


def test_of_the_questions_of_a_round_hardly_one_is_taken_for_a_position() -> None:
    long = tomllib.loads(Path(__file__).with_name("long_questions.toml").read_text(encoding="utf-8"))
    asked = [question for question, _ in QUESTIONS] + [one["asked"] for each in long.values() for one in each]

    assert [one for one in asked if position_line(one, german=True)] == []


@pytest.mark.parametrize(("asked", "line"), SAID)
def test_the_line_can_be_typed_in_german_too(asked: str, line: str) -> None:
    typed = shlex.split(position_line(asked, german=True))

    assert typed[:2] == ["tarock", "explain"]
    done = tarock(*typed[1:])
    assert done.exit_code == ExitCode.CONFORM, done.output
    assert [card for card in shlex.split(line)[1].partition("=")[2].split() if card not in done.stdout] == []


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "`tarock explain count cards='A♦' --rules all` answers a position with these cards"),
        (
            "de",
            "`tarock explain zaehlen karten='A♦' --rules all --language de` beantwortet eine Lage mit diesen Karten",
        ),
    ],
)
def test_it_is_the_last_line_of_what_was_found(language: str, says: str) -> None:
    done = tarock("disputes", "was", "zählt", "Karo", "1", "--language", language)

    assert done.stdout.splitlines()[-1] == says
    assert "tarock explain" not in tarock("disputes", "was zählt die Dame", "--language", language).stdout


def test_it_is_said_where_nothing_else_is_found() -> None:
    done = tarock("disputes", "qqqqqq HK HD")

    assert done.exit_code == ExitCode.USAGE
    assert "may_play hand='K♥ D♥' trick=''" in done.output
