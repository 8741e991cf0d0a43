"""A driver that asks questions with other labels (seats, suits or halves exchanged), and translates answers back."""

from __future__ import annotations

from tarock_protocol.canonical_answers import canonical_answer
from tarock_protocol.drivers import Driver
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.questions import Question
from tarock_protocol.wrapping import Wrapper
from tarock_steps.symmetry.relabelling import Relabelling, relabelled
from tarock_steps.symmetry.symmetries import Symmetry


class RelabelledDriver(Wrapper):
    """Asks the counterparts of questions; ``exchanged`` counts them. Questions without one are asked unchanged."""

    def __init__(self, driver: Driver, symmetry: Symmetry) -> None:
        super().__init__(driver)
        self._symmetry = symmetry
        self.exchanged = 0

    def ask(self, question: Question) -> Answer:
        """The answer to the counterpart, in the labels of the question; raises what the driver raises."""
        by = self._symmetry.relabelling(question)
        return self._driver.ask(question) if by is None else self.ask_by(question, by)

    def ask_by(self, question: Question, by: Relabelling) -> Answer:
        """The same where it is known already what is exchanged in the question."""
        self.exchanged += 1
        counterpart = relabelled(question, by)
        answer = canonical_answer(counterpart, self._driver.ask(counterpart))
        return relabelled(answer, by.back())
