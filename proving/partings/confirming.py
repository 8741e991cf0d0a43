"""Whether the second opinion tells both answers of a parting alike, and would notice if they were exchanged."""

from __future__ import annotations

from typing import Final

from proving.partings.apart import Apart
from proving.partings.endings import Endings, courses
from proving.partings.shrinking import right
from tarock_second_opinion.small import otherwise
from tarock_steps.catalogue.partings import AGREES
from tarock_steps.protocol.messages.answers import Answer
from tarock_steps.protocol.messages.questions import Deal, Question

UNKNOWN_KIND: Final = "not asked: what this question tells it knows from whole deals alone"
BEYOND: Final = "not asked: it knows no tariff of a round, no doubled deals and no breaches that nobody notices"
SILENT: Final = "agrees, and says nothing of what differs"


class OpinionsPartError(Exception):
    """Our own two tellings of the rules part over an answer of a parting."""


def confirmed(found: Apart, ends: Endings | None = None) -> str:
    """What the second opinion says of both answers: that it agrees, or why it was not asked or says nothing.

    Of a deal it tells both endings too. OpinionsPartError where it says something else of one of them.
    """
    both = list(zip(found.asked, found.answers, strict=True))
    whole = () if ends is None else ((one, right(one)) for one in courses(found, ends))
    for question, answer in (*both, *whole):
        assert answer is not None
        if (said := said_of(question, answer)) != AGREES:
            return said
    exchanged = zip(found.asked, reversed(found.answers), strict=True)
    return AGREES if all(otherwise(*one) for one in exchanged) else SILENT


def said_of(question: Question, answer: Answer) -> str:
    """What it says of one answer: that it agrees, or why it was not asked. OpinionsPartError where it does not."""
    told = otherwise(question, answer)
    if told is None:
        return BEYOND if isinstance(question, Deal) else UNKNOWN_KIND
    if told:
        message = f"{question.rules} {question.options}: {told}"
        raise OpinionsPartError(message)
    return AGREES
