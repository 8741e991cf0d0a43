"""The state of a deal in the second opinion on Karls Tarockrunde: a notebook that all its rules read and write."""

from __future__ import annotations

import dataclasses
from fractions import Fraction
from typing import Final

from tarock_second_opinion.notebook import Item, Parties, Thing, Trick

CALLING: Final = ["Rufer", "Auch-Rufer", "Solo-Rufer"]
EXCHANGING_THREE: Final = ["Rufer", "Auch-Rufer", "Dreier"]
WANTED_TRICKS: Final = {
    "Piccolo": 1,
    "Zwiccolo": 2,
    "Bettler": 0,
    "Piccolo-Ouvert": 1,
    "Zwiccolo-Ouvert": 2,
    "Bettel-Ouvert": 0,
}
"""The negative games, with the number of tricks that the declarer has to make."""
BIRDS: Final = {"Pagat": "I", "Uhu": "II", "Kakadu": "III", "Wildsau": "IV"}
"""The birds from the cheapest to the dearest, and their cards."""


@dataclasses.dataclass
class Fault:
    """A breach that can become a Renonce.

    ``kind`` is an Auch-Rufer without a ``bird``, a wrong ``number`` of cards or forbidden ``cards`` laid away, a wrong
    number of cards ``dealt``, or a card against a duty in ``play``, before which ``tricks`` had been taken.
    """

    seat: int
    kind: str
    tricks: int = 0


@dataclasses.dataclass
class Game(Parties[Thing]):
    """A deal from the dealing to the end.

    ``dealt`` are the dealt hands, ``held`` those at the beginning of play. ``ended`` says how a deal ended in which not
    all cards were played: ``thrown in``, ``paid``, ``unplayed``, or ``renonce``. A Renonce is settled by ``fault``, or
    by all faults of that player that ``counted``, and in one reading also by those of each of the ``others``. A
    ``doubled`` deal counts twice. If the result is given, ``told`` has the items; in Fahren ``points`` has the points
    of each player and ``taken_by`` his number of tricks. If only the end is given, ``piles`` are the cards that count
    for each side, and tricks that are not described have no cards.
    """

    options: dict[str, str]
    """The reading of each option."""
    dealer: int
    hands: list[list[str]]
    """The cards in hand, by seat."""
    halves: list[list[str]]
    """The two halves of the Talon."""
    doubled: bool = False
    dealt: list[list[str]] = dataclasses.field(default_factory=list)
    vorhand: int = -1
    """The seat of Vorhand, who may have handed on."""
    contract: str = ""
    """The game; empty until it is known."""
    declarer: int = -1
    """The declarer's seat; -1 until it is known."""
    bird: str = ""
    """The Vogel that was named with the bid."""
    called: str = ""
    """The called card."""
    unnamed: bool = False
    """Whether the fourth König was called unnamed."""
    partner: int | None = None
    """The seat of the partner; None if there is none."""
    king_in_talon: bool = False
    """Whether the called card lies in the Talon."""
    was_rufer: bool = False
    """Whether this Fahren was a Rufer before its declarer turned it into Fahren."""
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
    held: list[list[str]] = dataclasses.field(default_factory=list)
    faults: list[Fault] = dataclasses.field(default_factory=list)
    ended: str = ""
    fault: Fault | None = None
    counted: list[Fault] = dataclasses.field(default_factory=list)
    others: list[list[Fault]] = dataclasses.field(default_factory=list)
    told: list[Item] | None = None
    points: list[Fraction] | None = None
    taken_by: list[int] | None = None
    piles: dict[str, list[str]] | None = None

    def first_seat(self) -> int:
        """The player after the dealer."""
        return (self.dealer + 1) % 4

    def burdened(self) -> int:
        """The player who leads first and pays double in Fahren: Vorhand, or in one reading always the first seat."""
        if self.vorhand == self.first_seat():
            return self.vorhand
        return self.first_seat() if self.options["handover-status"] == "rights-only" else self.vorhand

    def talon(self) -> list[str]:
        """All six cards of the Talon."""
        return self.halves[0] + self.halves[1]

    def is_negative(self) -> bool:
        """Whether a declarer wants few tricks; Fahren has no declarer."""
        return self.contract in WANTED_TRICKS

    def is_doubled_by_accounts(self) -> bool:
        """Whether every opponent doubles the game for himself."""
        if self.contract == "Farbensolo":
            return self.options["kontra-binding"] == "farbensolo-too"
        return self.is_negative()

    def may_take_from_talon(self) -> bool:
        """Whether the declarer may take cards from the Talon, and then lays as many away."""
        return self.contract in EXCHANGING_THREE or self.contract == "Sechser-Dreier"
