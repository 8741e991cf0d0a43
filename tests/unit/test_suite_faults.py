"""A fault of ours on the wire is a verdict of its own, and never the program's."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

import pytest
from tests.unit.made_up import ERRORED, FAILED, PASSED, catalogue, ledger

from tarock_conformance.inputs.variants import rules_of_readings
from tarock_conformance.process.exits import ExitCode, code_of
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
from tarock_steps.catalogue.plan import plan
from tarock_steps.protocol.drivers import Driver, InProcess
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.verdicts import Outcome, Verdict

SUITE_FAULT: Final = Outcome.SUITE_FAULT
SOURCE: Final = "lungau"
Respond = Callable[[bytes], bytes]
COUNTS: Final = next(one for one in plan(SOURCE) if one.id == f"{SOURCE}/counting/all-54-cards")


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


# ------------------------------------------------------------------------------------------------- what is told


def test_it_counts_as_a_broken_suite_whatever_else_went_wrong(tmp_path: Path) -> None:
    found = summarise(ledger(tmp_path, [FAILED, SUITE_FAULT, ERRORED, SUITE_FAULT]))

    assert found.conformity is Conformity.SUITE_BROKEN
    assert code_of(found.conformity) is ExitCode.SUITE_BROKEN
    assert found.because == "2 scenarios are at fault, the first is made/play/case-2: it is suite fault"
    assert found.states["MAD-PLAY-002"] is ClauseState.SUITE_FAULT
    assert found.total.evaluated == 1


def test_it_is_no_bug_of_the_program(tmp_path: Path) -> None:
    found = bugs(ledger(tmp_path, [FAILED, SUITE_FAULT]))

    assert [case.scenario.id for bug in found for case in bug.cases] == ["made/play/case-1"]


def test_every_report_has_it(tmp_path: Path) -> None:
    told = ledger(tmp_path, [PASSED, SUITE_FAULT])
    root = ET.fromstring(render_junit([told]))  # noqa: S314 - ours
    page = render_page(told, catalogue())

    assert [one.get("type") for one in root.iter("error")] == ["suite fault"]
    assert "suite fault" in [one.name for one in verdict_columns(summarise(told).total)]
    assert "| suite fault |" in render_markdown(told)
    assert "Fehler der Prüfung" in page
    assert "Der Fehler liegt bei der Prüfung." in page
    assert rules_run(told, ToldFiles(ledger="", page="", junit="")).counts.suite_fault == 1
