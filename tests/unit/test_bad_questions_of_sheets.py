"""Sheets and ends that contradict themselves, in every source: the error names the place, and what was expected."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from tests.unit.asking import TABLE, Fields, answer, error, item, said

SHEETS: Mapping[str, Fields] = {
    "lungau": {**TABLE, "contract": "Spatzrufer", "declarer": 0, "partner": 2},
    "karl": {**TABLE, "contract": "Rufer", "declarer": 0, "partner": 2},
    "koenigrufen": {**TABLE, "contract": "Rufer", "declarer": 0, "partner": 2},
    "zwanzigerrufen": {**TABLE, "contract": "Normalspiel", "declarer": 0, "partner": 2},
}
"""A declarer with a partner."""
ALONE: Fields = {"contract": "Dreier", "partner": None}


def of_foes(name: str, **more: Any) -> Fields:
    return item(name, **{"side": "foes", **more})


def accounts(name: str = "Spiel", *seats: int, **more: Any) -> list[Fields]:
    return [item(name, against=seat, **more) for seat in seats]


@pytest.mark.parametrize("rules", list(SHEETS))
@pytest.mark.parametrize(
    ("items", "message"),
    [
        ([of_foes("Spiel")], "items[0].side: expected declarer, whose game it is, got foes"),
        ([item(announced=True)], "items[0].announced: expected no, because Spiel is not announced, got yes"),
        ([item(), item()], "items[1].item: expected Spiel of one side only once, got it a second time"),
        ([item("Trull"), item("Trull")], "items[1].item: expected Trull of one side only once, got it a second time"),
        ([item("Trull"), of_foes("Trull")], "items[1].won: expected no, because the other side has won Trull, got yes"),
        ([item("Trull", won=False)], "items[0].won: expected yes, because Trull is not lost in silence, got no"),
        ([item("Trull", doubled=[1])], "items[0].doubled: expected nobody, because Trull was not announced, got 1"),
        ([item(doubled=[2])], "items[0].doubled[0]: expected a seat of the other side than that of the Spiel, got 2"),
        ([item(doubled=[1, 3])], "items[0].doubled[1]: expected a seat of the other side than 1, got 3"),
        ([item(against=1)], "items[0].against: expected none in a "),
    ],
)
def test_items_that_contradict_each_other(rules: str, items: Sequence[Fields], message: str) -> None:
    assert error(rules, "settle", {**SHEETS[rules], "items": items}).startswith(message)


@pytest.mark.parametrize(
    ("rules", "fields", "message"),
    [
        ("lungau", {"items": [item("Königfang")]}, "items[0].side: expected foes, because Königfang is theirs alone"),
        (
            "lungau",
            {"items": [of_foes("Königfang", announced=True)]},
            "items[0].announced: expected no, because Königfang is not announced, got yes",
        ),
        ("lungau", {**ALONE, "items": [of_foes("Königfang")]}, "items[0].item: expected one of Spiel, Trull, Könige, "),
        ("lungau", {**ALONE, "items": [item("König ultimo")]}, "items[0].item: expected one of Spiel, Trull, Könige, "),
        (
            "lungau",
            {"items": [item("Trull", announced=True, doubled=[1, 3])]},
            "items[0].doubled[1]: expected a seat of the side that announced Trull, got 3",
        ),
        (
            "koenigrufen",
            {"items": [item("Mondfang", announced=True)]},
            "items[0].announced: expected no, because Mondfang is not announced, got yes",
        ),
        ("koenigrufen", {"items": [item("Königfang")]}, "items[0].side: expected foes, because Königfang is theirs "),
        (
            "koenigrufen",
            {"contract": "Bettel", "partner": None, "items": [item("Trull")]},
            "items[0].item: expected one of Spiel, got 'Trull'",
        ),
        (
            "koenigrufen",
            {"contract": "Farbensolo", "partner": None, "items": [item("Trull")]},
            "items[0].item: expected one of Spiel, Valat, got 'Trull'",
        ),
        (
            "karl",
            {"contract": "Bettler", "partner": None, "items": [item("Pagat")]},
            "items[0].item: expected one of Spiel, got 'Pagat'",
        ),
        (
            "karl",
            {"contract": "Farbensolo", "partner": None, "items": [item("Uhu")]},
            "items[0].item: expected one of Spiel, Könige, Valat, got 'Uhu'",
        ),
        (
            "karl",
            {**ALONE, "items": [item("König ultimo")]},
            "items[0].item: expected one of Spiel, Trull, Könige, Pag",
        ),
        (
            "karl",
            {"contract": "Bettler", "partner": None, "items": [item(doubled=[1])]},
            "items[0].against: expected an opponent, because each doubles the game for himself, got None",
        ),
        (
            "karl",
            {"contract": "Bettler", "partner": None, "items": accounts("Spiel", 1, 3)},
            "items: expected Spiel against each of 1, 2, 3, got none against 2",
        ),
        (
            "karl",
            {"contract": "Bettler", "partner": None, "items": [item(), *accounts("Spiel", 1, 2, 3)]},
            "items[1].against: expected all of Spiel against one opponent each, or one for all, got 1",
        ),
        (
            "karl",
            {"contract": "Bettler", "partner": None, "items": accounts("Spiel", 1, 2, 3, doubled=[1])},
            "items[1].doubled[0]: expected 2 or the declarer, got 1",
        ),
        (
            "karl",
            {"contract": "Bettler", "partner": None, "items": [*accounts("Spiel", 1, 2), item(against=3, won=False)]},
            "items[2].won: expected Spiel won or lost against all alike, got no",
        ),
    ],
)
def test_what_a_game_does_not_know(rules: str, fields: Fields, message: str) -> None:
    assert error(rules, "settle", {**SHEETS[rules], **fields}).startswith(message)


@pytest.mark.parametrize("rules", ["lungau", "karl", "koenigrufen"])
@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"augen": [35, 35, 0, 0]}, "augen: expected none in a "),
        ({"tricks": [6, 6, 0, 0]}, "tricks: expected none in a "),
        ({"said": said("Gut!")}, "said: expected none in a "),
        ({"bird": "Uhu"}, "bird: expected none"),
        ({"from_talon": True}, "partner: expected none, because the called card lay in the Talon, got 2"),
        ({**ALONE, "from_talon": True}, "from_talon: expected no, because nothing is called in a Dreier, got yes"),
        ({**ALONE, "given_up": True, "items": []}, "given_up: expected no in a Dreier, got yes"),
    ],
)
def test_what_does_not_go_with_a_declarer(rules: str, fields: Fields, message: str) -> None:
    assert error(rules, "settle", {**SHEETS[rules], "items": [item()], **fields}).startswith(message)


@pytest.mark.parametrize(
    ("rules", "fields", "options"),
    [
        ("lungau", {"items": [item("Trull", announced=True)] * 2}, {"same-praemie-announced-twice": "each"}),
        ("koenigrufen", {"given_up": True, "partner": None}, {"rufer-king-in-stock-give-up": "game-value"}),
        (
            "karl",
            {"contract": "Bettler", "partner": None, "items": [item(), item("Trull")]},
            {"negative-games-basics": "bonuses-too"},
        ),
    ],
)
def test_a_reading_knows_more(rules: str, fields: Fields, options: Mapping[str, str]) -> None:
    asked = {**SHEETS[rules], **fields}

    assert error(rules, "settle", asked)
    assert answer(rules, "settle", asked, options)["payments"]


TWICE = {
    "lungau": {"same-praemie-announced-twice": "each"},
    "karl": {"same-bonus-announced-twice": "each"},
    "koenigrufen": {"same-bonus-by-partners": "each-counts"},
    "zwanzigerrufen": {"same-praemie-announced-twice": "each"},
}
"""The readings by which an announcement counts for each partner who made it."""


@pytest.mark.parametrize("rules", list(SHEETS))
def test_where_each_announcement_counts_a_side_makes_or_misses_them_together(rules: str) -> None:
    won, lost = item("Valat", announced=True), item("Valat", announced=True, won=False)
    sheet = {**SHEETS[rules], "items": [item(won=True), won, lost]}
    message = "items[2].won: expected yes, because that side has won Valat, got no"

    assert error(rules, "settle", sheet, TWICE[rules]) == message
    assert error(rules, "settle", sheet) == "items[2].item: expected Valat of one side only once, got it a second time"
    beside = [item("Absolut")] if rules == "zwanzigerrufen" else []
    assert answer(rules, "settle", {**sheet, "items": [item(), *beside, won, won]}, TWICE[rules])["payments"]


@pytest.mark.parametrize("rules", list(SHEETS))
def test_a_side_of_two_has_at_most_two_announcements_of_the_same(rules: str) -> None:
    sheet = {**SHEETS[rules], "items": [item(), *[item("Valat", announced=True)] * 3]}
    message = "items[3].item: expected Valat once for each player of a side, got it 3 times"

    assert error(rules, "settle", sheet, TWICE[rules]) == message


@pytest.mark.parametrize(
    ("fields", "options", "message"),
    [
        (
            {"contract": "Piccolo", "partner": None, "items": [item(doubled=[1])]},
            {"kontra-negative-contracts": "none"},
            "items[0].doubled: expected nobody, because a Piccolo is not doubled, got 1",
        ),
        (
            {"items": [item(), of_foes("Trull", announced=True, doubled=[0])]},
            {"kontra-opposing-side": "nobody"},
            "items[1].doubled: expected nobody, because Trull of the opponents is not doubled, got 1",
        ),
    ],
)
def test_nothing_is_doubled_that_a_reading_lets_nobody_double(
    fields: Fields, options: Mapping[str, str], message: str
) -> None:
    sheet = {**SHEETS["koenigrufen"], **fields}

    assert error("koenigrufen", "settle", sheet, options) == message
    assert answer("koenigrufen", "settle", sheet)["payments"]


def test_after_a_renonce_it_matters_to_nobody_who_has_won_what_was_announced() -> None:
    both = [item(), item("Trull", announced=True), of_foes("Trull", announced=True)]

    assert answer("karl", "settle", {**SHEETS["karl"], "items": both, "renonce": 1})["payments"]
    assert error("karl", "settle", {**SHEETS["karl"], "items": both}).startswith("items[2].won: expected no")


# ------------------------------------------------------------------------------------------------------------ ends

PILE = ["K♥", "D♥", "C♥", "B♥"]
END: Fields = {"called": "K♥", "played": [], "said": [], "tricks": {"declarer": 1, "foes": 11}}


@pytest.mark.parametrize("rules", ["lungau", "karl", "koenigrufen"])
@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"tricks": {"declarer": 1, "foes": 4}}, "tricks: expected at least 1"),
        ({"tricks": {"declarer": 2, "foes": 10}}, "piles.declarer: expected at least 8 cards of 2 tricks, got 4"),
        (
            {"played": [{"number": 12, "leader": 1, "cards": PILE}]},
            "tricks.foes: expected at least 1, because so many are told, got 0",
        ),
        (
            {"played": [{"number": 12, "leader": 0, "cards": ["B♥", "A♥", "2♥", "3♥"]}]},
            "played[0].cards: expected cards of piles.declarer, who take the trick, got ['B♥', 'A♥', '2♥', '3♥']",
        ),
        ({"from_talon": True}, "partner: expected none, because the called card lay in the Talon, got 2"),
    ],
)
def test_an_end_that_contradicts_itself(rules: str, fields: Fields, message: str) -> None:
    others = [card for card in answer(rules, "deck", {})["augen"] if card not in PILE]
    told = {**SHEETS[rules], **END, "piles": {"declarer": PILE, "foes": others}}
    if "tricks.foes" in message:
        told = {**told, "tricks": {"declarer": 12, "foes": 0}, "piles": {"declarer": [*others, *PILE], "foes": []}}
    if rules == "karl":
        told["said"] = said("ich liege")

    assert error(rules, "result", {**told, **fields}).startswith(message)


@pytest.mark.parametrize(
    ("rules", "words", "message"),
    [
        ("lungau", said("Kontra Spiel"), "'Kontra Spiel' (only an opponent says Kontra to the game)"),
        ("lungau", said("Königfang"), "'Königfang' ("),
        ("koenigrufen", said("Kontra Spiel"), "'Kontra Spiel' (only the other side may say this)"),
        ("koenigrufen", said("Uhu", "Uhu"), "'Uhu' (Uhu is announced already)"),
    ],
)
def test_what_nobody_may_have_said(rules: str, words: Sequence[Fields], message: str) -> None:
    told = {**SHEETS[rules], **END, "piles": {"declarer": PILE}, "said": words}

    expected = f"said[{len(words) - 1}].what: expected what may be said there, got {message}"
    assert error(rules, "result", told).startswith(expected)
