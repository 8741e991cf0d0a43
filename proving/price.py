"""``python -m proving.price``: compare the processor time of the gate (``make test``) with its budget.

The gate is run if it has not passed yet on the files as they are. Exit codes: 0 it is within its budget, 1 it is not,
or it fails, 2 it does not say what it cost.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from proving import cli
from proving.proof.changes import tree_digest
from proving.proof.parts import ROOT

BUDGET: Final = 3_600
"""Units of processor time; a quiet machine of 2026 does twelve a second, so these are 300 s."""
KEPT: Final = Path("tarock-report/gate.txt")
_PRICE: Final = re.compile(r"^\d+ s of processor time, ([\d,]+) units", re.MULTILINE)


def main(arguments: Sequence[str] | None = None) -> int:
    """Show what the gate costs."""
    return cli.run(cli.parser_of("proving.price", __doc__), _wrong, arguments)


def _wrong(_: argparse.Namespace) -> int:
    if told := stored_cost():
        return is_too_dear(told)
    done = subprocess.run(
        [sys.executable, "-m", "tests.gate"], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False
    )
    cli.tell(*done.stdout.splitlines())
    return is_too_dear(done.stdout) or done.returncode


def store_cost(told: str, root: Path = ROOT) -> None:
    """Store what a gate that passed printed about its cost; not without git, which identifies the files it ran on."""
    with suppress(cli.CommandError):
        tree = tree_digest(root)
        (root / KEPT).parent.mkdir(exist_ok=True)
        (root / KEPT).write_text(f"{tree}\n{told}\n", encoding="utf-8")


def stored_cost(root: Path = ROOT) -> str:
    """What the gate printed about its cost, if it passed on the files as they are; otherwise empty."""
    path = root / KEPT
    tree, _, told = path.read_text(encoding="utf-8").partition("\n") if path.exists() else ("", "", "")
    return told if tree and tree == tree_digest(root) else ""


def is_too_dear(told: str) -> bool:
    """Whether the printed cost is more than the budget. Raises CommandError if no cost was printed."""
    price = _PRICE.search(told)
    if price is None:
        message = "the gate did not come to its end: it does not say what it cost"
        raise cli.CommandError(message)
    units = int(price[1].replace(",", ""))
    cli.tell(f"the gate takes {units:,} units of processor time, of {BUDGET:,} that it may take")
    return units > BUDGET


if __name__ == "__main__":
    sys.exit(main())
