"""Exits with status 4 once it has answered hello."""

from __future__ import annotations

import sys

from tests.miniatures.faults.honest import Json, reply, serve


def respond(question: Json) -> bytes:
    if question["ask"] != "hello":
        sys.exit(4)
    return reply(question)


serve(respond)
