"""How far a run is, on a terminal and anywhere else."""

from __future__ import annotations

import sys
from io import StringIO
from pathlib import Path

import pytest
from tests.unit.the_command import engine, tarock

from tarock_language.message import ENGLISH
from tarock_reports.ledger.checks import Ledger
from tarock_running.process.progress import progress

DECLINES = """
import json, sys
from tarock_reference import respond

for line in sys.stdin.buffer:
    asked, reply = json.loads(line), json.loads(respond(line))
    if len(asked.get("cards", ())) > 50:
        reply = {"id": asked["id"], "answer": {"augen": 1}}
    elif asked["ask"] != "hello":
        reply = {"id": asked["id"], "declined": "not today"}
    print(json.dumps(reply), flush=True)
"""


class Terminal(StringIO):
    """A text that is taken for a terminal."""

    def isatty(self) -> bool:
        return True


def test_a_bar_on_a_terminal_looks_for_no_pictures_which_would_be_read_while_a_program_runs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stream = Terminal()
    monkeypatch.setitem(sys.modules, "rich._emoji_codes", None)
    with progress("checking :heart:", 1, stream=stream, say=ENGLISH) as step:
        step(1)

    assert "checking :heart:" in stream.getvalue()


@pytest.mark.parametrize("stream", [StringIO(), Terminal()])
def test_what_was_declined_is_told_apart_from_what_did_not_pass(
    stream: StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    with progress("checking", 4, stream=stream, say=ENGLISH) as step:
        step(1)
        step(0)
        step(0, declined=1)
        step(0, declined=1)

    assert "1 not passed, 2 declined" in stream.getvalue()


def test_where_nothing_did_not_pass_that_is_not_said() -> None:
    stream = StringIO()
    with progress("checking", 2, stream=stream, say=ENGLISH) as step:
        step(0)
        step(0, declined=1)

    assert stream.getvalue() == "checking: 1 of 2\nchecking: 2 of 2, 1 declined\n"


@pytest.mark.prove
def test_a_check_tells_both_as_its_ledger_counts_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = ("--rules", "lungau", "--area", "counting", "--no-diagnosis", "--engine", engine(tmp_path, DECLINES))
    last = tarock("check", *words).stderr.splitlines()[-1]
    ledger = Ledger.read(tmp_path / "tarock-report" / "lungau.part.jsonl")

    assert ledger.footer is not None
    counts = ledger.footer.counts
    assert counts["failed"] > 0
    assert last.endswith(f"{counts['failed']} not passed, {counts['declined']} declined")


def test_what_cannot_be_played_by_a_house_is_not_told_as_not_passed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is asked, so nothing is wrong."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "house.toml").write_text('name = "H"\nbased_on = "karl"\n[without]\nitems = ["Wildsau"]\n')
    words = ("--variant", "house.toml", "--scenario", "karl/further/may_announce-d6f8f63c88", "--no-diagnosis")
    told = tarock("check", *words, "--in-process")
    ledger = Ledger.read(tmp_path / "tarock-report" / "karl.part.jsonl")

    assert ledger.footer is not None
    assert ledger.footer.counts == {"not playable": 1}
    assert "1 of 1" in told.stderr
    assert "not passed" not in told.stderr
