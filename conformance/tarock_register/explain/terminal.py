"""Shows an explanation on the terminal: the question, the answer, the reasons, and where readings differ."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from rich.console import Console
from rich.text import Text

from tarock_language.message import Language
from tarock_register.ask.labelled_rows import tell_rows
from tarock_register.explain.explanation import Explanation

_INDENT: Final = 2


class Paper(NamedTuple):
    """The console and language of an explanation."""

    console: Console
    say: Language

    def heading(self, text: str) -> None:
        """Print a heading."""
        self.console.print(Text(text, style="bold underline"))

    def rows(self, rows: Iterable[tuple[str | Text, Text]]) -> None:
        """Print labels beside their values, or above them in a narrow terminal."""
        tell_rows(rows, self.console, _INDENT)


def tell_one(told: Explanation, sheet: Paper) -> None:
    """Show the answer of one rule set, the reasons, and other readings."""
    tell_certain(told, sheet)
    sheet.heading(sheet.say("What follows"))
    sheet.rows(("", Text(line)) for line in told.before)
    sheet.rows(told.tricks)
    sheet.rows(told.answer)
    tell_why_and_otherwise(told, sheet)


def tell_certain(told: Explanation, sheet: Paper) -> None:
    """Show what the question leaves out although it is certain; the answer takes it into account."""
    for sentence in told.certain:
        sheet.heading(sentence)


def tell_why_and_otherwise(told: Explanation, sheet: Paper) -> None:
    """Show the reasons of an answer, the answer without additions and with possible ones, and other readings."""
    say = sheet.say
    for heading, rows in told.reasons:
        sheet.heading(heading)
        sheet.rows(rows)
    if told.on_the_way:
        sheet.heading(say("Named on the way there"))
        sheet.rows([(Text(), Text(", ".join(told.on_the_way), style="dim"))])
    if told.as_asked is not None:
        sheet.heading(say("As asked, without that"))
        sheet.rows(told.as_asked)
    for sentence, changed in told.forgotten:
        sheet.heading(sentence)
        sheet.rows(changed)
    sheet.heading(say("Another reading changes it") if told.otherwise else say("No other reading changes that"))
    for reading in told.otherwise:
        sheet.rows([(Text(reading.name, style="bold"), reading.text)])
        tell_rows(reading.changes, sheet.console, 3 * _INDENT)
