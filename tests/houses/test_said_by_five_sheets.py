"""What five further rule sheets of rounds and cups say that no house could say, or said without being understood."""

from __future__ import annotations

from typing import Any

import pytest
from tests.houses import playing
from tests.houses.test_house_ways import TABLE, announcing_by, bids, hand_with, may_bid, ruled

from tarock_protocol.cards import PACK
from tarock_reference.houses.beside import left_beside
from tarock_reference.houses.profile_mistakes import HouseError

# -------------------------------------------------------------------------------------------------------- announcements


def test_a_bird_may_need_its_card_where_the_called_koenig_may_be_with_the_partner() -> None:
    """Each of the two rulings decides its own announcements, whatever is said of both."""
    mine = hand_with("I", tarocks=4, without="K♥")
    birds = {"Pagat", "Uhu", "Kakadu", "Marabu"}
    games = ("Besser Rufer", "Besser Dreier")
    in_hand = [f'contracts."{game}".terms.bird_in_hand = true' for game in games]

    def said(*rulings: str) -> set[str]:
        house = ruled("koenigrufen", *in_hand, *rulings)
        legal = announcing_by(house, "Rufer", mine, [], called="K♥")
        return {*legal} & {*birds, "König ultimo"}

    bird, king = '"announcing.bird_without_holding"', '"announcing.koenig_without_holding"'
    both = '"announcing.without_holding"'

    assert said() == said(f"{bird} = true", f"{king} = true") == {*birds, "König ultimo"}
    assert said(f"{bird} = false") == said(f"{both} = false", f"{king} = true") == {"Pagat", "König ultimo"}
    assert said(f"{king} = false") == birds
    assert said(f"{both} = false") == {"Pagat"}


def test_nothing_is_told_of_the_announced_price_of_an_item_that_nobody_announces() -> None:
    """Of the Uhu, which the same line changes, it is told."""
    own = '[items.Schnitt]\nlike = "Trull"\naugen = "166/3"'
    prices = '"settling.silent_prices" = { Schnitt = 10, Uhu = 10 }'
    listed = '"announcing.announceable" = ["Trull", "Könige", "Schnitt", "Valat"]'
    without = listed.replace('"Schnitt", ', "")

    told, untold = (left_beside(ruled("koenigrufen", prices, line, before=own)) for line in (listed, without))
    assert {*told} == {"settling.silent_prices.Schnitt", "settling.silent_prices.Uhu"}
    assert {*untold} == {"settling.silent_prices.Uhu"}


# -------------------------------------------------------------------------------------------------------------- auction

ORDER = """"bidding.order" = ["Piccolo", "Zwiccolo", "Solo", "Bettel", "Besser Rufer", "Dreier", "Sechserdreier",
    "Piccolo Ouvert", "Farbensolo", "Bettel Ouvert", "Besser Dreier", "Solo Dreier"]"""
ONCE = '"contracts.Sechserdreier.first_word_only" = true'


def test_a_sechserdreier_that_opens_may_have_a_place_in_the_order() -> None:
    """What stands behind it outbids it, and nothing else; at the beginning of the list every game does."""
    hand = hand_with("I", tarocks=5)
    low = ORDER.replace(' "Sechserdreier",', "").replace('["Piccolo"', '["Sechserdreier", "Piccolo"')

    def over(*rulings: str, opening: str = "Sechserdreier") -> set[str]:
        house = ruled("koenigrufen", *rulings)
        assert "Sechserdreier" in may_bid(house, hand, [])["legal"]
        return {*may_bid(house, hand, bids(opening))["legal"]} - {"Weiter"}

    above = {"Piccolo Ouvert", "Farbensolo", "Bettel Ouvert", "Besser Dreier", "Solo Dreier"}
    every = {"Piccolo", "Zwiccolo", "Solo", "Bettel", "Besser Rufer", "Dreier", *above}
    assert over(ONCE, ORDER) == over(ORDER, ONCE) == above
    assert over(ONCE) == over(ONCE, low) == over(ONCE, ORDER, opening="Mein Spiel") == every


def test_a_sechserdreier_that_opens_nothing_has_no_place_in_the_order() -> None:
    for lines in ([ORDER], [ORDER, ONCE.replace("true", "false")]):
        with pytest.raises(HouseError, match=r"order\[6\]: Sechserdreier has no place of its own in the auction"):
            ruled("koenigrufen", *lines)


# -------------------------------------------------------------------------------------------------------------- results


@pytest.mark.parametrize(
    ("told", "hint"),
    [({}, True), ({"from_talon": True}, False), ({"partner": 2}, False)],
)
def test_a_solo_that_is_told_without_its_talon_hears_of_it(told: dict[str, Any], hint: bool) -> None:  # noqa: FBT001
    """8 tricks are 32 cards, and the declarer has 3 more: those of a half of the Talon, of which nothing is told."""
    mine = [card for card in PACK if card != "K♥"][:35]
    piles = {"declarer": mine, "foes": [card for card in PACK if card not in mine]}
    asked: dict[str, Any] = {
        **TABLE,
        "contract": "Solo",
        "declarer": 0,
        "partner": None,
        "called": "K♥",
        "said": [],
        "played": [],
    }
    house = playing.house("koenigrufen")
    error = playing.asked(house, "result", **{**asked, **told}, tricks={"declarer": 8, "foes": 4}, piles=piles)["error"]

    assert error.startswith("piles.declarer: expected ")
    assert ("with from_talon others, if the called card lay there" in error) is hint
