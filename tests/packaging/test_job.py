"""The job of ``docs/ci.md`` and the action of ``action.yml``, run from the wheel without a network."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import msgspec
import pytest
from tests.conftest import UNTESTED
from tests.packaging.steps_of import Done, Step, run_steps, valued

from tarock_steps.catalogue.loading import sources

pytestmark = pytest.mark.prove

TREE = Path(__file__).parents[2]
PAGE = (TREE / "docs/ci.md").read_text(encoding="utf-8")
(YAML,) = re.findall(r"^```yaml\n(name: .*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


class Job(msgspec.Struct, rename="kebab"):
    """What of a job is run here."""

    env: dict[str, str]
    strategy: dict[str, Any]
    steps: list[Step]


class Action(msgspec.Struct):
    """What of an action is run here."""

    inputs: dict[str, dict[str, Any]]
    outputs: dict[str, dict[str, str]]
    runs: dict[str, Any]


JOB = msgspec.convert(msgspec.yaml.decode(YAML)["jobs"]["check"], Job)
ACTION = msgspec.yaml.decode((TREE / "action.yml").read_text("utf-8"), type=Action)
ACTIONS = {"checkout@v4", "setup-python@v5", "cache/restore@v4", "cache/save@v4", "upload-artifact@v4"}
"""The actions that the steps use; none of them can run here."""

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
    """A repository with the wheels of the job, and nothing known."""
    (tmp_path / "ci").mkdir()
    (tmp_path / "ci/wheels").symlink_to(wheels)
    (tmp_path / "ci/deviations.toml").write_text("", encoding="utf-8")
    return tmp_path


def job(folder: Path, king: int) -> Done:
    (folder / "pad.py").write_text(PAD.format(king=king), encoding="utf-8")
    values = {"matrix.rules": JOB.strategy["matrix"]["rules"][0]}
    env = {name: valued(value, values) for name, value in JOB.env.items()}
    assert env.keys() == {"ENGINE", "RULES"}
    env["ENGINE"] = f"{sys.executable} pad.py"
    return run_steps(JOB.steps, folder, values, environment(**env), offline())


def test_the_job_runs_without_a_network_and_leaves_what_the_page_says(folder: Path) -> None:
    right = job(folder, king=5)
    report = folder / "tarock-report"

    assert right.codes == (0, 0, 0, 0), right.printed
    assert json.loads((report / "check.json").read_text("utf-8"))["verdict"] == "conform"
    assert ET.parse(report / "junit.xml").getroot().get("failures") == "0"  # noqa: S314 - ours
    assert "tarock lungau: conform" in (report / "tarock.svg").read_text("utf-8")
    assert {"lungau.jsonl", "lungau.html"} <= {path.name for path in report.iterdir()}
    assert "::notice title=pad 1 by lungau::Conform: " in right.printed
    assert right.summary.startswith("# pad 1 by lungau\n")
    assert [path.name for path in (folder / "before").iterdir()] == ["lungau.jsonl"]

    wrong = job(folder, king=4)

    assert wrong.codes == (0, 1, 0, 1), wrong.printed
    assert json.loads((report / "check.json").read_text("utf-8"))["verdict"] == "not conform"
    assert "::error title=lungau%2C LUN-COUNTING-" in wrong.printed
    assert "**Not conform: " in wrong.summary
    assert "Worse: " in wrong.printed


def test_a_program_that_does_not_start_leaves_a_job_that_failed_by_it_alone(folder: Path) -> None:
    (folder / "pad.py").write_text("", encoding="utf-8")
    env = environment(ENGINE=f"{sys.executable} pad.py", RULES="lungau")

    broken = run_steps(JOB.steps, folder, {}, env, offline())

    assert broken.codes[:2] == (0, 4), broken.printed
    assert "did not say hello" in broken.printed


def test_all_that_is_kept_is_kept_as_data_and_before_it_is_read() -> None:
    cached = [step.given["path"] for step in JOB.steps if "cache" in step.uses]

    assert cached == ["before", "before"]
    assert {name.removeprefix("actions/") for step in JOB.steps if (name := step.uses)} == ACTIONS
    assert set(JOB.strategy["matrix"]["rules"]) <= set(sources())


def action(folder: Path, wheels: Path, king: int, **given: str) -> Done:
    (folder / "pad.py").write_text(PAD.format(king=king), encoding="utf-8")
    (folder / "temp").mkdir(exist_ok=True)
    inputs = {name: str(about.get("default", "")) for name, about in ACTION.inputs.items()}
    assert given.keys() <= inputs.keys()
    values = {f"inputs.{name}": value for name, value in (inputs | given).items()}
    values["steps.python.outputs.python-path"] = sys.executable
    env = environment(
        PIP_NO_INDEX="1",
        PIP_FIND_LINKS=str(wheels),
        RUNNER_TEMP=str(folder / "temp"),
        GITHUB_ACTION_PATH=str(next(wheels.glob("tarock_conformance-*.whl"))),
    )
    return run_steps(msgspec.convert(ACTION.runs["steps"], list[Step]), folder, values, env, offline())


def test_the_action_checks_and_says_what_it_found(folder: Path, wheels: Path) -> None:
    engine = f"{sys.executable} pad.py"
    right = action(folder, wheels, 5, engine=engine, rules="lungau", arguments="--only-offered --no-diagnosis")

    assert right.codes == (0, 0), right.printed
    report = Path(right.outputs["report"])
    assert right.outputs == {"verdict": "conform", "exit-code": "0", "report": str(report)}
    assert {path.name for path in report.iterdir()} == {"check.json", "junit.xml", "lungau.html", "lungau.jsonl"}
    assert right.summary.startswith("# pad 1 by lungau\n")
    assert {about["value"] for about in ACTION.outputs.values()} == {
        f"${{{{ steps.check.outputs.{name} }}}}" for name in right.outputs
    }

    version = next(wheels.glob("tarock_conformance-*.whl")).name.split("-")[1]
    wrong = action(folder, wheels, 4, engine=engine, arguments="--only-offered --no-diagnosis", version=version)

    assert wrong.codes == (0, 1), wrong.printed
    assert wrong.outputs["verdict"] == "not conform"
    assert "::error title=lungau%2C LUN-COUNTING-" in wrong.printed


def test_an_input_of_the_action_is_never_a_line_of_its_shell(folder: Path, wheels: Path) -> None:
    hostile = "$(touch stolen); touch stolen `touch stolen` *"
    done = action(folder, wheels, 5, engine=hostile, rules=hostile, arguments=hostile)

    assert done.codes[0] == 0
    assert done.codes[1] == 2
    assert (done.outputs["verdict"], done.outputs["exit-code"]) == ("", "2")
    assert not (folder / "stolen").exists()
    assert "${{" not in "".join(step["run"] for step in ACTION.runs["steps"] if "run" in step)
