"""What may be played in Tarock-Königrufen, in each of its four ways and under the readings that bear on them."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from proving.exhaustive import plays
from proving.exhaustive.plays import DEALT, Asked, Held
from tarock_engine.actions import TRISCHAKEN
from tarock_engine.koenigrufen.play import NEGATIVE, POSITIVE
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.koenigrufen.rulings.rule_set import KOENIGRUFEN
from tarock_engine.koenigrufen.terms import FARBENSOLO
from tarock_engine.seating import Seat
from tarock_engine.state import Contest, Exchange, Game

Readings = Mapping[str, str]

TAKING: Final = frozenset({"suit+", "trump+", "I+"})
TRUMP: Final = plays.TRUMP | {"I+", "I-"}
NEGATIVE_OPTIONS: Final = ("overtake-within-follow", "kaiserstich")
TRISCHAKEN_OPTIONS: Final = (
    *("overtake-within-follow", "trischaken-pagat-last"),
    *("kaiserstich", "trischaken-pagat-and-kaiserstich"),
)


# ------------------------------------------------------------------------------------------------------ the source


def _naming(readings: Readings, apart: Sequence[str] = ()) -> Callable[[Sequence[str]], Callable[[str], str]]:
    """The cells of a table, with the Kaiserstich or without it."""
    taker = plays.taken_by_the_i if readings.get("kaiserstich") == "on" else plays.best_of
    return plays.naming(taker, apart)


def positive(held: Held, table: Sequence[str]) -> Held:
    """Follow suit, else trump, else anything."""
    return plays.follow(held, table, plays.SUIT, TRUMP)


def negative(held: Held, table: Sequence[str], *, readings: Readings) -> Held:
    """Within suit and trump duty a card that takes; or a trump that takes goes before a suit that cannot."""
    left = plays.follow(held, table, plays.SUIT, TRUMP)
    if not table:
        return left
    if left & TAKING:
        return left & TAKING
    if readings["overtake-within-follow"] == "above" and held & TRUMP & TAKING:
        return held & TRUMP & TAKING
    return left


def trischaken(held: Held, table: Sequence[str], *, readings: Readings) -> Held:
    """As in the negative contracts, and as if the Pagat were not there while he has to stay for other trumps."""
    pagat = held & {"I+", "I-"}
    if not pagat or not held & plays.TRUMP:
        return negative(held, table, readings=readings)
    if table and readings["trischaken-pagat-last"] == "lead-only":
        return negative(held, table, readings=readings)
    on_skues_and_mond = readings["kaiserstich"] == "on" and {"Sküs", "XXI"} <= set(table)
    if on_skues_and_mond and readings["trischaken-pagat-and-kaiserstich"] == "overtake-first":
        return negative(held, table, readings=readings)
    return negative(held - pagat, table, readings=readings)


def farbensolo(held: Held, table: Sequence[str]) -> Held:
    """Follow suit, else trump, else anything; trumps are led by whoever has nothing else."""
    if not table:
        return held - TRUMP or held
    return plays.follow(held, table, plays.SUIT, TRUMP)


# ------------------------------------------------------------------------------------------------------ the engine


def _contest(contract: str, manner: str, rules: KoenigrufenRules) -> Contest:
    game = None if manner == TRISCHAKEN else Game(DEALT, rules.by_name[contract], Seat(0))
    return Contest(
        dealt=DEALT,
        game=game,
        exchange=Exchange(),
        chains=(),
        bound=(0,) * 4,
        valat=False,
        manner=manner,
    )


def in_positive() -> Asked:
    """Positive contracts."""
    return Asked("positive", _contest("Dreier", POSITIVE, KOENIGRUFEN), _naming({}), positive)


def in_farbensolo() -> Asked:
    """Farbensolo."""
    return Asked("Farbensolo", _contest("Farbensolo", FARBENSOLO, KOENIGRUFEN), _naming({}), farbensolo)


def in_negative(readings: Readings, rules: KoenigrufenRules) -> Asked:
    """Negative contracts under some readings of ``NEGATIVE_OPTIONS``."""
    telling = functools.partial(negative, readings=readings)
    name = f"negative, {' '.join(readings.values())}"
    return Asked(name, _contest("Bettel", NEGATIVE, rules), _naming(readings), telling)


def in_trischaken(readings: Readings, rules: KoenigrufenRules) -> Asked:
    """Trischaken under some readings of ``TRISCHAKEN_OPTIONS``."""
    telling = functools.partial(trischaken, readings=readings)
    name = f"Trischaken, {' '.join(readings.values())}"
    return Asked(name, _contest(TRISCHAKEN, TRISCHAKEN, rules), _naming(readings, ("I",)), telling)


def readings_of(options: Sequence[str]) -> Iterator[Readings]:
    """Every combination of the readings of ``options`` that the rule set knows; the Kaiserstich's own only with it."""
    known = KOENIGRUFEN.options()
    for names in itertools.product(*(known[option] for option in options)):
        readings = dict(zip(options, names, strict=True))
        if readings.get("kaiserstich") == "off" and readings.get("trischaken-pagat-and-kaiserstich") == "pagat-last":
            continue
        yield readings
