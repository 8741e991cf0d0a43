"""``tarock check`` through the pipe: wall time, and peak memory of it and of the engine that it starts."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, sleep

LOOKS_EVERY = 0.01
PROC = Path("/proc")


@dataclass(frozen=True, slots=True)
class Check:
    """``command`` and ``engine`` are peaks of memory in MB, 0 where there is no /proc."""

    seconds: float
    command: float
    engine: float
    code: int


def checked(sources: Sequence[str], rounds: int, tell: Callable[[str], None]) -> Check:
    """The median of the time, and the highest of the peaks, of one check of some sources."""
    done = []
    for number in range(1, rounds + 1):
        tell(f"round {number} of {rounds}: {words_of(sources)}")
        done.append(_check(sources))
    return Check(
        seconds=median(one.seconds for one in done),
        command=max(one.command for one in done),
        engine=max(one.engine for one in done),
        code=max(one.code for one in done),
    )


def words_of(sources: Sequence[str]) -> str:
    """The command as people write it."""
    return " ".join(("tarock check", *(f"--rules {source}" for source in sources)))


def _check(sources: Sequence[str]) -> Check:
    command = [sys.executable, "-P", "-m", "tarock_conformance", "check"]
    command += [f"--rules={source}" for source in sources]
    own = engine = 0.0
    begun = perf_counter()
    with (
        TemporaryDirectory() as folder,
        subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process,
    ):
        while process.poll() is None:
            own = max(own, _peak(process.pid))
            engine = max(engine, *map(_peak, _started_by(process.pid)), 0.0)
            sleep(LOOKS_EVERY)
        return Check(perf_counter() - begun, own, engine, process.returncode)


def _started_by(pid: int) -> list[int]:
    try:
        return [int(child) for child in (PROC / f"{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


def _peak(pid: int) -> float:
    """The peak so far in MB: VmHWM, because ``ru_maxrss`` is inherited from whoever started the process."""
    try:
        lines = (PROC / f"{pid}/status").read_text().splitlines()
    except OSError:
        return 0.0
    return sum(int(line.split()[1]) * 1024 / 1e6 for line in lines if line.startswith("VmHWM:"))
