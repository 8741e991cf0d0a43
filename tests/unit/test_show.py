from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.unit.the_command import tarock

from tarock_register.show import scenario as shown
from tarock_reports.verdict import wording
from tarock_steps.catalogue.loading import load_catalogue
from tarock_steps.catalogue.plan import plan

ROWLESS = "lungau/play/the-last-trump-has-to-go-even-if-it-is-the-i"
OUTLINE = "lungau/play/the-caller-of-an-uhurufer-keeps-the-ii-back-of-his-own-will"


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "250")


def lines(*words: str) -> list[str]:
    told = tarock("show", *words)

    assert told.exit_code == 0, told.output
    return [line.rstrip() for line in told.output.splitlines()]


def test_a_scenario_is_shown_with_its_rule_its_steps_and_its_clause() -> None:
    told = lines(ROWLESS)

    assert told[0] == "Lungauer Königrufen: Play"
    assert told[1] == "The last trump has to go even if it is the I"
    assert '    Dealer is to play to "K♣ XV D♣" with "I K♥ D♥ 9♠" in hand' in told
    assert '    the choice is "I"' in told
    assert "LUN-PLAY-005  Whoever is out of the suit led has to play a trump." in told
    assert any(re.fullmatch(r"features/lungau/play/tricks.feature:\d+", line) for line in told)


@pytest.mark.parametrize(
    ("since", "told"),
    [
        ({ROWLESS: "0.7"}, ("since version 0.7", "seit Version 0.7")),
        ({}, ("in no version yet", "noch in keiner Version")),
    ],
)
def test_it_is_told_since_which_version_a_scenario_is_there(
    since: dict[str, str], told: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shown, "since_of", lambda _: since)

    assert (lines(ROWLESS)[4], lines(ROWLESS, "--language", "de")[3]) == told


def test_a_row_is_shown_with_its_values_its_table_and_what_the_source_leaves_open() -> None:
    told = lines(f"{OUTLINE}[free-lost]")

    assert '    the reading "free-lost" of "bound-uhu-in-trick-eleven"' in told
    assert "        Vorhand  XI X XII I" in told
    assert any(line.startswith("bound-uhu-in-trick-eleven  Must an announced II") for line in told)
    assert next(line for line in told if line.startswith("▶ ")).startswith("▶ free-lost ")


def test_the_texts_can_be_had_in_german() -> None:
    german = load_catalogue("lungau").clauses["LUN-PLAY-005"].de

    assert f"LUN-PLAY-005  {german}" in lines(ROWLESS, "--language", "de")
    assert f"LUN-PLAY-005  {german}" not in lines(ROWLESS)


def test_the_steps_and_their_tables_can_be_had_in_german() -> None:
    told = lines(f"{OUTLINE}[free-lost]", "--language", "de")

    assert '    die Lesart "free-lost" von "bound-uhu-in-trick-eleven"' in told
    assert "    alle sagen Gut!" in told
    assert "        spielt aus  Karten" in told
    assert "        Dritter     C♣ K♣ 7♣ 9♣" in told
    assert '    gezahlt wird so: "Vorhand -10, Zweiter +10, Dritter -10, Geber +10"' in told


def test_an_outline_without_a_row_shows_all_its_rows() -> None:
    told = lines(OUTLINE)

    assert [line for line in told if line.startswith(OUTLINE)] == [
        planned.id for planned in plan("lungau") if planned.id.startswith(f"{OUTLINE}[")
    ]


@pytest.mark.parametrize(
    ("given", "near"),
    [
        ("lungau/play/the-last-trump-has-to-go", ROWLESS),
        ("lungua/counting/half", "lungau/counting/"),
    ],
)
def test_an_unknown_scenario_is_told_with_what_comes_near(given: str, near: str) -> None:
    told = tarock("show", given)

    assert told.exit_code == 2
    assert told.stderr.startswith(f"tarock: there is no scenario '{given}'. Did you mean ")
    assert near in told.stderr


def test_where_only_the_wheel_is_installed_no_path_is_shown_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wording, "is_in_checkout", lambda: False)

    assert not any("features/" in line for line in lines(ROWLESS))


def test_nothing_but_the_id_is_needed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    assert lines("karl/" + plan("karl")[0].id.partition("/")[2])
