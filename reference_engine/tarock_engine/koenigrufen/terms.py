"""The terms of a contract that only Tarock-Königrufen has: what a game asks for and costs, as types of rulings."""

from __future__ import annotations

import dataclasses
from typing import Final

from tarock_engine.amounts import Amount
from tarock_engine.certain import of_kind
from tarock_engine.contracts import Contract, Goal, Side
from tarock_engine.ruling import Group, Ruling


@dataclasses.dataclass(frozen=True)
class Terms(Group):
    """What only this source rules about a contract."""

    manner: str
    """The way of playing."""
    goal: Goal
    """What the declarer needs."""
    price_won: Ruling[Amount]
    """What the game counts when it is won, in points."""
    price_lost: Ruling[Amount] | None = None
    """What the game counts when it is lost, where that is another price."""
    least_suit_cards: Ruling[int] | None = None
    """How many suit cards the declarer of a suit game has to hold after laying away."""
    price_given_up: Ruling[Amount] | None = None
    """What giving up costs to each of the others, where that is another price."""
    with_bird: Ruling[bool] | None = None
    """Whether the game and the Vogel announced with it are one item, lost if either fails."""
    boni_times: Ruling[int] | None = None
    """How often Boni count, where that is not once."""
    silent_boni_times: Ruling[int] | None = None
    """How often silent Boni count, where that is another number."""
    bird_is_owed: Ruling[bool] | None = None
    """Whether the declarer has to announce a Vogel."""
    birds: Ruling[tuple[str, ...]] | None = None
    """The Vögel of which one has to be announced, in a game of a house that names them with the bid."""
    every_bird_owed: Ruling[bool] | None = None
    """Whether each of these Vögel has to be announced."""
    may_give_up: Ruling[bool] | None = None
    """Whether the declarer may give up when the called König lies in the Talon."""
    silent_first_turn: Ruling[bool] | None = None
    """Whether the declarer announces nothing in his first turn."""
    unplayed_in_silence: Ruling[bool] | None = None
    """Whether the game is paid without play when nothing is announced or doubled."""
    bird_in_hand: Ruling[bool] | None = None
    """Whether a Vogel that may be announced with the game has to be in the hand of its bidder."""
    given_up_without_bird: Ruling[bool] | None = None
    """Whether a declarer who was dealt no Vogel that he may owe gives the game up instead of announcing one."""
    talon_to: Ruling[Side | None] | None = None
    """For which side an untouched Talon counts."""
    is_ouvert: Ruling[bool] | None = None
    """Whether the hands are laid open."""


FARBENSOLO: Final = "Farbensolo"
"""The manner of the one contract that knows only Valat among the Boni."""


def is_farbensolo(contract: Contract) -> bool:
    """Whether trumps are a plain suit in this contract."""
    return terms_of(contract).manner == FARBENSOLO


def terms_of(contract: Contract) -> Terms:
    """The terms of a contract. TypeError for a contract of another source."""
    return of_kind(contract.terms, Terms)


def is_with_bird(terms: Terms) -> bool:
    """Whether the game and the Vogel announced with it are one item."""
    return terms.with_bird is not None and terms.with_bird.value


def is_negative(contract: Contract) -> bool:
    """Whether the contract is negative: the declarer needs an exact number of tricks."""
    return terms_of(contract).goal.exact_tricks is not None
