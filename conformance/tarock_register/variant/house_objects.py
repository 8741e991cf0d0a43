"""A house, or the differences between two, as the JSON objects of ``tarock variant``, with their types.

Texts are English.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from tarock_language.message import ENGLISH, Argument
from tarock_reference.houses.departures import departures
from tarock_reference.houses.house import House
from tarock_reference.houses.house_in_words import reordered, reworded
from tarock_reference.houses.order import rows
from tarock_register.variant.houses_side_by_side import common_catalogue, smallest_question
from tarock_register.variant.points import points_of

HOUSE_FORMAT: Final = 1
"""The version of the form; a change that an older reader would misread increases it."""


class HousePart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of a house as JSON."""


class GameObject(HousePart, frozen=True, kw_only=True):
    """A game of a house's own."""

    name: str
    like: str
    birds: list[str]


class ItemObject(HousePart, frozen=True, kw_only=True):
    """An item of a house's own: ``form`` is the key in a profile that defines it, ``needs`` what stands there."""

    name: str
    like: str
    form: str
    needs: str


class PointObject(HousePart, frozen=True, kw_only=True):
    """A point in which two sets of rules differ, and what each of them, ``one`` and ``other``, says there.

    ``name`` is the path of a ruling, an option, ``bidding.order``, or what is left out: ``without items: Uhu``.
    """

    name: str
    one: str
    other: str
    clauses: list[str]
    question: dict[str, Any] | None = None


class WithoutObject(HousePart, frozen=True, kw_only=True):
    """What a house leaves out."""

    contracts: list[str]
    items: list[str]


class HouseObject(HousePart, frozen=True, kw_only=True):
    """What ``tarock variant show --format json`` prints.

    Each of the ``rulings`` has what the source says (``one``) and what the house says (``other``). ``order`` has the
    games of the auction from the lowest, games of equal rank in one row; null if it is that of the source.
    """

    kind: Literal["house"] = "house"
    format: int = HOUSE_FORMAT
    name: str
    source: str
    digest: str
    differences: int
    games: list[GameObject]
    items: list[ItemObject]
    readings: dict[str, str]
    rulings: list[PointObject]
    order: list[list[str]] | None
    without: WithoutObject
    accounts: dict[str, list[PointObject]]


class HousesApart(HousePart, frozen=True, kw_only=True):
    """What ``tarock variant diff --format json`` prints.

    The ``question`` of a point is the smallest of the suite that shows it; null if none does.
    """

    kind: Literal["houses apart"] = "houses apart"
    format: int = HOUSE_FORMAT
    source: str
    one: str
    other: str
    points: list[PointObject]


def house_object(house: House) -> HouseObject:
    """A house as an object."""
    return HouseObject(
        name=house.name,
        source=house.based_on,
        digest=house.digest,
        differences=house.differences,
        games=[GameObject(name=game.name, like=game.like, birds=list(game.birds)) for game in house.games],
        items=[ItemObject(name=item.name, like=item.like, form=item.form, needs=item.needs) for item in house.items],
        readings=house.options,
        rulings=[
            PointObject(name=ruling.path, one=_text(ruling.source), other=_text(ruling.house), clauses=[ruling.clause])
            for ruling in reworded(house)
        ],
        order=rows(house.rules) if reordered(house) else None,
        without=WithoutObject(contracts=list(house.without.contracts), items=list(house.without.items)),
        accounts={name: _account(house, name) for name, _ in house.accounts},
    )


def _account(house: House, name: str) -> list[PointObject]:
    """The rulings by which an account, such as a score, differs from the reckoning in money."""
    found = departures(house, house.by_account(name))
    return [
        PointObject(
            name=departure.name,
            one=_text(departure.here),
            other=_text(departure.there),
            clauses=list(departure.clauses),
        )
        for departure in found
    ]


def _text(value: Argument) -> str:
    return ENGLISH.format_field(value, "")


def houses_apart(one: House, other: House) -> HousesApart:
    """The differences of two houses; UsageFaultError for houses of two sources."""
    points = [
        PointObject(
            name=point.name,
            one=_text(point.departure.here),
            other=_text(point.departure.there),
            clauses=list(point.departure.clauses),
            question=smallest_question((one, other), point, ENGLISH).get("question"),
        )
        for point in points_of(one, other, common_catalogue(one, other), ENGLISH)
    ]
    return HousesApart(source=one.based_on, one=one.name, other=other.name, points=points)
