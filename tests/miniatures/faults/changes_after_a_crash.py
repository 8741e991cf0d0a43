"""Crashes on its first question, and says another name after it is started again."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from tests.miniatures.faults.honest import HELLO, Json, line, serve

mark = Path(os.environ["TAROCK_TEST_MARK"])
name = "another" if mark.exists() else "honest"
mark.touch()


def respond(question: Json) -> bytes:
    if question["ask"] != "hello":
        sys.exit(5)
    return line({"id": question["id"], "answer": {**HELLO, "name": name}})


serve(respond)
