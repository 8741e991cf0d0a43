"""The command ends with its exit code at once, whether a thread of it still works or not."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ENDING = """
import atexit, sys, threading, time
from tarock_running.process.signals import leaving_at_once

atexit.register(print, "taken apart")
{thread}
with leaving_at_once():
    print("said")
    sys.exit({code})
"""
FULL = Path("/dev/full")
AT_WORK = "threading.Thread(target=time.sleep, args=(60,), daemon=True).start()"


def words(thread: str, code: str) -> tuple[str, ...]:
    return (sys.executable, "-E", "-P", "-c", ENDING.format(thread=thread, code=code))


def ended(thread: str, code: str) -> tuple[int, str]:
    done = subprocess.run(words(thread, code), capture_output=True, encoding="utf-8", check=False)
    return done.returncode, done.stdout


@pytest.mark.parametrize("thread", [AT_WORK, ""])
@pytest.mark.parametrize("code", [0, 3, 130])
def test_nothing_is_taken_apart_and_all_is_said(thread: str, code: int) -> None:
    assert ended(thread, str(code)) == (code, "said\n")


def test_without_a_number_it_ends_as_ever() -> None:
    assert ended("", "None") == (0, "said\ntaken apart\n")


@pytest.mark.skipif(not FULL.exists(), reason="this system has no device that is always full")
@pytest.mark.parametrize(("thread", "code"), [(AT_WORK, 3), ("", 120)])
def test_what_cannot_be_said_changes_the_code_as_ever(thread: str, code: int) -> None:
    with FULL.open("wb") as full:
        done = subprocess.run(words(thread, "3"), stdout=full, stderr=subprocess.DEVNULL, check=False)

    assert done.returncode == code
