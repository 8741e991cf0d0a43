"""``tarock check`` through the pipe: time, and memory of all its processes together, apart from the programs asked."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, sleep

LOOKS_EVERY = 0.05
PROC = Path("/proc")
_WARDEN = "warden.py"
_COMPILES_ANEW = "PYTHONDONTWRITEBYTECODE"
_COMMAND = ("-P", "-m", "tarock_conformance")


@dataclass(frozen=True, slots=True)
class Check:
    """What a command takes: seconds of the clock and of all processors, and exit code 0 where it went well.

    ``own`` and ``engines`` are peaks of memory in MB, 0 where nobody looked or there is no /proc: of all processes of
    the command, and of all copies of the program that it asks; what several processes share is counted once.
    """

    seconds: float
    processor: float
    code: int
    own: float = 0.0
    engines: float = 0.0


def measured(words: Mapping[str, Sequence[str]], rounds: int, tell: Callable[[str], None]) -> dict[str, Check]:
    """The medians of the times, and the peaks, of commands that take turns, by their names.

    Peaks are those of a first round of which no time is taken, because looking for them takes time of the processor.
    """
    peaks = {name: check(command, looks_at_memory=True) for name, command in words.items()}
    done: dict[str, list[Check]] = {name: [] for name in words}
    for number in range(1, rounds + 1):
        for name, command in words.items():
            tell(f"round {number} of {rounds}: {told(command)}")
            done[name].append(check(command))
    return {name: _together(peaks[name], checks) for name, checks in done.items()}


def told(words: Sequence[str]) -> str:
    """The command as people write it, without the folders of the files that it names."""
    return " ".join(("tarock", *(Path(word).name if os.sep in word else word for word in words)))


def answered(lines: bytes) -> float:
    """Seconds that a bare ``tarock serve`` takes for these lines, its start included."""
    begun = perf_counter()
    words = [sys.executable, *_COMMAND, "serve"]
    subprocess.run(words, input=lines, stdout=subprocess.DEVNULL, check=True, env=as_installed())
    return perf_counter() - begun


def as_installed() -> dict[str, str]:
    """The environment of a command whose code is compiled once, as where it is installed, and not for every run."""
    return {name: value for name, value in os.environ.items() if name != _COMPILES_ANEW}


def _together(peaks: Check, checks: Sequence[Check]) -> Check:
    return Check(
        seconds=median(taken.seconds for taken in checks),
        processor=median(taken.processor for taken in checks),
        code=max(taken.code for taken in (peaks, *checks)),
        own=peaks.own,
        engines=peaks.engines,
    )


def check(words: Sequence[str], *, looks_at_memory: bool = False) -> Check:
    """Measure a command once; looking at its memory makes it slower."""
    command = [sys.executable, *_COMMAND, *words]
    most = engines = 0.0
    begun, before = perf_counter(), _processor()
    with (
        TemporaryDirectory() as folder,
        subprocess.Popen(
            command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=as_installed()
        ) as process,
    ):
        while looks_at_memory and process.poll() is None:
            ours, theirs = memory(process.pid)
            most, engines = max(most, ours), max(engines, theirs)
            sleep(LOOKS_EVERY)
        code = process.wait()
        return Check(perf_counter() - begun, _processor() - before, code, most, engines)


def _processor() -> float:
    """Seconds of the processor used by all processes that were started here and have ended, and by their children."""
    spent = os.times()
    return spent.children_user + spent.children_system


def memory(pid: int) -> tuple[float, float]:
    """MB of a command and its workers, and MB of what they started, wardens left out."""
    ours = list(own(pid))
    theirs = [process for process, below_a_warden in _tree(pid) if below_a_warden]
    return sum(map(_share, ours)), sum(map(_share, theirs))


def own(pid: int) -> Iterator[int]:
    """The processes of a command itself."""
    return (process for process, below_a_warden in _tree(pid) if not below_a_warden)


def _tree(pid: int, *, below_a_warden: bool = False) -> Iterator[tuple[int, bool]]:
    is_warden = _WARDEN in _read(f"{pid}/cmdline")
    if not is_warden:
        yield pid, below_a_warden
    for child in _children(pid):
        yield from _tree(child, below_a_warden=below_a_warden or is_warden)


def _children(pid: int) -> Iterable[int]:
    return [int(child) for child in _read(f"{pid}/task/{pid}/children").split()]


def _share(pid: int) -> float:
    """The memory of a process in MB; of shared memory only its part."""
    lines = _read(f"{pid}/smaps_rollup").splitlines()
    return sum(int(line.split()[1]) * 1024 / 1e6 for line in lines if line.startswith("Pss:"))


def _read(path: str) -> str:
    try:
        return (PROC / path).read_text(errors="replace")
    except OSError:
        return ""
