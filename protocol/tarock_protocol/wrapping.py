"""The base of drivers that wrap another driver, to change questions or answers, or to record them."""

from __future__ import annotations

from abc import ABC, abstractmethod

from tarock_protocol.drivers import Driver, WireExchange
from tarock_protocol.messages.answers import Answer, HelloAnswer
from tarock_protocol.messages.questions import Question


class Wrapper(ABC):
    """A driver that passes questions on to another driver."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    @property
    def hello(self) -> HelloAnswer:
        """Who answers, and what it plays."""
        return self._driver.hello

    @property
    def last(self) -> WireExchange | None:
        """The latest exchange, ``hello`` left out."""
        return self._driver.last

    @abstractmethod
    def ask(self, question: Question) -> Answer:
        """The answer; raises what the driver raises."""

    def close(self) -> None:
        """End the conversation; may be called twice."""
        self._driver.close()
