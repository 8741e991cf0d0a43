"""Answers hello, reads nothing after it, and stays."""

from __future__ import annotations

import os
import sys
import time

from tests.miniatures.faults.honest import HELLO, line

os.read(sys.stdin.fileno(), 4096)
sys.stdout.buffer.write(line({"id": 0, "answer": HELLO}))
sys.stdout.buffer.flush()
time.sleep(600)
