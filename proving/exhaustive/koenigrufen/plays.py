"""The cases of legal plays in ``koenigrufen``, which ``proving.exhaustive.plays`` compares with the second opinion.

They are four kinds of game, positive, Farbensolo, negative and Trischaken, under the readings that affect them.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from proving.exhaustive import plays
from proving.exhaustive.plays import DEALT, Asked, Cells, Held, Telling
from tarock_engine.actions import TRISCHAKEN
from tarock_engine.koenigrufen.play import NEGATIVE, POSITIVE
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.koenigrufen.rulings.rule_set import KOENIGRUFEN
from tarock_engine.koenigrufen.terms import FARBENSOLO
from tarock_engine.seating import Seat
from tarock_engine.state import Contest, Exchange, Game
from tarock_second_opinion.koenigrufen import game as second
from tarock_second_opinion.koenigrufen import play
from tarock_second_opinion.koenigrufen.dealing import begin
from tarock_second_opinion.koenigrufen.readings import DEFAULTS

Readings = Mapping[str, str]

NEGATIVE_OPTIONS: Final = ("overtake-within-follow", "kaiserstich")
TRISCHAKEN_OPTIONS: Final = (
    *("overtake-within-follow", "trischaken-pagat-last"),
    *("kaiserstich", "trischaken-pagat-and-kaiserstich"),
)


# ----------------------------------------------------------------------------------------------- the second opinion


def _naming(readings: Readings, apart: Sequence[str] = ()) -> Callable[[Sequence[str]], Callable[[str], str]]:
    """The cells of a table, groups of cards that no rule tells apart, with the Kaiserstich or without it."""
    taker = plays.taken_by_the_i if readings.get("kaiserstich") == "on" else plays.best_of
    return plays.naming(taker, apart)


def game_of(contract: str, readings: Readings) -> second.Game:
    """The second opinion's game where only the contract is known."""
    game = begin([[], [], [], []], [], players=4, dealer=3, options={**DEFAULTS, **readings})
    game.contract, game.declarer = contract, 0
    return game


def playable(game: second.Game, held: Held, table: Sequence[str], cells: Cells) -> Held:
    """The cells that may be played from a hand with the first card of each cell in ``held``."""
    seat = len(table)
    of_card = {cells[cell][0]: cell for cell in held}
    game.hands[seat] = list(of_card)
    return frozenset(of_card[card] for card in play.playable(game, seat, list(table)))


def _telling(contract: str, readings: Readings, apart: Sequence[str] = ()) -> Telling:
    game, naming = game_of(contract, readings), _naming(readings, apart)

    @functools.lru_cache(maxsize=1)
    def cells_of(table: Sequence[str]) -> Cells:
        return plays.cells_of(table, naming(table))

    return lambda held, table: playable(game, held, table, cells_of(table))


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
    return Asked("positive", _contest("Dreier", POSITIVE, KOENIGRUFEN), _naming({}), _telling("Dreier", {}))


def in_farbensolo() -> Asked:
    """Farbensolo."""
    return Asked("Farbensolo", _contest("Farbensolo", FARBENSOLO, KOENIGRUFEN), _naming({}), _telling("Farbensolo", {}))


def in_negative(readings: Readings, rules: KoenigrufenRules) -> Asked:
    """Negative contracts under some readings of ``NEGATIVE_OPTIONS``."""
    telling = _telling("Bettel", readings)
    name = f"negative, {' '.join(readings.values())}"
    return Asked(name, _contest("Bettel", NEGATIVE, rules), _naming(readings), telling)


def in_trischaken(readings: Readings, rules: KoenigrufenRules) -> Asked:
    """Trischaken under some readings of ``TRISCHAKEN_OPTIONS``."""
    telling = _telling(TRISCHAKEN, readings, ("I",))
    name = f"Trischaken, {' '.join(readings.values())}"
    return Asked(name, _contest(TRISCHAKEN, TRISCHAKEN, rules), _naming(readings, ("I",)), telling)


def readings_of(options: Sequence[str]) -> Iterator[Readings]:
    """Every combination of the readings of ``options`` that the rule set knows.

    Without the Kaiserstich there is none that needs it.
    """
    known = KOENIGRUFEN.options()
    for names in itertools.product(*(known[option] for option in options)):
        readings = dict(zip(options, names, strict=True))
        if readings.get("kaiserstich") == "off" and readings.get("trischaken-pagat-and-kaiserstich") == "pagat-last":
            continue
        yield readings
