"""A process loads no more than it needs: what it loads takes most of the time of a short run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

pytestmark = pytest.mark.prove

COMMAND: Final = """
import sys
from tarock_conformance.cli import main
try:
    main()
except SystemExit as end:
    print("ended with", end.code or 0)
print("loaded", *(name for name in ("tarock_steps", "tarock_engine", "tarock_reference") if name in sys.modules))
"""


def test_a_check_by_the_rules_as_they_stand_loads_no_engine_beside_the_program_that_it_asks(tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-P", "-c", COMMAND, "check", "--clause", "LUN-COUNTING-001", "--again", "0.5"],
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout.splitlines()

    assert told[-2:] == ["ended with 0", "loaded tarock_steps"]
