"""Answers hello, and nothing else, ever."""

from __future__ import annotations

import time

from tests.miniatures.faults.honest import Json, reply, serve


def respond(question: Json) -> bytes:
    if question["ask"] != "hello":
        time.sleep(600)
    return reply(question)


serve(respond)
