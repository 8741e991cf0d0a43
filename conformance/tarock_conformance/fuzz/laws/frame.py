"""The frame of a law: it takes a question, and asks the program what follows from it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tarock_conformance.fuzz.duel import NO_FIELD
from tarock_steps.protocol.canonical_answers import canonical_answer
from tarock_steps.protocol.codec import kind, unnumbered
from tarock_steps.protocol.errors import Declined, ProtocolError
from tarock_steps.protocol.meaning import meaning
from tarock_steps.protocol.offered import fields_said

if TYPE_CHECKING:
    from tarock_conformance.fuzz.duel import OtherField
    from tarock_steps.protocol.messages.answers import Answer, HelloAnswer
    from tarock_steps.protocol.messages.questions import Question

_REMEMBERED: Final = 64
"""How many answers are remembered, so that a law asks for free what the one before it asked."""


class BrokeError(Exception):
    """A program broke the protocol over a question that it is asked for a law."""

    def __init__(self, question: Question, fault: ProtocolError) -> None:
        super().__init__(str(fault))
        self.question = question
        self.fault = fault


class BlockSpentError(Exception):
    """Everything is asked that was to be asked."""


class BrokenLaw(NamedTuple):
    """What a law is broken by: what is otherwise, and the other questions whose answers show it.

    Where one value is another one the second time, ``parted`` has both.
    """

    told: str
    beside: tuple[Question, ...] = ()
    parted: OtherField = NO_FIELD


class Hearing:
    """A program that is heard: ``put`` asks it. The latest answers are remembered, but not where one asks ``again``."""

    def __init__(self, put: Callable[[Question], Answer], hello: HelloAnswer) -> None:
        self._put = put
        self.hello = hello
        self._latest: dict[bytes, Answer] = {}

    def answer(self, question: Question) -> Any:
        """What a question is answered, in canonical cards; Declined or BrokeError where it is not."""
        line = unnumbered(question)
        if line not in self._latest:
            while len(self._latest) >= _REMEMBERED:
                del self._latest[next(iter(self._latest))]
            self._latest[line] = self.again(question)
        return self._latest[line]

    def if_any(self, question: Question) -> Any | None:
        """What a question is answered that follows from another one; nothing where it is none for the program."""
        try:
            return self.answer(question)
        except (BrokeError, Declined):
            return None

    def again(self, question: Question) -> Any:
        """The same, whatever was answered before."""
        try:
            return canonical_answer(question, self._put(question))
        except ProtocolError as fault:
            raise BrokeError(question, fault) from fault

    def meant(self, question: Question, answer: Answer) -> dict[str, Any]:
        """What an answer says, as far as the program says such answers."""
        said, fields = meaning(question, answer), fields_said(self.hello, kind(question))
        return said if fields is None else {name: said[name] for name in said if name in fields}

    def says(self, question: Question, needed: frozenset[str]) -> bool:
        """Whether a program says these fields when it answers such a question."""
        fields = fields_said(self.hello, kind(question))
        return fields is None or needed <= fields


@dataclass(frozen=True, slots=True)
class Law:
    """A law: to which questions it applies, which fields of their answers it looks at, and when it is ``broken``.

    ``facts`` is its entry in ``features/laws.toml``, where that is not its name; ``touches`` says of which questions
    it has something to say at all.
    """

    name: str
    questions: tuple[type[Question], ...]
    broken: Callable[[Hearing, Any], BrokenLaw | None]
    fields: frozenset[str] = frozenset()
    facts: str = ""
    touches: Callable[[Any], bool] = bool

    def applies(self, hearing: Hearing, question: Question) -> bool:
        """Whether this law has something to say of a question to this program."""
        return isinstance(question, self.questions) and hearing.says(question, self.fields) and self.touches(question)
