"""`check --as-of` and `--exclude`: what no verdict depends on is told, and never makes one better or worse."""

from __future__ import annotations

from pathlib import Path
from subprocess import CompletedProcess
from typing import Final
from xml.etree import ElementTree as ET

import msgspec
import pytest
from tests.unit.made_up import DECLINED, ERRORED, FAILED, PASSED, catalogue, header, scenario, verdict
from tests.unit.the_command import LIAR, engine, here

from tarock_language.message import ENGLISH
from tarock_reports.ledger.check_lines import Asked, NotScored, NotScoredAs
from tarock_reports.ledger.checks import Ledger, LedgerWriter
from tarock_reports.machine.check_object import rules_run
from tarock_reports.machine.check_shape import CheckObject, ToldFiles
from tarock_reports.pages.badge import render_badge
from tarock_reports.pages.html import render_page
from tarock_reports.pages.junit import render_junit
from tarock_reports.pages.markdown import render_markdown
from tarock_reports.verdict.cases import ClauseState
from tarock_reports.verdict.comparing_runs import run_trends
from tarock_reports.verdict.summary import Conformity, summarise
from tarock_running.inputs import requirement_set as sets
from tarock_running.inputs.requirement_set import requirement_set
from tarock_running.inputs.selection import Wanted, planned, select
from tarock_running.process.exits import ExitCode
from tarock_steps.catalogue.loading import load_catalogue
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.withdrawn import Withdrawn
from tarock_steps.suite.verdicts import Outcome

SOURCE: Final = "lungau"
COUNTED: Final = f"{SOURCE}/counting/all-54-cards"
CASES = [scenario(number, "play", [f"MAD-PLAY-00{number}"]) for number in range(1, 5)]
LATER = NotScored(kind=NotScoredAs.LATER, by="0.2", scenarios=(CASES[2].id,), clauses=("MAD-PLAY-003",))
UNRELEASED = NotScored(kind=NotScoredAs.LATER, by="", scenarios=(CASES[2].id,), clauses=("MAD-PLAY-003",))
WRONG = NotScored(
    kind=NotScoredAs.WITHDRAWN,
    by="0.2",
    scenarios=(CASES[3].id, "made/play/gone"),
    clauses=("MAD-PLAY-001",),
    en="It paid <twice>.",
    de="Es zahlte <doppelt>.",
)
EXCLUDED = NotScored(kind=NotScoredAs.EXCLUDED, by="made/*", scenarios=("made/play/other",), clauses=("MAD-PLAY-001",))


def run(folder: Path, *left_out: NotScored, outcomes: tuple[Outcome, ...] = (PASSED, PASSED)) -> Ledger:
    """A run of two scenarios, beside two that nothing depends on and that went wrong."""
    folder.mkdir(exist_ok=True)
    asked = Asked(excluded=[left.by for left in left_out if left.kind is NotScoredAs.EXCLUDED], as_of="0.1")
    head = msgspec.structs.replace(header(CASES[:2], asked=asked), left_out=list(left_out))
    with LedgerWriter(folder / "run.jsonl", head) as writer:
        for case, outcome in zip(CASES, outcomes, strict=False):
            writer.add(verdict(case, outcome))
        for left in left_out:
            if left.kind is not NotScoredAs.EXCLUDED:
                writer.unscored(verdict(next(planned for planned in CASES if planned.id in left.scenarios), FAILED))
    return Ledger.read(folder / "run.jsonl")


# ------------------------------------------------------------------------------------------------------ verdicts


@pytest.mark.parametrize("outcomes", [(PASSED, PASSED), (PASSED, FAILED), (PASSED, ERRORED), (DECLINED, PASSED)])
def test_what_came_later_or_is_withdrawn_decides_nothing(tmp_path: Path, outcomes: tuple[Outcome, ...]) -> None:
    alone = summarise(run(tmp_path / "a", outcomes=outcomes))
    beside = summarise(run(tmp_path / "b", LATER, WRONG, outcomes=outcomes))

    assert (beside.conformity, beside.because, beside.total) == (alone.conformity, alone.because, alone.total)
    assert beside.states == alone.states
    assert beside.wrong == alone.wrong


@pytest.mark.parametrize(
    ("outcomes", "conformity", "state"),
    [
        ((PASSED, PASSED), Conformity.INCONCLUSIVE, ClauseState.NOT_WHOLE),
        ((FAILED, PASSED), Conformity.NOT_CONFORM, ClauseState.FAILED),
        ((ERRORED, PASSED), Conformity.ADAPTER_BROKEN, ClauseState.ERRORED),
        ((DECLINED, PASSED), Conformity.INCONCLUSIVE, ClauseState.NOT_WHOLE),
    ],
)
def test_no_verdict_is_better_for_what_was_excluded(
    tmp_path: Path, outcomes: tuple[Outcome, ...], conformity: Conformity, state: ClauseState
) -> None:
    found = summarise(run(tmp_path, EXCLUDED, outcomes=outcomes))

    assert found.conformity is conformity
    assert found.states["MAD-PLAY-001"] is state


def test_a_clause_all_of_which_was_excluded_is_not_whole_and_the_verdict_says_why(tmp_path: Path) -> None:
    found = summarise(run(tmp_path, msgspec.structs.replace(EXCLUDED, clauses=("MAD-PLAY-007",))))

    assert found.states["MAD-PLAY-007"] is ClauseState.NOT_WHOLE
    assert str(found.because) == "1 clause is not whole, because scenarios were excluded"


# ------------------------------------------------------------------------------------------------------- reports


@pytest.mark.parametrize(
    ("left_out", "told"),
    [
        (LATER, "not scored, added later, in 0.2: 1 scenario (1 failed)"),
        (UNRELEASED, "not scored, added later, in no version yet: 1 scenario (1 failed)"),
        (WRONG, "not scored, withdrawn in 0.2: 2 scenarios (1 failed, 1 not asked) [MAD-PLAY-001]: It paid <twice>."),
        (EXCLUDED, "not asked, excluded by made/*: 1 scenario"),
    ],
)
def test_what_is_left_out_is_told_in_a_line(tmp_path: Path, left_out: NotScored, told: str) -> None:
    ledger = run(tmp_path, left_out)

    assert [left.in_words(ENGLISH) for left in summarise(ledger).left_out] == [told]
    assert told.partition(":")[0].replace("/*", "/\\*") in render_markdown(ledger, say=ENGLISH)


def test_in_junit_what_is_left_out_is_skipped_in_a_suite_of_its_own(tmp_path: Path) -> None:
    root = ET.fromstring(render_junit([run(tmp_path, LATER, WRONG, EXCLUDED)]))  # noqa: S314 - ours
    (suite,) = root.findall("testsuite[@name='made.left out']")

    assert suite.get("skipped") == "4"
    assert [element.get("message") for element in suite.iter("skipped")] == [
        "added later, in 0.2; failed",
        "withdrawn in 0.2; failed: It paid <twice>.",
        "withdrawn in 0.2: It paid <twice>.",
        "excluded by made/*",
    ]
    assert root.get("failures") == "0"


def test_the_page_tells_it_in_both_languages(tmp_path: Path) -> None:
    page = render_page(run(tmp_path, LATER, WRONG, EXCLUDED), catalogue())
    section = page.partition('id="left-out"')[2].partition("</section>")[0]

    assert "Nicht gewertet" in section
    for told in (
        "später dazugekommen, in 0.2",
        "zurückgezogen in 0.2",
        "Es zahlte &lt;doppelt&gt;.",
        "ausgelassen durch",
    ):
        assert told in section
    assert "nicht gefragt" in section
    assert "Nicht ganz: Szenarien dieser Klausel wurden ausgelassen." in page
    assert "Von 1 Klausel wurden Szenarien ausgelassen." in page
    assert "nach dem Stand der Version 0.1" in page


def test_scripts_and_badges_read_it_too(tmp_path: Path) -> None:
    ledger = run(tmp_path, LATER, EXCLUDED)
    told = rules_run(ledger, ToldFiles(ledger="", page="", junit=""))

    assert told.as_of == "0.1"
    assert told.narrowed.excluded == ["made/*"]
    assert [(left.kind, left.by, left.scenarios) for left in told.left_out] == [
        (NotScoredAs.LATER, "0.2", {CASES[2].id: "failed"}),
        (NotScoredAs.EXCLUDED, "made/*", {"made/play/other": None}),
    ]
    assert told.clauses["MAD-PLAY-001"] == "not whole"
    assert "made with" not in render_badge([ledger], ENGLISH)
    assert "0.1 (part)" in render_badge([ledger], ENGLISH)


def test_two_runs_say_by_which_version_each_was_judged(tmp_path: Path) -> None:
    ledger = run(tmp_path, EXCLUDED)
    today = msgspec.structs.replace(ledger.header, asked=Asked())

    told = [*map(str, run_trends(Ledger(today, ledger.verdicts, None, "", ()), ledger).asked_otherwise)]
    assert "judged as of version: today before, 0.1 now" in told
    assert "narrowed to: nothing before, without made/* now" in told


def test_a_ledger_of_the_version_before_is_read_as_ever(tmp_path: Path) -> None:
    with LedgerWriter(tmp_path / "old.jsonl", header(CASES[:1])) as writer:
        writer.add(verdict(CASES[0]))
    text = (tmp_path / "old.jsonl").read_text("utf-8")
    for new in (',"left_out":[]', ',"excluded":[],"as_of":""'):
        assert new in text
        text = text.replace(new, "")
    (tmp_path / "old.jsonl").write_text(text, "utf-8")

    old = Ledger.read(tmp_path / "old.jsonl")
    assert (old.header.left_out, old.header.asked.as_of, old.unscored) == ([], "", ())
    assert [judged.outcome for judged in old.verdicts] == [PASSED]


# ----------------------------------------------------------------------------------------- which scenarios these are


@pytest.mark.parametrize(
    ("pattern", "clause", "area"),
    [
        (COUNTED, "", ""),
        (f"{SOURCE}/counting/*", "", "counting"),
        ("LUN-COUNTING-007", "LUN-COUNTING-007", ""),
        ("lun-counting-*", "", "counting"),
        ("counting", "", "counting"),
        ("Whole-Deals", "", "whole_deals"),
    ],
)
def test_a_pattern_excludes_scenarios_clauses_and_areas(pattern: str, clause: str, area: str) -> None:
    found = requirement_set(SOURCE, Wanted(excluded=(pattern,)), {})
    (excluded,) = found.left_out

    assert excluded.by == pattern
    assert {*excluded.scenarios} >= {
        planned.id
        for planned in plan(SOURCE)
        if (clause in planned.clauses if clause else planned.area == area if area else False)
    }
    assert COUNTED in excluded.scenarios or area == "whole_deals"
    assert {planned.id for planned in found.scored}.isdisjoint(excluded.scenarios)
    assert len(found.scored) + len(excluded.scenarios) == len(select(SOURCE, Wanted(), {}))
    assert {planned.id for planned in found.scored} == {
        planned.id for planned in select(SOURCE, Wanted(excluded=(pattern,)), {})
    }


def test_a_star_stands_for_any_text_and_nothing_else_does() -> None:
    row = next(planned for planned in plan(SOURCE) if planned.id.endswith("]"))
    found = requirement_set(SOURCE, Wanted(excluded=(row.id,)), {})

    assert [left.scenarios for left in found.left_out] == [(row.id,)]


def versions(patched: pytest.MonkeyPatch, later: str, wrong: str = "") -> None:
    """Two versions, in the second of which a scenario came and another was withdrawn."""
    since = {scenario.id: "0.1" for scenario in planned(SOURCE)} | {later: "0.2", f"{SOURCE}/play/gone": "0.1"}
    entry = Withdrawn(scenarios=(), version="0.2", clause="LUN-COUNTING-007", en="Wrong.", de="Falsch.")
    patched.setattr(sets, "since_of", lambda _: since)
    patched.setattr(sets, "versions", lambda: ("0.1", "0.2"))
    patched.setattr(sets, "withdrawn", lambda: {wrong: entry, f"{SOURCE}/play/gone": entry} if wrong else {})


def test_a_version_demands_what_came_until_then_and_is_not_withdrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = plan(SOURCE)[0].id
    versions(monkeypatch, COUNTED, wrong)

    of_first, of_second, today = (requirement_set(SOURCE, Wanted(), {}, version) for version in ("0.1", "0.2", ""))

    assert {planned.id for planned in of_first.unscored} == {COUNTED, wrong}
    assert {planned.id for planned in of_second.unscored} == {planned.id for planned in today.unscored} == {wrong}
    assert [(left.kind.value, left.by, left.scenarios, left.de) for left in of_first.left_out] == [
        ("withdrawn", "0.2", (wrong,), "Falsch."),
        ("added later", "0.2", (COUNTED,), ""),
        ("withdrawn", "0.2", (f"{SOURCE}/play/gone",), "Falsch."),
    ]
    assert [left.scenarios for left in of_second.left_out] == [(wrong,)]


def test_what_is_in_no_version_yet_comes_after_all_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        sets, "since_of", lambda _: {scenario.id: "0.1" for scenario in planned(SOURCE) if scenario.id != COUNTED}
    )
    found = requirement_set(SOURCE, Wanted(), {}, "0.1")

    assert [(left.by, left.scenarios) for left in found.left_out] == [("", (COUNTED,))]


def test_today_every_scenario_is_of_a_version_or_newer_and_none_is_withdrawn_that_is_there() -> None:
    assert requirement_set(SOURCE, Wanted(), {}).left_out == ()


# ------------------------------------------------------------------------------------------------------- a check

CRASHES: Final = """
import sys
from tarock_reference import respond

for line in sys.stdin.buffer:
    answer = respond(line).decode()
    if '"augen":71' in answer:
        sys.exit(3)
    print(answer, flush=True)
"""
NARROW: Final = ("--rules", SOURCE, "--clause", "LUN-COUNTING-007", "--jobs", "1", "--again", "0", "--no-diagnosis")


def check(folder: Path, code: str, *words: str) -> CompletedProcess[str]:
    return here("check", *NARROW, "--engine", engine(folder, code), "--format", "json", *words, cwd=folder)


def told(done: CompletedProcess[str]) -> dict[str, str | None]:
    """What came of the scenarios that nothing depends on."""
    (of_rules,) = msgspec.json.decode(done.stdout, type=CheckObject).runs
    return {scenario: outcome for left in of_rules.left_out for scenario, outcome in left.scenarios.items()}


@pytest.mark.prove
@pytest.mark.parametrize(
    ("code", "worse", "outcome"),
    [(LIAR, ExitCode.NOT_CONFORM, "failed"), (CRASHES, ExitCode.ADAPTER_BROKEN, "errored")],
)
def test_a_program_that_conformed_is_not_failed_by_a_later_scenario(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, worse: ExitCode, outcome: str
) -> None:
    versions(monkeypatch, COUNTED)
    early = check(tmp_path, code, "--as-of", "0.1", "--restarts", "0")
    today = check(tmp_path, code, "--as-of", "0.2", "--restarts", "0")

    assert (early.returncode, today.returncode) == (ExitCode.CONFORM, worse)
    assert told(early) == {COUNTED: outcome}
    assert told(today) == {}
    (tmp_path / "tarock-report/lungau.part.jsonl").rename(tmp_path / "today.jsonl")
    again = here("check", "--rerun-failed", "today.jsonl", "--as-of", "0.1", cwd=tmp_path)
    assert again.stderr.startswith(
        "tarock: today.jsonl: it was judged as of version 0.2; --as-of 0.2 judges by it again"
    )


@pytest.mark.prove
def test_a_withdrawn_scenario_is_asked_and_scored_by_no_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    versions(monkeypatch, f"{SOURCE}/play/never", COUNTED)

    for words in ((), ("--as-of", "0.1")):
        done = check(tmp_path, LIAR, *words)
        assert done.returncode == ExitCode.CONFORM
        assert told(done) == {COUNTED: "failed"}


@pytest.mark.prove
def test_what_is_excluded_is_not_asked_and_the_check_not_conform_for_it(tmp_path: Path) -> None:
    done = check(tmp_path, LIAR, "--exclude", COUNTED)

    assert done.returncode == ExitCode.INCONCLUSIVE
    assert told(done) == {COUNTED: None}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--as-of", "0.7"), "--as-of: there is no version '0.7'."),
        (
            ("--exclude", "LUN-CONTING-007"),
            "--exclude: there is no scenario, clause or rule area 'LUN-CONTING-007'. Did you",
        ),
        (("--exclude", "karl/*"), "--exclude: there is no scenario, clause or rule area 'karl/*'."),
        (("--lock", "a.jsonl", "--as-of", "0.1"), "cannot go with --as-of"),
        (("--lock", "a.jsonl", "--exclude", "play"), "cannot go with --exclude"),
    ],
)
def test_what_cannot_be_is_refused_in_a_line(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    narrow = () if "--lock" in words else ("--rules", SOURCE)
    refused = here("check", *narrow, *words, cwd=tmp_path)

    assert refused.returncode == ExitCode.USAGE
    assert said in refused.stderr
    assert len(refused.stderr.splitlines()) == 1


def test_the_versions_that_there_are_are_named(tmp_path: Path) -> None:
    refused = here("check", "--rules", SOURCE, "--as-of", "9.9", cwd=tmp_path)

    assert refused.stderr.rstrip().endswith("Expected one of: 0.1")
    assert "LUN-COUNTING-007" in load_catalogue(SOURCE).clauses
