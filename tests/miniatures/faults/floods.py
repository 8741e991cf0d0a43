"""Answers hello, then prints short lines without end."""

from __future__ import annotations

import sys

from tests.miniatures.faults.honest import HELLO, line

sys.stdin.buffer.readline()
sys.stdout.buffer.write(line({"id": 0, "answer": HELLO}))
while True:
    sys.stdout.buffer.write(b"and on\n" * 1000)
    sys.stdout.buffer.flush()
