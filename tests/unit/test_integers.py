"""Every whole number of every question, at its bounds and beyond: the engine answers, or refuses in words.

Where the numbers are is read in the types of the messages, so that a new field is covered by itself.
"""

from __future__ import annotations

import copy
import itertools
import typing
from collections.abc import Iterator
from functools import cache
from types import UnionType
from typing import Any, Final

import msgspec
import pytest

from tarock_checking.first.beginnings import question_example
from tarock_protocol import codec
from tarock_protocol.messages.roles import without_roles
from tarock_reference import respond
from tarock_steps.catalogue.loading import sources

KINDS: Final = tuple(name for name in codec.KINDS if name != "hello")
BEYOND: Final = (-(10**30), -(2**63), -(10**17), 10**17, 2**63 - 1, 10**30, True, False, 0.5, "1")
"""No number of a question is so small or so large, or one of these."""
NEAR: Final = (-1, 0, 1, 3, 4, 5, 6, 7, 13, 53, 54, 55, 10**9)
FREE: Final = {"tariff", "payments", "of_game"}
"""What a point is worth and what was paid may be any number."""

Place = tuple[str | int, ...]


@cache
def asked(source: str) -> dict[str, dict[str, Any]]:
    """A sound question of each kind: the first that programs are shown that are new."""
    examples = {kind: question_example(source, kind) for kind in KINDS}
    return {
        kind: msgspec.json.decode(codec.encode(example.question))
        for kind, example in examples.items()
        if example is not None
    }


def numbers(form: Any, value: Any, place: Place = ()) -> Iterator[tuple[Place, bool]]:
    """The places of whole numbers in a value of a type, and whether a list of them is there.

    Of a list it is the first and the last element; what is left out of an object is a place too.
    """
    form = without_roles(form)
    for part in typing.get_args(form) if typing.get_origin(form) in (typing.Union, UnionType) else (form,):
        inner = typing.get_args(part)
        if part is int:
            yield place, False
        elif typing.get_origin(part) is list:
            if inner[0] is int:
                yield place, True
            for index in {0, len(value) - 1} if isinstance(value, list) and value else ():
                yield from numbers(inner[0], value[index], (*place, index))
        elif typing.get_origin(part) is dict:
            for key in value if isinstance(value, dict) else ():
                yield from numbers(inner[1], value[key], (*place, key))
        elif isinstance(part, type) and issubclass(part, msgspec.Struct) and isinstance(value, dict):
            forms = typing.get_type_hints(part, include_extras=True)
            for field in msgspec.structs.fields(part):
                yield from numbers(forms[field.name], value.get(field.name), (*place, field.name))


def places(source: str, kind: str) -> list[tuple[Place, bool]]:
    """The places of whole numbers in a question, but for that of the question itself."""
    return [number for number in numbers(codec.KINDS[kind], asked(source)[kind]) if number[0] != ("id",)]


def reply(question: dict[str, Any], *changes: tuple[tuple[Place, bool], Any]) -> dict[str, Any]:
    """What is replied where numbers of a question are others."""
    changed = copy.deepcopy(question)
    for (place, is_list), number in changes:
        part = changed
        try:
            for key in place[:-1]:
                part = part[key]  # type: ignore[index]
            part[place[-1]] = [number] if is_list else number  # type: ignore[index]
        except (IndexError, KeyError, TypeError):
            pass  # the change before it has taken away what this one is a part of
    return dict(msgspec.json.decode(respond(msgspec.json.encode(changed))))


@pytest.mark.parametrize("source", sources())
def test_each_question_is_asked(source: str) -> None:
    assert set(KINDS) - set(asked(source)) <= {"may_discard"}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("source", sources())
def test_no_number_is_taken_that_cannot_be(source: str, kind: str) -> None:
    for place, number in itertools.product(places(source, kind) if kind in asked(source) else (), BEYOND):
        told = reply(asked(source)[kind], (place, number))
        name, *_ = place[0]

        is_yes_or_no = name == "doubled" and isinstance(number, bool)
        assert FREE & {*place[0]} or is_yes_or_no or str(name) in told["error"] or "most 18 digits" in told["error"], (
            place,
            number,
        )


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("source", sources())
def test_a_number_and_a_pair_of_numbers_near_the_bounds_are_answered_or_refused(source: str, kind: str) -> None:
    where = places(source, kind) if kind in asked(source) else []
    changes: list[tuple[Any, ...]] = [*itertools.product(itertools.product(where, NEAR))]
    changes += [((place, 6), (other, 5)) for place, other in itertools.permutations(where, 2)]
    for change in changes:
        told = reply(asked(source)[kind], *change)

        assert "answer" in told or told["error"], (change, told)
