"""Whether the second opinion gives both answers of a parting too, and would notice if they were exchanged.

A parting is a question to which two readings have different answers.
"""

from __future__ import annotations

from typing import Final

from proving.partings.compared_answers import DifferingAnswers
from proving.partings.endings import Endings, courses
from proving.partings.shrinking import right
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.questions import Deal, Question
from tarock_second_opinion.answer_check import disagreement
from tarock_steps.catalogue.partings import AGREES

UNKNOWN_KIND: Final = "not asked: what this question tells it knows from whole deals alone"
BEYOND: Final = "not asked: it knows no tariff of a round, no doubled deals and no breaches that nobody notices"
SILENT: Final = "agrees, and says nothing of what differs"


class OpinionsPartError(Exception):
    """The reference engine and the second opinion differ in an answer of a parting."""


def confirmed(found: DifferingAnswers, ends: Endings | None = None) -> str:
    """The second opinion on both answers: that it agrees, or why it was not asked or says nothing.

    For a deal it also compares both endings. Raises OpinionsPartError if it disagrees with one of them.
    """
    both = list(zip(found.asked, found.answers, strict=True))
    whole = () if ends is None else ((course, right(course)) for course in courses(found, ends))
    for question, answer in (*both, *whole):
        assert answer is not None
        if (said := said_of(question, answer)) != AGREES:
            return said
    exchanged = zip(found.asked, reversed(found.answers), strict=True)
    return AGREES if all(disagreement(*pair) for pair in exchanged) else SILENT


def said_of(question: Question, answer: Answer) -> str:
    """The second opinion on one answer: that it agrees, or why it was not asked. Raises OpinionsPartError otherwise."""
    told = disagreement(question, answer)
    if told is None:
        return BEYOND if isinstance(question, Deal) else UNKNOWN_KIND
    if told:
        message = f"{question.rules} {question.options}: {told}"
        raise OpinionsPartError(message)
    return AGREES
