"""Answers under the id of the question after this one."""

from __future__ import annotations

from tests.miniatures.faults.honest import Json, answer, line, reply, serve


def respond(question: Json) -> bytes:
    if question["ask"] == "hello":
        return reply(question)
    return line({"id": question["id"] + 1, "answer": answer(question)})


serve(respond)
