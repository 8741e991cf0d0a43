"""A contract (a game that can be played) as a record of rulings, and the two parties of a game."""

from __future__ import annotations

import dataclasses
import enum
from collections.abc import Sequence

from tarock_engine.amounts import Augen
from tarock_engine.cards import Card, Mask
from tarock_engine.ruling import Group, Ruling
from tarock_engine.seating import Seat


class Side(enum.Enum):
    """The two parties of a game with a declarer."""

    DECLARER = "declarer"
    FOES = "foes"

    __hash__ = object.__hash__  # the members are single objects; the hash of an Enum runs in Python

    @property
    def other(self) -> Side:
        """The party against this one."""
        return Side.FOES if self is Side.DECLARER else Side.DECLARER


class Leader(enum.Enum):
    """Who leads to the first trick of a game."""

    VORHAND = "Vorhand"
    DECLARER = "the declarer of the game"
    LEFT = "the player after the declarer"


class TalonUse(enum.Enum):
    """What a contract does with the Talon."""

    HALF = "the declarer turns it and takes a half"
    WHOLE = "the declarer takes all of it unseen by the others"
    HIDDEN = "it stays hidden"
    UNTOUCHED = "it belongs to no game with a declarer"
    NONE = "there is no Talon"


class OpenHands(enum.Enum):
    """Whose hands are laid open in an ouvert game."""

    EVERYBODY = "everybody's"
    DECLARER = "the declarer's alone"
    OPPONENTS = "the opponents' alone"

    def of(self, hands: Sequence[Mask], declarer: Seat) -> Mask:
        """The cards that lie open."""
        own = hands[declarer]
        return {OpenHands.DECLARER: own, OpenHands.OPPONENTS: sum(hands) - own}.get(self, sum(hands))


@dataclasses.dataclass(frozen=True)
class Goal(Group):
    """What the declarer needs: Augen, or an exact number of tricks."""

    least_augen: Ruling[Augen] | None = None
    """The Augen with which the declarer's side wins."""
    exact_tricks: Ruling[int] | None = None
    """The exact number of tricks that the declarer has to take."""


@dataclasses.dataclass(frozen=True)
class Contract(Group):
    """One game: who may bid it, how it uses the Talon, and whether a partner is called."""

    name: str
    """What the game is called."""
    calls: Ruling[bool]
    """Whether the declarer calls a card for a partner."""
    talon: Ruling[TalonUse]
    """What the declarer does with the Talon."""
    available: Ruling[bool] | None = None
    """Whether the game is in use at all, where a circle decides that."""
    level: Ruling[int] | None = None
    """The place of the game in the auction, where it has one of its own: the higher number outbids the lower."""
    vorhand_only: Ruling[bool] | None = None
    """Whether nobody but Vorhand may bid the game."""
    bird: Ruling[Card] | None = None
    """The card that the bid itself announces."""
    ends_auction: Ruling[bool] | None = None
    """Whether the auction is over as soon as the game is bid."""
    alone_if_in_talon: Ruling[bool] | None = None
    """Whether the declarer plays alone when the called card lies in the Talon, where a clause says so of this game."""
    leads: Ruling[Leader | None] | None = None
    """Who leads first in this game, in a house that says so; none where it is as in other games of its kind."""
    first_word_only: Ruling[bool] | None = None
    """Whether the game is bid only as the first word of a player, in a house that says so."""
    only_left_to_vorhand: Ruling[bool] | None = None
    """Whether the game is Vorhand's when all the others have passed and nobody else's or earlier, in a house."""
    beside: Ruling[tuple[str, ...]] | None = None
    """The games of other players beside which the game may be played."""
    without_items: Ruling[tuple[str, ...]] | None = None
    """The items that do not exist in this game, in a house that says so."""
    terms: Group | None = None
    """What only its source rules about it."""


def goal_in_tricks(contract: Contract) -> Ruling[int | None] | None:
    """The ruling of a house on the exact number of tricks that a game asks for; None where Augen decide."""
    ruled: Ruling[int | None] | None = getattr(contract.terms, "exact_tricks", None)
    return None if ruled is None or ruled.value is None else ruled


def is_of_tricks(contract: Contract) -> bool:
    """Whether in a house tricks decide the game, in which nothing else is scored or announced."""
    return goal_in_tricks(contract) is not None
