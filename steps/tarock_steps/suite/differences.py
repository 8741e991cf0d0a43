"""Compares an answer with the right one, as strictly as the scenarios do, and returns the parts that differ.

A field that a program may leave out is not wrong if it is missing: the program has declined to say it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any, Final, NamedTuple

_MAY_BE_LEFT_OUT: Final = {"hands": "does not say who holds which cards", "lines": "does not say what each item brings"}
"""Fields of an answer that may be empty, and what is then declined."""

_NEVER_JUDGED: Final = frozenset({"open"})
"""Fields that a program may fill as it likes."""

_NOTHING: Final = "nothing"


class Difference(NamedTuple):
    """A part of an answer by its place, such as ``items/0/won``, what was expected there and what was given."""

    place: str
    expected: object
    given: object


def differences(right: Mapping[str, object], given: Mapping[str, object]) -> list[Difference]:
    """The smallest parts in which an answer differs from the right one; both as ``meaning`` tells them."""
    left_out = declined_parts(right, given)
    found = _in_dict(_judged(right, right), _judged(given, right), "")
    return [difference for difference in found if difference.place.partition("/")[0] not in left_out]


def is_different(right: Mapping[str, object], given: Mapping[str, object]) -> bool:
    """Whether there is any."""
    return right != given and bool(differences(right, given))


def declined_parts(right: Mapping[str, object], given: Mapping[str, object]) -> dict[str, str]:
    """The fields that a program left out, and what it thereby declines to say."""
    return {name: why for name, why in _MAY_BE_LEFT_OUT.items() if right.get(name) and not given.get(name)}


def judged_alone(said: Mapping[str, object]) -> dict[str, Any]:
    """An answer as far as it is judged, whatever the right one says."""
    return _judged(said, said)


def is_judged_alike(field: str, right: Any, given: Any) -> bool:
    """Whether a field of an answer, as ``judged_alone`` returns it, is judged as if it had another, right value."""
    if right == given:
        return True
    if field == "names":
        return all(given.get(name) == card for name, card in right.items())
    return not given if field in _MAY_BE_LEFT_OUT else field == "augen" and not right


def _judged(said: Mapping[str, Any], right: Mapping[str, Any]) -> dict[str, Any]:
    """An answer as far as it is judged beside the right one."""
    judged = {name: value for name, value in said.items() if name not in _NEVER_JUDGED}
    if "names" in right:
        judged["names"] = {name: card for name, card in said.get("names", {}).items() if name in right["names"]}
    if "lines" in right:
        judged["lines"] = _by_item(said.get("lines", []))
    if "augen" in right and not right["augen"]:
        judged["augen"] = right["augen"]
    return judged


def _by_item(lines: list[dict[str, Any]]) -> dict[str, str]:
    """What each item brings the declarer's side, all its lines together."""
    found: defaultdict[str, Fraction] = defaultdict(Fraction)
    for line in lines:
        found[line["item"]] += Fraction(line["amount"])
    return {item: str(amount) for item, amount in sorted(found.items()) if amount}


def _in_dict(right: Mapping[str, object], given: Mapping[str, object], place: str) -> Iterator[Difference]:
    for name in dict.fromkeys((*right, *given)):
        yield from _between(right.get(name, _NOTHING), given.get(name, _NOTHING), inner_place(place, name))


def _between(right: Any, given: Any, place: str) -> Iterator[Difference]:
    if right == given:
        return
    if isinstance(right, dict) and isinstance(given, dict):
        yield from _in_dict(right, given, place)
    elif _has_parts(right) and _has_parts(given) and len(right) == len(given):
        for number, (first, other) in enumerate(zip(right, given, strict=True)):
            yield from _between(first, other, f"{place}/{number}")
    else:
        yield Difference(place, right, given)


def inner_place(place: str, name: str) -> str:
    """The place of a part of the part at ``place``."""
    return f"{place}/{name}" if place else name


def _has_parts(part: object) -> bool:
    """Whether a list has parts of its own to be looked at one by one."""
    return isinstance(part, list) and any(isinstance(inner, (dict, list)) for inner in part)
