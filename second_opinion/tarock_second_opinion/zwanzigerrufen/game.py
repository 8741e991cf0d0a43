"""The state of a deal in the second opinion on Zwanzigerrufen: a notebook that all its rules read and write."""

from __future__ import annotations

import dataclasses
from typing import Final

from tarock_second_opinion.notebook import Item, Parties, Trick

NORMAL: Final = "Normalspiel"
FARBENSOLO: Final = "Farbensolo"
SOLO: Final = "Solo"
SPIEL: Final = "Spiel"
LAST: Final = 10
"""The number of tricks."""


@dataclasses.dataclass
class Thing:
    """The game or an announced bonus, said in a turn, with who doubled it in which turn, one after the other.

    ``of`` is the announcer, nobody for the game; ``against`` the only opponent of a game that each doubles for himself.
    """

    item: str
    turn: int
    of: int | None = None
    against: int | None = None
    steps: list[tuple[int, int]] = dataclasses.field(default_factory=list)


@dataclasses.dataclass
class Game(Parties[Thing]):
    """A deal from the dealing to the end.

    ``dealt`` are the dealt hands, ``claims`` who claimed what after the last card. A deal that was ``thrown_in`` is not
    played, and one that is ``doubled`` counts twice. If the result is given, ``told`` has the items. If only the end is
    given, ``piles`` are the cards that each side took, and tricks that are not described have no cards.
    """

    options: dict[str, str]
    """The reading of each option."""
    dealer: int
    hands: list[list[str]]
    """The cards in hand, by seat."""
    dealt: list[list[str]]
    doubled: bool = False
    contract: str = ""
    """The game; empty until it is known."""
    declarer: int = -1
    """The declarer's seat; -1 until it is known."""
    called: str = ""
    """The called card."""
    partner: int | None = None
    """The seat of the partner; None if there is none."""
    thrown_in: bool = False
    things: list[Thing] = dataclasses.field(default_factory=list)
    """The game and the announcements, with their doublings."""
    tricks: list[Trick] = dataclasses.field(default_factory=list)
    """The tricks so far."""
    claims: list[tuple[int, str]] = dataclasses.field(default_factory=list)
    told: list[Item] | None = None
    piles: dict[str, list[str]] | None = None

    @property
    def vorhand(self) -> int:
        """The dealer's left neighbour, who speaks first."""
        return (self.dealer + 1) % 4

    def place(self, seat: int) -> int:
        """The number of seats from Vorhand to a player."""
        return (seat - self.vorhand) % 4

    def games(self) -> list[Thing]:
        """The game, or its share with each opponent."""
        return [thing for thing in self.things if thing.of is None]

    def is_doubled_by_accounts(self) -> bool:
        """Whether every opponent doubles the game for himself."""
        return self.contract == FARBENSOLO and self.options["kontra-in-solo-games"] == "solo-only"
