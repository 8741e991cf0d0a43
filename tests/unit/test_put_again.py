"""What passes is put again with other seats, suits and halves of the Talon, and has to be answered alike."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from pathlib import Path
from subprocess import CompletedProcess
from typing import NamedTuple

import pytest
from tests.unit.the_command import engine, here

from tarock_checking.diagnose.from_ledger import run_so_far
from tarock_checking.playing.counterparts import PassedScenario, counterparts
from tarock_protocol.drivers import InProcess
from tarock_reference import respond
from tarock_reports.ledger.checks import Ledger
from tarock_reports.verdict.summary import summarise
from tarock_running.inputs.engine_values import SymmetryShare
from tarock_running.process.exits import ExitCode
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.verdicts import Outcome, Verdict
from tarock_steps.symmetry.symmetries import SYMMETRIES
from tarock_steps.symmetry.symmetry_facts import symmetry_facts

NAILED = """
import json, sys
from tarock_reference import respond

for line in sys.stdin.buffer:
    asked, reply = json.loads(line), json.loads(respond(line))
    if asked["ask"] == "may_bid" and asked["dealer"] == 2:
        {deed}
    print(json.dumps(reply), flush=True)
"""
ELSEWHERE = 'reply["answer"]["seat"] = 0'
"""Whatever is asked, as if Vorhand sat in the first seat; no scenario of the area has such a dealer."""
DECLINES = 'reply = {"id": asked["id"], "declined": "not with this dealer"}'
BREAKS = 'reply = {"id": asked["id"], "error": "not with this dealer"}'
LEDGER = "tarock-report/lungau.part.jsonl"


def checked(folder: Path, deed: str, *words: str) -> CompletedProcess[str]:
    asked = engine(folder, NAILED.format(deed=deed))
    return here("check", "--rules", "lungau", "--area", "bidding", "--engine", asked, *words, cwd=folder)


class NailedRun(NamedTuple):
    """A check of a program for which Vorhand has a seat, and where it was made."""

    done: CompletedProcess[str]
    folder: Path

    @property
    def ledger(self) -> Ledger:
        return Ledger.read(self.folder / LEDGER)


@pytest.fixture(scope="module")
def nailed(tmp_path_factory: pytest.TempPathFactory) -> NailedRun:
    folder = tmp_path_factory.mktemp("nailed")
    return NailedRun(checked(folder, ELSEWHERE), folder)


@pytest.mark.prove
def test_a_program_that_knows_one_dealer_is_not_conform(nailed: NailedRun) -> None:
    assert nailed.done.returncode == ExitCode.NOT_CONFORM
    told = " ".join(nailed.done.stdout.split())  # a terminal breaks the line where its width wants it
    assert re.search(r"\d+ copies of what passed were asked with .*; not answered alike: ", told)
    assert "with everybody some seats further on" in told
    wrong = summarise(nailed.ledger).wrong
    assert {case.verdict.symmetry for case in wrong if case.verdict} == {"seats+3"}  # from dealer 3 on to dealer 2


@pytest.mark.prove
def test_as_it_stands_nothing_would_have_shown_it(tmp_path: Path) -> None:
    done = checked(tmp_path, ELSEWHERE, "--symmetries", "none")

    assert done.returncode == ExitCode.CONFORM
    assert "of what passed" not in done.stdout
    assert Ledger.read(tmp_path / LEDGER).footer.counterparts == {}  # type: ignore[union-attr]


@pytest.mark.prove
def test_the_line_to_type_shows_it_again(nailed: NailedRun, tmp_path: Path) -> None:
    first = summarise(nailed.ledger).symmetry.first
    assert first is not None

    again = checked(tmp_path, ELSEWHERE, "--symmetries", "all", "--scenario", first.scenario)

    assert again.returncode == ExitCode.NOT_CONFORM
    assert "--symmetries all" in again.stdout


@pytest.mark.prove
def test_scripts_are_told_which_labels_it_was(tmp_path: Path) -> None:
    done = checked(tmp_path, ELSEWHERE, "--format", "json")

    (run,) = json.loads(done.stdout)["runs"]
    assert run["counterparts"] > len(SYMMETRIES)
    assert {failure["symmetry"] for failure in run["failures"]} == {"seats+3"}


@pytest.mark.prove
def test_what_failed_is_asked_again_with_all_labels(nailed: NailedRun, tmp_path: Path) -> None:
    first = nailed.folder / LEDGER

    done = checked(tmp_path, ELSEWHERE, "--rerun-failed", str(first))

    assert done.returncode == ExitCode.NOT_CONFORM
    once, twice = (summarise(Ledger.read(path)) for path in (first, tmp_path / LEDGER))
    assert {case.scenario.id for case in twice.wrong} == {case.scenario.id for case in once.wrong}


def test_a_run_that_ends_at_the_first_failure_ends_at_the_first_of_these(tmp_path: Path) -> None:
    done = checked(tmp_path, ELSEWHERE, "--fail-fast")

    assert done.returncode == ExitCode.NOT_CONFORM
    assert len(summarise(Ledger.read(tmp_path / LEDGER)).wrong) == 1


def test_a_look_for_causes_leaves_them_out(nailed: NailedRun) -> None:
    assert run_so_far(nailed.ledger).failed == {}
    assert nailed.ledger.diagnosis is None


@pytest.mark.prove
def test_a_program_that_breaks_over_other_labels_is_broken(tmp_path: Path) -> None:
    done = checked(tmp_path, BREAKS)

    assert done.returncode == ExitCode.ADAPTER_BROKEN
    (outcome,) = {case.outcome for case in summarise(Ledger.read(tmp_path / LEDGER)).wrong}
    assert outcome is Outcome.ERRORED


@pytest.mark.prove
def test_declining_other_labels_is_no_failure(tmp_path: Path) -> None:
    assert checked(tmp_path, DECLINES).returncode == ExitCode.CONFORM


def test_the_page_says_it_in_both_languages(nailed: NailedRun) -> None:
    page = (nailed.folder / "tarock-report/lungau.part.html").read_text(encoding="utf-8")

    assert "with everybody some seats further on (seats+3)" in page
    assert "mit allen einige Plätze weiter (seats+3)" in page


def test_an_unknown_way_is_refused_with_those_that_there_are(tmp_path: Path) -> None:
    done = here("check", "--symmetries", "al", cwd=tmp_path)

    assert done.returncode == ExitCode.USAGE
    assert "all" in done.stderr


def passed(source: str) -> list[PassedScenario]:
    heard: list[Verdict] = []
    play_run(Run(driver=InProcess(respond), sink=heard.append, source=source))
    each = zip(plan(source), heard, strict=True)
    return [
        PassedScenario(place, planned, tuple(exchange.question for exchange in verdict.exchanges))
        for place, (planned, verdict) in enumerate(each)
    ]


@pytest.mark.prove
@pytest.mark.parametrize("source", ["lungau", "zwanzigerrufen"])  # the others too: python -m proving.symmetries
def test_every_seat_suit_and_half_comes_up_in_every_area_that_has_any(source: str) -> None:
    each = passed(source)
    area_of = {passed_scenario.place: passed_scenario.planned.area for passed_scenario in each}
    lines: dict[str, list[str]] = defaultdict(list)
    for passed_scenario in each:
        lines[passed_scenario.planned.area] += passed_scenario.questions

    share = counterparts(each, SymmetryShare.SHARE)

    asked = {(area_of[again.place], again.symmetry.name) for again in share}
    lines = {
        area: [
            line
            for passed_scenario in each
            if passed_scenario.planned.area == area
            for line in passed_scenario.questions
        ]
        for area in area_of.values()
    }
    possible = {(area, by.name) for area in lines for by in SYMMETRIES if any(map(by.is_other, lines[area]))}
    assert asked == possible
    assert counterparts(each, SymmetryShare.NONE) == []


def test_every_kind_says_in_both_languages_what_it_is_and_why_it_holds() -> None:
    facts = symmetry_facts()

    assert set(facts) == {symmetry.kind for symmetry in SYMMETRIES}
    assert all(fact.en and fact.de and fact.reason for fact in facts.values())
