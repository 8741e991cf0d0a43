"""Sentences on a terminal are broken between words; what is to be copied, and a pipe, has whole lines."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console
from rich.text import Text

from tarock_language.catalogue import language_of
from tarock_language.message import ENGLISH
from tarock_reports.terminal.sentences import tell
from tarock_running.process.progress import looking_for_causes
from tarock_searching.weigh.stored import stored_figures
from tarock_searching.weigh.terminal import show

WIDTH = 40
SENTENCE = "  1. LUN-PLAY-005 a duty that is silent where a trump has to be played (explains 22)"


def told(line: Text, *, terminal: bool = True) -> list[str]:
    stream = StringIO()
    tell(line, Console(file=stream, width=WIDTH, force_terminal=terminal, color_system=None))
    return stream.getvalue().splitlines()


def test_a_sentence_is_broken_between_words_and_goes_on_below_where_it_begins() -> None:
    first, *others = told(Text(SENTENCE))

    assert max(map(len, (first, *others))) <= WIDTH
    assert first.startswith("  1. LUN-PLAY-005 ")
    assert all(line.startswith("     ") and line[5] != " " for line in others)
    assert " ".join(line.strip() for line in (first, *others)) == SENTENCE.strip()


@pytest.mark.parametrize("line", [Text(SENTENCE, no_wrap=True), Text("short")])
def test_what_is_to_be_copied_or_fits_is_one_line(line: Text) -> None:
    assert told(line) == [line.plain]


def test_where_there_is_no_terminal_every_line_is_whole() -> None:
    assert told(Text(SENTENCE), terminal=False) == [SENTENCE]


@pytest.mark.parametrize(("width", "beside"), [(140, True), (60, False)])
def test_figures_stand_in_columns_where_there_is_room_and_else_each_with_what_it_says(
    *, width: int, beside: bool
) -> None:
    stream = StringIO()
    figures = stored_figures("lungau")
    assert figures
    console = Console(file=stream, width=width, force_terminal=True, color_system=None)
    show("", figures.told, {}, console, language_of("de"))
    lines = stream.getvalue().splitlines()

    assert max(map(len, lines)) <= width
    assert any(line.startswith("gespielt  ") for line in lines) is beside
    assert any(line.startswith("  vorsichtig: Spiele ") for line in lines) is not beside


class _Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def test_how_far_a_look_is_never_takes_more_than_the_line_that_is_emptied(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a line that is longer than the terminal the beginning stayed, once for each step."""
    monkeypatch.setenv("COLUMNS", "60")
    stream = _Terminal()
    with looking_for_causes("karl", say=ENGLISH, stream=stream) as step:
        step(3, 7)

    nothing, *lines, emptied = stream.getvalue().split("\r\N{ESCAPE}[2K")
    assert (nothing, emptied) == ("", "")
    assert lines[-1].startswith("karl: 3 of 7 failures explained")
    assert max(map(len, lines)) < 60
