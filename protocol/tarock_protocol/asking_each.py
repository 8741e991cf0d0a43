"""Asks a driver many questions, several ahead if it can do that, and yields each outcome in order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tarock_protocol.drivers import Driver
from tarock_protocol.errors import Declined, ProtocolError
from tarock_protocol.messages.questions import Question
from tarock_protocol.piped import Outcome, Subprocess


def ask_each(driver: Driver, questions: Iterable[Question]) -> Iterator[Outcome]:
    """The outcome of each offered question, in order; a program behind a pipe is asked several at once."""
    if isinstance(driver, Subprocess):
        yield from driver.ask_each(questions)
        return
    for question in questions:
        try:
            yield driver.ask(question)
        except (Declined, ProtocolError) as fault:
            yield fault
