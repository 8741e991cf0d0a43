"""Whoever stands before another driver: all but the asking is the other one's."""

from tarock_protocol.drivers import WireExchange
from tarock_protocol.messages.answers import Answer, HelloAnswer
from tarock_protocol.messages.questions import Deck, Question
from tarock_protocol.wrapping import Wrapper


class Inner:
    """Counts how often it is closed."""

    hello = HelloAnswer(protocol=1, name="inner", version="", language="", rules={}, questions=[])

    def __init__(self) -> None:
        self.last: WireExchange | None = None
        self.closed = 0

    def ask(self, question: Question) -> Answer:
        self.last = WireExchange(f"asked {question.id}")
        return Answer()

    def close(self) -> None:
        self.closed += 1


class AskedAsNine(Wrapper):
    """Gives every question another number."""

    def ask(self, question: Question) -> Answer:
        del question
        return self._driver.ask(Deck(id=9))


def test_hello_the_latest_exchange_and_the_end_are_those_of_the_driver_behind_it() -> None:
    inner = Inner()
    wrapper = AskedAsNine(inner)
    assert wrapper.hello.name == "inner"
    assert wrapper.last is None

    wrapper.ask(Deck(id=1))
    assert wrapper.last == WireExchange("asked 9")

    wrapper.close()
    assert inner.closed == 1
