"""From its first moment on the command has modules of its own alone, and exit codes that are documented."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from tests.unit.test_program import is_soon
from tests.unit.the_command import PATIENCE, environment

from tarock_running.process.exits import ExitCode

ROOT = Path(__file__).resolve().parents[2]
GUARD = """import sys

if __name__ == "__main__" and not sys.flags.safe_path:
    sys.path.pop(0)"""

BEGINS: Final = """
import sys, time, types
from pathlib import Path
from tarock_conformance.__main__ import start_command

def begun():
    Path("begun").touch()
    {deed}

sys.modules["tarock_conformance.cli"] = types.SimpleNamespace(main=begun)
start_command()
"""
"""The command, which comes no further than to its beginning."""


def beginning(deed: str) -> tuple[str, ...]:
    return (sys.executable, "-P", "-c", BEGINS.format(deed=deed))


@pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_request_to_end_that_comes_early_has_the_exit_code_of_one_that_comes_late(
    tmp_path: Path, number: signal.Signals
) -> None:
    with subprocess.Popen(
        beginning("time.sleep(600)"), cwd=tmp_path, env=environment(), stderr=subprocess.PIPE, text=True
    ) as running:
        begun = is_soon((tmp_path / "begun").exists)
        running.send_signal(number)
        _, told = running.communicate(timeout=PATIENCE)

    assert begun
    assert (running.returncode, told) == (ExitCode.INTERRUPTED, "tarock: interrupted\n")


def test_a_module_where_the_command_is_started_is_not_taken_for_ours(tmp_path: Path) -> None:
    for name in ("msgspec", "typer", "signal", "enum"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('not ours')", encoding="utf-8")
    words = (sys.executable, "-m", "tarock_conformance", "--version")
    variables = {name: value for name, value in environment().items() if name != "PYTHONSAFEPATH"}

    told = subprocess.run(words, cwd=tmp_path, env=variables, capture_output=True, encoding="utf-8", check=False)

    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout.startswith("tarock ")


def test_every_module_that_is_a_program_takes_none_of_the_folder_where_it_is_started() -> None:
    programs = {
        path.relative_to(ROOT): text
        for folder in ("conformance", "protocol", "reference_engine", "reports", "second_opinion", "steps")
        for path in (ROOT / folder).rglob("*.py")
        if 'if __name__ == "__main__"' in (text := path.read_text(encoding="utf-8")) and path.name != "warden.py"
    }
    lacking = [str(path) for path, text in programs.items() if GUARD not in text.partition("\nfrom tarock")[0]]

    assert lacking == []
    assert len(programs) > 3
