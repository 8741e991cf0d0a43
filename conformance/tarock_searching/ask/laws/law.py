"""What a law is made of: a function that gets a question, asks the program more, and reports what does not hold."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from tarock_language.message import Message
from tarock_protocol.canonical_answers import canonical_answer
from tarock_protocol.codec import kind, unnumbered
from tarock_protocol.errors import Declined, ProtocolError
from tarock_protocol.meaning import meaning
from tarock_protocol.messages.answers import Answer, HelloAnswer
from tarock_protocol.messages.questions import Question
from tarock_protocol.offered_fields import fields_said
from tarock_searching.ask.duel import NO_FIELD, OtherField

_REMEMBERED: Final = 64
"""How many answers are cached, so that laws can share the same questions."""


class BrokeError(Exception):
    """A program broke the protocol over a question asked for a law."""

    def __init__(self, question: Question, fault: ProtocolError) -> None:
        super().__init__(str(fault))
        self.question = question
        self.fault = fault


class BlockSpentError(Exception):
    """The block has asked all its questions."""


class BrokenLaw(NamedTuple):
    """How a law is broken: what is wrong in words, and the other questions whose answers show it.

    If a value changed from the first answer to the second, ``parted`` has both values.
    """

    told: Message
    beside: tuple[Question, ...] = ()
    parted: OtherField = NO_FIELD


class Hearing:
    """Asks a program, through ``put``, and caches the latest answers; only ``again`` always asks it."""

    def __init__(self, put: Callable[[Question], Answer], hello: HelloAnswer) -> None:
        self._put = put
        self.hello = hello
        self._latest: dict[bytes, Answer] = {}

    def answer(self, question: Question) -> Any:
        """The answer to a question, with cards in canonical spelling. Raises Declined or BrokeError if it has none."""
        line = unnumbered(question)
        if line not in self._latest:
            while len(self._latest) >= _REMEMBERED:
                del self._latest[next(iter(self._latest))]
            self._latest[line] = self.again(question)
        return self._latest[line]

    def if_any(self, question: Question) -> Any | None:
        """Like ``answer``, but None if the program does not answer; for questions derived from another one."""
        try:
            return self.answer(question)
        except (BrokeError, Declined):
            return None

    def again(self, question: Question) -> Any:
        """Like ``answer``, but always asks the program."""
        try:
            return canonical_answer(question, self._put(question))
        except ProtocolError as fault:
            raise BrokeError(question, fault) from fault

    def meant(self, question: Question, answer: Answer) -> dict[str, object]:
        """The meaning of an answer, limited to the fields that the program says it answers."""
        said, fields = meaning(question, answer), fields_said(self.hello, kind(question))
        return said if fields is None else {name: said[name] for name in said if name in fields}

    def can_answer(self, question: Question, needed: frozenset[str]) -> bool:
        """Whether the program says that it answers all of these fields of such a question."""
        fields = fields_said(self.hello, kind(question))
        return fields is None or needed <= fields


@dataclass(frozen=True, slots=True)
class Law:
    """A law: the kinds of questions it applies to, the ``fields`` of answers it needs, and the check ``broken``.

    ``facts`` is the name of its entry in ``features/laws.toml``, if that differs from ``name``; ``touches`` says
    whether the law applies to a given question at all.
    """

    name: str
    questions: tuple[type[Question], ...]
    broken: Callable[[Hearing, Any], BrokenLaw | None]
    fields: frozenset[str] = frozenset()
    facts: str = ""
    touches: Callable[[Any], bool] = bool

    def is_applicable(self, hearing: Hearing, question: Question) -> bool:
        """Whether this law applies to a question, and the program answers the fields that it needs."""
        return (
            isinstance(question, self.questions)
            and hearing.can_answer(question, self.fields)
            and self.touches(question)
        )
