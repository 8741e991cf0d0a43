"""The terms of a contract that only Karls Tarockrunde has: what a game asks for and costs, as types of rulings."""

from __future__ import annotations

import dataclasses
from typing import Final, NamedTuple

from tarock_engine.amounts import Amount
from tarock_engine.certain import of_kind
from tarock_engine.contracts import Contract, Goal, Side
from tarock_engine.ruling import Group, Ruling

POSITIVE: Final = "positive"
NEGATIVE: Final = "negative"
FARBENSOLO: Final = "Farbensolo"
FAHREN: Final = "Fahren"


class LoneTalon(NamedTuple):
    """The owners of an untouched Talon with the called König: of the half with it (``kings``), and of the other."""

    other: Side | None
    kings: Side | None


@dataclasses.dataclass(frozen=True)
class Terms(Group):
    """What only this source rules about a contract."""

    manner: str
    """The way of playing."""
    goal: Goal
    """What the declarer needs."""
    price: Ruling[Amount]
    """What the game counts, in points."""
    price_lost: Ruling[Amount] | None = None
    """What the game counts when it is lost, where ``combine_factors`` and ``boni_of_lost_times`` rule."""
    least_suit_cards: Ruling[int] | None = None
    """How many suit cards the declarer of a suit game has to hold after laying away."""
    price_given_up: Ruling[Amount] | None = None
    """What paying instead of playing costs to each of the others, where that is another price."""
    with_bird: Ruling[bool] | None = None
    """Whether the game and the Vogel announced with it are one item, lost if either fails."""
    boni_times: Ruling[int] | None = None
    """How often announced Boni count, where that is not once."""
    silent_boni_times: Ruling[int] | None = None
    """How often silent Boni count, where that is not once."""
    valat_times: Ruling[int] | None = None
    """How often a Valat counts, where that is not once."""
    bird_is_owed: Ruling[bool] | None = None
    """Whether the declarer has to announce a Vogel."""
    birds: Ruling[tuple[str, ...]] | None = None
    """The Vögel of which one has to be announced, in a game of a house that names them with the bid."""
    may_pay: Ruling[bool] | None = None
    """Whether the declarer may pay instead of playing when the called König lies in the Talon."""
    may_turn_to_fahren: Ruling[bool] | None = None
    """Whether the declarer may turn the deal into Fahren when the called König lies in the Talon."""
    unplayed_in_silence: Ruling[bool] | None = None
    """Whether the game is paid without play when nothing is said."""
    talon_to: Ruling[Side | None] | None = None
    """For which side an untouched Talon counts."""
    is_ouvert: Ruling[bool] | None = None
    """Whether the hands are laid open."""


def terms_of(contract: Contract) -> Terms:
    """The terms of a contract. TypeError for a contract of another source."""
    return of_kind(contract.terms, Terms)


def is_with_bird(terms: Terms) -> bool:
    """Whether the game and the Vogel announced with it are one item."""
    return terms.with_bird is not None and terms.with_bird.value


def is_negative(contract: Contract) -> bool:
    """Whether the contract is negative: the declarer needs an exact number of tricks."""
    return terms_of(contract).manner == NEGATIVE


def is_farbensolo(contract: Contract) -> bool:
    """Whether trumps are a plain suit in this contract."""
    return terms_of(contract).manner == FARBENSOLO


def has_to_announce_bird(contract: Contract) -> bool:
    """Whether the declarer has to announce a Vogel."""
    bird = terms_of(contract).bird_is_owed
    return bird is not None and bird.value
