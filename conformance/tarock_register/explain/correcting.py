"""Completes a question with facts that the rules imply and that it leaves out; the explanation mentions them."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from tarock_language.message import ENGLISH, Language, Message
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.questions import AnyQuestion
from tarock_register.ask.answer_differences import differing_lines
from tarock_register.ask.answer_text import About, Rows
from tarock_register.ask.answered import Respond, answer_or_reason
from tarock_register.ask.implied_facts import Omission, omissions


class AsAsked(NamedTuple):
    """A question as it was asked, its answer or why it has none, and what it leaves out."""

    question: AnyQuestion
    answer: Answer | Message
    forgets: tuple[Omission, ...]

    def sentences(self, say: Language) -> list[str]:
        """One sentence for each thing that is left out."""
        return [say("Forgotten: {what}", what=omission.said) for omission in self.forgets]

    def rows(self, full: Answer, say: Language) -> Rows:
        """The lines of its answer that differ in the ``full`` answer; the reason if it has no answer."""
        if isinstance(self.answer, Message):
            return [(say("no answer"), Text(say.sentence(self.answer)))]
        parted = differing_lines(About(self.question, say, brief=True), self.answer, full)
        return [(line.label, line.first or Text(say("nothing"))) for line in parted]


class Corrected(NamedTuple):
    """A question completed with all that is certain, its answer, and the original question."""

    question: AnyQuestion
    answer: Answer
    asked: AsAsked


def corrected(question: AnyQuestion, answer: Answer | Message, respond: Respond) -> Corrected | None:
    """The question completed with all that is certain; None if nothing is added, or the answer stays the same."""
    full = question
    forgets: list[Omission] = []
    while (more := next((omission for omission in omissions(full, respond) if omission.is_certain), None)) is not None:
        full = more.question
        forgets.append(more)
    other = answer_or_reason(full, respond)
    if isinstance(other, Message) or not forgets:
        return None
    asked = AsAsked(question, answer, tuple(forgets))
    return Corrected(full, other, asked) if asked.rows(other, ENGLISH) else None
