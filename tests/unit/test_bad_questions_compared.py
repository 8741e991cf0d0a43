"""Questions that cannot be where one reply is held against another, or against more than a table tells."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from tests.unit.asking import TABLE, Fields, act, answer, error, item, said

from tarock_protocol.cards import PACK
from tarock_reference.impostors import impostors
from tarock_second_opinion.program import respond
from tarock_steps.catalogue.loading import sources, table_of

HANDS = [list(PACK[start : start + 6] + PACK[start + 27 : start + 33]) for start in (0, 6, 12, 18)]
TALON = [list(PACK[24:27]), list(PACK[51:54])]


def course(*actions: Fields, options: Mapping[str, str] | None = None, rules: str = "karl", **more: Any) -> Any:
    """How a deal goes in which the pack was dealt unshuffled."""
    return answer(rules, "deal", {**TABLE, "hands": HANDS, "talon": TALON, "actions": actions, **more}, options)


# ------------------------------------------------------------------------------------------------- one card, one word


@pytest.mark.parametrize("card", ["II", "III", "9♠", "7♣", "2♥", "4♦"])
def test_a_card_that_the_pack_lacks_is_named_with_its_place(card: str) -> None:
    pack = list(table_of("zwanzigerrufen").pack({}))
    hand, others = [card, *pack[1:10]], [pack[start : start + 10] for start in (10, 20, 30)]
    game = {**TABLE, "contract": "Normalspiel", "declarer": 0, "partner": 2, "called": "XX", "said": []}
    trick = {"leader": 0, "cards": [card, "X", "IX", "VIII"]}
    asked: Mapping[tuple[str, str], Fields] = {
        ("count", "cards[0]"): {"cards": [card]},
        ("may_call", "hand[0]"): {"contract": "Normalspiel", "hand": hand},
        ("may_bid", "hand[0]"): {**TABLE, "bids": [], "hand": hand},
        ("may_announce", "hand[0]"): {**game, "hand": hand},
        ("may_play", "hand[0]"): {"contract": "Solo", "hand": [card], "trick": []},
        ("trick", "cards[0]"): {**TABLE, "contract": "Solo", **trick},
        ("deal", "hands[0][0]"): {**TABLE, "hands": [hand, *others], "talon": [], "actions": []},
        ("dealing", "pack[0]"): {**TABLE, "pack": [card, *pack[1:]]},
    }

    told = {(ask, place): error("zwanzigerrufen", ask, fields) for (ask, place), fields in asked.items()}

    assert told == {(ask, place): f"{place}: expected a card of the pack, got {card}" for ask, place in asked}


@pytest.mark.parametrize("bid", ["Bettler", "Besser", "Besser Bettel", "Vierter König"])
def test_a_bid_that_does_not_exist_is_refused_with_those_that_do(bid: str) -> None:
    refused = course(act(0, "bid", bid), rules="koenigrufen")["refused"]

    assert refused["reason"].startswith(f"there is no bid '{bid}'; known are Mein Spiel, Weiter, Rufer, Trischaken")


def test_a_hand_with_nothing_to_bid_is_told_to_be_that() -> None:
    """Who has nothing to call plays a Solo with four suit cards; where it takes five, such a hand has no bid at all."""
    wrong = next(
        impostor for impostor in impostors("zwanzigerrufen") if impostor.id == "contracts.Solo.terms.least_suit_cards/5"
    )
    hand = ["Sküs", "XIX", "X", "IX", "VIII", "VII", "K♥", "D♥", "C♥", "B♥"]
    asked = {"ask": "may_bid", "id": 1, "rules": "zwanzigerrufen", "players": 4, "dealer": 3}
    answered = json.loads(wrong.respond()(json.dumps({**asked, "bids": [], "hand": hand, "options": {}}).encode()))

    assert answered["error"].startswith("hand: expected a hand with something to bid, got Sküs XIX")


# -------------------------------------------------------------------------------------------------------------- rounds


@pytest.mark.parametrize("rules", [source for source in sources() if source != "zwanzigerrufen"])
def test_where_everybody_plays_for_himself_vorhand_or_nobody_speaks(rules: str) -> None:
    contract = "Trischaken" if rules == "koenigrufen" else "Fahren"
    nobody = {"declarer": None, "partner": None, "called": None}
    hand = list(answer(rules, "deck", {})["augen"])[:12]

    asked = {**TABLE, **nobody, "contract": contract, "hand": hand, "said": []}
    assert answer(rules, "may_announce", asked)["seat"] in {None, 0}


@pytest.mark.parametrize("reading", ["card-itself", "no-koenig-from-talon"])
@pytest.mark.parametrize("holds", [True, False])
def test_whose_hand_shows_the_called_koenig_from_the_talon_has_taken_it(reading: str, *, holds: bool) -> None:
    """KAR-BONUSES-004: by one reading there is no König ultimo once a lone declarer has taken the called König."""
    trumps = [card for card in PACK if set(card) <= set("IVX")]
    alone = {"contract": "Rufer", "declarer": 0, "partner": None, "called": "K♥", "from_talon": True}

    asked = {**TABLE, **alone, "said": said("ich liege"), "hand": [*trumps[:11], "K♥" if holds else trumps[11]]}
    legal = answer("karl", "may_announce", asked, {"bonus-definitions": reading})["legal"]

    assert ("König ultimo" in legal) is not (holds and reading == "no-koenig-from-talon")


def test_the_round_goes_on_under_a_solo_that_was_announced_in_it() -> None:
    solo = {**TABLE, "contract": "Solo", "declarer": 1, "partner": None, "called": None}
    hand = ["XXI", "XVIII", "XIV", "VI", "V", "K♦", "D♦", "C♦", "B♦", "A♦"]
    words = [*said("Absolut", "Weiter"), *said("Solo", seat=1)]
    found = answer("zwanzigerrufen", "may_announce", {**solo, "said": words, "hand": hand})

    assert found["seat"] == 1
    assert {"Weiter", "Absolut", "Valat"} <= set(found["legal"])
    assert not {"Pagat", "Farbensolo", "Kontra Spiel"} & set(found["legal"])


# ---------------------------------------------------------------------------------------------------- ends and sheets


def test_an_announced_pagat_is_lost_where_it_is_beaten_in_a_trick_that_is_told() -> None:
    """And nothing else was announced."""
    hands = [
        ["Sküs", "XXI", "XI", "IX", "VII", "I", "A♥", "C♦", "C♠", "B♠"],
        ["XIX", "XVIII", "XVI", "XII", "B♦", "D♠", "D♣", "C♣", "B♣", "10♣"],
        ["XX", "XVII", "XIV", "X", "VIII", "V", "C♥", "B♥", "A♦", "10♠"],
        ["XV", "XIII", "VI", "IV", "K♥", "D♥", "K♦", "D♦", "K♠", "K♣"],
    ]
    tricks = ("Sküs XIX XX VI", "B♣ V K♣ I", "10♣ VIII XV XXI", "VII D♠ XVII IV", "K♦ B♠ D♣ XIV")
    mine = " ".join(tricks).split()
    piles = {"declarer": mine, "foes": [card for hand in hands for card in hand if card not in mine]}
    game = {**TABLE, "contract": "Normalspiel", "declarer": 0, "partner": 2, "called": "XX", "hands": hands}
    words = [*said("Pagat", "Weiter"), *(action for seat in (1, 2, 3, 0) for action in said("Weiter", seat=seat))]
    last = {"number": 10, "leader": 2, "cards": ["XVII", "IV", "VII", "D♠"]}
    with_pagat = {"number": 8, "leader": 1, "cards": ["B♣", "V", "K♣", "I"]}

    ended = {**game, "piles": piles, "tricks": {"declarer": 5, "foes": 5}, "played": [last, with_pagat]}
    found = answer("zwanzigerrufen", "result", {**ended, "said": words})["items"]

    assert [(entry["item"], entry["won"]) for entry in found if entry["announced"]] == [("Pagat", False)]


def test_where_one_valat_has_failed_the_other_cancels_nothing() -> None:
    sides = [item("Valat", announced=True, won=False), item("Valat", side="foes")]
    items = [item(won=False), item("Absolut", side="foes"), *sides]
    sheet = {**TABLE, "contract": "Normalspiel", "declarer": 0, "partner": 2, "items": items}
    usual, cancels = (answer("zwanzigerrufen", "settle", sheet, options) for options in ({}, {"valat-cancels": "all"}))

    assert cancels["payments"] == usual["payments"]


ALL_TO_CALL = ["XX", "XIX", "XVIII", "XVII", "XVI"]
FIT = [*ALL_TO_CALL, "K♥", "D♥", "C♥", "B♥", "A♥"]
"""Vorhand can call nothing, and has the suit cards of a Farbensolo."""
TAROCKS = ["Sküs", "XXI", "XIV", "XIII", "XII", "XI", "X", "IX"]


def over_vorhands(hers: list[str]) -> Fields:
    """An end in which Second announced a Solo over the game of Vorhand, and nothing else was said."""
    pack = [card for card in answer("zwanzigerrufen", "deck", {})["augen"] if card not in (*hers, *TAROCKS)]
    hands = [hers, [*TAROCKS, *pack[:2]], pack[2:12], pack[12:]]
    cards = [card for hand in hands for card in hand]
    piles = {"declarer": cards[:20], "foes": cards[20:]}
    after = [action for seat in (1, 2, 3, 0, 1) for action in said("Weiter", seat=seat)]
    game = {**TABLE, "contract": "Solo", "declarer": 1, "partner": None, "called": None, "hands": hands}
    words = [*said("Weiter"), *said("Solo", seat=1), *after]
    return {**game, "played": [], "piles": piles, "tricks": {"declarer": 5, "foes": 5}, "said": words}


def told_again(asked: Fields, options: Mapping[str, str]) -> Any:
    """What the second opinion replies."""
    whole = {"ask": "result", "id": 1, "rules": "zwanzigerrufen", "options": options, **asked}
    return json.loads(respond(json.dumps(whole).encode()))


@pytest.mark.parametrize("hers", [FIT, ["I", *FIT[1:]]])
def test_a_solo_is_announced_over_a_farbensolo_that_she_may_play_and_over_what_she_calls(hers: list[str]) -> None:
    told, either = over_vorhands(hers), {"forced-solo-kind": "either-solo"}
    found = answer("zwanzigerrufen", "result", told, either)
    again = told_again(told, either)["answer"]

    assert found["items"][0]["item"] == "Spiel"
    assert [entry | {"grounds": []} for entry in found["items"]] == again["items"]
    assert again["augen"] == found["augen"]


def test_the_second_opinion_says_nothing_of_an_end_to_which_nobody_comes() -> None:
    assert "declined" in told_again(over_vorhands(FIT), {})


# ------------------------------------------------------------------------------------- a Renonce that is pointed out

DREIER = [act(0, "bid", "Dreier"), *(act(seat, "bid", "Gut!") for seat in (1, 2, 3)), act(0, "talon", "first")]
"""A deal up to laying away."""
PLAYED = [
    *(act(0, "bid", "Mein Spiel"), *(act(seat, "bid", "Gut!") for seat in (1, 2, 3)), act(0, "bid", "Fahren")),
    *(act(0, "play", "K♦"), act(1, "play", "K♠", unnoticed=True), act(2, "play", "X"), act(3, "play", "IV")),
]
"""A Fahren in which the second player has not followed suit."""


def test_a_card_against_a_duty_stands_until_it_is_pointed_out() -> None:
    before, after = course(*PLAYED), course(*PLAYED, act(3, "renonce", "1"))

    assert (before["accepted"], before["refused"], before["over"]) == (9, None, False)
    assert (after["accepted"], after["refused"], after["over"], after["next"]) == (10, None, True, [])
    assert (after["renonce"], after["payments"], after["contract"]) == (1, [5, -15, 5, 5], "Fahren")
    assert (after["items"], after["lines"], after["augen"]) == ([], [], {})
    assert [len(hand) for hand in after["hands"]] == [len(hand) for hand in before["hands"]]
    assert after["tricks"] == before["tricks"]


def test_what_was_seen_stays_seen_when_a_renonce_has_ended_the_deal() -> None:
    asked = {**TABLE, "hands": HANDS, "talon": TALON, "actions": [*PLAYED, act(3, "renonce", "1")], "seat": 3}

    assert {"K♦", "K♠", "X", "IV"} <= set(answer("karl", "view", asked)["seen"])


def test_a_renonce_is_nobodys_turn() -> None:
    assert {turn["do"] for turn in course(*PLAYED)["next"]} == {"play"}


@pytest.mark.parametrize(
    ("acts", "reason"),
    [
        ([act(1, "renonce", "1")], "nobody points out his own Renonce"),
        ([act(1, "renonce", "2")], "there is no Renonce"),
        ([act(3, "renonce", "1"), act(2, "renonce", "1")], "the deal is settled"),
    ],
)
def test_what_cannot_be_pointed_out_is_refused_and_changes_nothing(acts: Sequence[Fields], reason: str) -> None:
    before, refused = course(*PLAYED, *acts[:-1]), course(*PLAYED, *acts)

    assert (refused["accepted"], refused["refused"]["index"]) == (before["accepted"], before["accepted"])
    assert refused["refused"]["reason"] == reason
    assert refused["refused"]["grounds"]
    for part in ("next", "hands", "tricks", "payments", "over", "renonce", "contract"):
        assert refused[part] == before[part], part


def test_a_wrong_discard_is_taken_back_before_ich_liege_and_costs_all_later() -> None:
    laid = [*DREIER, act(0, "discard", "4♥ XX", unnoticed=True)]
    found = act(2, "renonce", "0")
    back, again = course(*laid, found), course(*laid, found, act(0, "discard", "4♥ 3♥ 2♥"), found)
    late = course(*laid, act(0, "say", "ich liege"), found)

    assert (back["over"], back["renonce"], back["discards"], len(back["hands"][0])) == (False, None, [], 15)
    assert [turn["do"] for turn in back["next"]] == ["discard"]
    assert again["refused"]["index"] == 8
    assert (late["over"], late["renonce"], late["payments"]) == (True, 0, [-60, 20, 20, 20])


def test_a_doubled_deal_is_paid_twice() -> None:
    once, twice = (
        course(*PLAYED, act(3, "renonce", "1")),
        course(*PLAYED, act(3, "renonce", "1"), doubled=True),
    )

    assert twice["payments"] == [2 * amount for amount in once["payments"]]


def test_a_deal_that_was_thrown_in_has_no_game_and_no_declarer_although_one_was_bid() -> None:
    bids = [act(0, "bid", "Mein Spiel"), act(1, "bid", "Solo-Rufer"), act(2, "bid", "zusammenwerfen")]
    asked = {"players": 4, "dealer": 3, "bids": bids, "hand": []}
    found = answer("karl", "may_bid", asked, {"no-throw-in": "others-may"})

    assert (found["seat"], found["contract"], found["declarer"]) == (None, None, None)
    assert "KAR-DEALING-007" in found["grounds"]
    assert "KAR-BIDDING-036" not in found["grounds"]
