"""Adds to a question what the rules make certain although it leaves that out; the answer mentions it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rich.text import Text

from tarock_conformance.ask.answer_text import About
from tarock_conformance.ask.answered import answer_or_reason
from tarock_conformance.ask.certain import forgotten
from tarock_conformance.ask.differing import lines_apart
from tarock_conformance.ask.refusals import refusal_in_german
from tarock_conformance.ask.wording import ENGLISH

if TYPE_CHECKING:
    from tarock_conformance.ask.answer_text import Rows
    from tarock_conformance.ask.answered import Respond
    from tarock_conformance.ask.certain import Forgotten
    from tarock_conformance.ask.wording import Tongue
    from tarock_steps.protocol.messages.answers import Answer
    from tarock_steps.protocol.messages.questions import AnyQuestion


class AsAsked(NamedTuple):
    """A question as it was asked, its answer or why it has none, and what it forgets."""

    question: AnyQuestion
    answer: Answer | str
    forgets: tuple[Forgotten, ...]

    def sentences(self, say: Tongue) -> list[str]:
        """What is forgotten, a sentence each."""
        return [say("Forgotten: {what}", what=say(one.sentence, **one.names)) for one in self.forgets]

    def rows(self, full: Answer, say: Tongue) -> Rows:
        """The lines of its answer that are other ones in the ``full`` answer; why there is none where there is none."""
        if isinstance(self.answer, str):
            return [(say("no answer"), Text(say.either(self.answer, refusal_in_german(self.answer))))]
        parted = lines_apart(About(self.question, say, brief=True), self.answer, full)
        return [(each.label, each.one or Text(say("nothing"))) for each in parted]


class Corrected(NamedTuple):
    """A question with all that is certain, its answer, and how it was asked."""

    question: AnyQuestion
    answer: Answer
    asked: AsAsked


def corrected(question: AnyQuestion, answer: Answer | str, respond: Respond) -> Corrected | None:
    """The question with all that is certain; none where that is no other question, or has no other answer."""
    full = question
    forgets: list[Forgotten] = []
    while (more := next((one for one in forgotten(full, respond) if one.only_one), None)) is not None:
        full = more.question
        forgets.append(more)
    other = answer_or_reason(full, respond)
    if isinstance(other, str) or not forgets:
        return None
    asked = AsAsked(question, answer, tuple(forgets))
    return Corrected(full, other, asked) if asked.rows(other, ENGLISH) else None
