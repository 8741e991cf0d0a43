"""A small process around a program: it ends everything that the program leaves running, even if we are killed.

Run as a script, ``warden.py LIFELINE REPORT FOLDER PROGRAM [ARGUMENT …]``, with stdin, stdout and stderr of the
program. ``LIFELINE`` is the end of a pipe; it closes if nobody needs the program any more, also because we were killed.
``REPORT`` is a pipe for the reason why the program does not start; it is closed without a word if it does. ``FOLDER``
is removed at the end. The warden ends with the program's own status.

On Linux it adopts processes that the program leaves behind, in a session of their own or not; elsewhere it can end only
the program's own process group. It imports little, because every start of a program waits for it; what ``signal`` and
``contextlib`` load would take a third of its time.
"""

from __future__ import annotations

import os
import select
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    import signal
else:
    import _signal as signal

_DEATH_SIGNAL = 1
_DUMPABLE = 4
_CHILD_SUBREAPER = 36
"""Numbers of the requests to Linux, from <sys/prctl.h>."""

_RESTORED = ("SIGPIPE", "SIGXFSZ")
"""Signals that Python ignores, but a program expects with their default action."""

_CANNOT_START = 127
_MASK = 0xFF


class suppress:  # noqa: N801 - as contextlib has it
    """A context in which these exceptions end the block, and nothing more."""

    def __init__(self, *faults: type[BaseException]) -> None:
        self._faults = faults

    def __enter__(self) -> None:
        """Begin the block."""

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> bool:
        """Whether the exception that ended the block is one of these."""
        return kind is not None and issubclass(kind, self._faults)


def ward(words: list[str]) -> None:
    """Start the program, wait until it ends or has to end, and end everything that is left of it."""
    lifeline, report, folder, command = int(words[0]), int(words[1]), words[2], words[3:]
    for inherited in (lifeline, report):
        os.set_inheritable(inherited, False)  # noqa: FBT003 - it takes no keywords
    _ask_linux(_CHILD_SUBREAPER, 1)
    news = _news()
    program = _started(command, report)
    _let_go(report)
    status = _waited(program, lifeline, news)
    _end(program)
    _remove(folder)
    _leave(status)


def _started(command: list[str], report: int) -> int:
    """The process id of the program, which leads its own session and does not outlive the warden."""
    program = os.fork()
    if program:
        return program
    try:
        os.setsid()
        _ask_linux(_DEATH_SIGNAL, signal.SIGKILL)
        for name in _RESTORED:
            signal.signal(getattr(signal, name), signal.SIG_DFL)
        os.execvp(command[0], command)  # noqa: S606 - what the user wants to have checked
    except (OSError, ValueError) as fault:
        reason = getattr(fault, "strerror", None) or str(fault)
        os.write(report, reason.encode(errors="replace"))
    finally:
        os._exit(_CANNOT_START)


def _news() -> int:
    """A pipe that can be read when a child has ended or the warden got a signal to stop."""
    news, told = os.pipe()
    os.set_blocking(told, False)
    signal.set_wakeup_fd(told, warn_on_full_buffer=False)
    for number in (signal.SIGCHLD, signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        signal.signal(number, lambda *_: None)
    return news


def _let_go(report: int) -> None:
    """Close the warden's copies of the program's pipes, so that they close when the program closes them."""
    os.close(report)
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nothing, stream)


def _waited(program: int, lifeline: int, news: int) -> int:
    """The wait status of the program; SIGKILL where it has not ended but has to."""
    while True:
        ready, _, _ = select.select([lifeline, news], [], [])
        if news in ready and any(number != signal.SIGCHLD for number in os.read(news, 512)):
            return signal.SIGKILL
        with suppress(ChildProcessError):
            while (ended := os.waitpid(-1, os.WNOHANG))[0]:
                if ended[0] == program:
                    return ended[1]
        if lifeline in ready:
            return signal.SIGKILL


def _end(program: int) -> None:
    """Kill the program and all its descendants; orphans among them become our children."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(program, signal.SIGKILL)
    with suppress(ChildProcessError):
        while True:
            if not os.waitpid(-1, os.WNOHANG)[0]:
                for child in _children():
                    with suppress(ProcessLookupError, PermissionError):
                        os.kill(child, signal.SIGKILL)
                os.waitpid(-1, 0)


def _children() -> list[int]:
    """Our children, where the system has a list of processes."""
    if not os.path.isdir("/proc/self"):  # noqa: PTH112 - pathlib is slow to load
        return []
    return [int(name) for name in os.listdir("/proc") if name.isdecimal() and _parent(name) == os.getpid()]  # noqa: PTH208


def _parent(process: str) -> int | None:
    with suppress(OSError), open(f"/proc/{process}/stat", "rb") as told:  # noqa: PTH123
        return int(told.read().rpartition(b")")[2].split()[1])
    return None


def _remove(folder: str) -> None:
    """Remove the folder; the process that started the program reports what cannot be removed."""
    try:
        os.rmdir(folder)  # noqa: PTH106
    except OSError:
        sys.path.append(os.path.abspath(f"{__file__}/../.."))  # noqa: PTH100
        from tarock_protocol.removing import remove_folder  # noqa: PLC0415 - few runs need it

        with suppress(OSError):
            remove_folder(folder)


def _leave(status: int) -> None:
    """End with the status or signal of the program, without a core dump of the warden."""
    if os.WIFSIGNALED(status):
        _ask_linux(_DUMPABLE, 0)
        with suppress(OSError, ValueError):
            signal.signal(os.WTERMSIG(status), signal.SIG_DFL)
        os.kill(os.getpid(), os.WTERMSIG(status))
    os._exit(os.WEXITSTATUS(status) & _MASK)


def _ask_linux(what: int, value: int) -> None:
    if sys.platform == "linux":
        import ctypes  # noqa: PLC0415 - of one system

        ctypes.CDLL(None).prctl(what, value, 0, 0, 0)


if __name__ == "__main__":
    ward(sys.argv[1:])
