"""The terms of a contract that only Zwanzigerrufen has: what a game asks for and costs, as types of rulings."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import NamedTuple

from tarock_engine.amounts import Amount, Augen
from tarock_engine.certain import of_kind
from tarock_engine.contracts import Contract
from tarock_engine.ruling import Group, Ruling
from tarock_engine.zwanzigerrufen.names import NORMALSPIEL


class ValatWorth(NamedTuple):
    """The worth of a Valat: ``points``; if ``of_game``, this many times the game, ``with_kontra`` with its doublings.

    ``doubled``: the contract's factor for bonuses applies to it too.
    """

    points: Amount
    of_game: bool
    doubled: bool
    with_kontra: bool


@dataclasses.dataclass(frozen=True)
class Terms(Group):
    """What only this source rules about a contract."""

    manner: str
    """The way of playing."""
    least_augen: Ruling[Augen]
    """The Augen with which the declarer's side wins."""
    points: Ruling[Amount]
    """What the game counts, in points."""
    valat: tuple[Ruling[ValatWorth], Ruling[ValatWorth]]
    """What a silent and an announced Valat count."""
    points_lost: Ruling[Amount] | None = None
    """What the game counts when it is lost, in points, where that is another price."""
    bonus_times: Ruling[int] | None = None
    """How often bonuses count, where that is not once."""
    silent_bonus_times: Ruling[int] | None = None
    """How often silent bonuses count, where that is another number."""
    least_suit_cards: Ruling[int] | None = None
    """How many suit cards a hand needs for the game."""
    exact_tricks: Ruling[int | None] | None = None
    """The exact number of tricks that the declarer has to take; none where Augen decide."""
    is_scored: Mapping[str, Ruling[bool]] = dataclasses.field(default_factory=dict)
    """Whether the bonus is scored in the game."""


def terms_of(contract: Contract) -> Terms:
    """The terms of a contract. TypeError for a contract of another source."""
    return of_kind(contract.terms, Terms)


def is_normal(contract: Contract) -> bool:
    """Whether this is the Normalspiel, the game that Vorhand begins by calling."""
    return terms_of(contract).manner == NORMALSPIEL
