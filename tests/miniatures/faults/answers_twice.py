"""Sends every answer twice."""

from __future__ import annotations

from tests.miniatures.faults.honest import Json, reply, serve


def respond(question: Json) -> bytes:
    times = 1 if question["ask"] == "hello" else 2
    return reply(question) * times


serve(respond)
