"""Rules of single rounds in which a sheet to settle and the end of a deal have to agree."""

from __future__ import annotations

from typing import Any

import pytest
from tests.houses import playing
from tests.houses.test_said_by_cups import item

TABLE = {"players": 4, "dealer": 3, "declarer": 0}
FAHREN = {"players": 5, "dealer": 4, "contract": "Fahren", "augen": [20, 11, 11, 29, 0]}
SILENT_UHU = '"bonuses.silent_birds_lost.Uhu" = false'


def settled(source: str, rulings: str, **sheet: Any) -> Any:
    """The payments by the rulings of a house, or its error."""
    reply = playing.asked(playing.house(source, f"[rulings]\n{rulings}\n"), "settle", **sheet)
    return reply["answer"]["payments"] if "answer" in reply else reply["error"]


def test_a_silent_bird_that_costs_nothing_is_not_told_as_lost() -> None:
    """A Dreier is 4. The Uhu is 2, and announced 4: 4 - 4 is 0. In a wrong trick a house may have it cost as before."""
    sheet = {**TABLE, "contract": "Dreier"}
    in_silence = [item("Spiel"), item("Uhu", won=False)]

    assert "Uhu is not lost in silence" in settled("koenigrufen", SILENT_UHU, **sheet, items=in_silence)
    announced = [item("Spiel"), item("Uhu", won=False, announced=True)]
    assert settled("koenigrufen", SILENT_UHU, **sheet, items=announced) == [0, 0, 0, 0]
    elsewhere = f'{SILENT_UHU}\n"bonuses.elsewhere_costs_nothing" = false'
    assert settled("koenigrufen", elsewhere, **sheet, items=in_silence) == [6, -2, -2, -2]


@pytest.mark.parametrize(("offender", "payments"), [(1, [40, -160, 40, 40, 40]), (4, [40, 40, 40, 40, -160])])
def test_the_dealer_of_five_pays_and_is_paid_for_a_renonce_in_fahren(offender: int, payments: list[int]) -> None:
    """4 Wertungspunkte of 10 Cent to each of the four others who play."""
    assert settled("lungau", '"settling.renonce_price" = 4', **FAHREN, renonce=offender) == payments


def test_a_dealer_who_sits_out_has_no_part_in_a_renonce() -> None:
    dreier = {**FAHREN, "contract": "Dreier", "declarer": 0, "augen": [], "items": [item("Spiel")]}

    assert settled("lungau", '"settling.renonce_price" = 4', **dreier, renonce=1) == [40, -120, 40, 40, 0]
    assert "a seat among 0, 1, 2, 3" in settled("lungau", '"settling.renonce_price" = 4', **dreier, renonce=4)


WITH_TRULL = '"bonuses.farbensolo_scores" = ["Valat", "Trull"]'


def test_a_farbensolo_is_settled_with_what_a_house_has_it_score() -> None:
    """A Farbensolo is 4 and the Trull 1 to each of three: 15."""
    sheet = {**TABLE, "contract": "Farbensolo"}

    assert settled("zwanzigerrufen", WITH_TRULL, **sheet, items=[item("Spiel"), item("Trull")]) == [15, -5, -5, -5]
    absolut = settled("zwanzigerrufen", WITH_TRULL, **sheet, items=[item("Spiel"), item("Absolut", announced=True)])
    assert "expected one of Spiel, Trull, Valat" in absolut


def test_in_a_farbensolo_only_what_a_house_has_it_score_is_announced() -> None:
    hand = ["Sküs", "XXI", "XX", "XIX", "K♥", "D♥", "C♥", "K♦", "D♦", "C♦"]
    asked = {**TABLE, "contract": "Farbensolo", "partner": None, "called": None, "said": [], "hand": hand}
    house = playing.house("zwanzigerrufen", f"[rulings]\n{WITH_TRULL}\n")
    legal = playing.answer(house, "may_announce", **asked)["legal"]

    assert "Valat" in legal
    assert "Absolut" not in legal
