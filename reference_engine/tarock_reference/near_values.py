"""Other values of a ruling that a program or a round of players might use, beside the wrong ones that the proof tries.

The search for causes tries them, as deviations.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from fractions import Fraction
from typing import Final

from tarock_engine.cards import FOUR_KOENIGE, CardSet
from tarock_engine.contracts import Side
from tarock_engine.ruleset import RuleSet
from tarock_reference.mistakes import Wrong

_BELOW: Final = 12
_ABOVE: Final = 5
_NEIGHBOURS: Final = 2
"""A list of at most this length is reversed by swapping neighbours, which the proof tries already."""
_AUGEN: Final = ("augen", "to_win", "total", "limit_points")
"""The endings of the names of rulings that say how many Augen something needs."""

Number = int | Fraction


def near_values(rules: RuleSet, path: str, value: object) -> Iterator[Wrong]:
    """Near numbers, other Augen that matter, doublings that count once, lists the other way round or with one less.

    Of a value with several parts, one part has another value of its kind. For an item that never counts, all cards are
    needed, which no side ever has.
    """
    match value:
        case CardSet():
            if value & FOUR_KOENIGE == FOUR_KOENIGE != value and not path.startswith("cards."):
                yield Wrong("without-koenige", CardSet(value & ~FOUR_KOENIGE))
            if path.startswith("bonuses."):
                yield Wrong("with-all", CardSet(rules.pack))
        case bool():
            pass
        case tuple() if hasattr(value, "_fields") and hasattr(value, "_replace"):
            yield from _parts_otherwise(value._fields, value, value._replace)
        case tuple() if path.startswith("cards.") and len(value) > _NEIGHBOURS and is_list_of(value, str):
            yield Wrong("reversed", value[::-1])
        case tuple() if not path.startswith("cards.") and is_list_of(value, str):
            yield from (Wrong(told.removeprefix("-"), other) for told, other in _otherwise(value).items())
        case tuple() if path.endswith("_times") and len(value) > _NEIGHBOURS and is_list_of(value, int):
            yield Wrong("once", (value[0], *(value[1],) * (len(value) - 1)))
        case int() | Fraction() if type(value) in (int, Fraction):
            others = {*_near(value), *(_other_goals(rules, value) if path.endswith(_AUGEN) else ())}
            yield from (Wrong(f"={number}", number) for number in sorted(others - {value}))


def likely_values(value: object) -> Iterator[Wrong]:
    """The other truth, or nothing, half, one less or more and the double of a number; empty for any other value."""
    if isinstance(value, bool):
        yield Wrong("dropped" if value else "added", not value)
    elif isinstance(value, int | Fraction) and not isinstance(value, Enum):
        others = {type(value)(other) for other in (0, value // 2, value - 1, value + 1, 2 * value) if other >= 0}
        yield from (Wrong(f"={number}", number) for number in sorted(others - {value}))


def is_list_of(parts: Sequence[object], kind: type) -> bool:
    """Whether all parts are of one type."""
    return all(isinstance(part, kind) for part in parts)


def _near(value: Number) -> set[Number]:
    """The numbers from twelve below to five above a value, 0, 1, half of it, its double, and its doublings added up."""
    whole = int(value)
    near = (0, 1, whole // 2, *range(max(0, whole - _BELOW), whole + _ABOVE + 1), whole * 2, whole.bit_length())
    return {type(value)(number) for number in near}


def _other_goals(rules: RuleSet, value: Number) -> Iterator[Number]:
    """All Augen, what else needs Augen, and what is left so that the others do not get there."""
    named = [(path, ruling.value) for path, ruling in rules.rulings() if path.endswith(_AUGEN)]
    numbers = {path: found for path, found in named if isinstance(found, int | Fraction)}
    total = numbers.get("counting.total", 0)
    for found in numbers.values():
        yield from (type(value)(number) for number in (found, total - found, total - found + 1))


def _parts_otherwise(names: Sequence[str], parts: Sequence[object], replaced: Callable[..., object]) -> Iterator[Wrong]:
    """The value with one part otherwise: the other truth, a near number, the other side or a list with one less."""
    for name, part in zip(names, parts, strict=True):
        for told, other in _otherwise(part).items():
            yield Wrong(f"{name}{told}", replaced(**{name: other}))


def _otherwise(part: object) -> Mapping[str, object]:
    """The other values of a part, each by the end of its name."""
    match part:
        case bool():
            return {f"={not part}": not part}
        case Side():
            return {f"={part.other.value}": part.other}
        case tuple():
            lists = {name: tuple(other for other in part if other != name) for name in part}
            return {f"-without-{name}": other for name, other in lists.items() if is_list_of(part, str)}
        case int() | Fraction() if not isinstance(part, Enum):
            return {f"={number}": number for number in sorted(_near(part) - {part})}
        case _:
            return {}
