"""Answers hello and the next questions without reading any of them, and stays."""

from __future__ import annotations

import sys
import time

from tests.miniatures.faults.honest import HELLO, line

sys.stdout.buffer.write(line({"id": 0, "answer": HELLO}))
sys.stdout.buffer.flush()
time.sleep(600)
