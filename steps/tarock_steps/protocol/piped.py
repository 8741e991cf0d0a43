"""An implementation that is a program of its own: asked through a pipe, and started again where it broke."""

from __future__ import annotations

import itertools
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from tarock_steps.protocol import codec
from tarock_steps.protocol.budget import Budget
from tarock_steps.protocol.command_line import command_words
from tarock_steps.protocol.drivers import Conversation, NumberedLine, checked_hello, digest_of
from tarock_steps.protocol.errors import BreachKind, BudgetSpentError, Declined, ProtocolError
from tarock_steps.protocol.limits import Limits
from tarock_steps.protocol.messages.answers import Answer, HelloAnswer
from tarock_steps.protocol.messages.questions import Hello, Question
from tarock_steps.protocol.pipe import Pipe
from tarock_steps.protocol.strangers_text import SENTENCE, shown

_GRACE: Final = 0.3
"""Seconds that a program is given to leave by itself when all is asked."""

_START: Final = 10.0
"""Seconds that a program is given at least to start and to answer ``hello``."""

_LAST_WORDS: Final = 1_200
"""Characters that are told of what a program said on stderr that does not start: some say why first, and some last."""

_GREETING: Final = codec.kind(Hello)


_MOST_FAULTS: Final = 3
"""How often something goes wrong while several questions are under way before they are asked one by one."""
_WINDOW: Final = 32
"""How many questions are under way at once at most."""

Outcome = Answer | Declined | ProtocolError
"""What comes of a question."""


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
        self._command = command_words(command)
        self._limits = limits or Limits()
        self._used = 0
        self._sent = self._replied = 0
        self._put_in_a_row = 0
        self._alone = False
        self._was_fetched = False
        self._heard_with: dict[bytes, bytes] = {}
        self._said_then: bytes | None = None
        self._fault_alone: ProtocolError | None = None
        self._faults = 0
        self._unexplained: ProtocolError | None = None
        self._suspects: set[bytes] = set()
        self._under_way: deque[tuple[int, bytes]] = deque()
        self._coming: Iterator[tuple[int, bytes]] = iter(())
        self._answered: set[int] = set()
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

    @property
    def is_given_up(self) -> bool:
        """Whether it broke so often that it is not started again."""
        return self._pipe is None and self._used >= self._limits.restarts

    @property
    def put_in_a_row(self) -> int:
        """How many questions the process was put that is there, or was there last, since ``renew`` at most."""
        return self._put_in_a_row

    def renew(self) -> None:
        """Count from now on how often it breaks and what it is put, and start it again as often as at the beginning.

        The start that is owed for what it did before does not count.
        """
        super().renew()
        self._put_in_a_row = 0
        self._used = 0 if self._pipe else -1

    def close(self) -> None:
        """End the program and its children; may be called twice."""
        self._closed = True
        self._stop(_GRACE)

    def fetch(self, questions: Iterable[NumberedLine]) -> None:
        """Have the replies come to questions that are offered and asked next, as many under way as the program allows.

        What has come of those before is forgotten. Where anything but a reply under the right number comes, the program
        is ended, and who asks the rest finds out by which question: by the last of them, where none breaks anything by
        itself. A second reply to what was answered is the one to the next question, as where each is asked by itself.
        Where it allows one at a time, each is sent when its reply is waited for.
        """
        self._drain()
        self._fetched.clear()
        self._suspects.clear()
        self._heard_with.clear()
        if self._pipe is not None and self._in_one_go > 1 and self._unexplained is None:
            self._coming = ((question.number, question.line) for question in questions)

    def _come(self, line: bytes) -> bytes | None:
        if self._in_one_go == 1 and line not in self._fetched and self._pipe and self._unexplained is None:
            self._exchange_alone(line)
        while line not in self._fetched and self._receive():
            self._was_fetched = True
        return super()._come(line)

    def _exchange_alone(self, line: bytes) -> None:
        """Take in the reply to a question that is asked by itself, with what was said on stderr before it came.

        Where none comes, the next question that has no reply yet is charged with it.
        """
        try:
            self._fetched[line] = self._reply_to(line)
        except ProtocolError as fault:
            self._fault_alone = fault
        except BaseException:
            self._stop(0.0)
            raise
        else:
            self._heard_with[line] = self._taken_from_stderr()

    def _receive(self) -> bool:
        """Take in one reply to what is under way, and send more; whether there was anything."""
        try:
            if len(self._under_way) <= self._in_one_go:
                self._send_more()
            if self._pipe is None or not self._under_way:
                return False
            number, line = self._under_way[0]
            reply = self._in_time(self._limits.timeout, self._pipe.reply)
            if not reply.startswith(b'{"id":%d,' % number) and (given := codec.question_id(reply)) != number:
                if given in self._answered and given not in (other for other, _ in self._under_way):
                    self._fetched[line] = reply
                    self._stop(0.0)
                    return True
                reason = "a reply carries another id"
                raise ProtocolError(reason, expected=f"the id {number}")  # noqa: TRY301 - only another way to break
        except ProtocolError as fault:
            self._unexplained, self._suspects = fault, {line for _, line in self._under_way}
            self._stop(0.0)
            self._used -= 1  # nobody knows yet whose fault it was
            self._faults += 1
            self._alone = self._faults >= _MOST_FAULTS
            return False
        except BaseException:
            self._stop(0.0)
            raise
        self._under_way.popleft()
        self._put_in_a_row += 1
        self._answered.add(number)
        self._fetched[line] = reply
        return True

    def _send_more(self) -> None:
        if self._pipe is not None and self._under_way:
            self._pipe.refuse_more_than(len(self._under_way))
        if self._pipe is not None and (some := [*itertools.islice(self._coming, self._in_one_go)]):
            self._pipe.send(b"".join(line for _, line in some), more=bool(self._under_way))
            self._under_way.extend(some)

    def _drain(self) -> None:
        """Take in what is under way, so that something else can be asked, and send no more."""
        self._coming = iter(())
        while self._under_way and self._receive():
            pass

    def ask_each(self, questions: Iterable[Question]) -> Iterator[Outcome]:
        """What comes of questions that are offered, in their order, with as many under way as the program allows.

        Where anything but a sound reply comes, those that are under way are asked again, one by one, so that each is
        charged with what it brings about itself; a program that none of them breaks is asked one by one from then on.
        BudgetSpentError where the time is up.
        """
        self._drain()
        each, under_way = iter(questions), deque[list[Question]]()
        try:
            while some := [*itertools.islice(each, number := self._in_one_go)]:
                under_way.append(some)
                if number == 1 or not self._put(some, is_first=len(under_way) == 1):
                    yield from self._one_by_one(under_way, again=False)
                elif len(under_way) > 1:
                    yield from self._replies(under_way)
            while under_way:
                yield from self._replies(under_way)
        finally:
            if under_way:
                self._stop(0.0)

    @property
    def _in_one_go(self) -> int:
        """How many questions are sent at once: half of those that may be under way."""
        return 1 if self._alone else max(min(self._hello.window, _WINDOW) // 2, 1)

    def _put(self, some: list[Question], *, is_first: bool) -> bool:
        """Send questions with numbers of their own; false where something has come although nothing was asked."""
        try:
            pipe = self._running()
            numbered = (replace(one, id=number) for number, one in enumerate(some, start=self._sent + 1))
            pipe.send(b"".join(map(codec.encode, numbered)), more=not is_first)
        except ProtocolError:
            return False
        self._sent += len(some)
        self._put_in_a_row += len(some)
        return True

    def _replies(self, under_way: deque[list[Question]]) -> Iterator[Outcome]:
        """What comes of the questions that were sent first of those under way."""
        some = under_way[0]
        while some:
            outcome = self._next_outcome(some[0])
            if outcome is None:
                yield from self._one_by_one(under_way, again=True)
                return
            _take_first(under_way)
            yield outcome

    def _next_outcome(self, question: Question) -> Outcome | None:
        """What the next reply says to a question; none where it is no sound one."""
        if self._pipe is None:
            return None
        self._replied += 1
        reply, numbered = b"", replace(question, id=self._replied)
        try:
            reply = self._in_time(self._limits.timeout, self._pipe.reply)
            answer = self._read(reply, numbered)
        except Declined as fault:
            self._declined[digest_of(question)] = fault.reason
            return fault
        except ProtocolError as fault:
            return fault.at(codec.describe(question)) if codec.question_id(reply) == numbered.id else None
        return None if self._declined and digest_of(question) in self._declined else answer

    def _one_by_one(self, under_way: deque[list[Question]], *, again: bool) -> Iterator[Outcome]:
        """What comes of all questions under way when each is asked by itself, ``again`` where they were sent."""
        if again and self._pipe is not None:
            self._stop(0.0)
            self._used -= 1  # nobody knows yet whose fault it was
        self._replied = self._sent
        before = self._breaks
        while under_way:
            yield self._outcome(_take_first(under_way))
        if again and self._breaks == before:
            self._alone = True

    def _outcome(self, question: Question) -> Outcome:
        try:
            return self.ask(question)
        except (Declined, ProtocolError) as fault:
            return fault

    def _exchange(self, question: Question, line: bytes) -> tuple[Answer, bytes]:
        reply = self._fetched.pop(line, b"")
        if not reply:
            self._drain()
            reply = self._fetched.pop(line, b"")
        if self._was_fetched:
            self._overheard()
        self._said_then = self._heard_with.pop(line, None)
        self._was_fetched = bool(reply) and self._said_then is None
        if not reply and self._fault_alone is None:
            self._running()
        try:
            if not reply:
                reply = self._reply_to(line)
                self._refuse_unexplained(line)
            return self._read(reply, question), reply
        except ProtocolError as fault:
            # A faulty answer under the right id leaves the next question's answer where it belongs.
            self._unexplained = None
            if codec.question_id(reply) != question.id:
                self._last_fault = fault.about(codec.describe(question))
                self._break()
            raise
        except BaseException:
            # Whoever interrupts the waiting leaves an answer behind that belongs to nothing.
            if not reply:
                self._stop(0.0)
            raise

    def _reply_to(self, line: bytes) -> bytes:
        """The reply of the running program to a question that is asked by itself, unless it broke over one before."""
        if self._fault_alone is not None or self._pipe is None:
            fault, self._fault_alone = self._fault_alone, None
            raise fault or TypeError(self._pipe)
        self._put_in_a_row += 1
        pipe = self._pipe
        return self._in_time(self._limits.timeout, lambda given: pipe.exchange(line, given))

    def _refuse_unexplained(self, line: bytes) -> None:
        """Charge the last of those under way with what went wrong then, where none of them did it by itself."""
        self._suspects.discard(line)
        if self._unexplained is not None and not self._suspects:
            fault, self._used, self._breaks = self._unexplained, self._used + 1, self._breaks + 1
            raise fault

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
            expected = f"no more than {self._limits.restarts} restarts in a run"
            raise ProtocolError(reason, expected=expected, breach=BreachKind.RESTARTS)
        self._used += 1
        try:
            self._pipe, hello = self._started()
            if hello != self._hello:
                reason = "started again, the adapter says something else in hello"
                raise ProtocolError(reason, expected="what it said before")  # noqa: TRY301 - one place stops it
        except ProtocolError as fault:
            self._last_fault = fault
            self._break()
            raise
        return self._pipe

    def _started(self) -> tuple[Pipe, HelloAnswer]:
        greeting = Hello(id=0)
        patience = max(self._limits.timeout, _START) if self._limits.start is None else self._limits.start
        pipe = Pipe(self._command, self._limits.reply)
        self._put_in_a_row = 0
        try:
            reply = self._in_time(patience, lambda given: pipe.exchange(codec.encode(greeting), given))
            return pipe, checked_hello(codec.decode_reply(reply, greeting))
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
        last = codec.both_ends(pipe.overheard(), _LAST_WORDS)
        said = f"{fault.reason}; the end of its stderr: {last}" if last else fault.reason
        return ProtocolError(said, expected=fault.expected, question=_GREETING, breach=fault.breach)

    def _overheard(self) -> str:
        """What was said since the last question; nothing where several are under way: nobody knows about which."""
        if self._said_then is not None:
            return self._budget.keep(self._said_then)[0]
        heard = self._taken_from_stderr()
        return "" if self._was_fetched else self._budget.keep(heard)[0]

    def _taken_from_stderr(self) -> bytes:
        heard, self._heard = self._heard, b""
        return heard + self._pipe.overheard() if self._pipe else heard

    def _in_time(self, seconds: float, wait: Callable[[float], bytes]) -> bytes:
        """The reply that is waited for; where none came because the run has no more time, that is nobody's breach.

        Who was given less than ``seconds`` for it has used up that time, whatever a clock says that counts coarsely.
        """
        given = self._budget.within(seconds)
        try:
            return wait(given)
        except ProtocolError as fault:
            if given < seconds and fault.breach is BreachKind.SILENCE:
                raise BudgetSpentError(self._budget.seconds or 0) from fault
            self._budget.within(seconds)
            raise

    def _break(self) -> None:
        """End it for what it did."""
        self._breaks += 1
        self._stop(0.0)

    def _stop(self, grace: float) -> None:
        pipe, self._pipe = self._pipe, None
        self._under_way.clear()
        self._coming = iter(())
        if pipe:
            pipe.stop(grace)
            self._heard += pipe.overheard()


def _take_first(under_way: deque[list[Question]]) -> Question:
    """Take away the first question of those under way, and with the last one that was sent with it all that is left."""
    question = under_way[0].pop(0)
    if not under_way[0]:
        under_way.popleft()
    return question
