"""Marks forbidden cards in the record of a deal as unnoticed: the players went on, so the deal can be explained."""

from __future__ import annotations

from msgspec.structs import replace

from tarock_protocol.messages.answers import PlayAnswer
from tarock_protocol.messages.questions import AnyQuestion, CardPlay
from tarock_register.ask.answered import Respond, answer_or_reason


def with_overlooked(question: AnyQuestion, respond: Respond) -> AnyQuestion:
    """The cards of a record, with those marked as unnoticed that the rules forbid.

    The question is unchanged where the rules know no breach that stands. A card that they do not let stand is the last
    one that is marked.
    """
    marked, place = question, -1
    while isinstance(marked, CardPlay):
        answer = answer_or_reason(marked, respond)
        if not isinstance(answer, PlayAnswer):
            return question
        if answer.refused is None or answer.refused.index <= place:
            break
        place = answer.refused.index
        acts = [replace(act, unnoticed=True) if at == place else act for at, act in enumerate(marked.actions)]
        marked = replace(marked, actions=acts)
    return marked
