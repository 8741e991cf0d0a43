"""Serves a function as a program of the protocol: reads a question a line from stdin, and writes a reply a line.

Replies are flushed as soon as no further question is waiting.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from io import BufferedReader
from typing import BinaryIO, Final, cast

from tarock_protocol.codec import QUESTION_LIMIT, question_id

_CHUNK: Final = 1 << 16
_LATEST: Final = 0.01
"""Seconds that an answer may wait for the answers to other lines that came with its own."""


def answer_lines(asked: BinaryIO, answers: BinaryIO, respond: Callable[[bytes], bytes]) -> None:
    """Answer each line with one line; the answers to lines that came together are written together."""
    for together in lines_together(asked):
        replies: list[bytes] = []
        since = time.monotonic()
        for line in together:
            reply = _reply(line, respond) if line is not None else _too_long()
            replies.append(reply.rstrip(b"\n") + b"\n")
            if time.monotonic() - since > _LATEST:
                _send(answers, replies)
                since = time.monotonic()
        _send(answers, replies)


def _send(answers: BinaryIO, replies: list[bytes]) -> None:
    answers.write(b"".join(replies))
    answers.flush()
    replies.clear()


def lines_together(asked: BinaryIO, limit: int = QUESTION_LIMIT) -> Iterator[list[bytes | None]]:
    """The lines that have come, without their ends; None for a line over ``limit``, of which no more is stored."""
    waiting = bytearray()
    while chunk := cast("BufferedReader", asked).read1(_CHUNK):
        *ended, rest = chunk.split(b"\n")
        together: list[bytes | None] = []
        for part in ended:
            waiting += part
            together.append(None if len(waiting) > limit else bytes(waiting))
            waiting.clear()
        waiting += rest
        del waiting[limit + 1 :]
        if together:
            yield together
    if waiting:
        yield [None if len(waiting) > limit else bytes(waiting)]


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
