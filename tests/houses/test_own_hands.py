"""An item of a house's own that is made by many trumps in one hand as dealt, in each source."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.houses import playing

from tarock_engine.cards import CARDS
from tarock_engine.rule_sets import RULE_SETS
from tarock_reference.houses.found import profile_as_found
from tarock_reference.houses.profile_mistakes import HouseError
from tarock_reference.houses.profile_parsing import house_of
from tarock_reference.variants import variant_of_house

GAMES = {"karl": "Dreier", "koenigrufen": "Dreier", "lungau": "Dreier", "zwanzigerrufen": "Solo"}
ITEM = '[items."Viele Tarock"]\nlike = "{like}"\ntrumps = {number}\n'


def rest(source: str, number: object) -> str:
    return ITEM.format(like="Absolut" if source == "zwanzigerrufen" else "Trull", number=number)


@pytest.mark.parametrize("source", RULE_SETS)
def test_many_trumps_in_one_hand_count_for_its_side(source: str) -> None:
    """In deals that are played out, the item is there for each side of which somebody was dealt five trumps or more."""
    rules, house = RULE_SETS[source], playing.house(source, rest(source, 5))
    seen = []
    for seed in range(8):
        *_, asked = playing.deal_questions(house.rules, GAMES[source], random.Random(seed), is_quiet=True)
        found: dict[str, Any] = playing.answer(house, "deal", **asked)
        items = [(item["item"], item["side"]) for item in found["items"]]
        if found["declarer"] is None or "Valat" in dict(items):
            continue
        mine = {found["declarer"], found.get("partner")}
        trumps = [sum(rules.ranking.trumps >> CARDS[card] & 1 for card in hand) for hand in asked["hands"]]
        rich = {"declarer" if seat in mine else "foes" for seat, number in enumerate(trumps) if number >= 5}
        assert {side for name, side in items if name == "Viele Tarock"} == rich
        seen.append(rich)
    assert {"foes"} in seen or {"declarer", "foes"} in seen


@pytest.mark.parametrize("number", [0, 13, '"ten"', "true"])
def test_a_number_of_trumps_that_no_hand_has_is_refused(number: object) -> None:
    with pytest.raises(HouseError) as fault:
        playing.house("karl", rest("karl", number))

    assert "items.Viele Tarock.trumps: expected a number of trumps from 1 to 12 in one hand" in str(fault.value)


def test_such_an_item_is_written_as_it_is_read() -> None:
    house = playing.house("karl", rest("karl", 10))

    assert house_of(profile_as_found("a house", variant_of_house(house), [], lambda _: []), "x").digest == house.digest


@pytest.mark.parametrize("source", ["karl", "koenigrufen", "lungau"])
def test_a_source_without_such_an_item_meets_no_hands(source: str) -> None:
    table = {"players": 4, "dealer": 3, "declarer": 0, "partner": None, "called": None, "contract": "Dreier"}
    asked: dict[str, Any] = {**table, "played": [], "said": [], "hands": [[], [], [], []]}

    assert playing.asked(playing.house(source), "result", **asked)["error"].startswith("hands: expected none")
