"""``tarock check FILE``: scenarios of anybody's file are asked in the place of the suite's."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest
from tests.unit.the_command import LIAR, engine, here

from tarock_language.message import ENGLISH
from tarock_running.inputs import scenario_files

# the Trull, a König and a card that counts nothing: three times 5, 5, and 0
FOUND = """# anybody's
Feature: What was found

  @clause:LUN-COUNTING-001
  Rule: The Trull and each König count 5

    Example: the Trull and a König
      Given the rules "lungau"
      When "Sküs XXI I K♥ XX" are counted
      Then they count 20 Augen

    Example: a whole pack
      Given the rules "lungau"
      When all cards are counted
      Then they count 71 Augen
"""
PACK = (
    "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IIII III II I "
    "K♥ D♥ C♥ B♥ A♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ B♦ A♦ 2♦ 3♦ 4♦ K♠ D♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ K♣ D♣ C♣ B♣ 10♣ 9♣ 8♣ 7♣"
)
TEXT = FOUND.replace("all cards are", f'"{PACK}" are')

DEAR = """
import json, sys
from tarock_reference import respond

for line in sys.stdin.buffer:
    asked, reply = json.loads(line), json.loads(respond(line))
    if asked["ask"] == "count" and "answer" in reply:
        reply["answer"]["augen"] += sum(card in ("Sküs", "XXI", "I") for card in asked["cards"])
    print(json.dumps(reply), flush=True)
"""


@pytest.fixture
def found(tmp_path: Path) -> Path:
    """A folder with a file of two scenarios."""
    (tmp_path / "found").mkdir()
    (tmp_path / "found" / "kept.feature").write_text(TEXT, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("named", ["found", "found/kept.feature"])
def test_the_scenarios_of_a_file_or_a_folder_are_asked_and_no_others(found: Path, named: str) -> None:
    done = here("check", named, "--in-process", cwd=found)

    assert done.returncode == 0, done.stderr
    assert "Conform: all 2 evaluated scenarios passed." in done.stdout
    assert "lungau.part.jsonl" in done.stdout


@pytest.mark.prove
def test_what_goes_wrong_is_told_with_its_line_and_the_command_that_asks_it_again(found: Path) -> None:
    asked = engine(found, LIAR)

    done = here("check", "found", "--engine", asked, cwd=found)

    assert done.returncode == 1
    path = str(Path("found") / "kept.feature")
    assert f"{path}:12" in done.stdout
    again = next(line for line in done.stdout.splitlines() if line.startswith("  tarock check --engine"))
    alone = here(*shlex.split(again)[1:], cwd=found)
    assert "Not conform: the one evaluated scenario went wrong." in alone.stdout


@pytest.mark.prove
def test_what_went_wrong_there_is_asked_again_beside_the_same_files(found: Path) -> None:
    asked = engine(found, LIAR)
    here("check", "found", "--engine", asked, cwd=found)
    ledger = str(Path("tarock-report") / "lungau.part.jsonl")

    beside = here("check", "found", "--engine", asked, "--rerun-failed", ledger, "--ledger", "again.jsonl", cwd=found)
    without = here("check", "--engine", asked, "--rerun-failed", ledger, "--ledger", "again.jsonl", cwd=found)

    assert "Not conform: the one evaluated scenario went wrong." in beside.stdout
    assert without.returncode == 2
    assert "is of scenarios of found/kept.feature; expected one of scenarios of the suite" in without.stderr


def test_a_script_reads_which_scenarios_there_were(found: Path) -> None:
    done = here("check", "found", "--in-process", "--format", "json", cwd=found)

    narrowed = json.loads(done.stdout)["runs"][0]["narrowed"]
    assert narrowed["scenarios"] == ["lungau/kept/the-trull-and-a-koenig", "lungau/kept/a-whole-pack"]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("LUN-COUNTING-001", "LUN-COUNTING-999", "line 4: there is no clause 'LUN-COUNTING-999'; expected one "),
        ("LUN-COUNTING-001\n", "LUN-COUNTING-001 @clause:KAR-COUNTING-001\n", "line 4: there is no clause 'KAR-"),
        ("@clause:LUN-COUNTING-001", "", "line 1: no tag @clause:<id> says what it is about; expected one "),
        ('XX" are counted', 'XX" are summed', "line 9: no phrase says '\"Sküs XXI I K♥ XX\" are summed'; the nearest "),
        (
            "      Then they count 20",
            "      When they count 20 Augen\n      Then they count 20",
            "line 10: no phrase says ",
        ),
        ("K♥ XX", "K♥ XXX", "line 9: 'XXX' is no card"),
        (
            'lungau"\n      When "Sküs',
            'karl"\n      When "Sküs',
            "line 8: the clauses are of lungau; expected 'the rules ",
        ),
        (
            'Given the rules "lungau"\n      When "Sküs',
            'Given a table of 5\n      When "Sküs',
            "line 8: no step names the ",
        ),
        (
            "Feature: What",
            "Features: What",
            "line 2: cannot be read as Gherkin: expected a tag or Feature:, got 'Features",
        ),
        ("      Then they count 20 Augen\n", "", "line 7: 'the Trull and a König' has no Then"),
        ("      Then they count 20 Augen\n", "      | a |\n      | a | b |\n", "line 11: cannot be read as Gherkin: "),
        ("a whole pack", "the Trull and a König", "line 12: the name 'the Trull and a König' stands at line 7"),
    ],
)
def test_what_cannot_be_asked_is_refused_with_its_line_and_what_was_expected(
    found: Path, old: str, new: str, told: str
) -> None:
    path = found / "found" / "kept.feature"
    assert old in TEXT
    path.write_text(TEXT.replace(old, new, 1), encoding="utf-8")

    done = here("check", "found", "--in-process", cwd=found)

    assert done.returncode == 2
    assert done.stdout == ""
    assert f"tarock: {Path('found') / 'kept.feature'}: {told}" in done.stderr


def test_of_many_scenarios_it_is_told_how_far_they_are_read(
    found: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(scenario_files, "_MANY", 2)
    for quiet in (False, True):
        assert len(scenario_files.scenarios_of_files([found / "found"], ENGLISH, quiet=quiet)) == 2

    assert capsys.readouterr().err == "reading scenarios: 1 of 2\nreading scenarios: 2 of 2\n"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("check gone.feature", "gone.feature: cannot be read: "),
        ("check empty", "empty: no file of scenarios is in this folder; expected one whose name ends in .feature"),
        ("check found --rules karl", "its scenarios are about lungau; expected scenarios about karl"),
        ("check found --lock x.jsonl", "the lock chooses the questions, so no file of scenarios can go with --lock"),
        ("check found --scenario lungau/kept/nobody", "--scenario: there is no scenario 'lungau/kept/nobody'"),
        ("check --engine python3 adapter.py", "did you mean"),
    ],
)
def test_a_command_line_that_cannot_be_is_refused(found: Path, words: str, told: str) -> None:
    (found / "empty").mkdir()

    done = here(*words.split(), cwd=found)

    assert done.returncode == 2
    assert told in done.stderr


@pytest.mark.parametrize("named", ["found", "found/kept.feature"])
def test_scenarios_of_files_are_shown_as_any_other(found: Path, named: str) -> None:
    every = here("show", named, cwd=found)
    one = here("show", "lungau/kept/a-whole-pack", named, cwd=found)

    assert every.returncode == one.returncode == 0, one.stderr
    assert "the Trull and a König\n" in every.stdout
    assert "the Trull and a König\n" not in one.stdout
    told = one.stdout.splitlines()
    assert told[:2] == ["Lungauer Königrufen: Counting", "a whole pack"]
    assert str(Path("found") / "kept.feature:12") in told
    assert "    they count 71 Augen" in told
    assert "version" not in one.stdout


def test_a_scenario_that_no_file_has_is_refused_with_those_that_they_have(found: Path) -> None:
    done = here("show", "lungau/kept/nothing", "found", cwd=found)

    assert done.returncode == 2
    assert "lungau/kept/the-trull-and-a-koenig, lungau/kept/a-whole-pack" in done.stderr


@pytest.mark.prove
def test_causes_are_looked_for_in_the_scenarios_of_files(found: Path) -> None:
    asked = engine(found, DEAR)
    here("check", "found", "--engine", asked, "--ledger", "found.jsonl", cwd=found)

    done = here("diagnose", "found.jsonl", cwd=found)

    shown = next(line for line in done.stdout.splitlines() if "shown by: " in line)
    words = shlex.split(shown.partition("shown by: ")[2])
    assert words[-1] == str(Path("found") / "kept.feature")
    assert here(*words[1:], cwd=found).returncode == 0


@pytest.mark.prove
def test_causes_are_not_looked_for_in_files_that_say_something_else_by_now(found: Path) -> None:
    asked = engine(found, DEAR)
    here("check", "found", "--engine", asked, "--ledger", "found.jsonl", cwd=found)
    (found / "found" / "kept.feature").write_text(TEXT.replace("20 Augen", "21 Augen"), encoding="utf-8")

    done = here("diagnose", "found.jsonl", cwd=found)

    assert done.returncode == 2
    path = str(Path("found") / "kept.feature")
    assert f"is another scenario here; expected scenarios as they were in {path} then" in done.stderr
