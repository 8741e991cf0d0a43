"""Writes its reply in Latin-1 and not in UTF-8."""

from __future__ import annotations

from tests.miniatures.faults.honest import Json, reply, serve


def respond(question: Json) -> bytes:
    if question["ask"] == "hello":
        return reply(question)
    return '{{"id": {}, "declined": "kein Sküs"}}\n'.format(question["id"]).encode("latin-1")


serve(respond)
