"""Shrinks a question on which two readings differ: cuts it at the difference, then simplifies it while they differ."""

from __future__ import annotations

from typing import Final

import msgspec

from proving.partings.candidates import Pair, options_under, size
from proving.partings.compared_answers import DifferingAnswers, differing_answers
from tarock_protocol.drivers import InProcess
from tarock_protocol.errors import ProtocolError
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.questions import Question
from tarock_reference import respond
from tarock_searching.shrink.smallest import smallest

_TRIES: Final = 80
"""How many smaller questions are asked under both readings for each question."""

_driver: Final = InProcess(respond)


def right(question: Question) -> Answer | None:
    """The right answer; None if the question is refused."""
    try:
        return _driver.ask(question)
    except ProtocolError:
        return None


def size_of(found: DifferingAnswers) -> tuple[object, ...]:
    """The size of a question on which readings differ; see ``size``."""
    contract = getattr(found.question, "contract", None) or getattr(found.answers[0], "contract", None)
    return size(found.question, contract or "")


def made_small(pair: Pair, found: DifferingAnswers) -> DifferingAnswers:
    """The smallest question of the same kind that is found from this one."""
    best = cut(pair, found)

    def is_shown(question: Question) -> bool:
        nonlocal best
        again = differing_answers(pair, question)
        if again is None or size_of(again) >= size_of(best):
            return False
        best = again
        return True

    smallest(best.question, is_shown, lambda question: _under_the_first(pair, question), _TRIES)
    return cut(pair, best)


def _under_the_first(pair: Pair, question: Question) -> Answer | None:
    options = options_under(pair, question.options)
    return None if options is None else right(msgspec.structs.replace(question, options=options[0]))


def cut(pair: Pair, found: DifferingAnswers) -> DifferingAnswers:
    """The same without the acts after the one where the readings differ."""
    acts = getattr(found.question, "actions", None)
    if not acts:
        return found
    begun = (msgspec.structs.replace(found.question, actions=acts[:number]) for number in range(len(acts)))
    return next(
        (shown for shown in (differing_answers(pair, question) for question in begun) if shown is not None), found
    )
