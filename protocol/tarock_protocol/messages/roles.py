"""Annotations that say what a field of a message holds (a seat, a card, a payment); they do not change the message.

Symmetries read them to exchange seats or suits in a question.
"""

from __future__ import annotations

import functools
import operator
from enum import Enum
from types import UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

Each = TypeVar("Each")


class Role(Enum):
    """The kind of a value, if it changes with a seat, a card, a half of the Talon, or the worth of a point."""

    SEAT = "seat"
    CARD = "card"
    SAID = "said"
    MONEY = "money"
    TARIFF = "tariff"
    BY_SEAT = "by seat"
    HALVES = "halves"


Seat = Annotated[int, Role.SEAT]
"""The number of a seat."""

Card = Annotated[str, Role.CARD]
"""A card."""

Said = Annotated[str, Role.SAID]
"""Words separated by blanks; some may be cards, numbers of seats, or halves of the Talon."""

Tariff = Annotated[int, Role.TARIFF]
"""What one point is worth."""

BySeat = Annotated[list[Each], Role.BY_SEAT]
"""One item for each seat, in order of seats."""

Halves = Annotated[list[list[Card]], Role.HALVES]
"""The packets of the Talon."""


def without_roles(form: Any) -> Any:
    """The type of a part of a message without its roles."""
    origin, inner = get_origin(form), get_args(form)
    if origin is Annotated:
        plain, rest = without_roles(inner[0]), tuple(note for note in form.__metadata__ if not isinstance(note, Role))
        return Annotated[(plain, *rest)] if rest else plain
    if not inner or origin is Literal:
        return form
    parts = [*map(without_roles, inner)]
    return functools.reduce(operator.or_, parts) if origin in (Union, UnionType) else origin[tuple(parts)]
