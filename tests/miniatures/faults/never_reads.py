"""Answers hello, reads nothing after it, and stays."""

from __future__ import annotations

import sys
import time

from tests.miniatures.faults.honest import HELLO, line

sys.stdin.buffer.raw.read(4096)
sys.stdout.buffer.write(line({"id": 0, "answer": HELLO}))
sys.stdout.buffer.flush()
time.sleep(600)
