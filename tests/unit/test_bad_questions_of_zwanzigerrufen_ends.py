"""What only Zwanzigerrufen knows of ends, sheets, sessions and whole deals, asked wrongly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from tests.unit.test_bad_questions_of_zwanzigerrufen import (
    ACCOUNTS,
    ALONE,
    CONTRACTS,
    DEAL,
    DEALER,
    END,
    HANDS,
    SECOND,
    SHEET,
    TABLE,
    THIRD,
    VORHAND,
    WEITER,
    Fields,
    act,
    error,
    item,
    reply,
    said,
    trick,
)

# -------------------------------------------------------------------------------------------------------- results


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"contract": "Trischaken"}, f"contract: {CONTRACTS}, got 'Trischaken'"),
        ({"from_talon": True}, "from_talon: expected no, because there is no Talon, got yes"),
        ({"hands": HANDS[:3]}, "hands: expected 4 hands, one for each seat, got 3"),
        ({"hands": [VORHAND[:9], *HANDS[1:]]}, "hands[0]: expected 10 cards, got 9"),
        ({"hands": [["II", *VORHAND[1:]], *HANDS[1:]]}, "hands[0][0]: expected a card of the pack, got II"),
        (
            {"hands": [VORHAND, ["Sküs", *SECOND[1:]], THIRD, DEALER]},
            "hands[1]: expected cards of no other hand, got S",
        ),
        ({"partner": 1}, "hands[1]: expected a hand with the called XX, which seat 1 holds, got XXI"),
        (
            {"called": "XVII"},
            "called: expected a Tarock that seat 0 may call, got XVII (XVII is not the one to call)",
        ),
        ({"piles": {"declarer": ["I"], "foes": ["I"]}}, "piles: expected each card once, got ['I']"),
        ({"piles": {"declarer": ["III"]}}, "piles.declarer[0]: expected a card of the pack, got III"),
        ({"tricks": {"declarer": 6, "foes": 5}}, "tricks: expected no more than 10 in all, got 11"),
        ({"tricks": {"declarer": 5, "foes": 4}}, "tricks: expected 10 in all, got 9"),
        ({"tricks": {"declarer": -1, "foes": 11}}, "tricks.declarer: expected no less than 0, got -1"),
        (
            {"tricks": {"declarer": 6, "foes": 4}},
            "piles.declarer: expected 24 cards, 4 for each of 6 tricks, got 20",
        ),
        (
            {"piles": {"declarer": [*VORHAND, *THIRD]}},
            "piles.foes: expected 20 cards, 4 for each of 5 tricks, got 0",
        ),
        ({"played": [trick(11, 0, "X XIV XIII XII")]}, "played[0].number: expected a number from 1 to 10, got 11"),
        ({"played": [trick(10, 0, "X XIV XIII")]}, "played[0].cards: expected 4 cards, got 3"),
        (
            {"played": [trick(10, 0, "X XIV XIII X")]},
            "played[0].cards[3]: expected each card once, got X a second time",
        ),
        ({"played": [trick(10, 0, "X XIV XII XI")]}, "played[0].cards: expected a card of the hand of seat 2, got XII"),
        (
            {"played": [trick(9, 0, "X XIV XIII XII"), trick(9, 0, "IX VI VII XI")]},
            "played[1].number: expected each trick once, got 9 a second time",
        ),
        (
            {"played": [trick(9, 0, "X XIV XIII XII"), trick(10, 1, "XIV VII XI IX")]},
            "played[1].cards: expected cards of no other trick, got XIV",
        ),
        (
            {"said": said("Pagat")},
            "said[0].what: expected what may be said there, got 'Pagat' (only the holder of the I may announce it)",
        ),
        (
            {"said": [*WEITER[:3], *said("Kontra Pagat of 1", seat=3)]},
            "said[3].what: expected the doubling of Spiel, got 'Kontra Pagat of 1'",
        ),
    ],
)
def test_an_end_that_cannot_be(fields: Fields, message: str) -> None:
    assert error("result", {**END, **fields}).startswith(message)


def test_an_end_without_the_hands_that_were_dealt() -> None:
    asked = {name: value for name, value in END.items() if name != "hands"}

    assert error("result", asked) == "hands: expected 4 hands as they were dealt, got none"


def test_play_ends_early_only_after_a_valat_that_failed_where_it_stops_then() -> None:
    told = {"said": [*said("Valat", "Weiter"), *WEITER[1:], *said("Weiter")], "tricks": {"declarer": 0, "foes": 1}}
    first = ["X", "XIV", "XIII", "XVI"]
    asked = {**END, **told, "piles": {"declarer": [], "foes": first}, "played": [trick(1, 0, " ".join(first))]}
    stops = {"valat-failed": "valat-only"}

    assert error("result", asked) == "tricks: expected 10 in all, got 1"
    assert error("result", {**asked, "said": []}, stops) == "tricks: expected 10 in all, got 1"
    assert [one["item"] for one in reply("result", asked, stops)["answer"]["items"]] == ["Valat"]


@pytest.mark.parametrize("rules", ["lungau", "karl", "koenigrufen"])
def test_another_source_knows_nothing_of_dealt_hands_and_of_what_the_game_brought(rules: str) -> None:
    contract = {"lungau": "Spatzrufer", "karl": "Rufer", "koenigrufen": "Rufer"}[rules]
    played = {"contract": "Dreier", "payments": [3, -1, -1, -1], "of_game": [3, -1, -1, -1]}

    asked = {**END, "contract": contract, "called": "K♥"}
    assert error("result", asked, rules=rules) == f"hands: expected none in {rules}, got 4"
    asked = {**TABLE, "deals": [played]}
    assert error("session", asked, rules=rules) == f"deals[0].of_game: expected none in {rules}, got 3, -1, -1, -1"


# ----------------------------------------------------------------------------------------------------- settlements


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"contract": "Solo", "partner": None, "items": []}, "items: expected at least one item, got none"),
        ({"contract": "Rufer"}, f"contract: {CONTRACTS}, got 'Rufer'"),
        ({"declarer": None}, "declarer: expected a seat, got None"),
        ({"declarer": 1}, "declarer: expected Vorhand, seat 0, in a Normalspiel, got 1"),
        ({"partner": None}, "partner: expected a seat, because a Normalspiel has a partner, got None"),
        ({"partner": 0}, "partner: expected another seat than the declarer's, or none, got 0"),
        ({"contract": "Solo"}, "partner: expected none in a Solo, got 2"),
        ({"items": [item("Uhu")]}, "items[0].item: expected one of Spiel, Trull, Könige, Mondfang, Absolut, Pagat, "),
        (
            {"items": [item("König ultimo")]},
            "items[0].item: expected one of Spiel, Trull, Könige, Mondfang, Absolut, Pagat, Valat, got 'König ultimo'",
        ),
        ({"items": [item(), item()]}, "items[1].item: expected Spiel of one side only once, got it a second time"),
        ({"items": [item(side="foes")]}, "items[0].side: expected declarer, whose game it is, got foes"),
        ({"items": [item(announced=True)]}, "items[0].announced: expected no, because Spiel is not announced, got yes"),
        (
            {"items": [item("Trull", announced=True)]},
            "items[0].announced: expected no, because Trull is not announced,",
        ),
        ({"items": [item("Mondfang", announced=True)]}, "items[0].announced: expected no, because Mondfang is not "),
        (
            {"items": [item("Absolut", won=False)]},
            "items[0].won: expected yes, because Absolut is not lost in silence,",
        ),
        (
            {"items": [item("Valat"), item("Valat", side="foes")]},
            "items[1].won: expected no, because the other side has won Valat, got yes",
        ),
        (
            {"items": [item("Absolut", doubled=[1])]},
            "items[0].doubled: expected nobody, because Absolut was not announced, got 1",
        ),
        (
            {"items": [item(doubled=[2])]},
            "items[0].doubled[0]: expected a seat of the other side than that of the Spiel",
        ),
        ({"items": [item(doubled=[1, 3])]}, "items[0].doubled[1]: expected a seat of the other side than 1, got 3"),
        (
            {"items": [item("Pagat", side="foes", announced=True, doubled=[3])]},
            "items[0].doubled[0]: expected a seat of the other side than that of the Pagat, got 3",
        ),
        ({"items": [item(doubled=[1, 0, 1, 0, 1])]}, "items[0].doubled: expected at most 4 seats, got 5"),
        ({"items": [item(doubled=[4])]}, "items[0].doubled[0]: expected a seat among 0, 1, 2, 3, got 4"),
        ({"items": [item(against=1)]}, "items[0].against: expected none in a Normalspiel, got 1"),
        ({"items": [item(against=2)]}, "items[0].against: expected an opponent of the declarer, got 2"),
        (
            {**ALONE, "items": [item("Pagat")]},
            "items[0].item: expected one of Spiel, Könige, Absolut, Valat, got 'Paga",
        ),
        (
            {**ALONE, "items": [item("Trull")]},
            "items[0].item: expected one of Spiel, Könige, Absolut, Valat, got 'Trul",
        ),
        (
            {**ALONE, "items": [item("Mondfang")]},
            "items[0].item: expected one of Spiel, Könige, Absolut, Valat, got 'M",
        ),
        ({**ALONE, "items": [item(against=1)]}, "items[0].against: expected none in a Farbensolo, got 1"),
        ({"renonce": 1}, "renonce: expected none in zwanzigerrufen, got 1"),
        ({"partner": None, "given_up": True, "items": []}, "given_up: expected no in zwanzigerrufen, got yes"),
        ({"from_talon": True}, "from_talon: expected no in zwanzigerrufen, got yes"),
        ({"bird": "Uhu"}, "bird: expected none in zwanzigerrufen, got Uhu"),
        ({"augen": [22, 22, 22, 22]}, "augen: expected none, because every game has a declarer, got 4"),
        ({"tricks": [3, 3, 2, 2]}, "tricks: expected none, because every game has a declarer, got 4"),
        ({"said": said("Weiter")}, "said: expected none, because every game has a declarer, got 1"),
        ({"tariff": 2}, "tariff: expected none, because Zwanzigerrufen has none"),
    ],
)
def test_a_sheet_that_cannot_be_settled(fields: Fields, message: str) -> None:
    assert error("settle", {**SHEET, "items": [item()], **fields}).startswith(message)


@pytest.mark.parametrize(
    ("fields", "options"),
    [
        ({"items": [item("Trull", announced=True)]}, {"announceable-bonuses": "all-five"}),
        ({"items": [item(), *[item("Absolut", announced=True)] * 2]}, {"same-praemie-announced-twice": "each"}),
        ({"partner": None, "items": [item()]}, {"call-which-tarock": "own-too"}),
        ({**ALONE, "items": ACCOUNTS}, {"kontra-in-solo-games": "solo-only"}),
    ],
)
def test_a_reading_lets_be_settled_what_the_usual_one_does_not_know(fields: Fields, options: Mapping[str, str]) -> None:
    asked = {**SHEET, **fields}

    assert "error" in reply("settle", asked)
    assert "answer" in reply("settle", asked, options)


def test_a_normal_game_that_nobody_has_won_is_settled_without_any_item() -> None:
    asked = {**SHEET, "items": []}

    assert reply("settle", asked)["answer"]["payments"] == [0, 0, 0, 0]
    assert error("settle", asked, {"tie-at-44": "declarer-loses"}) == "items: expected at least one item, got none"


# -------------------------------------------------------------------------------------------------------- sessions


@pytest.mark.parametrize(
    ("deals", "message"),
    [
        ([{"contract": "Dreier"}], f"deals[0].contract: {CONTRACTS}, got 'Dreier'"),
        ([{"contract": "Solo"}, {"contract": ""}], f"deals[1].contract: {CONTRACTS}, got ''"),
        (
            [{"contract": "Solo", "events": ["rain"]}],
            "deals[0].events: expected one of mond, mond partner, mond farben",
        ),
        (
            [{"contract": "Solo", "events": ["valat"]}],
            "deals[0].events: expected one of mond, mond partner, mond farbe",
        ),
        (
            [{"contract": "", "events": ["thrown in"]}],
            "deals[0].events: expected one of mond, mond partner, mond farbe",
        ),
        (
            [{"contract": "Solo", "payments": [3, -1, -1]}],
            "deals[0].payments: expected 4 that sum to zero, or none, got 3, -1, -1",
        ),
        (
            [{"contract": "Solo", "payments": [3, -1, -1, 0]}],
            "deals[0].payments: expected 4 that sum to zero, or none, got 3, -1, -1, 0",
        ),
        (
            [{"contract": "Solo", "payments": [6, -2, -2, -2], "of_game": [3, -1, -1, 0]}],
            "deals[0].of_game: expected 4 that sum to zero, or none, got 3, -1, -1, 0",
        ),
        (
            [{"contract": "Solo", "of_game": [3, -1, -1, -1]}],
            "deals[0].of_game: expected a part of payments, got no payments",
        ),
    ],
)
def test_a_session_that_cannot_be(deals: Sequence[Fields], message: str) -> None:
    assert error("session", {**TABLE, "deals": deals}).startswith(message)


@pytest.mark.parametrize("rules", ["lungau", "koenigrufen", "zwanzigerrufen"])
def test_no_last_hour_begins_where_none_counts(rules: str) -> None:
    expected = f"last_hour: expected none in {rules}, got 0"

    assert error("session", {**TABLE, "deals": [], "last_hour": 0}, rules=rules) == expected


def test_a_deal_that_was_thrown_in_needs_no_game_where_that_was_agreed() -> None:
    asked = {**TABLE, "deals": [{"contract": "", "events": ["thrown in"]}]}

    assert reply("session", asked, {"zusammenwerfen": "until-announcement"})["answer"]["deals"][1]["dealer"] == 3


# ----------------------------------------------------------------------------------------------------- a whole deal


def deal(actions: Sequence[Fields] = (), **more: Any) -> Fields:
    return {**DEAL, "actions": actions, **more}


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        (deal(hands=HANDS[:3]), "hands: expected 4 hands, one for each seat, got 3"),
        (deal(hands=[VORHAND[1:], *HANDS[1:]]), "hands[0]: expected 10 cards, got 9"),
        (deal(hands=[[*VORHAND, "II"], *HANDS[1:]]), "hands[0][10]: expected a card of the pack, got II"),
        (deal(hands=[["XXI", *VORHAND[1:]], *HANDS[1:]]), "hands and talon: "),
        (deal(talon=[["I", "IV", "V"], ["VI", "VII", "VIII"]]), "talon: expected 0 packets, got 2"),
        (deal(talon=[[], []]), "talon: expected 0 packets, got 2"),
        (deal(tariff=3), "tariff: expected none, because Zwanzigerrufen has none"),
        (deal([act(4, "call", "XX")]), "actions[0].seat: expected a seat among 0, 1, 2, 3, got 4"),
        (deal([act(0, "call", "II")]), "actions[0].what: expected a card of the pack, got II"),
        (deal([act(0, "call", "ZZ")]), "actions[0].what: 'ZZ' is no card"),
        (deal([act(0, "call", "XX"), act(0, "play", "XX I")]), "actions[1].what: 'XX I' is no card"),
        (
            deal([act(0, "renonce", "1")]),
            "actions[0].do: expected one of bid, call, talon, discard, say, play in zwanzigerrufen, got renonce",
        ),
        (
            deal([act(0, "play", "I", unnoticed=True)]),
            "actions[0].unnoticed: expected no in zwanzigerrufen, got yes",
        ),
    ],
)
def test_a_deal_that_cannot_be(asked: Fields, message: str) -> None:
    assert error("deal", asked).startswith(message)


@pytest.mark.parametrize(
    "wrong",
    [
        act(0, "call", "XIX"),
        act(0, "call", "XVI"),
        act(0, "call", "K♥"),
        act(0, "call", "Vierter König"),
        act(1, "call", "XX"),
        act(0, "bid", "Rufer"),
        act(0, "bid", "Weiter"),
        act(0, "bid", "zusammenwerfen"),
        act(0, "talon", "first"),
        act(0, "talon", "Schleifen"),
        act(0, "discard", "XIX X IX"),
        act(0, "say", "Weiter"),
        act(0, "say", "Kontra Spiel"),
        act(0, "play", "XIX"),
    ],
)
def test_what_nobody_can_begin_with_is_refused_with_its_clauses(wrong: Fields) -> None:
    answer = reply("deal", deal([wrong]))["answer"]

    assert (answer["accepted"], answer["refused"]["index"]) == (0, 0)
    assert answer["refused"]["grounds"]


@pytest.mark.parametrize("what", ["Gut!", "Spatz", "dazu", "Pagat hinzu", "Spiel", "Trull", "Ich bin Partner"])
def test_what_is_no_announcement_is_refused_with_its_clauses(what: str) -> None:
    answer = reply("deal", deal([act(0, "call", "XX"), act(0, "say", what)]))["answer"]

    assert answer["refused"]["index"] == 1
    assert answer["refused"]["grounds"]


def test_a_witness_is_asked_only_about_what_was_allowed() -> None:
    asked = {**deal([act(0, "call", "XVI")]), "seat": 0}

    assert error("view", asked).startswith("actions[0]: expected an action that is allowed, got XVI is not the one")
