"""What only Karls Tarockrunde rules about a contract."""

from __future__ import annotations

import dataclasses
from typing import Final, NamedTuple

from tarock_engine.amounts import Amount
from tarock_engine.contracts import Contract, Side
from tarock_engine.ruling import Group, Ruling

POSITIVE: Final = "positive"
NEGATIVE: Final = "negative"
FARBENSOLO: Final = "Farbensolo"
FAHREN: Final = "Fahren"


class LoneTalon(NamedTuple):
    """Whose an untouched Talon with the called König is: the cards beside its half, and those of its half."""

    other: Side | None
    kings: Side | None


@dataclasses.dataclass(frozen=True)
class Goal(Group):
    """What the declarer needs: Augen, or an exact number of tricks."""

    augen: Ruling[Amount] | None = None
    tricks: Ruling[int] | None = None


@dataclasses.dataclass(frozen=True)
class Terms(Group):
    """What only this source rules about a contract.

    ``manner`` is the way of playing. ``price`` and, where it is another one, ``lost`` are its value in points;
    ``boni``, ``silent_boni`` and ``valat`` are how often announced and silent Boni and a Valat count where that is not
    once. ``bird`` is the duty to announce a Vogel. ``pay`` and ``fahren`` are what may be chosen when the called König
    lies in the Talon; ``unplayed`` says that the game is paid without play when nothing is said. ``talon_to`` is whose
    an untouched Talon is, ``ouvert`` whether hands are laid open.
    """

    manner: str
    goal: Goal
    price: Ruling[int]
    lost: Ruling[int] | None = None
    boni: Ruling[int] | None = None
    silent_boni: Ruling[int] | None = None
    valat: Ruling[int] | None = None
    bird: Ruling[bool] | None = None
    pay: Ruling[bool] | None = None
    fahren: Ruling[bool] | None = None
    unplayed: Ruling[bool] | None = None
    talon_to: Ruling[Side | None] | None = None
    ouvert: Ruling[bool] | None = None


def terms_of(contract: Contract) -> Terms:
    """What this source rules about a contract; TypeError for a contract of another source."""
    if not isinstance(contract.terms, Terms):
        message = f"{contract.name} is no contract of Karls Tarockrunde"
        raise TypeError(message)
    return contract.terms


def is_negative(contract: Contract) -> bool:
    """Whether the declarer needs a number of tricks."""
    return terms_of(contract).manner == NEGATIVE


def is_farbensolo(contract: Contract) -> bool:
    """Whether trumps are a plain suit in this contract."""
    return terms_of(contract).manner == FARBENSOLO


def owes_bird(contract: Contract) -> bool:
    """Whether the declarer has to announce a Vogel."""
    bird = terms_of(contract).bird
    return bird is not None and bird.value
