"""Which cards each side has at the end, and what they count, in the second opinion on Zwanzigerrufen."""

from __future__ import annotations

from typing import Final

from tarock_second_opinion.notebook import Trick
from tarock_second_opinion.zwanzigerrufen.cards import value_of
from tarock_second_opinion.zwanzigerrufen.game import LAST, NORMAL, Game

SIDES: Final = ["declarer", "foes"]
WINS: Final = 45
ABSOLUT: Final = 32


def tricks_of(game: Game, side: str) -> list[Trick]:
    """The tricks of a side."""
    return [trick for trick in game.tricks if game.side(trick.winner) == side]


def pile(game: Game, side: str) -> list[str]:
    """The cards that a side has taken."""
    if game.piles is not None:
        return game.piles[side]
    return [card for trick in tricks_of(game, side) for card in trick.cards]


def augen(game: Game, side: str) -> int:
    """The Augen of a side."""
    return sum(map(value_of, pile(game, side)))


def has_all_tricks(game: Game, side: str) -> bool:
    """Whether a side has taken every trick."""
    return len(tricks_of(game, side)) == LAST


def game_is_won(game: Game) -> bool | None:
    """Whether the declarer's side has won the game; none if nobody has."""
    mine, theirs = augen(game, "declarer"), augen(game, "foes")
    tied = mine == theirs and game.contract == NORMAL and game.options["tie-at-44"] == "nobody"
    return None if tied else mine >= WINS
