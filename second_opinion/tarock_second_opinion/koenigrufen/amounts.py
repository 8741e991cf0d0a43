"""What each item is worth in the second opinion on Tarock-Königrufen, between the declarer's side and one opponent."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from tarock_second_opinion.koenigrufen.game import BESSER, Game
from tarock_second_opinion.koenigrufen.items import is_void, is_won, items
from tarock_second_opinion.notebook import Item, Line

GAMES: Final = {
    "Rufer": 1,
    "Sechserdreier": 2,
    "Piccolo": 2,
    "Zwiccolo": 2,
    "Solo": 2,
    "Bettel": 3,
    "Besser Rufer": 2,
    "Dreier": 4,
    "Piccolo Ouvert": 5,
    "Farbensolo": 6,
    "Bettel Ouvert": 6,
    "Besser Dreier": 4,
    "Solo Dreier": 8,
}
BONI: Final = {
    "Trull": 1,
    "Könige": 1,
    "Königfang": 1,
    "Mondfang": 1,
    "Sküsfang": 2,
    "Pagat": 1,
    "Uhu": 2,
    "Kakadu": 3,
    "Marabu": 4,
    "König ultimo": 1,
}
BIRDS: Final = ["Marabu", "Kakadu", "Uhu", "Pagat"]


def lines(game: Game) -> list[Line]:
    """One line for every item."""
    return [Line(item.name, item.side, item.against, amount(game, item)) for item in items(game)]


def amount(game: Game, item: Item) -> Fraction:
    """The amount of an item for the declarer's side, from one opponent."""
    if item.name == "Spiel":
        worth = game_worth(game, item)
    elif item.name == "Valat":
        worth = Fraction(valat_worth(game, item))
    else:
        worth = Fraction(bonus_worth(game, item))
    return worth if item.won == (item.side == "declarer") else -worth


def doubled(number: int, times: int) -> int:
    """A number doubled so many times."""
    for _ in range(times):
        number = 2 * number
    return number


def game_worth(game: Game, item: Item) -> Fraction:
    """The game with its doublings."""
    steps = len(item.doubled)
    factor = doubled(1, steps)
    if steps == 5 and game.options["game-at-mordkontra"] == "times-64":
        factor = 64
    worth = Fraction(GAMES[game.contract])
    if game.contract == "Sechserdreier":
        worth = Fraction(2 if item.won else 4)
        if game.options["one-against-three-rate"] == "total":
            worth = worth / 3
    return worth * factor


def has_announced_value(game: Game, item: Item) -> bool:
    """Whether an item has the value of an announcement; a failed one need not."""
    if not item.announced:
        return False
    return item.won or game.options["failed-announcement-value"] == "announced"


def bonus_worth(game: Game, item: Item) -> int:
    """A Bonus with its doublings."""
    worth = BONI[item.name]
    if has_announced_value(game, item):
        worth = 2 * worth
    if game.contract in ("Solo", "Solo Dreier"):
        worth = 2 * worth
    return with_lost_sechserdreier(game, doubled(worth, len(item.doubled)))


def with_lost_sechserdreier(game: Game, worth: int) -> int:
    """The amount, which in one reading a lost Sechserdreier doubles for Boni too."""
    if game.contract != "Sechserdreier" or is_won(game) or game.options["lost-sechserdreier-scope"] == "game-only":
        return worth
    return 2 * worth


# ---------------------------------------------------------------------------------------------------------- Valat


def valat_worth(game: Game, item: Item) -> int:
    """A Valat with its doublings."""
    worth = (8 if has_announced_value(game, item) else 4) * valat_base(game)
    if game.contract in ("Solo", "Solo Dreier") and game.options["valat-doubled-in-solo"] == "doubled":
        worth = 2 * worth
    if game.contract == "Farbensolo" and game.options["farbensolo-valat"] == "doubled":
        worth = 2 * worth
    return with_lost_sechserdreier(game, doubled(worth, len(item.doubled)))


def valat_base(game: Game) -> int:
    """The value of the game that a Valat multiplies."""
    base = GAMES[game.contract]
    if game.contract in BESSER and game.options["valat-base-besser-contracts"] == "with-bird":
        base += dearest_bird(game)
    if game.contract == "Sechserdreier" and not is_won(game):
        base = 4 if game.options["valat-base-sechserdreier"] == "lost-value" else 2
    if game.options["valat-base-with-kontra"] == "doubled":
        base = doubled(base, steps_of_the_game(game))
    return base


def dearest_bird(game: Game) -> int:
    """The announced value of the dearest Vogel that the declarer announced."""
    said = [thing.item for thing in game.announcements() if thing.of == game.declarer]
    for bird in BIRDS:
        if bird in said:
            return 2 * BONI[bird]
    return 0


def steps_of_the_game(game: Game) -> int:
    """The number of doublings of the game, whether it is scored or not."""
    return 0 if is_void(game) else len(game.things[0].steps)
