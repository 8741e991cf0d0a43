"""``python -m proving.price``: run the whole gate, and hold its processor time against its budget.

Exit codes: 0 it is within its budget, 1 it is not, or the gate fails, 2 it does not say what it cost.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Sequence
from typing import Final

from proving import frame
from proving.proof.parts import ROOT

BUDGET: Final = 4_800
"""Units of processor time, of which a quiet machine of 2026 does ten a second: 480 s."""
_PRICE: Final = re.compile(r"^\d+ s of processor time, ([\d,]+) units", re.MULTILINE)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the gate, and say what it costs."""
    return frame.run(frame.parser_of("proving.price", __doc__), _wrong, arguments)


def _wrong(_: argparse.Namespace) -> int:
    done = subprocess.run(
        [sys.executable, "-m", "tests.gate"], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False
    )
    frame.tell(*done.stdout.splitlines())
    return is_too_dear(done.stdout) or done.returncode


def is_too_dear(told: str) -> bool:
    """Whether a gate that printed this cost more than its budget. CommandError if it did not say what it cost."""
    price = _PRICE.search(told)
    if price is None:
        message = "the gate did not come to its end: it does not say what it cost"
        raise frame.CommandError(message)
    units = int(price[1].replace(",", ""))
    frame.tell(f"the gate takes {units:,} units of processor time, of {BUDGET:,} that it may take")
    return units > BUDGET


if __name__ == "__main__":
    sys.exit(main())
