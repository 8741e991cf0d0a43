"""How the second opinion on Karls Tarockrunde is asked about cards, sheets and breaches of the rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from proving.exhaustive.plays import Held
from proving.exhaustive.settlements import Deal, Priced, Readings, Scored, priced, sheet_of, thirds
from tarock_engine.amounts import Amount, as_integer
from tarock_second_opinion.karl import amounts, payments, sheets
from tarock_second_opinion.karl.game import Fault, Game
from tarock_second_opinion.karl.play import playable
from tarock_second_opinion.karl.readings import READINGS

_DEFAULTS: Final = {option: names[0] for option, names in READINGS.items()}


def whole(readings: Readings) -> dict[str, str]:
    """All readings, the defaults included."""
    return {**_DEFAULTS, **readings}


def game_with(contract: str, readings: Readings) -> Game:
    """A game that the player at seat 0 plays, before anybody has cards."""
    game = Game(whole(readings), 3, [[], [], [], []], [[], []])
    game.contract, game.declarer, game.vorhand = contract, 0, 0
    return game


def cells_to_play(game: Game, cards: Mapping[str, str], table: Sequence[str]) -> Held:
    """The cells of which the player at seat 0 may play cards; of each he holds the one that is told."""
    game.hands[0] = list(cards.values())
    may = playable(game, 0, list(table))
    return frozenset(cell for cell, card in cards.items() if card in may)


def settled(deal: Deal, items: Sequence[Scored], readings: Readings) -> tuple[list[Priced], list[int]]:
    """The lines of a sheet, and what everybody receives, in third points."""
    game = sheet(deal, items, readings)
    return priced(amounts.lines(game)), [thirds(amount) for amount in payments.settle(game)]


def sheet(deal: Deal, items: Sequence[Scored], readings: Readings, **more: Any) -> Game:
    """A game as a sheet tells it."""
    return sheets.game_of(sheet_of(deal, items, **more), whole(readings))


def fined(
    deal: Deal, items: Sequence[Scored], offender: int, readings: Readings, kinds: Sequence[str] = ("play",)
) -> list[Amount]:
    """What everybody receives after breaches of the rules of these kinds by one player, in points."""
    game = sheet(deal, items, readings, renonce=offender)
    game.counted = [Fault(offender, kind) for kind in kinds]
    return as_numbers(payments.settle(game))


def as_numbers(amounts: Iterable[Fraction]) -> list[Amount]:
    """Amounts as the engine writes them, whole ones without a denominator."""
    return [as_integer(amount) for amount in amounts]
