"""The second opinion on Lungauer Königrufen settles given items, or each player's Augen in Fahren."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from tarock_second_opinion.lungau import scoring
from tarock_second_opinion.lungau.game import Game
from tarock_second_opinion.notebook import Line, Settled, Sheet

CENT: Final = 10
"""The value of a Wertungspunkt if no other was agreed."""
KONTRAS: Final = ["Kontra", "Rekontra", "Superkontra"]


def settled(sheet: Sheet, options: dict[str, str]) -> Settled:
    """The settlement of a sheet."""
    game, scale = game_of(sheet, options), Fraction(rate(sheet, options), CENT)
    lines = [
        Line(item.name, item.side, item.against, scale * scoring.cents(game, item, sheet.items)) for item in sheet.items
    ]
    return Settled([scale * cents for cents in scoring.settle(game)], lines)


def rate(sheet: Sheet, options: dict[str, str]) -> int:
    """The value of a Wertungspunkt; in one reading it is fixed for giving up."""
    if sheet.tariff is None or (sheet.given_up and options["schleifen-tariff"] == "fixed"):
        return CENT
    return sheet.tariff


def game_of(sheet: Sheet, options: dict[str, str]) -> Game:
    """The deal of a sheet."""
    game = Game(options, sheet.players, sheet.dealer, hands=[[] for _ in range(sheet.players)], halves=[[], []])
    game.contract, game.partner, game.given_up = sheet.contract, sheet.partner, sheet.given_up
    game.declarer = -1 if sheet.declarer is None else sheet.declarer
    game.king_in_talon, game.told, game.counted = sheet.from_talon, sheet.items, sheet.augen
    game.kontras = [said for said in sheet.kontras if said[0] in KONTRAS]
    return game
