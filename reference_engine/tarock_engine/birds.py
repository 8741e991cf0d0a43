"""The rulings about one Vogel as a record: its name, its card, and all that a source says about it alone."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from tarock_engine.actions import PAGAT
from tarock_engine.amounts import Amount
from tarock_engine.cards import Card
from tarock_engine.ruling import Ruling, in_words

T = TypeVar("T")


@dataclasses.dataclass(frozen=True, kw_only=True)
class Bird:
    """All rulings of a source about one Vogel; None where it has no clause about this one."""

    name: str
    """What is announced and scored."""
    card: Card
    """The card that has to take the trick."""
    trick: Ruling[int]
    """The number of that trick."""
    bound_until: Ruling[int] | None = None
    """The number of the trick that its card is kept for, once it is announced."""
    must_be_played: Ruling[bool] | None = None
    """Whether the card then has to be played to that trick where it is legal."""
    beaten_lost: Ruling[bool] | None = None
    """Whether it is lost when another card takes that trick."""
    announceable: Ruling[bool] | None = None
    """Whether the circle lets it be announced; none where no circle leaves it out."""
    silent_scored: Ruling[bool] | None = None
    """Whether it is scored in silence; none where no circle leaves it out."""
    silent_price: Ruling[Amount] | None = None
    """What it counts in silence."""
    announced_price: Ruling[Amount] | None = None
    """What it counts when it was announced."""


def names(birds: Sequence[Bird]) -> tuple[str, ...]:
    """The names of the Vögel, in order."""
    return tuple(bird.name for bird in birds)


def bird_cards(birds: Sequence[Bird]) -> tuple[Card, ...]:
    """The cards of the Vögel, in order."""
    return tuple(bird.card for bird in birds)


def ruled(birds: Sequence[Bird], part: Callable[[Bird], Ruling[T] | None]) -> Mapping[str, Ruling[T]]:
    """The same ruling for each Vogel that has it, by the name of the Vogel."""
    return {bird.name: ruling for bird in birds if (ruling := part(bird)) is not None}


# ------------------------------------------------------------------------------- the Vogel that giving up costs as well


@in_words("None: the price is fixed")
def no_bird(held: Sequence[str]) -> None:
    del held


@in_words("The cheapest Vogel that is held, or a Pagat")
def cheapest_held(held: Sequence[str]) -> str:
    return held[0] if held else PAGAT


@in_words("The dearest Vogel that is held, or a Pagat")
def dearest_held(held: Sequence[str]) -> str:
    return held[-1] if held else PAGAT


@in_words("A Pagat, whatever is held")
def always_a_pagat(held: Sequence[str]) -> str:
    del held
    return PAGAT
