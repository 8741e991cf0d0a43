"""Notices a program that was changed since its run, by a few of the answers that the run recorded."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Final, NamedTuple

from tarock_checking.diagnose.asked_program import AskedProgram
from tarock_checking.diagnose.comparable_reply import as_recorded
from tarock_language.message import Message, message
from tarock_protocol import codec
from tarock_protocol.messages.questions import Question
from tarock_steps.suite.differences import is_different
from tarock_steps.suite.run_so_far import RunSoFar

_AGAIN: Final = 8
"""Wrong answers of a run, at most, whose questions are asked again."""


class _KnownAnswer(NamedTuple):
    """A question of a run, and what the program said to it."""

    question: Question
    said: Mapping[str, object]


def said_of_change(heard: RunSoFar, program: AskedProgram) -> Message | None:
    """A sentence about a program that answers questions of the run otherwise now; None if it answers them the same."""
    recorded = [*islice(_recorded(heard, program), _AGAIN)]
    otherwise = sum(is_different(answer.said, program.answer(answer.question)) for answer in recorded)
    if not otherwise:
        return None
    return message(
        "The program now answers {otherwise} of {number} questions otherwise than in the ledger, as after a change; "
        "so it was not asked about the causes. A new check shows what it plays now.",
        otherwise=otherwise,
        number=len(recorded),
    )


def _recorded(heard: RunSoFar, program: AskedProgram) -> Iterator[_KnownAnswer]:
    """The last exchange of each failure that was recorded in full: there the program went wrong."""
    for exchanges in heard.failed.values():
        if exchanges and not exchanges[-1].cut_from:
            question = codec.decode_question(exchanges[-1].question.encode())
            yield _KnownAnswer(question, program.read(question, as_recorded(exchanges[-1], question, program.hello)))
