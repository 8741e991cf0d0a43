"""Records that the second opinions of all sources share, without any rule: parties, tricks, items, lines, sheets.

A notebook is the state of a deal in a second opinion, which its rules read and write.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Collection
from fractions import Fraction
from typing import Generic, Protocol, TypeVar


class Said(Protocol):
    """The game or an announcement; ``of`` is the announcer, nobody for the game."""

    of: int | None


Saying = TypeVar("Saying", bound=Said)
OneTrick = TypeVar("OneTrick")


@dataclasses.dataclass
class Thing:
    """The game or an announcement, with the seats that doubled it, one after the other.

    ``of`` is the announcer, nobody for the game; ``against`` the only opponent of a game that each doubles for himself.
    """

    item: str
    of: int | None = None
    against: int | None = None
    steps: list[int] = dataclasses.field(default_factory=list)


@dataclasses.dataclass
class Trick:
    """One trick: the seats in turn, their cards, and who took it."""

    seats: list[int]
    cards: list[str]
    winner: int


@dataclasses.dataclass(frozen=True)
class Item:
    """Something scored by itself: whose it is, whether it was announced, and who doubled it.

    ``against`` is the only opponent for whom it counts.
    """

    name: str
    side: str
    won: bool
    announced: bool = False
    doubled: tuple[int, ...] = ()
    against: int | None = None


@dataclasses.dataclass(frozen=True)
class Line:
    """What an item brings the declarer's side from one opponent, or costs it."""

    name: str
    side: str
    against: int | None
    amount: Fraction


@dataclasses.dataclass(frozen=True, kw_only=True)
class Sheet:
    """A sheet to settle: the parties, and the items or each player's Augen.

    ``given_up`` and ``bird`` are about a declarer who gave up, ``kontras`` are who said which word to whom in Fahren.
    ``renonce`` is who pays for a breach, ``replaced`` the game that a Valat replaces. A point is worth ``tariff`` if
    one was agreed, and a ``doubled`` deal counts twice.
    """

    contract: str
    players: int
    dealer: int
    declarer: int | None
    partner: int | None
    items: list[Item]
    given_up: bool = False
    from_talon: bool = False
    augen: list[Fraction]
    tricks: list[int]
    bird: str = ""
    kontras: list[tuple[str, int, int | None]]
    tariff: int | None = None
    doubled: bool = False
    renonce: int | None = None
    replaced: Item | None = None


@dataclasses.dataclass(frozen=True)
class Settled:
    """The settlement of a sheet: the payments by seat, and the lines of its items."""

    payments: list[Fraction]
    lines: list[Line]


@dataclasses.dataclass(frozen=True, kw_only=True)
class End:
    """A described end of a deal: the cards that count for each side, and how many tricks it took.

    ``played`` are some of the tricks by number, with their leader and cards, ``said`` all that was said. ``hands`` are
    the dealt hands, ``taken`` the cards of the tricks of each seat and ``laid`` those laid away, if they are described.
    """

    contract: str
    players: int
    dealer: int
    declarer: int
    partner: int | None
    called: str
    piles: dict[str, list[str]]
    tricks: dict[str, int]
    played: dict[int, tuple[int, list[str]]]
    said: list[tuple[int, str]]
    from_talon: bool
    hands: list[list[str]]
    taken: list[list[str]]
    laid: list[str]

    def is_called_shown(self) -> bool:
        """Whether a described trick has the called card."""
        return any(self.called in cards for _, cards in self.played.values())

    def is_called_left(self) -> bool:
        """Whether the called card was left in the Talon: it counts for the foes, and no described trick has it."""
        return self.from_talon and self.called in self.piles["foes"] and not self.is_called_shown()

    def other_winners(self, told: list[str], seats: dict[str, int]) -> list[int]:
        """Possible winners of the tricks that are not described: a seat of each side for its other tricks."""
        return [seat for side, seat in seats.items() for _ in range(self.tricks.get(side, 0) - told.count(side))]


@dataclasses.dataclass(frozen=True)
class Outcome:
    """The result of an end: the Augen of both sides, the declarer's first, and the items."""

    augen: list[Fraction]
    items: list[Item]


@dataclasses.dataclass(frozen=True)
class Row:
    """A deal of a session as it is known before its first word, apart from a Vorhand that is handed on."""

    dealer: int
    vorhand: int
    doubled: bool


class Parties(Generic[Saying]):
    """The sides of four players, of whom one or two play against the others."""

    declarer: int
    partner: int | None
    things: list[Saying]

    def is_ours(self, seat: int) -> bool:
        """Whether a seat is of the declarer's side."""
        return seat in (self.declarer, self.partner)

    def side(self, seat: int) -> str:
        """The side of a seat."""
        return "declarer" if self.is_ours(seat) else "foes"

    def foes(self) -> list[int]:
        """The players against the declarer."""
        return [seat for seat in range(4) if not self.is_ours(seat)]

    def announcements(self) -> list[Saying]:
        """Everything that was announced."""
        return [thing for thing in self.things if thing.of is not None]

    def side_of(self, thing: Said) -> str:
        """The side of the game or of an announcement."""
        return "declarer" if thing.of is None else self.side(thing.of)


@dataclasses.dataclass
class GameWithTalon(Parties[Saying]):
    """A deal with a Talon, at a table of four or five.

    If the result is given, ``told`` has the items; where everybody plays for himself, ``counted`` has the Augen of each
    player. If only the end is given, ``piles`` are the cards that count for each side, and tricks that are not
    described have no cards.
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
    things: list[Saying] = dataclasses.field(default_factory=list)
    """The game and the announcements, with their doublings."""
    told: list[Item] | None = None
    counted: list[Fraction] | None = None
    piles: dict[str, list[str]] | None = None

    def vorhand(self) -> int:
        """The player who opens the bidding."""
        return (self.dealer + 1) % self.players

    def active(self) -> list[int]:
        """The four players who were dealt twelve cards, Vorhand first."""
        return [(self.vorhand() + place) % self.players for place in range(4)]

    def foes(self) -> list[int]:
        """The players against the declarer."""
        return [seat for seat in self.active() if not self.is_ours(seat)]

    def talon(self) -> list[str]:
        """All six cards of the Talon."""
        return self.halves[0] + self.halves[1]


def has_all(cards: Collection[str], wanted: Collection[str]) -> bool:
    """Whether all the wanted cards are among some cards."""
    return all(card in cards for card in wanted)


def other(side: str) -> str:
    """The other side."""
    return "foes" if side == "declarer" else "declarer"


def with_gaps(told: dict[int, OneTrick], others: list[OneTrick]) -> list[OneTrick]:
    """The described tricks, by number, with other tricks in the gaps."""
    left = list(others)
    return [told[number] if number in told else left.pop(0) for number in range(1, len(told) + len(others) + 1)]


def turned(first: int) -> list[int]:
    """The four seats in turn from ``first`` on."""
    return seats_from([0, 1, 2, 3], first)


def seats_from(seats: list[int], first: int) -> list[int]:
    """Some seats in turn from ``first`` on."""
    place = seats.index(first)
    return seats[place:] + seats[:place]
