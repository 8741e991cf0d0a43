"""What is known of one deal: a notebook that every part of the rules reads and writes."""

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
    """One deal from the dealing to the end.

    ``dealt`` are the hands as they were dealt, ``claims`` who claimed what after the last card. One that was
    ``thrown_in`` is not played; one that is ``doubled`` counts twice. Where somebody tells what was won and lost these
    are the items, ``told`` and not looked for; of a deal of which only the end is told, ``piles`` are the cards that
    each side took, and those tricks have no cards that are not told.
    """

    options: dict[str, str]
    dealer: int
    hands: list[list[str]]
    dealt: list[list[str]]
    doubled: bool = False
    contract: str = ""
    declarer: int = -1
    called: str = ""
    partner: int | None = None
    thrown_in: bool = False
    things: list[Thing] = dataclasses.field(default_factory=list)
    tricks: list[Trick] = dataclasses.field(default_factory=list)
    claims: list[tuple[int, str]] = dataclasses.field(default_factory=list)
    told: list[Item] | None = None
    piles: dict[str, list[str]] | None = None

    @property
    def vorhand(self) -> int:
        """The dealer's left neighbour, who speaks first."""
        return (self.dealer + 1) % 4

    def place(self, seat: int) -> int:
        """How far a player sits from Vorhand."""
        return (seat - self.vorhand) % 4

    def games(self) -> list[Thing]:
        """The game, or its share with each opponent."""
        return [thing for thing in self.things if thing.of is None]

    def is_doubled_by_accounts(self) -> bool:
        """Whether every opponent doubles for himself alone."""
        return self.contract == FARBENSOLO and self.options["kontra-in-solo-games"] == "solo-only"
