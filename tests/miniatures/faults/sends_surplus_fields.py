"""Sends a field that the answer does not have."""

from __future__ import annotations

from tests.miniatures.faults.honest import Json, answer, line, reply, serve


def respond(question: Json) -> bytes:
    if question["ask"] == "hello":
        return reply(question)
    return line({"id": question["id"], "answer": {**answer(question), "mood": "good"}})


serve(respond)
