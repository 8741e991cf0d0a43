"""What five further rule sheets of rounds and cups say that no house could say, or said without being understood."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.houses import playing
from tests.houses.test_house_ways import TABLE, announcing_by, bids, hand_with, ruled, settled
from tests.unit.asking import act

from tarock_protocol.cards import PACK
from tarock_reference.houses.beside import left_beside

# -------------------------------------------------------------------------------------------------------- announcements


def test_a_bird_may_need_its_card_where_the_called_koenig_may_be_with_the_partner() -> None:
    """Each of the two rulings decides its own announcements, whatever is said of both."""
    mine = hand_with("I", tarocks=4, without="K♥")
    birds = {"Pagat", "Uhu", "Kakadu", "Marabu"}

    def said(*rulings: str) -> set[str]:
        house = ruled("koenigrufen", *rulings)
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


# ------------------------------------------------------------------------------------------------------ put right, paid


def test_a_wrong_card_may_be_put_right_until_the_next_lead() -> None:
    """K♦ on 2♥ is no Renonce, and B plays again; once C has led, B pays the 1 of Fahren to each, in karl 5."""
    starts = (["2♥"], ["K♦", "3♥"], ["K♥"], ["A♥"])
    rest = [card for card in PACK if not any(card in start for start in starts)]
    hands = [[*start, *(rest.pop() for _ in range(12 - len(start)))] for start in starts]
    bid = bids("Mein Spiel", "Gut!", "Gut!", "Gut!", "Fahren")
    wrong = act(1, "play", "K♦", unnoticed=True)
    cards = [act(0, "play", "2♥"), wrong, act(2, "play", "K♥"), act(3, "play", "A♥")]

    def after(*acts: Mapping[str, Any], put_right: str = "true") -> dict[str, Any]:
        house = ruled("karl", f'"renonce.put_right" = {put_right}')
        deal = {"hands": hands, "talon": [rest[:3], rest[3:]], "actions": [*bid, *acts]}
        found = playing.answer(house, "deal", **TABLE, **deal)
        assert found["refused"] is None
        return found

    told = act(2, "renonce", "1")
    for number in (2, 4):
        again = after(*cards[:number], told)
        assert (again["over"], again["next"][0]["seat"], again["next"][0]["legal"]) == (False, 1, ["3♥"])
        assert [len(hand) for hand in again["hands"]] == [11, 12, 12, 12]
    led = act(2, "play", after(*cards)["next"][0]["legal"][0])
    late = after(*cards, led, told)
    assert late["payments"] == after(*cards[:2], told, put_right="false")["payments"] == [5, -15, 5, 5]


def test_a_copy_of_the_auch_rufer_costs_its_own_price_without_a_vogel() -> None:
    """A Vogel of 10, where there is no Auch-Rufer: 10 and a Pagat of 10 to each."""
    copied = '[contracts.Vogel]\nlike = "Auch-Rufer"\n[without]\ncontracts = ["Auch-Rufer"]'
    house = ruled("karl", '"contracts.Vogel.terms.price" = 10', before=copied)
    hands = [PACK[6 + 12 * seat : 18 + 12 * seat] for seat in range(4)]
    unnoticed = [
        bid | {"unnoticed": bid["what"] == "Vogel"} for bid in bids("Mein Spiel", "Gut!", "Vogel", "Gut!", "Gut!")
    ]
    deal = {"hands": hands, "talon": [PACK[:3], PACK[3:6]], "actions": [*unnoticed, act(0, "renonce", "2")]}

    assert playing.answer(house, "deal", **TABLE, **deal)["payments"] == [20, 20, -60, 20]


@pytest.mark.parametrize(
    ("ruling", "named", "paid"),
    [('"settling.paid_bird" = "cheapest-held"', "Uhu", 1 + 4), ('"settling.paid_bird" = "pagat"', None, 1 + 2)],
)
def test_giving_up_may_cost_the_game_and_the_bird(ruling: str, named: str | None, paid: int) -> None:
    """A Besser Rufer of 1 with an announced Uhu of 4, or a Pagat of 2."""
    house = ruled("koenigrufen", ruling, '"contracts.Besser Rufer.terms.price_won" = 1')
    given_up = {"given_up": True, "from_talon": True}

    assert settled(house, "Besser Rufer", bird=named, **given_up) == [-3 * paid, paid, paid, paid]
    assert "bird: expected none in a Rufer" in settled(house, "Rufer", bird="Uhu", **given_up)


def test_a_game_that_may_not_be_paid_is_not_settled_as_paid() -> None:
    house = ruled("karl", '"contracts.Auch-Rufer.terms.may_pay" = false')
    told = settled(house, "Auch-Rufer", given_up=True, from_talon=True, bird="Uhu")

    assert told.startswith("given_up: expected no in a Auch-Rufer")
