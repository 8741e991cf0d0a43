"""A program that is asked varied questions, and the part of its answers that it gives."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count

from msgspec.structs import replace

from tarock_checking.diagnose.comparable_reply import as_far_as_offered, meant
from tarock_protocol.drivers import Driver
from tarock_protocol.messages.questions import Question


class AskedProgram:
    """A program that is asked varied questions through a ``driver``, as long as the search ``goes_on``."""

    def __init__(self, driver: Driver, goes_on: Callable[[], bool] = lambda: True) -> None:
        self._driver = driver
        self._ids = count(1)
        self.goes_on = goes_on
        self.hello = driver.hello

    def answer(self, question: Question) -> Mapping[str, object]:
        """The program's reply to a question, in comparable form: an answer has only the fields that it gives."""
        asked = replace(question, id=next(self._ids))
        return self.read(question, meant(asked, lambda: self._driver.ask(asked)))

    def read(self, question: Question, said: Mapping[str, object]) -> Mapping[str, object]:
        """The part of an answer that it gives."""
        return as_far_as_offered(self.hello, question, said)
