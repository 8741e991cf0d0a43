"""Shows an explanation on the terminal: the question, the answer, the reasons, and where readings differ."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from rich.console import Console
from rich.text import Text

from tarock_language.message import Language, Message
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.questions import AnyQuestion
from tarock_register.ask.answer_differences import LineApart
from tarock_register.ask.answer_grounds import Resting, grounds
from tarock_register.ask.answer_text import About, Rows, answer_rows
from tarock_register.ask.columns import tell_rows
from tarock_register.ask.omitted_facts import forgotten_in, line_changed
from tarock_register.explain.asked import By
from tarock_register.explain.correcting import AsAsked
from tarock_register.explain.course import before_the_cards, of_the_end, trick_by_trick
from tarock_register.explain.differing_readings import AnotherReading, otherwise
from tarock_steps.catalogue.clauses import Clause
from tarock_steps.catalogue.entries import entry_text
from tarock_steps.catalogue.loading import load_catalogue

_INDENT: Final = 2


class WithAnswer(NamedTuple):
    """A question under some rules and its answer; ``without`` is the original where something certain was added."""

    by: By
    question: AnyQuestion
    answer: Answer
    without: AsAsked | None = None

    @property
    def asked(self) -> AnyQuestion:
        """The question as it was asked."""
        return self.question if self.without is None else self.without.question


class WithoutAnswer(NamedTuple):
    """Rules under which a question has no answer, and the reason."""

    by: By
    reason: Message | str


Explained = WithAnswer | WithoutAnswer


class Paper(NamedTuple):
    """The console and language of an explanation, and whether to show tricks one by one."""

    console: Console
    say: Language
    tricks: bool = False

    def heading(self, text: str) -> None:
        """Print a heading."""
        self.console.print(Text(text, style="bold underline"))

    def rows(self, rows: Iterable[tuple[str | Text, Text]]) -> None:
        """Print labels beside their values, or above them in a narrow terminal."""
        tell_rows(rows, self.console, _INDENT)


def tell_one(one: WithAnswer, sheet: Paper) -> None:
    """Show the answer of one rule set, the reasons, and other readings."""
    say = sheet.say
    about = About(one.question, say, brief=True)
    tell_certain(one, sheet)
    sheet.heading(say("What follows"))
    if sheet.tricks:
        sheet.rows(("", Text(line)) for line in before_the_cards(about))
        sheet.rows(trick_by_trick(about, one.by.respond))
    sheet.rows(_shortened(answer_rows(about, one.answer), about, sheet))
    tell_why_and_otherwise(one, sheet)


def tell_certain(one: WithAnswer, sheet: Paper) -> None:
    """Show what the question leaves out although it is certain; the answer takes it into account."""
    for sentence in one.without.sentences(sheet.say) if one.without is not None else ():
        sheet.heading(sentence)


def tell_why_and_otherwise(one: WithAnswer, sheet: Paper) -> None:
    """Show the reasons of an answer, the answer without additions and with possible ones, and other readings."""
    _tell_reasons(one, sheet)
    if one.without is not None:
        sheet.heading(sheet.say("As asked, without that"))
        sheet.rows(one.without.rows(one.answer, sheet.say))
    _tell_forgotten(one, sheet)
    _tell_otherwise(one, sheet)


def _shortened(rows: Rows, about: About, sheet: Paper) -> Rows:
    """The rows of an answer, without the tricks if they are shown one by one."""
    return [(label, value) for label, value in rows if not (sheet.tricks and label == about.say("trick"))]


def _tell_reasons(one: WithAnswer, sheet: Paper) -> None:
    """Show the clauses that the answer rests on, with their statements in the source, and the rulings of a house.

    The deciding clauses come first. For a course, only the clauses of its end have their text; the others are listed.
    """
    catalogue = load_catalogue(one.question.rules)
    everything = grounds(one.answer)
    clauses = of_the_end(one.answer) or everything
    for heading, rows in Resting(sheet.say, one.by.house, chosen_only=True).rests_on(one.question, clauses):
        sheet.heading(heading)
        sheet.rows((label, _sourced(label, value, catalogue.clauses)) for label, value in rows)
    if others := [clause for clause in everything if clause not in clauses]:
        sheet.heading(sheet.say("Named on the way there"))
        sheet.rows([(Text(), Text(", ".join(others), style="dim"))])


def _sourced(label: Text, value: Text, clauses: Mapping[str, Clause]) -> Text:
    clause = clauses.get(label.plain)
    return value if clause is None else value + Text(f" ({', '.join(clause.statements)})", style="dim")


def _tell_forgotten(one: WithAnswer, sheet: Paper) -> None:
    """Show what the question leaves out and the rules leave open, as whether an item is won, and its effect."""
    for told, rows in forgotten_in(About(one.question, sheet.say, brief=True), one.answer, one.by.respond):
        sheet.heading(told)
        sheet.rows(rows)


def _tell_otherwise(one: WithAnswer, sheet: Paper) -> None:
    """Show the readings under which the answer would be different."""
    say = sheet.say
    found = list(otherwise(About(one.question, say, brief=True), one.answer, one.by.respond))
    sheet.heading(say("Another reading changes it") if found else say("No other reading changes that"))
    for reading in found:
        _tell_reading(reading, sheet)


def _tell_reading(one: AnotherReading, sheet: Paper) -> None:
    say, dispute, reading = sheet.say, one.dispute, one.reading
    also = "".join(f" {name}={value}" for name, value in one.needed.items())
    name = Text(f"{dispute.option}={reading.name}{also}", style="bold")
    words = Text(entry_text(reading, say)) + Text(f" ({dispute.clause})", style="dim")
    sheet.rows([(name, words)])
    shown: Sequence[LineApart] = one.differences[:_MOST]
    rows = [line_changed(line, say) for line in shown]
    if len(one.differences) > len(shown):
        rows.append(("", Text(say("and {number} more", number=len(one.differences) - len(shown)))))
    tell_rows(rows, sheet.console, 3 * _INDENT)


_MOST: Final = 6
"""The number of changed lines that are shown for a reading."""
