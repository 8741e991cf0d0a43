"""The exhaustive comparisons for Tarock-Königrufen by name: each is called for its figures and the differences."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator
from typing import Final

from proving.exhaustive import plays as common
from proving.exhaustive import tricks
from proving.exhaustive.found import Found, Part, Source
from proving.exhaustive.koenigrufen import bound, plays, settlements, trischaken
from proving.exhaustive.koenigrufen.plays import Readings
from proving.exhaustive.koenigrufen.tricks import APART, ASKED_FOR_ALL, WAYS
from proving.exhaustive.plays import Asked
from proving.exhaustive.settlements import chooser, combinations, one_at_a_time
from tarock_engine.koenigrufen.rulings.rule_set import KOENIGRUFEN


def parts(whole: bool) -> Iterator[tuple[str, Part]]:  # noqa: FBT001
    """All cases, or unless ``whole`` a sample of them."""
    yield from tricks.parts(WAYS, ASKED_FOR_ALL, APART, whole=whole)
    yield from play_parts(whole=whole)
    yield from settlement_parts(whole=whole)


SOURCE: Final = Source(KOENIGRUFEN.name, parts)


# ----------------------------------------------------------------------------------------------------------- plays


def play_parts(*, whole: bool) -> Iterator[tuple[str, Part]]:
    """Legal plays in the four ways, under the readings that affect them, and with announced Boni."""
    every = 1 if whole else 19
    for name, way in (("positive", plays.in_positive), ("farbensolo", plays.in_farbensolo)):
        yield f"plays-{name}", functools.partial(in_one_way, way(), every)
    for readings in plays.readings_of(plays.NEGATIVE_OPTIONS):
        asked = plays.in_negative(readings, KOENIGRUFEN.choose(readings))
        yield _named("plays-negative", readings), functools.partial(with_readings, asked, readings, every)
    for readings in plays.readings_of(plays.TRISCHAKEN_OPTIONS):
        asked = plays.in_trischaken(readings, KOENIGRUFEN.choose(readings))
        yield _named("plays-trischaken", readings), functools.partial(with_readings, asked, readings, every)
    numbers, few = (bound.NUMBERS, 1) if whole else ((1, 9), 5)
    for readings in plays.readings_of(bound.OPTIONS):
        rules = KOENIGRUFEN.choose(readings)
        yield (
            _named("plays-bound", readings),
            functools.partial(bound.hands, rules, readings, numbers=numbers, every=few),
        )


def _named(prefix: str, readings: Readings) -> str:
    return "-".join((prefix, *readings.values()))


def in_one_way(asked: Asked, every: int) -> Found:
    """All hands where no reading matters."""
    return common.every_hand(asked, KOENIGRUFEN, common.tables(), every=every)


def with_readings(asked: Asked, readings: Readings, every: int) -> Found:
    """All hands under some readings; with Kaiserstich two of each class, also on tables where a whole Trull matters.

    Trischaken without it gets two of each class too, since it differs from other negative contracts only in the Pagat.
    """
    kaiserstich = readings["kaiserstich"] == "on"
    tables = itertools.chain(common.tables(), common.tables_with_trull() if kaiserstich else ())
    thorough = not kaiserstich and "trischaken-pagat-last" not in readings
    return common.every_hand(asked, KOENIGRUFEN.choose(readings), tables, every=every, thorough=thorough)


# ----------------------------------------------------------------------------------------------------- settlements


def settlement_parts(*, whole: bool) -> Iterator[tuple[str, Part]]:
    """All sheets, with the options in every combination or one at a time."""
    choose = chooser(whole=whole)
    games = choose(KOENIGRUFEN, settlements.OPTIONS, {})
    usual = settlements.FOUR_STEPS if whole else (0, 2)
    yield "settlements", functools.partial(settlements.one_bonus, games, usual, every=1 if whole else 7)
    high = one_at_a_time(KOENIGRUFEN, settlements.STEPS_OPTIONS, settlements.MORDKONTRA)
    steps = settlements.SIX_STEPS if whole else (0, 4, 5)
    yield "settlements-to-mordkontra", functools.partial(settlements.one_bonus, high, steps, every=1 if whole else 11)
    at_five = choose(KOENIGRUFEN, (*settlements.OPTIONS, settlements.AT_FIVE), {})
    yield "settlements-at-five", functools.partial(settlements.boni_at_five, at_five, every=1 if whole else 3)
    yield "settlements-together", functools.partial(settlements.all_boni, games[:1], every=1 if whole else 29)
    of_valat = choose(KOENIGRUFEN, settlements.VALAT_OPTIONS, {})
    yield "settlements-of-valat", functools.partial(settlements.valat, of_valat, every=1 if whole else 13)
    negative = choose(KOENIGRUFEN, (settlements.AT_FIVE, "game-at-mordkontra"), settlements.MORDKONTRA)
    yield "settlements-of-negative", functools.partial(settlements.negative, negative, every=1 if whole else 5)
    given_up = choose(KOENIGRUFEN, settlements.GIVE_UP_OPTIONS, {"rufer-king-in-stock-give-up": "game-value"})
    yield "settlements-of-giving-up", functools.partial(settlements.given_up, given_up)
    trischaken_games = choose(KOENIGRUFEN, trischaken.OPTIONS, {})
    yield (
        "settlements-of-trischaken",
        functools.partial(trischaken.every_count, trischaken_games, every=1 if whole else 5),
    )
    usual_base = {option: KOENIGRUFEN.options()[option][0] for option in trischaken.BASE_OPTIONS}
    extras = combinations(KOENIGRUFEN, (trischaken.EXTRAS_OPTION,), usual_base)
    yield "settlements-of-trischaken-falls", functools.partial(trischaken.every_fall, extras, every=1 if whole else 31)
