"""The steps of a job for GitHub Actions, and of a composite action, run here as that would."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec

SHELLS = {"": ("bash", "-e"), "bash": ("bash", "--noprofile", "--norc", "-eo", "pipefail")}
"""How GitHub Actions calls the shell of a step, by the name in it."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"condition": "if", "given": "with"}):
    """A step: shell lines, or an action that it uses."""

    name: str = ""
    id: str = ""
    uses: str = ""
    condition: str = "success()"
    shell: str = ""
    run: str = ""
    env: dict[str, str] = {}
    given: dict[str, str | bool] = {}


class Done(NamedTuple):
    """What the steps did: the exit code of each with shell lines, what they printed, and what they left in files."""

    codes: tuple[int, ...]
    printed: str
    summary: str
    outputs: Mapping[str, str]


def valued(text: str, values: Mapping[str, str]) -> str:
    """A text with the value of each expression; KeyError for one without."""
    return re.sub(r"\$\{\{ (\S+) \}\}", lambda found: values[found[1]], text)


def run_steps(
    steps: list[Step], folder: Path, values: Mapping[str, str], env: Mapping[str, str], before: tuple[str, ...] = ()
) -> Done:
    """Run the shell lines of all steps in a folder, as long as their conditions hold; actions are not run.

    ``before`` stands before each command, and cuts it off from the network.
    """
    files = {name: folder / f".{name}" for name in ("GITHUB_PATH", "GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY")}
    for path in files.values():
        path.write_text("")
    codes: list[int] = []
    printed = ""
    for step in steps:
        assert step.condition in {"success()", "always()"} or step.uses, step.condition
        if not step.run or (any(codes) and step.condition != "always()"):
            continue
        script = folder / ".script"
        script.write_text(step.run)
        search = os.pathsep.join([*files["GITHUB_PATH"].read_text().split(), os.environ["PATH"]])
        more = {name: valued(value, values) for name, value in step.env.items()}
        done = subprocess.run(
            [*before, *SHELLS[step.shell], script],
            cwd=folder,
            env={**env, **more, **{name: str(path) for name, path in files.items()}, "PATH": search},
            check=False,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
        )
        codes.append(done.returncode)
        printed += done.stdout
    outputs = dict(line.split("=", 1) for line in files["GITHUB_OUTPUT"].read_text().splitlines())
    return Done(tuple(codes), printed, files["GITHUB_STEP_SUMMARY"].read_text("utf-8"), outputs)
