"""The actions of players, such as a bid, a call or a card, as frozen values."""

from __future__ import annotations

import dataclasses
import enum
from typing import Final, TypeVar

from tarock_engine.cards import NAMES, Card, Mask, names_in
from tarock_engine.seating import SEATS, Seat

SPIEL: Final = "Spiel"
TRULL: Final = "Trull"
KOENIGE: Final = "Könige"
KOENIGFANG: Final = "Königfang"
SPATZ: Final = "Spatz"
UHU: Final = "Uhu"
PAGAT: Final = "Pagat"
KAKADU: Final = "Kakadu"
WILDSAU: Final = "Wildsau"
MARABU: Final = "Marabu"
MONDFANG: Final = "Mondfang"
SKUESFANG: Final = "Sküsfang"
KOENIG_ULTIMO: Final = "König ultimo"
VALAT: Final = "Valat"

PASS: Final = "Weiter"  # noqa: S105 -- a bid, not a password
ERSTER: Final = "Erster"
FAHREN: Final = "Fahren"
MEIN_SPIEL: Final = "Mein Spiel"
ZUSAMMENWERFEN: Final = "zusammenwerfen"
TRISCHAKEN: Final = "Trischaken"
BEI: Final = "bei"
"""The word after a game that is bid beside one of another player, in a house."""
FOURTH: Final = "Vierter König"
"""The words of a caller who holds the three other Könige."""
ICH_BIN_PARTNER: Final = "Ich bin Partner"
"""The words with which a partner would reveal himself."""


class Step(enum.IntEnum):
    """The steps of doubling; step 0 is the announcement itself."""

    ANNOUNCE = 0
    KONTRA = 1
    REKONTRA = 2
    SUPERKONTRA = 3
    FOURTH = 4
    FIFTH = 5


STEP_WORDS: Final = {Step.KONTRA: "Kontra", Step.REKONTRA: "Rekontra", Step.SUPERKONTRA: "Superkontra"}
GUT: Final = "Gut!"


@dataclasses.dataclass(frozen=True, slots=True)
class Bid:
    """A bid, ``Weiter`` or ``Erster``; ``king`` is the König, where it is named with the bid."""

    seat: Seat
    name: str
    king: Card | None = None

    @property
    def words(self) -> str:
        """The bid as people say it."""
        return self.name if self.king is None else f"{self.name} {NAMES[self.king]}"


@dataclasses.dataclass(frozen=True, slots=True)
class Call:
    """The call of a König, whose holder is the partner; None calls the fourth König without naming its suit."""

    seat: Seat
    king: Card | None

    @property
    def words(self) -> str:
        """The König's name."""
        return FOURTH if self.king is None else NAMES[self.king]


class Share(enum.Enum):
    """What to do with the Talon."""

    FIRST = "first"
    SECOND = "second"
    ALL = "all"
    LEAVE = "leave"
    SCHLEIFEN = "Schleifen"
    AUFGEBEN = "Aufgeben"
    ZAHLEN = "zahlen"
    FAHREN = "Fahren"
    CARDS = "cards of it"


@dataclasses.dataclass(frozen=True, slots=True)
class Take:
    """A decision on the Talon: take a share of it or ``cards`` of it, leave it, or give up.

    ``unknown`` is what was said, if it is none of these.
    """

    seat: Seat
    share: Share
    cards: Mask = 0
    unknown: str | None = None

    @property
    def words(self) -> str:
        """The share's name, or the cards."""
        if self.unknown is not None:
            return self.unknown
        if self.cards:
            return " ".join(names_in(self.cards))
        return self.share.value


@dataclasses.dataclass(frozen=True, slots=True)
class Discard:
    """One card laid away; several are laid away one after the other."""

    seat: Seat
    card: Card

    @property
    def words(self) -> str:
        """The card's name."""
        return NAMES[self.card]


@dataclasses.dataclass(frozen=True, slots=True)
class Say:
    """One utterance: an announcement, a doubling, or ``Gut!``, which closes the speaker's turn.

    ``of`` is the seat whose announcement is doubled, None for the game itself. ``word`` is the source's name of the
    step, where it is not the usual one.
    """

    seat: Seat
    step: Step | None
    item: str
    of: Seat | None = None
    word: str | None = None

    @property
    def words(self) -> str:
        """The utterance as people say it, the announcer as a seat number."""
        if self.step is None or self.step is Step.ANNOUNCE:
            return self.item
        whose = "" if self.of is None else f" of {self.of}"
        return f"{self.word or STEP_WORDS[self.step]} {self.item}{whose}"


@dataclasses.dataclass(frozen=True, slots=True)
class Double:
    """One utterance in the Kontra round of Fahren; ``to`` is the seat that is answered, None for a first Kontra."""

    seat: Seat
    step: Step | None
    to: Seat | None = None

    @property
    def words(self) -> str:
        """The utterance as people say it."""
        if self.step is None:
            return GUT
        return STEP_WORDS[self.step] if self.to is None else f"{STEP_WORDS[self.step]} {self.to}"


@dataclasses.dataclass(frozen=True, slots=True)
class Play:
    """A card put on the table."""

    seat: Seat
    card: Card

    @property
    def words(self) -> str:
        """The card's name."""
        return NAMES[self.card]


Action = Bid | Call | Take | Discard | Say | Double | Play

_PLAYS: Final = tuple(tuple(Play(seat, Card(card)) for card in range(len(NAMES))) for seat in SEATS)
_DISCARDS: Final = tuple(tuple(Discard(seat, Card(card)) for card in range(len(NAMES))) for seat in SEATS)
_Act = TypeVar("_Act", Play, Discard)


def plays(seat: Seat, mask: int) -> tuple[Play, ...]:
    """One ``Play`` for each card of ``mask``."""
    return _each(_PLAYS[seat], mask)


def discards(seat: Seat, mask: int) -> tuple[Discard, ...]:
    """One ``Discard`` for each card of ``mask``."""
    return _each(_DISCARDS[seat], mask)


def _each(acts: tuple[_Act, ...], mask: int) -> tuple[_Act, ...]:
    found = []
    while mask:
        lowest = mask & -mask
        found.append(acts[lowest.bit_length() - 1])
        mask ^= lowest
    return tuple(found)
