"""Houses that give Trull and Könige to whoever wins the cards, whatever was dealt and whatever lies in the Talon."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.houses import playing

from tarock_protocol.cards import PACK
from tarock_reference.houses.house import House

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


# ------------------------------------------------------------------------------------------------ with the Talon or not

TRICKS_ONLY = '[rulings]\n"bonuses.sets_with_talon" = false\n'
OWN_SET = '[items.Zwei]\nlike = "Trull"\ncards = "Sküs XXI"\n'
LAID = "I 8♠ 7♠"
MINE = "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II K♥ K♦ K♠ D♥ C♥ B♥ A♥"
"""Seven tricks of the declarer, who laid away the Pagat; the left half of the Talon is the opponents'."""


def result(house: House, **told: Any) -> dict[str, Any]:
    mine = [*MINE.split(), *LAID.split()]
    theirs = [card for card in PACK if card not in mine]
    taken = [MINE.split(), theirs[:20], [], []]
    asked: dict[str, Any] = {
        "players": 4,
        "dealer": 3,
        "contract": "Dreier",
        "declarer": 0,
        "partner": None,
        "called": None,
        "piles": {"declarer": mine, "foes": theirs},
        "tricks": {"declarer": 7, "foes": 5},
        "said": [],
        "played": [{"number": 12, "leader": 0, "cards": ["K♥", "D♥", "C♥", "B♥"]}],
        "taken": taken,
    }
    left_out = [name for name, value in told.items() if value is None]
    return playing.asked(house, "result", **{name: {**asked, **told}[name] for name in asked if name not in left_out})


def test_a_trull_with_its_pagat_laid_away_counts_only_with_the_talon() -> None:
    """In karl: Sküs and XXI are in tricks and the Pagat is not: no Trull, but a set of the house with these two."""
    by_tricks, plain = playing.house("karl", OWN_SET + TRICKS_ONLY), playing.house("karl", OWN_SET)

    assert ("Trull", "declarer") not in won(result(by_tricks))
    assert ("Zwei", "declarer") in won(result(by_tricks))
    assert ("Trull", "declarer") in won(result(plain, taken=None))


def test_who_took_which_tricks_is_asked_for_where_sets_depend_on_it() -> None:
    by_tricks, plain = playing.house("karl", TRICKS_ONLY), playing.house("karl")

    assert result(by_tricks, taken=None)["error"].startswith("taken: expected the tricks of each seat")
    assert result(plain)["error"].startswith("taken: expected none in karl")
    assert {"Trull", "Könige"} <= {*result(by_tricks, taken=None, piles=None, tricks=None)["answer"]["open"]}


def test_whole_deals_of_karl_give_sets_by_tricks(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the source the half that the declarer left counts for the opponents' sets too, so that they have more."""
    monkeypatch.setitem(playing.ALONE, "Dreier", playing.QUIET)
    by_tricks, plain = playing.house("karl", TRICKS_ONLY), playing.house("karl")
    changed = 0
    for seed in range(DEALS):
        *_, end = playing.deal_questions(by_tricks.rules, "Dreier", random.Random(seed), is_quiet=True)
        answer, other = (playing.answer(house, "deal", **end) for house in (by_tricks, plain))
        sets, more = ({pair for pair in won({"answer": found}) if pair[0] in SETS} for found in (answer, other))

        assert sets == whole_sets(answer)
        assert sets <= more
        changed += sets < more
    assert changed
