"""Asks the reference a question under two readings, and says in which fields the answers differ."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from proving.partings.candidates import Pair, options_under
from tarock_protocol import codec
from tarock_protocol.errors import ProtocolError
from tarock_protocol.meaning import meaning
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.questions import Question
from tarock_protocol.offered_fields import is_in_part
from tarock_reference import respond
from tarock_steps.catalogue.loading import options_to_name

Meaning = dict[str, object]

_BY_THE_WAY: Final = frozenset({"lines", "refused"})
"""Fields that nobody at a table sees by themselves: a difference only in them does not count."""


class DifferingAnswers(NamedTuple):
    """A question under two readings, with both answers and what they mean."""

    question: Question
    asked: tuple[Question, Question]
    answers: tuple[Answer, Answer]
    mean: tuple[Meaning, Meaning]

    @property
    def fields(self) -> tuple[str, ...]:
        """The fields in which the answers differ."""
        one, other = self.mean
        return tuple(name for name in sorted({*one, *other}) if one.get(name) != other.get(name))


def differing_answers(pair: Pair, question: Question) -> DifferingAnswers | None:
    """The answers to a question under two readings; None if they agree, or where one of them is missing.

    A question about a part of a result shows nothing, because nobody at a table would ask it.
    The question returned has the readings of other options and not the option itself.
    """
    asked = _under(pair, question)
    if asked is None or is_in_part(question):
        return None
    replies = [respond(codec.encode(version)) for version in asked]
    if replies[0] == replies[1]:
        return None
    try:
        answers = tuple(codec.decode_reply(reply, version) for reply, version in zip(replies, asked, strict=True))
    except ProtocolError:
        return None
    mean = tuple(meaning(version, answer) for version, answer in zip(asked, answers, strict=True))
    rest = {name: reading for name, reading in asked[0].options.items() if name != pair.option}
    found = DifferingAnswers(msgspec.structs.replace(question, id=0, options=rest), asked, answers, mean)  # type: ignore[arg-type]
    return found if not _BY_THE_WAY.issuperset(found.fields) else None


def _under(pair: Pair, question: Question) -> tuple[Question, Question] | None:
    """The question under both readings; the defaults of other options are not named."""
    options = options_under(pair, options_to_name(question.options, pair.source))
    if options is None:
        return None
    one, other = options
    return msgspec.structs.replace(question, id=0, options=one), msgspec.structs.replace(question, id=0, options=other)
