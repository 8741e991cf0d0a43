"""Doubled deals: what is told of deals that are over, and how many times those after them count in a source."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple

from tarock_engine.amounts import Amount
from tarock_engine.ruling import Grounds, Rules_contra


class Past(NamedTuple):
    """A deal that is over: its game, what happened in it, and what each seat received as long as it counts once.

    ``of_game`` is what of the ``payments`` the game alone brought, all of them where nothing is said.
    """

    contract: str
    events: frozenset[str] = frozenset()
    payments: tuple[Amount, ...] = ()
    of_game: tuple[Amount, ...] = ()


class Rounds(NamedTuple, Generic[Rules_contra]):
    """How a source's sessions go on: what can be told of a deal, and what that makes of the deals after it."""

    events: Callable[[Rules_contra], tuple[str, ...]]
    factors: Callable[[Sequence[Past], int | None, Rules_contra], tuple[list[int], int, Grounds]]
