"""``python -m tests.gate``: every check of our own code that says whether a change is right, in at most four minutes.

What is given behind it goes to pytest. The checks that run nothing go side by side; where one fails, no test runs.
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
ROOTS: Final = ("language", "protocol", "reference_engine", "second_opinion", "steps", "reports", "conformance")
CODE: Final = (
    *ROOTS,
    "proving",
    "tests",
    "examples",
    "benchmarks",
    "hatch_build.py",
)
RUN: Final = (*ROOTS, "proving")
"""Compiled ahead: tests start hundreds of processes, and where Python may write no bytecode each would compile anew."""
UNKEPT: Final = "PYTHONDONTWRITEBYTECODE"
"""Not passed on to pytest: where it may not keep the tests that it compiled, each run compiles all of them twice."""
PYTHON: Final = (sys.executable, "-m")
STATIC: Final = {
    "ruff check": (*PYTHON, "ruff", "check", "--quiet", "--no-cache", *CODE),
    "ruff format --check": (*PYTHON, "ruff", "format", "--quiet", "--no-cache", "--check", *CODE),
    "mypy --strict": (*PYTHON, "mypy", "--no-error-summary"),
    "compileall": (*PYTHON, "compileall", "-q", *RUN),
}
PYTEST: Final = (*PYTHON, "pytest", "-n", "auto", "--dist", "worksteal", "-m", GATE)


def main(arguments: Sequence[str]) -> int:
    """Run the checks, pytest last, so that its closing line is the last one. The exit code: 0, 1, or that of pytest."""
    running = {name: subprocess.Popen(command, cwd=TREE) for name, command in STATIC.items()}
    codes = {name: process.wait() for name, process in running.items()}
    for name, code in codes.items():
        sys.stdout.write(f"{name}: {'failed' if code else 'passed'}\n")
    sys.stdout.flush()
    if any(codes.values()):
        return 1
    environment = {**os.environ, price.BEFORE: f"{price.spent():.2f}"} | ({} if arguments else {price.WHOLE: "yes"})
    environment.pop(UNKEPT, None)
    return subprocess.run((*PYTEST, *arguments), cwd=TREE, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
