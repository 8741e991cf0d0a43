"""Who pays whom after a deal, by seat; every payment is exact."""

from __future__ import annotations

from fractions import Fraction

from tarock_second_opinion.notebook import Line
from tarock_second_opinion.zwanzigerrufen.amounts import lines
from tarock_second_opinion.zwanzigerrufen.game import SPIEL, Game

NOTHING = Fraction(0)


def settle(game: Game) -> list[Fraction]:
    """What every seat receives, or pays where it is negative."""
    return [NOTHING] * 4 if game.thrown_in else shared_out(game, counted(game))


def of_game(game: Game) -> list[Fraction]:
    """That part of the payments which the game alone makes."""
    return [NOTHING] * 4 if game.thrown_in else shared_out(game, [line for line in counted(game) if line.name == SPIEL])


def counted(game: Game) -> list[Line]:
    """The lines of a settlement, those that a doppelte Runde doubles twice as high."""
    alone = game.options["doppelte-runde-what-counts"] == "game-only"
    return [
        Line(line.name, line.side, line.against, 2 * line.amount)
        if game.doubled and (line.name == SPIEL or not alone)
        else line
        for line in lines(game)
    ]


def shared_out(game: Game, found: list[Line]) -> list[Fraction]:
    """What some lines come to."""
    paid = [NOTHING] * 4
    for place, foe in enumerate(game.foes()):
        receiver = game.declarer if game.partner is None else (game.declarer, game.partner)[place]
        amount = sum((line.amount for line in found if line.against in (None, foe)), NOTHING)
        paid[foe] -= amount
        paid[receiver] += amount
    return paid
