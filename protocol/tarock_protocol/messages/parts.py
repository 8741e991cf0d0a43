"""The parts of questions and answers as types: acts, tricks, items, turns."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET

from tarock_language.data import message_from
from tarock_language.message import Message
from tarock_protocol.messages.roles import Card, Role, Said, Seat

Side = Literal["declarer", "foes"]
"""The declarer with his partner, or the players against them."""

Amount = int | Annotated[str, msgspec.Meta(pattern=r"^-?[1-9][0-9]*/[1-9][0-9]*$")]
"""Augen or a payment, always exact: a whole number, or a fraction in lowest terms such as ``-1/3``."""

Money = Annotated[Amount, Role.MONEY]
"""A payment."""

Due = Literal["bid", "call", "talon", "discard", "say", "play"]
"""What a player whose turn it is has to do."""

Deed = Literal[Due, "renonce"]
"""What kind of action a player takes; ``what`` then says which."""

Unset = msgspec.UnsetType
"""The default of a field that was added later; it is left out of a line, so older programs do not see it."""


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One act of one player.

    ``what`` by ``do``: ``bid`` the bid's name or ``Weiter`` (``Spatzrufer K♥`` where the king is named with the bid);
    ``call`` a card, or ``Vierter König``; ``talon`` one of ``first``, ``second``, ``all``, ``leave``, ``Schleifen``,
    ``Aufgeben`` (``Aufgeben Uhu`` where the Vogel is paid too), or the cards taken where the declarer groups them
    himself; ``discard`` all cards laid away, separated by blanks; ``say`` one utterance of the announcing round, of
    which ``Gut!`` or ``Weiter`` closes the turn; ``play`` a card; ``renonce`` the seat whose breach of the rules is
    pointed out.
    An ``unnoticed`` act breaks the rules, and stands because nobody has noticed it.
    """

    seat: Seat
    do: Deed
    what: Said
    unnoticed: bool = False


class PlayedTrick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards of one trick in the order they were played; the first of them was led by ``leader``."""

    leader: Seat
    cards: list[Card]


class NumberedTrick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A trick of a deal, the first being number 1."""

    number: int
    leader: Seat
    cards: list[Card]


class WonTrick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A complete trick and who won it."""

    leader: Seat
    cards: list[Card]
    winner: Seat
    grounds: list[str] = []


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is scored by itself: the game (``Spiel``) or a Prämie.

    ``side`` is the party whose item it is (who announced it, or who made or lost it in silence); ``won`` says whether
    that party wins it. ``doubled`` lists the seats that took the steps of the ladder (Kontra, Rekontra, …), in that
    order. ``against`` is the only opponent for whom the item counts, where each doubles for himself.
    """

    item: str
    side: Side
    won: bool
    announced: bool = False
    doubled: list[Seat] = []
    against: Seat | None = None
    grounds: list[str] = []


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one item is worth between one winner and one loser, positive when the declarer's side receives."""

    item: str
    side: Side
    amount: Money
    against: Seat | None = None
    grounds: list[str] = []


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who may act, how, and all that is allowed.

    ``legal`` holds every allowed ``what``; for ``discard`` every single card that may be among those laid away.
    ``why`` lists, for a choice that is not allowed, the clauses that forbid it, if the engine names them.
    """

    seat: Seat
    do: Due
    legal: list[Said]
    grounds: list[str] = []
    why: dict[Said, list[str]] = {}


class Refusal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first action of a deal that is not allowed: its place in ``actions``, a sentence, and its clauses.

    ``message`` is the sentence as data, of which one in any language can be made; no program has to give it.
    """

    index: int
    reason: str = ""
    grounds: list[str] = []
    message: dict[str, Any] | Unset = UNSET

    def __post_init__(self) -> None:
        """Raise ValueError if ``message`` is none; a stranger may have written it."""
        if isinstance(self.message, dict):
            message_from(self.message)

    @property
    def said(self) -> Message | str:
        """Why it is not allowed: the message if it says what ``reason`` says, else ``reason``."""
        said = message_from(self.message) if isinstance(self.message, dict) else self.reason
        return said if str(said) == self.reason else self.reason
