"""How far a run is: a bar on a terminal, now and then a line anywhere else; always on stderr."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, TextIO

from tarock_steps.protocol.strangers_text import visible

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_LINES = 10
"""How many lines a whole run prints where there is no terminal."""


@contextmanager
def progress(words: str, total: int, *, stream: TextIO | None = None) -> Iterator[Callable[[int], None]]:
    """Give a function to be called after each scenario, told how many did not pass in it (0 or 1)."""
    stream = stream or sys.stderr
    words = visible(words)
    if stream.isatty():
        with _bar(words, total, stream) as step:
            yield step
    else:
        yield _plain(words, total, stream)


@contextmanager
def _bar(words: str, total: int, stream: TextIO) -> Iterator[Callable[[int], None]]:
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
        missed = 0

        def step(miss: int) -> None:
            nonlocal missed
            missed += miss
            bar.update(task, advance=1, missed=f"{missed} not passed" if missed else "")

        yield step


def _plain(words: str, total: int, stream: TextIO) -> Callable[[int], None]:
    done = missed = 0

    def step(miss: int) -> None:
        nonlocal done, missed
        done += 1
        missed += miss
        if done * _LINES // total > (done - 1) * _LINES // total:
            rest = f", {missed} not passed" if missed else ""
            stream.write(f"{words}: {done} of {total}{rest}\n")
            stream.flush()

    return step
