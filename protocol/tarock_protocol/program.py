"""Starts a program in its own folder, and ends it with all processes that it started."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import weakref
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import IO, Any, Final

from tarock_language.message import message
from tarock_protocol.errors import BreachKind, ProtocolError
from tarock_protocol.removing import left_behind, remove_folder
from tarock_protocol.user_files import reason_of

POSIX: Final = os.name == "posix"
_WARDEN: Final = Path(__file__).with_name("warden.py")
_LONGEST_REASON: Final = 4096
_PATIENCE: Final = 10.0
"""Seconds that a killed program and its children get to end, even on a busy system."""

_PIPES: Final[dict[str, Any]] = {
    "stdin": subprocess.PIPE,
    "stdout": subprocess.PIPE,
    "stderr": subprocess.PIPE,
    "bufsize": 0,
}


class Program:
    """A running program.

    It runs in a new and empty folder, which is removed when the program has ended. On systems with sessions (all but
    Windows) it runs under a warden process, which ends what the program leaves running even if we are killed; whoever
    needs the program first calls ``wait_for_start``.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._folder = tempfile.mkdtemp(prefix="tarock-")
        self._lifeline: int | None = None
        self._report: int | None = None
        self._process: subprocess.Popen[bytes] | None = None
        _ours.add(self)
        with self._discarded_by_faults():
            start = self._under_a_warden if POSIX else self._alone
            start(command)

    @contextlib.contextmanager
    def _discarded_by_faults(self) -> Iterator[None]:
        """Discard the program if something goes wrong in the block; ProtocolError if it cannot be started."""
        try:
            yield
        except (OSError, ValueError) as fault:
            self.discard()
            reason = message("the adapter does not start ({why})", why=reason_of(fault))
            wanted = message("a program that can be run as: {command}", command=" ".join(self._command))
            raise ProtocolError(reason, expected=wanted, breach=BreachKind.START) from fault
        except BaseException:
            self.discard()
            raise

    def wait_for_start(self) -> None:
        """Wait until the warden has started the program; ProtocolError if it does not start."""
        with self._discarded_by_faults():
            if self._report is not None and (reason := os.read(self._report, _LONGEST_REASON)):
                raise OSError(reason.decode(errors="replace"))
        self._close_report()

    @property
    def streams(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        """Its stdin, stdout and stderr, none of them buffered."""
        process = self._process
        if process is None or process.stdin is None or process.stdout is None or process.stderr is None:
            raise TypeError(process)
        return process.stdin, process.stdout, process.stderr

    def status(self, timeout: float) -> int | None:
        """The exit status, or a signal as a negative number; None if it still runs after ``timeout`` seconds."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            return None if self._process is None else self._process.wait(timeout=timeout)
        return None

    def end(self) -> None:
        """End it and everything that it started; may be called twice."""
        self._close_report()
        if self._lifeline is not None:
            os.close(self._lifeline)
            self._lifeline = None
        if self._process is not None and self.status(0) is None:
            if not POSIX:
                end_tree(self._process.pid)
            if self.status(_PATIENCE) is None:
                self._process.kill()
                self.status(_PATIENCE)
        self._remove()

    def discard(self) -> None:
        """End a program that nobody asks, and close its pipes."""
        self.end()
        if self._process is not None:
            for stream in self.streams:
                stream.close()

    def let_go(self) -> None:
        """Close its pipes in a forked process, whose copies would keep them open for the program."""
        self._close_report()
        if self._lifeline is not None:
            os.close(self._lifeline)
        for stream in () if self._process is None else self.streams:
            stream.close()

    def _under_a_warden(self, command: Sequence[str]) -> None:
        lifeline, self._lifeline = os.pipe()
        self._report, told = os.pipe()
        words = [sys.executable, "-I", "-S", str(_WARDEN), str(lifeline), str(told), self._folder, *command]
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the command is what the user wants to have checked
                words, cwd=self._folder, start_new_session=True, pass_fds=(lifeline, told), **_PIPES
            )
        finally:
            os.close(lifeline)
            os.close(told)

    def _alone(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(command, cwd=self._folder, **_PIPES)  # noqa: S603 - as above

    def _close_report(self) -> None:
        if self._report is not None:
            os.close(self._report)
            self._report = None

    def _remove(self) -> None:
        """Remove the folder if no warden has, or record why that is not possible."""
        try:
            remove_folder(self._folder)
        except OSError as fault:
            left_behind[self._folder] = str(reason_of(fault))


_ours: Final[weakref.WeakSet[Program]] = weakref.WeakSet()
"""The programs that this process has started."""


def let_go_of_all() -> None:
    """Close the pipes of all programs; call it in a forked process, before it starts programs of its own."""
    for program in [*_ours]:
        program.let_go()
    _ours.clear()


def end_tree(process: int, run: Callable[..., object] = subprocess.run) -> None:
    """End a process on Windows and all its children that the system knows."""
    with contextlib.suppress(OSError):
        run(["taskkill", "/T", "/F", "/PID", str(process)], capture_output=True, check=False)


def signal_name(number: int) -> str:
    """The name of a signal, or its number where it has no name."""
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"
