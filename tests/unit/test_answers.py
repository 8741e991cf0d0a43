"""Answers to single questions in positions that no scenario can put, because its words close every turn."""

from __future__ import annotations

import json

import pytest

from tarock_reference import respond


@pytest.mark.parametrize(
    ("reading", "vogel", "closes"),
    [
        ("any-bird", "II", True),
        ("held-bird", "II", False),
        ("held-bird", "I", True),
        ("koenig-ultimo-too", "II", True),
    ],
)
def test_after_a_strange_vogel_the_cards_in_hand_decide_whether_the_turn_may_be_closed(
    reading: str, vogel: str, *, closes: bool
) -> None:
    question = {
        "id": 1,
        "ask": "may_announce",
        "rules": "koenigrufen",
        "options": {"besser-bird-duty": reading},
        "players": 4,
        "dealer": 3,
        "contract": "Besser Dreier",
        "declarer": 0,
        "partner": None,
        "called": None,
        "said": [{"seat": 0, "do": "say", "what": "Pagat"}],
        "hand": f"Sküs XX XV XIV {vogel} K♥ D♥ K♦ D♦ K♠ K♣ D♣".split(),
    }
    answer = json.loads(respond(json.dumps(question).encode()))["answer"]
    assert answer["seat"] == 0
    assert ("Gut!" in answer["legal"]) is closes
