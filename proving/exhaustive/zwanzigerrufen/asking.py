"""Makes the second opinion's game of Zwanzigerrufen for a case: seat 0 plays a contract, under some readings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from tarock_second_opinion.zwanzigerrufen.game import Game
from tarock_second_opinion.zwanzigerrufen.readings import READINGS

DEFAULTS: Final = {option: readings[0] for option, readings in READINGS.items()}


def game_of(
    contract: str,
    readings: Mapping[str, str],
    partner: int | None = None,
    *,
    dealer: int = 3,
    hands: Iterable[Iterable[str]] = ((),) * 4,
) -> Game:
    """A game before its first card."""
    return game_by({**DEFAULTS, **readings}, contract, partner, dealer=dealer, hands=hands)


def game_by(
    options: dict[str, str],
    contract: str,
    partner: int | None,
    *,
    dealer: int = 3,
    hands: Iterable[Iterable[str]] = ((),) * 4,
) -> Game:
    """A game before its first card, under all readings."""
    held = [list(hand) for hand in hands]
    game = Game(options, dealer, hands=held, dealt=held)
    game.contract, game.declarer, game.partner = contract, 0, partner
    return game
