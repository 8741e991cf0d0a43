"""Proof that each comparison of Karls Tarockrunde can fail, and that no option on its ground is left out."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest
from proving.exhaustive import plays as common
from proving.exhaustive import spoiled, tricks
from proving.exhaustive.found import Found
from proving.exhaustive.karl import bound, plays, renonce, settlements, trischaken
from proving.exhaustive.karl.tricks import WAYS
from proving.exhaustive.settlements import defaults

from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.rulings.rule_set import KARL
from tarock_engine.karl.terms import FAHREN, FARBENSOLO, NEGATIVE, POSITIVE
from tarock_engine.ruling import Ruling

pytestmark = pytest.mark.prove

KNOWN = KARL.options()


# ---------------------------------------------------------------------------------------------------------- tricks


@pytest.mark.parametrize(
    ("way", "group", "field"),
    [("positive", "play", "whole_trull"), ("negative", "play", "negative_trull"), ("fahren", "trischaken", "trull")],
)
def test_a_trull_that_the_pagat_does_not_take_turns_the_tricks_red(way: str, group: str, field: str) -> None:
    decided = WAYS[way]
    rules = spoiled.with_value(KARL, group, field, lambda _table, _rules: None)

    assert tricks.compare(decided.way, rules, decided.manner, every=100_000).wrong_tables == tricks.WHOLE_TRULL


# ----------------------------------------------------------------------------------------------------------- plays


def compared(way: str, readings: plays.Readings, rules: KarlRules) -> Found:
    tables = itertools.chain(common.tables(), common.tables_with_trull())
    return common.every_hand(plays.asked_in(way, readings, rules), rules, tables, every=13, thorough=False)


@pytest.mark.parametrize("way", plays.OPTIONS)
@pytest.mark.parametrize("dropped", range(3))
def test_a_dropped_suit_duty_turns_the_plays_red(way: str, dropped: int) -> None:
    readings = defaults(KARL, plays.OPTIONS[way])
    manner = plays.asked_in(way, readings, KARL).contest.manner

    assert compared(way, readings, spoiled.without_following(KARL, manner, dropped)).wrong


@pytest.mark.parametrize(
    ("way", "manner", "dropped"),
    [
        ("farbensolo", FARBENSOLO, 0),
        *(("negative", NEGATIVE, dropped) for dropped in range(3)),
        *(("fahren", FAHREN, dropped) for dropped in range(3)),
    ],
)
def test_a_dropped_duty_turns_the_plays_red(way: str, manner: str, dropped: int) -> None:
    assert compared(way, defaults(KARL, plays.OPTIONS[way]), spoiled.without_duty(KARL, manner, dropped)).wrong


def test_overtaking_in_positive_games_turns_the_plays_red() -> None:
    rules = spoiled.with_value(KARL, "play", "positive_overtaking", value=True)

    assert KARL.manners[POSITIVE].duties == ()
    assert compared("positive", defaults(KARL, plays.OPTIONS["positive"]), rules).wrong


@pytest.mark.parametrize(
    ("way", "option", "reading"),
    [
        (way, option, reading)
        for way, options in plays.OPTIONS.items()
        for option in options
        for reading in KNOWN[option][1:]
        if (way, reading)
        not in {("positive", "not-in-fahren"), ("negative", "not-in-fahren")}  # Fahren is none of them
    ],
)
def test_a_reading_taken_for_another_turns_the_plays_red(way: str, option: str, reading: str) -> None:
    readings = defaults(KARL, plays.OPTIONS[way])

    assert compared(way, readings, KARL.choose({**readings, option: reading})).wrong


@pytest.mark.parametrize("option", bound.OPTIONS)
def test_a_reading_taken_for_another_turns_bound_cards_red(option: str) -> None:
    readings = defaults(KARL, bound.OPTIONS)
    for other in KNOWN[option][1:]:
        assert bound.hands(KARL.choose({**readings, option: other}), readings, numbers=(9,)).wrong


@pytest.mark.parametrize("bird", settlements.BIRDS)
def test_a_vogel_of_another_trick_turns_bound_cards_red(bird: str) -> None:
    due = KARL.bonuses.bird_tricks[bird]
    birds = {**KARL.bonuses.bird_tricks, bird: Ruling(due.value - 1, due.clause)}
    rules = dataclasses.replace(KARL, bonuses=dataclasses.replace(KARL.bonuses, bird_tricks=birds))
    readings = {**defaults(KARL, bound.OPTIONS), bound.EARLY: "renonce"}
    rules = rules.choose(readings)

    assert bound.hands(rules, readings, numbers=(due.value - 1,)).wrong


# ----------------------------------------------------------------------------------------------------- settlements


def test_every_contract_and_every_bonus_has_a_place_on_a_sheet() -> None:
    games = {*settlements.WITH_PARTNER, *settlements.ALONE, *settlements.NEGATIVE}

    assert {*games, "Fahren"} == {contract.name for contract in KARL.contracts}
    assert set(settlements.BONI) == set(KARL.settling.silent_prices)


def options_of(*groups: str) -> set[str]:
    rulings = [
        getattr(getattr(KARL, group), field.name)
        for group in groups
        for field in dataclasses.fields(getattr(KARL, group))
    ]
    return {ruling.option for ruling in rulings if isinstance(ruling, Ruling) and ruling.option is not None}


def test_every_option_of_settling_bears_on_a_sheet() -> None:
    sheets = (
        *(settlements.OPTIONS, settlements.VALAT_OPTIONS, settlements.RENONCE_OPTIONS, settlements.GIVE_UP_OPTIONS),
        *((settlements.SOLO_VALAT, settlements.NO_BIRD, settlements.BESIDE, settlements.PAID_BIRD), trischaken.OPTIONS),
        (settlements.SEVERAL,),
    )
    found_out = {"renonce-acts", "wrong-discard-found-late", "wrong-number-before-opening", "auch-rufer-no-bird-outbid"}
    of_breaches = {"renonce-until-when", "fahren-wrong-number", "several-offenders"}
    elsewhere = {"void-must-play-tarock", "trischaken-talon", *found_out, *of_breaches}

    assert options_of("settling", "renonce", "trischaken") - {*itertools.chain(*sheets)} == elsewhere


def usual(choices: Sequence[tuple[Any, KarlRules]]) -> Found:
    return settlements.one_bonus(choices, (0, 1))


def high(choices: Sequence[tuple[Any, KarlRules]]) -> Found:
    return settlements.one_bonus(choices, (0, 3))


def of_valat(choices: Sequence[tuple[Any, KarlRules]]) -> Found:
    return settlements.valat(choices, (0, 1))


def of_negative(choices: Sequence[tuple[Any, KarlRules]]) -> Found:
    return settlements.negative(choices, (0, 1))


def of_renonce(choices: Sequence[tuple[Any, KarlRules]]) -> Found:
    return renonce.renonce(choices, every=11)


@pytest.mark.parametrize(
    ("sheet", "options", "always"),
    [
        (usual, settlements.OPTIONS, {}),
        (high, settlements.OPTIONS, settlements.SUBKONTRA),
        (of_valat, settlements.VALAT_OPTIONS, {}),
        (settlements.one_for_all, settlements.VALAT_OPTIONS, settlements.ONE_FOR_ALL),
        (of_negative, (settlements.PAIRING,), {}),
        (settlements.farbensolo_alone, (settlements.OF_FARBENSOLO, settlements.VALAT), settlements.EACH_ALONE),
        (settlements.given_up, settlements.GIVE_UP_OPTIONS, {}),
        (settlements.owed_birds, (settlements.PAID_BIRD,), {}),
        (settlements.unplayed_rufer, (settlements.PAIRING,), {}),
        (of_renonce, settlements.RENONCE_OPTIONS, {}),
        (renonce.without_bird, (settlements.NO_BIRD, settlements.BESIDE), {}),
        (renonce.several, (settlements.SEVERAL,), {}),
        (trischaken.every_count, trischaken.OPTIONS, {}),
    ],
    ids=[
        *("Boni", "Subkontra", "Valat", "one Kontra", "negative", "Farbensolo"),
        *("paying", "paid Vogel", "unplayed", "Renonce", "no Vogel", "several Renonces", "Fahren"),
    ],
)
def test_a_reading_taken_for_another_turns_the_settlements_red(
    sheet: Callable[[Any], Found], options: Sequence[str], always: Mapping[str, str]
) -> None:
    for option in options:
        readings = {**defaults(KARL, options), **always}
        found = sheet([(readings, KARL.choose({**readings, option: KNOWN[option][1]}))])

        assert found.wrong, option


@pytest.mark.parametrize("field", ["limit_points", "limit_times", "vorhand_times"])
def test_another_number_turns_fahren_red(field: str) -> None:
    rules = spoiled.with_value(KARL, "trischaken", field, getattr(KARL.trischaken, field).value + 1)

    assert trischaken.every_count([(defaults(KARL, trischaken.OPTIONS), rules)]).wrong


@pytest.mark.parametrize(
    "field", ["silent_valat", "announced_valat", "kontra_times", "retour_times", "announced_factor"]
)
def test_another_factor_turns_a_valat_red(field: str) -> None:
    rules = spoiled.with_value(KARL, "settling", field, getattr(KARL.settling, field).value + 1)

    assert settlements.valat([(defaults(KARL, settlements.VALAT_OPTIONS), rules)], (0, 1, 2)).wrong


@pytest.mark.parametrize("bonus", settlements.BONI)
def test_another_value_turns_the_settlements_red(bonus: str) -> None:
    rules = spoiled.with_one_more(KARL, "silent_prices", bonus)

    assert settlements.one_bonus([(defaults(KARL, settlements.OPTIONS), rules)], (0,)).wrong


@pytest.mark.parametrize("taken", KNOWN[settlements.SEVERAL])
@pytest.mark.parametrize("reading", KNOWN[settlements.SEVERAL])
def test_each_reading_of_several_renonces_is_told_from_both_others(reading: str, taken: str) -> None:
    found = renonce.several([({settlements.SEVERAL: reading}, KARL.choose({settlements.SEVERAL: taken}))])

    assert (found.wrong > 0) is (reading != taken)


@pytest.mark.parametrize("field", ["paid_to_partner", "offender_pays_alone"])
def test_a_renonce_among_fewer_turns_the_settlements_red(field: str) -> None:
    rules = spoiled.with_value(KARL, "renonce", field, value=False)

    assert renonce.renonce([(defaults(KARL, settlements.RENONCE_OPTIONS), rules)], every=5).wrong


def test_a_renonce_in_fahren_that_vorhand_pays_once_turns_the_settlements_red() -> None:
    rules = spoiled.with_value(KARL, "renonce", "fahren_vorhand_times", 1)

    assert renonce.renonce_in_fahren([(defaults(KARL, (settlements.PAID,)), rules)]).wrong == 4


def test_the_dearest_vogel_instead_of_the_cheapest_turns_paying_red() -> None:
    rules = spoiled.with_value(KARL, "settling", "paid_bird", lambda held: held[-1] if held else "Pagat")

    assert settlements.owed_birds([({settlements.PAID_BIRD: "cheapest-held"}, rules)]).wrong == 11
