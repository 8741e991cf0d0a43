"""What scenarios ask the reference engine, with the right answers."""

from __future__ import annotations

from collections.abc import Iterable

from tarock_protocol.drivers import InProcess
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.questions import Question
from tarock_protocol.wrapping import Wrapper
from tarock_reference import respond
from tarock_steps.suite.scripts import Script, play_script


class Listening(Wrapper):
    """Keeps what is asked and answered."""

    def __init__(self) -> None:
        super().__init__(InProcess(respond))
        self.heard: list[tuple[Question, Answer]] = []

    def ask(self, question: Question) -> Answer:
        answer = self._driver.ask(question)
        self.heard.append((question, answer))
        return answer


def asked_by(played: Iterable[Script]) -> tuple[tuple[Question, Answer], ...]:
    """Everything that some scenarios ask, in their order."""
    listening = Listening()
    for script in played:
        play_script(script, listening)
    return tuple(listening.heard)
