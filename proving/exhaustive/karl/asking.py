"""Asks the second opinion on Karls Tarockrunde what may be played, what a sheet comes to, and what a breach costs.

A sheet is what a round writes down to settle a deal. The comparisons of ``karl`` take all right answers from here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from proving.exhaustive.found import plain
from proving.exhaustive.plays import Held
from proving.exhaustive.settlements import Deal, Readings, Scored, sheet_of, told_in_thirds
from tarock_second_opinion.karl import amounts, payments, sheets
from tarock_second_opinion.karl.game import Fault, Game
from tarock_second_opinion.karl.play import playable
from tarock_second_opinion.karl.readings import READINGS

DEFAULTS: Final = {option: names[0] for option, names in READINGS.items()}


def whole(readings: Readings) -> dict[str, str]:
    """All readings, the defaults included."""
    return {**DEFAULTS, **readings}


def game_with(contract: str, readings: Readings) -> Game:
    """A game that the player at seat 0 plays, before anybody has cards."""
    game = Game(whole(readings), 3, [[], [], [], []], [[], []])
    game.contract, game.declarer, game.vorhand = contract, 0, 0
    return game


def cells_to_play(game: Game, cards: Mapping[str, str], table: Sequence[str]) -> Held:
    """The cells from which the player at seat 0 may play, where he holds the given card of each."""
    game.hands[0] = list(cards.values())
    may = playable(game, 0, list(table))
    return frozenset(cell for cell, card in cards.items() if card in may)


def settled(options: dict[str, str], deal: Deal, *items: Scored) -> str:
    """The lines of a sheet under all readings, and what everybody receives."""
    game = sheet(options, deal, items)
    return told_in_thirds(amounts.lines(game), payments.settle(game))


def sheet(options: dict[str, str], deal: Deal, items: Sequence[Scored], **more: object) -> Game:
    """The second opinion's game for a sheet."""
    return sheets.game_of(sheet_of(deal, items, **more), options)


def fined(
    options: dict[str, str], deal: Deal, items: Sequence[Scored], offender: int, kinds: Sequence[str] = ("play",)
) -> str:
    """What everybody receives after breaches of the rules of these kinds by one player, in points."""
    game = sheet(options, deal, items, renonce=offender)
    game.counted = [Fault(offender, kind) for kind in kinds]
    return plain(payments.settle(game))
