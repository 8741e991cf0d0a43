"""Progress on stderr: a bar on a terminal, now and then a line anywhere else."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TextIO

from tarock_steps.protocol.strangers_text import visible

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_LINES = 10
"""How many lines a whole run prints where there is no terminal."""
_LOOKING = "searching for causes (Ctrl-C ends the search and keeps what was found)"
_EMPTIED = "\r\N{ESCAPE}[2K"
"""What empties the line of a terminal, to be written anew."""


class OnScenario(Protocol):
    """To be called after each scenario, told how many did not pass in it, and how many were declined (0 or 1)."""

    def __call__(self, missed: int, /, *, declined: int = 0) -> None:
        """One more is done."""


@dataclass(slots=True)
class _Counted:
    """What came of those that are done; who declines has not been wrong, so that is counted apart."""

    done: int = 0
    missed: int = 0
    declined: int = 0

    def add(self, missed: int, declined: int) -> None:
        self.done += 1
        self.missed += missed
        self.declined += declined

    @property
    def words(self) -> str:
        told = ((self.missed, "not passed"), (self.declined, "declined"))
        return ", ".join(f"{number} {what}" for number, what in told if number)


@contextmanager
def progress(words: str, total: int, *, stream: TextIO | None = None, quiet: bool = False) -> Iterator[OnScenario]:
    """Give a function to be called after each scenario; what it is told is summed up beside how far the run is.

    Where the run is ``quiet`` nothing is said.
    """
    stream = stream or sys.stderr
    words = visible(words)
    if quiet:
        yield _unsaid
    elif stream.isatty():
        with _bar(words, total, stream) as step:
            yield step
    else:
        yield _plain(words, total, stream)


def _unsaid(_missed: int, /, *, declined: int = 0) -> None:
    """Nothing is said of one that is done."""


@contextmanager
def _bar(words: str, total: int, stream: TextIO) -> Iterator[OnScenario]:
    from rich.console import Console  # noqa: PLC0415 - only a terminal needs it
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn  # noqa: PLC0415

    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[missed]}", style="red"),
        TimeElapsedColumn(),
    )
    console = Console(file=stream)
    with Progress(*columns, console=console, transient=True, redirect_stdout=False, redirect_stderr=False) as bar:
        task = bar.add_task(words, total=total, missed="")
        counted = _Counted()

        def step(missed: int, /, *, declined: int = 0) -> None:
            counted.add(missed, declined)
            bar.update(task, advance=1, missed=counted.words)

        yield step


def _plain(words: str, total: int, stream: TextIO) -> OnScenario:
    counted = _Counted()

    def step(missed: int, /, *, declined: int = 0) -> None:
        counted.add(missed, declined)
        done = counted.done
        if done * _LINES // total > (done - 1) * _LINES // total:
            rest = f", {counted.words}" if counted.words else ""
            stream.write(f"{words}: {done} of {total}{rest}\n")
            stream.flush()

    return step


@contextmanager
def looking_for_causes(
    rules: str, *, stream: TextIO | None = None, quiet: bool = False
) -> Iterator[Callable[[int, int], None]]:
    """Give a function to be called with how many failures of how many are explained, which it tells.

    On a terminal it is one line that changes, anywhere else a line for each time that more are explained.
    """
    stream = stream or sys.stderr
    rules = visible(rules)
    if quiet:
        yield lambda _explained, _failures: None
        return
    told = _overwritten(rules, stream) if stream.isatty() else _line_by_line(f"{rules}: {_LOOKING}", stream)
    try:
        yield told
    finally:
        if stream.isatty():
            stream.write(_EMPTIED)
            stream.flush()


def _overwritten(rules: str, stream: TextIO) -> Callable[[int, int], None]:
    """One line that changes, no longer than the terminal is wide: of a longer one a part would stay."""
    from rich.console import Console  # noqa: PLC0415 - only a terminal needs it

    room = Console(file=stream).width - 1

    def write(words: str) -> None:
        stream.write(f"{_EMPTIED}{f'{rules}: {words}'[:room]}")
        stream.flush()

    write(_LOOKING)
    return lambda explained, failures: write(f"{explained} of {failures} failures explained, {_LOOKING}")


def _line_by_line(words: str, stream: TextIO) -> Callable[[int, int], None]:
    most = 0

    def told(explained: int, failures: int) -> None:
        nonlocal most
        if explained > most:
            most = explained
            stream.write(f"{explained} of {failures} failures explained\n")
            stream.flush()

    stream.write(f"{words}\n")
    stream.flush()
    return told
