"""A house of Zwanzigerrufen that gives Trull and Könige to whoever wins the cards, whatever was dealt."""

from __future__ import annotations

import random
from typing import Any

from tests.houses import playing

BY_TRICKS = '[rulings]\n"bonuses.sets_as_dealt" = false\n'
CLAIMED = '[readings]\n"material-claim" = "claimed"\n'
SETS = {"Trull": {"Sküs", "XXI", "I"}, "Könige": {"K♥", "K♦", "K♠", "K♣"}}
SIDES = ("declarer", "foes")
BARE = BY_TRICKS + '[without]\nitems = ["Valat", "Absolut", "Pagat", "Mondfang"]\n'
DEALS = 25

HANDS = (
    "Sküs XV XVIII IX VIII VI V D♠ 10♠ D♣",
    "XIX XVII XI K♥ D♥ D♦ A♦ C♠ B♠ B♣",
    "XXI XVI XX XII IV C♥ A♥ K♦ B♦ C♣",
    "XIV XIII X VII I B♥ C♦ K♠ K♣ 10♣",
)
WON = {
    "declarer": "Sküs XXI XX XVIII XII I D♥ C♥ B♥ K♦ D♦ C♦ B♦ A♦ D♠ C♠ B♠ 10♠ 10♣ VII",
    "foes": "XIX XVII XVI XV XIV XIII XI X IX VIII VI V IV K♥ A♥ K♠ K♣ D♣ C♣ B♣",
}
"""Three hands had a card of the Trull each; the declarer's side has them all in its tricks."""


def asked_for(profile: str, *said: str) -> dict[str, Any]:
    """The reply where ``WON`` lies at the end of a Normalspiel of seats 0 and 2, and this was said behind the round."""
    words = [(seat, "Weiter") for seat in (0, 1, 2, 3)] + [(0, word) for word in said]
    return playing.asked(
        playing.house("zwanzigerrufen", profile),
        "result",
        players=4,
        dealer=3,
        contract="Normalspiel",
        declarer=0,
        partner=2,
        called="XX",
        hands=[hand.split() for hand in HANDS],
        piles={side: cards.split() for side, cards in WON.items()},
        tricks={"declarer": 5, "foes": 5},
        said=[{"seat": seat, "do": "say", "what": what} for seat, what in words],
        played=[{"number": 10, "leader": 0, "cards": ["D♣", "B♣", "C♣", "K♣"]}],
    )


def won(reply: dict[str, Any]) -> list[tuple[str, str]]:
    """Which items are won by which side."""
    return [(item["item"], item["side"]) for item in reply["answer"]["items"] if item["won"]]


def test_a_result_gives_a_set_to_the_side_in_whose_pile_it_lies() -> None:
    assert ("Trull", "declarer") in won(asked_for(BY_TRICKS, "Weiter"))
    assert ("Trull", "declarer") not in won(asked_for("", "Weiter"))


def test_a_set_that_was_won_and_not_dealt_can_be_claimed() -> None:
    assert ("Trull", "declarer") in won(asked_for(CLAIMED + BY_TRICKS, "Weiter", "Trull", "Weiter"))
    assert ("Trull", "declarer") not in won(asked_for(CLAIMED + BY_TRICKS, "Weiter", "Weiter"))
    assert "was not dealt to this side" in asked_for(CLAIMED, "Weiter", "Trull")["error"]
    assert "was not won by this side" in asked_for(CLAIMED + BY_TRICKS, "Weiter", "Könige")["error"]


def whole_sets(answer: dict[str, Any]) -> set[tuple[str, str]]:
    """Which side has taken all cards of which set, by the tricks of an answer."""
    mine = {answer["declarer"], answer["partner"]}
    won: dict[str, set[str]] = {side: set() for side in SIDES}
    for trick in answer["tricks"]:
        won[SIDES[trick["winner"] not in mine]].update(trick["cards"])
    return {(name, side) for name, cards in SETS.items() for side in SIDES if cards <= won[side]}


def test_whole_deals_give_every_set_to_the_side_that_took_all_its_cards() -> None:
    house, chance = playing.house("zwanzigerrufen", BARE), random.Random(5)
    seen = set()
    for _ in range(DEALS):
        *_, end = playing.deal_questions(house.rules, "Solo", chance)
        answer = playing.answer(house, "deal", **end)
        sets = {(item["item"], item["side"]) for item in answer["items"] if item["item"] in SETS and item["won"]}

        assert sets == whole_sets(answer)
        seen |= sets
    assert {name for name, _ in seen} == {*SETS}
