"""The profiles that the page on houses shows can be played, and come to what it says."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path

import pytest
from tests.houses import playing

from tarock_engine.lungau.terms import Factors
from tarock_engine.rule_sets import RULE_SETS
from tarock_protocol.cards import PACK
from tarock_reference.houses.added_rulings import rulings_to_add
from tarock_reference.houses.examples import faults_of
from tarock_reference.houses.house import House
from tarock_reference.houses.profile_mistakes import HouseError
from tarock_reference.houses.profile_parsing import house_of

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "houses.md").read_text(encoding="utf-8")
WON = {"item": "Spiel", "side": "declarer", "won": True, "announced": False}


_PROFILES = re.findall(r"^```toml\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL)
SHORT, LONG, WITH_GAME, WITH_VOGEL, WITH_SETS, IN_A_GAME, OF_TRICKS, ALONE, ACCOUNT, EXAMPLE, WITH_POT = _PROFILES


@pytest.mark.parametrize("profile", [SHORT, LONG], ids=["short", "long"])
def test_the_profile_of_a_page_can_be_played(profile: str) -> None:
    house = house_of(profile, "gasthof.toml")

    assert house.based_on == "koenigrufen"
    assert house.differences > 5


def test_the_pot_of_the_page_is_settled_as_it_says() -> None:
    """20 from Vorhand and 10 are shared by two; whoever has 36 or more pays 20 to each, Vorhand 40."""
    house = house_of(WITH_POT, "gasthof.toml")
    table = {"players": 4, "dealer": 3, "contract": "Trischaken"}
    sheets = ([25, 20, 15, 10], [15, 36, 12, 7], [36, 15, 12, 7], [30, 25, 15, 0])
    tricks = ([3] * 4, [3] * 4, [3] * 4, [5, 4, 3, 0])
    found = [
        playing.answer(house, "settle", **table, augen=augen, tricks=number)["payments"]
        for augen, number in zip(sheets, tricks, strict=True)
    ]

    assert found == [[-20, -10, 15, 15], [20, -60, 20, 20], [-120, 40, 40, 40], [-20, -10, 0, 30]]


def test_the_game_the_account_and_the_example_of_the_page_go_together() -> None:
    """A Dreier at Kontra is 20 from each by the account, which is what the example says."""
    house = house_of(f"{WITH_GAME}{ACCOUNT}{EXAMPLE}", "gasthof.toml")

    assert [game.name for game in house.games] == ["Farbendreier"]
    assert len(house.examples) == 1
    assert faults_of(house) == []


def test_the_vogel_of_the_page_is_one() -> None:
    house = house_of(WITH_VOGEL, "gasthof.toml")

    assert [(item.name, item.needs) for item in house.items] == [("Supra", "V")]
    assert house.differences == 3


def test_the_items_made_with_cards_or_augen_are_those_of_the_page() -> None:
    house = house_of(WITH_SETS, "gasthof.toml")

    made = {(item.name, item.needs) for item in house.items}
    caught_or_taking = {("Pagatfang", "I"), ("Zwanziger", "XX"), ("Zehn Tarock", "10")}
    assert made == {("Sack", "46"), ("Honneurs", "Sküs XXI XX"), ("Mondfang", "true"), *caught_or_taking}
    assert house.differences == 9


def test_what_the_page_says_of_one_game_holds_in_it_alone() -> None:
    """A silent Pagat, twice in a Solo Dreier, is 2 times 5 from each; in a Dreier 1. Nobody announces a second time."""
    house = house_of(IN_A_GAME, "gasthof.toml")
    pagat = {"item": "Pagat", "side": "declarer", "won": True}
    sheet = {"players": 4, "dealer": 3, "declarer": 0}
    games = ("Solo Dreier", "Dreier")
    found = [
        [playing.answer(house, "settle", **sheet, contract=game, items=items)["payments"][0] for game in games]
        for items in ([WON, pagat], [WON])
    ]
    deal = {"players": 4, "dealer": 3, "hands": [PACK[6 + 12 * seat : 18 + 12 * seat] for seat in range(4)]}
    bids = [(0, "bid", "{game}"), *((seat, "bid", "Weiter") for seat in (1, 2, 3))]
    said = [(0, "Gut!"), (1, "Kontra Spiel"), *((seat, "Gut!") for seat in (1, 2, 3)), (0, "Trull")]
    acts = [*bids, *((seat, "say", what) for seat, what in said)]
    told = [
        playing.asked(
            playing.house("koenigrufen") if is_plain else house,
            "deal",
            **deal,
            talon=[PACK[:3], PACK[3:6]],
            actions=[{"seat": seat, "do": do, "what": what.format(game="Solo Dreier")} for seat, do, what in acts],
        )
        for is_plain in (True, False)
    ]

    assert [with_it - without for with_it, without in zip(*found, strict=True)] == [30, 3]
    assert told[0]["answer"]["refused"] is None
    assert told[1]["answer"]["refused"]["reason"] == "everybody announces in his first turn only"


def test_the_bettler_of_the_page_is_bid_below_a_dreier_and_paid() -> None:
    """Whoever bids it goes over an Uhurufer and not over a Dreier; it is 3 of 10 Cent to each."""
    house = house_of(OF_TRICKS, "gasthof.toml")
    sheet = {"players": 4, "dealer": 3}
    hand = [*PACK[:4], *PACK[30:38]]
    said = [{"do": "bid", "seat": seat, "what": what} for seat, what in enumerate(("Erster", "Uhurufer", "Bettler"))]
    dreier = [*said[:2], {"do": "bid", "seat": 2, "what": "Dreier"}]

    assert playing.answer(house, "settle", **sheet, declarer=0, contract="Bettler", items=[WON])["payments"][0] == 90
    assert "Bettler" in playing.answer(house, "may_bid", **sheet, hand=hand, bids=said[:2])["legal"]
    assert playing.answer(house, "may_bid", **sheet, hand=hand, bids=said)["seat"] == 3
    assert playing.answer(house, "may_bid", **sheet, hand=hand, bids=dreier)["contract"] == "Dreier"


def test_the_trischaken_of_the_page_is_paid_line_by_line() -> None:
    """Vorhand 2 and 2 + 2, the other with 30 Augen 1 and 1 + 1; the player without a trick gets both twice."""
    told = {"players": 4, "dealer": 3, "contract": "Trischaken", "augen": [30, 30, 28, 0], "tricks": [4, 3, 3, 0]}
    house = house_of(ALONE, "gasthof.toml")

    paid = playing.answer(house, "settle", **told, declarer=None, partner=None, items=[])["payments"]
    assert paid == [-6, -3, 3, 6]


@pytest.mark.parametrize("source", RULE_SETS)
def test_the_page_names_every_further_ruling(source: str) -> None:
    """Beside the factors of a game of `lungau`, which are those of its other games."""
    factors = {field.name for field in dataclasses.fields(Factors)}
    paths = [path.split(".") for path in rulings_to_add(RULE_SETS[source])]
    fields = {path[-1] if path[0] == "contracts" else path[1] for path in paths}

    assert {field for field in fields - factors if field not in PAGE} == set()


def test_the_page_says_what_the_house_comes_to() -> None:
    """A Dreier brings 3 of each of three, 9 in all, and 15 where it costs 5."""
    house = house_of(SHORT, "gasthof.toml")
    dear = house_of(SHORT.replace('price_won" = 3', 'price_won" = 5'), "neu.toml")

    assert f"{house.name} (based on {house.based_on}, {house.differences} differences)" in PAGE
    assert received(house) == 9
    assert received(dear) == 15


def received(house: House) -> int:
    """What the declarer of a Dreier receives that is won."""
    asked = {"contract": "Dreier", "players": 4, "dealer": 3, "declarer": 0, "items": [WON]}
    payments: list[int] = playing.answer(house, "settle", **asked)["payments"]
    return payments[0]


def test_the_mistake_that_the_page_shows_is_told_so() -> None:
    with pytest.raises(HouseError) as told:
        house_of(SHORT.replace('kaiserstich = "on"', 'kaiserstich = "onn"'), "gasthof.toml")

    assert f"\n{told.value}\n" in PAGE
