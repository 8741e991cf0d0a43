"""One question put to several sources, each in its own words, and what each of them says part by part."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from proving.sides.counterparts import asked_of
from proving.sides.parts import Parts, parts_of
from tarock_conformance.ask.answered import answer_or_reason
from tarock_reference import respond
from tarock_steps.protocol.messages.answers import Answer
from tarock_steps.protocol.messages.questions import AnyQuestion, Question

Respond = Callable[[bytes], bytes]


class Told(NamedTuple):
    """What one source says to a question in its own words, and the parts of that in the words of whoever asks."""

    question: AnyQuestion
    answer: Answer
    parts: Parts


def asked_of_all(question: Question, sources: Sequence[str]) -> dict[str, Told]:
    """What each of the sources answers that can be asked it, each in its own words."""
    own = {rules: asked_of(question, rules) for rules in sources}
    told = {rules: told_by(one, question.rules, respond) for rules, one in own.items() if one is not None}
    return {rules: one for rules, one in told.items() if one is not None}


def told_by(question: AnyQuestion, home: str, answers: Respond) -> Told | None:
    """What an engine answers, in parts by the words of ``home``; none where it has no answer."""
    answer = answer_or_reason(question, answers)
    return None if isinstance(answer, str) else Told(question, answer, parts_of(question, answer, home))
