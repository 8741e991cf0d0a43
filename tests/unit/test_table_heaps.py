"""Numbers of cards in a heap, as in ``20 leere``, and Augen that no cards of as many tricks count."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tarock_register.table.desk import reply_to


def told(do: str, rules: str, **fields: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(reply_to(json.dumps({"do": do, "rules": rules, **fields}).encode()))
    return found


def laid(text: str, rules: str = "lungau", lie: Any = ()) -> dict[str, Any]:
    """What a heap gets for a text."""
    return told("cards", rules, text=text, question={"lie": lie})


@pytest.mark.parametrize(
    ("rules", "text", "number", "count"),
    [
        ("lungau", "3 Könige, 20 leere", 23, "15 Augen"),
        ("karl", "3 Könige 20 Leere", 23, "19 Punkte und 2 Blatt"),
        ("koenigrufen", "drei Könige, 20 leere Karten", 23, "20 Augen"),
        ("koenigrufen", "Pagat 11 Luschen", 12, "8 Augen"),
        ("zwanzigerrufen", "12 Tarock, 4 Leere", 16, "12 Augen"),
        ("zwanzigerrufen", "4 queens; 2 Buben", 6, "20 Augen"),
        ("koenigrufen", "ein König und elf Leere", 12, "8 Augen"),
        ("zwanzigerrufen", "Mond, Pagat, acht andere Tarock, zwei Könige und eine Glatze", 13, "28 Augen"),
        ("lungau", "One king, eleven ordinary trumps", 12, "5 Augen"),
    ],
)
def test_numbers_of_cards_count_what_the_source_counts_for_any_such_cards(
    rules: str, text: str, number: int, count: str
) -> None:
    """3 · 5 + 20 · 1 is 35; seven threes less 2 each and a rest less 1 make 20 of it, thirds 35 less 46 thirds.

    5 + 11 · 1 less 4 · 2 is 8; 2 · 5 + 8 · 1 + 2 · 5 + 0 is 28; in lungau the König alone counts.
    """
    reply = laid(text, rules)
    counted = told("ask", rules, question={"ask": "count", "cards": reply["cards"]})

    assert len(reply["cards"]) == number
    assert count in [text for _, text, _ in counted["rows"]]


@pytest.mark.parametrize(
    ("text", "number"),
    [("2 Glatzen", 2), ("2 Glatze", 2), ("Glatze", 1), ("drei Glatzen", 3), ("eine Glatze", 1)],
)
def test_a_word_that_is_said_of_several_suit_cards_is_one_of_them_each(text: str, number: int) -> None:
    """ZWA-CARDS: the Glatze is the A of Herz and Karo, and the 10 of Pik and Treff."""
    cards = laid(text, "zwanzigerrufen")["cards"]

    assert len(set(cards)) == number
    assert {*cards} <= {"A♥", "A♦", "10♠", "10♣"}


def test_a_word_for_several_cards_names_none_in_a_trick_and_no_more_than_there_are() -> None:
    assert "A♥, A♦, 10♠ oder 10♣" in told("cards", "zwanzigerrufen", text="Glatze")["fault"]
    assert "nur noch 3 übrig" in laid("4 Glatzen", "zwanzigerrufen", ["A♥"])["fault"]
    assert "fault" in laid("Herz Glatze", "zwanzigerrufen")


def test_what_was_taken_for_a_number_is_said_and_lies_nowhere_else() -> None:
    reply = laid("Herz König, 2 Könige", lie=["K♠"])

    assert sorted(reply["cards"]) == sorted(["K♥", "K♦", "K♣"])
    assert reply["note"].startswith("Dafür liegen hier: 2 Könige = K♣ K♦.")
    assert laid("K♥")["note"] == ""


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("Pik 10 Dame", ["10♠", "D♠"]),
        ("Pik 10, Tarock 17", ["10♠", "XVII"]),
        ("17 Tarock 18", ["XVII", "XVIII"]),
    ],
)
def test_a_number_that_belongs_to_a_card_stays_with_it(text: str, cards: list[str]) -> None:
    assert laid(text) == {"cards": cards, "note": ""}


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("5 Könige", "„5 Könige“: Davon sind im ganzen Spiel nur noch 4 übrig"),
        ("36 leere", "„36 leere“: Davon sind im ganzen Spiel nur noch 35 übrig"),
        (f"{'9' * 5000} leere", "keine Karte"),
        ("0 leere", "keine Karte"),
        ("20 Zwetschgen", "Zwetschgen"),
        ("1 Dame, " * 9000, "Davon sind im ganzen Spiel nur noch 0 übrig"),
    ],
)
def test_a_number_that_cannot_be_is_refused_in_words(text: str, fault: str) -> None:
    assert fault in laid(text)["fault"]


@pytest.mark.parametrize("question", [{"lie": "K♥"}, {"lie": [["K♥"]]}, {"lies": []}, {"lie": None}])
def test_a_forged_heap_is_a_fault_and_no_more(question: dict[str, Any]) -> None:
    assert told("cards", "lungau", text="3 Könige", question=question).keys() == {"fault"}


def test_a_trick_or_a_hand_takes_no_numbers_of_cards() -> None:
    assert "fault" in told("cards", "lungau", text="3 Könige")


def alone(rules: str, contract: str, augen: list[Any], tricks: list[int]) -> list[str]:
    """What is said about a settlement of players who play for themselves."""
    sheet = {"ask": "settle", "players": 4, "dealer": 3, "contract": contract, "augen": augen, "tricks": tricks}
    return [hint["said"] for hint in told("forgotten", rules, question=sheet)["forgotten"]]


def test_augen_that_no_cards_of_as_many_tricks_count_are_said_to_be_that() -> None:
    """The twelve cards of three tricks are four threes, which count whole points."""
    [said] = alone("karl", "Fahren", ["52/3"] * 4, [3, 3, 3, 3])
    assert (
        said == "Vorhand: 17 Punkte und 1 Blatt gehen sich mit 3 Stichen nicht aus, wohl aber 17 Punkte oder 18 Punkte."
    )
    assert "17⅓" in alone("koenigrufen", "Trischaken", ["52/3"] * 4, [3, 3, 3, 3])[0]
    assert alone("karl", "Fahren", [17, 18, 18, 17], [3, 3, 3, 3]) == []
    assert alone("karl", "Fahren", ["70/3", "46/3", "35/3", "59/3"], [4, 4, 2, 2]) == []
    assert alone("koenigrufen", "Trischaken", [17, 17, 17, 17], [3, 3, 3, 3]) == []
    assert alone("lungau", "Fahren", [17, 17, 17, 17], []) == []
