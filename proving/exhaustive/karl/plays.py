"""What may be played in Karls Tarockrunde, in each of its four ways and under the readings that bear on them."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from proving.exhaustive import plays, told
from proving.exhaustive.plays import DEALT, Asked, Held
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.rulings.rule_set import KARL
from tarock_engine.karl.terms import FAHREN, FARBENSOLO, NEGATIVE, POSITIVE
from tarock_engine.seating import Seat
from tarock_engine.state import Contest, Exchange, Game

Readings = Mapping[str, str]

TAKING: Final = frozenset({"suit+", "trump+", "I+"})
PAGAT: Final = frozenset({"I+", "I-"})
TRUMP: Final = plays.TRUMP | PAGAT
VOID: Final = "void-must-play-tarock"
SKUES: Final = "maerchenstich-skues-owed"
IN_FARBENSOLO: Final = "farbensolo-tarock-lead-or-play"
STICHZWANG_OPTIONS: Final = (VOID, SKUES)
"""Those that bear on negative games and on Fahren."""
OPTIONS: Final = {
    "positive": (VOID,),
    "farbensolo": (IN_FARBENSOLO,),
    "negative": STICHZWANG_OPTIONS,
    "fahren": STICHZWANG_OPTIONS,
}
"""The options that bear on each way of playing."""


# ------------------------------------------------------------------------------------------------------ the source


def taker_where_owed(cards: Sequence[str]) -> str:
    """The card that takes these; a Sküs behind Pagat and Mond is looked at as the higher card, which it is."""
    return plays.best_of(cards) if cards[-1] == "Sküs" else plays.taken_by_the_i(cards)


def follow(held: Held, table: Sequence[str], *, trumping: bool) -> Held:
    """What suit and trump duty leave; without ``trumping`` whoever is void of a plain suit plays anything."""
    if not table or told.suit_of(table[0]) == "T" or trumping:
        return plays.follow(held, table, plays.SUIT, TRUMP)
    return held & plays.SUIT or held


def positive(held: Held, table: Sequence[str], *, readings: Readings) -> Held:
    """Follow suit, trump where that is asked, and overtake nobody."""
    return follow(held, table, trumping=readings[VOID] != "farbensolo-only")


def with_stichzwang(held: Held, left: Held, table: Sequence[str]) -> Held:
    """The Pagat on Sküs and Mond; else without him as long as there is another trump; of what is left what takes."""
    if {"Sküs", "XXI"} <= set(table) and left & PAGAT:
        return left & PAGAT
    if held & plays.TRUMP:
        left -= PAGAT
    return left & TAKING or left if table else left


def negative(held: Held, table: Sequence[str], *, readings: Readings) -> Held:
    """Trumping is asked as in positive games."""
    return with_stichzwang(held, positive(held, table, readings=readings), table)


def fahren(held: Held, table: Sequence[str], *, readings: Readings) -> Held:
    """The same, but for a reading that frees whoever is void here only, of Stichzwang too."""
    void = bool(table) and told.suit_of(table[0]) != "T" and not held & plays.SUIT
    if void and readings[VOID] == "not-in-fahren":
        return held - PAGAT if held & plays.TRUMP else held
    return with_stichzwang(held, follow(held, table, trumping=readings[VOID] == "everywhere"), table)


def farbensolo(held: Held, table: Sequence[str], *, readings: Readings) -> Held:
    """Trumps are led last; whoever is void adds one, or in a reading only when he has nothing else."""
    if not table:
        return held - TRUMP or held
    if told.suit_of(table[0]) == "T":
        return held & TRUMP or held
    if readings[IN_FARBENSOLO] == "every-play":
        return held & plays.SUIT or held - TRUMP or held
    return plays.follow(held, table, plays.SUIT, TRUMP)


# ------------------------------------------------------------------------------------------------------ the engine

_TELLING: Final = {"positive": positive, "farbensolo": farbensolo, "negative": negative, "fahren": fahren}
_PLAYED: Final = {
    "positive": ("Dreier", POSITIVE),
    "farbensolo": ("Farbensolo", FARBENSOLO),
    "negative": ("Bettler", NEGATIVE),
    "fahren": (None, FAHREN),
}


def asked_in(way: str, readings: Readings, rules: KarlRules) -> Asked:
    """One way of playing under some readings of its options."""
    contract, manner = _PLAYED[way]
    game = None if contract is None else Game(DEALT, rules.by_name[contract], Seat(0))
    contest = Contest(
        dealt=DEALT,
        game=game,
        exchange=Exchange(),
        chains=(),
        bound=(0,) * 4,
        valat=False,
        manner=manner,
    )
    taker = taker_where_owed if readings.get(SKUES) == "owed" else plays.taken_by_the_i
    telling = functools.partial(_TELLING[way], readings=readings)
    apart = ("I",) if SKUES in readings else ()
    return Asked(" ".join((way, *readings.values())), contest, plays.naming(taker, apart), telling)


def readings_of(options: Sequence[str]) -> Iterator[Readings]:
    """Every combination of the readings of ``options``."""
    known = KARL.options()
    for names in itertools.product(*(known[option] for option in options)):
        yield dict(zip(options, names, strict=True))
