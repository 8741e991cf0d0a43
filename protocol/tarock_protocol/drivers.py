"""Drivers: the interface through which any implementation is asked, and the drivers for one in this process."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from hashlib import sha256
from typing import Final, Protocol, Self

import msgspec

from tarock_language.message import Message, message
from tarock_protocol import codec
from tarock_protocol.budget import Budget
from tarock_protocol.errors import Declined, ProtocolError, not_answered
from tarock_protocol.messages.answers import Answer, HelloAnswer
from tarock_protocol.messages.questions import Hello, Question
from tarock_protocol.offered_fields import can_take_parts, fields_said, is_in_part
from tarock_protocol.strangers_text import SENTENCE, shown

BLANKS: Final = b" \t\r\n"
"""White space that may surround JSON."""

_ANY: Final = 1.0
"""Any positive number of seconds, to ask whether time is left."""


class WireExchange(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A question and its answer as they were sent, or a description of what came instead of an answer.

    Only the beginning of a long answer is kept; ``cut_from`` then has the number of bytes and the SHA-256 digest of the
    whole answer. It is empty if the answer was not cut. ``stderr`` is what the program wrote there since the question
    before.
    """

    question: str
    answer: str = ""
    cut_from: str = ""
    stderr: str = ""


class NumberedLine(msgspec.Struct, frozen=True, gc=False):
    """A question as it is sent, with its number, and its line with the number 0."""

    number: int
    line: bytes
    unnumbered: bytes

    @classmethod
    def of(cls, question: Question) -> Self:
        """The question, encoded."""
        return cls(question.id, codec.encode(question), codec.unnumbered(question))


class Driver(Protocol):
    """An implementation that can be asked questions."""

    @property
    def hello(self) -> HelloAnswer:
        """Who answers, and what it plays."""

    @property
    def last(self) -> WireExchange | None:
        """The latest exchange, ``hello`` left out."""

    def ask(self, question: Question) -> Answer:
        """The answer; raises Declined or ProtocolError if there is none, BudgetSpentError if the time is up."""

    def close(self) -> None:
        """End the conversation; may be called twice."""


def _nothing() -> None:
    """Do nothing."""


class Conversation(ABC):
    """The base of all conversations: only asks what is offered, and a question once declined must stay declined.

    ``budget`` is that of the whole run. When its time is up, ``ask`` raises BudgetSpentError for every question, even
    the one under way, and ``last`` does not change. ``latest`` is the line of the question that was put last, empty if
    none was. ``before_waiting`` is called before a reply is waited for.
    """

    def __init__(self, budget: Budget | None) -> None:
        self.last: WireExchange | None = None
        self._budget = budget or Budget()
        self._fetched: dict[bytes, bytes] = {}
        self._declined: dict[bytes, str] = {}
        self._breaks = 0
        self.latest = b""
        self.before_waiting: Callable[[], None] = _nothing

    def __enter__(self) -> Self:
        """Begin the conversation."""
        return self

    def __exit__(self, *_: object) -> None:
        """End the conversation."""
        self.close()

    @property
    @abstractmethod
    def hello(self) -> HelloAnswer:
        """Who answers, and what it plays."""

    @property
    def is_up(self) -> bool:
        """Whether the program is running; if not, the next question starts it again."""
        return True

    @property
    def breaks(self) -> int:
        """How often the program was ended because it broke the protocol, since ``renew``."""
        return self._breaks

    @property
    def is_given_up(self) -> bool:
        """Whether the program broke the protocol so often that it is not started again."""
        return False

    def renew(self) -> None:
        """Reset the count of breaks, so that all restarts are available again."""
        self._breaks = 0

    def finish(self) -> None:  # noqa: B027 - only a program behind a pipe can say more
        """End the conversation after the last question; ProtocolError, charged to it, if the program says more."""

    @abstractmethod
    def close(self) -> None:
        """End the conversation; may be called twice."""

    def note_declined(self, reasons: Mapping[bytes, str]) -> None:
        """Add what another process of the program declined: reasons by the digests of the questions."""
        self._declined.update(reasons)

    def has_declined(self, digests: Iterable[bytes]) -> bool:
        """Whether one of these questions was declined before."""
        return bool(self._declined) and not self._declined.keys().isdisjoint(digests)

    @abstractmethod
    def _exchange(self, question: Question, line: bytes) -> tuple[Answer, bytes]:
        """The answer, and the line that it came in."""

    @abstractmethod
    def fetch(self, questions: Iterable[NumberedLine]) -> None:
        """Fetch the replies to questions that are offered and will be asked next; a reply needs the right number.

        Replies that were fetched before are forgotten. BudgetSpentError if the time is up.
        """

    def leave_out(self, questions: Iterable[NumberedLine]) -> None:
        """Forget the replies to questions that are not asked after all."""
        for question in questions:
            self._fetched.pop(question.line, None)

    def fetched(self, question: NumberedLine) -> bytes | None:
        """The reply to a question, awaited if the question is under way; BudgetSpentError if the time is up.

        None where no sound reply came, or where the question was declined before.
        """
        self._budget.within(_ANY)
        self.latest = question.line
        reply = self._fetched.get(question.line)
        if not reply:
            self.before_waiting()
            reply = self._come(question.line)
        return None if self._declined and self.has_declined([sha256(question.unnumbered).digest()]) else reply

    def _come(self, line: bytes) -> bytes | None:
        """The reply to a line, awaited if the line is under way; None if there is no reply."""
        return self._fetched.get(line)

    def exchange(self, question: NumberedLine, reply: bytes) -> WireExchange:
        """A question with its fetched reply, cut to what the budget has room for."""
        kept, stderr = self._budget.keep(reply.strip(BLANKS)), self._budget.keep(self._said_with(question.line))[0]
        return WireExchange(question.line.decode().strip(), *kept, stderr=stderr)

    def _said_with(self, line: bytes) -> bytes:
        """What the program wrote to stderr before this reply; empty where several questions were under way."""
        del line
        return b""

    def ask(self, question: Question) -> Answer:
        """The answer; raises Declined or ProtocolError if there is none, BudgetSpentError if the time is up."""
        self._budget.within(_ANY)
        self.before_waiting()
        line = codec.encode(question)
        asked = line.decode().strip()
        try:
            answer, reply = self._ask(question, line)
        except Declined as fault:
            self.last = WireExchange(asked, f"declined: {fault}", stderr=self._overheard())
            raise
        except ProtocolError as fault:
            about = codec.describe(question)
            told = fault.about(about)
            if told.question != about:
                place = message("{question}, at {place}", question=about, place=told.question)
                told = told.at(place)
            self.last = WireExchange(asked, f"error: {told}", stderr=self._overheard())
            raise told from fault
        self.last = WireExchange(asked, *self._budget.keep(reply.strip()), stderr=self._overheard())
        return answer

    def _read(self, reply: bytes, question: Question) -> Answer:
        """The answer in a reply, with only the fields that the program says it gives."""
        return codec.decode_reply(reply, question, fields_said(self.hello, codec.kind(question)))

    def _overheard(self) -> str:
        """What the program wrote to stderr since the last question; empty for one that has no stderr."""
        return ""

    def _ask(self, question: Question, line: bytes) -> tuple[Answer, bytes]:
        if why := not_offered(self.hello, question):
            raise Declined(why)
        same = digest_of(question)
        try:
            answer, reply = self._exchange(question, line)
        except Declined as fault:
            self._declined[same] = fault.reason
            raise
        if same in self._declined:
            before = shown(self._declined[same], SENTENCE)
            reason = message("the adapter answers what it declined before ({why})", why=before)
            raise ProtocolError(reason, expected=message("the same question to be declined again"))
        return answer, reply


def digest_of(question: Question) -> bytes:
    """The SHA-256 digest of a question without its id."""
    return sha256(codec.unnumbered(question)).digest()


def not_offered(hello: HelloAnswer, question: Question) -> Message | None:
    """Why this ``hello`` does not offer ``question``; None if it does."""
    if isinstance(question, Hello):
        return None
    asked = codec.kind(question)
    if asked not in hello.questions:
        return not_answered(asked)
    if is_in_part(question) and not can_take_parts(hello, asked):
        return message("does not answer the question '{question}' where only a part is told", question=asked)
    return _not_played(hello, question)


def _not_played(hello: HelloAnswer, question: Question) -> Message | None:
    """Why a program does not play by the rules of a question; None if it does."""
    if question.rules not in hello.rules:
        known = shown(", ".join(hello.rules)) or message("none")
        return message("does not play the rules {rules}, only: {known}", rules=repr(question.rules), known=known)
    offered = hello.rules[question.rules]
    for option, reading in question.options.items():
        if option not in offered:
            return message("does not know the option {option} of {rules}", option=repr(option), rules=question.rules)
        if reading not in offered[option]:
            return message(
                "does not play the reading {reading} of {option}, only: {known}",
                reading=repr(reading),
                option=repr(option),
                known=shown(", ".join(offered[option])),
            )
    return None


def checked_hello(answer: Answer) -> HelloAnswer:
    """The answer to ``hello`` after a check; ProtocolError if it is not valid."""
    if not isinstance(answer, HelloAnswer):
        raise TypeError(answer)
    unknown = [name for name in answer.questions if name not in codec.KINDS]
    if unknown:
        reason = message("hello offers questions that do not exist: {names}", names=shown(", ".join(unknown)))
        raise ProtocolError(reason, expected=message("some of: {names}", names=[*codec.KINDS]))
    if answer.window < 1:
        reason = message("hello gives the window {number}", number=answer.window)
        raise ProtocolError(reason, expected=message("at least 1 question under way"))
    return answer


class InProcess(Conversation):
    """An implementation in this process, which answers the same lines as any other.

    If its ``hello`` is given, it is not asked for it.
    """

    def __init__(
        self, respond: Callable[[bytes], bytes], *, budget: Budget | None = None, hello: HelloAnswer | None = None
    ) -> None:
        super().__init__(budget)
        self._respond = respond
        self._hello = hello or self._greeted()

    @property
    def hello(self) -> HelloAnswer:
        """Who answers, and what it plays."""
        return self._hello

    def close(self) -> None:
        """Nothing to end."""

    def fetch(self, questions: Iterable[NumberedLine]) -> None:
        """Fetch the replies to the questions that are asked next."""
        self._fetched.clear()
        for question in questions:
            with suppress(ProtocolError):
                self._fetched[question.line] = self._said(question.line).strip(BLANKS)

    def _greeted(self) -> HelloAnswer:
        greeting = Hello(id=0)
        return checked_hello(codec.decode_reply(self._said(codec.encode(greeting)), greeting))

    def _exchange(self, question: Question, line: bytes) -> tuple[Answer, bytes]:
        reply = self._fetched.pop(line, b"") or self._said(line)
        return self._read(reply, question), reply

    def _said(self, line: bytes) -> bytes:
        try:
            return self._respond(line)
        except Exception as fault:
            reason = message("the implementation raised {fault}", fault=f"{type(fault).__name__}: {fault}")
            raise ProtocolError(reason, expected=message("a reply to every line")) from fault


class OurOwn(InProcess):
    """The reference in this process, whose replies are not checked for faults."""

    def ask(self, question: Question) -> Answer:
        """The answer; raises ProtocolError if there is none because the question is not valid."""
        return codec.own_answer(self._said(codec.encode(question)), question)
