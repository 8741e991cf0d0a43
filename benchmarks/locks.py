"""What a lock takes: to be made, and to be asked, beside a bare engine that answers the same lines."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from benchmarks import pipe


class LockCost(NamedTuple):
    """Seconds of the processor for ``making`` a lock; of the clock for a ``check`` by it, and for a ``bare`` engine.

    ``code`` is the first exit code that was not 0, if there was any.
    """

    making: float
    check: float
    bare: float
    code: int


def lock(source: str, rounds: int, tell: Callable[[str], None]) -> LockCost:
    """Make the lock of a source, then let it be checked and let its lines be answered, in turn.

    It is checked against our own engine once before, which is not measured, since later checks do not repeat that.
    """
    with TemporaryDirectory() as folder:
        path = Path(folder) / f"{source}.lock.jsonl"
        command = ("check", "--lock", str(path))
        tell(f"a lock of {source}")
        made = pipe.check(("lock", "--rules", source, "--output", str(path)))
        codes = [made.code, pipe.check(command).code if path.exists() else 0]
        checks, bare = [0.0], [0.0]
        if not any(codes):
            lines = path.read_bytes().splitlines()[1:]
            asked = b"".join(json.dumps(json.loads(line)["question"]).encode() + b"\n" for line in lines)
            found = [(pipe.check(command), pipe.answered(asked)) for _ in range(rounds)]
            codes += [check.code for check, _ in found]
            checks, bare = [check.seconds for check, _ in found], [seconds for _, seconds in found]
        return LockCost(made.processor, median(checks), median(bare), next(filter(None, codes), 0))
