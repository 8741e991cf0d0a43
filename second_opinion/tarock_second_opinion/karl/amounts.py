"""What each item is worth in the second opinion on Karls Tarockrunde, between the declarer's side and one opponent."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from tarock_second_opinion.karl.counting import SIDES
from tarock_second_opinion.karl.game import Game
from tarock_second_opinion.karl.items import VALAT, items
from tarock_second_opinion.notebook import Item, Line

GAMES: Final = {
    "Rufer": 5,
    "Piccolo": 10,
    "Zwiccolo": 10,
    "Solo-Rufer": 10,
    "Bettler": 15,
    "Auch-Rufer": 5,
    "Dreier": 20,
    "Sechser-Dreier": 20,
    "Farbensolo": 25,
    "Piccolo-Ouvert": 30,
    "Zwiccolo-Ouvert": 30,
    "Bettel-Ouvert": 35,
    "Solo-Dreier": 40,
}
FAHREN: Final = 5
BONUSES: Final = {
    "König ultimo": 5,
    "Trull": 5,
    "Könige": 5,
    "Pagat": 5,
    "Uhu": 10,
    "Kakadu": 15,
    "Wildsau": 20,
}
"""The prices of silent bonuses."""


def lines(game: Game) -> list[Line]:
    """The lines of a settlement."""
    found = items(game)
    share = share_of_price(game)
    return [
        Line(item.name, item.side, item.against, signed(item, worth(game, found, item)) * share)
        for item in found
        if has_line(game, found, item)
    ]


def share_of_price(game: Game) -> Fraction:
    """The share of a price that one opponent pays: all of it, or in one reading a third to a lone declarer."""
    alone = game.partner is None and game.options["payment-per-pairing"] == "once"
    return Fraction(1, 3) if alone else Fraction(1)


def signed(item: Item, amount: int) -> int:
    """An amount as the declarer's side sees it."""
    return amount if item.won == (item.side == "declarer") else -amount


def has_line(game: Game, found: list[Item], item: Item) -> bool:
    """Whether an item is settled by a line of its own."""
    if item.name == "Spiel":
        return not any(manner(game, valat) == "replaces" for valat in found if valat.name == VALAT)
    return item.name != VALAT or manner(game, item) != "multiplies-all"


def manner(game: Game, valat: Item) -> str:
    """How a Valat is settled: it replaces the price, adds to it, multiplies everything, or counts beside the game."""
    if not valat.won and game.options["valat-announced-and-failed"] == "beside-game":
        return "beside"
    return game.options["valat-replaces-or-adds"]


def worth(game: Game, found: list[Item], item: Item) -> int:
    """What an item is worth."""
    if item.name == VALAT:
        return valat_worth(game, found, item)
    multiples = multiples_for(game, found, item)
    if item.name == "Spiel":
        return game_worth(game, [doubled(item), *multiples], lost=not item.won)
    value = bonus_worth(game, item)
    for multiple in multiples:
        value *= multiple
    return value


def multiples_for(game: Game, found: list[Item], item: Item) -> list[int]:
    """The factors by which Valats and their doublings multiply another item, in the reading in which they do."""
    multiples: list[int] = []
    for side in SIDES:
        valats = [scored for scored in found if scored.name == VALAT and scored.side == side]
        if item.against is not None:
            valats = [scored for scored in valats if scored.against == item.against]
        for valat in valats[:1]:
            if manner(game, valat) == "multiplies-all":
                multiples.append(valat_multiple(game, valat.announced))
                multiples.append(1 if is_doubled_with_game(game, valat) else doubled(valat))
    return multiples


def doubled(item: Item) -> int:
    """The factor of an item's doublings."""
    return power_of_two(len(item.doubled))


def power_of_two(times: int) -> int:
    """The power of two with this exponent."""
    found = 1
    for _ in range(times):
        found = 2 * found
    return found


def game_worth(game: Game, factors: list[int], *, lost: bool) -> int:
    """The price of the game with everything that multiplies it; a lost Sechser-Dreier counts twice."""
    factors = [*factors, 1]
    if lost and game.contract == "Sechser-Dreier":
        factors.append(2)
        if game.options["sechser-dreier-loss-doubling"] == "largest":
            return GAMES[game.contract] * max(factors)
    found = GAMES[game.contract]
    for factor in factors:
        found *= factor
    return found


def is_solo(game: Game) -> bool:
    """Whether bonuses count double in a game."""
    if game.contract == "Farbensolo":
        return game.options["farbensolo-bonuses-doubled"] == "doubled"
    return game.contract in ("Solo-Rufer", "Solo-Dreier")


def bonus_worth(game: Game, item: Item) -> int:
    """A bonus with its doublings."""
    return price_of_bonus(game, item.name, announced=item.announced) * doubled(item)


def price_of_bonus(game: Game, name: str, *, announced: bool) -> int:
    """A bonus without doublings."""
    return BONUSES[name] * (2 if announced else 1) * (2 if is_solo(game) else 1)


# ---------------------------------------------------------------------------------------------------------- Valat


def valat_multiple(game: Game, announced: bool) -> int:  # noqa: FBT001
    """The factor by which a Valat multiplies the price."""
    multiple = 8 if announced else 4
    solo = game.contract in ("Solo-Dreier", "Farbensolo")
    return 2 * multiple if solo and game.options["valat-doubled-in-solo-games"] == "doubled" else multiple


def is_doubled_with_game(game: Game, valat: Item) -> bool:
    """Whether the doublings of an announced Valat are those of the game, said once for both."""
    return valat.announced and game.options["kontra-levels"] == "one-for-all"


def valat_worth(game: Game, found: list[Item], valat: Item) -> int:
    """The amount of a Valat with its doublings, and with those of the game if it replaces the game."""
    spiel = next(item for item in found if item.name == "Spiel" and item.against == valat.against)
    factors = [valat_multiple(game, valat.announced), doubled(valat)]
    if manner(game, valat) == "replaces" and not is_doubled_with_game(game, valat):
        factors.append(doubled(spiel))
    return game_worth(game, factors, lost=not spiel.won)
