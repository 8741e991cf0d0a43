"""Packs, dealers, cards in hand and payments that cannot be, in every source."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from tests.unit.asking import TABLE, Fields, answer, bids, error

from tarock_steps.catalogue.loading import table_of

SOURCES = ("lungau", "karl", "koenigrufen", "zwanzigerrufen")


def pack_of(rules: str) -> list[str]:
    return list(table_of(rules).pack({}))


@pytest.mark.parametrize("rules", ["koenigrufen", "zwanzigerrufen"])
def test_a_pack_is_cut_or_knocked_on(rules: str) -> None:
    asked = {**TABLE, "pack": pack_of(rules), "chosen": [1, 0, 3, 2]}

    assert error(rules, "dealing", {**asked, "cut": 5}) == "cut: expected 0, because the pack was knocked on, got 5"
    assert answer(rules, "dealing", asked)["hands"]
    assert answer(rules, "dealing", {**asked, "chosen": None, "cut": 5})["hands"]


@pytest.mark.parametrize("rules", ["lungau", "karl"])
def test_nobody_knocks_where_the_source_says_nothing_of_it(rules: str) -> None:
    asked = {**TABLE, "pack": pack_of(rules), "chosen": [1, 0, 3, 2]}

    assert error(rules, "dealing", asked) == f"chosen: expected none in {rules}, got [1, 0, 3, 2]"


@pytest.mark.parametrize("rules", SOURCES)
def test_no_deal_is_given_up_before_the_first_one(rules: str) -> None:
    asked = {"players": 4, "lot": 2, "given_up": True}

    assert error(rules, "next_dealer", asked) == "given_up: expected no before the first deal, got yes"
    assert answer(rules, "next_dealer", {**asked, "given_up": False})["vorhand"] == 3


def test_a_deal_is_given_up_only_where_that_is_played() -> None:
    asked = {"players": 4, "previous": 2, "given_up": True}
    expected = "given_up: expected no, because no deal of zwanzigerrufen is left unplayed here, got yes"

    assert error("zwanzigerrufen", "next_dealer", asked) == expected
    agreed = {"zusammenwerfen": "until-announcement"}
    assert answer("zwanzigerrufen", "next_dealer", asked, agreed)["dealer"] == 2
    for rules in ("lungau", "karl", "koenigrufen"):
        assert "dealer" in answer(rules, "next_dealer", asked)


@pytest.mark.parametrize(
    ("rules", "number", "most"), [("lungau", 12, 11), ("koenigrufen", 12, 11), ("zwanzigerrufen", 10, 9)]
)
def test_a_hand_with_more_cards_than_are_left(rules: str, number: int, most: int) -> None:
    asked = {"contract": "Solo" if rules != "lungau" else "Dreier", "hand": ["Sküs", "I"], "trick": []}

    expected = f"number: expected at most {most}, because 2 cards are left, got {number}"
    assert error(rules, "may_play", {**asked, "number": number}) == expected
    assert answer(rules, "may_play", {**asked, "number": most})["legal"]


def test_whoever_was_dealt_a_card_too_many_has_one_more_in_the_last_trick() -> None:
    asked = {"contract": "Dreier", "hand": ["Sküs", "I"], "trick": [], "number": 12}

    assert answer("karl", "may_play", asked)["legal"]
    expected = "number: expected at most 11, because 3 cards are left, got 12"
    assert error("karl", "may_play", {**asked, "hand": ["Sküs", "X", "I"]}) == expected


@pytest.mark.parametrize(
    ("rules", "options", "words"),
    [
        ("zwanzigerrufen", {}, "Farbensolo, Solo"),
        ("zwanzigerrufen", {"zusammenwerfen": "until-announcement"}, "Farbensolo, Solo, zusammenwerfen"),
        ("lungau", {}, "Erster, Spatzrufer, Uhurufer, Dreier, Sechserdreier"),
    ],
)
def test_a_word_that_is_none_is_told_with_those_that_can_be_said_there(
    rules: str, options: Mapping[str, str], words: str
) -> None:
    asked = {**TABLE, "bids": bids("Vogel"), "hand": []}

    assert error(rules, "may_bid", asked, options).startswith(f"bids[0].what: expected one of {words}")


# ------------------------------------------------------------------------------------------------------- payments


def paid(contract: str, payments: Sequence[int | str], **more: Any) -> Fields:
    return {**TABLE, "deals": [{"contract": contract, "payments": payments, **more}]}


@pytest.mark.parametrize(
    ("rules", "contract", "payments", "sides"),
    [
        ("zwanzigerrufen", "Normalspiel", [3, -1, -1, -1], "2 against 2"),
        ("zwanzigerrufen", "Normalspiel", [2, -1, 0, -1], "2 against 2"),
        ("koenigrufen", "Rufer", [2, -1, 0, -1], "2 against 2 or 1 against 3"),
        ("koenigrufen", "Dreier", [2, -2, 2, -2], "1 against 3"),
        ("lungau", "Uhurufer", [2, -1, 0, -1], "2 against 2 or 1 against 3"),
        ("lungau", "Dreier", [2, -2, 2, -2], "1 against 3"),
    ],
)
def test_payments_that_are_not_alike_on_a_side(rules: str, contract: str, payments: Sequence[int], sides: str) -> None:
    given = ", ".join(map(str, payments))

    expected = f"deals[0].payments: expected amounts that are alike on each side, {sides}, got {given}"
    assert error(rules, "session", paid(contract, payments)) == expected


@pytest.mark.parametrize(
    ("rules", "contract", "payments", "options"),
    [
        ("zwanzigerrufen", "Normalspiel", [2, -2, -2, 2], {}),
        ("zwanzigerrufen", "Normalspiel", [0, 0, 0, 0], {}),
        ("zwanzigerrufen", "Normalspiel", [3, -1, -1, -1], {"call-which-tarock": "own-too"}),
        ("zwanzigerrufen", "Farbensolo", [-4, -4, 28, -20], {"kontra-in-solo-games": "solo-only"}),
        ("koenigrufen", "Rufer", [-3, 1, 1, 1], {}),
        ("koenigrufen", "Trischaken", [-1, -3, 7, -3], {}),
        ("koenigrufen", "Bettel", [5, -2, -2, -1], {"kontra-negative-contracts": "each-alone"}),
        ("lungau", "Uhurufer", [-3, 1, 1, 1], {}),
        ("lungau", "Fahren", [-1, -3, 7, -3], {}),
        ("karl", "Dreier", [2, -2, 2, -2], {}),
    ],
)
def test_payments_that_can_have_been_made(
    rules: str, contract: str, payments: Sequence[int], options: Mapping[str, str]
) -> None:
    assert answer(rules, "session", paid(contract, payments), options)["totals"]


def test_what_the_game_alone_brought_is_alike_on_a_side_too() -> None:
    asked = paid("Normalspiel", [6, -6, 6, -6], of_game=[3, -1, -1, -1])
    expected = "deals[0].of_game: expected amounts that are alike on each side, 2 against 2, got 3, -1, -1, -1"

    assert error("zwanzigerrufen", "session", asked) == expected


@pytest.mark.parametrize("rules", SOURCES)
@pytest.mark.parametrize(("amount", "lowest"), [("2/4", "1/2"), ("4/2", "2"), ("-3/1", "-3"), ("6/9", "2/3")])
def test_a_fraction_that_is_not_in_lowest_terms(rules: str, amount: str, lowest: str) -> None:
    expected = f"deals[0].payments[1]: expected {lowest}, in lowest terms, got {amount}"

    contract = "Normalspiel" if rules == "zwanzigerrufen" else "Dreier"
    assert error(rules, "session", paid(contract, [0, amount, 0, 0])) == expected


def test_augen_that_are_not_in_lowest_terms() -> None:
    asked = {**TABLE, "contract": "Fahren", "augen": ["40/6", 20, 20, "70/3"], "tricks": [3, 3, 3, 3]}

    assert error("karl", "settle", asked) == "augen[0]: expected 20/3, in lowest terms, got 40/6"


def test_a_reading_that_was_given_up_is_refused_with_those_that_there_are() -> None:
    asked = {"contract": "Normalspiel", "hand": ["I"], "trick": []}
    refused = error("zwanzigerrufen", "may_play", asked, {"zusammenwerfen": "always"})

    assert "'zusammenwerfen' has no reading 'always'; known are off, until-announcement, until-first-card" in refused
