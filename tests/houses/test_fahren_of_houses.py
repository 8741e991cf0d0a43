"""Fahren in houses of Lungauer Königrufen: where the dealer of five takes no part in it, and who has no trick."""

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


SURCHARGES = """
    [rulings]
    "settling.surcharges" = [
        { payers = "with_trick", receivers = "trickless", each = 2, go_on = true },
        { payers = "most", receivers = "others", augen = 36, each = 2 },
    ]
"""


@pytest.mark.parametrize(
    ("augen", "payments"), [([30, 25, 16, 0], [-100, -60, 20, 140]), ([36, 19, 16, 0], [-160, -40, 40, 160])]
)
def test_surcharges_of_fahren_are_paid_beside_the_pairs_and_no_kontra_doubles_them(
    augen: list[int], payments: list[int]
) -> None:
    """Mauterndorf, of 10 Cent: -8 -4 +4 +8 in pairs, Second at Kontra, and 2 from each to whoever has no trick.

    First with 36 Augen pays 2 more to each: -10 - 6, -6 + 2, 2 + 2, 14 + 2.
    """
    kontra = [{"seat": 1, "do": "say", "what": "Kontra"}]
    asked = {"players": 4, "dealer": 3, "contract": "Fahren", "augen": augen}
    house = playing.house("lungau", SURCHARGES)

    found = playing.answer(house, "settle", **asked, said=[GUT[0], *kontra, *GUT[1:]])

    assert found["payments"] == payments


HANDS = (
    "2♥ XVIII 7♣ D♣ VII K♣ C♦ XIII XX D♦ XVI K♠",
    "3♥ XV K♦ Sküs B♦ XIV VIII V XI C♠ X II",
    "4♥ D♠ C♣ I IV XXI B♠ IX VI III XII B♣",
    "A♥ A♦ 2♦ 3♦ 4♦ 10♠ 9♠ 8♠ 7♠ 10♣ 9♣ 8♣",
)
TRICKS = """
    0 2♥ 3♥ 4♥ A♥ | 3 7♠ K♠ C♠ B♠ | 0 D♦ K♦ XII 4♦ | 2 B♣ 8♣ K♣ II
    1 X XXI 8♠ XIII | 2 III 3♦ VII XI | 1 B♦ IX 2♦ C♦ | 2 D♠ 9♠ XVIII Sküs
    1 V VI 10♠ XVI | 0 7♣ XIV C♣ 9♣ | 1 XV IV A♦ XX | 0 D♣ VIII I 10♣
"""
"""Each trick after its leader; Fourth takes the first one, of four cards without Augen, and no other."""


def test_whoever_has_taken_a_trick_without_augen_is_not_without_a_trick() -> None:
    """Second has the most Augen and pays 2 points to each; only where nobody told of tricks is Fourth trickless."""
    lines = """
        { payers = "most", receivers = "trickless", trickless = 1, each = 6 },
        { payers = "most", receivers = "others", each = 2 },
    """
    house = playing.house("lungau", f'[rulings]\n"settling.trischaken_pays" = [{lines}]\n')
    words = ["Erster", "Weiter", "Weiter", "Weiter"]
    actions = [{"seat": place % 4, "do": "bid", "what": word} for place, word in enumerate(words)]
    for leader, *cards in (trick.split() for trick in TRICKS.replace("\n    ", " | ").strip(" |\n").split(" | ")):
        actions += [{"seat": (int(leader) + place) % 4, "do": "play", "what": card} for place, card in enumerate(cards)]
    table = {"players": 4, "dealer": 3}
    hands, talon = [hand.split() for hand in HANDS], [["XVII", "XIX", "B♥"], ["C♥", "K♥", "D♥"]]
    found = playing.answer(house, "deal", **table, hands=hands, talon=talon, actions=[*actions[:4], *GUT, *actions[4:]])
    told = playing.answer(house, "settle", **table, contract="Fahren", augen=[found["augen"][seat] for seat in "0123"])

    assert found["augen"]["3"] == 0
    assert found["payments"] == [20, -60, 20, 20]
    assert told["payments"] == [0, -60, 0, 60]
