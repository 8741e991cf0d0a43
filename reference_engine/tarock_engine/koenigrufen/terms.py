"""What only Tarock-Königrufen rules about a contract."""

from __future__ import annotations

import dataclasses
from typing import Final

from tarock_engine.contracts import Contract, Side
from tarock_engine.ruling import Group, Ruling


@dataclasses.dataclass(frozen=True)
class Goal(Group):
    """What the declarer needs: Augen, or an exact number of tricks."""

    augen: Ruling[int] | None = None
    tricks: Ruling[int] | None = None


@dataclasses.dataclass(frozen=True)
class Terms(Group):
    """What only this source rules about a contract.

    ``manner`` is the way of playing. ``won`` and ``lost`` are its value in points, and ``boni`` how often Boni
    count where that is not once.
    ``bird`` is the duty to announce a Vogel, ``give_up`` whether it can be given up, ``talon_to`` whose an untouched
    Talon is, ``ouvert`` whether the hands are laid open.
    """

    manner: str
    goal: Goal
    won: Ruling[int]
    lost: Ruling[int] | None = None
    boni: Ruling[int] | None = None
    bird: Ruling[bool] | None = None
    give_up: Ruling[bool] | None = None
    talon_to: Ruling[Side | None] | None = None
    ouvert: Ruling[bool] | None = None


FARBENSOLO: Final = "Farbensolo"
"""The manner of the one contract that knows only Valat among the Boni."""


def is_farbensolo(contract: Contract) -> bool:
    """Whether trumps are a plain suit in this contract."""
    return terms_of(contract).manner == FARBENSOLO


def terms_of(contract: Contract) -> Terms:
    """What this source rules about a contract; TypeError for a contract of another source."""
    if not isinstance(contract.terms, Terms):
        message = f"{contract.name} is no contract of Tarock-Königrufen"
        raise TypeError(message)
    return contract.terms
