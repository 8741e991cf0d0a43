"""The driver for a program in its own process: several questions under way, and a restart where it breaks."""

from __future__ import annotations

import itertools
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from tarock_language.message import message
from tarock_protocol import codec
from tarock_protocol.budget import Budget
from tarock_protocol.drivers import NumberedLine, digest_of
from tarock_protocol.errors import Declined, ProtocolError
from tarock_protocol.limits import Limits
from tarock_protocol.messages.answers import Answer, HelloAnswer
from tarock_protocol.messages.questions import Question
from tarock_protocol.program import Program
from tarock_protocol.restarting import StartedProgram

_MOST_FAULTS: Final = 3
"""After so many faults with several questions under way, questions are asked one by one."""
_WINDOW: Final = 32
"""How many questions are under way at once at most."""

Outcome = Answer | Declined | ProtocolError
"""The result of a question: an answer, or why there is none."""


class Subprocess(StartedProgram):
    """An implementation in its own process, which is asked over stdin and stdout; its stderr is recorded."""

    def __init__(
        self,
        command: str | Sequence[str],
        limits: Limits | None = None,
        *,
        budget: Budget | None = None,
        beside: HelloAnswer | None = None,
        program: Program | None = None,
    ) -> None:
        self._sent = self._replied = 0
        self._alone = False
        self._was_fetched = False
        self._heard_with: dict[bytes, bytes] = {}
        self._said_then: bytes | None = None
        self._asked_alone: set[bytes] = set()
        self._fault_alone: ProtocolError | None = None
        self._faults = 0
        self._unexplained: ProtocolError | None = None
        self._suspects: list[tuple[int, bytes]] = []
        self._left_out: set[bytes] = set()
        self._under_way: deque[tuple[int, bytes]] = deque()
        self._coming: Iterator[tuple[int, bytes]] = iter(())
        self._answered: set[int] = set()
        super().__init__(command, limits, budget=budget, beside=beside, program=program)

    def fetch(self, questions: Iterable[NumberedLine]) -> None:
        """Fetch the replies to questions that are offered and asked next, as many at once as the program allows.

        Replies that were fetched before are forgotten. Where anything but a reply with the right number comes, the
        program is ended, and asking the rest one by one shows which question caused it: the last, where none does so by
        itself. A second reply to an answered question counts as the reply to the next one, as when each is asked by
        itself. Where the program allows one question at a time, each is sent when its reply is waited for.
        """
        self._drain()
        self._ask_what_was_left_out()
        self._fetched.clear()
        self._suspects.clear()
        self._left_out.clear()
        self._heard_with.clear()
        self._asked_alone = {question.line for question in questions} if self._in_one_go == 1 else set()
        if self._pipe is not None and self._in_one_go > 1 and self._unexplained is None:
            self._coming = (
                (question.number, question.line) for question in questions if question.line not in self._left_out
            )

    def leave_out(self, questions: Iterable[NumberedLine]) -> None:
        """Forget the replies to questions that are not asked after all.

        A fault that one of them causes by itself is not charged, because one by one it would not have been asked.
        """
        left = [*questions]
        for question in left:
            reply = self._fetched.get(question.line, b"")
            if reply and codec.question_id(reply) != question.number:
                self._note(_another_id(question.number), [(question.number, question.line)])
        super().leave_out(left)
        self._left_out.update(question.line for question in left)

    def _note(self, fault: ProtocolError, suspects: Iterable[tuple[int, bytes]]) -> None:
        """Note a fault while several questions were under way: it is not known yet which of them caused it."""
        self._unexplained, self._suspects = fault, [*suspects]
        self._used -= 1
        self._faults += 1
        self._alone = self._faults >= _MOST_FAULTS

    def _ask_what_was_left_out(self) -> None:
        """Ask each suspect that was left out by itself; if it causes a fault, it explains the one that was noted."""
        if self._unexplained is None:
            return
        left = [suspect for suspect in self._suspects if suspect[1] in self._left_out]
        if left and self._pipe is not None:  # what it still has to say belongs to no question
            self._stop(0.0)
            self._used -= 1
        for suspect in left:
            if self._is_broken_by(*suspect):
                self._unexplained, self._suspects = None, []
                return
            self._suspects.remove(suspect)

    def _is_broken_by(self, number: int, line: bytes) -> bool:
        """Whether a question causes a fault when it is asked by itself; then the program is ended, and not charged."""
        try:
            pipe = self._running()
        except ProtocolError:
            return False  # the next question fails alike
        reply = b""
        try:
            reply = self._in_time(self._limits.timeout, lambda given: pipe.exchange(line, given))
        except ProtocolError:
            pass
        except BaseException:
            self._stop(0.0)
            raise
        is_broken = codec.question_id(reply) != number
        if is_broken:
            self._stop(0.0)
            self._used -= 1
        self._taken_from_stderr()
        return is_broken

    def _come(self, line: bytes) -> bytes | None:
        if line in self._asked_alone and line not in self._fetched and self._pipe and self._unexplained is None:
            self._exchange_alone(line)
        while line not in self._fetched and self._has_received():
            self._was_fetched = True
        return super()._come(line)

    def _exchange_alone(self, line: bytes) -> None:
        """Fetch the reply to a question that is asked by itself, with the stderr text that came before it.

        Where no reply comes, the next question that has no reply yet is charged with the fault.
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

    def _has_received(self) -> bool:
        """Take in replies to the questions under way, and send more; return whether one came.

        However many replies have come, no more are taken in at once than until the next questions are sent: so what is
        under way when a fault comes does not depend on when replies come.
        """
        try:
            number = self._in_one_go
            if len(self._under_way) <= number:
                self._send_more(number)
            pipe, most = self._pipe, max(1, len(self._under_way) - number)
            if pipe is None or not self._under_way:
                return False
            for reply in self._in_time(self._limits.timeout, lambda given: pipe.replies(given, most)):
                if not self._has_more_after(reply):
                    break
        except ProtocolError as fault:
            self._note(fault, self._under_way)
            self._was_fetched = True
            self._stop(0.0)
            return False
        except BaseException:
            self._stop(0.0)
            raise
        return True

    def _has_more_after(self, reply: bytes) -> bool:
        """Take in the reply to the first question under way; return whether others may follow it.

        ProtocolError where it has another id, and does not repeat the reply to an earlier question.
        """
        number, line = self._under_way[0]
        if not reply.startswith(b'{"id":%d,' % number) and (given := codec.question_id(reply)) != number:
            is_repeated = given in self._answered and given not in (other for other, _ in self._under_way)
            if not is_repeated or line in self._left_out:
                raise _another_id(number)
            self._fetched[line] = reply
            self._stop(0.0)
            return False
        self._under_way.popleft()
        self._put_in_a_row += 1
        self._answered.add(number)
        self._fetched[line] = reply
        return True

    def _send_more(self, number: int) -> None:
        """Send so many more questions; none while more replies have come than are due.

        What is under way then is answered first, so that a reply too many is charged to the question after it,
        whenever it has come.
        """
        pipe = self._pipe
        if pipe is None or (self._under_way and pipe.has_more_than(len(self._under_way))):
            return
        if some := [*itertools.islice(self._coming, number)]:
            pipe.send(b"".join(line for _, line in some), more=bool(self._under_way))
            self._under_way.extend(some)

    def _drain(self) -> None:
        """Take in all replies under way and send no more, so that something else can be asked."""
        self._coming = iter(())
        while self._under_way and self._has_received():
            pass

    def ask_each(self, questions: Iterable[Question]) -> Iterator[Outcome]:
        """The outcomes of questions that are offered, in order, with as many under way as the program allows.

        Where anything but a sound reply comes, the questions under way are asked again one by one, so that each is
        charged with its own fault; if none of them breaks the program then, it is asked one by one from now on.
        BudgetSpentError where the time is up.
        """
        self._drain()
        each, under_way = iter(questions), deque[list[Question]]()
        try:
            while some := [*itertools.islice(each, number := self._in_one_go)]:
                under_way.append(some)
                if number == 1 or not self._has_sent(some, is_first=len(under_way) == 1):
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

    def _has_sent(self, some: list[Question], *, is_first: bool) -> bool:
        """Send questions with new numbers; False where they cannot be sent because the protocol was broken."""
        try:
            pipe = self._running()
            numbered = (replace(question, id=number) for number, question in enumerate(some, start=self._sent + 1))
            pipe.send(b"".join(map(codec.encode, numbered)), more=not is_first)
        except ProtocolError:
            return False
        self._sent += len(some)
        self._put_in_a_row += len(some)
        return True

    def _replies(self, under_way: deque[list[Question]]) -> Iterator[Outcome]:
        """The outcomes of the batch of questions under way that was sent first."""
        some = under_way[0]
        while some:
            outcome = self._next_outcome(some[0])
            if outcome is None:
                yield from self._one_by_one(under_way, again=True)
                return
            _take_first(under_way)
            yield outcome

    def _next_outcome(self, question: Question) -> Outcome | None:
        """The outcome of a question by the next reply; None where that reply is not sound."""
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
        """The outcomes of all questions under way, asked one by one; ``again`` where they were sent already."""
        if again and self._pipe is not None:
            self._stop(0.0)
            self._used -= 1  # it is not known yet which question caused it
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
            self._ask_what_was_left_out()
            self._running()
        try:
            if not reply:
                reply = self._reply_to(line)
                self._refuse_unexplained(line)
            return self._read(reply, question), reply
        except ProtocolError as fault:
            # After a faulty answer with the right id, the next answer still belongs to the next question.
            if codec.question_id(reply) != question.id:
                self._unexplained = None
                self._last_fault = fault.about(codec.describe(question))
                self._break()
            raise
        except BaseException:
            # An interrupted wait leaves an answer behind that belongs to no question.
            if not reply:
                self._stop(0.0)
            raise

    def _reply_to(self, line: bytes) -> bytes:
        """The program's reply to a question asked by itself; raises the fault of the question before, if it has one."""
        if self._fault_alone is not None or self._pipe is None:
            fault, self._fault_alone = self._fault_alone, None
            raise fault or TypeError(self._pipe)
        self._put_in_a_row += 1
        pipe = self._pipe
        return self._in_time(self._limits.timeout, lambda given: pipe.exchange(line, given))

    def _refuse_unexplained(self, line: bytes) -> None:
        """Charge the last question that was under way with an unexplained fault, if none caused it by itself."""
        self._suspects = [suspect for suspect in self._suspects if suspect[1] != line]
        if self._unexplained is not None and not self._suspects:
            fault, self._unexplained = self._unexplained, None
            self._used, self._breaks = self._used + 1, self._breaks + 1
            raise fault

    def _overheard(self) -> str:
        """What was written to stderr since the last question; empty where it may belong to several questions."""
        said, self._said_then = self._said_then, None
        if said is not None:
            return self._budget.keep(said)[0]
        heard = self._taken_from_stderr()
        return "" if self._was_fetched else self._budget.keep(heard)[0]

    def _said_with(self, line: bytes) -> bytes:
        return self._heard_with.get(line, b"")

    def _stop(self, grace: float) -> None:
        self._under_way.clear()
        self._coming = iter(())
        super()._stop(grace)


def _another_id(number: int) -> ProtocolError:
    return ProtocolError(message("a reply carries another id"), expected=message("the id {id}", id=number))


def _take_first(under_way: deque[list[Question]]) -> Question:
    """Remove and return the first question under way; a batch that is empty then is removed too."""
    question = under_way[0].pop(0)
    if not under_way[0]:
        under_way.popleft()
    return question
