"""What is paid where the items of a deal are told, or everybody's Augen in Fahren."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from tarock_second_opinion.lungau import scoring
from tarock_second_opinion.lungau.game import Game
from tarock_second_opinion.notebook import Line, Settled, Sheet

CENT: Final = 10
"""What a Wertungspunkt is worth where nothing else was agreed."""
KONTRAS: Final = ["Kontra", "Rekontra", "Superkontra"]


def settled(sheet: Sheet, options: dict[str, str]) -> Settled:
    """What a sheet comes to."""
    game, scale = game_of(sheet, options), Fraction(rate(sheet, options), CENT)
    lines = [
        Line(item.name, item.side, item.against, scale * scoring.cents(game, item, sheet.items)) for item in sheet.items
    ]
    return Settled([scale * cents for cents in scoring.settle(game)], lines)


def rate(sheet: Sheet, options: dict[str, str]) -> int:
    """What a Wertungspunkt is worth; in one reading it is all the same for giving up."""
    if sheet.tariff is None or (sheet.given_up and options["schleifen-tariff"] == "fixed"):
        return CENT
    return sheet.tariff


def game_of(sheet: Sheet, options: dict[str, str]) -> Game:
    """A deal as its sheet tells it."""
    game = Game(options, sheet.players, sheet.dealer, hands=[[] for _ in range(sheet.players)], halves=[[], []])
    game.contract, game.partner, game.given_up = sheet.contract, sheet.partner, sheet.given_up
    game.declarer = -1 if sheet.declarer is None else sheet.declarer
    game.king_in_talon, game.told, game.counted = sheet.from_talon, sheet.items, sheet.augen
    game.kontras = [said for said in sheet.kontras if said[0] in KONTRAS]
    return game
