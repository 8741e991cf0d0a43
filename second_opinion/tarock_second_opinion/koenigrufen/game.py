"""The state of a deal in the second opinion on Tarock-Königrufen: a notebook that all its rules read and write."""

from __future__ import annotations

import dataclasses
from fractions import Fraction
from typing import Final

from tarock_second_opinion.notebook import Item, Parties, Thing

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
class Game(Parties[Thing]):
    """A deal from the dealing to the end.

    If the result is given, ``told`` has the items, and ``was_won`` says whether the game was won; in Trischaken
    ``counted`` has the Augen of each player and ``taken_by`` his number of tricks. If only the end is given, ``piles``
    are the cards that count for each side, ``won`` those of the tricks of each seat if they are given, and tricks that
    are not described have no cards.
    """

    options: dict[str, str]
    """The reading of each option."""
    players: int
    dealer: int
    hands: list[list[str]]
    """The cards in hand, by seat."""
    halves: list[list[str]]
    """The two halves of the Talon."""
    contract: str = ""
    """The game; empty until it is known."""
    declarer: int = -1
    """The declarer's seat; -1 until it is known."""
    called: str = ""
    """The called card."""
    unnamed: bool = False
    """Whether the fourth König was called unnamed."""
    partner: int | None = None
    """The seat of the partner; None if there is none."""
    king_in_talon: bool = False
    """Whether the called card lies in the Talon."""
    given_up: bool = False
    taken: list[str] = dataclasses.field(default_factory=list)
    """The cards taken from the Talon."""
    left: list[str] = dataclasses.field(default_factory=list)
    """The cards of the Talon that were left."""
    laid: list[str] = dataclasses.field(default_factory=list)
    """The cards laid away."""
    things: list[Thing] = dataclasses.field(default_factory=list)
    """The game and the announcements, with their doublings."""
    tricks: list[Trick] = dataclasses.field(default_factory=list)
    """The tricks so far."""
    told: list[Item] | None = None
    was_won: bool | None = None
    counted: list[Fraction] | None = None
    taken_by: list[int] | None = None
    piles: dict[str, list[str]] | None = None
    won: list[list[str]] = dataclasses.field(default_factory=list)

    def vorhand(self) -> int:
        """The player who opens the bidding."""
        return (self.dealer + 1) % self.players

    def active(self) -> list[int]:
        """The four players who hold cards, Vorhand first."""
        return [(self.vorhand() + place) % self.players for place in range(4)]

    def talon(self) -> list[str]:
        """All six cards of the Stock."""
        return self.halves[0] + self.halves[1]

    def foes(self) -> list[int]:
        """The players against the declarer."""
        return [seat for seat in self.active() if not self.is_ours(seat)]

    def is_negative(self) -> bool:
        """Whether a declarer wants few tricks; Trischaken has no declarer."""
        return self.contract in WANTED_TRICKS


def turned(seats: list[int], first: int) -> list[int]:
    """The seats in turn from ``first`` on."""
    place = seats.index(first)
    return seats[place:] + seats[:place]
