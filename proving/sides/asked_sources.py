"""One question for several sources, each in its own words, and their answers part by part."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from proving.sides.counterparts import asked_of
from proving.sides.parts import Parts, parts_of
from tarock_language.message import Message
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.questions import AnyQuestion, Question
from tarock_reference import respond
from tarock_register.ask.answered import answer_or_reason

Respond = Callable[[bytes], bytes]


class SourceAnswer(NamedTuple):
    """One source's answer to a question in its own words, and the parts of it in the words of the first source."""

    question: AnyQuestion
    answer: Answer
    parts: Parts


def asked_of_all(question: Question, sources: Sequence[str]) -> dict[str, SourceAnswer]:
    """The answers of the sources that can be asked, each in its own words."""
    own = {rules: asked_of(question, rules) for rules in sources}
    told = {
        rules: answer_in_parts(translated, question.rules, respond)
        for rules, translated in own.items()
        if translated is not None
    }
    return {rules: answer for rules, answer in told.items() if answer is not None}


def answer_in_parts(question: AnyQuestion, home: str, answers: Respond) -> SourceAnswer | None:
    """An engine's answer, in parts by the words of ``home``; None if it has no answer."""
    answer = answer_or_reason(question, answers)
    return None if isinstance(answer, Message) else SourceAnswer(question, answer, parts_of(question, answer, home))
