"""A house of Zwanzigerrufen in which the game is chosen first: Weiter is final, and only then anything is announced."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.houses import playing
from tests.houses.test_only_beside import states_of
from tests.unit.asking import act

from tarock_engine import engine
from tarock_engine.actions import Say
from tarock_engine.zwanzigerrufen.state import Announcing
from tarock_reference.houses.house import House

HELD = "bidding.may_take_over = 'vorhand-takes-over'\n"
HAND = ["XXI", "XVII", "XIV", "VI", "V", "K♦", "D♦", "C♦", "B♦", "A♦"]
NORMAL = {"contract": "Normalspiel", "declarer": 0, "partner": 2, "called": "XX"}
Word = tuple[int, str]


def house_of(first: str = "vorhand", more: str = "") -> House:
    return playing.house("zwanzigerrufen", f"[rulings]\nannouncing.after_auction = '{first}'\n{more}")


def turn(house: House, *said: Word, contract: str = "Normalspiel", declarer: int = 0) -> tuple[int, set[str]]:
    """Who is in turn after these words, and what he may say, without announcements and doublings in one word."""
    game = NORMAL if contract == "Normalspiel" else {"contract": contract, "declarer": declarer}
    words: list[Any] = [act(seat, "say", word) for seat, word in said]
    asked = {"partner": None, "called": None, **game, "players": 4, "dealer": 3, "said": words}
    found = playing.answer(house, "may_announce", **asked, hand=HAND)
    return found["seat"], {word.partition(" ")[0] for word in found["legal"]}


def test_solo_games_go_over_each_other_until_all_others_have_said_weiter() -> None:
    """Mistelbach: Vorhand holds both games of the second opponent, and who has said Weiter is not asked again."""
    house = house_of(more=HELD)
    said: list[Word] = [(1, "Weiter"), (2, "Farbensolo")]

    assert turn(house) == (1, {"Weiter", "Farbensolo", "Solo"})
    assert turn(house, *said, contract="Farbensolo", declarer=2) == (3, {"Weiter", "Solo"})
    said.append((3, "Weiter"))
    assert turn(house, *said, contract="Farbensolo", declarer=2) == (0, {"Weiter", "Farbensolo", "Solo"})
    said.append((0, "Farbensolo"))
    assert turn(house, *said, contract="Farbensolo", declarer=0) == (2, {"Weiter", "Solo"})
    said += [(2, "Solo"), (0, "Solo")]
    assert turn(house, *said, contract="Solo", declarer=0) == (2, {"Weiter"})
    said.append((2, "Weiter"))
    assert turn(house, *said, contract="Solo", declarer=0) == (0, {"Weiter", "Absolut", "Valat"})


@pytest.mark.parametrize(("first", "seat"), [("vorhand", 0), ("declarer", 3), ("left", 0)])
def test_after_the_auction_the_player_announces_first_whom_the_house_names(first: str, seat: int) -> None:
    """Horn: the fourth player's Solo goes over the Farbensolo of the third, whom nobody lets raise in the end."""
    said = [(1, "Weiter"), (2, "Farbensolo"), (3, "Solo"), (0, "Weiter"), (2, "Weiter")]
    found, words = turn(house_of(first), *said, contract="Solo", declarer=3)

    assert found == seat
    assert "Solo" not in words
    assert words >= ({"Absolut"} if seat == 3 else {"Kontra"})


def test_nothing_is_announced_in_the_auction_and_no_game_after_it() -> None:
    house, everybody = house_of(), [(seat, "Weiter") for seat in (1, 2, 3)]
    asked = {**NORMAL, "players": 4, "dealer": 3, "hand": HAND}
    early = playing.asked(house, "may_announce", **asked, said=[act(1, "say", "Kontra Spiel")])
    solo = {**asked, "contract": "Solo", "declarer": 2, "partner": None, "called": None}
    late = [act(seat, "say", word) for seat, word in [*everybody, (0, "Weiter"), (1, "Weiter"), (2, "Solo")]]

    assert "the game is chosen before anything is announced" in early["error"]
    assert turn(house, *everybody)[1] >= {"Absolut", "Valat"}
    assert "the game has been chosen" in playing.asked(house, "may_announce", **solo, said=late)["error"]


@pytest.mark.gate("12")
@pytest.mark.parametrize("deals", [12, 60])
def test_what_is_listed_in_an_auction_agrees_with_the_judge_of_acts(deals: int) -> None:
    """In whole deals: nobody is asked after his Weiter, and nothing but games is said in the auction."""
    house, seen = house_of("declarer", HELD), 0
    for state in states_of(house, random.Random(4), deals=deals):
        choices = engine.choices(state, house.rules)
        listed = [action for choice in choices for action in choice.actions]
        assert all(engine.objection(state, action, house.rules) is None for action in listed)
        for action, found in engine.refused(state, house.rules):
            assert engine.objection(state, action, house.rules) == found
        if isinstance(state, Announcing) and state.turns.chooses:
            assert state.place not in state.turns.weiter
            assert {action.item for action in listed if isinstance(action, Say)} <= {"Weiter", "Farbensolo", "Solo"}
            seen += bool(state.turns.weiter)

    assert seen
