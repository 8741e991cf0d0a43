"""Reports an error instead of an answer."""

from __future__ import annotations

from tests.miniatures.faults.honest import Json, line, reply, serve


def respond(question: Json) -> bytes:
    if question["ask"] == "hello":
        return reply(question)
    return line({"id": question["id"], "error": "no idea"})


serve(respond)
