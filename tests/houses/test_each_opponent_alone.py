"""A house of Lungauer Königrufen in which each opponent doubles a game for himself that tricks decide."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.houses import playing
from tests.houses.test_house_ways import TABLE, announcing_by, hand_with
from tests.unit.asking import act

from tarock_reference.houses.house import House
from tarock_register.table.desk import reply_to

GAME = """
[contracts.Bettel]
like = "Solodreier"
[rulings]
"contracts.Bettel.available" = true
"contracts.Bettel.terms" = { exact_tricks = 0, price_won = 2, price_lost = 2 }
"announcing.foes_double_alone" = %s
"""


def house(is_alone: str = "true") -> House:
    return playing.house("lungau", GAME % is_alone)


def doublings(*said: tuple[int, str], is_alone: str = "true") -> list[str]:
    """The doublings that the player in turn may say."""
    words = [{**act(seat, "say", word)} for seat, word in said]
    return [word for word in announcing_by(house(is_alone), "Bettel", hand_with("VI"), words) if word != "Gut!"]


KONTRAS = ((0, "Gut!"), (1, "Kontra Spiel"), (1, "Gut!"))


def test_each_opponent_says_kontra_for_himself_and_the_declarer_answers_each_alone() -> None:
    round_ = (*KONTRAS, (2, "Gut!"))

    assert doublings(*KONTRAS) == ["Kontra Spiel"]
    assert doublings(*round_, (3, "Kontra Spiel"), (3, "Gut!")) == ["Rekontra Spiel of 1", "Rekontra Spiel of 3"]
    assert doublings(*round_, (3, "Gut!"), (0, "Rekontra Spiel of 1")) == []
    assert doublings(*KONTRAS, is_alone="false") == []


@pytest.mark.parametrize("word", ["Kontra Spiel of 1", "Rekontra Spiel of 1"])
def test_nobody_doubles_the_game_of_another_opponent(word: str) -> None:
    said = [{**act(seat, "say", what)} for seat, what in (*KONTRAS, (2, word))]
    reply = playing.asked(house(), "may_announce", **_alone(), said=said, hand=hand_with("VI"))

    assert "the game is doubled by each opponent for himself" in reply["error"]


def _alone() -> dict[str, Any]:
    return {**TABLE, "declarer": 0, "partner": None, "called": None, "contract": "Bettel"}


def against(seat: int, *doubled: int, won: bool = True) -> dict[str, Any]:
    return {"item": "Spiel", "side": "declarer", "won": won, "against": seat, "doubled": [*doubled]}


def test_the_game_is_settled_with_each_opponent_as_he_doubled_it() -> None:
    """A Bettel of 2 points of 10 Cent: 20 each, 40 at Kontra, 80 at Rekontra."""
    items = [against(1, 1), against(2), against(3, 3, 0)]
    lost = [{**item, "won": False} for item in items]
    table = {**TABLE, "declarer": 0, "contract": "Bettel"}

    assert playing.answer(house(), "settle", **table, items=items)["payments"] == [140, -40, -20, -80]
    assert playing.answer(house(), "settle", **table, items=lost)["payments"] == [-140, 40, 20, 80]


@pytest.mark.parametrize(
    ("items", "place"),
    [([against(1, 2), against(2), against(3)], "items[0].doubled[0]"), ([against(1), against(2)], "items: expected")],
)
def test_an_account_is_doubled_by_its_own_opponent_and_none_is_missing(items: list[Any], place: str) -> None:
    reply = playing.asked(house(), "settle", **TABLE, declarer=0, contract="Bettel", items=items)

    assert reply["error"].startswith(place)


@pytest.mark.parametrize("seed", range(4))
def test_a_whole_deal_is_told_and_paid_opponent_by_opponent(seed: int) -> None:
    """Each is paid 2 points of 10 Cent, doubled as often as the game against him was."""
    *_, asked = playing.deal_questions(house().rules, "Bettel", random.Random(seed))
    found = playing.answer(house(), "deal", **asked)
    items, sign = found["items"], 1 if found["items"][0]["won"] else -1
    due = {item["against"]: -sign * 20 * 2 ** len(item["doubled"]) for item in items}

    assert found["over"]
    assert found["contract"] == "Bettel"
    assert {*due, found["declarer"]} == {0, 1, 2, 3}
    assert found["payments"] == [due.get(seat, -sum(due.values())) for seat in range(4)]


@pytest.mark.parametrize(("is_alone", "apart"), [("true", ["Spiel"]), ("false", [])])
def test_the_sheet_of_the_table_has_it_where_the_house_does(is_alone: str, apart: list[str]) -> None:
    profile = f'name = "Runde"\nbased_on = "lungau"\n{GAME % is_alone}'
    about = json.loads(reply_to(json.dumps({"do": "about", "house": profile}).encode()))

    assert {game["name"]: game["apart"] for game in about["contracts"]}["Bettel"] == apart
