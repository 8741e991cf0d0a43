"""Closes its stdout after hello and goes on reading."""

from __future__ import annotations

import os
import sys

from tests.miniatures.faults.honest import Json, reply, serve


def respond(question: Json) -> bytes:
    if question["ask"] != "hello":
        os.close(1)
        for _ in sys.stdin.buffer:
            pass
        os._exit(0)
    return reply(question)


serve(respond)
