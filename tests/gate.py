"""``python -m tests.gate``: every check of our own code that says whether a change is right, in at most four minutes.

What is given behind it goes to pytest. It ends with the first check that fails, and with its exit code.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tests import price
from tests.conftest import GATE

TREE: Final = Path(__file__).parents[1]
CODE: Final = ("reference_engine", "steps", "reports", "conformance", "proving", "tests", "examples", "benchmarks")
RUN: Final = ("reference_engine", "steps", "reports", "conformance", "proving")
"""Compiled ahead: tests start hundreds of processes, and where Python may write no bytecode each would compile anew."""
PYTHON: Final = (sys.executable, "-m")
CHECKS: Final = {
    "ruff check": (*PYTHON, "ruff", "check", "--quiet", "--no-cache", *CODE),
    "ruff format --check": (*PYTHON, "ruff", "format", "--quiet", "--no-cache", "--check", *CODE),
    "mypy --strict": (*PYTHON, "mypy", "--no-error-summary"),
    "compileall": (*PYTHON, "compileall", "-q", *RUN),
    "pytest": (*PYTHON, "pytest", "-n", "auto", "--dist", "worksteal", "-m", GATE),
}


def main(arguments: Sequence[str]) -> int:
    """Run the checks in order; pytest is the last, so that its closing line is the last one."""
    for name, command in CHECKS.items():
        sys.stdout.write(f"{name}\n")
        sys.stdout.flush()
        behind = arguments if name == "pytest" else ()
        environment = {**os.environ, price.BEFORE: f"{price.spent():.2f}"} | ({} if arguments else {price.WHOLE: "yes"})
        code = subprocess.run(
            (*command, *behind), cwd=Path(__file__).parents[1], env=environment, check=False
        ).returncode
        if code:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
