"""What a question of ``tarock fuzz`` costs that is put to the reference engine through a pipe, its window used.

Questions and right answers are there before; what they cost by themselves stands beside it. CPU time, which others on
the same machine change little.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Sequence
from statistics import median
from time import process_time
from typing import Final, NamedTuple

from tarock_protocol.drivers import OurOwn
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.questions import Question
from tarock_protocol.piped import Subprocess
from tarock_reference import respond
from tarock_running.inputs.own_process import reference_command
from tarock_searching.ask.duel import Duel
from tarock_searching.ask.question_blocks import Block, block_questions
from tarock_searching.make.material import Material

QUESTIONS: Final = 2_000
CORES: Final = 2


class AskingCost(NamedTuple):
    """Seconds of the processor for a question: of ``tarock`` itself, of the program, and to make it with its answer.

    ``wrong`` is how many were answered wrongly; it has to be 0.
    """

    own: float
    program: float
    making: float
    wrong: int

    @property
    def rate(self) -> float:
        """How many questions two processors ask and answer in a second."""
        return CORES / (self.own + self.program)


def asking(source: str, rounds: int) -> AskingCost:
    """The medians of some rounds with the same questions."""
    material, own = Material(source, 1, respond), OurOwn(respond)
    begun = process_time()
    each = block_questions(material, 1, Block(0, QUESTIONS, {}, {}), Duel(own, own))
    asked = [*itertools.islice(each, QUESTIONS)]
    making = (process_time() - begun) / len(asked)
    done = [_round(asked, own) for _ in range(rounds)]
    idle = median(_round([], own).program for _ in range(rounds))
    return AskingCost(
        own=median(cost.own for cost in done) / len(asked),
        program=(median(cost.program for cost in done) - idle) / len(asked),
        making=making,
        wrong=sum(cost.wrong for cost in done),
    )


def _round(asked: Sequence[tuple[Question, Answer]], own: OurOwn) -> AskingCost:
    before = of_children()
    with Subprocess(reference_command()) as driver:
        begun = process_time()
        wrong = sum(judged.find is not None for judged in Duel(driver, own).finds(asked))
        took = process_time() - begun
    return AskingCost(took, of_children() - before, 0.0, wrong)


def of_children() -> float:
    """Seconds of the processor that programs have used which have ended."""
    spent = os.times()
    return spent.children_user + spent.children_system
