"""Runs parts of the proof in processes, several at once, until all have ended or the time is over."""

from __future__ import annotations

import enum
import os
import signal
import subprocess
import time
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple, Self

from proving.proof.parts import Part

NO_TESTS: Final = 5
"""The exit code of pytest where no test is marked."""
GRACE: Final = 30.0
"""Seconds that a part may go on after the time is over."""
_PATIENCE: Final = 5.0
"""Seconds that a part has to end after a signal."""
_LOOK: Final = 0.05
"""Seconds between two looks at the processes."""
_ENDING: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
"""The signals that end the proof."""


class Verdict(enum.StrEnum):
    """The result of a part."""

    PASSED = "passed"
    FAILED = "FAILED"
    EMPTY = "no tests"
    PASSED_BEFORE = "passed before"
    NOT_FINISHED = "not finished"
    LEFT_OUT = "left out"

    @property
    def is_bad(self) -> bool:
        """Whether the proof fails because of it."""
        return self is Verdict.FAILED

    @property
    def has_run(self) -> bool:
        """Whether the part ran to its end."""
        return self in {Verdict.PASSED, Verdict.FAILED, Verdict.EMPTY}


class Ended(NamedTuple):
    """A part with its result."""

    part: Part
    verdict: Verdict
    seconds: float = 0.0
    output: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """The terms on which parts run."""

    jobs: int
    expected: Mapping[Part, float]
    """About how many seconds a part takes."""
    folder: Path
    """Where the parts run."""
    outputs: Path
    """Where what they print goes."""
    minutes: float | None = None
    """After how many minutes no part may be running any longer."""
    grace: float = GRACE


def run_parts(parts: Sequence[Part], terms: Terms) -> Generator[Ended]:
    """Run parts side by side, then one by one those that need the machine for themselves; yield each as it ends."""
    over = float("inf") if terms.minutes is None else time.monotonic() + 60 * terms.minutes
    terms.outputs.mkdir(parents=True, exist_ok=True)
    yield from _side_by_side([part for part in parts if not part.alone], terms.jobs, over, terms)
    yield from _side_by_side([part for part in parts if part.alone], 1, over, terms)


def _side_by_side(parts: Iterable[Part], jobs: int, over: float, terms: Terms) -> Generator[Ended]:
    waiting = iter(parts)
    running: list[_Running] = []
    try:
        while True:
            while len(running) < jobs and (part := next(waiting, None)):
                if time.monotonic() + terms.expected[part] <= over:
                    with _undisturbed():
                        running.append(_Running.start(part, terms))
                else:
                    yield Ended(part, Verdict.LEFT_OUT)
            if not running:
                return
            time.sleep(_LOOK)
            for process in [*running]:
                if process.has_ended or time.monotonic() > over + terms.grace:
                    with _undisturbed():
                        ended = process.end()
                        running.remove(process)
                    yield ended
    finally:
        with _undisturbed():
            for process in running:
                process.end()


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Let a signal that ends the proof wait meanwhile, so that no part is left that nobody would end."""
    came: list[int] = []
    handlers = {number: handler for number in _ENDING if callable(handler := signal.getsignal(number))}
    try:
        for number in handlers:
            signal.signal(number, lambda number, _: came.append(number))
        yield
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)
    if came:
        raise KeyboardInterrupt


def _verdict(part: Part, code: int) -> Verdict:
    if code == NO_TESTS and "pytest" in part.words:
        return Verdict.EMPTY
    return Verdict.FAILED if code else Verdict.PASSED


@dataclass(frozen=True, slots=True)
class _Running:
    """A part that is running, at the head of a group of processes."""

    part: Part
    process: subprocess.Popen[bytes]
    output: Path
    since: float

    @classmethod
    def start(cls, part: Part, terms: Terms) -> Self:
        """Start a part."""
        output = terms.outputs / f"{part.name.replace('/', '-')}.txt"
        with output.open("wb") as file:
            process = subprocess.Popen(
                part.command,
                cwd=terms.folder,
                stdin=subprocess.DEVNULL,
                stdout=file,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        return cls(part, process, output, time.monotonic())

    @property
    def has_ended(self) -> bool:
        """Whether the part has ended by itself."""
        return self.process.poll() is not None

    def end(self) -> Ended:
        """End the part and all processes that it started, and return its result."""
        verdict = Verdict.NOT_FINISHED
        if self.has_ended:
            verdict = _verdict(self.part, self.process.returncode)
        self._kill_group()
        seconds = time.monotonic() - self.since
        return Ended(self.part, verdict, seconds, self.output.read_text(encoding="utf-8", errors="replace"))

    def _kill_group(self) -> None:
        for number in (signal.SIGTERM, signal.SIGKILL):
            with suppress(ProcessLookupError, PermissionError, subprocess.TimeoutExpired):
                os.killpg(self.process.pid, number)
                self.process.wait(_PATIENCE)
