"""Answers the table's requests about houses: a profile as it is typed, its rule sheet, and two houses compared."""

from __future__ import annotations

from tarock_reference.houses.house import House
from tarock_register.table.requests import Sitting, house_typed
from tarock_register.variant.rule_sheet import sheet_of
from tarock_register.variant.typed_profiles import profile_read


def house_told(sitting: Sitting) -> dict[str, object]:
    """What the profile in ``text`` says, or each of its mistakes."""
    return profile_read(sitting.request.text, sitting.say)


def sheet_told(sitting: Sitting) -> dict[str, object]:
    """The rule sheet of the house, or of the source, with some open ``clauses`` beside what is decided."""
    plain = House(name=sitting.catalogue.title, based_on=sitting.rules)
    return sheet_of(sitting.house or plain, sitting.say, sitting.request.clauses)


def both_told(sitting: Sitting) -> dict[str, object]:
    """The points in which ``house`` and ``other`` differ; with a ``point``, the smallest question that shows it."""
    from tarock_register.variant.houses_side_by_side import (  # noqa: PLC0415 - few runs need it
        example_of_point,
        houses_side_by_side,
    )

    request, say = sitting.request, sitting.say
    here, there = house_typed(request.house), house_typed(request.other)
    return example_of_point(here, there, request.point, say) if request.point else houses_side_by_side(here, there, say)
