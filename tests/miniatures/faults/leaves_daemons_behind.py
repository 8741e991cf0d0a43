"""Starts children in sessions of their own that outlive it, notes their numbers in a file, and exits or hangs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

from tests.miniatures.faults.honest import Json, reply, serve

_SLEEP = "import time; time.sleep(600)"
_DAEMON = f"""
import subprocess, sys
nowhere = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.DEVNULL)
print(subprocess.Popen([sys.executable, "-c", {_SLEEP!r}], start_new_session=True, **nowhere).pid)
"""


def respond(question: Json) -> bytes:
    if question["ask"] != "hello":
        child = subprocess.Popen([sys.executable, "-c", _SLEEP], start_new_session=True)
        parent = [sys.executable, "-c", _DAEMON]
        daemon = subprocess.run(parent, capture_output=True, check=True)
        found = {"numbers": [os.getpid(), child.pid, int(daemon.stdout)], "folder": str(Path.cwd())}
        note = Path(os.environ["TAROCK_TEST_NOTE"])
        note.with_suffix(".part").write_text(json.dumps(found), encoding="utf-8")
        note.with_suffix(".part").rename(note)
        if os.environ.get("TAROCK_TEST_EXITS"):
            sys.exit(6)
        time.sleep(600)
    return reply(question)


serve(respond)
