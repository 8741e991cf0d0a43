"""The file that ``python -m proving.scoped`` writes: the mistakes that it drew, and which questions catch each.

It is read again by ``proving.scoped.program``, which plays one of its mistakes as a program. A mistake is *scoped*: the
reference engine with one wrong ruling, which is wrong only for questions that meet three conditions.
"""

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
    """The mistakes that were drawn with a seed for one rule set, and what catches each."""

    rules: str
    seed: int
    questions: int
    """How many questions of the suite were tried on the mistakes."""
    medians: dict[str, dict[str, int]]
    """For each kind of question and each number in it the median, which conditions such as "more than" refer to."""
    left_out: dict[NotDrawn, int]
    """How many drawn rulings gave no mistake, by the reason."""
    mistakes: list[Measured]

    def write(self, path: Path) -> None:
        """Write it to a file."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.format(msgspec.json.encode(self)) + b"\n")


def read_ledger(path: Path) -> ScopedLedger:
    """The ledger in a file. Raises CommandError if the file cannot be read, or is no ledger."""
    try:
        return msgspec.json.decode(file_bytes(path, _LARGEST), type=ScopedLedger)
    except (OSError, ValueError, RecursionError) as fault:
        message = f"{path}: {reason_of(fault)}; expected what `python -m proving.scoped` has written"
        raise cli.CommandError(message) from fault
