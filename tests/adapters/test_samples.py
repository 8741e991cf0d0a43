"""The adapters in `examples/adapters` do what their page says: the doctor finds nothing, and they are conform."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace
from tests.conftest import UNTESTED
from tests.unit.the_command import PATIENCE, here

from tarock_checking.first.beginnings import beginnings, questions_of
from tarock_protocol import codec
from tarock_protocol.messages.questions import CardPlay
from tarock_running.process.exits import ExitCode

SAMPLES = Path(__file__).parents[2] / "examples" / "adapters"
PAGE = (SAMPLES / "README.md").read_text(encoding="utf-8")


class Sample(NamedTuple):
    """A program of `examples/adapters`, the tool that it needs, and how many scenarios it has to be right in at least.

    ``wrong`` has a rule of its text and how it would be told wrongly, which has to be noticed in ``area``; ``leads`` so
    for who leads to the next trick in a course of cards.
    """

    file: str
    tool: str
    fewest: int
    area: str
    wrong: tuple[str, str]
    leads: tuple[str, str]


PYTHON = Sample(
    "lungau.py",
    sys.executable,
    500,
    "counting",
    ('"K": 5', '"K": 4'),
    ("self.begin(winner)", "self.begin(self.vorhand)"),
)
NODE = Sample(
    "koenigrufen.mjs",
    "node",
    560,
    "counting",
    ("2 * Math.floor", "1 * Math.floor"),
    ("[inTurn(winner), []]", "[inTurn(declarer ?? 0), []]"),
)
COMPILED = Sample(
    "zwanzigerrufen.c",
    "cc",
    370,
    "play",
    ("if (trull == 3", "if (trull == 4"),
    ("winners[taken] = leader = (", "winners[taken] = ("),
)
UP_TO_THE_FIRST = ("--only-offered", "--jobs", "1", "--no-diagnosis", "--fail-fast")
"""How a program is checked that has something wrong: the first scenario that it fails is enough to notice it."""
ALL = pytest.mark.parametrize("sample", [PYTHON, NODE, COMPILED], ids=lambda one: one.file)


def command_of(sample: Sample, folder: Path, instead: tuple[str, str] = ("", "")) -> str:
    """The command of a copy in a folder, as its page tells to build and run it; skips where its tool is missing.

    What is told ``instead`` of something stands there once.
    """
    if shutil.which(sample.tool) is None:
        pytest.skip(f"{UNTESTED}no {sample.tool} here, so examples/adapters/{sample.file} was not run")
    text = (SAMPLES / sample.file).read_text(encoding="utf-8")
    right, wrong = instead
    assert not right or text.count(right) == 1
    (folder / sample.file).write_text(text.replace(right, wrong), encoding="utf-8")
    if sample is COMPILED:
        (build,) = re.findall(r"`(cc [^`]+)`", PAGE)
        words = build.replace("../..", str(SAMPLES.parents[1])).split()
        subprocess.run([*words, "-Wall", "-Wextra", "-Werror"], cwd=folder, check=True, timeout=PATIENCE)
        return "./zwanzigerrufen"
    return f"{sample.tool} {sample.file}"


@pytest.mark.gate("zwanzigerrufen.c")
@ALL
def test_the_doctor_finds_nothing(sample: Sample, tmp_path: Path) -> None:
    done = here("doctor", "--engine", command_of(sample, tmp_path), cwd=tmp_path)

    assert done.returncode == ExitCode.CONFORM, done.stdout
    assert re.search(r"^may_play +3 +3 ", done.stdout, flags=re.MULTILINE)
    assert re.search(r"^play +2 +2 ", done.stdout, flags=re.MULTILINE)


@pytest.mark.prove
@ALL
def test_it_is_conform_as_far_as_it_goes(sample: Sample, tmp_path: Path) -> None:
    done = here("check", "--engine", command_of(sample, tmp_path), "--only-offered", "--jobs", "1", cwd=tmp_path)

    (right,) = re.findall(r"^evaluated \d+ of \d+, passed (\d+) of \1$", done.stdout, flags=re.MULTILINE)
    assert int(right) >= sample.fewest
    assert done.returncode == ExitCode.CONFORM, done.stdout


@pytest.mark.gate("lungau.py")
@ALL
def test_with_one_rule_told_wrongly_it_is_not(sample: Sample, tmp_path: Path) -> None:
    command = command_of(sample, tmp_path, sample.wrong)

    done = here("check", "--engine", command, *UP_TO_THE_FIRST, "--area", sample.area, cwd=tmp_path)

    assert done.returncode == ExitCode.NOT_CONFORM, done.stdout


@pytest.mark.gate("koenigrufen.mjs")
@ALL
def test_with_the_wrong_leader_in_a_course_of_cards_it_is_not(sample: Sample, tmp_path: Path) -> None:
    command = command_of(sample, tmp_path, sample.leads)

    done = here("check", "--engine", command, *UP_TO_THE_FIRST, "--area", "whole_deals", cwd=tmp_path)

    assert done.returncode == ExitCode.NOT_CONFORM, done.stdout


@ALL
def test_a_card_that_is_only_said_is_not_played(sample: Sample, tmp_path: Path) -> None:
    command = command_of(sample, tmp_path)
    asked, _ = questions_of(beginnings(Path(sample.file).stem)["play"][-1], about="play")["play"]
    assert isinstance(asked, CardPlay)
    first = replace(asked.actions[0], do="say")

    line = codec.encode(replace(asked, actions=[first]))
    done = subprocess.run(
        shlex.split(command), input=line, cwd=tmp_path, capture_output=True, check=True, timeout=PATIENCE
    )

    assert json.loads(done.stdout)["answer"]["accepted"] == 0


def test_the_page_names_every_file_there_is() -> None:
    files = {path.name for path in SAMPLES.iterdir() if path.is_file()} - {"README.md"}

    assert files == set(re.findall(r"`([\w.]+\.(?:py|mjs|c|h))`", PAGE.partition("\n`zwanzigerrufen.c` includes")[0]))
    assert {one.file for one in (PYTHON, NODE, COMPILED)} == files
