"""All was asked: the verdict, the ledger, the page and JUnit stand whatever becomes of the look for causes."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest
from tests.unit.the_command import LIAR, tarock

from tarock_conformance.diagnose import making
from tarock_conformance.process.exits import ExitCode


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (TypeError("0 is not a callable object"), "report this fault of ours"),
        pytest.param(KeyboardInterrupt(), "was broken off", marks=pytest.mark.prove),
    ],
)
def test_the_verdict_stands_where_the_look_breaks(
    fault: BaseException, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise fault

    monkeypatch.setattr(making, "diagnosis_of", broken)
    places = [tmp_path / name for name in ("ledger.jsonl", "page.html", "junit.xml")]
    ledger, page, junit = map(str, places)
    engine = shlex.join([sys.executable, "-c", LIAR])
    what = ("--rules", "lungau", "--area", "counting", "--engine", engine)

    ended = tarock("check", *what, "--ledger", ledger, "--html", page, "--junit", junit)

    assert ended.exit_code == ExitCode.NOT_CONFORM
    assert [line for line in ended.stderr.splitlines() if told in line and "lungau" in line]
    assert all(place.exists() for place in places)
    assert '"footer"' in places[0].read_text("utf-8").splitlines()[-1]
