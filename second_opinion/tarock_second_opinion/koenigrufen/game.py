"""The state of a deal in the second opinion on Tarock-Königrufen: a notebook that all its rules read and write."""

from __future__ import annotations

import dataclasses
from typing import Final

from tarock_second_opinion.notebook import GameWithTalon, Thing

CALLING: Final = ["Rufer", "Solo", "Besser Rufer"]
EXCHANGING_THREE: Final = ["Rufer", "Besser Rufer", "Dreier", "Besser Dreier"]
BESSER: Final = ["Besser Rufer", "Besser Dreier"]
WANTED_TRICKS: Final = {"Piccolo": 1, "Zwiccolo": 2, "Bettel": 0, "Piccolo Ouvert": 1, "Bettel Ouvert": 0}
"""The negative contracts with a declarer, and the number of tricks that he has to make."""


@dataclasses.dataclass
class Trick:
    """A trick: the seats in turn, their cards, how many cards each could have played, and the winner."""

    seats: list[int]
    cards: list[str]
    choices: list[int]
    winner: int


@dataclasses.dataclass
class Game(GameWithTalon[Thing]):
    """A deal from the dealing to the end.

    If the result is given, ``was_won`` says whether the game was won; in Trischaken ``taken_by`` has the number of
    tricks of each player. If only the end is given, ``won`` are the cards of the tricks of each seat if they are given.
    """

    unnamed: bool = False
    """Whether the fourth König was called unnamed."""
    tricks: list[Trick] = dataclasses.field(default_factory=list)
    """The tricks so far."""
    was_won: bool | None = None
    taken_by: list[int] | None = None
    won: list[list[str]] = dataclasses.field(default_factory=list)

    def is_negative(self) -> bool:
        """Whether a declarer wants few tricks; Trischaken has no declarer."""
        return self.contract in WANTED_TRICKS
