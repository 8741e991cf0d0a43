"""Progress on stderr: a bar on a terminal, now and then a line anywhere else."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Protocol, TextIO

from tarock_language.message import Language, message
from tarock_protocol.strangers_text import visible

_LINES = 10
"""How many progress lines a whole run prints without a terminal."""
_LOOKING = message("searching for causes (Ctrl-C ends the search and keeps what was found)")
_EMPTIED = "\r\N{ESCAPE}[2K"
"""The characters that clear the current line of a terminal."""


class OnScenario(Protocol):
    """A function to call after each scenario, with how many did not pass and how many were declined (0 or 1)."""

    def __call__(self, missed: int, /, *, declined: int = 0) -> None:
        """Count another scenario."""


@dataclass(slots=True)
class _Counted:
    """The counts of the scenarios that are done; a declined one is not wrong, so it is counted apart."""

    say: Language
    done: int = 0
    missed: int = 0
    declined: int = 0

    def add(self, missed: int, declined: int) -> None:
        self.done += 1
        self.missed += missed
        self.declined += declined

    @property
    def words(self) -> str:
        missed = message("{number} not passed", number=self.missed)
        declined = message("{number} declined", number=self.declined)
        return ", ".join(self.say.sentence(said) for said in (missed, declined) if said.arguments["number"])


@contextmanager
def progress(
    words: str, total: int, *, stream: TextIO | None = None, quiet: bool = False, say: Language
) -> Iterator[OnScenario]:
    """Show the progress of a run; gives a function to call after each scenario, whose counts are shown as well.

    A ``quiet`` run shows nothing. ``say`` is the language of ``words``.
    """
    stream = stream or sys.stderr
    words = visible(words)
    if quiet:
        yield no_step
    elif stream.isatty():
        with _bar(words, total, stream, say) as step:
            yield step
    else:
        yield _plain(words, total, stream, say)


def no_step(_missed: int, /, *, declined: int = 0) -> None:
    """Count a scenario without showing anything."""


@contextmanager
def _bar(words: str, total: int, stream: TextIO, say: Language) -> Iterator[OnScenario]:
    from rich.console import Console  # noqa: PLC0415 - loads rich
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn  # noqa: PLC0415 - loads rich

    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[missed]}", style="red", markup=False),
        TimeElapsedColumn(),
    )
    console = Console(file=stream)
    with Progress(*columns, console=console, transient=True, redirect_stdout=False, redirect_stderr=False) as bar:
        task = bar.add_task(words, total=total, missed="")
        counted = _Counted(say)

        def step(missed: int, /, *, declined: int = 0) -> None:
            counted.add(missed, declined)
            bar.update(task, advance=1, missed=counted.words)

        yield step


def _plain(words: str, total: int, stream: TextIO, say: Language) -> OnScenario:
    counted = _Counted(say)

    def step(missed: int, /, *, declined: int = 0) -> None:
        counted.add(missed, declined)
        done = counted.done
        if done * _LINES // total > (done - 1) * _LINES // total:
            rest = f", {counted.words}" if counted.words else ""
            stream.write(f"{words}: {say('{part} of {whole}', part=done, whole=total)}{rest}\n")
            stream.flush()

    return step


@contextmanager
def looking_for_causes(
    rules: str, *, stream: TextIO | None = None, quiet: bool = False, say: Language
) -> Iterator[Callable[[int, int], None]]:
    """Show the progress of the search for causes; gives a function to call with the numbers explained and in all.

    On a terminal it changes one line; anywhere else it writes a line whenever more failures are explained.
    """
    stream = stream or sys.stderr
    rules = visible(rules)
    if quiet:
        yield lambda _explained, _failures: None
        return
    lines = _Lines(stream, say)
    told = _overwritten(rules, stream, say) if stream.isatty() else lines.begun(rules)
    try:
        yield told
        lines.end()
    finally:
        if stream.isatty():
            stream.write(_EMPTIED)
            stream.flush()


def _overwritten(rules: str, stream: TextIO, say: Language) -> Callable[[int, int], None]:
    """Write to one line that changes; it is cut to the width of the terminal, because a longer one is not cleared."""
    from rich.console import Console  # noqa: PLC0415 - loads rich

    room = Console(file=stream).width - 1

    def write(words: str) -> None:
        stream.write(f"{_EMPTIED}{f'{rules}: {words}'[:room]}")
        stream.flush()

    looking = say.sentence(_LOOKING)
    write(looking)
    return lambda explained, failures: write(f"{_explained(explained, failures, say)}, {looking}")


def _explained(explained: int, failures: int, say: Language) -> str:
    return say(
        "{explained} of {number} failures explained, still to be confirmed", explained=explained, number=failures
    )


def _refuted(explained: int, failures: int, say: Language) -> str:
    return say(
        "{explained} of {number} failures explained, because causes were refuted", explained=explained, number=failures
    )


def _confirmed(explained: int, failures: int, say: Language) -> str:
    return say("{explained} of {number} failures explained", explained=explained, number=failures)


class _Lines:
    """A line whenever more or fewer failures are explained, and one for what is confirmed in the end."""

    def __init__(self, stream: TextIO, say: Language) -> None:
        self._stream, self._say = stream, say
        self._latest, self._failures = 0, 0

    def begun(self, rules: str) -> Callable[[int, int], None]:
        """Say that the search begins; returns the function to call with the numbers explained and in all."""
        self._write(f"{rules}: {self._say.sentence(_LOOKING)}")
        return self._tell

    def _tell(self, explained: int, failures: int) -> None:
        if explained != self._latest:
            self._write((_explained if explained > self._latest else _refuted)(explained, failures, self._say))
            self._latest, self._failures = explained, failures

    def end(self) -> None:
        """Say how many failures are explained, now that nothing has to be confirmed any more."""
        if self._latest:
            self._write(_confirmed(self._latest, self._failures, self._say))

    def _write(self, line: str) -> None:
        self._stream.write(f"{line}\n")
        self._stream.flush()
