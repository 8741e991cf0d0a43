"""Offers a question that the protocol does not have."""

from __future__ import annotations

from tests.miniatures.faults.honest import HELLO, Json, line, serve


def respond(question: Json) -> bytes:
    return line({"id": question["id"], "answer": {**HELLO, "questions": ["count", "may_sing"]}})


serve(respond)
