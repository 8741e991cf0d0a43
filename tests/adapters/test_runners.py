"""The runners in `examples/runners` say of a program by a file of vectors what a check says of it."""

from __future__ import annotations

import functools
import os
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
from tests.adapters import crates, three_mistakes
from tests.conftest import UNTESTED
from tests.unit.filled_scenarios import FilledScenario, answers_of, file_lines, filled_scenarios
from tests.unit.the_command import PATIENCE, here

from tarock_protocol.drivers import InProcess
from tarock_reference import respond
from tarock_reference.impostors import impostors
from tarock_reports.ledger.checks import Ledger
from tarock_reports.verdict.cases import WRONG, ClauseState, clause_state
from tarock_reports.verdict.summary import summarise
from tarock_steps.catalogue.loading import sources
from tarock_steps.suite.checks import is_as_wanted, is_met
from tarock_steps.suite.verdicts import Outcome

ROOT = Path(__file__).parents[2]
RUNNERS = ROOT / "examples" / "runners"
SOURCE, AREAS = "lungau", ("counting", "cards", "sessions")
VECTORS = "lungau.vectors.jsonl"


class Runner(NamedTuple):
    """A runner, the tool that it needs, how it is built and run, and the files beside it.

    One of them answers from ``answers.jsonl``.
    """

    file: str
    tool: str
    build: tuple[str, ...]
    run: tuple[str, ...]
    beside: tuple[tuple[str, str], ...]


PYTHON = Runner(
    "runner.py",
    sys.executable,
    (),
    (sys.executable, "runner.py", VECTORS),
    (
        (
            "answer.py",
            """
import json
ANSWERS = map(json.loads, open("answers.jsonl", encoding="utf-8"))
def answer(_question):
    return next(ANSWERS)
""",
        ),
    ),
)
NODE = Runner(
    "runner.mjs",
    "node",
    (),
    ("node", "runner.mjs", VECTORS),
    (
        (
            "answer.mjs",
            """
import { readFileSync } from 'node:fs'
const answers = readFileSync('answers.jsonl', 'utf8').split('\\n').values()
export const answer = () => JSON.parse(answers.next().value)
""",
        ),
    ),
)
RUST = Runner(
    "runner.rs",
    "cargo",
    ("cargo", "build", "--quiet", *crates.OFFLINE),
    ("target/debug/runner", VECTORS),
    (
        (
            "Cargo.toml",
            """
[package]
name = "runner"
version = "1.0.0"
edition = "2021"

[[bin]]
name = "runner"
path = "runner.rs"

[dependencies]
serde_json = "1"
""",
        ),
        (".cargo/config.toml", crates.CONFIG),
        (
            "answer.rs",
            """
use serde_json::Value;
use std::sync::{atomic::{AtomicUsize, Ordering}, OnceLock};
static ANSWERS: OnceLock<Vec<String>> = OnceLock::new();
static NEXT: AtomicUsize = AtomicUsize::new(0);
pub fn answer(_question: &Value) -> Value {
    let read = || std::fs::read_to_string("answers.jsonl").unwrap().lines().map(String::from).collect();
    serde_json::from_str(&ANSWERS.get_or_init(read)[NEXT.fetch_add(1, Ordering::Relaxed)]).unwrap()
}
""",
        ),
    ),
)
GO = Runner(
    "runner_test.go",
    "go",
    ("go", "test", "-c", "-o", "runner"),
    ("./runner", "-test.v"),
    (
        ("go.mod", "module tarock\n\ngo 1.18\n"),
        (
            "answer.go",
            """
package tarock

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
        ),
    ),
)
RIGHT = InProcess(respond)
ALL = pytest.mark.parametrize("runner", [PYTHON, NODE, RUST, GO], ids=lambda one: one.file)


class SaidByRunner(NamedTuple):
    """The scenarios that failed, what is said of the clauses, and how many scenarios were declined."""

    failed: set[str]
    clauses: dict[str, str]
    declined: int = 0


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
        runner.run,
        cwd=folder,
        env=os.environ | {"VECTORS": VECTORS},
        check=False,
        timeout=PATIENCE,
        capture_output=True,
        encoding="utf-8",
    )
    failed = set(re.findall(r"^(?: +\S+: )?failed (.+) at .+$", done.stdout, flags=re.MULTILINE))
    clauses = dict(re.findall(r'^ *"?([A-Z]{3}-\S+?)"?:? "?(failed|passed)"?,?$', done.stdout, flags=re.MULTILINE))
    counted = re.search(r"declined[\"']?: ?(\d+)", done.stdout)
    assert clauses, done.stderr
    return SaidByRunner(failed, clauses, int(counted[1]) if counted else 0)


@functools.cache
def built(runner: Runner) -> tempfile.TemporaryDirectory[str]:
    """A folder with a runner as it is run, which is built once for all sources; it is there as long as this process."""
    room = tempfile.TemporaryDirectory()
    for name, content in runner.beside:
        Path(room.name, name).parent.mkdir(exist_ok=True)
        Path(room.name, name).write_text(content.lstrip(), encoding="utf-8")
    shutil.copy(RUNNERS / runner.file, room.name)
    if runner.build:
        done = subprocess.run(
            runner.build, cwd=room.name, check=False, timeout=PATIENCE, capture_output=True, encoding="utf-8"
        )
        if done.returncode and crates.has_no_crate("serde_json", done.stderr):
            room.cleanup()
            pytest.skip(f"{UNTESTED}no serde_json here, so examples/runners/{runner.file} was not run")
        assert not done.returncode, done.stderr
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
    wrong = {case.scenario.id for case in summary.cases if case.outcome in WRONG - {Outcome.BEYOND}}
    by_steps = {
        clause: [case for case in cases if case.outcome_about(clause) is not Outcome.BEYOND]
        for clause, cases in summary.clauses.items()
    }
    states = {clause: clause_state(cases, clause) for clause, cases in by_steps.items()}
    told = {clause: state.value for clause, state in states.items() if state is not ClauseState.INCONCLUSIVE}
    return SaidByRunner(wrong, told)


@pytest.fixture(scope="session")
def some() -> tuple[FilledScenario, ...]:
    return filled_scenarios(SOURCE, *AREAS)


@pytest.fixture(scope="session")
def by_check(tmp_path_factory: pytest.TempPathFactory) -> SaidByRunner:
    return said_by_check(tmp_path_factory.mktemp("check"), *AREAS)


def answers_with_mistakes(some: Iterable[FilledScenario]) -> list[object]:
    return [
        three_mistakes.reply(msgspec.json.decode(asking.question))["answer"]
        for script in some
        for asking in script.asked
    ]


@pytest.mark.gate("runner.mjs")
@pytest.mark.parametrize(
    "runner",
    [PYTHON, NODE, *(pytest.param(language, marks=pytest.mark.prove) for language in (RUST, GO))],
    ids=lambda one: one.file,
)
def test_three_mistakes_fail_the_scenarios_and_clauses_that_they_fail_in_a_check(
    runner: Runner, tmp_path: Path, some: tuple[FilledScenario, ...], by_check: SaidByRunner
) -> None:
    said = run(runner, tmp_path, SOURCE, some, answers_with_mistakes(some))

    assert {scenario.split("/")[1] for scenario in by_check.failed} == {*AREAS}
    assert set(by_check.clauses.values()) == {"failed", "passed"}
    assert said == by_check


class AnsweredWrongly(NamedTuple):
    """All scenarios of a source, what is answered to them, and which of them fail."""

    some: tuple[FilledScenario, ...]
    answers: tuple[object, ...]
    failed: set[str]


def has_failed(one: FilledScenario, answers: list[object]) -> bool:
    """Whether a check is not met before the first question without an answer."""
    heard = [*answers, None].index(None)
    return any(check.asked[-1] < heard and not is_met(check, answers) for check in one.checks)


def until_declined(answers: list[object]) -> list[object]:
    """The answers that a runner asks for: it asks no more of a scenario once a question is declined."""
    return answers[: [*answers, None].index(None) + 1]


@functools.lru_cache(1)  # every runner is put the same, one after the other
def answered_wrongly(source: str) -> AnsweredWrongly:
    """Some scenarios are answered by the reference, the others by an impostor that breaks one of their clauses."""
    wrong = {impostor.clause: InProcess(impostor.respond(), hello=RIGHT.hello) for impostor in impostors(source)}
    some = filled_scenarios(source)
    told = [
        until_declined([*answers_of(wrong.get(filled.script.planned.clauses[0], RIGHT), filled.questions)])
        for filled in some
    ]
    failed = {
        filled.script.planned.id for filled, answers in zip(some, told, strict=True) if has_failed(filled, answers)
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


SEVENS = [7, 7, 7]
TURNS = [{"seat": 1, "do": "say"}, {"seat": 2, "do": "say", "legal": ["Gut!"]}]
PATTERNS: list[tuple[object, object, object]] = [
    (7, 7, "7"),
    (None, False, 0),
    (None, [], [{}]),
    ([{}, {}], [0, None], [0]),
    ({"seat": 1, "won": None}, {"seat": 1, "do": "say"}, {"seat": 1, "won": True}),
    ([7, {}, 7], SEVENS, [*SEVENS, 7]),
    ([{}], [None], []),
    ({"times": [[1, {"seat": 2}], [2, {"do": "say"}], [0, "Gut!"]]}, TURNS[::-1], [*TURNS, TURNS[0]]),
    ({"times": [[0, 7]]}, None, SEVENS[:1]),
    ({"times": [[2, 7], [3, {}]]}, {"I": 7, "II": 0, "XXI": 7}, {"I": 7, "II": 7}),
    ([7], [7], {"0": 7}),
    ([[7], {"times": [[2, 7]]}], [[7], [7, 7]], [[7, 7], [7]]),
]
"""A pattern, what fits it, and what does not."""


def vector_line(checks: list[dict[str, object]], questions: int) -> bytes:
    whole = {"step": 0, "grounds": ["LUN-COUNTING-001"]}
    return msgspec.json.encode(
        {
            "id": "a",
            "clauses": ["LUN-COUNTING-002"],
            "steps": [{"en": "7"}],
            "asked": [{"question": {}}] * questions,
            "checks": [whole | check for check in checks],
        }
    )


@pytest.mark.prove
@ALL
def test_a_runner_says_what_fits_a_pattern_as_we_do(runner: Runner, tmp_path: Path) -> None:
    for place, (wanted, *told) in enumerate(PATTERNS):
        line = vector_line([{"asked": [0], "expected": {"augen": wanted}}], 1)
        said = [
            run_on(runner, tmp_path / f"{place} {number}", [b"{}", line], [{"augen": augen}])
            for number, augen in enumerate(told)
        ]

        assert [is_as_wanted(wanted, result) for result in told] == [True, False]
        assert [part.clauses for part in said] == [{"LUN-COUNTING-002": "passed"}, {"LUN-COUNTING-001": "failed"}], (
            wanted
        )


STATES = [
    (({"over": 1}, {"over": 1}), "passed"),
    (({"over": 2}, {"over": 2}), "passed"),
    (({"over": 1}, {"over": 2}), "failed"),
    (({"over": 2}, {"over": 1}), "failed"),
]
"""Two answers about one state, of which 1 is right, and whether they agree."""


@pytest.mark.prove
@ALL
def test_two_answers_about_a_state_are_right_or_the_same(runner: Runner, tmp_path: Path) -> None:
    line = vector_line([{"asked": [0, 1], "expected": {"over": 1}}], 2)
    said = [run_on(runner, tmp_path / str(place), [b"{}", line], told) for place, (told, _) in enumerate(STATES)]

    assert [[*part.clauses.values()] for part in said] == [[state] for _, state in STATES]


@pytest.mark.prove
@ALL
@pytest.mark.parametrize(
    ("told", "failed", "declined"),
    [(({"a": 1}, None), set(), 1), (({"a": 2}, None), {"a"}, 0), ((None, {"a": 2}), set(), 1)],
)
def test_what_is_declined_is_no_failure_but_what_failed_before_is(
    runner: Runner, tmp_path: Path, told: Iterable[object], failed: set[str], declined: int
) -> None:
    fine = vector_line([{"asked": [0], "expected": {"a": 1}}], 1)
    line = vector_line([{"asked": [number], "expected": {"a": 1}} for number in range(2)], 2)

    said = run_on(runner, tmp_path, [b"{}", fine, line], [{"a": 1}, *told])

    assert (said.failed, said.declined) == (failed, declined)
    assert said.clauses["LUN-COUNTING-002"] == "passed"
