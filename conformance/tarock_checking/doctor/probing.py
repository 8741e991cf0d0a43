"""Starts a program, asks it questions for ``tarock doctor``, and records all that it sends, also late or twice."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Self

from tarock_protocol import codec
from tarock_protocol.errors import BreachKind, Declined, ProtocolError
from tarock_protocol.limits import Limits
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.questions import Question
from tarock_protocol.pipe import Pipe

_BESIDES: Final = 0.2
"""Seconds to wait for further lines after a reply."""

_AT_THE_END: Final = 2.0
"""Seconds to wait for a line after the program's stdin is closed."""

_MOST: Final = 50
"""Further lines after a reply that are read, at most."""

_GRACE: Final = 0.3


@dataclass(frozen=True, slots=True, kw_only=True)
class ListenedTo:
    """What a program sent after one question.

    ``line`` is the reply, ``besides`` the lines that came shortly after it, ``unfinished`` the part of a line that had
    come when the time was up, and ``late`` the line that came only after stdin was closed. ``status`` is the exit
    status; None if the program did not end.
    """

    question: Question
    line: bytes = b""
    answer: Answer | None = None
    declined: str = ""
    fault: ProtocolError | None = None
    besides: tuple[bytes, ...] = ()
    unfinished: bytes = b""
    late: bytes = b""
    status: int | None = None
    stderr: str = ""


class Probe:
    """A program, started to be asked a few questions; ProtocolError if it does not start."""

    def __init__(self, words: Sequence[str]) -> None:
        self._pipe = Pipe(words, Limits().reply)

    def __enter__(self) -> Self:
        """Return this probe; the program has been started already."""
        return self

    def __exit__(self, *_: object) -> None:
        """End the program and everything that it started."""
        self._pipe.stop(_GRACE)

    def ask(self, question: Question, seconds: float) -> ListenedTo:
        """Ask a question, wait some seconds for the reply, and return everything that came."""
        try:
            line = self._pipe.exchange(codec.encode(question), seconds)
        except ProtocolError as fault:
            return self._unanswered(question, fault)
        besides = self._besides()
        try:
            answer = codec.decode_reply(line, question)
        except Declined as refusal:
            return ListenedTo(
                question=question, line=line, declined=refusal.reason, besides=besides, stderr=self._stderr()
            )
        except ProtocolError as fault:
            return ListenedTo(question=question, line=line, fault=fault, besides=besides, stderr=self._stderr())
        return ListenedTo(question=question, line=line, answer=answer, besides=besides, stderr=self._stderr())

    def _unanswered(self, question: Question, fault: ProtocolError) -> ListenedTo:
        unfinished, late = b"", b""
        if fault.breach is BreachKind.SILENCE:
            unfinished = self._pipe.unfinished()
            with contextlib.suppress(ProtocolError):
                late = self._pipe.last_line(_AT_THE_END)
        status = self._pipe.status(0) if fault.breach is BreachKind.END else None
        return ListenedTo(
            question=question, fault=fault, unfinished=unfinished, late=late, status=status, stderr=self._stderr()
        )

    def _besides(self) -> tuple[bytes, ...]:
        lines: list[bytes] = []
        while len(lines) < _MOST and (line := self._pipe.another(_BESIDES)) is not None:
            lines.append(line)
        return tuple(lines)

    def _stderr(self) -> str:
        return self._pipe.overheard().decode("utf-8", "replace")
