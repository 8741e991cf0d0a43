"""A score or cards are judged by other rules as these rules judge them, and never by cards that stand for a score."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tarock_register.table.desk import reply_to


def told(do: str, rules: str, text: str, **heap: Any) -> dict[str, Any]:
    request = {"do": do, "rules": rules, "text": text, "question": heap, "language": "de"}
    found: dict[str, Any] = json.loads(reply_to(json.dumps(request).encode()))
    return found


def by_sources(rules: str, text: str, **heap: Any) -> dict[str, Any]:
    return {row["rules"]: row.get("fault", row.get("rows")) for row in told("sources", rules, text, **heap)["sources"]}


def test_other_sources_say_from_which_score_one_wins_where_they_do_not_count_thirds() -> None:
    """36 of 70 points win by LUN-COUNTING and KOE-COUNTING, and Zwanzigerrufen has no Dreier."""
    unknown = "35/2 gibt es dort nicht; dort gewinnt man ab 36"

    assert by_sources("karl", "35/2", contract="Dreier") == {
        "lungau": unknown,
        "koenigrufen": unknown,
        "zwanzigerrufen": "Dreier gibt es dort nicht",
    }


def test_a_score_that_other_sources_know_is_judged_by_their_clauses() -> None:
    found = by_sources("lungau", "35", contract="Sechserdreier")

    assert [row[:2] for row in found["karl"]] == [["Spiel", "Bieter, verloren"]]
    assert all(clause.startswith("KAR-COUNTING-") for clause in found["karl"][0][2])


def test_a_game_in_which_no_score_decides_has_no_least_one() -> None:
    assert by_sources("karl", "35/2", contract="Piccolo")["koenigrufen"] == "35/2 gibt es dort nicht"


def test_another_reading_of_counting_shows_the_game_alone() -> None:
    readings = told("otherwise", "karl", "35/2", contract="Dreier")["readings"]

    assert {reading["option"] for reading in readings} == {"counting-method"}
    assert [row[0] for reading in readings for row in reading["rows"]] == ["Spiel"] * len(readings)
    assert readings[0]["rows"][0][1] == "35/2 gibt es dort nicht; dort gewinnt man ab 36"


@pytest.mark.parametrize("heap", [{"contract": 7}, {"contract": "x", "cards": 3}, {"contract": "Dreier", "foo": 1}])
def test_a_bad_heap_is_told_in_words(heap: dict[str, Any]) -> None:
    for do in ("sources", "otherwise", "winning"):
        fault = told(do, "karl", "35", **heap)["fault"]

        assert fault
        assert "bitte melden" not in fault


def test_a_game_in_which_a_partner_is_called_is_asked_as_the_nearest_one_there() -> None:
    """Lungau has no plain Rufer, and Zwanzigerrufen calls its own Normalspiel."""
    found = {row["rules"]: row for row in told("sources", "koenigrufen", "36", contract="Rufer")["sources"]}

    assert found["karl"]["title"] == "Karls Tarockrunde"
    assert found["lungau"]["title"] == "Lungauer Königrufen, als Solorufer gefragt"
    assert found["zwanzigerrufen"]["title"] == "Zwanzigerrufen, als Normalspiel gefragt"
    assert all(row["rows"] for row in found.values())
