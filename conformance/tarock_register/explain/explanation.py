"""Makes an explanation by one rule set: the answer in words, its reasons, facts left out, and other readings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from tarock_language.message import Language, Message
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.questions import AnyQuestion
from tarock_register.ask.answer_grounds import Resting, Row, grounds
from tarock_register.ask.answer_text import About, Rows, answer_rows
from tarock_register.ask.omitted_facts import changed_line, forgotten_in
from tarock_register.explain.correcting import AsAsked
from tarock_register.explain.course import before_the_cards, of_the_end, trick_by_trick
from tarock_register.explain.differing_readings import AnotherReading, differing_readings
from tarock_register.explain.explained_input import By
from tarock_steps.catalogue.clauses import Clause
from tarock_steps.catalogue.entries import entry_text
from tarock_steps.catalogue.loading import load_catalogue

_MOST: Final = 6
"""The number of changed lines that are shown for a reading."""


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


class AnswerByReading(NamedTuple):
    """A reading under which the answer differs: its name with those it needs, its text, and the lines that change."""

    reading: AnotherReading
    name: str
    text: Text
    changes: Rows


class Explanation(NamedTuple):
    """All that is shown about an answer.

    ``certain`` is what the question leaves out although it is certain, and which the answer takes into account;
    ``as_asked`` has the lines that would be otherwise without it. ``before`` has the acts before the first card.
    ``on_the_way`` are clauses that the answer names beside those of its ``reasons``. ``forgotten`` is what the question
    leaves out and the rules leave open, each with the lines that change with it.
    """

    certain: Sequence[str]
    before: Sequence[str]
    tricks: Rows
    answer: Rows
    reasons: Sequence[tuple[str, Sequence[Row]]]
    on_the_way: Sequence[str]
    as_asked: Rows | None
    forgotten: Sequence[tuple[str, Rows]]
    otherwise: Sequence[AnswerByReading]


def explanation(one: WithAnswer, say: Language, *, tricks: bool = False) -> Explanation:
    """The explanation of an answer in a language; with ``tricks`` a deal trick by trick."""
    about = About(one.question, say, brief=True)
    clauses = of_the_end(one.answer) or grounds(one.answer)
    rows = answer_rows(about, one.answer)
    return Explanation(
        certain=one.without.sentences(say) if one.without is not None else (),
        before=before_the_cards(about) if tricks else (),
        tricks=[*trick_by_trick(about, one.by.respond)] if tricks else [],
        answer=[(label, value) for label, value in rows if not (tricks and label == say("trick"))],
        reasons=_reasons(one, clauses, say),
        on_the_way=[clause for clause in grounds(one.answer) if clause not in clauses],
        as_asked=None if one.without is None else one.without.rows(one.answer, say),
        forgotten=[*forgotten_in(about, one.answer, one.by.respond)],
        otherwise=[_changed(reading, say) for reading in differing_readings(about, one.answer, one.by.respond)],
    )


def _reasons(one: WithAnswer, clauses: Sequence[str], say: Language) -> list[tuple[str, list[Row]]]:
    """The clauses that the answer rests on, with their statements in the source, and the rulings of a house.

    The deciding clauses come first. For a course, only the clauses of its end are here.
    """
    known = load_catalogue(one.question.rules).clauses
    resting = Resting(say, one.by.house, chosen_only=True)
    return [
        (heading, [(label, _sourced(label, value, known)) for label, value in rows])
        for heading, rows in resting.rests_on(one.question, clauses)
    ]


def _sourced(label: Text, value: Text, clauses: Mapping[str, Clause]) -> Text:
    clause = clauses.get(label.plain)
    return value if clause is None else value + Text(f" ({', '.join(clause.statements)})", style="dim")


def _changed(one: AnotherReading, say: Language) -> AnswerByReading:
    also = "".join(f" {name}={value}" for name, value in one.needed.items())
    changes = [changed_line(line, say) for line in one.differences[:_MOST]]
    if (more := len(one.differences) - len(changes)) > 0:
        changes.append(("", Text(say("and {number} more", number=more))))
    text = Text(entry_text(one.reading, say)) + Text(f" ({one.dispute.clause})", style="dim")
    return AnswerByReading(one, f"{one.dispute.option}={one.reading.name}{also}", text, changes)
