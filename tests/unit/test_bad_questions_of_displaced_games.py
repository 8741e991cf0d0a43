"""A solo game of zwanzigerrufen announced over that of Vorhand, whose hand may have nothing to call."""

from __future__ import annotations

import json

import pytest
from tests.unit.asking import TABLE, Fields, answer, error, said

from tarock_second_opinion.program import respond

ALL_TO_CALL = ["XX", "XIX", "XVIII", "XVII", "XVI"]
FIT = [*ALL_TO_CALL, "K♥", "D♥", "C♥", "B♥", "A♥"]
"""Vorhand can call nothing, and has the suit cards of a Farbensolo."""
UNFIT = [*ALL_TO_CALL, "XV", "K♥", "D♥", "C♥", "B♥"]
TAROCKS = ["Sküs", "XXI", "XIV", "XIII", "XII", "XI", "X", "IX"]
EITHER = {"forced-solo-kind": "either-solo"}
NOBODY = "hands[0]: expected one from which a Tarock can be called, because a solo game was announced over Vorhand's"


def over_vorhands(solo: str, hers: list[str]) -> Fields:
    """An end in which Second announced a solo game, and nothing else was said."""
    pack = [card for card in answer("zwanzigerrufen", "deck", {})["augen"] if card not in (*hers, *TAROCKS)]
    hands = [hers, [*TAROCKS, *pack[:2]], pack[2:12], pack[12:]]
    cards = [card for hand in hands for card in hand]
    before, after = said("Weiter"), [one for seat in (1, 2, 3, 0, 1) for one in said("Weiter", seat=seat)]
    return {
        **TABLE,
        "contract": solo,
        "declarer": 1,
        "partner": None,
        "called": None,
        "played": [],
        "hands": hands,
        "piles": {"declarer": cards[:20], "foes": cards[20:]},
        "tricks": {"declarer": 5, "foes": 5},
        "said": [*before, *said(solo, seat=1), *after],
    }


@pytest.mark.parametrize(
    ("solo", "hers", "options", "message"),
    [
        ("Solo", FIT, {}, NOBODY),
        ("Farbensolo", FIT, {}, NOBODY),
        ("Solo", UNFIT, EITHER, NOBODY),
        ("Farbensolo", FIT, EITHER, "said[1].what: expected what may be said there, got 'Farbensolo'"),
    ],
)
def test_over_a_solo_that_vorhand_has_to_play_nobody_announces_one(
    solo: str, hers: list[str], options: dict[str, str], message: str
) -> None:
    assert error("zwanzigerrufen", "result", over_vorhands(solo, hers), options).startswith(message)


def told_again(asked: Fields, options: dict[str, str]) -> Fields:
    """What the second opinion replies."""
    whole = {"ask": "result", "id": 1, "rules": "zwanzigerrufen", "options": options, **asked}
    found: Fields = json.loads(respond(json.dumps(whole).encode()))
    return found


@pytest.mark.parametrize("hers", [FIT, ["I", *FIT[1:]]])
def test_a_solo_is_announced_over_a_farbensolo_that_she_may_play_and_over_what_she_calls(hers: list[str]) -> None:
    told = over_vorhands("Solo", hers)
    found = answer("zwanzigerrufen", "result", told, EITHER)
    again = told_again(told, EITHER)["answer"]

    assert found["items"][0]["item"] == "Spiel"
    assert [one | {"grounds": []} for one in found["items"]] == again["items"]
    assert again["augen"] == found["augen"]


def test_the_second_opinion_says_nothing_of_an_end_to_which_nobody_comes() -> None:
    assert "declined" in told_again(over_vorhands("Solo", FIT), {})
