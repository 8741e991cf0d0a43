"""A process that ends while a thread of it still works ends with its exit code all the same."""

from __future__ import annotations

import subprocess
import sys

import pytest

ENDING = """
import atexit, sys, threading, time
from tarock_running.process.leaving import leaving_threads_alone

atexit.register(print, "taken apart")
{thread}
with leaving_threads_alone():
    print("said")
    sys.exit({code})
"""
AT_WORK = "threading.Thread(target=time.sleep, args=(60,), daemon=True).start()"


def ended(thread: str, code: str) -> tuple[int, str]:
    done = subprocess.run(
        (sys.executable, "-P", "-c", ENDING.format(thread=thread, code=code)),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return done.returncode, done.stdout


@pytest.mark.parametrize("code", [0, 3, 130])
def test_nothing_is_taken_apart_while_a_thread_works(code: int) -> None:
    assert ended(AT_WORK, str(code)) == (code, "said\n")


def test_without_one_it_ends_as_ever() -> None:
    assert ended("", "3") == (3, "said\ntaken apart\n")
    assert ended("", "None") == (0, "said\ntaken apart\n")
