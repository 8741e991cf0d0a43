"""Proof that each comparison of Tarock-Königrufen can fail, and that no option on its ground is left out."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest
from proving.exhaustive import plays as common
from proving.exhaustive import spoiled
from proving.exhaustive.found import Found
from proving.exhaustive.koenigrufen import bound, plays, settlements, trischaken
from proving.exhaustive.plays import Asked
from proving.exhaustive.settlements import defaults

from tarock_engine.koenigrufen.play import POSITIVE
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.koenigrufen.rulings.rule_set import KOENIGRUFEN
from tarock_engine.ruling import Ruling

KNOWN = KOENIGRUFEN.options()
NOT_ABOUT_AMOUNTS = {"solo-king-in-stock-calls"}
"""No sheet of these has the called König in the Talon."""


# ----------------------------------------------------------------------------------------------------------- plays


def compared(asked: Asked, rules: KoenigrufenRules) -> Found:
    tables = itertools.chain(common.tables(), common.tables_with_trull())
    return common.every_hand(asked, rules, tables, every=13, thorough=False)


@pytest.mark.parametrize("dropped", range(3))
def test_a_dropped_suit_duty_turns_the_plays_red(dropped: int) -> None:
    assert compared(plays.in_positive(), spoiled.without_following(KOENIGRUFEN, POSITIVE, dropped)).wrong


@pytest.mark.parametrize("wrong", ["farbensolo_trump", "farbensolo_void"])
def test_a_dropped_suit_duty_turns_farbensolo_red(wrong: str) -> None:
    anything: Any = {wrong: KOENIGRUFEN.play.follow[3]}
    play = dataclasses.replace(KOENIGRUFEN.play, **anything)

    assert compared(plays.in_farbensolo(), dataclasses.replace(KOENIGRUFEN, play=play)).wrong


def test_a_dropped_duty_turns_the_leads_of_farbensolo_red() -> None:
    asked = plays.in_farbensolo()

    assert compared(asked, spoiled.without_duty(KOENIGRUFEN, asked.contest.manner, 0)).wrong


def test_a_dropped_duty_turns_the_negative_contracts_red() -> None:
    readings = defaults(KOENIGRUFEN, plays.NEGATIVE_OPTIONS)
    asked = plays.in_negative(readings, KOENIGRUFEN)

    assert compared(asked, spoiled.without_duty(KOENIGRUFEN, asked.contest.manner, 1)).wrong


@pytest.mark.parametrize("dropped", [1, 2])
def test_a_dropped_duty_turns_trischaken_red(dropped: int) -> None:
    readings = defaults(KOENIGRUFEN, plays.TRISCHAKEN_OPTIONS)
    asked = plays.in_trischaken(readings, KOENIGRUFEN)

    assert compared(asked, spoiled.without_duty(KOENIGRUFEN, asked.contest.manner, dropped)).wrong


@pytest.mark.parametrize("option", plays.NEGATIVE_OPTIONS)
def test_a_reading_taken_for_another_turns_the_negative_contracts_red(option: str) -> None:
    readings = defaults(KOENIGRUFEN, plays.NEGATIVE_OPTIONS)
    rules = KOENIGRUFEN.choose({**readings, option: KNOWN[option][1]})

    assert compared(plays.in_negative(readings, rules), rules).wrong


@pytest.mark.parametrize("option", plays.TRISCHAKEN_OPTIONS)
def test_a_reading_taken_for_another_turns_trischaken_red(option: str) -> None:
    readings = {**defaults(KOENIGRUFEN, plays.TRISCHAKEN_OPTIONS), "kaiserstich": "on"}
    other = next(name for name in KNOWN[option] if name != readings[option])
    rules = KOENIGRUFEN.choose({**readings, option: other})

    assert compared(plays.in_trischaken(readings, rules), rules).wrong


@pytest.mark.prove
@pytest.mark.parametrize("option", bound.OPTIONS)
def test_a_reading_taken_for_another_turns_bound_cards_red(option: str) -> None:
    readings = defaults(KOENIGRUFEN, bound.OPTIONS)
    for other in KNOWN[option][1:]:
        assert bound.hands(KOENIGRUFEN.choose({**readings, option: other}), readings, numbers=(9,)).wrong


@pytest.mark.prove
@pytest.mark.parametrize("item", ["Uhu", "Kakadu", "Marabu"])
def test_a_vogel_that_need_not_go_in_its_trick_turns_bound_cards_red(item: str) -> None:
    must = {
        **KOENIGRUFEN.play.must_be_played,
        item: Ruling(value=False, clause=KOENIGRUFEN.play.must_be_played[item].clause),
    }
    rules = dataclasses.replace(KOENIGRUFEN, play=dataclasses.replace(KOENIGRUFEN.play, must_be_played=must))
    number = KOENIGRUFEN.play.bound_until[item].value

    assert bound.hands(rules, defaults(KOENIGRUFEN, bound.OPTIONS), numbers=(number,)).wrong
    assert not bound.hands(rules, defaults(KOENIGRUFEN, bound.OPTIONS), numbers=(number - 1,)).wrong


# ----------------------------------------------------------------------------------------------------- settlements


def test_every_contract_and_every_bonus_has_a_place_on_a_sheet() -> None:
    positive = (*settlements.WITH_PARTNER, *settlements.ALONE)

    assert {*positive, *settlements.NEGATIVE, "Farbensolo", "Trischaken"} == {
        contract.name for contract in KOENIGRUFEN.contracts
    }
    assert set(settlements.BONI) == set(KOENIGRUFEN.settling.silent_prices)
    assert set(settlements.ANNOUNCEABLE) == set(KOENIGRUFEN.settling.announced_prices)


def test_every_option_of_settling_bears_on_a_sheet() -> None:
    fields = dataclasses.fields(KOENIGRUFEN.settling)
    rulings = [getattr(KOENIGRUFEN.settling, field.name) for field in fields]
    options = {ruling.option for ruling in rulings if isinstance(ruling, Ruling) and ruling.option is not None}
    sheets = (settlements.OPTIONS, settlements.STEPS_OPTIONS, settlements.VALAT_OPTIONS, settlements.GIVE_UP_OPTIONS)

    assert options - {*itertools.chain(*sheets), *trischaken.OPTIONS} == NOT_ABOUT_AMOUNTS


def test_orders_are_all_weak_orders_and_the_tricks_fall_in_455_ways() -> None:
    assert len(trischaken.orders()) == 75
    assert len(trischaken.falls()) == 455


def with_other(option: str, options: Sequence[str], always: Mapping[str, str]) -> list[tuple[Any, KoenigrufenRules]]:
    """The readings by default, and the rules under another one of ``option``."""
    readings = {**defaults(KOENIGRUFEN, options), **always}
    return [(readings, KOENIGRUFEN.choose({**readings, option: KNOWN[option][1]}))]


def usual(choices: Sequence[tuple[Any, KoenigrufenRules]]) -> Found:
    return settlements.one_bonus(choices, (0, 1))


def high(choices: Sequence[tuple[Any, KoenigrufenRules]]) -> Found:
    return settlements.one_bonus(choices, (0, 5))


@pytest.mark.prove
@pytest.mark.parametrize(
    ("sheet", "options", "always"),
    [
        (usual, settlements.OPTIONS, {}),
        (high, settlements.STEPS_OPTIONS, settlements.MORDKONTRA),
        (settlements.boni_at_five, (settlements.AT_FIVE,), {}),
        (settlements.negative, (settlements.AT_FIVE,), {}),
        (settlements.valat, settlements.VALAT_OPTIONS, {}),
        (settlements.given_up, settlements.GIVE_UP_OPTIONS, {"rufer-king-in-stock-give-up": "game-value"}),
        (trischaken.every_count, trischaken.OPTIONS, {}),
    ],
    ids=["Boni", "Mordkontra", "five", "negative", "Valat", "giving up", "Trischaken"],
)
def test_a_reading_taken_for_another_turns_the_settlements_red(
    sheet: Callable[[Any], Found], options: Sequence[str], always: Mapping[str, str]
) -> None:
    for option in options:
        found = sheet(with_other(option, options, always))

        assert 0 < found.wrong < found.compared, option


@pytest.mark.prove
@pytest.mark.parametrize("field", ["no_trick_price", "much_augen_price", "much_augen"])
def test_another_number_turns_trischaken_red(field: str) -> None:
    rules = spoiled.with_value(KOENIGRUFEN, "settling", field, getattr(KOENIGRUFEN.settling, field).value + 1)

    assert trischaken.every_count([(defaults(KOENIGRUFEN, trischaken.OPTIONS), rules)]).wrong


@pytest.mark.prove
@pytest.mark.parametrize("bonus", settlements.BONI)
def test_another_value_turns_the_settlements_red(bonus: str) -> None:
    rules = spoiled.with_one_more(KOENIGRUFEN, "silent_prices", bonus)

    assert settlements.one_bonus([(defaults(KOENIGRUFEN, settlements.OPTIONS), rules)], (0,)).wrong
