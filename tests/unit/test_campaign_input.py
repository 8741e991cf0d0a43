"""What a campaign is given: rule sets that a program does not play, corpora, records of another one, folders in use."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.the_command import engine, here

from tarock_running.process.exits import ExitCode
from tarock_searching.fuzz.run import RuleSetCampaign

COUNTS = """
import json, sys
from tarock_reference import respond

for line in sys.stdin.buffer:
    asked, reply = json.loads(line), json.loads(respond(line))
    if asked["ask"] == "hello":
        kept = {{"lungau": reply["answer"]["rules"]["lungau"]}}
        reply["answer"] |= {{"rules": kept, "questions": ["hello", "count"]}}
    elif "III" in asked["cards"]:
        reply["answer"]["augen"] = {augen}
    print(json.dumps(reply), flush=True)
"""
"""It counts in lungau alone, and wrongly where there is a III."""


def asked(folder: Path, augen: int, *words: str) -> tuple[str, ...]:
    folder.mkdir(exist_ok=True)
    return ("fuzz", "--engine", engine(folder, COUNTS.format(augen=augen)), "--questions", "40", "--jobs", "1", *words)


@pytest.mark.prove
def test_a_rule_set_that_a_program_does_not_play_is_not_passed(tmp_path: Path) -> None:
    done = here(*asked(tmp_path, 99, "--rules", "karl"), cwd=tmp_path)

    assert done.returncode == ExitCode.ADAPTER_BROKEN
    assert "does not play karl; it plays lungau" in done.stderr
    assert "0 questions" not in done.stdout


def test_a_check_by_rules_that_a_program_does_not_play_asks_nothing(tmp_path: Path) -> None:
    done = here("check", "--rules", "karl", "--engine", engine(tmp_path, COUNTS.format(augen=99)), cwd=tmp_path)

    assert done.returncode == ExitCode.ADAPTER_BROKEN
    (told,) = done.stderr.splitlines()
    assert told.endswith("does not play karl, so nothing is asked; its hello names lungau")


@pytest.mark.prove
def test_of_several_those_that_it_plays_are_asked(tmp_path: Path) -> None:
    done = here(*asked(tmp_path, 99, "--rules", "karl", "--rules", "lungau"), cwd=tmp_path)

    assert done.returncode == ExitCode.NOT_CONFORM
    assert "does not play karl; it plays lungau" in done.stderr
    assert "lungau: 40 questions" in done.stdout
    assert "to repeat a question: tarock ask --engine " in done.stdout


@pytest.mark.prove
@pytest.mark.parametrize("laws_only", [(), ("--laws-only",)], ids=["right", "laws"])
def test_a_question_of_a_corpus_that_nobody_can_answer_is_refused_with_its_line(
    tmp_path: Path, laws_only: tuple[str, ...]
) -> None:
    good = '{"ask":"count","id":1,"rules":"lungau","cards":["III"]}\n'
    (tmp_path / "finds.jsonl").write_text(good + good.replace("III", "QQ"), encoding="utf-8")

    done = here(*asked(tmp_path, 99, "--rules", "lungau", "--corpus", "finds.jsonl", *laws_only), cwd=tmp_path)

    told = "--corpus: finds.jsonl, line 2: " in done.stderr and "QQ" in done.stderr
    assert (done.returncode == ExitCode.USAGE, told) == (not laws_only, not laws_only)  # laws need no right answer


@pytest.mark.prove
def test_a_campaign_of_another_program_is_not_gone_on_with(tmp_path: Path) -> None:
    first = here(*asked(tmp_path / "one", 99, "--rules", "lungau"), cwd=tmp_path)
    again = here(*asked(tmp_path / "two", 98, "--rules", "lungau", "--resume"), cwd=tmp_path)

    assert first.returncode == ExitCode.NOT_CONFORM
    assert again.returncode == ExitCode.USAGE
    assert "is of a campaign of " in again.stderr
    assert "given 99" not in again.stdout


@pytest.mark.prove
def test_scenarios_of_an_earlier_run_are_not_written_over(tmp_path: Path) -> None:
    words = asked(tmp_path, 99, "--rules", "lungau", "--write-scenario", "found")
    for _ in range(2):
        here(*words, cwd=tmp_path)

    assert sorted(path.name for path in (tmp_path / "found").iterdir()) == ["lungau-2.feature", "lungau.feature"]


STRANGE = COUNTS.replace('{{"lungau": ', '{{"xy \\x1b\\u202e": {{}}, "lungau": ')


def test_a_rule_set_of_a_stranger_steers_no_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RuleSetCampaign, "fuzzed", lambda _: ExitCode.CONFORM)
    words = ("fuzz", "--engine", engine(tmp_path, STRANGE.format(augen=1)), "--rules", "karl", "--rules", "lungau")

    done = here(*words, "--laws-only", cwd=tmp_path)

    assert done.returncode == ExitCode.CONFORM
    assert done.stderr.endswith("does not play karl; it plays lungau, xy \\x1b\\u202e\n")
