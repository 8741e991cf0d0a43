"""The command ``tarock`` as a test runs it, in this process or in one of its own."""

from __future__ import annotations

import contextlib
import functools
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, BinaryIO, Final
from unittest import mock

from typer import testing
from typer.main import get_command
from typer.testing import Result

from tarock_conformance.cli import command_line
from tarock_steps.catalogue.plan import plan

PROGRAM = (sys.executable, "-P", "-m", "tarock_conformance")

LIAR = """
import sys
from tarock_reference import respond

for line in sys.stdin.buffer:
    print(respond(line).decode().replace('"augen":71', '"augen":70'), flush=True)
"""
"""An engine that miscounts a whole pack."""

WAITS = """
import sys, time
from pathlib import Path
from tarock_reference import respond

for number, line in enumerate(sys.stdin.buffer):
    while number > 20 and not Path({gate!r}).exists():
        time.sleep(0.01)
    print(respond(line).decode(), flush=True)
"""
"""An engine that is right, and after twenty answers waits for a file: no run ends before the file is there."""

PATIENCE: Final = 300
"""Seconds that a test waits at most: fewer than the limit of pytest for a test."""


_app: Final = command_line()
_command: Final = functools.cache(get_command)


def tarock(*words: str, **more: Any) -> Result:
    """Run the command in this process; ``more`` are arguments of the runner, such as ``input`` and ``env``.

    The command is built once. Typer builds it for each call, which takes longer than most calls do.
    """
    with mock.patch.object(testing, "_get_command", _command):
        return testing.CliRunner().invoke(_app, words, **more)


def environment(**more: str) -> Mapping[str, str]:
    """The environment of a process that finds the packages of this one."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), **more}


def program(*words: str, cwd: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
    return subprocess.run(
        (*PROGRAM, *words),
        cwd=cwd,
        env=environment(**more),
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=PATIENCE,
    )


def here(*words: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    """Run the command in this process, in a folder: for all that needs no process of its own."""
    with contextlib.chdir(cwd), mock.patch.dict(os.environ, environment()):
        done = tarock(*words)
    return subprocess.CompletedProcess(words, done.exit_code, done.stdout, done.stderr)


def scenarios_of(source: str, area: str) -> int:
    """How many scenarios a check of an area has."""
    return sum(planned.area == area for planned in plan(source))


def engine(folder: Path, code: str) -> str:
    """The command of an engine with this code."""
    path = folder / "engine.py"
    path.write_text(code, encoding="utf-8")
    return f"{sys.executable} -P {path}"


def waiting(folder: Path) -> tuple[str, ...]:
    """The arguments for an engine that waits for a file ``gate`` in this folder, with as long a timeout."""
    command = engine(folder, WAITS.format(gate=str(folder / "gate")))
    return ("--engine", command, "--timeout", str(PATIENCE))


def signalled(
    words: Sequence[str], folder: Path, number: signal.Signals, is_under_way: Callable[[str], bool]
) -> subprocess.CompletedProcess[str]:
    """Send a signal to a command as soon as it is under way, or after ``PATIENCE``, and return how it ended.

    ``is_under_way`` gets what the command has written to stderr so far.
    """
    with (
        tempfile.TemporaryFile() as told,
        subprocess.Popen(
            (*PROGRAM, *words),
            cwd=folder,
            env=environment(),
            stdout=subprocess.PIPE,
            stderr=told,
            encoding="utf-8",
        ) as running,
    ):
        deadline = time.monotonic() + PATIENCE
        while not is_under_way(_said(told)) and running.poll() is None and time.monotonic() < deadline:
            time.sleep(0.01)
        running.send_signal(number)
        out, _ = running.communicate(timeout=PATIENCE)
        return subprocess.CompletedProcess((), running.returncode, out, _said(told))


def _said(told: BinaryIO) -> str:
    """The content of a file from its beginning; the position of whoever writes to it is not changed."""
    return os.pread(told.fileno(), os.fstat(told.fileno()).st_size, 0).decode("utf-8", errors="replace")
