"""A fault of ours on the wire is a verdict of its own, and never the program's."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

import msgspec
import pytest
from msgspec.structs import replace
from tests.unit.filled_vectors import filled_of
from tests.unit.made_up import ERRORED, FAILED, PASSED, catalogue, ledger
from tests.unit.the_command import engine, here

from tarock_checking.playing.player import Asking, Player
from tarock_language.message import ENGLISH
from tarock_protocol.budget import Budget
from tarock_protocol.drivers import Driver, InProcess
from tarock_reference import respond
from tarock_reports.machine.check_object import rules_run
from tarock_reports.machine.check_shape import ToldFiles
from tarock_reports.pages.html import render_page
from tarock_reports.pages.junit import render_junit
from tarock_reports.pages.markdown import render_markdown
from tarock_reports.verdict.bugs import bugs
from tarock_reports.verdict.cases import ClauseState
from tarock_reports.verdict.columns import verdict_columns
from tarock_reports.verdict.summary import Conformity, summarise
from tarock_running.inputs.variants import rules_of_readings
from tarock_running.process.exits import ExitCode, code_of
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.judging import our_refusal
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.vectors import read_vectors
from tarock_steps.suite.verdicts import Outcome, Verdict

SUITE_FAULT: Final = Outcome.SUITE_FAULT
SOURCE: Final = "lungau"
Respond = Callable[[bytes], bytes]
COUNTS: Final = next(planned for planned in plan(SOURCE) if planned.id == f"{SOURCE}/counting/all-54-cards")


ASKS_IN_VAIN: Final = """
Feature: Cards that there are not
  @clause:ZWA-COUNTING-001
  Rule: Each card counts

    Example: the Uhu
      Given the rules "zwanzigerrufen"
      When "II" are counted
      Then they count 1 Augen
"""
COUNTS_THREE: Final = """
import json, sys
from tarock_reference import respond

for line in sys.stdin.buffer:
    said = {"id": json.loads(line)["id"], "answer": {"augen": 3}}
    print(json.dumps(said) if b'"count"' in line else respond(line).decode().strip(), flush=True)
"""


# ------------------------------------------------------------------------------------------------- whose fault it is


def refuses(line: bytes) -> bytes:
    """An engine that answers no question but ``hello``."""
    if b'"hello"' in line:
        return respond(line)
    number = line.partition(b'"id":')[2].partition(b",")[0]
    return b'{"id":%b,"error":"no such cards"}' % number


def miscounts(line: bytes) -> bytes:
    """An engine that counts the whole pack wrong."""
    return respond(line).replace(b'"augen":71', b'"augen":70')


def came(asked: Driver, reference: Driver) -> Verdict:
    """What comes of a scenario by the rules of a reference."""
    found: list[Verdict] = []
    right = replace(rules_of_readings(SOURCE, {}), reference=reference)
    play_run(Run(driver=asked, sink=found.append, source=SOURCE, chosen=(COUNTS,), right=lambda: right))
    return found[0]


@pytest.mark.parametrize(
    ("program", "ours", "outcome"),
    [
        (refuses, refuses, SUITE_FAULT),
        (refuses, respond, ERRORED),
        (miscounts, refuses, SUITE_FAULT),
        (miscounts, respond, FAILED),
        (respond, refuses, PASSED),
    ],
)
def test_a_question_that_our_own_engine_refuses_is_our_fault_whatever_the_program_says(
    program: Respond, ours: Respond, outcome: Outcome
) -> None:
    verdict = came(InProcess(program), InProcess(ours))

    assert verdict.outcome is outcome
    assert ("our own engine refuses this question" in verdict.message) is (outcome is SUITE_FAULT)


@pytest.mark.parametrize(
    "question", [b'{"ask":"count","id":0,"rules":"lungau","cards":["QQ"]}', b'{"ask":"riddle","id":0}']
)
def test_what_a_vector_asks_is_held_against_our_own_engine(question: bytes) -> None:
    assert str(our_refusal(InProcess(respond), question)).startswith("our own engine refuses this question")
    assert our_refusal(InProcess(respond), b'{"ask":"count","id":0,"rules":"lungau","cards":["I"]}') is None


@pytest.mark.parametrize(("program", "outcome"), [(respond, PASSED), (miscounts, FAILED), (refuses, ERRORED)])
@pytest.mark.parametrize(
    ("old", "new"),
    [('"Sküs"', '"QQ"'), ('"augen":71', '"augen":7'), ('"ask":"count"', '"ask":"riddle"'), ('"rules":', '"rule":')],
    ids=["asks", "says", "asks otherwise", "asks in another form"],
)
def test_nobody_is_charged_with_a_vector_that_is_wrong(program: Respond, outcome: Outcome, old: str, new: str) -> None:
    """It asks for a card that there is not, or no question, or has another answer: the scenario itself decides."""
    asking = Asking(source=SOURCE, options={}, asked=(COUNTS,), share=0.0, is_reference=False)
    line = msgspec.json.encode(filled_of(asking).scenarios[COUNTS.id])
    wrong = read_vectors([line.replace(old.encode(), new.encode())])
    player = Player(asking, InProcess(program), Budget(), vectors=wrong)

    assert old.encode() in line

    assert player.play(0, [0])[0].outcome is outcome


@pytest.mark.prove
def test_what_somebodys_own_scenario_asks_in_vain_is_no_fault_of_the_program(tmp_path: Path) -> None:
    """By these rules the II is not in the pack."""
    (tmp_path / "own.feature").write_text(ASKS_IN_VAIN, encoding="utf-8")
    asked = engine(tmp_path, COUNTS_THREE)

    done = here("check", "own.feature", "--engine", asked, "--format", "json", cwd=tmp_path)

    counts = json.loads(done.stdout)["runs"][0]["counts"]
    assert done.returncode == ExitCode.SUITE_BROKEN
    assert (counts["suite_fault"], counts["failed"], counts["errored"]) == (1, 0, 0)


# ------------------------------------------------------------------------------------------------- what is told


def test_it_counts_as_a_broken_suite_whatever_else_went_wrong(tmp_path: Path) -> None:
    found = summarise(ledger(tmp_path, [FAILED, SUITE_FAULT, ERRORED, SUITE_FAULT]))

    assert found.conformity is Conformity.SUITE_BROKEN
    assert code_of(found.conformity) is ExitCode.SUITE_BROKEN
    assert str(found.because) == "2 scenarios are at fault, the first is made/play/case-2: it is suite fault"
    assert found.states["MAD-PLAY-002"] is ClauseState.SUITE_FAULT
    assert found.total.evaluated == 1


def test_it_is_no_bug_of_the_program(tmp_path: Path) -> None:
    found = bugs(ledger(tmp_path, [FAILED, SUITE_FAULT]))

    assert [case.scenario.id for bug in found for case in bug.cases] == ["made/play/case-1"]


def test_every_report_has_it(tmp_path: Path) -> None:
    told = ledger(tmp_path, [PASSED, SUITE_FAULT])
    root = ET.fromstring(render_junit([told]))  # noqa: S314 - ours
    page = render_page(told, catalogue())

    assert [element.get("type") for element in root.iter("error")] == ["suite fault"]
    assert "suite fault" in [str(column.name) for column in verdict_columns(summarise(told).total)]
    assert "| suite fault |" in render_markdown(told, say=ENGLISH)
    assert "Fehler der Suite" in page
    assert "Suite defekt" in page
    assert rules_run(told, ToldFiles(ledger="", page="", junit="")).counts.suite_fault == 1
