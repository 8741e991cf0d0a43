"""Doubled deals of a session: the types of their rulings, what is known of past deals, and how often the next count."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, NamedTuple

from tarock_engine.amounts import Amount
from tarock_engine.ruling import Grounds, Group, Rules_contra, Ruling

_FIVE: Final = 5


class Past(NamedTuple):
    """A past deal: its game, its events, and what each seat received before any doubling of the deal.

    ``of_game`` is the part of ``payments`` that the game alone brought; empty means all of them.
    """

    contract: str
    events: frozenset[str] = frozenset()
    payments: tuple[Amount, ...] = ()
    of_game: tuple[Amount, ...] = ()


class Rounds(NamedTuple, Generic[Rules_contra]):
    """The doubled rounds of a source: the events that a past deal can have, and what they make of the next deals.

    ``factors`` returns how often each deal and the next one count at a table of so many players, how many doubled deals
    are due, and the clauses.
    """

    events: Callable[[Rules_contra], tuple[str, ...]]
    factors: Callable[[int, Sequence[Past], int | None, Rules_contra], tuple[list[int], int, Grounds]]


class RoundLength(NamedTuple):
    """How many deals one occasion doubles, and how many occasions of a whole session count at most (none: all)."""

    deals: int
    most: int | None


@dataclasses.dataclass(frozen=True)
class DoubledDeals(Group):
    """Deals that count more than once."""

    stake: Ruling[int]
    """By what a doubled deal multiplies."""
    whole_settlement: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether a doubled deal multiplies everything that is settled; otherwise the game alone."""
    rounded_last: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether an amount is rounded after the deal multiplies it, and not before."""
    deals_of: Mapping[str, Ruling[int | None]] = dataclasses.field(default_factory=dict, kw_only=True)
    """How many deals one event of a deal doubles, or one game; none where it is as many as any doubles."""
    deals_at_five: Ruling[int | None] | None = dataclasses.field(default=None, kw_only=True)
    """How many deals one occasion doubles where five sit at the table; none where it is as at any other."""

    def deals_at(self, players: int, usual: int) -> tuple[int, Grounds]:
        """How many deals a round has at a table of so many players, from the ``usual`` number, and the clause."""
        own = self.deals_at_five
        if own is None:
            return usual, ()
        return usual if own.value is None or players != _FIVE else own.value, (own.clause,)


@dataclasses.dataclass(frozen=True)
class DoubledRounds(DoubledDeals):
    """Rounds of deals that count more than once."""

    length: Ruling[RoundLength]
    """How many deals one occasion doubles, and how many occasions of a session count at most."""
    paid_deal_uses_up: Ruling[bool]
    """Whether a deal that is paid without being played uses up a doubled one."""
    rounds_at_first: Ruling[int]
    """How many rounds the beginning of a session brings."""
    rounds_of_fahren: Ruling[int]
    """How many rounds the game without a declarer brings."""
    fahren_counts: Ruling[Callable[[frozenset[str]], bool]]
    """Whether the game without a declarer brings rounds, by what is told of it."""
    occasions: Mapping[str, Ruling[int]]
    """How many rounds each event of a deal brings."""
    rounds_of_last_hour: Ruling[int]
    """How many rounds the beginning of the last hour brings."""
    whole_last_hour: Ruling[bool]
    """Whether every deal of the last hour is doubled, and not only a round."""
    deals_until_begin: Ruling[int]
    """How many deals after the one with the occasion a round begins at the soonest."""
    rounds_queue_up: Ruling[bool]
    """Whether rounds wait for each other; otherwise they run beside each other."""
    most_at_once: Ruling[int]
    """How many rounds can be on at a time."""
    occasions_add_up: Ruling[bool]
    """Whether each occasion of a deal brings rounds of its own."""
