"""What each item is worth in the second opinion on Zwanzigerrufen, in points, between declarer and one opponent.

``payments`` takes the lines from here, and doubles them in a doppelte Runde. An item is the game or a bonus.
"""

from __future__ import annotations

import dataclasses
from fractions import Fraction
from typing import Final

from tarock_second_opinion.notebook import Item, Line
from tarock_second_opinion.zwanzigerrufen import doubling
from tarock_second_opinion.zwanzigerrufen.game import FARBENSOLO, NORMAL, SOLO, SPIEL, Game
from tarock_second_opinion.zwanzigerrufen.items import VALAT, items

GAMES: Final = {NORMAL: 1, FARBENSOLO: 4, SOLO: 4}
"""The prices of the games."""
SILENT: Final = {"Absolut": 1, "Pagat": 1, VALAT: 6, "Trull": 1, "Könige": 2, "Mondfang": 1}
"""The prices of silent bonuses; an announced one is worth twice as much."""


def lines(game: Game) -> list[Line]:
    """The lines of a settlement before a doppelte Runde doubles it; the declarer's side pays negative amounts."""
    return [line_of(game, part) for item in items(game) for part in by_opponent(game, item)]


def by_opponent(game: Game, item: Item) -> list[Item]:
    """An item once, or for each opponent if its amount depends on his Kontra to the game."""
    if item.name != VALAT or item.against is not None:
        return [item]
    each = [dataclasses.replace(item, against=foe) for foe in game.foes()]
    return [item] if len({valat_factor(game, part) for part in each}) == 1 else each


def line_of(game: Game, item: Item) -> Line:
    """The line of an item: positive if it brings the declarer's side something."""
    is_gain = (item.side == "declarer") == item.won
    return Line(item.name, item.side, item.against, worth(game, item) * (1 if is_gain else -1))


def worth(game: Game, item: Item) -> Fraction:
    """The amount of an item for one opponent, without a sign."""
    raised = factor(game, len(item.doubled))
    if item.name == SPIEL:
        return Fraction(price(game) * raised)
    share = Fraction(1, 3) if is_paid_once(game) else Fraction(1)
    return tariff(game, item) * raised * share


def price(game: Game) -> int:
    """The price of the game before it is doubled."""
    return 5 if game.contract == SOLO and game.options["solo-value"] == "five" else GAMES[game.contract]


def factor(game: Game, steps: int) -> int:
    """By what a number of steps of Kontra multiplies."""
    return 1 + steps if game.options["kontra-factors"] == "adding" else 1 << steps


def is_paid_once(game: Game) -> bool:
    """Whether a soloist settles bonuses only once, a third with each opponent."""
    return game.contract != NORMAL and game.options["solo-pay-includes-bonuses"] == "game-only"


def tariff(game: Game, item: Item) -> int:
    """The price of a bonus before its own doublings."""
    solo = 2 if game.contract == SOLO else 1
    amount = SILENT[item.name] * (2 if item.announced else 1)
    if item.name == VALAT:
        return amount * valat_factor(game, item) * (1 if is_valat_single_in_solo(game) else solo)
    twice = item.announced and item.name in ("Absolut", "Pagat") and game.options["announced-value-once"] == "doubled"
    return amount * solo * (2 if twice else 1)


def is_valat_single_in_solo(game: Game) -> bool:
    """Whether a Valat is not doubled in a Solo as other bonuses are."""
    return game.options["valat-tariff"] in ("multiple", "multiple-kontra")


def valat_factor(game: Game, item: Item) -> int:
    """By what a Valat multiplies its price: 1, or the price of the game, or that with the doublings of the game."""
    reading = game.options["valat-tariff"]
    if reading == "points":
        return 1
    if reading != "multiple-kontra":
        return price(game)
    stake = next(thing for thing in game.games() if item.against is None or thing.against in (None, item.against))
    return price(game) * factor(game, len(doubling.holding(game, stake, stake.against)))
