"""Answers with one line of 100 MB."""

from __future__ import annotations

import sys

from tests.miniatures.faults.honest import Json, reply, serve


def respond(question: Json) -> bytes:
    if question["ask"] == "hello":
        return reply(question)
    for _ in range(100):
        sys.stdout.buffer.write(b"x" * 1_000_000)
    return b"\n"


serve(respond)
