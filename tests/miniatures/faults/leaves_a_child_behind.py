"""Starts a child that holds its pipes open, writes the child's number to stderr, and hangs with it."""

from __future__ import annotations

import subprocess
import sys
import time

from tests.miniatures.faults.honest import Json, reply, serve


def respond(question: Json) -> bytes:
    if question["ask"] != "hello":
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
        sys.stderr.write(f"child {child.pid}\n")
        sys.stderr.flush()
        time.sleep(600)
    return reply(question)


serve(respond)
