"""What scripts and pipelines ask of ``tarock check``: little to read, an early end, what failed asked again, JSON."""

from __future__ import annotations

from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import msgspec
import pytest
from tests.unit.against_schema import refuse_what_is_not_of
from tests.unit.small_lock import ALL, lock, read_as_whole, written
from tests.unit.the_command import LIAR, engine, here, program, scenarios_of

from tarock_reports.ledger.checks import Ledger, LedgerWriter
from tarock_reports.machine.check_shape import CheckObject, LockObject
from tarock_running.process.exits import ExitCode
from tarock_steps.suite.verdicts import Outcome

COUNTED = scenarios_of("lungau", "counting")
COUNTING = ("--rules", "lungau", "--area", "counting", "--again", "0", "--jobs", "1", "--no-diagnosis")
WHOLE = "tarock-report/lungau.jsonl"
PART = "tarock-report/lungau.part.jsonl"
WRONG = {
    "lungau/counting/all-cards-that-are-worth-something",
    "lungau/counting/all-54-cards",
}
"""What ``LIAR`` gets wrong in the area counting: both come to 71."""


def check(folder: Path, *words: str, code: str = LIAR) -> CompletedProcess[str]:
    return here("check", *COUNTING, "--engine", engine(folder, code), *words, cwd=folder)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The ledger of a run in which something went wrong."""
    folder = tmp_path_factory.mktemp("whole")
    check(folder, "--ledger", "whole.jsonl")
    return (folder / "whole.jsonl").read_text("utf-8")


def planned(folder: Path, path: str = PART) -> set[str]:
    return {case.id for case in Ledger.read(folder / path).header.planned}


def told(done: CompletedProcess[str]) -> CheckObject:
    refuse_what_is_not_of("check", done.stdout)
    return msgspec.json.decode(done.stdout, type=CheckObject)


# ------------------------------------------------------------------------------------------------------ quiet


@pytest.mark.prove
def test_quiet_says_one_line_for_each_rule_set_and_nothing_else(tmp_path: Path) -> None:
    done = program("check", *COUNTING, "--rules", "karl", "--quiet", "--in-process", cwd=tmp_path)

    lines = done.stdout.splitlines()
    assert [line.partition(":")[0] for line in lines] == ["lungau", "karl"]
    assert all(line.split(": ")[1] == "Conform" for line in lines)
    assert done.stderr == ""
    assert done.returncode == ExitCode.CONFORM


def test_quiet_says_what_went_wrong_in_one_line_and_leaves_the_files_of_the_run_as_ever(tmp_path: Path) -> None:
    done = check(tmp_path, "--quiet")

    assert done.stdout == f"lungau: Not conform: 2 of {COUNTED} evaluated scenarios went wrong.\n"
    assert done.returncode == ExitCode.NOT_CONFORM
    assert {path.name for path in (tmp_path / "tarock-report").iterdir()} == {"lungau.part.jsonl", "lungau.part.html"}


# -------------------------------------------------------------------------------------------------- fail fast


def test_fail_fast_asks_nothing_after_the_first_failure_and_says_how_much_that_is(tmp_path: Path) -> None:
    done = check(tmp_path, "--fail-fast", "--quiet")
    ledger = Ledger.read(tmp_path / PART)

    assert [verdict.outcome for verdict in ledger.verdicts][-1] is Outcome.FAILED
    assert sum(verdict.outcome is Outcome.FAILED for verdict in ledger.verdicts) == 1
    left = len(ledger.header.planned) - len(ledger.verdicts)
    assert left > 0
    assert f"{left} of {COUNTED} planned scenarios have no verdict" in done.stdout
    assert done.returncode == ExitCode.NOT_CONFORM


@pytest.mark.prove
def test_fail_fast_does_not_come_to_the_next_rule_set(tmp_path: Path) -> None:
    done = check(tmp_path, "--rules", "zwanzigerrufen", "--fail-fast", "--format", "json")

    assert [run.rules for run in told(done).runs] == ["lungau"]
    assert told(done).not_asked == ["zwanzigerrufen"]
    assert "not asked at all: zwanzigerrufen" in done.stderr


def test_fail_fast_changes_nothing_where_nothing_goes_wrong(tmp_path: Path) -> None:
    done = here("check", *COUNTING, "--fail-fast", "--in-process", "--quiet", cwd=tmp_path)

    assert done.stdout == f"lungau: Conform: all {COUNTED} evaluated scenarios passed.\n"


@pytest.mark.prove
def test_fail_fast_ends_at_an_error_too_and_is_never_conform(tmp_path: Path) -> None:
    code = LIAR.replace("print(", "if b'\"count\"' in line: sys.exit(3)\n    print(")
    done = check(tmp_path, "--fail-fast", "--quiet", code=code)

    assert [verdict.outcome for verdict in Ledger.read(tmp_path / PART).verdicts] == [Outcome.PASSED, Outcome.ERRORED]
    assert done.stdout.startswith("lungau: Adapter broken: ")
    assert done.returncode == ExitCode.ADAPTER_BROKEN


@pytest.mark.prove
def test_a_failure_in_the_last_scenario_leaves_nothing_out(tmp_path: Path) -> None:
    last = ("--scenario", "lungau/counting/all-54-cards", "--fail-fast", "--quiet")
    done = check(tmp_path, *last)

    assert "Not asked" not in done.stdout
    assert not Ledger.read(tmp_path / PART).is_partial


@pytest.mark.prove
def test_fail_fast_reads_the_same_whoever_plays_ahead(tmp_path: Path) -> None:
    words = ("check", "--rules", "lungau", "--again", "0", "--fail-fast", "--engine", engine(tmp_path, LIAR))
    alone, shared = (
        program(*words, "--jobs", jobs, "--ledger", f"{jobs}.jsonl", "--html", f"{jobs}.html", cwd=tmp_path)
        for jobs in ("1", "3")
    )

    assert alone.returncode == shared.returncode == ExitCode.NOT_CONFORM
    one, three = (Ledger.read(tmp_path / f"{jobs}.part.jsonl") for jobs in ("1", "3"))
    assert [(verdict.scenario, verdict.outcome) for verdict in one.verdicts] == [
        (verdict.scenario, verdict.outcome) for verdict in three.verdicts
    ]


# ----------------------------------------------------------------------------------------------- rerun failed


@pytest.mark.prove
def test_what_went_wrong_is_asked_again_and_nothing_else(tmp_path: Path) -> None:
    check(tmp_path, "--ledger", "whole.jsonl")
    before = (tmp_path / "whole.jsonl").read_bytes()

    done = check(tmp_path, "--rerun-failed", "whole.jsonl", "--quiet")

    assert planned(tmp_path) == WRONG
    assert done.stdout == "lungau: Not conform: 2 of 2 evaluated scenarios went wrong.\n"
    assert (tmp_path / "whole.jsonl").read_bytes() == before


@pytest.mark.prove
def test_a_rerun_does_not_take_the_place_of_a_whole_report(tmp_path: Path) -> None:
    folder = tmp_path / "tarock-report"
    folder.mkdir()
    for name in ("lungau.jsonl", "lungau.html"):
        (folder / name).write_text("of a whole run")
    check(tmp_path, "--ledger", "whole.jsonl")

    check(tmp_path, "--rerun-failed", "whole.jsonl")

    assert {(folder / name).read_text() for name in ("lungau.jsonl", "lungau.html")} == {"of a whole run"}


@pytest.mark.prove
def test_the_rules_are_those_of_the_ledger(tmp_path: Path) -> None:
    check(tmp_path, "--ledger", "whole.jsonl")
    done = here("check", "--rerun-failed", "whole.jsonl", "--in-process", "--quiet", cwd=tmp_path)

    assert done.stdout == "lungau: Conform: all 2 evaluated scenarios passed.\n"


@pytest.mark.prove
def test_what_has_no_verdict_is_asked_too(tmp_path: Path) -> None:
    check(tmp_path, "--fail-fast")
    ledger = Ledger.read(tmp_path / PART)
    passed = {verdict.scenario for verdict in ledger.verdicts if verdict.outcome is Outcome.PASSED}
    everything = {case.id for case in ledger.header.planned}

    check(tmp_path, "--rerun-failed", PART)

    assert passed
    assert planned(tmp_path) == everything - passed


def test_where_nothing_went_wrong_nothing_is_asked(tmp_path: Path) -> None:
    here("check", *COUNTING, "--in-process", cwd=tmp_path)
    said = check(tmp_path, "--rerun-failed", PART)
    as_json = told(check(tmp_path, "--rerun-failed", PART, "--format", "json"))

    assert "no scenario there failed" in said.stdout
    assert said.returncode == as_json.exit_code == ExitCode.CONFORM
    assert as_json.verdict is None
    assert as_json.runs == []


@pytest.mark.prove
def test_a_rerun_may_be_narrowed_further_but_not_to_scenarios(tmp_path: Path) -> None:
    check(tmp_path, "--ledger", "whole.jsonl")
    narrowed = check(tmp_path, "--rerun-failed", "whole.jsonl", "--clause", "LUN-COUNTING-007", "--quiet")
    refused = check(tmp_path, "--rerun-failed", "whole.jsonl", "--scenario", "lungau/counting/all-54-cards")

    assert planned(tmp_path) == {"lungau/counting/all-54-cards"}
    assert narrowed.stdout == "lungau: Not conform: the one evaluated scenario went wrong.\n"
    assert refused.returncode == ExitCode.USAGE
    assert "cannot go with --scenario" in refused.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--rerun-failed", "no.jsonl"), "no.jsonl: expected a ledger, but No such file"),
        (("--rerun-failed", "old.jsonl"), "old.jsonl, line 1: expected ledger format 4, found format 3, of an older"),
        (("--rerun-failed", "whole.jsonl", "--rules", "karl"), "whole.jsonl is of lungau; expected a ledger of"),
        (("--rerun-failed", "whole.jsonl", "--rerun-failed", "copy.jsonl"), "are both of lungau; expected one"),
        (("--rerun-failed", "whole.jsonl", "--ledger", "whole.jsonl"), "is the file of --rerun-failed"),
        (("--rerun-failed", "whole.jsonl", "--lock", "a.lock.jsonl"), "it cannot go with --rerun-failed"),
    ],
)
def test_a_ledger_that_cannot_be_asked_from_is_refused(
    whole: str, tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    (tmp_path / "whole.jsonl").write_text(whole, "utf-8")
    (tmp_path / "copy.jsonl").write_text(whole, "utf-8")
    (tmp_path / "old.jsonl").write_text(whole.replace('"format":4', '"format":3', 1), "utf-8")

    refused = here("check", *words, "--in-process", cwd=tmp_path)

    assert refused.returncode == ExitCode.USAGE
    assert said in refused.stderr


def test_a_ledger_that_was_altered_is_refused(whole: str, tmp_path: Path) -> None:
    (tmp_path / "whole.jsonl").write_text(whole.replace('"outcome":"failed"', '"outcome":"passed"'), "utf-8")

    assert "was changed after its run" in check(tmp_path, "--rerun-failed", "whole.jsonl").stderr


@pytest.mark.prove
def test_what_is_otherwise_now_than_it_was_then_is_said(tmp_path: Path) -> None:
    check(tmp_path, "--ledger", "one.jsonl", "--option", "discards-belong-to=nobody")
    one = Ledger.read(tmp_path / "one.jsonl")
    gone = msgspec.structs.replace(one.header.planned[0], id="lungau/counting/long-gone")
    with LedgerWriter(tmp_path / "two.jsonl", _with(one, suite="0.0.1", planned=[*one.header.planned, gone])):
        pass

    said = check(tmp_path, "--rerun-failed", "two.jsonl").stderr

    assert "two.jsonl: it was written by version 0.0.1 of the suite; this is " in said
    assert "two.jsonl: 1 scenario of it is not in this version of the suite" in said
    assert "--option discards-belong-to=nobody asks by the same readings again" in said
    again = check(tmp_path, "--rerun-failed", "one.jsonl", "--option", "discards-belong-to=nobody").stderr
    assert "asks by the same readings" not in again


def test_what_a_ledger_says_of_itself_steers_no_terminal(whole: str, tmp_path: Path) -> None:
    (tmp_path / "whole.jsonl").write_text(whole, "utf-8")
    one = Ledger.read(tmp_path / "whole.jsonl")
    gone = msgspec.structs.replace(one.header.planned[0], id="lungau/counting/long-gone")
    with LedgerWriter(tmp_path / "two.jsonl", _with(one, suite="0.0.1 \x1b\u202e", planned=[gone])):
        pass

    said = here("check", *COUNTING, "--rerun-failed", "two.jsonl", "--in-process", cwd=tmp_path).stderr

    assert "it was written by version 0.0.1 \\x1b\\u202e of the suite" in said


def _with(ledger: Ledger, **changed: Any) -> Any:
    from tarock_reports.ledger.check_lines import plan_of  # noqa: PLC0415 - of this alone

    header = msgspec.structs.replace(ledger.header, **changed)
    return msgspec.structs.replace(header, plan=plan_of(header.planned))


# ------------------------------------------------------------------------------------------------------- JSON


@pytest.mark.prove
def test_stdout_has_one_object_of_the_shape_that_is_written_down(tmp_path: Path) -> None:
    done = program("check", *COUNTING, "--format", "json", "--engine", engine(tmp_path, LIAR), cwd=tmp_path)
    found = told(done)
    (run,) = found.runs

    assert found.verdict == run.verdict == "not conform"
    assert found.exit_code == done.returncode == ExitCode.NOT_CONFORM
    assert (run.counts.planned, run.counts.passed, run.counts.failed) == (COUNTED, COUNTED - 2, 2)
    assert run.counts == run.areas["counting"]
    assert {failure.scenario for failure in run.failures} == WRONG
    assert {(failure.expected, failure.given) for failure in run.failures} == {("71", "70")}
    assert all(failure.scenario in failure.again for failure in run.failures)
    assert run.clauses["LUN-COUNTING-007"] == "failed"
    assert (tmp_path / run.files.ledger).exists()
    assert (tmp_path / run.files.page).exists()
    assert run.files.junit == ""
    assert done.stderr.startswith("checking ")
    assert f"tarock: lungau: Not conform: 2 of {COUNTED} " in done.stderr


@pytest.mark.prove
def test_json_tells_causes_where_somebody_looked_for_them(tmp_path: Path) -> None:
    words = [word for word in COUNTING if word != "--no-diagnosis"]
    done = here("check", *words, "--format", "json", "--engine", engine(tmp_path, LIAR), cwd=tmp_path)

    assert told(done).runs[0].causes is not None
    assert told(check(tmp_path, "--format", "json")).runs[0].causes is None


@pytest.mark.prove
def test_json_tells_of_several_rule_sets_and_of_the_worst(tmp_path: Path) -> None:
    found = told(check(tmp_path, "--rules", "zwanzigerrufen", "--format", "json", "--quiet", "--junit", "j.xml"))

    assert {run.rules: run.verdict for run in found.runs} == {"lungau": "not conform", "zwanzigerrufen": "conform"}
    assert found.verdict == "not conform"
    assert {run.files.junit for run in found.runs} == {"j.xml"}


@pytest.mark.prove
def test_a_house_stands_in_the_object(tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text(
        'name = "Gasthof"\nbased_on = "lungau"\n[readings]\ndiscards-belong-to = "nobody"\n', "utf-8"
    )
    words = ("--area", "counting", "--variant", "house.toml", "--in-process", "--format", "json")
    house = told(here("check", *words, cwd=tmp_path)).runs[0].house

    assert house is not None
    assert (house.name, house.differences, house.profile) == ("Gasthof", 1, "house.toml")


@pytest.mark.prove
def test_of_a_lock_there_is_an_object_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read_as_whole(monkeypatch)
    written(tmp_path)
    words = ("--again", "0", "--lock", "small.lock.jsonl", "--format", "json", "--engine")
    wrong = LIAR.replace("71", "9").replace("70", "8")
    done = here("check", *words, engine(tmp_path, wrong), cwd=tmp_path)
    refuse_what_is_not_of("lock", done.stdout)
    found = msgspec.json.decode(done.stdout, type=LockObject)

    assert (found.verdict, found.exit_code) == ("not conform", ExitCode.NOT_CONFORM)
    assert (found.counts.planned, found.counts.failed) == (len(ALL), 1)
    assert [(failure.number, failure.places) for failure in found.failures] == [(1, ["augen"])]
    assert done.stderr.splitlines()[-1].startswith("tarock: small.lock.jsonl: Not conform: some answers differ")
    assert lock().header.rules


@pytest.mark.prove
def test_a_lock_is_left_at_the_first_failure_and_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read_as_whole(monkeypatch)
    written(tmp_path)
    wrong = LIAR.replace("71", "9").replace("70", "8")
    words = ("--again", "0", "--lock", "small.lock.jsonl", "--fail-fast", "--quiet", "--engine")
    done = here("check", *words, engine(tmp_path, wrong), cwd=tmp_path)

    assert len(done.stdout.splitlines()) == 1
    assert done.stdout.startswith("Not conform: ")
    assert f"{len(ALL) - 1} not asked" in done.stdout
    assert done.returncode == ExitCode.NOT_CONFORM


def test_a_format_that_there_is_not_is_refused_with_the_nearest(tmp_path: Path) -> None:
    refused = check(tmp_path, "--format", "jsn")

    assert refused.returncode == ExitCode.USAGE
    assert "--format: there is no format 'jsn'. Did you mean json?" in refused.stderr
