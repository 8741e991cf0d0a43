import json
import os
import re
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.unit.the_command import LIAR, engine, environment, here, program, signalled, waiting

from tarock_reports.ledger.checks import Ledger
from tarock_running.inputs.selection import Wanted, select
from tarock_running.process.exits import ExitCode
from tarock_steps.catalogue.further import further_questions
from tarock_steps.catalogue.loading import load_catalogue, sources
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.planned import Planned
from tarock_steps.suite.verdicts import Basis, Outcome

COUNTING = ("check", "--rules", "lungau", "--area", "counting", "--no-diagnosis")
QUICK = (*COUNTING, "--again", "0")
LEDGER = "tarock-report/lungau.part.jsonl"
PAGE = "tarock-report/lungau.part.html"

CRASHES = """
import sys
from tarock_reference import respond

for line in sys.stdin.buffer:
    if b'"ask":"count"' in line:
        sys.exit(3)
    print(respond(line).decode(), flush=True)
"""
DECLINES = """
import json, sys
from tarock_reference import respond

for line in sys.stdin.buffer:
    asked = json.loads(line)
    declined = json.dumps({"id": asked["id"], "declined": "no"})
    print(respond(line).decode() if asked["ask"] == "hello" else declined, flush=True)
"""
ONE_SET = """
import json, sys
from tarock_reference import respond

for line in sys.stdin.buffer:
    asked, found = json.loads(line), json.loads(respond(line))
    if asked["ask"] == "hello":
        found["answer"]["rules"] = {"lungau": found["answer"]["rules"]["lungau"]}
    elif asked["rules"] != "lungau":
        found = {"id": asked["id"], "declined": "no"}
    print(json.dumps(found), flush=True)
"""
HOSTILE = {
    "conftest.py": "raise RuntimeError('read a conftest.py of the working folder')",
    "pytest.ini": "[pytest]\naddopts = --read-the-settings-of-the-working-folder",
    "rich.py": "raise RuntimeError('imported a module of the working folder')",
    "tarock_steps.py": "raise RuntimeError('imported a module of the working folder')",
    "test_not_ours.py": "def test_not_ours(): assert False",
}


def outcomes(ledger: Ledger) -> dict[str, Outcome]:
    return {verdict.scenario: verdict.outcome for verdict in ledger.verdicts}


# -------------------------------------------------------------------------------------------------- selection


def test_without_a_wish_everything_is_planned() -> None:
    assert select("lungau", Wanted(), {}) == (*plan("lungau"), *further_questions("lungau"))


@pytest.mark.parametrize(
    "wanted",
    [
        Wanted(areas=("counting",)),
        Wanted(clauses=("LUN-COUNTING-006",)),
        Wanted(areas=("counting",), clauses=("LUN-COUNTING-006",)),
        Wanted(areas=("counting", "cards")),
    ],
)
def test_every_narrowing_holds_for_all_that_is_planned(wanted: Wanted) -> None:
    chosen = select("lungau", wanted, {})

    assert chosen
    for scenario in chosen:
        assert not wanted.areas or scenario.area in wanted.areas
        assert not wanted.clauses or set(wanted.clauses) & set(scenario.clauses)


def test_a_scenario_can_be_asked_for_alone() -> None:
    first = plan("lungau")[0]

    assert select("lungau", Wanted(scenarios=(first.id,)), {}) == (first,)


def disputed() -> Iterator[Planned]:
    return (planned for planned in plan("lungau") if planned.dispute == "discards-belong-to")


def test_every_reading_is_planned_until_one_is_chosen() -> None:
    chosen = select("lungau", Wanted(), {"discards-belong-to": "nobody"})

    assert {planned.reading for planned in disputed()} == {"declarer", "nobody"}
    assert {scenario.reading for scenario in chosen if scenario.dispute == "discards-belong-to"} == {"nobody"}


def test_a_scenario_of_a_reading_that_is_not_chosen_cannot_be_asked_for() -> None:
    other = next(planned for planned in disputed() if planned.reading == "declarer")

    assert select("lungau", Wanted(scenarios=(other.id,)), {"discards-belong-to": "nobody"}) == ()


# ------------------------------------------------------------------------------------------------------- runs


Piped = tuple[Path, subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def piped(tmp_path_factory: pytest.TempPathFactory) -> Piped:
    """The folder and the end of a run that asks the reference engine through a pipe."""
    folder = tmp_path_factory.mktemp("piped")
    return folder, program(*COUNTING, "--junit", "junit.xml", cwd=folder)


@pytest.mark.prove
def test_the_reference_engine_conforms_through_the_pipe(piped: Piped) -> None:
    folder, checked = piped
    ledger = Ledger.read(folder / LEDGER)
    number = len(ledger.header.planned)

    assert checked.returncode == ExitCode.CONFORM, checked.stdout + checked.stderr
    assert not ledger.is_partial
    assert set(outcomes(ledger).values()) == {Outcome.PASSED}
    assert f"evaluated {number} of {number}, passed {number} of {number}" in checked.stdout
    for path in (LEDGER, PAGE, "junit.xml"):
        assert path in checked.stdout
        assert (folder / path).stat().st_size > 0


@pytest.mark.prove
def test_where_there_is_no_terminal_progress_is_told_in_lines(piped: Piped) -> None:
    folder, checked = piped
    said, number = checked.stderr.splitlines(), len(Ledger.read(folder / LEDGER).header.planned)

    checking = [line for line in said if line.startswith("checking ")]
    assert checking[-1] == f"checking Tarock reference engine by lungau: {number} of {number}"
    assert len(checking) <= 10
    put_again = said[len(checking) :]
    assert all(line.startswith("the same with other seats and suits by lungau: ") for line in put_again)
    assert 0 < len(put_again) <= 10


@pytest.mark.prove
def test_with_and_without_a_pipe_the_verdicts_are_the_same(piped: Piped, tmp_path: Path) -> None:
    here(*COUNTING, "--ledger", "here.jsonl", "--in-process", cwd=tmp_path)

    through, unpiped = Ledger.read(piped[0] / LEDGER), Ledger.read(tmp_path / "here.jsonl")
    assert outcomes(through) == outcomes(unpiped)
    assert through.header.plan == unpiped.header.plan


@pytest.mark.prove
def test_a_wrong_engine_does_not_conform(tmp_path: Path) -> None:
    checked = here(*QUICK, "--engine", engine(tmp_path, LIAR), cwd=tmp_path)

    assert checked.returncode == ExitCode.NOT_CONFORM
    assert "Not conform" in checked.stdout
    assert "engine.py" in Ledger.read(tmp_path / LEDGER).header.engine.command


@pytest.mark.prove
def test_an_engine_that_crashes_is_a_broken_adapter_and_does_not_stop_the_run(tmp_path: Path) -> None:
    checked = here(*QUICK, "--engine", engine(tmp_path, CRASHES), "--restarts", "2", cwd=tmp_path)
    ledger = Ledger.read(tmp_path / LEDGER)

    assert checked.returncode == ExitCode.ADAPTER_BROKEN
    assert not ledger.is_partial
    assert Outcome.FAILED not in outcomes(ledger).values()


@pytest.mark.prove
def test_an_engine_that_declines_everything_is_inconclusive(tmp_path: Path) -> None:
    checked = here(*QUICK, "--engine", engine(tmp_path, DECLINES), cwd=tmp_path)

    assert checked.returncode == ExitCode.INCONCLUSIVE
    assert set(outcomes(Ledger.read(tmp_path / LEDGER)).values()) == {Outcome.DECLINED}


@pytest.mark.prove
def test_the_folder_and_the_environment_have_no_say(tmp_path: Path) -> None:
    for name, text in HOSTILE.items():
        (tmp_path / name).write_text(f"{text}\n")

    checked = program(*QUICK, cwd=tmp_path, PYTEST_ADDOPTS="--nonsense", PYTEST_PLUGINS="nonsense")

    assert checked.returncode == ExitCode.CONFORM, checked.stderr
    assert {path.name for path in tmp_path.iterdir()} == {*HOSTILE, "tarock-report"}


# -------------------------------------------------------------------------------------------------- rule sets

FIRST_OF_EACH = tuple(
    word for source in sources() for word in ("--clause", f"{load_catalogue(source).prefix}-CARDS-001")
)


def test_every_rule_set_gets_a_ledger_a_page_and_a_verdict(tmp_path: Path) -> None:
    checked = here("check", *FIRST_OF_EACH, "--in-process", "--junit", "{rules}.xml", cwd=tmp_path)

    assert checked.returncode == ExitCode.CONFORM, checked.stderr
    for source in sources():
        number = len(Ledger.read(tmp_path / "tarock-report" / f"{source}.part.jsonl").verdicts)
        assert (tmp_path / "tarock-report" / f"{source}.part.html").exists()
        assert (tmp_path / f"{source}.xml").exists()
        assert re.search(rf"{source} +\S +{number} of {number} +\S +{number} of {number} +\S +conform", checked.stdout)


@pytest.mark.prove
def test_the_worst_verdict_decides_the_exit_code_and_each_is_told(tmp_path: Path) -> None:
    clauses = ("--clause", "LUN-COUNTING-007", "--clause", "KOE-COUNTING-001")
    checked = here("check", *clauses, "--engine", engine(tmp_path, LIAR), cwd=tmp_path)

    assert checked.returncode == ExitCode.NOT_CONFORM, checked.stdout
    assert re.search(r"koenigrufen .*\bconform", checked.stdout)
    assert re.search(r"lungau .*\bnot conform", checked.stdout)


@pytest.mark.prove
def test_an_engine_is_asked_by_the_rule_sets_that_it_plays(tmp_path: Path) -> None:
    checked = here(
        *("check", "--area", "cards", "--ledger", "one.jsonl"), "--engine", engine(tmp_path, ONE_SET), cwd=tmp_path
    )

    assert checked.returncode == ExitCode.CONFORM, checked.stdout + checked.stderr
    assert Ledger.read(tmp_path / "one.jsonl").header.rules == "lungau"


def test_by_another_rule_set_nothing_is_asked_even_where_that_is_named(tmp_path: Path) -> None:
    words = ("check", "--rules", "koenigrufen", "--area", "cards", "--engine", engine(tmp_path, ONE_SET))

    assert here(*words, cwd=tmp_path).returncode == ExitCode.ADAPTER_BROKEN


def test_what_is_named_says_which_rule_set_is_meant(tmp_path: Path) -> None:
    option = here("check", "--option", "solodreier=on", "--area", "cards", "--in-process", cwd=tmp_path)
    scenario = here("check", "--scenario", plan("koenigrufen")[0].id, "--in-process", cwd=tmp_path)

    assert "by lungau, options: solodreier=on" in option.stdout
    assert "koenigrufen" not in option.stdout
    assert "by koenigrufen, options: defaults" in scenario.stdout
    assert "by lungau" not in scenario.stdout


# --------------------------------------------------------------------------------------------------- variants


@pytest.mark.prove
def test_a_chosen_reading_changes_what_is_expected_and_throws_nothing_away(tmp_path: Path) -> None:
    checked = here(*QUICK, "--in-process", "--option", "discards-belong-to=nobody", cwd=tmp_path)
    ledger = Ledger.read(tmp_path / LEDGER)
    rows = [planned for planned in ledger.header.planned if planned.dispute == "discards-belong-to"]
    readings = [
        planned.reading
        for planned in plan("lungau")
        if planned.dispute == "discards-belong-to" and planned.area == "counting"
    ]
    other = sum(reading != "nobody" for reading in readings)
    derived = [verdict for verdict in ledger.verdicts if verdict.basis is Basis.DERIVED]

    assert checked.returncode == ExitCode.CONFORM, checked.stdout
    assert ledger.header.options == {"discards-belong-to": "nobody"}
    assert {row.reading for row in rows} == {"nobody"}
    assert derived
    assert {verdict.outcome for verdict in ledger.verdicts} == {Outcome.PASSED}
    assert f"{len(derived)} on derived ones" in checked.stdout
    assert 0 < other < len(readings)
    assert ledger.header.other_rows == other
    assert f"{other} rows not asked: about other readings of discards-belong-to" in checked.stdout


@pytest.mark.prove
def test_a_default_that_is_spelled_out_is_asked_for_everywhere(tmp_path: Path) -> None:
    here(*QUICK, "--in-process", "--option", "discards-belong-to=declarer", cwd=tmp_path)
    ledger = Ledger.read(tmp_path / LEDGER)

    assert ledger.header.options == {"discards-belong-to": "declarer"}
    assert all(
        planned.reading == "declarer" for planned in ledger.header.planned if planned.dispute == "discards-belong-to"
    )
    assert {verdict.basis for verdict in ledger.verdicts} == {Basis.TRANSCRIBED}


# ----------------------------------------------------------------------------------------------- interruption


def interrupted(folder: Path, number: signal.Signals) -> "subprocess.CompletedProcess[str]":
    """A run that is sent a signal when it has reported a few scenarios."""
    words = (*QUICK, *waiting(folder))
    return signalled(words, folder, number, lambda _: any(map(_has_verdicts, drafts(folder))))


def drafts(folder: Path) -> list[Path]:
    return list((folder / LEDGER).parent.glob(f"{Path(LEDGER).name}.*.unfinished"))


def _has_verdicts(ledger: Path) -> bool:
    return ledger.read_bytes().count(b"\n") > 3


@pytest.mark.prove
@pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_interrupted_run_says_so_and_leaves_a_partial_ledger_with_its_page(
    tmp_path: Path, number: signal.Signals
) -> None:
    run = interrupted(tmp_path, number)

    assert run.returncode == ExitCode.INTERRUPTED
    assert f"tarock: interrupted; the ledger {LEDGER} is partial" in run.stderr
    assert "Traceback" not in run.stderr
    assert Ledger.read(tmp_path / LEDGER).is_partial
    assert "no footer" in (tmp_path / PAGE).read_text(encoding="utf-8")


@pytest.mark.prove
@pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them")
def test_a_killed_run_leaves_the_draft_of_its_ledger_which_is_cut_off(tmp_path: Path) -> None:
    (tmp_path / "tarock-report").mkdir()
    (tmp_path / PAGE).write_text("of an earlier run")

    run = interrupted(tmp_path, signal.SIGKILL)
    (draft,) = drafts(tmp_path)
    read = program("report", str(draft), cwd=tmp_path)

    assert run.returncode == -signal.SIGKILL
    assert Ledger.read(draft).is_partial
    assert read.returncode == ExitCode.CUT_OFF
    assert "Cut off: the run ended early" in read.stdout
    assert not (tmp_path / LEDGER).exists()
    assert (tmp_path / PAGE).read_text() == "of an earlier run"


# ------------------------------------------------------------------------------------------- a broken suite


@pytest.mark.prove
def test_a_failing_reference_engine_is_our_fault_and_not_an_adapters(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(
        "import tarock_reference as reference\n"
        "answer = reference.respond\n"
        "def respond(line):\n"
        "    if b'\"count\"' in line:\n"
        "        raise ZeroDivisionError('no such card')\n"
        "    return answer(line)\n"
        "reference.respond = respond\n"
    )
    path = os.pathsep.join((str(tmp_path), environment()["PYTHONPATH"]))

    for ways in ((), ("--in-process",)):
        checked = program(*QUICK, *ways, cwd=tmp_path, PYTHONPATH=path)

        assert checked.returncode == ExitCode.SUITE_BROKEN
        assert "ZeroDivisionError: no such card" in checked.stdout


def test_the_ledger_is_json_lines_with_header_and_footer(tmp_path: Path) -> None:
    here(*QUICK, "--in-process", cwd=tmp_path)
    kinds = [json.loads(line)["kind"] for line in (tmp_path / LEDGER).read_text("utf-8").splitlines()]

    assert kinds[0] == "header"
    assert kinds[-1] == "footer"
    assert set(kinds[1:-1]) == {"verdict"}
