"""Asks any driver many questions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tarock_steps.protocol.drivers import Driver
from tarock_steps.protocol.errors import Declined, ProtocolError
from tarock_steps.protocol.messages.questions import Question
from tarock_steps.protocol.piped import Outcome, Subprocess


def ask_each(driver: Driver, questions: Iterable[Question]) -> Iterator[Outcome]:
    """What comes of questions that are offered, in their order, of several at once where they are asked over a pipe."""
    if isinstance(driver, Subprocess):
        yield from driver.ask_each(questions)
        return
    for question in questions:
        try:
            yield driver.ask(question)
        except (Declined, ProtocolError) as fault:
            yield fault
