"""Lists the conditions that hold for a question, in the names and values of the protocol: ``hand contains "XXI"``.

A number is compared with the median of all questions of its kind.
"""

from __future__ import annotations

import statistics
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple

import msgspec

Medians = Mapping[str, int]
"""The median of each number in the questions of a kind, by its path; of a list, the median of its length."""

_LEFT_OUT: Final = frozenset({"ask", "id", "rules", "grounds"})
"""Fields about which there is no condition: they say which question it is, or give reasons."""
_SHORT: Final = 5
"""A list up to this length has an order that may matter, such as a trick; there are conditions about each place."""


class _Found(NamedTuple):
    """A value in a question: what is said about it (``is``, ``has``, ``contains``), and the path to it."""

    path: str
    verb: str
    value: Any


def conditions_of(line: bytes, medians: Medians) -> frozenset[str]:
    """All conditions that hold for a question, given as JSON."""
    return frozenset(
        condition for found in _values(msgspec.json.decode(line), "") for condition in _conditions(found, medians)
    )


def medians_of(lines: Iterable[bytes]) -> dict[str, int]:
    """The medians of the numbers in questions of one kind; the lower of two."""
    numbers: defaultdict[str, list[int]] = defaultdict(list)
    for line in lines:
        for found in _values(msgspec.json.decode(line), ""):
            if _is_number(found):
                numbers[found.path].append(found.value)
    return {path: statistics.median_low(values) for path, values in numbers.items()}


def _conditions(found: _Found, medians: Medians) -> Iterator[str]:
    path, verb, value = found
    things = " entries" if verb == "has" else ""
    yield f"{path} {verb} {msgspec.json.encode(value).decode()}{things}"
    if _is_number(found) and (median := medians.get(path)) is not None:
        yield f"{path} {verb} {'more than' if value > median else 'at most'} {median}{things}"


def _is_number(found: _Found) -> bool:
    return type(found.value) is int and found.verb != "contains"


def _values(part: Any, path: str) -> Iterator[_Found]:
    match part:
        case dict():
            for name, inner in part.items():
                if name not in _LEFT_OUT:
                    yield from _values(inner, f"{path}.{name}" if path else name)
        case list():
            yield _Found(path, "has", len(part))
            for place, inner in enumerate(part):
                yield from _entries(inner, path, place, is_short=len(part) <= _SHORT)
        case _:
            yield _Found(path, "is", part)


def _entries(inner: Any, path: str, place: int, *, is_short: bool) -> Iterator[_Found]:
    if isinstance(inner, dict):
        yield from _values(inner, f"{path}[]")
    elif isinstance(inner, list):
        yield from _values(inner, f"{path}[{place}]")
    else:
        yield _Found(path, "contains", inner)
        if is_short:
            yield _Found(f"{path}[{place}]", "is", inner)
