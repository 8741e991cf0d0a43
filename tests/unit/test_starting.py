"""A process loads no more than it needs: what it loads takes most of the time of a short run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from tests.unit.small_lock import written

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
    """A copy that stands in no file of vectors is played, and its whole answer compared with that of the engine."""
    asked = ("check", "--clause", "LUN-COUNTING-001", "--again", "0.5", "--symmetries", "none")
    told = subprocess.run(
        [sys.executable, "-P", "-c", COMMAND, *asked],
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout.splitlines()

    assert told[-2:] == ["ended with 0", "loaded tarock_steps"]


HELD_BEFORE: Final = """
from tarock_checking.check import lock_check
lock_check.answers_before = lambda lock, _: [b""] * len(lock.questions)
"""
"""A lock that was held against our own engine before."""


def test_a_lock_that_was_held_against_our_engine_before_loads_it_no_more(tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-P", "-c", HELD_BEFORE + COMMAND, "check", "--lock", str(written(tmp_path))],
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout.splitlines()

    assert told[-2:] == ["ended with 0", "loaded tarock_steps"]


@pytest.mark.parametrize("asked", [("--help",), ("-h",), (), ("--language", "de", "--help")], ids=" ".join)
def test_the_list_of_commands_is_that_of_commands_with_all_their_options(asked: tuple[str, ...]) -> None:
    whole = "import tarock_conformance.cli as cli\ncli._LISTING = ()\n"
    told, right = (
        subprocess.run(
            [sys.executable, "-P", "-c", f"{first}{COMMAND}", *asked], capture_output=True, encoding="utf-8", check=True
        ).stdout
        for first in ("", whole)
    )

    assert "doctor" in told
    assert told == right


def test_help_loads_nothing_that_it_never_uses() -> None:
    unused = ("rich.markdown", "rich.traceback", "markdown_it", "attr")
    told = subprocess.run(
        [sys.executable, "-P", "-c", f"{COMMAND}print(*(name for name in {unused} if name in sys.modules))", "--help"],
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout.splitlines()

    assert told[-2:] == ["loaded tarock_steps", ""]
