"""The ledger of drawn mistakes: what was drawn, what was left out, and what catches each."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from proving import cli
from proving.scoped.drawing import NotDrawn
from proving.scoped.measuring import Measured
from tarock_protocol.user_files import file_bytes, reason_of

_LARGEST: Final = 10_000_000
"""The largest size of a ledger in bytes."""


class ScopedLedger(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The mistakes of a seed about a rule set; ``medians`` are those by which conditions are read."""

    rules: str
    seed: int
    questions: int
    medians: dict[str, dict[str, int]]
    left_out: dict[NotDrawn, int]
    mistakes: list[Measured]

    def write(self, path: Path) -> None:
        """Write it to a file."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.format(msgspec.json.encode(self)) + b"\n")


def read_ledger(path: Path) -> ScopedLedger:
    """The ledger in a file. Raises CommandError for a file that cannot be read, or is none."""
    try:
        return msgspec.json.decode(file_bytes(path, _LARGEST), type=ScopedLedger)
    except (OSError, ValueError, RecursionError) as fault:
        message = f"{path}: {reason_of(fault)}; expected what `python -m proving.scoped` has written"
        raise cli.CommandError(message) from fault
