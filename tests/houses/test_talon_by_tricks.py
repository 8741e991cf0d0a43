"""The Talon of Trischaken and Fahren, card by card to the winners of the first tricks."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import pytest
from tests.houses import playing

from tarock_engine.cards import CARDS
from tarock_engine.rule_sets import RULE_SETS
from tarock_reference.houses.profile_mistakes import HouseError
from tarock_reference.impostors import impostors

RULED = {
    "koenigrufen": ("Trischaken", "counting.talon_in_trischaken"),
    "karl": ("Fahren", "trischaken.talon_goes_to"),
    "lungau": ("Fahren", "counting.talon_in_fahren"),
}


def end_of_deal(source: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """A deal without a declarer, played to its end by the source, and its answer."""
    game, path = RULED[source]
    house = playing.house(source, f'[rulings]\n"{path}" = "winner-of-each"\n')
    for seed in range(200):
        *_, asked = playing.deal_questions(house.rules, game, random.Random(seed))
        found = playing.answer(house, "deal", **asked)
        if found["contract"] == game and found["over"]:
            return asked, found
    pytest.fail("no deal without a declarer")


@pytest.mark.parametrize("source", RULED)
def test_each_card_of_the_talon_counts_for_the_winner_of_its_trick(source: str) -> None:
    """The cards of each player's tricks and of the Talon turned to them count as many Augen as the answer says."""
    asked, found = end_of_deal(source)
    talon = [card for packet in asked["talon"] for card in packet]
    piles: dict[int, list[str]] = {seat: [] for seat in range(4)}
    for number, trick in enumerate(found["tricks"]):
        piles[trick["winner"]] += [*trick["cards"], *talon[number : number + 1]]
    rules: Any = RULE_SETS[source]

    for seat, pile in piles.items():
        cards = sum(1 << CARDS[card] for card in pile)
        count = rules.counting.trischaken_method.value if source == "koenigrufen" else rules.counting.method.value
        assert str(found["augen"][str(seat)]) == str(count(cards, rules.counting))


def test_another_order_of_the_talon_gives_other_augen() -> None:
    asked, found = end_of_deal("karl")
    _, path = RULED["karl"]
    house = playing.house("karl", f'[rulings]\n"{path}" = "winner-of-each"\n')
    turned = {**asked, "talon": [packet[::-1] for packet in reversed(asked["talon"])]}

    assert playing.answer(house, "deal", **turned)["augen"] != found["augen"]


def test_augen_that_the_talon_makes_possible_are_settled() -> None:
    """Two tricks are at most 8 cards, and 10 with two of the Talon: 45 at most, counted in threes, and 40 without."""
    house = playing.house("koenigrufen", '[rulings]\n"counting.talon_in_trischaken" = "winner-of-each"\n')
    asked = {"players": 4, "dealer": 3, "contract": "Trischaken", "tricks": [0, 12, 0, 0], "augen": [0, 70, 0, 0]}

    assert sum(playing.answer(house, "settle", **asked)["payments"]) == 0
    assert (
        "expected 0, as the cards of 0 tricks count"
        in playing.asked(house, "settle", **{**asked, "augen": [3, 67, 0, 0]})["error"]
    )


@pytest.mark.parametrize("source", RULED)
def test_a_program_that_turns_the_talon_card_by_card_is_an_impostor_of_houses(source: str) -> None:
    _, path = RULED[source]
    [wrong] = [known for known in impostors(source) if known.id == f"{path}/winner-of-each"]

    assert wrong.is_of_houses


@pytest.mark.parametrize("source", ["karl", "koenigrufen"])
def test_a_talon_that_only_a_house_leaves_hidden_counts_for_the_opponents(
    source: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in the solo games: all that is not in the declarer's tricks, as one pile."""
    monkeypatch.setitem(playing.ALONE, "Dreier", playing.QUIET)
    house = playing.house(source, '[rulings]\n"contracts.Dreier.talon" = "hidden"\n')
    *_, asked = playing.deal_questions(house.rules, "Dreier", random.Random(1), is_quiet=True)
    found = playing.answer(house, "deal", **asked)

    rules: Any = house.rules
    tricks = [trick["cards"] for trick in found["tricks"] if trick["winner"] == found["declarer"]]
    mine = sum(1 << CARDS[card] for trick in tricks for card in trick)

    assert found["contract"] == "Dreier"
    assert str(found["augen"]["declarer"]) == str(rules.counting.method.value(mine, rules.counting))
    assert sum(Fraction(augen) for augen in found["augen"].values()) == rules.counting.total.value == 70


def test_the_talon_of_a_game_with_a_declarer_cannot_belong_to_nobody() -> None:
    with pytest.raises(HouseError, match="Dreier has a declarer: expected another use of the Talon"):
        playing.house("karl", '[rulings]\n"contracts.Dreier.talon" = "untouched"\n')
