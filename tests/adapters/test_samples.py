"""The adapters in `examples/adapters` do what their page says: the doctor finds nothing, and they are conform."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
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
    for who leads to the next trick in a course of cards, where it knows that. ``rows`` has questions that the doctor
    asks it, each with how often. ``strict`` is added to the command that builds it.
    """

    file: str
    tool: str
    fewest: int
    area: str
    wrong: tuple[str, str]
    leads: tuple[str, str] | None
    rows: Mapping[str, int] = MappingProxyType({"may_play": 3, "play": 2})
    strict: tuple[str, ...] = ()


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
C = Sample(
    "zwanzigerrufen.c",
    "cc",
    370,
    "play",
    ("if (trull == 3", "if (trull == 4"),
    ("winners[taken] = leader = (", "winners[taken] = ("),
    strict=("-Wall", "-Wextra", "-Werror"),
)
GO = Sample(
    "karl.go",
    "go",
    740,
    "counting",
    ("3*value(card) - 2", "3*value(card) - 1"),
    ("deal.leader, deal.lies = winner,", "deal.leader, deal.lies = deal.leader,"),
)
JAVA = Sample(
    "scorepad.java",
    "javac",
    520,
    "sessions",
    ("ROUND = 4", "ROUND = 3"),
    None,
    MappingProxyType({"settle": 1, "session": 1}),
    strict=("-Xlint:all,-auxiliaryclass", "-Werror"),
)
SAMPLES_THERE = (PYTHON, NODE, C, GO, JAVA)
UP_TO_THE_FIRST = ("--only-offered", "--jobs", "1", "--no-diagnosis", "--fail-fast")
"""How a program is checked that has something wrong: the first scenario that it fails is enough to notice it."""
ALL = pytest.mark.parametrize("sample", SAMPLES_THERE, ids=lambda one: one.file)
PLAYERS = pytest.mark.parametrize(
    "sample", [sample for sample in SAMPLES_THERE if sample.leads], ids=lambda one: one.file
)
COMMANDS: dict[str, tuple[str, str]] = {
    file: (build, run)
    for file, build, run in re.findall(r"^\| `(.*?)` \| .*? \| (?:`(.*)`|) \| `(.*)` \|$", PAGE, re.MULTILINE)
}
"""How each file is built, if that is needed, and run, as the page says."""


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
    build, run = COMMANDS[sample.file]
    if build:
        words = build.replace("../..", str(SAMPLES.parents[1])).split()
        subprocess.run([*words, *sample.strict], cwd=folder, check=True, timeout=PATIENCE)
    return run


@pytest.mark.gate("zwanzigerrufen.c")
@ALL
def test_the_doctor_finds_nothing(sample: Sample, tmp_path: Path) -> None:
    done = here("doctor", "--engine", command_of(sample, tmp_path), cwd=tmp_path)

    assert done.returncode == ExitCode.CONFORM, done.stdout
    for name, number in sample.rows.items():
        assert re.search(rf"^{name} +{number} +{number} ", done.stdout, flags=re.MULTILINE)


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
@PLAYERS
def test_with_the_wrong_leader_in_a_course_of_cards_it_is_not(sample: Sample, tmp_path: Path) -> None:
    assert sample.leads
    command = command_of(sample, tmp_path, sample.leads)

    done = here("check", "--engine", command, *UP_TO_THE_FIRST, "--area", "whole_deals", cwd=tmp_path)

    assert done.returncode == ExitCode.NOT_CONFORM, done.stdout


@PLAYERS
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

    assert {*COMMANDS} == files == {sample.file for sample in SAMPLES_THERE}
