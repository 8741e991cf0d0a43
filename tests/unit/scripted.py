"""A table whose implementation answers as it is told, for tests of what is asked and of what is expected."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from tarock_protocol.drivers import WireExchange
from tarock_protocol.messages.answers import Answer, DealAnswer, HelloAnswer
from tarock_protocol.messages.parts import Refusal, Turn
from tarock_protocol.messages.questions import Deal, Question
from tarock_steps.words.table import Table


class Scripted:
    """Answers as it is told, and stores what it was asked."""

    hello = HelloAnswer(protocol=1, name="", version="", language="", rules={}, questions=[])

    def __init__(self, answer: Callable[[Question], Answer]) -> None:
        self.answer = answer
        self.asked: list[Question] = []
        self.last: WireExchange | None = None

    def ask(self, question: Question) -> Answer:
        self.asked.append(question)
        self.last = WireExchange(str(question))
        return self.answer(question)

    def close(self) -> None:
        pass


def a_table(answer: Answer | Callable[[Question], Answer]) -> tuple[Table, Scripted]:
    driver = Scripted((lambda _: answer) if isinstance(answer, Answer) else answer)
    table = Table(driver)
    table.given.rules = "lungau"
    return table, driver


def course(question: Question, refusing: str = "", **fields: object) -> DealAnswer:
    """A course in which one action is refused, and the same player goes on for ever."""
    assert isinstance(question, Deal)
    index = next((place for place, action in enumerate(question.actions) if action.what == refusing), None)
    answer = DealAnswer(
        accepted=len(question.actions) if index is None else index,
        refused=None if index is None else Refusal(index=index, reason="too low", grounds=["R"]),
        next=[Turn(seat=1, do="bid", legal=["Weiter"], grounds=["T"])],
        grounds=["A"],
    )
    return replace(answer, **fields)


def the_deal(table: Table) -> Deal:
    return table.course.question(table.course.actions)
