"""Who has won with cards that lie in heaps or in a trick, what decided that, and what comes of the game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tarock_register.table.desk import reply_to

STOCK = ["K♣", "D♦", "B♠", "IX", "XII", "2♥"]
"""Six cards of the Talon that count 10 by themselves: 5 + 4 + 2 + 1 + 1 + 1, less 2 for each three."""
TRICKS = [
    *("XXI", "I", "K♥", "K♠", "D♥", "II", "III", "IV", "V", "VI", "VII", "VIII"),
    *("X", "XI", "XIII", "XIV", "XV", "XVI", "XVII", "XVIII", "XIX", "XX", "3♥", "4♥"),
]
"""The cards of six tricks that count 27: four of 5, one of 4, nineteen of 1, less 2 for each three."""


def told(do: str, rules: str, question: dict[str, Any]) -> dict[str, Any]:
    request = {"do": do, "rules": rules, "question": question}
    found: dict[str, Any] = json.loads(reply_to(json.dumps(request).encode()))
    return found


def solo(cards: list[str], **heap: Any) -> dict[str, Any]:
    return told("winning", "koenigrufen", {"contract": "Solo", "called": "K♣", "cards": cards, **heap})


def test_the_talon_of_a_solo_counts_for_the_declarer_where_the_called_king_lay_in_it() -> None:
    """By KOE-COUNTING 27 of the tricks and 10 of the Talon are 37, and 36 win."""
    found = solo([*TRICKS, *STOCK], from_talon=True)

    assert (found["won"], found["note"]) == (True, "")
    assert found["question"]["from_talon"]
    assert found["question"]["tricks"] == {"declarer": 6, "foes": 6}


def test_that_the_called_card_lay_in_the_talon_is_found_by_the_number_of_cards_and_said() -> None:
    found = solo([*TRICKS, *STOCK])

    assert found["won"] is True
    assert "nur, wenn die gerufene Karte im Talon lag" in found["note"]


def test_without_the_talon_it_is_said_what_is_assumed_of_the_called_card() -> None:
    found = solo(TRICKS)

    assert found["won"] is False
    assert found["note"] == "Beurteilt ist das, als wäre die gerufene Karte nicht im Talon gelegen."
    assert solo([*TRICKS[1:], "K♣"])["note"] == ""


def test_a_heap_that_lacks_the_talon_is_not_judged_where_it_counts_for_the_declarer() -> None:
    assert "30 Karten (6 Stiche sind 24" in solo(TRICKS, from_talon=True)["fault"]


def test_a_score_with_a_called_card_of_the_talon_has_to_hold_all_that_counts() -> None:
    heap = {"contract": "Solo", "called": "K♣", "from_talon": True}
    request = {"do": "winning", "rules": "koenigrufen", "text": "37", "question": heap}
    found = json.loads(reply_to(json.dumps(request).encode()))

    assert found["won"] is True
    assert "auch vom Talon" in found["note"]


@pytest.mark.parametrize(
    ("rules", "contract", "cards", "score", "is_won"),
    [
        ("lungau", "Solorufer", "Sküs I K♥ D♥ C♥ K♠ B♠ D♣ C♦", "36", True),
        ("karl", "Dreier", "K♥ I", "8/2", False),
        ("koenigrufen", "Solo", " ".join(TRICKS), "27", False),
    ],
)
def test_cards_that_are_still_being_laid_are_judged_by_their_count(
    rules: str, contract: str, cards: str, score: str, is_won: object
) -> None:
    found = told("winning", rules, {"contract": contract, "cards": cards.split(), "part": True})

    assert (found["score"], found["won"], found["note"]) == (score, is_won, "")


def test_a_called_card_that_lies_in_no_heap_is_said_to_be_thought_of_as_not_in_the_talon() -> None:
    asked = {"contract": "Solo", "called": "K♦", "part": True}
    notes = [told("winning", "koenigrufen", {**asked, "cards": [card, "XXI"]})["note"] for card in ("K♥", "K♦")]

    assert notes == ["Beurteilt ist das, als wäre die gerufene Karte nicht im Talon gelegen.", ""]


def test_in_a_game_of_tricks_the_count_of_some_cards_decides_nothing() -> None:
    found = told("winning", "karl", {"contract": "Piccolo", "cards": ["K♥"], "part": True})

    assert found == {"fault": "In diesem Spiel entscheidet der Stand allein nichts"}


@pytest.mark.parametrize(
    ("tarocks", "suits", "told_of_it"),
    [
        (8, "K♥ K♦ D♥ D♦ C♥ C♦ B♥ B♦ A♥ 10♠", "hat niemand gemacht"),
        (14, "K♥ K♦ D♥ D♦ C♥ C♦ B♥ B♦ K♠ K♣ D♠ D♣", "Bieter, gewonnen"),
    ],
)
def test_what_the_cards_make_beside_the_game_is_told_with_it(tarocks: int, suits: str, told_of_it: str) -> None:
    """ZWA-BONUSES-001: a party is absolut where the other has at most 32; of 88 these count 46 and 70."""
    ordinary = [card for card in told("about", "zwanzigerrufen", {})["pack"][2:20] if card != "I"]
    cards = ["XXI", "I", *ordinary[:tarocks], *suits.split()]
    found = told("winning", "zwanzigerrufen", {"contract": "Normalspiel", "called": "XX", "cards": cards})

    assert ["Absolut", told_of_it] in [row[:2] for row in found["rows"]]


def test_the_clauses_that_decided_come_with_their_texts_and_prices_last() -> None:
    """LUN-SETTLING-024 and -025 say whose Kontra counts; what the game brings is a price."""
    items = [
        {"item": "Spiel", "side": "declarer", "won": True},
        {"item": "Trull", "side": "declarer", "won": False, "announced": True, "doubled": [1]},
    ]
    sheet = {"ask": "settle", "players": 4, "dealer": 3, "contract": "Uhurufer", "declarer": 0, "partner": 1}
    found = told("deciding", "lungau", {**sheet, "items": items})

    assert found["texts"].keys() == {*found["clauses"]}
    assert all(text["text"] for text in found["texts"].values())
    rules = found["clauses"].index("LUN-SETTLING-025"), found["clauses"].index("LUN-SETTLING-003")
    assert rules[0] < rules[1]


def test_the_clause_that_forbids_most_cards_is_the_first_of_those_that_decided() -> None:
    """Without KAR-PLAY-011 one would have to play the K♥; it is KAR-PLAY-005 that forbids what is not Herz."""
    asked = {"ask": "may_play", "contract": "Rufer", "hand": ["XX", "VII", "I", "K♥", "B♥"], "trick": ["C♥", "D♥"]}
    found = told("deciding", "karl", {**asked, "number": 1, "announced": [], "called": None})

    assert found["clauses"] == ["KAR-PLAY-005", "KAR-PLAY-011"]


def test_of_a_deal_that_is_over_what_its_payment_rests_on_decided_it_and_not_its_course() -> None:
    """By Rufer 4 and 5 it is not played, and paid as won; how it was bid and dealt brought nothing by itself."""
    spoken = [(0, "bid", "Mein Spiel"), *((seat, "bid", "Gut!") for seat in (1, 2, 3)), (0, "bid", "Rufer")]
    spoken += [(0, "call", "K♥"), (0, "talon", "first"), (0, "discard", "D♦ 4♦ 10♠"), (0, "say", "ich liege")]
    spoken += [(seat, "say", "Gut!") for seat in range(4)]
    acts = [{"seat": seat, "do": do, "what": what} for seat, do, what in spoken]
    request = {"do": "deal", "rules": "karl", "players": 4, "dealer": 3, "seed": 33}
    dealt = json.loads(reply_to(json.dumps(request).encode()))["question"]
    found = told("deciding", "karl", {**dealt, "actions": acts})

    assert found["clauses"][0] == "KAR-ANNOUNCING-016"
    assert {clause.split("-")[1] for clause in found["clauses"]} == {"ANNOUNCING", "SETTLING"}


@pytest.mark.parametrize(
    ("rules", "contract", "said"),
    [
        ("karl", "Fahren", ["Danach zählen 4 Spiele doppelt."]),
        ("koenigrufen", "Trischaken", []),
        ("lungau", "Fahren", []),
    ],
)
def test_a_game_that_brings_doubled_deals_says_so_where_it_is_settled(
    rules: str, contract: str, said: list[str]
) -> None:
    """KAR-SESSIONS-010 and -007: a Fahrer brings a doubled round, and that is four deals."""
    tricks = {"tricks": [3] * 4} if rules != "lungau" else {}
    sheet = {"ask": "settle", "players": 4, "dealer": 3, "contract": contract, "augen": [27, 15, 14, 14], **tricks}

    assert [later["said"] for later in told("forgotten", rules, sheet)["after"]] == said


def led_to(rules: str, question: dict[str, Any]) -> list[str]:
    asked = {"players": 4, "dealer": 3, **question}
    return [clause for later in told("forgotten", rules, asked)["after"] for clause in later["clauses"]]


def test_a_skues_that_takes_the_mond_and_a_lost_valat_lead_to_what_the_source_says_next() -> None:
    """In a Märchenstich nobody has caught the Mond (ZWA-BONUSES-027); a failed Valat ends play in the Lungau alone."""
    trick = {"ask": "trick", "leader": 0, "cards": ["K♥", "XXI", "Sküs", "I"]}
    lost = {"item": "Valat", "side": "declarer", "won": False, "announced": True}
    sheet = {"ask": "settle", "declarer": 0, "items": [lost]}
    played_on = {
        source: led_to(source, {**sheet, "contract": "Dreier"}) for source in ("karl", "koenigrufen", "lungau")
    }

    assert "ZWA-BONUSES-027" in led_to("zwanzigerrufen", {**trick, "contract": "Normalspiel"})
    assert led_to("zwanzigerrufen", {**trick, "cards": ["K♥", "XXI", "XX", "I"], "contract": "Normalspiel"}) == []
    assert led_to("karl", {**trick, "contract": "Rufer"}) == []
    assert led_to("koenigrufen", {**trick, "contract": "Trischaken"}) == []
    assert played_on == {"karl": [], "koenigrufen": ["KOE-PLAY-024"], "lungau": ["LUN-PLAY-015"]}
    assert led_to("lungau", {**sheet, "contract": "Dreier", "items": [{**lost, "won": True}]}) == []


def test_who_leads_after_the_dealer_of_five_took_a_trick_of_fahren_depends_on_its_number() -> None:
    """Vorhand leads to the seventh trick if the dealer took the sixth (LUN-TRISCHAKEN-009), and he to all before."""
    trick = {"ask": "trick", "contract": "Fahren", "players": 5, "dealer": 4, "leader": 0}
    notes = [
        told("ask", "lungau", {**trick, "cards": cards.split()}).get("note", "").partition(", der")[0]
        for cards in ("2♥ D♥ C♥ B♥ K♥", "K♥ D♥ C♥ B♥ 2♥")
    ]

    assert notes == [
        "Wer als Nächster ausspielt, hängt davon ab",
        "",
    ]


def begun(rules: str, contract: str, cards: str) -> tuple[Any, Any]:
    seats = {"players": 4, "dealer": 3, "seats": [0, 1, 2, 3]}
    found = told("so_far", rules, {"contract": contract, **seats, "cards": cards.split()})
    return found["winner"], found["open"]


@pytest.mark.parametrize(
    ("rules", "contract", "cards", "winner", "is_open"),
    [
        ("karl", "Bettler", "XXI Sküs I", 2, False),
        ("karl", "Bettler", "XXI Sküs", 1, True),
        ("lungau", "Spatzrufer", "4♦ 2♦ A♦", 2, True),
        ("zwanzigerrufen", "Farbensolo", "D♥ XVIII K♥", 2, False),
        ("lungau", "Spatzrufer", "K♥", 0, True),
    ],
)
def test_a_trick_that_is_not_whole_says_who_takes_it_so_far(
    rules: str, contract: str, cards: str, winner: int, is_open: object
) -> None:
    assert begun(rules, contract, cards) == (winner, is_open)


@pytest.mark.parametrize(
    "question",
    [
        {},
        {"contract": "Rufer", "players": 4, "dealer": 3, "seats": [0, 1, 2, 3], "cards": []},
        {"contract": "Rufer", "players": 4, "dealer": 3, "seats": [], "cards": ["K♥"]},
        {"contract": "Rufer", "players": 4, "dealer": 3, "seats": [0], "cards": ["K♥", "K♥", "K♥"]},
    ],
)
def test_a_forged_trick_is_a_fault_and_no_more(question: dict[str, Any]) -> None:
    found = told("so_far", "karl", question)

    assert found.keys() == {"fault"}
    assert "melden" not in found["fault"]


def test_cards_that_cannot_be_decide_nothing_of_a_trick() -> None:
    assert begun("karl", "Rufer", "K♥ K♥") == (None, True)
    assert begun("karl", "Nix", "K♥ D♥") == (None, True)
