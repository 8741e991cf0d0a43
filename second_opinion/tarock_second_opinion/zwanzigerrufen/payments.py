"""Payments by seat; all of them are exact."""

from __future__ import annotations

from fractions import Fraction

from tarock_second_opinion.notebook import Line
from tarock_second_opinion.zwanzigerrufen.amounts import lines
from tarock_second_opinion.zwanzigerrufen.game import SPIEL, Game

NOTHING = Fraction(0)


def settle(game: Game) -> list[Fraction]:
    """The payment of every seat, negative if it pays."""
    return [NOTHING] * 4 if game.thrown_in else shared_out(game, counted(game))


def of_game(game: Game) -> list[Fraction]:
    """The part of the payments that belongs to the game alone."""
    return [NOTHING] * 4 if game.thrown_in else shared_out(game, [line for line in counted(game) if line.name == SPIEL])


def counted(game: Game) -> list[Line]:
    """The lines of a settlement, doubled if a doppelte Runde doubles them."""
    alone = game.options["doppelte-runde-what-counts"] == "game-only"
    return [
        Line(line.name, line.side, line.against, 2 * line.amount)
        if game.doubled and (line.name == SPIEL or not alone)
        else line
        for line in lines(game)
    ]


def shared_out(game: Game, found: list[Line]) -> list[Fraction]:
    """The payments for some lines."""
    paid = [NOTHING] * 4
    for place, foe in enumerate(game.foes()):
        receiver = game.declarer if game.partner is None else (game.declarer, game.partner)[place]
        amount = sum((line.amount for line in found if line.against in (None, foe)), NOTHING)
        paid[foe] -= amount
        paid[receiver] += amount
    return paid
