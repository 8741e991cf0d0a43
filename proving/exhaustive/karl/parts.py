"""The exhaustive comparisons for Karls Tarockrunde by name: each is called for its figures and the differences."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator
from typing import Final

from proving.exhaustive import plays as common
from proving.exhaustive import tricks
from proving.exhaustive.found import Found, Part, Source
from proving.exhaustive.karl import bound, plays, renonce, settlements, trischaken
from proving.exhaustive.karl.plays import Readings
from proving.exhaustive.karl.tricks import APART, ASKED_FOR_ALL, WAYS
from proving.exhaustive.settlements import chooser, one_at_a_time
from tarock_engine.karl.rulings.rule_set import KARL


def parts(whole: bool) -> Iterator[tuple[str, Part]]:  # noqa: FBT001
    """All cases, or unless ``whole`` a sample of them."""
    yield from tricks.parts(WAYS, ASKED_FOR_ALL, APART, whole=whole)
    yield from play_parts(whole=whole)
    yield from settlement_parts(whole=whole)


SOURCE: Final = Source(KARL.name, parts)


# ----------------------------------------------------------------------------------------------------------- plays


def play_parts(*, whole: bool) -> Iterator[tuple[str, Part]]:
    """Legal plays in the four ways, under the readings that affect them, and with announced Vögel."""
    every = 1 if whole else 29
    for way, options in plays.OPTIONS.items():
        for number, readings in enumerate(plays.readings_of(options)):
            part = functools.partial(in_one_way, way, readings, every, thorough=number == 0)
            yield _named(f"plays-{way}", readings), part
    numbers = bound.NUMBERS if whole else (9,)
    for readings in plays.readings_of(bound.OPTIONS):
        rules = KARL.choose(readings)
        yield _named("plays-bound", readings), functools.partial(bound.hands, rules, readings, numbers=numbers)


def _named(prefix: str, readings: Readings) -> str:
    return "-".join((prefix, *readings.values()))


def in_one_way(way: str, readings: Readings, every: int, *, thorough: bool) -> Found:
    """All hands in one way, also on tables where a whole Trull matters; later readings get two hands of each class."""
    rules = KARL.choose(readings)
    tables = itertools.chain(common.tables(), common.tables_with_trull())
    return common.every_hand(plays.asked_in(way, readings, rules), rules, tables, every=every, thorough=thorough)


# ----------------------------------------------------------------------------------------------------- settlements


def settlement_parts(*, whole: bool) -> Iterator[tuple[str, Part]]:
    """All sheets, with the options in every combination or one at a time."""
    choose = chooser(whole=whole)
    games = choose(KARL, settlements.OPTIONS, {})
    usual = settlements.KONTRA_RETOUR if whole else (0, 2)
    yield "settlements", functools.partial(settlements.one_bonus, games, usual)
    high = one_at_a_time(KARL, settlements.OPTIONS, settlements.SUBKONTRA)
    steps = settlements.TO_SUBKONTRA if whole else (0, 3)
    yield "settlements-to-subkontra", functools.partial(settlements.one_bonus, high, steps)
    yield "settlements-together", functools.partial(settlements.all_boni, games[:1], every=1 if whole else 11)
    of_valat = choose(KARL, settlements.VALAT_OPTIONS, {})
    yield "settlements-of-valat", functools.partial(settlements.valat, of_valat, usual)
    at_once = choose(KARL, settlements.VALAT_OPTIONS, settlements.ONE_FOR_ALL)
    yield "settlements-of-one-kontra", functools.partial(settlements.one_for_all, at_once)
    negative = choose(KARL, (settlements.PAIRING,), settlements.SUBKONTRA)
    yield "settlements-of-negative", functools.partial(settlements.negative, negative, steps)
    alone = choose(KARL, (*settlements.OPTIONS, settlements.VALAT), settlements.EACH_ALONE)
    yield "settlements-of-farbensolo", functools.partial(settlements.farbensolo_alone, alone)
    paid = choose(KARL, settlements.GIVE_UP_OPTIONS, {})
    yield "settlements-of-paying", functools.partial(settlements.given_up, paid)
    owed = choose(KARL, (settlements.PAID_BIRD,), {})
    yield "settlements-of-paying-owed", functools.partial(settlements.owed_birds, owed)
    yield "settlements-of-unplayed", functools.partial(settlements.unplayed_rufer, paid)
    yield from renonce_parts(whole=whole)
    of_fahren = choose(KARL, trischaken.OPTIONS, {})
    yield "settlements-of-fahren", functools.partial(trischaken.every_count, of_fahren, every=1 if whole else 7)


def renonce_parts(*, whole: bool) -> Iterator[tuple[str, Part]]:
    """What a Renonce costs."""
    choose = chooser(whole=whole)
    of_renonce = choose(KARL, settlements.RENONCE_OPTIONS, {})
    yield "settlements-of-renonce", functools.partial(renonce.renonce, of_renonce, every=1 if whole else 7)
    yield (
        "settlements-of-renonce-in-fahren",
        functools.partial(renonce.renonce_in_fahren, choose(KARL, (settlements.PAID,), {})),
    )
    no_bird = choose(KARL, (settlements.NO_BIRD, settlements.BESIDE), {})
    yield "settlements-of-renonce-no-bird", functools.partial(renonce.without_bird, no_bird)
    yield "settlements-of-renonce-several", functools.partial(renonce.several, choose(KARL, (settlements.SEVERAL,), {}))
