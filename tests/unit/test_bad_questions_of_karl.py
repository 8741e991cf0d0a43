"""What only Karls Tarockrunde knows, asked wrongly: the error names the place, and what was expected there."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tarock_reference import respond
from tarock_steps.protocol.cards import PACK

Fields = Mapping[str, Any]

TABLE: Fields = {"players": 4, "dealer": 3}
ROUND: Fields = {**TABLE, "contract": "Rufer", "declarer": 0, "partner": 2, "called": "K♥", "said": []}
LONE: Fields = {**ROUND, "contract": "Bettler", "partner": None, "called": None}
SILENT: Fields = {**ROUND, "contract": "Fahren", "declarer": None, "partner": None, "called": None}
END: Fields = {**ROUND, "piles": {}, "tricks": {"declarer": 6, "foes": 6}, "played": []}
SHEET: Fields = {**TABLE, "contract": "Rufer", "declarer": 0, "partner": 2}
PAID: Fields = {**TABLE, "contract": "Auch-Rufer", "declarer": 0, "given_up": True, "from_talon": True}
FAHREN: Fields = {**TABLE, "contract": "Fahren", "augen": [20, 17, 20, 13], "tricks": [5, 3, 4, 0]}
HANDS = [list(PACK[start : start + 6] + PACK[start + 27 : start + 33]) for start in (0, 6, 12, 18)]
TALON = [list(PACK[24:27]), list(PACK[51:54])]
DEAL: Fields = {**TABLE, "hands": HANDS, "talon": TALON, "actions": []}
CONTRACTS = "expected one of Rufer, Fahren, Piccolo, Zwiccolo, Solo-Rufer, Bettler, Auch-Rufer, Dreier, Sechser-Dreier"


def act(seat: int, do: str, what: str, **more: Any) -> Fields:
    return {"seat": seat, "do": do, "what": what, **more}


def said(*words: str, seat: int = 0) -> list[Fields]:
    return [act(seat, "say", what) for what in words]


def spiel(**more: Any) -> list[Fields]:
    return [{"item": "Spiel", "side": "declarer", "won": True, **more}]


def reply(ask: str, fields: Fields, options: Mapping[str, str] | None = None, rules: str = "karl") -> Any:
    asked = {"ask": ask, "id": 1, "rules": rules, "options": options or {}, **fields}
    return json.loads(respond(json.dumps(asked).encode()))


def error(ask: str, fields: Fields, options: Mapping[str, str] | None = None, rules: str = "karl") -> str:
    found = reply(ask, fields, options, rules)
    assert "answer" not in found, found["answer"]
    return str(found["error"])


OPENED = said("ich liege", "Gut!")
SILENCE = [one for seat in (1, 2, 3) for one in said("Gut!", seat=seat)]


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"contract": "Besser-Rufer"}, f"contract: {CONTRACTS}"),
        ({"contract": "Fahren"}, "declarer: expected none in Fahren, got 0"),
        ({**SILENT, "partner": 1}, "partner: expected none in Fahren, got 1"),
        ({**SILENT, "called": "K♥"}, "called: expected none in Fahren, got K♥"),
        ({**SILENT, "said": said("ich liege")}, "said: expected nothing in Fahren, got ich liege"),
        ({"declarer": None}, "declarer: expected a seat, got None"),
        ({**LONE, "partner": 2}, "partner: expected none in a Bettler, got 2"),
        ({"called": None}, "called: expected a König, got None"),
        ({"hand": list(PACK[:13])}, "hand: expected 12 cards, got 13"),
        ({"said": said("Trull")}, "said[0].what: expected what may be said there, got 'Trull' (the round opens with"),
        (
            {"said": said("Gut!")},
            "said[0].what: expected what may be said there, got 'Gut!' (the round opens with",
        ),
        ({"said": said("Spatz")}, "said[0].what: expected Gut!, a doubling, or one of ich liege, Trull, Könige, König"),
        ({"said": said("Kontra")}, "said[0].what: expected 'Kontra Spiel' or 'Kontra ITEM of SEAT' with an item among"),
        (
            {"said": said("ich liege", "Trull", "Retour Pagat of 0")},
            "said[2].what: expected the doubling of Spiel or one of Trull of 0, got 'Retour Pagat of 0'",
        ),
        (
            {"said": said("ich liege", "ich liege")},
            "said[1].what: expected what may be said there, got 'ich liege' (the round is open)",
        ),
        (
            {"said": [*OPENED, *said("Retour Spiel", seat=1)]},
            "said[2].what: expected what may be said there, got 'Retour Spiel' (the step before it has not been said)",
        ),
        (
            {"said": [*OPENED, *said("Kontra Spiel", "Subkontra Spiel", seat=1)]},
            "said[3].what: expected what may be said there, got 'Subkontra Spiel' (doubling goes no further)",
        ),
        ({"said": said("ich liege", seat=1)}, "said[0].seat: expected 0, got 1"),
        (
            {"said": [*OPENED, *SILENCE, *said("Gut!")]},
            "said[5]: expected nothing more, because the round is over, got Gut!",
        ),
        (
            {**LONE, "said": [*OPENED, *said("Kontra Spiel", "Gut!", seat=1), *said("Retour Spiel of 1", seat=2)]},
            "said[4].what: expected what may be said there, got 'Retour Spiel of 1' (the game is doubled by each",
        ),
    ],
)
def test_a_round_of_announcements_that_cannot_be(fields: Fields, message: str) -> None:
    assert error("may_announce", {**ROUND, "hand": list(PACK[:12]), **fields}).startswith(message)


def test_nobody_says_anything_in_fahren() -> None:
    answer = reply("may_announce", {**SILENT, "hand": list(PACK[:12])})["answer"]

    assert (answer["seat"], answer["legal"]) == (None, [])


@pytest.mark.parametrize("reading", ["card-itself", "no-koenig-from-talon"])
@pytest.mark.parametrize("holds", [True, False])
def test_whose_hand_shows_the_called_koenig_from_the_talon_has_taken_it(reading: str, *, holds: bool) -> None:
    """KAR-BONUSES-004: by one reading there is no König ultimo once a lone declarer has taken the called König."""
    trumps = [card for card in PACK if set(card) <= set("IVX")]
    alone = {"contract": "Rufer", "partner": None, "called": "K♥", "from_talon": True, "said": said("ich liege")}

    asked = {**ROUND, **alone, "hand": [*trumps[:11], "K♥" if holds else trumps[11]]}
    legal = reply("may_announce", asked, {"bonus-definitions": reading})["answer"]["legal"]

    assert ("König ultimo" in legal) is not (holds and reading == "no-koenig-from-talon")


def test_one_retour_answers_every_kontra_only_where_that_is_played() -> None:
    kontras = [*OPENED, *said("Kontra Spiel", "Gut!", seat=1), *said("Gut!", seat=2), *said("Gut!", seat=3)]
    asked = {**LONE, "hand": list(PACK[:12]), "said": [*kontras, *said("Retour Spiel")]}

    assert error("may_announce", asked).startswith("said[6].what: expected what may be said there, got 'Retour Spiel'")
    assert "answer" in reply("may_announce", asked, {"kontra-binding": "retour-binds-all"})


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"contract": "Fahren"}, "contract: expected a game with a declarer, got 'Fahren'"),
        ({"contract": "Schieber"}, f"contract: {CONTRACTS}"),
        ({"said": said("Pagat")}, "said[0].what: expected what may be said there, got 'Pagat' (the round opens with"),
        ({"piles": {"declarer": ["I"], "foes": ["I"]}}, "piles: expected each card once, got ['I']"),
        ({"tricks": {"declarer": 13}}, "tricks: expected no more than 12 in all, got 13"),
        (
            {"played": [{"number": 12, "leader": 0, "cards": ["I", "II"]}]},
            "played[0].cards: expected 4 cards, got 2",
        ),
    ],
)
def test_an_end_that_cannot_be(fields: Fields, message: str) -> None:
    assert error("result", {**END, **fields}).startswith(message)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({**SHEET, "items": []}, "items: expected at least one item, got none"),
        ({**SHEET, "items": [], "renonce": 1}, "items: expected at least one item, got none"),
        ({**SHEET, "items": spiel(item="Marabu")}, "items[0].item: expected one of Spiel, Trull, Könige, König ultimo"),
        ({**SHEET, "items": spiel() * 2}, "items[1].item: expected Spiel of one side only once, got it a second time"),
        ({**SHEET, "items": spiel(doubled=[1, 0, 1])}, "items[0].doubled: expected at most 2 seats, got 3"),
        ({**SHEET, "items": spiel(against=1)}, "items[0].against: expected none in a Rufer, got 1"),
        (
            {**SHEET, "contract": "Bettler", "partner": None, "items": spiel(against=0)},
            "items[0].against: expected an opponent of the declarer, got 0",
        ),
        ({**SHEET, "items": spiel(), "tariff": 1}, "tariff: expected none, because Karls Tarockrunde has none"),
        (
            {**SHEET, "items": [*spiel(), {"item": "Pagat", "side": "declarer", "won": True}], "renonce": 1},
            "items[1].announced: expected yes beside a Renonce, got no",
        ),
        ({**SHEET, "items": spiel(), "renonce": 4}, "renonce: expected a seat among 0, 1, 2, 3, got 4"),
        ({**SHEET, "items": spiel(), "bird": "Uhu"}, "bird: expected none, because the declarer did not pay for the"),
        ({**PAID, "bird": "Marabu"}, "bird: expected one of Pagat, Uhu, Kakadu, Wildsau, got 'Marabu'"),
        ({**PAID, "contract": "Rufer", "bird": "Uhu"}, "bird: expected none in a Rufer, got Uhu"),
        ({**PAID, "contract": "Dreier"}, "given_up: expected no in a Dreier, got yes"),
        ({**PAID, "renonce": 1}, "renonce: expected none, because the declarer gave up, got 1"),
        ({**FAHREN, "augen": []}, "augen: expected 4 numbers, one for each seat, got 0"),
        ({**FAHREN, "tricks": [5, 3, 4, 1]}, "tricks: expected 12 in all, got 13"),
        ({**FAHREN, "said": said("Kontra Spiel")}, "said: expected nothing in Fahren, got Kontra Spiel"),
        (
            {**FAHREN, "augen": ["35/2", "105/2", 0, 0]},
            "augen[0]: expected whole points or thirds of one, such as 107/3 for 35 points and 2 Blatt, got 35/2",
        ),
        ({**FAHREN, "renonce": 5}, "renonce: expected a seat among 0, 1, 2, 3, got 5"),
        ({**FAHREN, "declarer": 1, "renonce": 1}, "declarer: expected none in Fahren, got 1"),
        ({**FAHREN, "items": spiel(), "renonce": 1}, "items: expected none in Fahren, got 1"),
    ],
)
def test_a_sheet_that_cannot_be_settled(fields: Fields, message: str) -> None:
    assert error("settle", fields).startswith(message)


def test_no_koenig_ultimo_was_announced_where_that_of_the_talon_is_none() -> None:
    """By that reading there is none, announced or silent, once a lone declarer has the called König from the Talon."""
    words = [*said("ich liege", "König ultimo", "Gut!"), *SILENCE]
    cards = ["K♥", "4♥", "3♥", "2♥"]
    others = [card for card in PACK if card not in cards]
    piles = {"declarer": [*cards, *others[:23]], "foes": others[23:]}
    played = [{"number": 12, "leader": 0, "cards": cards}]
    taken = {"partner": None, "from_talon": True, "piles": piles, "played": played}
    reading = {"bonus-definitions": "no-koenig-from-talon"}

    message = error("result", {**END, **taken, "said": words}, reading)
    assert "expected what may be said there, got 'König ultimo' (the called König was taken from the Talon)" in message
    with_him = {**taken, "partner": 2, "from_talon": False, "played": [{**played[0], "leader": 2}]}
    assert "answer" in reply("result", {**END, **with_him, "said": words}, reading)
    assert "answer" in reply("result", {**END, **taken, "said": words})


def test_a_subkontra_is_settled_only_where_it_can_be_said() -> None:
    asked = {**SHEET, "items": spiel(doubled=[1, 0, 1])}

    assert reply("settle", asked, {"kontra-levels": "subkontra"})["answer"]["payments"] == [40, -40, 40, -40]


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"last_hour": 1}, "last_hour: expected a number from 0 to 0, got 1"),
        ({"last_hour": -1}, "last_hour: expected a number from 0 to 0, got -1"),
        ({"players": 5, "dealer": 4}, "players: expected 4, got 5"),
        ({"dealer": 4}, "dealer: expected a seat from 0 to 3, got 4"),
        ({"deals": [{"contract": "Schieber"}]}, f"deals[0].contract: {CONTRACTS}"),
        ({"deals": [{"contract": "Dreier"}, {"contract": ""}]}, f"deals[1].contract: {CONTRACTS}"),
        ({"deals": [{"contract": "Dreier", "events": ["rain"]}]}, "deals[0].events: expected one of valat, valat fail"),
        (
            {"deals": [{"contract": "Dreier", "events": ["twelve tricks"]}]},
            "deals[0].events: expected one of valat, valat failed, retour game, retour announcement, handed on in a D",
        ),
        (
            {"deals": [{"contract": "", "events": ["thrown in"]}]},
            "deals[0].events: expected one of valat, valat failed, twelve tricks, retour game, retour announcement, ",
        ),
        (
            {"deals": [{"contract": "Dreier", "payments": [1, "-1/2", 0, 0]}]},
            "deals[0].payments: expected 4 that sum to zero, or none, got 1, -1/2, 0, 0",
        ),
        (
            {"deals": [{"contract": "Dreier", "payments": [1, -1]}]},
            "deals[0].payments: expected 4 that sum to zero, or none, got 1, -1",
        ),
    ],
)
def test_a_session_that_cannot_be(fields: Fields, message: str) -> None:
    assert error("session", {**TABLE, "deals": [], **fields}).startswith(message)


def test_a_deal_that_was_thrown_in_needs_no_game_where_that_is_played() -> None:
    asked = {**TABLE, "deals": [{"contract": "", "events": ["thrown in"]}]}

    assert reply("session", asked, {"no-throw-in": "others-may"})["answer"]["deals"][1]["dealer"] == 3


@pytest.mark.parametrize(("rules", "known"), [("lungau", "given up"), ("koenigrufen", "given up")])
def test_a_session_of_a_source_without_doubled_rounds(rules: str, known: str) -> None:
    game = {"lungau": "Fahren", "koenigrufen": "Trischaken"}[rules]
    played = {"contract": game, "payments": [3, -1, -1, -1]}
    answer = reply("session", {**TABLE, "deals": [played, {"contract": "Dreier"}]}, rules=rules)["answer"]

    assert [(one["dealer"], one["vorhand"], one["doubled"]) for one in answer["deals"]] == [
        (3, 0, False),
        (0, 1, False),
        (1, 2, False),
    ]
    assert (answer["due"], answer["totals"]) == (0, [3, -1, -1, -1])
    rain = {**TABLE, "deals": [{"contract": "Dreier", "events": ["rain"]}]}
    assert error("session", rain, rules=rules).startswith(f"deals[0].events: expected one of {known}")
    assert error("session", {**TABLE, "deals": [{"contract": "Bettler"}]}, rules=rules).endswith("got 'Bettler'")


# ------------------------------------------------------------------------------------------------------- a whole deal

DREIER = [act(0, "bid", "Dreier"), *(act(seat, "bid", "Gut!") for seat in (1, 2, 3)), act(0, "talon", "first")]
"""A deal up to laying away."""


def deal(actions: Sequence[Fields], **more: Any) -> Fields:
    return {**DEAL, "actions": actions, **more}


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        (deal([], tariff=3), "tariff: expected none, because Karls Tarockrunde has none"),
        (deal([act(0, "renonce", "x")]), "actions[0].what: expected the seat of whoever broke the rules, got 'x'"),
        (deal([act(0, "renonce", "-1")]), "actions[0].what: expected the seat of whoever broke the rules, got '-1'"),
        (deal([act(0, "renonce", "4")]), "actions[0].what: expected a seat among 0, 1, 2, 3, got 4"),
        (deal([act(4, "renonce", "1")]), "actions[0].seat: expected a seat among 0, 1, 2, 3, got 4"),
        (
            deal([act(0, "renonce", "1", unnoticed=True)]),
            "actions[0].unnoticed: expected no, because it is noticed, got yes",
        ),
        (deal([*DREIER, act(0, "discard", "", unnoticed=True)]), "actions[5].what: expected cards, got ''"),
        (deal([*DREIER, act(0, "discard", "Z", unnoticed=True)]), "actions[5].what[0]: 'Z' is no card"),
        (
            deal([*DREIER, act(0, "discard", "XX XX", unnoticed=True)]),
            "actions[5].what[1]: expected each card once, got XX a second time",
        ),
        (deal([], hands=[[*HANDS[0], *HANDS[1][:2]], HANDS[1][2:], *HANDS[2:]]), "hands[0]: expected 11 to 13 cards, "),
        (deal([], hands=[HANDS[0], HANDS[1][1:], *HANDS[2:]]), "hands and talon: cards XVI are missing from the pack"),
        (deal([], hands=HANDS[:3]), "hands: expected 4 hands, one for each seat, got 3"),
        (deal([], talon=[TALON[0][:2], TALON[1]]), "talon[0]: expected 3 cards, got 2"),
    ],
)
def test_a_deal_that_cannot_be(asked: Fields, message: str) -> None:
    assert error("deal", asked).startswith(message)


@pytest.mark.parametrize("rules", ["lungau", "koenigrufen"])
@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"doubled": True}, "doubled: expected no in {rules}, got yes"),
        (
            {"actions": [act(0, "renonce", "1")]},
            "actions[0].do: expected one of bid, call, talon, discard, say, play in {rules}, got renonce",
        ),
        (
            {"actions": [act(0, "bid", "Dreier", unnoticed=True)]},
            "actions[0].unnoticed: expected no in {rules}, got yes",
        ),
        (
            {"hands": [[*HANDS[0], HANDS[1][0]], HANDS[1][1:], *HANDS[2:]]},
            "hands[0]: expected 12 cards, got 13",
        ),
    ],
)
def test_another_source_knows_nothing_of_it(rules: str, fields: Fields, message: str) -> None:
    assert error("deal", {**DEAL, **fields}, rules=rules) == message.format(rules=rules)


@pytest.mark.parametrize("rules", ["lungau", "koenigrufen"])
def test_another_source_settles_no_renonce_and_nothing_doubled(rules: str) -> None:
    sheet = {**TABLE, "contract": "Dreier", "declarer": 0, "items": spiel()}

    assert error("settle", {**sheet, "renonce": 1}, rules=rules) == f"renonce: expected none in {rules}, got 1"
    assert error("settle", {**sheet, "doubled": True}, rules=rules) == f"doubled: expected no in {rules}, got yes"
    assert "answer" in reply("settle", {**sheet, "renonce": None, "doubled": False}, rules=rules)


def test_a_witness_is_asked_only_about_what_was_allowed() -> None:
    asked = {**DEAL, "actions": [act(0, "renonce", "1")], "seat": 0}

    assert error("view", asked).startswith("actions[0]: expected an action that is allowed, got there is no Renonce")


# ------------------------------------------------------------------------------------------ what is refused, and stands


def course(*actions: Fields, options: Mapping[str, str] | None = None, **more: Any) -> Any:
    return reply("deal", deal(actions, **more), options)["answer"]


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


def test_an_auch_rufer_without_a_vogel_can_be_pointed_out_at_once() -> None:
    answer = course(act(0, "bid", "Auch-Rufer", unnoticed=True), act(1, "renonce", "0"))

    assert (answer["contract"], answer["renonce"], answer["payments"]) == (None, 0, [-45, 15, 15, 15])


def test_what_was_seen_stays_seen_when_a_renonce_has_ended_the_deal() -> None:
    asked = {**DEAL, "actions": [*PLAYED, act(3, "renonce", "1")], "seat": 3}

    assert {"K♦", "K♠", "X", "IV"} <= set(reply("view", asked)["answer"]["seen"])


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


@pytest.mark.parametrize(
    "wrong",
    [
        act(0, "bid", "Dreier", unnoticed=True),
        act(1, "bid", "Dreier", unnoticed=True),
        act(0, "play", "I", unnoticed=True),
        act(0, "say", "Gut!", unnoticed=True),
        act(0, "talon", "first", unnoticed=True),
        act(0, "discard", "XX", unnoticed=True),
        act(0, "bid", "Schieber", unnoticed=True),
    ],
)
def test_what_is_allowed_or_wrong_in_another_way_cannot_go_unnoticed(wrong: Fields) -> None:
    answer = course(wrong)

    assert (answer["accepted"], answer["refused"]["index"]) == (0, 0)
    assert answer["refused"]["grounds"]


def test_a_wrong_discard_is_taken_back_before_ich_liege_and_costs_all_later() -> None:
    laid = [*DREIER, act(0, "discard", "4♥ XX", unnoticed=True)]
    found = act(2, "renonce", "0")
    back, again = course(*laid, found), course(*laid, found, act(0, "discard", "4♥ 3♥ 2♥"), found)
    late = course(*laid, act(0, "say", "ich liege"), found)

    assert (back["over"], back["renonce"], back["discards"], len(back["hands"][0])) == (False, None, [], 15)
    assert [turn["do"] for turn in back["next"]] == ["discard"]
    assert again["refused"]["index"] == 8
    assert (late["over"], late["renonce"], late["payments"]) == (True, 0, [-60, 20, 20, 20])


def test_a_wrong_number_of_cards_is_pointed_out_once_the_round_is_open() -> None:
    hands = [HANDS[0], [*HANDS[1], HANDS[2][0]], HANDS[2][1:], HANDS[3]]
    acts = [*DREIER, act(0, "discard", "4♥ 3♥ 2♥")]
    found = act(3, "renonce", "2")

    assert course(*acts, found, hands=hands)["refused"]["index"] == 6
    assert course(*acts, act(0, "say", "ich liege"), found, hands=hands)["renonce"] == 2


def test_a_doubled_deal_is_paid_twice() -> None:
    once, twice = (
        course(*PLAYED, act(3, "renonce", "1")),
        course(*PLAYED, act(3, "renonce", "1"), doubled=True),
    )

    assert twice["payments"] == [2 * one for one in once["payments"]]


def test_a_deal_that_was_thrown_in_has_no_game_and_no_declarer_although_one_was_bid() -> None:
    bids = [act(0, "bid", "Mein Spiel"), act(1, "bid", "Solo-Rufer"), act(2, "bid", "zusammenwerfen")]
    asked = {"players": 4, "dealer": 3, "bids": bids, "hand": []}
    found = reply("may_bid", asked, {"no-throw-in": "others-may"})["answer"]

    assert (found["seat"], found["contract"], found["declarer"]) == (None, None, None)
    assert "KAR-DEALING-007" in found["grounds"]
    assert "KAR-BIDDING-036" not in found["grounds"]
