"""Starts a program, ends it if it breaks the protocol, and restarts it, a limited number of times."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from tarock_language.message import message
from tarock_protocol import codec
from tarock_protocol.budget import Budget
from tarock_protocol.command_line import command_words
from tarock_protocol.drivers import Conversation, checked_hello
from tarock_protocol.errors import BreachKind, BudgetSpentError, Declined, ProtocolError
from tarock_protocol.limits import Limits
from tarock_protocol.messages.answers import HelloAnswer
from tarock_protocol.messages.questions import Hello
from tarock_protocol.pipe import Pipe
from tarock_protocol.program import Program
from tarock_protocol.strangers_text import SENTENCE, shown

GRACE: Final = 0.3
"""Seconds that a program gets to end by itself after the last question."""

_START: Final = 10.0
"""Seconds that a program gets at least to start and to answer ``hello``."""

_LAST_WORDS: Final = 1_200
"""Characters shown of the stderr of a program that does not start; some give the reason first, some last."""

_GREETING: Final = codec.kind(Hello)

Waited = TypeVar("Waited")


class StartedProgram(Conversation):
    """A program that runs in a new and empty folder at each start; its child processes are ended with it.

    A program that breaks the protocol is ended, and started again for the next question, as often as ``limits`` say;
    after that every question fails at once. One that is started ``beside`` another has to give the same ``hello``, and
    its stderr at the start is ignored, because the other's was recorded. ``program`` is the first process, if it has
    been started already.
    """

    def __init__(
        self,
        command: str | Sequence[str],
        limits: Limits | None = None,
        *,
        budget: Budget | None = None,
        beside: HelloAnswer | None = None,
        program: Program | None = None,
    ) -> None:
        super().__init__(budget)
        self._heard = b""
        self._command = command_words(command)
        self._limits = limits or Limits()
        self._used = 0
        self._put_in_a_row = 0
        self._closed = False
        self._last_fault: ProtocolError | None = None
        self._pipe: Pipe | None = None
        self._pipe, self._hello = self._started(program)
        if beside is not None:
            self._pipe.overheard()
            self._refuse_another(beside)

    @property
    def hello(self) -> HelloAnswer:
        """Who answers, and what it plays."""
        return self._hello

    @property
    def is_up(self) -> bool:
        """Whether the program is running; False after it broke the protocol or was closed."""
        return self._pipe is not None

    @property
    def is_given_up(self) -> bool:
        """Whether the program broke the protocol so often that it is not started again."""
        return self._pipe is None and self._used >= self._limits.restarts

    @property
    def put_in_a_row(self) -> int:
        """How many questions the current or last process was asked, counted since ``renew`` at most."""
        return self._put_in_a_row

    def renew(self) -> None:
        """Reset the counts of breaks and of questions, so that all restarts are available again.

        A restart that is due because of an earlier break does not count.
        """
        super().renew()
        self._put_in_a_row = 0
        self._used = 0 if self._pipe else -1

    def close(self) -> None:
        """End the program and its children; may be called twice."""
        self._closed = True
        self._stop(GRACE)

    def _refuse_another(self, hello: HelloAnswer) -> None:
        if self._hello != hello:
            self.close()
            reason = message("started a second time, the adapter says something else in hello")
            raise ProtocolError(reason, expected=message("what it said before"), question=_GREETING)

    def _running(self) -> Pipe:
        if self._closed:
            raise ProtocolError(message("the conversation is closed"), expected=message("to be asked before that"))
        if self._pipe:
            return self._pipe
        if self._used >= self._limits.restarts:
            reason = message(
                "the adapter was started again {times} times, its last fault: {fault}",
                times=self._used,
                fault=self._last_fault.said if self._last_fault else "",
            )
            expected = message("no more than {times} restarts in a run", times=self._limits.restarts)
            raise ProtocolError(reason, expected=expected, breach=BreachKind.RESTARTS)
        self._used += 1
        try:
            self._pipe, hello = self._started()
            if hello != self._hello:
                reason = message("started again, the adapter says something else in hello")
                raise ProtocolError(reason, expected=message("what it said before"))  # noqa: TRY301 - one place stops it
        except ProtocolError as fault:
            self._last_fault = fault
            self._break()
            raise
        return self._pipe

    def _started(self, program: Program | None = None) -> tuple[Pipe, HelloAnswer]:
        greeting = Hello(id=0)
        patience = max(self._limits.timeout, _START) if self._limits.start is None else self._limits.start
        pipe = Pipe(self._command, self._limits.reply, program)
        self._put_in_a_row = 0
        try:
            reply = self._in_time(patience, lambda given: pipe.exchange(codec.encode(greeting), given))
            return pipe, checked_hello(codec.decode_reply(reply, greeting))
        except Declined as fault:
            reason = message("the adapter declines hello ({why})", why=shown(fault.reason, SENTENCE))
            wanted = ProtocolError(reason, expected=message("who it is and what it plays"))
            raise self._not_started(pipe, wanted) from fault
        except ProtocolError as fault:
            raise self._not_started(pipe, fault) from fault
        except BaseException:
            pipe.stop(0.0)
            raise

    def _not_started(self, pipe: Pipe, fault: ProtocolError) -> ProtocolError:
        """The fault that prevented ``hello``, with the end of the program's stderr, which often explains it."""
        pipe.stop(0.0)
        last = codec.both_ends(pipe.overheard(), _LAST_WORDS)
        said = message("{reason}; the end of its stderr: {last}", reason=fault.why, last=last) if last else fault.why
        return ProtocolError(said, expected=fault.expected, question=_GREETING, breach=fault.breach)

    def _taken_from_stderr(self) -> bytes:
        heard, self._heard = self._heard, b""
        return heard + self._pipe.overheard() if self._pipe else heard

    def _in_time(self, seconds: float, wait: Callable[[float], Waited]) -> Waited:
        """What comes from ``wait``; a timeout because the run has no more time is nobody's breach.

        If the time given was shorter than ``seconds``, a timeout means that the budget is spent, whatever a coarse
        clock says.
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
        """End the program because it broke the protocol."""
        self._breaks += 1
        self._stop(0.0)

    def _stop(self, grace: float) -> None:
        pipe, self._pipe = self._pipe, None
        if pipe:
            pipe.stop(grace)
            self._heard += pipe.overheard()
