"""What a house adds to the bidding: bad hands that are thrown in, holding, raising at the end, first words, hands."""

from __future__ import annotations

import json

import pytest
from tests.houses import playing
from tests.houses.test_house_ways import TABLE, WITH_TALON, bids, hand_with, may_bid, ruled

from tarock_protocol.cards import PACK
from tarock_reference.houses.profile_mistakes import HouseError

# --------------------------------------------------------------------------------------------------------- throwing in


MUST = ('"dealing.thrown_in.without_tarock" = "must"', '"dealing.thrown_in.sole_trull_card" = "must"')


@pytest.mark.parametrize("source", WITH_TALON)
def test_a_bad_hand_has_to_be_thrown_in(source: str) -> None:
    """Without a Tarock, or with a card of the Trull as the only one; not with the VII as the only one."""
    house = ruled(source, *MUST)
    opening = {"karl": "Mein Spiel", "koenigrufen": "Mein Spiel", "lungau": "Erster"}[source]
    said = bids(opening)

    assert may_bid(house, hand_with("K♥"), [])["legal"] == ["zusammenwerfen"]
    assert may_bid(house, hand_with("XXI"), said)["legal"] == ["zusammenwerfen"]
    assert "zusammenwerfen" not in may_bid(house, hand_with("VII"), said)["legal"]
    assert "zusammenwerfen" not in may_bid(house, hand_with("XXI", "I"), said)["legal"]
    ended = may_bid(house, [], [*said, *bids("zusammenwerfen", first=1)])
    assert (ended["seat"], ended["contract"], ended["declarer"]) == (None, None, None)


@pytest.mark.parametrize("source", WITH_TALON)
def test_a_deal_that_was_thrown_in_costs_nothing_and_is_dealt_again(source: str) -> None:
    house = ruled(source, *MUST)
    hands = [hand_with(), [], [], []]
    rest = [card for card in PACK if card not in hands[0]]
    hands = [hands[0], rest[:12], rest[12:24], rest[24:36]]
    actions = [{"do": "bid", "seat": 0, "what": "zusammenwerfen"}]
    found = playing.answer(house, "deal", **TABLE, hands=hands, talon=[rest[36:39], rest[39:]], actions=actions)

    assert found["over"]
    assert found["payments"] == [0, 0, 0, 0]
    past = [{"contract": game, "events": ["thrown in"]} for game in ("", "Solo-Dreier", "Solo Dreier", "Solodreier")]
    past = [deal for deal in past if deal["contract"] in ("", *house.rules.by_name)]
    session = playing.answer(house, "session", players=4, dealer=2, deals=past)
    assert [deal["dealer"] for deal in session["deals"]] == [2, 2, 2]


# ------------------------------------------------------------------------------------------------------------- bidding


@pytest.mark.parametrize(
    ("source", "said", "game"),
    [
        ("karl", ("Mein Spiel", "Piccolo", "Gut!", "Gut!", "Gut!"), "Dreier"),
        ("lungau", ("Erster", "Uhurufer", "Weiter", "Weiter"), "Dreier"),
    ],
)
def test_a_last_bidder_may_raise_in_other_sources_too(source: str, said: tuple[str, ...], game: str) -> None:
    house = ruled(source, '"bidding.last_may_raise" = true')
    told = bids(*said)
    found = may_bid(house, hand_with("II", "I", tarocks=5), told)

    assert found["seat"] == 1
    assert {game, said[1]} <= {*found["legal"]}
    ended = may_bid(house, [], [*told, {"do": "bid", "seat": 1, "what": game}])
    assert (ended["seat"], ended["contract"], ended["declarer"]) == (None, game, 1)


@pytest.mark.parametrize(("way", "holds"), [("vorhand-alone", [True, False]), ("earlier-seats", [True, True])])
def test_who_may_hold_a_bid_is_ruled_on(way: str, holds: list[bool]) -> None:
    """C's Besser Rufer may be held by Vorhand; by B, who bid before C, only where every earlier seat may."""
    house = playing.house(
        "koenigrufen",
        f'[readings]\nbid-rank-equal-values = "value-class"\n[rulings]\n"bidding.may_hold" = "{way}"\n',
    )
    hand = hand_with("I", tarocks=4)
    said = bids("Mein Spiel", "Bettel", "Besser Rufer", "Weiter")
    by_vorhand = "Besser Rufer" in may_bid(house, hand, said)["legal"]
    by_second = "Besser Rufer" in may_bid(house, hand, [*said, *bids("Weiter")])["legal"]

    assert [by_vorhand, by_second] == holds


def test_in_lungau_vorhand_may_hold_in_a_house_that_says_so() -> None:
    until = '[readings]\nauction-second-turn = "until-passed"\n'
    house = playing.house("lungau", until + '[rulings]\n"bidding.may_hold" = "vorhand-alone"\n')
    hand, said = hand_with("I", "II", tarocks=4), bids("Erster", "Weiter", "Uhurufer", "Weiter")

    assert "Uhurufer" in may_bid(house, hand, said)["legal"]
    assert "Uhurufer" not in may_bid(playing.house("lungau", until), hand, said)["legal"]
    held = [*said, *bids("Uhurufer"), {"do": "bid", "seat": 2, "what": "Weiter"}]
    assert may_bid(house, [], held)["declarer"] == 0


@pytest.mark.parametrize(("value", "holds"), [("true", [True, True]), ("false", [True, False])])
def test_in_lungau_vorhand_may_hold_after_erster_only(value: str, holds: list[bool]) -> None:
    """Mauterndorf: she holds the Dreier after Erster, also a second time, and not after a game of her own."""
    lines = f"may_hold = 'vorhand-alone'\nhold_after_naming = {value}\nends_despite_solo = []\n"
    until = "[readings]\nauction-second-turn = 'until-passed'\n"
    solo = "[rulings.contracts.Solodreier]\navailable = true\nends_auction = false\n"
    house = playing.house("lungau", f"{until}{solo}[rulings.bidding]\n{lines}")
    hand, later = hand_with("I", "II", tarocks=4), ("Dreier", "Weiter", "Weiter")
    legal = [may_bid(house, hand, bids(first, *later))["legal"] for first in ("Erster", "Spatzrufer")]
    again = [*bids("Erster", "Weiter", "Dreier", "Weiter", "Dreier"), *bids("Solodreier", first=2)]

    assert ["Dreier" in words for words in legal] == holds
    assert "Solodreier" in may_bid(house, hand, again)["legal"]


def test_a_game_may_be_for_the_first_word_only() -> None:
    """The Sechserdreier of koenigrufen is then Vorhand's opening, and not hers after three passes."""
    house = ruled("koenigrufen", '"contracts.Sechserdreier.first_word_only" = true')
    hand = hand_with("I", tarocks=5)

    assert "Sechserdreier" in may_bid(house, hand, [])["legal"]
    outbid = may_bid(house, hand, bids("Sechserdreier"))["legal"]
    assert {"Solo", "Dreier"} <= {*outbid}
    assert "Sechserdreier" not in may_bid(house, hand, bids("Mein Spiel", "Weiter", "Weiter", "Weiter"))["legal"]
    assert "Sechserdreier" not in may_bid(ruled("koenigrufen"), hand, [])["legal"]


def test_an_order_may_lack_a_game_that_a_reading_does_not_play() -> None:
    """Where the reading is not decided, a question could still ask by the other one."""
    games = [game.name for game in ruled("koenigrufen").rules.contracts if game.level and game.name != "Zwiccolo"]
    order = f'[rulings]\n"bidding.order" = {json.dumps(games)}\n'
    house = playing.house("koenigrufen", f'[readings]\nzwiccolo = "off"\n{order}')

    assert "Zwiccolo" not in may_bid(house, hand_with("I", tarocks=5), bids("Mein Spiel"))["legal"]
    with pytest.raises(HouseError, match="missing: Zwiccolo"):
        playing.house("koenigrufen", order)
