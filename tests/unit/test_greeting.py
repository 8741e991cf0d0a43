from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.unit.the_command import engine, tarock

from tarock_reference import option_readings
from tarock_running.inputs.greeting import Misnamed, unknown_options, unknown_rules
from tarock_running.process.exits import ExitCode
from tarock_steps.catalogue.loading import sources

OFFERS = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    answer = {{"protocol": 1, "name": "x", "version": "1", "language": "", "rules": {rules}, "questions": ["count"]}}
    found = answer if asked["ask"] == "hello" else {{"augen": 5}}
    print(json.dumps({{"id": asked["id"], "answer": found}}), flush=True)
"""
ASK = ("ask", "count", "cards=I", "--rules", "lungau", "--json")


def test_all_that_our_engine_offers_is_known() -> None:
    offered = {name: option_readings(name) for name in sources()}

    assert list(unknown_options(offered)) == []
    assert list(unknown_rules(offered)) == []


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (
            {"lone-caler-level": ["rufer"]},
            "an option of lungau that does not exist: 'lone-caler-level'; did you mean lone-caller-level?",
        ),
        (
            {"lone-caller-level": ["rufer", "drier"]},
            "a reading of lone-caller-level in lungau that does not exist: 'drier'; did you mean dreier?",
        ),
        (
            {"solodreier": ["perhaps\x1b"]},
            r"a reading of solodreier in lungau that does not exist: 'perhaps\x1b'; there are off, on",
        ),
        ({"solodreier": []}, "solodreier of lungau without a reading; expected some of off, on, or no solodreier"),
    ],
)
def test_what_hello_misspells_is_named_with_the_nearest_there_is(
    tmp_path: Path, options: dict[str, list[str]], told: str
) -> None:
    refused = tarock(*ASK, "--engine", engine(tmp_path, OFFERS.format(rules=json.dumps({"lungau": options}))))

    assert list(map(str, unknown_options({"lungau": options}))) == [told]
    assert refused.exit_code == ExitCode.ADAPTER_BROKEN
    assert told in refused.stderr


def test_a_program_that_answers_nothing_is_told_that_there_is_none() -> None:
    misnamed = Misnamed(what="question", name="deal", of="", known=())

    assert str(misnamed) == "fields of a question that it does not answer: 'deal'; there is none"


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        ({"lungua": {}}, "its hello names 'lungua'. Did you mean lungau? Expected one of: karl, "),
        ({"whist\x1b": {}}, r"its hello names 'whist\x1b'. Expected one of: karl, "),
        ({}, "its hello names none at all. Expected one of: karl, "),
    ],
)
def test_a_program_that_plays_nothing_of_ours_is_told_so_and_asked_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rules: dict[str, object], told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    checked = tarock("check", "--engine", engine(tmp_path, OFFERS.format(rules=json.dumps(rules))))

    assert checked.exit_code == ExitCode.ADAPTER_BROKEN
    assert f"plays no rule set that we know; {told}" in checked.stderr
    assert checked.stdout == ""
    assert not (tmp_path / "tarock-report").exists()


def test_a_rule_set_that_a_program_does_not_play_is_not_asked_though_it_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    command = engine(tmp_path, OFFERS.format(rules='{"lungua": {}}'))
    checked = tarock("check", "--rules", "lungau", "--clause", "LUN-CARDS-001", "--engine", command)

    assert checked.exit_code == ExitCode.ADAPTER_BROKEN
    assert "did you mean lungau?" in checked.stderr
    assert not list(tmp_path.glob("tarock-report/*.jsonl"))


def test_a_program_may_play_more_rule_sets_than_we_know_and_is_told_of_them(tmp_path: Path) -> None:
    rules = json.dumps({"lungau": {}, "lungua": {"any": ["thing"]}})
    asked = tarock(*ASK, "--engine", engine(tmp_path, OFFERS.format(rules=rules)))

    assert asked.exit_code == ExitCode.CONFORM
    assert "offers a rule set that does not exist: 'lungua'; did you mean lungau?" in asked.stderr
