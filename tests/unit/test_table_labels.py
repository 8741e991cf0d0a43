"""The place of a fault is told on the page by the label of its field."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tarock_language.catalogue import language_of
from tarock_protocol.cards import PACK
from tarock_register.table.desk import reply_to
from tarock_register.table.labels import LABELS

SEATS: dict[str, Any] = {"players": 4, "dealer": 3}
BIDS = {"ask": "may_bid", **SEATS, "hand": [], "bids": [{"seat": 0, "do": "bid", "what": "Fahren wir"}]}
TWICE = {"ask": "count", "cards": ["K♥", "2♥"]}
SHEET = {"ask": "settle", **SEATS, "contract": "Dreier", "declarer": 0, "items": [], "doubled": True}


@pytest.mark.parametrize(
    ("question", "german", "english"),
    [
        (BIDS, "Bisher gesagt, Nummer 1: erwartet", "Said so far, number 1: expected"),
        (TWICE, "Haufen, Nummer 2: erwartet", "The heap, number 2: expected"),
        (SHEET | {"contract": "x"}, "Spiel: erwartet", "Game: expected"),
    ],
)
def test_a_fault_is_placed_by_the_label_of_its_field(question: dict[str, Any], german: str, english: str) -> None:
    for language, told in (("de", german), ("en", english)):
        request = {"do": "ask", "rules": "zwanzigerrufen", "question": question, "language": language}
        fault = json.loads(reply_to(json.dumps(request).encode()))["fault"]

        assert fault.startswith(told)
        assert "[" not in fault.partition(":")[0]


def test_a_fault_on_the_sheet_is_placed_by_the_name_of_its_item() -> None:
    """Beside a Valat nothing else is paid in lungau; a Retour is the other party's."""
    items = [
        {"item": item, "side": "declarer", "won": True, "announced": item == "Valat"} for item in ("Spiel", "Valat")
    ]
    twice = [{**items[0], "doubled": [1, 2]}]
    faults = [
        json.loads(reply_to(json.dumps({"do": "ask", "rules": rules, "question": {**SHEET, **fields}}).encode()))[
            "fault"
        ]
        for rules, fields in (("lungau", {"items": items, "doubled": False}), ("karl", {"items": twice}))
    ]

    assert faults[0].startswith("Spiel auf dem Zettel: erwartet")
    assert faults[1].startswith("Spiel auf dem Zettel, Kontra, Nummer 2: erwartet")


@pytest.mark.parametrize("items", [7, "x", [7], ["x"], [[]], [{}], [{"item": {"item": 3}}], {"item": "x"}])
def test_items_that_are_none_are_a_fault_in_words(items: object) -> None:
    request = {"do": "ask", "rules": "karl", "question": {**SHEET, "items": items}, "language": "en"}

    assert "report it" not in json.loads(reply_to(json.dumps(request).encode()))["fault"]


def test_what_is_said_to_a_player_is_told_with_the_name_of_the_player() -> None:
    said = [{"seat": 0, "do": "say", "what": "ich liege"}, {"seat": 0, "do": "say", "what": "Kontra Uhu of 0"}]
    hand = [*PACK[1:13]]
    alone = {"contract": "Dreier", "declarer": 0, "partner": None, "called": None}
    question = {"ask": "may_announce", **SEATS, **alone, "said": said, "hand": hand}
    fault = json.loads(reply_to(json.dumps({"do": "ask", "rules": "karl", "question": question}).encode()))["fault"]

    assert fault == "Bisher gesagt, Nummer 2: erwartet: die Verdopplung von Spiel, nicht Kontra Uhu (Vorhand)"


def test_a_game_that_another_source_lacks_is_told_as_that() -> None:
    question = {"ask": "trick", **SEATS, "contract": "Dreier", "leader": 0, "cards": ["K♥", "D♥", "C♥", "B♥"]}
    request = {"do": "sources", "rules": "karl", "question": question}
    found = json.loads(reply_to(json.dumps(request).encode()))["sources"]

    assert {row["rules"]: row.get("fault") for row in found}["zwanzigerrufen"] == "Dreier gibt es dort nicht"


def test_a_trick_of_a_rufer_and_the_words_of_vorhand_are_asked_in_the_words_of_each_source() -> None:
    hand = [*PACK[1:13]]
    waits = {"ask": "may_bid", **SEATS, "bids": [{"seat": 0, "do": "bid", "what": "Mein Spiel"}], "hand": hand}
    trick = {"ask": "trick", **SEATS, "contract": "Rufer", "leader": 0, "cards": ["K♥", "D♥", "C♥", "B♥"]}
    asked = [{"do": "sources", "rules": "karl", "question": question, "language": "de"} for question in (waits, trick)]
    bids, tricks = (json.loads(reply_to(json.dumps(request).encode()))["sources"] for request in asked)

    assert all("rows" in row for row in tricks)
    assert [row["rules"] for row in bids if "rows" in row] == ["koenigrufen", "lungau"]
    assert [row["fault"] for row in bids if "fault" in row] == ["Mein Spiel kann man dort nicht bieten"]


def test_every_label_is_there_in_german() -> None:
    german = language_of("de")

    assert all(german.sentence(label) for label in LABELS.values())


@pytest.mark.parametrize("asked", [7, None, [], {"a": 1}])
def test_a_question_of_no_kind_is_told_in_words(asked: object) -> None:
    request = {"do": "ask", "question": {"ask": asked, "cards": 3}, "language": "en"}

    assert "report it" not in json.loads(reply_to(json.dumps(request).encode()))["fault"]


SPIEL = {"item": "Spiel", "side": "declarer", "won": True}
RUFER = SHEET | {"contract": "Rufer", "partner": 2, "doubled": False}


@pytest.mark.parametrize(
    ("rules", "question", "german"),
    [
        ("karl", SHEET | {"partner": 2, "items": [SPIEL]}, "Partner: erwartet: keines im Dreier, nicht Dritter"),
        ("karl", RUFER | {"items": [SPIEL | {"doubled": [1, 3]}]}, "Kontra, Nummer 2: .* als Zweiter, nicht Geber"),
        ("koenigrufen", RUFER | {"renonce": 1, "items": [SPIEL]}, "Renonce von: .*, nicht Zweiter"),
        (
            "koenigrufen",
            RUFER | {"players": 5, "dealer": 4, "declarer": 4, "items": [SPIEL]},
            "Dritter, Vierter, nicht",
        ),
        (
            "koenigrufen",
            BIDS | {"bids": [{"seat": 2, "do": "bid", "what": "Dreier"}]},
            "erwartet: Vorhand, nicht Dritter",
        ),
        ("karl", RUFER | {"players": 5, "dealer": 4, "items": [SPIEL]}, "Spieler: erwartet: 4, nicht 5"),
        (
            "zwanzigerrufen",
            RUFER | {"contract": "Normalspiel", "declarer": 1, "items": [SPIEL]},
            "die Vorhand, im Normal",
        ),
    ],
)
def test_a_seat_is_told_by_the_name_of_its_player(rules: str, question: dict[str, Any], german: str) -> None:
    fault = json.loads(reply_to(json.dumps({"do": "ask", "rules": rules, "question": question}).encode()))["fault"]

    assert re.search(german, fault)
    assert not re.search(r"Platz \d", fault)


@pytest.mark.parametrize(
    ("language", "told"),
    [("de", "Dritter: Dreier (Vorhand muss bieten)"), ("en", "Third: Dreier (Vorhand has to bid)")],
)
def test_an_act_that_is_refused_is_told_with_names_and_not_with_numbers(language: str, told: str) -> None:
    deal = json.loads(reply_to(json.dumps({"do": "deal", "rules": "lungau"}).encode()))["question"]
    question = deal | {"actions": [{"seat": 2, "do": "bid", "what": "Dreier"}]}
    request = {"do": "ask", "rules": "lungau", "question": question, "language": language}
    rows = json.loads(reply_to(json.dumps(request).encode()))["rows"]

    assert told in [text for _, text, _ in rows]


def test_other_rules_are_told_by_their_title() -> None:
    request = {"do": "sources", "rules": "karl", "question": RUFER | {"renonce": 1, "items": [SPIEL]}}
    found = json.loads(reply_to(json.dumps(request).encode()))["sources"]

    assert {row["rules"]: row.get("fault", "") for row in found}["koenigrufen"] == (
        "Renonce von: erwartet: keines in Tarock-Königrufen, nicht Zweiter"
    )


@pytest.mark.parametrize(
    ("rules", "cards", "told"),
    [
        ("karl", ["I", "K♥"], "8 Punkte und 2 Blatt"),
        ("karl", ["X"], "1 Blatt"),
        ("karl", ["Sküs", "K♥", "D♥"], "12 Punkte"),
        ("koenigrufen", ["I", "K♥"], "9 Augen"),
        ("koenigrufen", ["X", "IX"], "1 Auge"),
    ],
)
def test_a_count_is_told_in_what_its_source_counts_in(rules: str, cards: list[str], told: str) -> None:
    request = {"do": "ask", "rules": rules, "question": {"ask": "count", "cards": cards}}

    assert [text for _, text, _ in json.loads(reply_to(json.dumps(request).encode()))["rows"]] == [told]
