"""Crashes whenever it is asked about five cards."""

from __future__ import annotations

import os
import signal

from tests.miniatures.faults.honest import Json, reply, serve


def respond(question: Json) -> bytes:
    if len(question.get("cards", [])) == 5:
        os.kill(os.getpid(), signal.SIGKILL)
    return reply(question)


serve(respond)
