"""Answers hello, then closes its stdin and stays."""

from __future__ import annotations

import os
import sys
import time

from tests.miniatures.faults.honest import HELLO, line

sys.stdin.buffer.readline()
os.close(0)
sys.stdout.buffer.write(line({"id": 0, "answer": HELLO}))
sys.stdout.buffer.flush()
time.sleep(600)
