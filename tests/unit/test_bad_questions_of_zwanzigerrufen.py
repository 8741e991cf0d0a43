"""What only Zwanzigerrufen knows, asked wrongly: the error names the place, and what was expected there."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from tarock_reference import respond
from tarock_reference.impostors import impostors
from tarock_steps.catalogue.loading import table_of

Fields = Mapping[str, Any]

VORHAND = ["Sküs", "XIX", "X", "IX", "VIII", "K♥", "D♥", "C♥", "B♥", "A♥"]
SECOND = ["XXI", "XVIII", "XIV", "VI", "V", "K♦", "D♦", "C♦", "B♦", "A♦"]
THIRD = ["XX", "XVII", "XIII", "VII", "IV", "K♠", "D♠", "C♠", "B♠", "10♠"]
DEALER = ["XVI", "XV", "XII", "XI", "I", "K♣", "D♣", "C♣", "B♣", "10♣"]
HANDS = [VORHAND, SECOND, THIRD, DEALER]
PACK = list(table_of("zwanzigerrufen").pack({}))
TABLE: Fields = {"players": 4, "dealer": 3}
ROUND: Fields = {**TABLE, "contract": "Normalspiel", "declarer": 0, "partner": 2, "called": "XX", "said": []}
SOLO: Fields = {**ROUND, "contract": "Solo", "partner": None, "called": None}
FARBENSOLO: Fields = {**SOLO, "contract": "Farbensolo"}
END: Fields = {
    **ROUND,
    "piles": {"declarer": [*VORHAND, *THIRD], "foes": [*SECOND, *DEALER]},
    "tricks": {"declarer": 5, "foes": 5},
    "played": [],
    "hands": HANDS,
}
SHEET: Fields = {**TABLE, "contract": "Normalspiel", "declarer": 0, "partner": 2}
ALONE: Fields = {**SHEET, "contract": "Farbensolo", "partner": None}
DEAL: Fields = {**TABLE, "hands": HANDS, "talon": [], "actions": []}
CONTRACTS = "expected one of Normalspiel, Farbensolo, Solo"
WORDS = "expected Weiter, a doubling, or one of Farbensolo, Solo, Absolut, Absolut dazu, Absolut dagegen, Pagat, "


def act(seat: int, do: str, what: str, **more: Any) -> Fields:
    return {"seat": seat, "do": do, "what": what, **more}


def said(*words: str, seat: int = 0) -> list[Fields]:
    return [act(seat, "say", what) for what in words]


def item(name: str = "Spiel", **more: Any) -> Fields:
    return {"item": name, "side": "declarer", "won": True, **more}


def trick(number: int, leader: int, cards: str) -> Fields:
    return {"number": number, "leader": leader, "cards": cards.split()}


def reply(ask: str, fields: Fields, options: Mapping[str, str] | None = None, rules: str = "zwanzigerrufen") -> Any:
    asked = {"ask": ask, "id": 1, "rules": rules, "options": options or {}, **fields}
    return json.loads(respond(json.dumps(asked).encode()))


def error(ask: str, fields: Fields, options: Mapping[str, str] | None = None, rules: str = "zwanzigerrufen") -> str:
    found = reply(ask, fields, options, rules)
    assert "answer" not in found, found["answer"]
    return str(found["error"])


ACCOUNTS = [item(against=1, doubled=[1]), item(against=2), item(against=3)]
"""A game in which one opponent doubled for himself."""
WEITER = [one for seat in range(4) for one in said("Weiter", seat=seat)]
"""A circuit in which nothing is said."""
DAGEGEN = [*said("Weiter"), *said("Kontra Spiel", "Pagat dagegen", seat=1)]

# -------------------------------------------------------------------------------------------------------- cards


@pytest.mark.parametrize("card", ["II", "III", "9♠", "7♣", "2♥", "4♦"])
@pytest.mark.parametrize(
    ("ask", "place"),
    [
        ("count", "cards[0]"),
        ("may_call", "hand[0]"),
        ("may_bid", "hand[0]"),
        ("may_announce", "hand[0]"),
        ("may_play", "hand[0]"),
        ("trick", "cards[0]"),
        ("deal", "hands[0][0]"),
        ("dealing", "pack[0]"),
    ],
)
def test_a_card_that_the_pack_lacks(card: str, ask: str, place: str) -> None:
    fields: Mapping[str, Fields] = {
        "count": {"cards": [card]},
        "may_call": {"contract": "Normalspiel", "hand": [card, *VORHAND[1:]]},
        "may_bid": {**TABLE, "bids": [], "hand": [card, *VORHAND[1:]]},
        "may_announce": {**ROUND, "hand": [card, *VORHAND[1:]]},
        "may_play": {"contract": "Solo", "hand": [card], "trick": []},
        "trick": {**TABLE, "contract": "Solo", "leader": 0, "cards": [card, "X", "IX", "VIII"]},
        "deal": {**DEAL, "hands": [[card, *VORHAND[1:]], *HANDS[1:]]},
        "dealing": {**TABLE, "pack": [card, *PACK[1:]]},
    }

    assert error(ask, fields[ask]) == f"{place}: expected a card of the pack, got {card}"


def test_the_other_glatze_takes_the_place_of_the_usual_one() -> None:
    four = {"glatze-cards": "four"}

    assert error("count", {"cards": ["A♥"]}, four) == "cards[0]: expected a card of the pack, got A♥"
    assert reply("count", {"cards": ["4♥"]}, four)["answer"]["augen"] == 0


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"contract": "Dreier"}, f"contract: {CONTRACTS}, got 'Dreier'"),
        ({"hand": []}, "hand: expected 1 to 10 cards, got 0"),
        ({"hand": PACK[:11]}, "hand: expected 1 to 10 cards, got 11"),
        ({"number": 11}, "number: expected a number from 1 to 10, got 11"),
        ({"trick": ["XX", "XIX", "XVIII", "XVII"]}, "trick: expected fewer cards than players, got 4"),
        ({"announced": ["Spatz"]}, "announced[0]: expected one of Absolut, Pagat, Valat in a Normalspiel, got 'Spatz'"),
        ({"announced": ["Pagat dazu"]}, "announced[0]: expected one of Absolut, Pagat, Valat in a Normalspiel, got "),
        ({"announced": ["Trull"]}, "announced[0]: expected one of Absolut, Pagat, Valat in a Normalspiel, got 'Trull'"),
        (
            {"contract": "Farbensolo", "announced": ["Pagat"]},
            "announced[0]: expected one of Absolut, Valat in a Farbensolo, got 'Pagat'",
        ),
        ({"called": "K♥"}, "called: expected one of XX XIX XVIII XVII XVI, got K♥"),
        ({"contract": "Solo", "called": "XX"}, "called: expected none in a Solo, got XX"),
    ],
)
def test_a_hand_and_a_trick_that_cannot_be(fields: Fields, message: str) -> None:
    asked = {"contract": "Normalspiel", "hand": ["Sküs", "I"], "trick": [], **fields}

    assert error("may_play", asked).startswith(message)


@pytest.mark.parametrize(
    ("ask", "fields", "message"),
    [
        ("trick", {"contract": "Fahren", "leader": 0, "cards": HANDS[0][:4]}, f"contract: {CONTRACTS}, got 'Fahren'"),
        ("trick", {"contract": "Solo", "leader": 0, "cards": HANDS[0][:3]}, "cards: expected 4 cards, got 3"),
        ("trick", {"contract": "Solo", "leader": 4, "cards": HANDS[0][:4]}, "leader: expected a seat among 0, 1, 2, 3"),
        ("may_bid", {"bids": [], "hand": PACK[:12]}, "hand: expected 10 cards, got 12"),
        ("may_bid", {"bids": [act(0, "bid", "Rufer")], "hand": []}, "bids[0].what: expected one of "),
        ("may_bid", {"bids": [act(1, "bid", "Solo")], "hand": []}, "bids[0].seat: expected 0, got 1"),
        ("may_bid", {"bids": [act(0, "call", "XX")], "hand": []}, "bids[0].do: expected bid, got call"),
        (
            "may_bid",
            {"bids": [act(0, "bid", "Solo"), act(1, "bid", "Solo")], "hand": []},
            "bids[1]: expected no bid, because the auction is over, got Solo",
        ),
        ("dealing", {"pack": PACK[1:]}, "pack: cards Sküs are missing from the pack"),
        ("dealing", {"pack": PACK, "cut": 40}, "cut: expected a number from 0 to 39, got 40"),
        ("dealing", {"pack": PACK, "chosen": [0, 1, 2]}, "chosen: expected each packet from 0 to 3 once, got [0, 1, 2"),
        (
            "dealing",
            {"pack": PACK, "chosen": [0, 1, 2, 4]},
            "chosen: expected each packet from 0 to 3 once, got [0, 1, 2",
        ),
    ],
)
def test_a_deal_an_auction_and_a_trick_that_cannot_be(ask: str, fields: Fields, message: str) -> None:
    assert error(ask, {**TABLE, **fields}).startswith(message)


@pytest.mark.parametrize("ask", ["dealing", "next_dealer", "session", "deal"])
def test_nobody_sits_out(ask: str) -> None:
    more: Mapping[str, Fields] = {
        "dealing": {"pack": PACK, "dealer": 4},
        "next_dealer": {"previous": 4},
        "session": {"dealer": 4, "deals": []},
        "deal": {**DEAL, "dealer": 4},
    }

    assert error(ask, {**more[ask], "players": 5}) == "players: expected 4, got 5"


def test_cards_are_laid_away_in_no_game() -> None:
    for contract in ("Normalspiel", "Farbensolo", "Solo"):
        asked = {"contract": contract, "hand": VORHAND, "discards": VORHAND[:3]}

        expected = f"contract: expected a game in which cards are laid away, got {contract}"
        assert error("may_discard", asked) == expected


def test_nothing_is_called_in_a_solo_game() -> None:
    answer = reply("may_call", {"contract": "Solo", "hand": VORHAND})["answer"]

    assert answer["legal"] == []


# ------------------------------------------------------------------------------------------------- announcements


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"contract": "Rufer"}, f"contract: {CONTRACTS}, got 'Rufer'"),
        ({"declarer": None}, "declarer: expected a seat, got None"),
        ({"declarer": 1}, "declarer: expected Vorhand, seat 0, in a Normalspiel, got 1"),
        ({"partner": None}, "partner: expected the seat that holds XX, got None"),
        ({"partner": 0}, "partner: expected another seat than the declarer's, or none, got 0"),
        ({"partner": 4}, "partner: expected a seat among 0, 1, 2, 3, got 4"),
        ({"called": None}, "called: expected a Tarock, got None"),
        ({"called": "K♥"}, "called: expected one of XX XIX XVIII XVII XVI, got K♥"),
        ({"called": "XV"}, "called: expected one of XX XIX XVIII XVII XVI, got XV"),
        ({**SOLO, "called": "XX"}, "called: expected none in a Solo, got XX"),
        ({**SOLO, "partner": 2}, "partner: expected none in a Solo, got 2"),
        ({"from_talon": True}, "from_talon: expected no, because there is no Talon, got yes"),
        ({"hand": PACK[:12]}, "hand: expected 10 cards, got 12"),
        (
            {"hand": ["XX", *VORHAND[1:]]},
            "hand: expected a hand without the called XX, which seat 2 holds, got XX XIX X IX",
        ),
        (
            {"said": WEITER[:2], "hand": ["Sküs", *THIRD[1:]]},
            "hand: expected a hand with the called XX, which seat 2 holds, got Sküs XVII",
        ),
        ({"said": [act(0, "play", "XX")]}, "said[0].do: expected say, got play"),
        ({"said": said("Weiter", seat=1)}, "said[0].seat: expected 0, got 1"),
        ({"said": said("Gut!")}, f"said[0].what: {WORDS}"),
        ({"said": said("Uhu")}, f"said[0].what: {WORDS}"),
        ({"said": said("Spiel")}, f"said[0].what: {WORDS}"),
        ({"said": said("Valat hinzu")}, f"said[0].what: {WORDS}"),
        ({"said": said("Rekontra Spiel")}, f"said[0].what: {WORDS}"),
        ({"said": said("dazu")}, f"said[0].what: {WORDS}"),
        (
            {"said": said("Trull")},
            "said[0].what: expected what may be said there, got 'Trull' (Trull is not announced)",
        ),
        (
            {"said": said("Mondfang")},
            "said[0].what: expected what may be said there, got 'Mondfang' (Mondfang cannot be announced)",
        ),
        (
            {"said": said("Ich bin Partner")},
            "said[0].what: expected what may be said there, got 'Ich bin Partner' (nobody says that he was called)",
        ),
        (
            {"said": said("Pagat dagegen")},
            "said[0].what: expected what may be said there, got 'Pagat dagegen' (",
        ),
        (
            {"said": [*said("Weiter"), *said("Absolut dazu", seat=1)]},
            "said[1].what: expected what may be said there, got 'Absolut dazu' ('dazu' is not true)",
        ),
        (
            {"said": [*said("Weiter"), *said("Absolut", seat=1)]},
            "said[1].what: expected what may be said there, got 'Absolut' (dazu or dagegen has to be said with it)",
        ),
        (
            {"said": [*said("Weiter"), *said("Pagat dagegen", seat=1)]},
            "said[1].what: expected what may be said there, got 'Pagat dagegen' (Pagat against the declarer needs a ",
        ),
        (
            {"said": said("Absolut", "Absolut")},
            "said[1].what: expected what may be said there, got 'Absolut' (Absolut is announced already)",
        ),
        ({"said": said("Kontra")}, "said[0].what: expected 'Kontra Spiel' or 'Kontra ITEM of SEAT' with an item among"),
        (
            {"said": said("Kontra Spiel")},
            "said[0].what: expected what may be said there, got 'Kontra Spiel' (only the other side may say this)",
        ),
        (
            {"said": [*said("Weiter"), *said("Retour Spiel", seat=1)]},
            "said[1].what: expected what may be said there, got 'Retour Spiel' (the step before it has not been said)",
        ),
        (
            {"said": [*DAGEGEN, *said("Kontra Pagat of 0", seat=1)]},
            "said[3].what: expected the doubling of Spiel or one of Pagat of 1, got 'Kontra Pagat of 0'",
        ),
        (
            {"said": [*said("Weiter"), *said("Kontra Absolut of 0", seat=1)]},
            "said[1].what: expected the doubling of Spiel, got 'Kontra Absolut of 0'",
        ),
        (
            {"said": [*WEITER, *said("Weiter"), *said("Weiter", seat=1)]},
            "said[5]: expected nothing more, because the round is over, got Weiter",
        ),
        (
            {**FARBENSOLO, "said": said("Pagat")},
            "said[0].what: expected what may be said there, got 'Pagat' (a Farbensolo knows no Pagat Ultimo)",
        ),
        (
            {**SOLO, "declarer": 1, "said": [*said("Weiter"), *said("Farbensolo", seat=1)]},
            "said: expected a round in which seat 1 comes to play a Solo, got Farbensolo by 1",
        ),
        (
            {"said": [*said("Weiter"), *said("Solo", seat=1)]},
            "said: expected a round in which seat 0 comes to play a Normalspiel, got Solo by 1",
        ),
    ],
)
def test_a_round_of_announcements_that_cannot_be(fields: Fields, message: str) -> None:
    assert error("may_announce", {**ROUND, "hand": VORHAND, **fields}).startswith(message)


def test_the_round_goes_on_under_a_solo_that_was_announced_in_it() -> None:
    asked = {**SOLO, "declarer": 1, "said": [*said("Absolut", "Weiter"), *said("Solo", seat=1)], "hand": SECOND}
    answer = reply("may_announce", asked)["answer"]

    assert answer["seat"] == 1
    assert {"Weiter", "Absolut", "Valat"} <= set(answer["legal"])
    assert not {"Pagat", "Farbensolo", "Kontra Spiel"} & set(answer["legal"])


def test_nobody_is_asked_when_all_is_said() -> None:
    answer = reply("may_announce", {**ROUND, "said": [*WEITER, *said("Weiter")], "hand": SECOND})["answer"]

    assert (answer["seat"], answer["legal"]) == (None, [])


def test_a_declarer_holds_what_he_has_called_only_where_that_is_played() -> None:
    asked = {**ROUND, "partner": None, "hand": ["XX", *VORHAND[1:]]}

    assert error("may_announce", asked) == "partner: expected the seat that holds XX, got None"
    assert reply("may_announce", asked, {"call-which-tarock": "own-too"})["answer"]["seat"] == 0


def test_a_hand_with_nothing_to_bid_is_told_to_be_that() -> None:
    """Who has nothing to call plays a Solo with four suit cards; where it takes five, such a hand has no bid at all."""
    wrong = next(one for one in impostors("zwanzigerrufen") if one.id == "contracts.Solo.terms.least_suit_cards/5")
    hand = ["Sküs", "XIX", "X", "IX", "VIII", "VII", "K♥", "D♥", "C♥", "B♥"]
    asked = {"ask": "may_bid", "id": 1, "rules": "zwanzigerrufen", "players": 4, "dealer": 3}
    answered = json.loads(wrong.respond()(json.dumps({**asked, "bids": [], "hand": hand, "options": {}}).encode()))

    assert answered["error"].startswith("hand: expected a hand with something to bid, got Sküs XIX")
