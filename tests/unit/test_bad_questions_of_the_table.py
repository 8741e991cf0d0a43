"""What cannot be at the table, in every source: the error names the place, and what was expected."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import pytest
from tests.unit.asking import TABLE, Fields, act, answer, error, item
from tests.unit.test_bad_questions_of_sheets import SHEETS

from tarock_engine.cards import names_in
from tarock_engine.rule_sets import RULE_SETS

ALL: Final = tuple(RULE_SETS)
ALONE: Final[Mapping[str, str]] = {"lungau": "Fahren", "karl": "Fahren", "koenigrufen": "Trischaken"}
BIRD: Final[Mapping[str, str]] = {rules: "Spatz" if rules == "lungau" else "Pagat" for rules in ALL}
NOBODY: Final[Mapping[str, str]] = {rules: "Solo" if rules == "zwanzigerrufen" else "Dreier" for rules in ALL}
HAND: Final = ["XX", "XIX", "I", "K♥", "D♥", "C♥", "K♦", "D♠", "C♠", "K♣"]
GUT: Final = [act(seat, "say", "Gut!") for seat in range(5)]
FIVE: Final[Fields] = {"players": 5, "dealer": 4}


# ------------------------------------------------------------------------------------------------- cards to be played


@pytest.mark.parametrize("rules", ALL)
def test_nothing_is_announced_twice(rules: str) -> None:
    asked = {"contract": NOBODY[rules], "hand": HAND, "trick": [], "announced": ["Valat", *[BIRD[rules]] * 2]}
    expected = f"announced[2]: expected each announcement once, got '{BIRD[rules]}' a second time"

    assert error(rules, "may_play", asked) == expected


@pytest.mark.parametrize("rules", ALL)
def test_a_game_that_calls_nobody_has_no_called_card(rules: str) -> None:
    called = "XX" if rules == "zwanzigerrufen" else "K♥"
    asked = {"contract": NOBODY[rules], "hand": HAND, "trick": [], "called": called}

    assert error(rules, "may_play", asked) == f"called: expected none in a {NOBODY[rules]}, got {called}"


@pytest.mark.parametrize("rules", list(ALONE))
def test_where_everybody_plays_for_himself_nothing_is_called_or_announced(rules: str) -> None:
    asked = {"contract": ALONE[rules], "hand": HAND, "trick": []}

    expected = f"called: expected none in {ALONE[rules]}, got K♥"
    assert error(rules, "may_play", {**asked, "called": "K♥"}) == expected
    expected = f"announced: expected nothing in {ALONE[rules]}, got {BIRD[rules]}"
    assert error(rules, "may_play", {**asked, "announced": [BIRD[rules]]}) == expected


# ------------------------------------------------------------------------------------------------------------ dealing


@pytest.mark.parametrize("rules", ALL)
@pytest.mark.parametrize("starts", [9, -1, 4])
def test_the_first_packet_goes_to_somebody_who_is_dealt_cards(rules: str, starts: int) -> None:
    asked = {**TABLE, "pack": names_in(RULE_SETS[rules].pack), "starts": starts}

    assert error(rules, "dealing", asked) == f"starts: expected a seat among 0, 1, 2, 3, got {starts}"


def test_the_first_packet_does_not_go_to_a_dealer_who_sits_out() -> None:
    asked = {**FIVE, "pack": names_in(RULE_SETS["lungau"].pack), "starts": 4}

    assert error("lungau", "dealing", asked) == "starts: expected a seat among 0, 1, 2, 3, got 4"
    assert answer("lungau", "dealing", {**asked, "starts": 2}, {"deal-first-packet": "any"})["order"] == [2, 3, 0, 1]


# ------------------------------------------------------------------------------------------ everybody for himself


def alone(rules: str, augen: Sequence[int], **more: Any) -> Fields:
    """A settlement without a declarer."""
    table = FIVE if len(augen) == 5 else TABLE
    tricks = {} if rules == "lungau" else {"tricks": [3, 3, 3, 3]}
    return {**table, "contract": ALONE[rules], "declarer": None, "items": [], "augen": list(augen), **tricks, **more}


@pytest.mark.parametrize(("rules", "most"), [("lungau", 71), ("karl", 70), ("koenigrufen", 70)])
def test_together_nobody_has_more_augen_than_the_pack(rules: str, most: int) -> None:
    message = error(rules, "settle", alone(rules, [40, 40, 40, 40]))

    assert message == f"augen: expected no more than {most} in all, got 160"
    assert error(rules, "settle", alone(rules, [most, 1, 0, 0])).startswith(f"augen: expected no more than {most}")


@pytest.mark.parametrize(("augen", "message"), [([10, 10, 10, 10], "41"), ([20, 20, 20, 5, 5], "71")])
def test_no_more_augen_are_left_out_than_a_talon_can_have(augen: Sequence[int], message: str) -> None:
    expected = f"augen: expected at least {message} in all, got {sum(augen)}"

    assert error("lungau", "settle", alone("lungau", augen)) == expected
    assert sum(answer("lungau", "settle", alone("lungau", [augen[0] + 1, *augen[1:]]))["payments"]) == 0


@pytest.mark.parametrize("said", [GUT[:1], [act(0, "say", "Kontra"), *GUT[:2]], [act(0, "say", "Kontra")]])
def test_a_round_of_kontras_is_told_whole(said: Sequence[Fields]) -> None:
    seat = sum(one["what"] == "Gut!" for one in said)
    expected = f"said: expected the whole round, in which seat {seat} speaks next, got {len(said)} utterances"

    assert error("lungau", "settle", alone("lungau", [30, 20, 12, 9], said=said)) == expected
    assert answer("lungau", "settle", alone("lungau", [30, 20, 12, 9], said=GUT[:4]))


# ------------------------------------------------------------------------------------------------------------- tricks


def dreier(rules: str, item: str, **more: Any) -> Fields:
    """A Dreier in which the declarer announced something, with seven tricks for him and none of them told."""
    pack = names_in(RULE_SETS[rules].pack)
    said = [act(0, "say", item), *GUT[:4], *(GUT[:4] if rules == "lungau" else [])]
    opening = [act(0, "say", "ich liege")] if rules == "karl" else []
    sides = {"piles": {"declarer": pack[:31], "foes": pack[31:]}, "tricks": {"declarer": 7, "foes": 5}}
    game = {**TABLE, "contract": "Dreier", "declarer": 0, "partner": None, "called": None}
    return {**game, **sides, "said": [*opening, *said], "played": [], **more}


@pytest.mark.parametrize(
    ("rules", "name", "number"),
    [
        ("lungau", "Spatz", 12),
        ("lungau", "Uhu", 11),
        ("karl", "Pagat", 12),
        ("karl", "Kakadu", 10),
        ("koenigrufen", "Pagat", 12),
        ("koenigrufen", "Marabu", 9),
    ],
)
def test_the_trick_of_an_announced_ultimo_is_told(rules: str, name: str, number: int) -> None:
    expected = f"played: expected trick {number} among them, because {name} was announced, got none"

    assert error(rules, "result", dreier(rules, name)) == expected


def test_after_a_valat_an_announced_ultimo_hangs_on_no_trick() -> None:
    valat = {"declarer": 12, "foes": 0}
    pile = {"declarer": names_in(RULE_SETS["lungau"].pack)[:51], "foes": names_in(RULE_SETS["lungau"].pack)[51:]}

    items = answer("lungau", "result", dreier("lungau", "Spatz", tricks=valat, piles=pile))["items"]
    assert [one["item"] for one in items] == ["Valat"]


def test_whoever_has_played_his_last_card_does_not_lead_and_nobody_guesses_whether_he_has() -> None:
    asked = {**FIVE, "contract": "Fahren", "leader": 0}

    found = answer("lungau", "trick", {**asked, "cards": ["K♥", "D♥", "C♥", "B♥", "XX"]})
    assert (found["winner"], found["leads"]) == (4, None)
    found = answer("lungau", "trick", {**asked, "cards": ["K♥", "D♥", "C♥", "XX", "B♥"]})
    assert (found["winner"], found["leads"]) == (3, 3)


# -------------------------------------------------------------------------------------------------------------- items


@pytest.mark.parametrize("name", ["König ultimo", "Valat"])
def test_what_only_the_declarers_side_announces_is_not_the_others(name: str) -> None:
    items = [item(), item(name, side="foes", announced=True, won=False)]
    expected = f"items[1].announced: expected no, because only the declarer's side announces {name}, got yes"

    assert error("lungau", "settle", {**SHEETS["lungau"], "items": items}) == expected


def test_nobody_doubles_his_own_announcement() -> None:
    items = [item(), item("Trull", announced=True, doubled=[0])]
    lone = {**TABLE, "contract": "Dreier", "declarer": 0, "partner": None, "items": items}
    expected = "items[1].doubled[0]: expected another seat than 0, who announced Trull, got 0"

    assert error("lungau", "settle", lone) == expected
