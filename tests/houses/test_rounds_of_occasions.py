"""Doubled deals that a house has after events and games of its own choice, and deals of overlapping rounds."""

from __future__ import annotations

from typing import Any

import pytest
from tests.houses import playing

from tarock_reference.houses.house import House

DREIER = {"contract": "Dreier", "payments": [3, -1, -1, -1]}
MULTIPLYING = """
[rulings]
"sessions.doubled.length" = { deals = 4 }
"sessions.doubled.rounds_of_fahren" = 1
"sessions.doubled.most_at_once" = 9
"sessions.doubled.occasions.mond" = 1
"sessions.doubled.deals_of.mond" = 1
"""


def session(house: House, *deals: dict[str, Any]) -> dict[str, Any]:
    return playing.answer(house, "session", players=4, dealer=0, deals=[*deals])


def doubled(house: House, *deals: dict[str, Any]) -> list[bool | int]:
    """How often each deal counts, and the next one."""
    return [deal["doubled"] for deal in session(house, *deals)["deals"]]


TRISCHAKEN = {"contract": "Trischaken", "payments": [0, 0, 0, 0]}
MOND = {**DREIER, "events": ["mond"]}


def test_overlapping_rounds_multiply_and_each_uses_up_its_own_deals() -> None:
    """Trischaken in deals 1 and 3: 2 and 3 double, 4 and 5 fourfold, 6 and 7 double; 6 + 0 + 12 + 12 + 6 + 6 is 42."""
    house = playing.house("koenigrufen", MULTIPLYING)
    deals = [TRISCHAKEN, DREIER, TRISCHAKEN, DREIER, DREIER, DREIER, DREIER]

    assert doubled(house, *deals) == [False, True, True, 4, 4, True, True, False]
    assert session(house, *deals)["totals"] == [42, -14, -14, -14]
    assert session(house, *[TRISCHAKEN] * 2)["due"] == 4


def test_one_event_can_double_the_next_deal_only() -> None:
    """After the Mond one deal; in a round of Trischaken it counts four times, and the round goes on."""
    house = playing.house("koenigrufen", MULTIPLYING)

    assert doubled(house, MOND, DREIER) == [False, True, False]
    assert doubled(house, TRISCHAKEN, MOND, DREIER, DREIER) == [False, True, 4, True, True]


@pytest.mark.parametrize("source", ["karl", "koenigrufen", "lungau"])
def test_the_events_of_a_house_bring_doubled_deals_in_each_source(source: str) -> None:
    """The Mond was caught, somebody had no trick, and a game and an item bring rounds of two deals."""
    alone = "Trischaken" if source == "koenigrufen" else "Fahren"
    rest = """
[rulings]
"sessions.doubled.length" = { deals = 2 }
"sessions.doubled.rounds_at_first" = 0
"sessions.doubled.rounds_of_fahren" = 0
"sessions.doubled.occasions.mond" = 1
"sessions.doubled.occasions.no trick" = 1
"sessions.doubled.occasions.Dreier" = 1
"sessions.doubled.occasions.Trull" = 1
"""
    house = playing.house(source, rest)
    solo = {"contract": {"karl": "Bettler", "koenigrufen": "Bettel", "lungau": "Sechserdreier"}[source]}

    assert doubled(house, {**solo, "events": ["mond"]}, solo, solo) == [False, True, True, False]
    assert doubled(house, {"contract": alone, "events": ["no trick"]}, solo, solo) == [False, True, True, False]
    assert doubled(house, {"contract": alone}, solo) == [False, False, False]
    assert doubled(house, {"contract": "Dreier"}, {**solo, "events": ["Trull"]}, solo, solo, solo) == [
        *[False, True, True, True, True],
        False,
    ]


def test_an_event_of_a_house_is_refused_where_it_cannot_happen() -> None:
    house = playing.house("lungau", '[rulings]\n"sessions.doubled.occasions.no trick" = 1\n')
    asked = {"players": 4, "dealer": 0, "deals": [{"contract": "Dreier", "events": ["no trick"]}]}

    assert "expected one of" in playing.asked(house, "session", **asked)["error"]
    plain = playing.asked(playing.house("lungau"), "session", **asked)["error"]
    assert "no trick" in plain


def test_a_game_brings_a_round_in_zwanzigerrufen_too() -> None:
    """A Solo: four deals, the Absolut one."""
    rest = """
[rulings]
"sessions.doubled.occasions.Solo" = 1
"sessions.doubled.occasions.Absolut" = 1
"sessions.doubled.deals_of.Absolut" = 1
"""
    house = playing.house("zwanzigerrufen", rest)
    normal = {"contract": "Normalspiel"}

    assert doubled(house, {"contract": "Solo"}, normal, normal, normal, normal) == [False, *[True] * 4, False]
    assert doubled(house, {**normal, "events": ["Absolut"]}, normal) == [False, True, False]


def test_a_deal_of_two_rounds_is_settled_four_times() -> None:
    """A Dreier is 4 points, and 16 in two rounds at once; in three rounds it would be 32, in none of them 12."""
    house = playing.house("koenigrufen", MULTIPLYING)
    sheet = {"players": 4, "dealer": 3, "contract": "Dreier", "declarer": 0}
    items = [{"item": "Spiel", "side": "declarer", "won": True}]

    assert playing.answer(house, "settle", **sheet, items=items, doubled=4)["payments"] == [48, -16, -16, -16]
    assert playing.answer(house, "settle", **sheet, items=items, doubled=True)["payments"] == [24, -8, -8, -8]
    assert "doubled: expected" in playing.asked(house, "settle", **sheet, items=items, doubled=3)["error"]
    assert (
        "doubled: expected" in playing.asked(playing.house("karl"), "settle", **sheet, items=items, doubled=4)["error"]
    )


@pytest.mark.parametrize(
    ("source", "game", "payments"),
    [("zwanzigerrufen", "Normalspiel", [1, 1, -3, 1]), ("koenigrufen", "Rufer", [0, 1, -2, 1])],
)
def test_only_where_a_renonce_is_settled_the_sides_of_a_past_deal_may_differ(
    source: str, game: str, payments: list[int]
) -> None:
    """The third player pays for a Renonce to all others, or to the opponents alone."""
    asked = {"players": 4, "dealer": 3, "deals": [{"contract": game, "payments": payments}]}
    house = playing.house(source, '[rulings]\n"renonce.is_settled" = true')

    assert playing.answer(house, "session", **asked)["totals"] == payments
    assert "alike on each side" in playing.asked(playing.house(source), "session", **asked)["error"]


@pytest.mark.parametrize(("source", "game"), [("lungau", "Dreier"), ("zwanzigerrufen", "Solo")])
def test_a_deal_may_be_dealt_again_after_a_renonce_and_uses_up_no_doubled_deal(source: str, game: str) -> None:
    """Two deals of one round are left after the second, whoever paid for a Renonce in it, at twice 50 to each."""
    lines = (f'"sessions.doubled.occasions.{game}" = 1', f'"sessions.doubled.deals_of.{game}" = 2')
    house = playing.house(source, "\n".join(("[rulings]", '"renonce.deals_again" = true', *lines)))
    paid = {"contract": game, "events": ["renonce"], "payments": [50, -150, 50, 50]}
    past = [{"contract": game, "events": [], "payments": []}, paid]
    found = playing.answer(house, "session", players=4, dealer=3, deals=past)

    assert [(deal["dealer"], deal["doubled"]) for deal in found["deals"]] == [(3, False), (0, True), (0, True)]
    assert (found["due"], found["totals"]) == (2, [100, -300, 100, 100])
