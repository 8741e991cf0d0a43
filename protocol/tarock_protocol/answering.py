"""The program's side of the pipe: answers every line at once with one line."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, BinaryIO

from tarock_protocol.codec import QUESTION_LIMIT, question_id

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_CHUNK = 1 << 16


def answer_lines(asked: BinaryIO, answers: BinaryIO, respond: Callable[[bytes], bytes]) -> None:
    """Answer each line with one line, which is flushed at once for the caller that waits for it."""
    for line in lines(asked):
        reply = _reply(line, respond) if line is not None else _too_long()
        answers.write(reply.rstrip(b"\n") + b"\n")
        answers.flush()


def lines(asked: BinaryIO, limit: int = QUESTION_LIMIT) -> Iterator[bytes | None]:
    """Every line without its end; None for a line over ``limit``, which is read to its end but not stored."""
    while line := asked.readline(limit + 1):
        if line.endswith(b"\n"):
            yield line[:-1]
        elif len(line) <= limit:
            yield line
        else:
            _skip_line(asked)
            yield None


def _skip_line(asked: BinaryIO) -> None:
    while (rest := asked.readline(_CHUNK)) and not rest.endswith(b"\n"):
        pass


def _reply(line: bytes, respond: Callable[[bytes], bytes]) -> bytes:
    """The reply to a line; an exception in the engine becomes an error reply to this one question."""
    try:
        return respond(line)
    except Exception as fault:  # noqa: BLE001 - any fault is reported to the asker
        return _error(question_id(line), f"the engine failed: {type(fault).__name__}: {fault}")


def _too_long() -> bytes:
    return _error(None, f"the question is longer than {QUESTION_LIMIT} bytes")


def _error(number: int | None, reason: str) -> bytes:
    return json.dumps({"id": number, "error": reason}).encode()
