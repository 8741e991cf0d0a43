"""The job that ``docs/ci.md`` tells of, run from the wheel in a new environment without a network."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from tests.conftest import UNTESTED

pytestmark = pytest.mark.prove

TREE = Path(__file__).parents[2]
PAGE = (TREE / "docs/ci.md").read_text(encoding="utf-8")
(JOB,) = (
    block for block in re.findall(r"^```sh\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL) if block.startswith("#!")
)

PAD = """
import json, sys

PICTURES = {{"K": {king}, "D": 4, "C": 3, "B": 2}}
for line in sys.stdin.buffer:
    asked = json.loads(line)
    if asked["ask"] == "hello":
        answer = {{"protocol": 1, "name": "pad", "version": "1", "language": "Python"}}
        answer |= {{"rules": {{"lungau": {{}}}}, "questions": ["hello", "count"]}}
    else:
        cards = asked["cards"]
        answer = {{"augen": sum(5 if one in ("Sküs", "XXI", "I") else PICTURES.get(one[0], 0) for one in cards)}}
    print(json.dumps({{"id": asked["id"], "answer": answer}}), flush=True)
"""
"""A program that can only count Augen, with a König of some value."""

OFFLINE = ("unshare", "--map-root-user", "--net")


def environment(**more: str) -> Mapping[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PYTEST", "COV_"))}
    return {**kept, "TAROCK_CACHE": "off", **more}


def offline() -> tuple[str, ...]:
    """What cuts a command off from any network, where the system lets us."""
    if (
        shutil.which(OFFLINE[0])
        and subprocess.run([*OFFLINE, "true"], check=False, capture_output=True).returncode == 0
    ):
        return OFFLINE
    return ()


@pytest.fixture(scope="module")
def wheels(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The suite and what it asks for, as wheels: all that needs a network, as the page says."""
    folder = tmp_path_factory.mktemp("wheels")
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
    made = (*pip, "wheel", "--constraint", TREE / "requirements.lock", "--wheel-dir", folder, wheel)
    done = subprocess.run(made, check=False, capture_output=True, text=True, cwd=folder, env=environment())
    if done.returncode:
        pytest.skip(
            f"{UNTESTED}no wheels of what the suite asks for can be had here, so the job of a pipeline was not run"
        )
    return folder


@pytest.fixture
def folder(wheels: Path, tmp_path: Path) -> Path:
    """A repository with the job, its wheels, and nothing known."""
    (tmp_path / "ci").mkdir()
    (tmp_path / "ci/wheels").symlink_to(wheels)
    (tmp_path / "ci/tarock.sh").write_text(JOB, encoding="utf-8")
    (tmp_path / "ci/deviations.toml").write_text("", encoding="utf-8")
    return tmp_path


def job(folder: Path, king: int) -> subprocess.CompletedProcess[str]:
    (folder / "pad.py").write_text(PAD.format(king=king), encoding="utf-8")
    command = (*offline(), "sh", "ci/tarock.sh", "--only-offered", "--no-diagnosis")
    settings = environment(ENGINE=f"{sys.executable} pad.py")
    return subprocess.run(command, cwd=folder, env=settings, check=False, capture_output=True, text=True)


def test_the_job_runs_without_a_network_and_leaves_what_the_page_says(folder: Path) -> None:
    right = job(folder, king=5)
    report = folder / "tarock-report"

    assert right.returncode == 0, right.stdout + right.stderr
    assert json.loads((report / "check.json").read_text("utf-8"))["verdict"] == "conform"
    assert ET.parse(report / "junit.xml").getroot().get("failures") == "0"  # noqa: S314 - ours
    assert "tarock lungau: conform" in (report / "tarock.svg").read_text("utf-8")
    assert {"lungau.jsonl", "lungau.html"} <= {path.name for path in report.iterdir()}

    report.rename(folder / "before")
    wrong = job(folder, king=4)

    assert wrong.returncode == 1
    assert json.loads((report / "check.json").read_text("utf-8"))["verdict"] == "not conform"
    assert "Worse: " in wrong.stdout
