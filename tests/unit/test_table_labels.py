"""The place of a fault is told on the page by the label of its field."""

from __future__ import annotations

import json
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

    assert {one["rules"]: one.get("fault") for one in found}["zwanzigerrufen"] == "Dreier gibt es dort nicht"


def test_every_label_is_there_in_german() -> None:
    german = language_of("de")

    assert all(german.sentence(label) for label in LABELS.values())


@pytest.mark.parametrize("asked", [7, None, [], {"a": 1}])
def test_a_question_of_no_kind_is_told_in_words(asked: object) -> None:
    request = {"do": "ask", "question": {"ask": asked, "cards": 3}, "language": "en"}

    assert "report it" not in json.loads(reply_to(json.dumps(request).encode()))["fault"]
