"""What a house adds to the auction: bad hands that are thrown in, holding, raising at the end, first words, hands."""

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


@pytest.mark.parametrize(("kind", "thrown"), [("sole_tarock", "I VII"), ("sole_pagat", "I"), ("sole_trull_card", "I")])
def test_the_only_tarock_of_a_bad_hand_is_ruled_on(kind: str, thrown: str) -> None:
    house = ruled("koenigrufen", f'"dealing.thrown_in.{kind}" = "may"')
    found = [card for card in ("I", "VII") if "zusammenwerfen" in may_bid(house, hand_with(card), [])["legal"]]

    assert found == thrown.split()
    assert "zusammenwerfen" not in may_bid(house, hand_with(), [])["legal"]


@pytest.mark.parametrize("source", WITH_TALON)
def test_a_hand_without_tarock_and_koenig_may_be_thrown_in_once(source: str) -> None:
    house = ruled(source, '"dealing.thrown_in.without_tarock_and_koenig" = "may"')
    bad = may_bid(house, hand_with(), [])["legal"]

    assert "zusammenwerfen" in bad
    assert len(bad) > 1
    assert "zusammenwerfen" not in may_bid(house, hand_with("K♥"), [])["legal"]
    assert "zusammenwerfen" not in may_bid(house, hand_with("VII"), [])["legal"]


def test_a_hand_has_to_be_thrown_in_in_zwanzigerrufen_too() -> None:
    """Nine suit cards and the XXI are thrown in, nine and the VII or eight with XXI and I are played."""
    house = ruled("zwanzigerrufen", *MUST)
    suits = ["D♥", "C♥", "B♥", "A♥", "D♦", "C♦", "B♦", "D♠", "C♠", "B♠"]
    bad: tuple[list[str], ...] = (["XXI"], [], ["VII"], ["XXI", "I"])
    thrown = [may_bid(house, [*cards, *suits[len(cards) :]], [])["legal"] for cards in bad]

    assert thrown[:2] == [["zusammenwerfen"], ["zusammenwerfen"]]
    assert all("zusammenwerfen" not in legal for legal in thrown[2:])


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
    past = {"contract": "", "events": ["thrown in"]}
    session = playing.answer(house, "session", players=4, dealer=2, deals=[past])
    assert [deal["dealer"] for deal in session["deals"]] == [2, 2]


# ------------------------------------------------------------------------------------------------------------- auction


def test_the_last_bidder_may_play_a_higher_game_if_nobody_goes_on() -> None:
    """A says Mein Spiel, B Solo, C, D and A pass: B plays Solo or a higher game, not an equal or a lower one."""
    house = ruled("koenigrufen", '"bidding.last_may_raise" = true')
    said = bids("Mein Spiel", "Solo", "Weiter", "Weiter", "Weiter")
    found = may_bid(house, hand_with("I", tarocks=5), said)

    assert found["seat"] == 1
    assert {"Solo", "Dreier", "Solo Dreier"} <= {*found["legal"]}
    assert not {"Piccolo", "Sechserdreier", "Weiter"} & {*found["legal"]}
    ended = may_bid(house, [], [*said, {"do": "bid", "seat": 1, "what": "Dreier"}])
    assert (ended["contract"], ended["declarer"]) == ("Dreier", 1)
    assert may_bid(ruled("koenigrufen"), [], said)["contract"] == "Solo"


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


def test_a_refusal_of_a_house_has_its_own_clause() -> None:
    """A Dreier that comes too late: the clause of who may bid it, and none about bad hands, which are ruled on too."""
    house = ruled(
        "koenigrufen", '"dealing.thrown_in.without_tarock" = "must"', '"contracts.Dreier.first_word_only" = true'
    )
    told = may_bid(house, hand_with("I"), bids("Mein Spiel", "Piccolo", "Weiter", "Weiter"))

    assert told["why"]["Dreier"] == ["KOE-BIDDING-014"]


def test_nobody_bids_a_game_in_which_he_can_call_nothing() -> None:
    """Whoever holds all four Könige, where he may call none of them."""
    house = ruled("koenigrufen", '"calling.own_koenig_callable" = false', '"calling.holder_of_all_calls" = false')
    four, said = ("K♥", "K♦", "K♠", "K♣"), bids("Mein Spiel")
    legal = may_bid(house, hand_with(*four, tarocks=4), said)["legal"]

    assert not {"Solo", "Besser Rufer"} & {*legal}
    assert {"Dreier", "Piccolo"} <= {*legal}
    assert "Solo" in may_bid(house, hand_with(*four[:3], tarocks=4), said)["legal"]


def test_a_vogel_may_have_to_be_in_the_hand_that_bids() -> None:
    before = '[contracts.Uhurufer]\nlike = "Besser Rufer"\nbirds = ["Uhu"]'
    order = '"bidding.order" = ["Solo", "Uhurufer", "Dreier"]'
    held = '"contracts.Uhurufer.terms.bird_in_hand" = true'
    without = (
        '[without]\ncontracts = ["Besser Rufer", "Besser Dreier", "Piccolo", "Zwiccolo", "Bettel", "Piccolo Ouvert",'
    )
    without += ' "Farbensolo", "Bettel Ouvert", "Solo Dreier"]'
    house = playing.house("koenigrufen", f"{before}\n[rulings]\n{order}\n{held}\n{without}\n")
    legal = [may_bid(house, hand_with(card, tarocks=4), bids("Mein Spiel"))["legal"] for card in ("II", "I")]

    assert ["Uhurufer" in found for found in legal] == [True, False]
