"""``python -m tests.mutation``: change the reference engine in small ways, and see what notices.

The changes are made to a copy of the tree, so that it may be worked on meanwhile. Exit codes: 0 every survivor has
its reason in ``survivors.toml``, 1 one has none or an entry is stale, 2 it cannot be run.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from tests.mutation.campaign import parser

TREE: Final = Path(__file__).parents[2]
_ROOTS: Final = ("reference_engine", "steps", "reports", "conformance")
_COPIED: Final = (*_ROOTS, "features", "tests")


def main() -> int:
    """Run the campaign in a copy."""
    ledger = parser().parse_args().ledger.resolve()
    with tempfile.TemporaryDirectory(prefix="tarock-mutation-") as folder:
        copy = Path(folder)
        for name in _COPIED:
            shutil.copytree(TREE / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(TREE / "pyproject.toml", copy)
        roots = os.pathsep.join(str(copy / name) for name in (".", *_ROOTS))
        command = [sys.executable, "-m", "tests.mutation.campaign", *sys.argv[1:], "--ledger", str(ledger)]
        return subprocess.run(command, cwd=copy, env=os.environ | {"PYTHONPATH": roots}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
