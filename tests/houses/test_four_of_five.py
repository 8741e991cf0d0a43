"""A house of Lungauer Königrufen in which the dealer of five takes no part in Fahren: the Talon is nobody's."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.houses import playing

FAHREN = {"players": 5, "dealer": 4, "contract": "Fahren"}
GUT = [{"seat": seat, "do": "say", "what": "Gut!"} for seat in range(4)]
OUT = '[rulings]\n"talon.dealer_takes_talon" = false\n'


def test_the_augen_of_four_need_not_make_up_the_whole_pack() -> None:
    """12, 30, 14 and 9 are 65 of the 71; of two the one with more pays 20."""
    found = playing.answer(playing.house("lungau", OUT), "settle", **FAHREN, augen=[12, 30, 14, 9, 0])

    assert found["payments"] == [20, -60, -20, 60, 0]


@pytest.mark.parametrize(("augen", "place"), [([12, 30, 14, 9, 6], "augen[4]"), ([12, 30, 14, 45, 0], "augen")])
def test_a_dealer_who_sits_out_has_no_augen_and_four_have_no_more_than_all(augen: list[int], place: str) -> None:
    reply = playing.asked(playing.house("lungau", OUT), "settle", **FAHREN, augen=augen)

    assert reply["error"].startswith(f"{place}: expected")


def test_a_dealer_who_sits_out_has_no_turn_in_the_round_of_kontras() -> None:
    house = playing.house("lungau", OUT)
    nobody = {**FAHREN, "declarer": None, "partner": None, "called": None}
    hand = ["XX", "XV", "XI", "VI", "II", "I", "C♥", "4♥", "C♦", "2♦", "D♠", "8♣"]
    seats = [playing.answer(house, "may_announce", **nobody, hand=hand, said=GUT[:said])["seat"] for said in range(5)]

    assert seats == [0, 1, 2, 3, None]
    assert playing.answer(house, "settle", **FAHREN, augen=[12, 30, 14, 9, 0], said=GUT)["payments"][4] == 0


def test_a_deal_of_five_is_played_by_four_and_the_dealer_sees_nothing() -> None:
    house, chance = playing.house("lungau", OUT), random.Random(1)
    *_, asked = playing.deal_questions(house.rules, "Fahren", chance, players=5)
    found: dict[str, Any] = playing.answer(house, "deal", **asked)
    seen = playing.answer(house, "view", **{**asked, "actions": asked["actions"][:-40]}, seat=4)

    assert {act["seat"] for act in asked["actions"] if act["do"] == "play"} == {0, 1, 2, 3}
    assert found["over"]
    assert found["payments"][4] == 0
    assert not {*seen["seen"]} & {card for half in asked["talon"] for card in half}
