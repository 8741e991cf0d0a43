"""Prints what it thinks instead of an answer."""

from __future__ import annotations

from tests.miniatures.faults.honest import Json, reply, serve


def respond(question: Json) -> bytes:
    if question["ask"] == "hello":
        return reply(question)
    return b"\x1b[31mcounting %d cards\n" % len(question["cards"])


serve(respond)
