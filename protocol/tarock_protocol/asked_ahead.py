"""The driver for a program in its own process that is sent several questions ahead of its replies.

A fault is charged to the question that caused it, however many were sent: a reply that was written completely counts,
and what breaks the program after it is charged to the next question.
"""

from __future__ import annotations

import itertools
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from tarock_language.message import message
from tarock_protocol import codec
from tarock_protocol.budget import Budget
from tarock_protocol.drivers import NumberedLine, WireExchange
from tarock_protocol.errors import BreachKind, ProtocolError
from tarock_protocol.limits import Limits
from tarock_protocol.messages.answers import Answer, HelloAnswer
from tarock_protocol.messages.questions import Question
from tarock_protocol.pipe import ONE_EACH
from tarock_protocol.program import Program
from tarock_protocol.restarting import GRACE, StartedProgram

_MOST_FAULTS: Final = 3
"""After so many faults with several questions under way, questions are asked one by one."""
_WINDOW: Final = 64
"""How many questions are under way at once at most."""


class ProgramAskedAhead(StartedProgram):
    """A program whose replies are fetched before they are needed; its stderr is recorded."""

    def __init__(
        self,
        command: str | Sequence[str],
        limits: Limits | None = None,
        *,
        budget: Budget | None = None,
        beside: HelloAnswer | None = None,
        program: Program | None = None,
    ) -> None:
        self._alone = False
        self._was_fetched = False
        self._heard_with: dict[bytes, bytes] = {}
        self._said_then: bytes | None = None
        self._asked_alone: set[bytes] = set()
        self._faults_alone: dict[bytes, ProtocolError] = {}
        self._faults = 0
        self._unexplained: ProtocolError | None = None
        self._suspects: list[tuple[int, bytes]] = []
        self._left_out: set[int] = set()
        self._wanted: set[int] = set()
        self._under_way: deque[tuple[int, bytes]] = deque()
        self._coming: Iterator[tuple[int, bytes]] = iter(())
        self._answered = b""
        super().__init__(command, limits, budget=budget, beside=beside, program=program)

    def fetch(self, questions: Iterable[NumberedLine]) -> None:
        """Fetch the replies to questions that are offered and asked next, as many at once as the program allows.

        Replies that were fetched before are forgotten. Where anything but a reply with the right number comes, the
        program is ended. Then the question that was answered last is asked again, and what was under way one by one:
        this shows which question caused it. Where none does so again, the first is charged, as when each is asked by
        itself. Where the program allows one question at a time, each is sent when its reply is waited for.
        """
        self._drain()
        self._ask_what_was_left_out()
        self._fetched.clear()
        self._suspects.clear()
        self._wanted.clear()
        self._heard_with.clear()
        each = [(question.number, question.line) for question in questions]
        self._left_out.difference_update(number for number, _ in each)
        self._asked_alone = {line for _, line in each} if self._in_one_go == 1 else set()
        if self._pipe is not None and self._in_one_go > 1 and self._unexplained is None:
            self._coming = (question for question in each if question[0] not in self._left_out)

    def leave_out(self, questions: Iterable[NumberedLine]) -> None:
        """Forget the replies to questions that are not asked after all.

        A fault that one of them causes by itself is not charged, because one by one it would not have been asked.
        """
        left = [*questions]
        for question in left:
            if self._faults_alone.pop(question.line, None) is not None and self._pipe is None:
                self._used -= 1
        super().leave_out(left)
        self._left_out.update(question.number for question in left if question.number not in self._wanted)

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
        left = [suspect for suspect in self._suspects if suspect[0] in self._left_out]
        if left:  # what it still has to say belongs to no question
            self._end_uncharged()
        for suspect in left:
            if self._is_broken_by(suspect[1]):
                self._unexplained, self._suspects = None, []
                return
            self._suspects.remove(suspect)

    def _end_uncharged(self) -> None:
        """End the program if it runs; that it is started again does not count."""
        if self._pipe is not None:
            self._stop(0.0)
            self._used -= 1

    def _is_broken_by(self, line: bytes) -> bool:
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
        is_broken = codec.question_id(reply) != codec.question_id(line)
        if is_broken:
            self._end_uncharged()
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

        Where no reply comes, the question is charged with the fault as soon as it is asked.
        """
        try:
            self._fetched[line] = self._reply_to(line) or b"\n"  # an empty line is a reply, and no sound one
        except ProtocolError as fault:
            self._faults_alone[line] = fault
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
                self._take_in(reply)
        except ProtocolError as fault:
            self._note(fault, self._under_way)
            self._was_fetched = True
            self._stop(0.0)
            return False
        except BaseException:
            self._stop(0.0)
            raise
        return True

    def _take_in(self, reply: bytes) -> None:
        """Take in the reply to the first question under way; ProtocolError if it has another id."""
        number, line = self._under_way[0]
        if not reply.startswith(b'{"id":%d,' % number) and codec.question_id(reply) != number:
            raise ProtocolError(message("a reply carries another id"), expected=message("the id {id}", id=number))
        self._under_way.popleft()
        self._put_in_a_row += 1
        self._answered = line
        self._fetched[line] = reply

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

    @property
    def _in_one_go(self) -> int:
        """How many questions are sent at once: half of those that may be under way."""
        return 1 if self._alone else max(min(self._hello.window, _WINDOW) // 2, 1)

    def _exchange(self, question: Question, line: bytes) -> tuple[Answer, bytes]:
        reply = self._fetched_before(line)
        self._wanted.add(question.id)
        self._left_out.discard(question.id)
        is_next = not reply and line not in self._faults_alone and self._is_next_charged(line)
        self.latest = line
        try:
            if not reply:
                alone = self._reply_to(line)
                if is_next and codec.question_id(alone) == question.id:
                    self._refuse_unexplained(line)
                reply = alone
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

    def _fetched_before(self, line: bytes) -> bytes:
        """The reply that was fetched, with the stderr text that came before it; empty where none was."""
        reply = self._fetched.pop(line, b"")
        if not reply:
            self._drain()
            reply = self._fetched.pop(line, b"")
        if self._was_fetched:
            self._overheard()
        self._said_then = self._heard_with.pop(line, None)
        self._was_fetched = bool(reply) and self._said_then is None
        return reply

    def _is_next_charged(self, line: bytes) -> bool:
        """Have the program ready for a question; return whether an unexplained fault is charged to this one.

        This is so where nothing else explains the fault. Before, the question is asked again that was answered last,
        since the program may break after its answer. Where that one was left out, what breaks the program after it is
        explained.
        """
        self._ask_what_was_left_out()
        suspects = [suspect for _, suspect in self._suspects]
        before = self._answered
        is_next = self._unexplained is not None and (not suspects or line in suspects or before == self.latest)
        is_left_out = codec.question_id(before) in self._left_out
        if is_next:
            self._end_uncharged()
        if is_next and before and not self._is_broken_by(before) and is_left_out and self._is_broken_by(line):
            self._unexplained, self._suspects = None, []
        self._running()
        return is_next

    def _reply_to(self, line: bytes) -> bytes:
        """The program's reply to a question asked by itself; raises its fault if it has been asked already."""
        if line in self._faults_alone or self._pipe is None:
            raise self._faults_alone.pop(line, None) or TypeError(self._pipe)
        self._put_in_a_row += 1
        pipe = self._pipe
        reply = self._in_time(self._limits.timeout, lambda given: pipe.exchange(line, given))
        self._answered = line
        return reply

    def _refuse_unexplained(self, line: bytes) -> None:
        """Charge a question with an unexplained fault, unless another suspect causes one by itself."""
        fault, self._unexplained = self._unexplained, None
        others, self._suspects = [suspect for suspect in self._suspects if suspect[1] != line], []
        if fault is not None and not any(self._is_broken_alone(other) for _, other in others):
            raise fault

    def _is_broken_alone(self, line: bytes) -> bool:
        """Whether a question causes a fault when it is asked by itself, with which it is then charged in its turn."""
        self._exchange_alone(line)
        is_broken = codec.question_id(self._fetched.get(line, b"")) != codec.question_id(line)
        if is_broken:
            self._stop(0.0)
        return is_broken

    def finish(self) -> None:
        """End the conversation after the last question, which is charged with all that the program says besides.

        Where others that were left out may have caused it, the last question is first asked again by itself.
        """
        is_alone = self._answered == self.latest and not self._under_way
        more = self._said_besides()
        if self.latest and (self._unexplained is not None or (more is not None and not is_alone)):
            self._unexplained = None
            self._used -= 1  # this start does not count
            self._is_broken_by(self.latest)
            more = self._said_besides()
        if more is None or not self.latest:
            return
        reason = message("the adapter wrote a line after its last answer: {line}", line=codec.excerpt(more))
        about = codec.describe(codec.sound_question(self.latest))
        fault = ProtocolError(reason, expected=ONE_EACH, question=about, breach=BreachKind.EARLY)
        self.last = WireExchange(self.latest.decode().strip(), f"error: {fault}", stderr=self._overheard())
        raise fault

    def _said_besides(self) -> bytes | None:
        """End the program; its first line that is no reply to a question under way, None if there is none."""
        due, more = deque(number for number, _ in self._under_way), None
        for line in () if self._pipe is None else self._pipe.remaining(GRACE):
            if not due or codec.question_id(line) != due.popleft():
                more = line
                break
        self._stop(0.0)
        return more

    def _overheard(self) -> str:
        """What was written to stderr since the last question; empty if it may belong to several questions."""
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
