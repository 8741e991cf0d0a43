"""Who pays whom after a deal, in the second opinion on Zwanzigerrufen: exact, by seat and in points.

The amount of a line is what the declarer's side gets from one opponent, negative if it pays.
"""

from __future__ import annotations

from fractions import Fraction

from tarock_second_opinion.notebook import Line
from tarock_second_opinion.zwanzigerrufen.amounts import lines
from tarock_second_opinion.zwanzigerrufen.game import SPIEL, Game

NOTHING = Fraction(0)


def settle(game: Game) -> list[Fraction]:
    """The payment of every seat, negative if it pays."""
    return [NOTHING] * 4 if game.thrown_in else paid_by_lines(game, staked_lines(game))


def payments_of_game(game: Game) -> list[Fraction]:
    """The payment of every seat for the game alone, without bonuses; negative if it pays."""
    if game.thrown_in:
        return [NOTHING] * 4
    return paid_by_lines(game, [line for line in staked_lines(game) if line.name == SPIEL])


def staked_lines(game: Game) -> list[Line]:
    """The lines of a settlement, twice as dear in a doppelte Runde; by one reading it doubles the game only."""
    is_game_only = game.options["doppelte-runde-what-counts"] == "game-only"
    return [
        Line(line.name, line.side, line.against, 2 * line.amount)
        if game.doubled and (line.name == SPIEL or not is_game_only)
        else line
        for line in lines(game)
    ]


def paid_by_lines(game: Game, found: list[Line]) -> list[Fraction]:
    """The payment of every seat for these lines: each foe pays a lone declarer, or one pays him and one his partner."""
    paid = [NOTHING] * 4
    for place, foe in enumerate(game.foes()):
        receiver = game.declarer if game.partner is None else (game.declarer, game.partner)[place]
        amount = sum((line.amount for line in found if line.against in (None, foe)), NOTHING)
        paid[foe] -= amount
        paid[receiver] += amount
    return paid
