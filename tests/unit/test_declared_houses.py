"""What a program has otherwise than a rule set it can say in ``hello``, in the words of a profile."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.unit.the_command import engine, tarock

from tarock_reference import hello
from tarock_reports.ledger.checks import Ledger
from tarock_reports.verdict.reproduce import command
from tarock_running.process.exits import ExitCode
from tarock_steps.suite.verdicts import Basis, Outcome

PROGRAM = """
import json, sys
from tarock_reference import respond
from tarock_reference.houses.profile_parsing import house_of_data

SAID = json.loads({said!r})
PLAYED = json.loads({played!r})
house = house_of_data({{"name": "x", "based_on": "lungau", **PLAYED}}, "x")
for line in sys.stdin.buffer:
    asked = json.loads(line)
    if asked["ask"] == "hello":
        found = json.loads(respond(line))
        found["answer"]["name"] = "Own Tarock"
        found["answer"]["rules"] = {{"lungau": found["answer"]["rules"]["lungau"]}}
        found["answer"]["houses"] = SAID
        print(json.dumps(found), flush=True)
    else:
        print(house.respond(line).decode(), flush=True)
"""
NO_TRULL = {"without": {"items": ["Trull"]}, "rulings": {"contracts.Dreier.terms.price_won": 3}}
QUICK = ("check", "--area", "settling", "--no-diagnosis", "--again", "0")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def program(folder: Path, said: Mapping[str, Any], played: Mapping[str, Any]) -> tuple[str, str]:
    return "--engine", engine(folder, PROGRAM.format(said=json.dumps(said), played=json.dumps(played)))


def ledger(folder: Path) -> Ledger:
    return Ledger.read(folder / "tarock-report" / "lungau.part.jsonl")


def test_our_own_engine_says_nothing_of_the_kind() -> None:
    assert b"houses" not in msgspec.json.encode(hello())


@pytest.mark.prove
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_who_says_what_it_has_otherwise_conforms_by_it(folder: Path, jobs: str) -> None:
    checked = tarock(*QUICK, "--jobs", jobs, *program(folder, {"lungau": NO_TRULL}, NO_TRULL))
    header = ledger(folder).header
    bases = {verdict.basis for verdict in ledger(folder).verdicts}

    assert checked.exit_code == ExitCode.CONFORM, checked.output
    assert "Conform by Own Tarock (based on lungau, 2 differences): " in checked.stdout
    assert header.house is not None
    assert (header.house.name, header.house.differences, header.house.profile) == ("Own Tarock", 2, "")
    assert bases == {Basis.TRANSCRIBED, Basis.DERIVED}


@pytest.mark.prove
@pytest.mark.parametrize("said", [{}, {"rulings": {"contracts.Dreier.terms.price_won": 2}}])
def test_who_has_nothing_otherwise_plays_the_source(folder: Path, said: Mapping[str, Any]) -> None:
    checked = tarock("check", "--area", "counting", *program(folder, {"lungau": said}, {}))

    assert "Conform: all " in checked.stdout
    assert ledger(folder).header.house is None


@pytest.mark.prove
def test_by_the_book_it_is_asked_as_if_it_had_said_nothing(folder: Path) -> None:
    checked = tarock(*QUICK, *program(folder, {"lungau": NO_TRULL}, NO_TRULL), "--by-the-book")

    assert checked.exit_code == ExitCode.NOT_CONFORM
    assert ledger(folder).header.house is None


@pytest.mark.prove
def test_who_does_not_play_what_it_says_fails_and_the_failure_can_be_shown_again(folder: Path) -> None:
    price = {"rulings": {"contracts.Dreier.terms.price_won": 3}}
    checked = tarock(*QUICK, *program(folder, {"lungau": price}, {}))
    failed = [verdict for verdict in ledger(folder).verdicts if verdict.outcome is Outcome.FAILED]
    line = command(ledger(folder).header, failed[0])

    assert checked.exit_code == ExitCode.NOT_CONFORM
    assert all(verdict.basis is Basis.DERIVED for verdict in failed)
    assert "--rules lungau" in line
    assert "--variant" not in line


@pytest.mark.gate(0, 6)
@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({"without": {"items": ["Trul"]}}, "houses.lungau: without.items[0]: expected a name of the source"),
        ({"without": {"items": ["Trul"]}}, "did you mean 'Trull'?"),
        ({"without": {"contracts": ["Drier"]}}, "did you mean 'Dreier'?"),
        ({"rulings": {"contracts.Dreier.terms.prise_won": 3}}, "did you mean 'contracts.Dreier.terms.price_won'?"),
        ({"rulings": {"contracts.Dreier.terms.price_won": "much"}}, "houses.lungau: rulings.contracts.Dreier"),
        ({"without": {"cards": ["I"]}}, "without"),
        ({"readings": {"solodreier": "on"}}, "readings"),
    ],
)
def test_a_mistake_in_it_is_told_with_its_place(folder: Path, said: Mapping[str, Any], told: str) -> None:
    refused = tarock(*QUICK, *program(folder, {"lungau": said}, {}))

    assert refused.exit_code == ExitCode.ADAPTER_BROKEN, refused.output
    assert told in refused.stderr


def test_a_rule_set_that_it_does_not_play_is_refused(folder: Path) -> None:
    refused = tarock(*QUICK, *program(folder, {"lungua": NO_TRULL}, {}))

    assert refused.exit_code == ExitCode.ADAPTER_BROKEN
    assert "houses.lungua: expected one of the rule sets that it plays: lungau" in refused.stderr
