"""How an implementation is asked: in this process, or as a program of its own; both behind one interface."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Final, Protocol, Self

import msgspec

from tarock_steps.protocol import codec
from tarock_steps.protocol.budget import Budget
from tarock_steps.protocol.command_line import program_and_arguments
from tarock_steps.protocol.errors import Declined, ProtocolError
from tarock_steps.protocol.messages.answers import Answer, HelloAnswer
from tarock_steps.protocol.messages.questions import Hello, Question
from tarock_steps.protocol.offered import fields_said, is_in_part, takes_parts
from tarock_steps.protocol.pipe import Pipe
from tarock_steps.protocol.strangers_text import SENTENCE, shown

_GRACE: Final = 0.3
"""Seconds that a program is given to leave by itself when all is asked."""

_START: Final = 10.0
"""Seconds that a program is given at least to start and to answer ``hello``."""


_ANY: Final = 1.0
"""Seconds, of which only matters whether there are any left."""

_GREETING: Final = codec.kind(Hello)


class WireExchange(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A question and its answer as they went over the wire, or in words what came instead of an answer.

    Of a long answer only the beginning is kept; ``whole`` then tells how many bytes it had, and their SHA-256 digest.
    ``stderr`` is what the program wrote there since the question before.
    """

    question: str
    answer: str = ""
    whole: str = ""
    stderr: str = ""


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How long a program is waited for, in seconds, how often it is started again, and the bytes of its longest reply.

    ``start`` is the time for ``hello``; where none is given it has that for an answer, and ten seconds at least.
    """

    timeout: float = 5.0
    restarts: int = 10
    reply: int = 1_000_000
    start: float | None = None


class Driver(Protocol):
    """Whoever can be asked."""

    @property
    def hello(self) -> HelloAnswer:
        """Who answers, and what it plays."""

    @property
    def last(self) -> WireExchange | None:
        """The latest exchange, ``hello`` left out."""

    def ask(self, question: Question) -> Answer:
        """The answer; raises Declined or ProtocolError where there is none, BudgetSpentError where the time is up."""

    def close(self) -> None:
        """End the conversation; may be called twice."""


class Conversation(ABC):
    """What all conversations share: what is not offered is not asked, and nobody may change their mind.

    ``budget`` is that of the whole run. When its time is up, ``ask`` raises BudgetSpentError whatever it is asked, also
    for the question that is under way then, and ``last`` stays what it was.
    """

    def __init__(self, budget: Budget | None) -> None:
        self.last: WireExchange | None = None
        self._budget = budget or Budget()
        self._declined: dict[bytes, str] = {}

    def __enter__(self) -> Self:
        """Be asked."""
        return self

    def __exit__(self, *_: object) -> None:
        """Be asked no more."""
        self.close()

    @property
    @abstractmethod
    def hello(self) -> HelloAnswer:
        """Who answers, and what it plays."""

    @property
    def is_up(self) -> bool:
        """Whether there is somebody who answers; else the next question starts it again."""
        return True

    @abstractmethod
    def close(self) -> None:
        """End the conversation; may be called twice."""

    def note_declined(self, reasons: Mapping[bytes, str]) -> None:
        """Take as declined what another process was told so, by the digests of the questions."""
        self._declined.update(reasons)

    def has_declined(self, digests: Iterable[bytes]) -> bool:
        """Whether one of these questions was declined before."""
        return not self._declined.keys().isdisjoint(digests)

    @abstractmethod
    def _exchange(self, question: Question, line: bytes) -> tuple[Answer, bytes]:
        """The answer, and the line it came in."""

    def ask(self, question: Question) -> Answer:
        """The answer; raises Declined or ProtocolError where there is none, BudgetSpentError where the time is up."""
        self._budget.within(_ANY)
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
                place = f"{about}, at {told.question}"
                told = told.at(place)
            self.last = WireExchange(asked, f"error: {told}", stderr=self._overheard())
            raise told from fault
        self.last = WireExchange(asked, *self._budget.keep(reply.strip()), stderr=self._overheard())
        return answer

    def _read(self, reply: bytes, question: Question) -> Answer:
        """The answer in a reply, as far as the program says such answers."""
        return codec.decode_reply(reply, question, fields_said(self.hello, codec.kind(question)))

    def _overheard(self) -> str:
        """What was said on stderr since the last question; nothing where there is none."""
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
            reason = f"the adapter answers what it declined before ({shown(self._declined[same], SENTENCE)})"
            raise ProtocolError(reason, expected="the same question to be declined again")
        return answer, reply


def digest_of(question: Question) -> bytes:
    """What tells a question from others, whatever its id: a SHA-256 digest."""
    return sha256(codec.unnumbered(question)).digest()


def not_offered(hello: HelloAnswer, question: Question) -> str:
    """Why ``question`` is not worth asking after this ``hello``; empty where it is."""
    if isinstance(question, Hello):
        return ""
    asked = codec.kind(question)
    if asked not in hello.questions:
        return f"does not answer the question {asked!r}"
    if is_in_part(question) and not takes_parts(hello, asked):
        return f"does not answer the question {asked!r} where only a part is told"
    return _not_played(hello, question)


def _not_played(hello: HelloAnswer, question: Question) -> str:
    """Why a program does not play by the rules of a question; empty where it does."""
    if question.rules not in hello.rules:
        return f"does not play the rules {question.rules!r}, only: {shown(', '.join(hello.rules)) or 'none'}"
    offered = hello.rules[question.rules]
    for option, reading in question.options.items():
        if option not in offered:
            return f"does not know the option {option!r} of {question.rules}"
        if reading not in offered[option]:
            return f"does not play the reading {reading!r} of {option!r}, only: {shown(', '.join(offered[option]))}"
    return ""


def _checked(answer: Answer) -> HelloAnswer:
    """A ``hello`` that makes sense; ProtocolError where it does not."""
    if not isinstance(answer, HelloAnswer):
        raise TypeError(answer)
    unknown = [name for name in answer.questions if name not in codec.KINDS]
    if unknown:
        reason = f"hello offers questions that do not exist: {shown(', '.join(unknown))}"
        raise ProtocolError(reason, expected=f"some of: {', '.join(codec.KINDS)}")
    if answer.window < 1:
        reason = f"hello gives the window {answer.window}"
        raise ProtocolError(reason, expected="at least 1 question under way")
    return answer


class InProcess(Conversation):
    """An implementation that lives in this process and answers the same lines as any other.

    One whose ``hello`` is known already is not asked for it.
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

    def _greeted(self) -> HelloAnswer:
        greeting = Hello(id=0)
        return _checked(codec.decode_reply(self._said(codec.encode(greeting)), greeting))

    def _exchange(self, question: Question, line: bytes) -> tuple[Answer, bytes]:
        reply = self._said(line)
        return self._read(reply, question), reply

    def _said(self, line: bytes) -> bytes:
        try:
            return self._respond(line)
        except Exception as fault:
            reason = f"the implementation raised {type(fault).__name__}: {fault}"
            raise ProtocolError(reason, expected="a reply to every line") from fault


class Subprocess(Conversation):
    """An implementation that is a program of its own, asked over stdin and stdout, and listened to on stderr.

    It runs in a new and empty folder each time it is started; whatever it started itself is ended with
    it. A program that breaks the conversation is ended, and started again for the next question, as often as ``limits``
    say; after that every question fails at once. One that is started ``beside`` another has to say the same ``hello``,
    and what it says on stderr when it starts was heard already.
    """

    def __init__(
        self,
        command: str | Sequence[str],
        limits: Limits | None = None,
        *,
        budget: Budget | None = None,
        beside: HelloAnswer | None = None,
    ) -> None:
        super().__init__(budget)
        self._heard = b""
        self._command = _words(command)
        self._limits = limits or Limits()
        self._used = 0
        self._closed = False
        self._last_fault: ProtocolError | None = None
        self._pipe: Pipe | None = None
        self._pipe, self._hello = self._started()
        if beside is not None:
            self._pipe.overheard()
            self._refuse_another(beside)

    @property
    def hello(self) -> HelloAnswer:
        """Who answers, and what it plays."""
        return self._hello

    @property
    def is_up(self) -> bool:
        """Whether the program was not ended for what it did."""
        return self._pipe is not None

    def close(self) -> None:
        """End the program and its children; may be called twice."""
        self._closed = True
        self._stop(_GRACE)

    def _exchange(self, question: Question, line: bytes) -> tuple[Answer, bytes]:
        pipe = self._running()
        reply = b""
        try:
            reply = self._sent(pipe, line, self._limits.timeout)
            return self._read(reply, question), reply
        except ProtocolError as fault:
            # A faulty answer under the right id leaves the next question's answer where it belongs.
            if codec.question_id(reply) != question.id:
                self._last_fault = fault.about(codec.describe(question))
                self._stop(0.0)
            raise
        except BaseException:
            # Whoever interrupts the waiting leaves an answer behind that belongs to nothing.
            if not reply:
                self._stop(0.0)
            raise

    def _refuse_another(self, hello: HelloAnswer) -> None:
        if self._hello != hello:
            self.close()
            reason = "started a second time, the adapter says something else in hello"
            raise ProtocolError(reason, expected="what it said before", question=_GREETING)

    def _running(self) -> Pipe:
        if self._closed:
            reason = "the conversation is closed"
            raise ProtocolError(reason, expected="to be asked before that")
        if self._pipe:
            return self._pipe
        if self._used >= self._limits.restarts:
            reason = f"the adapter was started again {self._used} times, its last fault: {self._last_fault}"
            raise ProtocolError(reason, expected=f"no more than {self._limits.restarts} restarts in a run")
        self._used += 1
        try:
            self._pipe, hello = self._started()
            if hello != self._hello:
                reason = "started again, the adapter says something else in hello"
                raise ProtocolError(reason, expected="what it said before")  # noqa: TRY301 - one place stops it
        except ProtocolError as fault:
            self._last_fault = fault
            self._stop(0.0)
            raise
        return self._pipe

    def _started(self) -> tuple[Pipe, HelloAnswer]:
        greeting = Hello(id=0)
        patience = max(self._limits.timeout, _START) if self._limits.start is None else self._limits.start
        pipe = Pipe(self._command, self._limits.reply)
        try:
            reply = self._sent(pipe, codec.encode(greeting), patience)
            return pipe, _checked(codec.decode_reply(reply, greeting))
        except Declined as fault:
            reason = f"the adapter declines hello ({shown(fault.reason, SENTENCE)})"
            wanted = ProtocolError(reason, expected="who it is and what it plays")
            raise self._not_started(pipe, wanted) from fault
        except ProtocolError as fault:
            raise self._not_started(pipe, fault) from fault
        except BaseException:
            pipe.stop(0.0)
            raise

    def _not_started(self, pipe: Pipe, fault: ProtocolError) -> ProtocolError:
        """Why there is no ``hello``, with the end of what the program said on stderr: it often tells."""
        pipe.stop(0.0)
        last = codec.excerpt(pipe.overheard()[-codec.EXCERPT :])
        said = f"{fault.reason}; the end of its stderr: {last}" if last else fault.reason
        return ProtocolError(said, expected=fault.expected, question=_GREETING, breach=fault.breach)

    def _overheard(self) -> str:
        heard, self._heard = self._heard, b""
        if self._pipe:
            heard += self._pipe.overheard()
        return self._budget.keep(heard)[0]

    def _sent(self, pipe: Pipe, line: bytes, seconds: float) -> bytes:
        """The reply to ``line``; where none came because the run has no more time, that is nobody's breach."""
        try:
            return pipe.exchange(line, self._budget.within(seconds))
        except ProtocolError:
            self._budget.within(seconds)
            raise

    def _stop(self, grace: float) -> None:
        pipe, self._pipe = self._pipe, None
        if pipe:
            pipe.stop(grace)
            self._heard += pipe.overheard()


def _words(command: str | Sequence[str]) -> list[str]:
    try:
        words = program_and_arguments(command) if isinstance(command, str) else list(command)
    except ValueError as fault:
        reason = f"the command cannot be read ({fault}): {command}"
        raise ProtocolError(reason, expected="a command as typed in a shell") from fault
    if not words or not words[0]:
        reason = "the command is empty"
        raise ProtocolError(reason, expected="a program and its arguments")
    return words
