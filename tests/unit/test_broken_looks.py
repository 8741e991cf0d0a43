"""All was asked: the verdict, the ledger, the page and JUnit stand whatever becomes of the look for causes."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest
from tests.unit.the_command import LIAR, tarock

from tarock_checking.diagnose import cause_records
from tarock_reports.ledger.checks import Ledger
from tarock_running.process.exits import ExitCode
from tarock_steps.suite.verdicts import Outcome


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (TypeError("0 is not a callable object"), "please report it to the authors of the suite"),
        pytest.param(KeyboardInterrupt(), "was broken off", marks=pytest.mark.prove),
    ],
)
def test_the_verdict_stands_where_the_look_breaks(
    fault: BaseException, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **_named: object) -> None:
        raise fault

    monkeypatch.setattr(cause_records, "diagnosis_of", broken)
    places = [tmp_path / name for name in ("ledger.jsonl", "page.html", "junit.xml")]
    ledger, page, junit = map(str, places)
    engine = shlex.join([sys.executable, "-c", LIAR])
    what = ("--rules", "lungau", "--area", "counting", "--engine", engine)

    ended = tarock("check", *what, "--ledger", ledger, "--html", page, "--junit", junit)

    assert ended.exit_code == ExitCode.NOT_CONFORM
    assert [line for line in ended.stderr.splitlines() if told in line and "lungau" in line]
    assert all(place.exists() for place in places)
    assert '"footer"' in places[0].read_text("utf-8").splitlines()[-1]


@pytest.mark.prove
def test_where_no_causes_are_searched_it_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    engine = shlex.join([sys.executable, "-c", LIAR])
    what = ("check", "--rules", "lungau", "--area", "counting", "--engine", engine, "--jobs", "1")
    whole = tarock(*what, "--ledger", "whole.jsonl")
    wrong = next(
        verdict.scenario for verdict in Ledger.read(Path("whole.jsonl")).verdicts if verdict.outcome is Outcome.FAILED
    )

    named = tarock("check", "--scenario", wrong, "--engine", engine)
    again = tarock("check", "--rerun-failed", "whole.jsonl", "--engine", engine)
    first = tarock(*what, "--fail-fast")
    left = tarock("check", "--scenario", wrong, "--engine", engine, "--no-diagnosis")

    assert whole.exit_code == named.exit_code == again.exit_code == first.exit_code == ExitCode.NOT_CONFORM
    ledger = "tarock-report/lungau.part.jsonl"
    told = f"because single scenarios were asked; `tarock diagnose {ledger}` searches them"
    assert told in " ".join(named.stderr.split())
    assert told in " ".join(again.stderr.split())
    assert f"because the run was cut short; `tarock diagnose {ledger}` searches them" in " ".join(first.stderr.split())
    assert all("causes are not searched" not in result.stderr for result in (whole, left))
