"""The reference engine as our own checks start it: the same answers, without the command line around it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.unit.small_lock import PROFILE, SETTLE
from tests.unit.the_command import PATIENCE, PROGRAM, environment

from tarock_running.inputs.engine import reference_command
from tarock_running.process.exits import ExitCode

ASKED = "".join(
    json.dumps({"id": number, **question}, ensure_ascii=False) + "\n"
    for number, question in enumerate(({"ask": "hello", "protocol": 1}, {"rules": "lungau", **SETTLE}))
)


def said(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, input=ASKED, env=environment(), capture_output=True, encoding="utf-8", check=False, timeout=PATIENCE
    )


@pytest.mark.prove
def test_it_answers_as_the_command_does_that_people_type(tmp_path: Path) -> None:
    profile = tmp_path / "post.toml"
    profile.write_text(PROFILE, encoding="utf-8")

    plain, house = said(*reference_command()), said(*reference_command(profile))

    assert plain.stdout == said(*PROGRAM, "serve").stdout != ""
    assert house.stdout == said(*PROGRAM, "serve", "--variant", str(profile)).stdout != plain.stdout
    assert (plain.returncode, house.returncode, plain.stderr, house.stderr) == (0, 0, "", "")


def test_a_profile_with_a_mistake_is_refused_with_its_line(tmp_path: Path) -> None:
    profile = tmp_path / "post.toml"
    profile.write_text(PROFILE.replace("price_won", "price_one"), encoding="utf-8")

    run = said(*reference_command(profile))

    assert run.returncode == ExitCode.USAGE
    assert f"{profile}:6" in run.stderr
    assert run.stdout == ""


def test_it_loads_nothing_of_the_command_line() -> None:
    loads = "import sys, tarock_checking.serve.__main__; print('typer' in sys.modules, 'rich' in sys.modules)"

    assert said(sys.executable, "-c", loads).stdout == "False False\n"
