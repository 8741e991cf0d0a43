"""A question that is well formed but cannot be: the error names the place, and what was expected there."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tarock_reference import respond
from tarock_steps.protocol.cards import PACK

Fields = Mapping[str, Any]

TABLE: Fields = {"players": 4, "dealer": 3}
FIVE: Fields = {"players": 5, "dealer": 4}
ROUND: Fields = {**TABLE, "contract": "Rufer", "declarer": 0, "partner": 2, "called": "K♥", "said": []}
LONE: Fields = {**ROUND, "contract": "Besser Dreier", "partner": None, "called": None}
END: Fields = {**ROUND, "piles": {}, "tricks": {"declarer": 6, "foes": 6}, "played": []}
SHEET: Fields = {**TABLE, "contract": "Rufer", "declarer": 0, "partner": 2}
GIVEN_UP: Fields = {**TABLE, "contract": "Besser Rufer", "declarer": 0, "given_up": True, "from_talon": True}
TRISCHAKEN: Fields = {**TABLE, "contract": "Trischaken", "augen": [20, 17, 20, 13], "tricks": [5, 3, 4, 0]}
CARD: Fields = {"contract": "Rufer", "hand": ["III", "II", "K♦"], "trick": []}
HANDS = [list(PACK[start : start + 6] + PACK[start + 27 : start + 33]) for start in (0, 6, 12, 18)]
TALON = [list(PACK[24:27]), list(PACK[51:54])]
CONTRACTS = "contract: expected one of Rufer, Trischaken, Sechserdreier, Piccolo, Zwiccolo, Solo, Bettel, Besser Rufer"


def said(*words: str, seat: int = 0) -> list[Fields]:
    return [{"seat": seat, "do": "say", "what": what} for what in words]


def spiel(**more: Any) -> list[Fields]:
    return [{"item": "Spiel", "side": "declarer", "won": True, **more}]


def trick(number: int = 12, leader: int = 0, cards: str = "I K♥ D♥ C♥") -> Fields:
    return {"number": number, "leader": leader, "cards": cards.split()}


def error(ask: str, fields: Fields, options: Mapping[str, str] | None = None) -> str:
    asked = {"ask": ask, "id": 1, "rules": "koenigrufen", "options": options or {}, **fields}
    reply = json.loads(respond(json.dumps(asked).encode()))
    assert "answer" not in reply, reply["answer"]
    return str(reply["error"])


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"contract": "Fahren"}, CONTRACTS),
        ({"declarer": None}, "declarer: expected a seat, got None"),
        ({"declarer": 7}, "declarer: expected a seat among 0, 1, 2, 3, got 7"),
        ({**FIVE, "declarer": 4}, "declarer: expected a seat among 0, 1, 2, 3, got 4"),
        ({"partner": 7}, "partner: expected a seat among 0, 1, 2, 3, got 7"),
        ({"partner": 0}, "partner: expected another seat than the declarer's, or none, got 0"),
        ({**LONE, "partner": 2}, "partner: expected none in a Besser Dreier, got 2"),
        ({**LONE, "called": "K♥"}, "called: expected none in a Besser Dreier, got K♥"),
        ({"called": None}, "called: expected a König, got None"),
        ({"called": "D♥"}, "called: expected one of K♥ K♦ K♠ K♣, got D♥"),
        ({"hand": ["I"]}, "hand: expected 12 cards, got 1"),
        ({"said": said("Gut!", seat=1)}, "said[0].seat: expected 0, got 1"),
        ({"said": [{"seat": 0, "do": "play", "what": "I"}]}, "said[0].do: expected say, got play"),
        ({"said": said("Vogel")}, "said[0].what: expected Gut!, a doubling, or one of Trull, Könige, Königfang, "),
        ({"said": said("Superkontra Spiel")}, "said[0].what: expected Gut!, a doubling, or one of Trull, Könige"),
        ({"said": said("Kontra")}, "said[0].what: expected 'Kontra Spiel' or 'Kontra ITEM of SEAT' with an item among"),
        ({"said": said("Mordkontra Spatz of 0")}, "said[0].what: expected 'Mordkontra Spiel' or 'Mordkontra ITEM"),
        (
            {"said": said("Trull", "Kontra Trull of x")},
            "said[1].what: expected 'Kontra Spiel' or 'Kontra ITEM of SEAT'",
        ),
        (
            {"said": said("Trull", "Kontra Trull of 1")},
            "said[1].what: expected the doubling of Spiel or one of Trull of 0, got 'Kontra Trull of 1'",
        ),
        (
            {"said": said("Subkontra Uhu of 0")},
            "said[0].what: expected the doubling of Spiel, got 'Subkontra Uhu of 0'",
        ),
        (
            {"said": [each for seat in (0, 1, 2, 3, 0) for each in said("Gut!", seat=seat)]},
            "said[4]: expected nothing more, because the round is over, got Gut!",
        ),
    ],
)
def test_a_round_of_announcements_that_cannot_be(fields: Fields, message: str) -> None:
    hand = {"hand": list(PACK[:12])}

    assert error("may_announce", {**ROUND, **hand, **fields}).startswith(message)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"contract": "Trischaken"}, "contract: expected a game with a declarer, got 'Trischaken'"),
        ({"contract": "Vogel"}, CONTRACTS),
        ({"declarer": 9}, "declarer: expected a seat among 0, 1, 2, 3, got 9"),
        ({"partner": 0}, "partner: expected another seat than the declarer's, or none, got 0"),
        ({"called": None}, "called: expected a König, got None"),
        ({"said": said("Kontra Uhu of 1")}, "said[0].what: expected the doubling of Spiel, got 'Kontra Uhu of 1'"),
        ({"piles": {"declarer": ["I", "I"]}}, "piles.declarer[1]: expected each card once, got I a second time"),
        ({"piles": {"declarer": ["I"], "foes": ["I"]}}, "piles: expected each card once, got ['I']"),
        ({"tricks": {"declarer": -1}}, "tricks.declarer: expected no less than 0, got -1"),
        ({"tricks": {"declarer": 6, "foes": 7}}, "tricks: expected no more than 12 in all, got 13"),
        ({"played": [trick(number=0)]}, "played[0].number: expected a number from 1 to 12, got 0"),
        ({"played": [trick(number=13)]}, "played[0].number: expected a number from 1 to 12, got 13"),
        ({"played": [trick(leader=4)]}, "played[0].leader: expected a seat among 0, 1, 2, 3, got 4"),
        ({"played": [trick(), trick(11, 4, "II III IV V")]}, "played[1].leader: expected a seat among"),
        ({"played": [trick(cards="I K♥ D♥")]}, "played[0].cards: expected 4 cards, got 3"),
        ({"played": [trick(cards="I K♥ D♥ I")]}, "played[0].cards[3]: expected each card once, got I a second time"),
        ({"played": [trick(cards="I K♥ D♥ Z")]}, "played[0].cards[3]: 'Z' is no card: expected Sküs, XXI to I, or"),
        ({"played": [trick(), trick()]}, "played[1].number: expected each trick once, got 12 a second time"),
        ({"played": [trick(), trick(9, 0, "IV III II I")]}, "played[1].cards: expected cards of no other trick, got I"),
    ],
)
def test_an_end_that_cannot_be(fields: Fields, message: str) -> None:
    assert error("result", {**END, **fields}).startswith(message)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({**SHEET, "items": []}, "items: expected at least one item, got none"),
        (
            {**SHEET, "items": spiel(item="Spatz")},
            "items[0].item: expected one of Spiel, Trull, Könige, Königfang, Mond",
        ),
        ({**SHEET, "items": spiel() * 2}, "items[1].item: expected Spiel of one side only once, got it a second time"),
        ({**SHEET, "items": spiel(doubled=[1, 9])}, "items[0].doubled[1]: expected a seat among 0, 1, 2, 3, got 9"),
        ({**SHEET, "items": spiel(doubled=[1, 0] * 3)}, "items[0].doubled: expected at most 5 seats, got 6"),
        ({**SHEET, "items": spiel(against=9)}, "items[0].against: expected a seat among 0, 1, 2, 3, got 9"),
        ({**SHEET, "items": spiel(against=2)}, "items[0].against: expected an opponent of the declarer, got 2"),
        ({**SHEET, "items": spiel(), "tariff": 0}, "tariff: expected a positive number, got 0"),
        ({**SHEET, "declarer": None}, "declarer: expected a seat, got None"),
        ({**SHEET, "partner": 0}, "partner: expected another seat than the declarer's, or none, got 0"),
        ({**SHEET, "contract": "Dreier"}, "partner: expected none in a Dreier, got 2"),
        ({**SHEET, "contract": "Fahren"}, CONTRACTS),
    ],
)
def test_a_sheet_that_cannot_be_settled(fields: Fields, message: str) -> None:
    assert error("settle", fields).startswith(message)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"contract": "Solo"}, "given_up: expected no in a Solo, got yes"),
        ({"partner": 2}, "partner: expected none, because the declarer gave up, got 2"),
        ({"items": spiel()}, "items: expected none, because the declarer gave up, got 1"),
        ({"bird": "Spatz"}, "bird: expected one of Pagat, Uhu, Kakadu, Marabu, got 'Spatz'"),
        ({"given_up": False, "bird": "Amsel"}, "bird: expected one of Pagat, Uhu, Kakadu, Marabu, got 'Amsel'"),
    ],
)
def test_a_deal_that_cannot_have_been_given_up(fields: Fields, message: str) -> None:
    assert error("settle", {**GIVEN_UP, **fields}).startswith(message)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"augen": []}, "augen: expected 4 numbers, one for each seat, got 0"),
        ({"augen": [70, 0, 0, -1]}, "augen[3]: expected no less than 0, got -1"),
        ({"augen": [20, "-1/3", 20, 13]}, "augen[1]: expected no less than 0, got -1/3"),
        ({"tricks": [5, 3, 4]}, "tricks: expected 4 numbers, one for each seat, got 3"),
        ({"tricks": [5, 3, -1, 5]}, "tricks[2]: expected no less than 0, got -1"),
        ({"tricks": [5, 3, 4, 1]}, "tricks: expected 12 in all, got 13"),
        (
            {**FIVE, "augen": [20, 17, 20, 13, 0], "tricks": [5, 3, 3, 0, 1]},
            "tricks[4]: expected 0, because the dealer sits out, got 1",
        ),
        ({"declarer": 0}, "declarer: expected none in Trischaken, got 0"),
        ({"partner": 0}, "partner: expected none in Trischaken, got 0"),
        ({"given_up": True}, "given_up: expected no in Trischaken, got yes"),
        ({"items": spiel()}, "items: expected none in Trischaken, got 1"),
    ],
)
def test_a_trischaken_that_cannot_be(fields: Fields, message: str) -> None:
    assert error("settle", {**TRISCHAKEN, **fields}).startswith(message)


@pytest.mark.parametrize("chosen", [[], [0, 1, 2], [0, 1, 2, 2], [0, 1, 2, 4], [-1, 0, 1, 2], [0, 1, 2, 3, 4]], ids=str)
@pytest.mark.parametrize("table", [TABLE, FIVE], ids=["four", "five"])
def test_packets_that_cannot_be_chosen(table: Fields, chosen: Sequence[int]) -> None:
    found = error("dealing", {**table, "pack": list(PACK), "chosen": chosen})

    assert found == f"chosen: expected each packet from 0 to 3 once, got {chosen}"


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"contract": "Fahren"}, CONTRACTS),
        (
            {"announced": ["Spatz"]},
            "announced[0]: expected one of Pagat, Uhu, Kakadu, Marabu, König ultimo, Valat, got",
        ),
        ({"announced": ["Uhu", "Amsel"]}, "announced[1]: expected one of Pagat, Uhu, Kakadu, Marabu, König ultimo, Va"),
        ({"announced": ["König ultimo"]}, "called: expected the called König, because König ultimo is announced, got"),
        ({"called": "D♥"}, "called: expected one of K♥ K♦ K♠ K♣, got D♥"),
        ({"number": 13}, "number: expected a number from 1 to 12, got 13"),
        ({"hand": []}, "hand: expected 1 to 12 cards, got 0"),
        ({"trick": ["II"]}, "trick[0]: expected a card that is not in the hand, got II"),
        ({"trick": ["X", "XI", "XII", "XIII"]}, "trick: expected fewer cards than players, got 4"),
    ],
)
def test_a_card_that_cannot_be_asked_for(fields: Fields, message: str) -> None:
    assert error("may_play", {**CARD, **fields}).startswith(message)


# ---------------------------------------------------------------------------------------------------- a whole deal


def talon(*words: str) -> list[Fields]:
    """A deal up to the Talon, and what is then decided."""
    acts = [("bid", "Besser Rufer", 0), *(("bid", "Weiter", seat) for seat in (1, 2, 3)), ("call", "K♣", 0)]
    return [
        {"seat": seat, "do": do, "what": what} for do, what, seat in (*acts, *(("talon", word, 0) for word in words))
    ]


def deal(actions: Sequence[Fields], options: Mapping[str, str]) -> Any:
    asked = {"ask": "deal", "id": 1, "rules": "koenigrufen", "options": options, **TABLE}
    asked |= {"hands": HANDS, "talon": TALON, "actions": actions}
    return json.loads(respond(json.dumps(asked).encode()))


@pytest.mark.parametrize(
    ("word", "message"),
    [
        ("B♥ Z A♥", "actions[5].what[1]: 'Z' is no card: expected Sküs, XXI to I, or a rank and a suit"),
        ("B♥ B♥ A♥", "actions[5].what[1]: expected each card once, got B♥ a second time"),
    ],
)
@pytest.mark.parametrize("halves", ["as-dealt", "free"])
def test_cards_at_the_talon_that_are_none(halves: str, word: str, message: str) -> None:
    assert deal(talon(word), {"talon-halves": halves})["error"].startswith(message)


@pytest.mark.parametrize(
    ("word", "halves"),
    [
        ("all", "as-dealt"),
        ("leave", "as-dealt"),
        ("Schleifen", "as-dealt"),
        ("Aufgeben", "as-dealt"),
        ("Aufgeben Amsel", "as-dealt"),
        (" ".join(TALON[0]), "as-dealt"),
        ("first", "free"),
        (" ".join(TALON[0][:2]), "free"),
        (" ".join((*TALON[0], TALON[1][0])), "free"),
        ("XXI XX XIX", "free"),
    ],
)
def test_what_may_not_be_done_with_the_talon_is_refused_and_not_an_error(word: str, halves: str) -> None:
    answer = deal(talon(word), {"talon-halves": halves})["answer"]

    assert (answer["accepted"], answer["refused"]["index"]) == (5, 5)
    assert answer["refused"]["grounds"]


@pytest.mark.parametrize("bid", ["Bettler", "Besser", "Besser Bettel", "Vierter König"])
def test_a_bid_that_does_not_exist_is_refused_with_those_that_do(bid: str) -> None:
    refused = deal([{"seat": 0, "do": "bid", "what": bid}], {})["answer"]["refused"]

    assert refused["reason"].startswith(f"there is no bid '{bid}'; known are Mein Spiel, Weiter, Rufer, Trischaken")


@pytest.mark.parametrize("call", ["Fünfter König", "Z"])
def test_a_call_of_what_is_no_card_is_an_error_that_names_its_place(call: str) -> None:
    acts = [*talon()[:4], {"seat": 0, "do": "call", "what": call}]

    assert deal(acts, {})["error"].startswith(f"actions[4].what: '{call}' is no card: expected Sküs, XXI to I")


def test_an_option_of_another_rule_set_is_none() -> None:
    asked = {"contract": "Rufer", "hand": ["I"], "trick": []}

    assert "no option 'solodreier'" in error("may_play", asked, {"solodreier": "on"})
    assert "'kaiserstich' has no reading 'maybe'" in error("may_play", asked, {"kaiserstich": "maybe"})
