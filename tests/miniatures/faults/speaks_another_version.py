"""Speaks version 99 of the protocol."""

from __future__ import annotations

from tests.miniatures.faults.honest import Json, line, serve


def respond(question: Json) -> bytes:
    return line({"id": question["id"], "answer": {"protocol": 99, "who": "somebody from the future"}})


serve(respond)
