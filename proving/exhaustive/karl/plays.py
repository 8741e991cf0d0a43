"""The cases of legal plays in ``karl``, which ``proving.exhaustive.plays`` compares with the second opinion.

They are each of its four ways to play, under the readings that affect it.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from proving.exhaustive import plays
from proving.exhaustive.karl.asking import cells_to_play, game_with
from proving.exhaustive.plays import DEALT, Asked, Held
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.rulings.rule_set import KARL
from tarock_engine.karl.terms import FAHREN, FARBENSOLO, NEGATIVE, POSITIVE
from tarock_engine.seating import Seat
from tarock_engine.state import Contest, Exchange, Game
from tarock_second_opinion.karl import game as second

Readings = Mapping[str, str]
Naming = Callable[[Sequence[str]], Callable[[str], str]]

VOID: Final = "void-must-play-tarock"
SKUES: Final = "maerchenstich-skues-owed"
IN_FARBENSOLO: Final = "farbensolo-tarock-lead-or-play"
STICHZWANG_OPTIONS: Final = (VOID, SKUES)
"""The options that affect negative games and Fahren."""
OPTIONS: Final = {
    "positive": (VOID,),
    "farbensolo": (IN_FARBENSOLO,),
    "negative": STICHZWANG_OPTIONS,
    "fahren": STICHZWANG_OPTIONS,
}
"""The options that affect each way of playing."""


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
    naming = plays.naming(taker, ("I",) if SKUES in readings else ())
    telling = functools.partial(_told, naming, game_with(contract or "Fahren", readings))
    return Asked(" ".join((way, *readings.values())), contest, naming, telling)


def _told(naming: Naming, asked: second.Game, held: Held, table: Sequence[str]) -> Held:
    """What the second opinion allows where a hand has one card of each cell."""
    firsts = _firsts(naming, tuple(table))
    return cells_to_play(asked, {cell: firsts[cell] for cell in held}, table)


@functools.lru_cache(maxsize=4)
def _firsts(naming: Naming, table: tuple[str, ...]) -> Mapping[str, str]:
    """One card of each cell."""
    return {cell: cards[0] for cell, cards in plays.cells_of(table, naming(table)).items()}


def taker_where_owed(cards: Sequence[str]) -> str:
    """The card that separates the cells where a Sküs behind Pagat and Mond may be owed."""
    return plays.best_of(cards) if cards[-1] == "Sküs" else plays.taken_by_the_i(cards)


def readings_of(options: Sequence[str]) -> Iterator[Readings]:
    """Every combination of the readings of ``options``."""
    known = KARL.options()
    for names in itertools.product(*(known[option] for option in options)):
        yield dict(zip(options, names, strict=True))
