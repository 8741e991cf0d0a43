"""The runners in `examples/runners` say of a program by a file of vectors what a check says of it."""

from __future__ import annotations

import functools
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from tests.adapters import three_mistakes
from tests.conftest import UNTESTED
from tests.unit.filled_scenarios import FilledScenario, answers_of, file_lines, filled_scenarios, first_unmet
from tests.unit.the_command import PATIENCE, here

from tarock_protocol.drivers import InProcess
from tarock_reference import respond
from tarock_reference.impostors import impostors
from tarock_reports.ledger.checks import Ledger
from tarock_reports.verdict.cases import WRONG, ClauseState, clause_state
from tarock_reports.verdict.summary import summarise
from tarock_steps.catalogue.loading import sources

ROOT = Path(__file__).parents[2]
RUNNERS = ROOT / "examples" / "runners"
SOURCE, AREAS = "lungau", ("counting", "cards", "sessions")
VECTORS = "lungau.vectors.jsonl"


class Runner(NamedTuple):
    """A runner, the tool that it needs, how it is built and run, and a program that answers from a file beside it."""

    file: str
    tool: str
    build: tuple[str, ...]
    run: tuple[str, ...]
    answer: str
    answering: str
    more: tuple[str, ...] = ()


PYTHON = Runner(
    "runner.py",
    sys.executable,
    (),
    (sys.executable, "runner.py"),
    "answer.py",
    """
import json
ANSWERS = map(json.loads, open("answers.jsonl", encoding="utf-8"))
def answer(_question):
    return next(ANSWERS)
""",
)
NODE = Runner(
    "runner.mjs",
    "node",
    (),
    ("node", "runner.mjs"),
    "answer.mjs",
    """
import { readFileSync } from 'node:fs'
const answers = readFileSync('answers.jsonl', 'utf8').split('\\n').values()
export const answer = () => JSON.parse(answers.next().value)
""",
)
RUST = Runner(
    "runner.rs",
    "rustc",
    ("rustc", "-O", "runner.rs"),
    ("./runner",),
    "answer.rs",
    """
use crate::json::Json;
use std::sync::{atomic::{AtomicUsize, Ordering}, OnceLock};
static ANSWERS: OnceLock<Vec<String>> = OnceLock::new();
static NEXT: AtomicUsize = AtomicUsize::new(0);
pub fn answer(_question: &Json) -> Json {
    let read = || std::fs::read_to_string("answers.jsonl").unwrap().lines().map(String::from).collect();
    Json::read(&ANSWERS.get_or_init(read)[NEXT.fetch_add(1, Ordering::Relaxed)])
}
""",
    ("json.rs",),
)
GO = Runner(
    "runner.go",
    "go",
    ("go", "build", "-o", "runner", "runner.go", "answer.go"),
    ("./runner",),
    "answer.go",
    """
package main

import (
	"bufio"
	"encoding/json"
	"os"
)

var file, _ = os.Open("answers.jsonl")
var answers = bufio.NewReader(file)

func answer(_ object) (said object) {
	line, _ := answers.ReadString('\\n')
	json.Unmarshal([]byte(line), &said)
	return said
}
""",
)
RIGHT = InProcess(respond)
ALL = pytest.mark.parametrize("runner", [PYTHON, NODE, RUST, GO], ids=lambda one: one.file)


class SaidByRunner(NamedTuple):
    """The scenarios that failed, and what is said of the clauses."""

    failed: set[str]
    clauses: dict[str, str]


def run(
    runner: Runner, folder: Path, source: str, some: Iterable[FilledScenario], answers: Iterable[object]
) -> SaidByRunner:
    """What a runner says of a program with these answers to some scenarios."""
    return run_on(runner, folder, file_lines(source, some), answers)


def run_on(runner: Runner, folder: Path, lines: Iterable[bytes], answers: Iterable[object]) -> SaidByRunner:
    """What a runner says of a file with these lines; skips where its tool is missing."""
    if shutil.which(runner.tool) is None:
        pytest.skip(f"{UNTESTED}no {runner.tool} here, so examples/runners/{runner.file} was not run")
    shutil.copytree(built(runner).name, folder, dirs_exist_ok=True)
    (folder / VECTORS).write_bytes(b"\n".join(lines) + b"\n")
    (folder / "answers.jsonl").write_bytes(b"\n".join(map(msgspec.json.encode, answers)))
    done = subprocess.run(
        (*runner.run, VECTORS), cwd=folder, check=True, timeout=PATIENCE, capture_output=True, encoding="utf-8"
    )
    failed = set(re.findall(r"^failed (.+) at .+$", done.stdout, flags=re.MULTILINE))
    return SaidByRunner(failed, dict(re.findall(r"^([A-Z]\S+) (failed|passed)$", done.stdout, flags=re.MULTILINE)))


@functools.cache
def built(runner: Runner) -> tempfile.TemporaryDirectory[str]:
    """A folder with a runner as it is run, which is built once for all sources; it is there as long as this process."""
    room = tempfile.TemporaryDirectory()
    for name in (runner.file, *runner.more):
        shutil.copy(RUNNERS / name, room.name)
    Path(room.name, runner.answer).write_text(runner.answering.lstrip(), encoding="utf-8")
    if runner.build:
        subprocess.run(runner.build, cwd=room.name, check=True, timeout=PATIENCE)
    return room


def said_by_check(folder: Path, *areas: str) -> SaidByRunner:
    program = shlex.join([sys.executable, "-m", three_mistakes.__name__])
    ledger = folder / "ledger.jsonl"
    narrowed = [f"--area={area}" for area in areas]
    here(
        *("check", "--engine", program, "--rules", SOURCE, *narrowed),
        *("--jobs", "1", "--no-diagnosis", "--ledger", str(ledger), "--html", str(folder / "report.html")),
        cwd=ROOT,
    )
    summary = summarise(Ledger.read(ledger))
    wrong = {one.scenario.id for one in summary.cases if one.outcome in WRONG}
    states = {clause: clause_state(cases) for clause, cases in summary.clauses.items()}
    told = {clause: state.value for clause, state in states.items() if state is not ClauseState.INCONCLUSIVE}
    return SaidByRunner(wrong, told)


@pytest.fixture(scope="session")
def some() -> tuple[FilledScenario, ...]:
    return filled_scenarios(SOURCE, *AREAS)


@pytest.fixture(scope="session")
def by_check(tmp_path_factory: pytest.TempPathFactory) -> SaidByRunner:
    return said_by_check(tmp_path_factory.mktemp("check"), *AREAS)


def answers_with_mistakes(some: Iterable[FilledScenario]) -> list[object]:
    return [three_mistakes.reply(msgspec.json.decode(one.question))["answer"] for each in some for one in each.asked]


@pytest.mark.parametrize(
    "runner", [PYTHON, NODE, pytest.param(RUST, marks=pytest.mark.prove), GO], ids=lambda one: one.file
)
def test_three_mistakes_fail_the_scenarios_and_clauses_that_they_fail_in_a_check(
    runner: Runner, tmp_path: Path, some: tuple[FilledScenario, ...], by_check: SaidByRunner
) -> None:
    said = run(runner, tmp_path, SOURCE, some, answers_with_mistakes(some))

    assert {one.split("/")[1] for one in by_check.failed} == {*AREAS}
    assert set(by_check.clauses.values()) == {"failed", "passed"}
    assert said == by_check


class AnsweredWrongly(NamedTuple):
    """All scenarios of a source, what is answered to them, and which of them fail."""

    some: tuple[FilledScenario, ...]
    answers: tuple[object, ...]
    failed: set[str]


@functools.lru_cache(1)  # every runner is put the same, one after the other
def answered_wrongly(source: str) -> AnsweredWrongly:
    """Some scenarios are answered by the reference, the others by an impostor that breaks one of their clauses."""
    wrong = {one.clause: InProcess(one.respond(), hello=RIGHT.hello) for one in impostors(source)}
    some = filled_scenarios(source)
    told = [[*answers_of(wrong.get(one.script.planned.clauses[0], RIGHT), one.questions)] for one in some]
    failed = {
        one.script.planned.id for one, answers in zip(some, told, strict=True) if first_unmet(one, answers) is not None
    }
    return AnsweredWrongly(some, tuple(answer for answers in told for answer in answers), failed)


@pytest.mark.prove
@ALL
@pytest.mark.parametrize("source", sources())
def test_a_runner_reads_every_part_as_we_do(runner: Runner, source: str, tmp_path: Path) -> None:
    """Whether the reference answers a scenario, or an impostor that breaks one of its clauses."""
    some, answers, failed = answered_wrongly(source)

    said = run(runner, tmp_path, source, some, answers)

    assert len(some) // 10 < len(failed) < len(some)
    assert said.failed == failed


@pytest.mark.prove
@ALL
@pytest.mark.parametrize(("place", "clauses"), [(2, "passed"), (-1, "passed"), (3, "failed")])
def test_a_place_that_a_list_does_not_have_is_not_found(
    runner: Runner, tmp_path: Path, place: int, clauses: str
) -> None:
    augen = [7, 7, 7]
    check = {
        "step": 0,
        "reads": [{"asked": 0, "part": ["augen", place], "expected": 7}],
        "grounds": ["LUN-COUNTING-001"],
    }
    vector = {
        "id": "a",
        "clauses": check["grounds"],
        "steps": [{"en": "7"}],
        "asked": [{"question": {}}],
        "checks": [check],
    }

    said = run_on(runner, tmp_path, [b"{}", msgspec.json.encode(vector)], [{"augen": augen}])

    assert said.clauses == {"LUN-COUNTING-001": clauses}
