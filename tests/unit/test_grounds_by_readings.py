"""What an answer rests on where a reading decides: no clause that says the opposite of what is answered."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.unit.asking import TABLE, Fields, answer

DECLARER = "XXI XIX XV XIII XI VIII VII V IV III D♥ 2♥ 3♥ 4♥ K♦ D♦ C♦ A♦ 3♦ 4♦ K♠ C♠ B♠ 10♠ 9♠ 8♠ K♣ D♣ C♣ 10♣ 8♣"
FOES = "Sküs XX XVIII XVII XVI XIV XII X IX VI II I K♥ C♥ B♥ A♥ B♦ 2♦ D♠ 7♠ B♣ 9♣ 7♣"
LAST = [
    {"number": 11, "leader": 1, "cards": ["XX", "XII", "X", "IX"]},
    {"number": 12, "leader": 1, "cards": ["XIV", "9♣", "B♦", "I"]},
]
"""The I is the last card of an opponent and falls on a trump that another one led."""
DREIER: Fields = {
    **TABLE,
    "contract": "Dreier",
    "declarer": 0,
    "partner": None,
    "called": None,
    "piles": {"declarer": DECLARER.split(), "foes": FOES.split()},
    "tricks": {"declarer": 7, "foes": 5},
    "played": LAST,
    "said": [],
}
CALLER = "Sküs XXI XX XIX XVII XVI XIV XIII X VIII VII V III II D♥ A♥ K♦ D♦ B♦ A♦ 3♦ 4♦ K♠ C♠ B♠ 10♠ 9♠ 8♠ 7♠ D♣ C♣"
OTHERS = "I IV VI IX XI XII XV XVIII 4♥ 3♥ 2♥ B♥ C♥ K♥ 2♦ C♦ D♠ 7♣ 8♣ 9♣ 10♣ B♣ K♣"
UHURUFER: Fields = {
    **TABLE,
    "contract": "Uhurufer",
    "declarer": 0,
    "partner": None,
    "called": "K♥",
    "piles": {
        "declarer": CALLER.split(),
        "foes": OTHERS.split(),
    },
    "tricks": {"declarer": 7, "foes": 5},
    "played": [
        {"number": 11, "leader": 3, "cards": ["4♦", "II", "A♦", "B♦"]},
        {"number": 12, "leader": 0, "cards": ["K♥", "4♥", "VI", "2♥"]},
    ],
    "said": [],
    "from_talon": True,
}
"""The caller took the called König from the Talon and loses him in the last trick."""
SIX = "Sküs XXI XX XIX XVIII XVII XVI XV K♥ D♥ C♥ B♥ K♦ D♦ C♦ B♦ K♠ D♠"
"""Eighteen cards, with the six of the Talon."""

CASES = {
    "a silent Pagat that had to go": ("silent-attempt-scope", "every-play", "by-choice", "result", DREIER),
    "the whole Trull": (
        "kaiserstich",
        "off",
        "on",
        "trick",
        {**TABLE, "contract": "Solo", "leader": 2, "cards": ["K♣", "I", "Sküs", "XXI"]},
    ),
    "six discards": (
        "sechserdreier-discard-limits",
        "bound",
        "free",
        "may_discard",
        {"contract": "Sechserdreier", "hand": SIX.split(), "discards": ["D♥", "C♥", "B♥", "D♦", "C♦", "B♦"]},
    ),
    "a called König lost by a lone caller": ("lone-caller-koenigfang", "due", "not-due", "result", UHURUFER),
    "a deal given up": (
        "given-up-deal",
        "passes-on",
        "same-dealer",
        "next_dealer",
        {"players": 4, "previous": 2, "given_up": True},
    ),
}
OPPOSITE = {
    "a silent Pagat that had to go": "KOE-BONUSES-020",
    "the whole Trull": "KOE-PLAY-010",
    "six discards": "KOE-TALON-018",
    "a called König lost by a lone caller": "LUN-BONUSES-005",
    "a deal given up": "KOE-SESSIONS-004",
}
"""The clauses: the I is lost, the highest trump takes it, no König goes, Königfang is due, the next player deals."""
RULES = {"KOE": "koenigrufen", "LUN": "lungau"}


@pytest.mark.parametrize("name", CASES)
def test_a_clause_that_says_the_opposite_is_no_ground(name: str) -> None:
    option, default, other, ask, fields = CASES[name]
    clause = OPPOSITE[name]
    rules = RULES[clause[:3]]

    assert clause in grounds(answer(rules, ask, fields, {option: default}))
    assert clause not in grounds(answer(rules, ask, fields, {option: other}))


def grounds(part: Any) -> str:
    """All that an answer says, its grounds among it."""
    return msgspec.json.encode(part).decode()
