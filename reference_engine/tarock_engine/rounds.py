"""Doubled deals of a session: what is known of past deals, and the functions that say how often the next ones count."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple

from tarock_engine.amounts import Amount
from tarock_engine.ruling import Grounds, Rules_contra


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

    ``factors`` returns how often each deal and the next one count, how many doubled deals are due, and the clauses.
    """

    events: Callable[[Rules_contra], tuple[str, ...]]
    factors: Callable[[Sequence[Past], int | None, Rules_contra], tuple[list[int], int, Grounds]]
