"""The state of a deal in the second opinion on Lungauer Königrufen: a notebook that all its rules read and write."""

from __future__ import annotations

import dataclasses
from fractions import Fraction

from tarock_second_opinion.notebook import Item


@dataclasses.dataclass
class Doubled:
    """The game or an announcement, with its doublings, each with its speaker and moment."""

    item: str
    of: int | None
    moment: int
    steps: list[tuple[int, int]]
    contained: bool = False


@dataclasses.dataclass
class Trick:
    """A trick: the seats in turn, their cards, and the winner."""

    seats: list[int]
    cards: list[str]
    winner: int


@dataclasses.dataclass
class Game:
    """A deal from the dealing to the end.

    If the result is given, ``told`` has the items; in Fahren ``counted`` has the Augen of each player. If only the end
    is given, ``piles`` are the cards that count for each side, and tricks that are not described have no cards.
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
    things: list[Doubled] = dataclasses.field(default_factory=list)
    """The game and the announcements, with their doublings."""
    kontras: list[tuple[str, int, int | None]] = dataclasses.field(default_factory=list)
    """The doublings of Fahren: word, speaker, and who was answered."""
    tricks: list[Trick] = dataclasses.field(default_factory=list)
    """The tricks so far."""
    told: list[Item] | None = None
    counted: list[Fraction] | None = None
    piles: dict[str, list[str]] | None = None

    def vorhand(self) -> int:
        """The player who opens everything."""
        return (self.dealer + 1) % self.players

    def active(self) -> list[int]:
        """The four players who were dealt twelve cards, Vorhand first."""
        return [(self.vorhand() + place) % self.players for place in range(4)]

    def everybody(self) -> list[int]:
        """All at the table, Vorhand first; the dealer is last."""
        return [(self.vorhand() + place) % self.players for place in range(self.players)]

    def talon(self) -> list[str]:
        """All six cards."""
        return self.halves[0] + self.halves[1]

    def is_ours(self, seat: int) -> bool:
        """Whether a seat is of the declarer's side."""
        return seat in (self.declarer, self.partner)

    def side(self, seat: int) -> str:
        """The side of a seat."""
        return "declarer" if self.is_ours(seat) else "foes"


def turned(seats: list[int], first: int) -> list[int]:
    """The seats in turn from ``first`` on."""
    place = seats.index(first)
    return seats[place:] + seats[:place]
