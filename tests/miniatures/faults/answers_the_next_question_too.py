"""Sends with every answer one to the question that will come next, under the id that it will have."""

from __future__ import annotations

from tests.miniatures.faults.honest import Json, reply, serve


def respond(question: Json) -> bytes:
    found = reply(question)
    return found if question["ask"] == "hello" else found + reply({**question, "id": question["id"] + 1})


serve(respond)
