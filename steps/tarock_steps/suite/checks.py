"""The checks of a scenario as data, for vectors: the values that a step expects in the fields of an answer.

An expected value is a pattern, made from the right answer and from the part of it that the step reads. A pattern
matches what has at least what it names:

- an object matches an object whose fields all match; ``{}`` matches anything;
- a list matches a list of the same length, element by element;
- ``{"times": [[1, "XX"], [0, {"seat": 2}]]}`` matches a list in any order, or the values of an object, that has so many
  elements which match the pattern beside;
- null matches nothing: null, false, ``[]``, ``{}`` or a field that is left out;
- any other value matches itself.

No pattern names the reasons of an answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, get_args

import msgspec
from msgspec.structs import replace

from tarock_protocol.meaning import SAYS_WHY, UNORDERED
from tarock_protocol.messages.parts import Due
from tarock_steps.suite.verdicts import Basis
from tarock_steps.table.inquiry import PartRead, PathStep
from tarock_steps.words.table import Table

TIMES: Final = "times"
"""The key of a pattern for a list in any order."""
READERS: Final = frozenset({"among", "each", "sum", "due", "count"})
"""The keys of a step that reads a list as a whole; a step with other keys selects the elements with these values."""
_ANYTHING: Final[dict[str, Any]] = {}
_MOST_SEATS: Final = 5


class Check(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a step expects of an answer, the basis of the expectation, and the clauses behind it.

    ``asked`` has the number of the question whose answer is checked, counted from 0. ``expected`` has a pattern for
    each field of it. With two numbers both answers are about the same state: each field fits in both, or is the same in
    both, right or not. Where the clauses of the scenario are known, ``grounds`` are only those that a failure counts
    against.
    """

    step: int
    asked: list[int]
    expected: dict[str, Any]
    basis: Basis
    grounds: list[str]

    def charged_to(self, clauses: Sequence[str]) -> Check:
        """The same check with the clauses that a failure counts against, in a scenario that cites ``clauses``."""
        cited = [clause for clause in clauses if clause in self.grounds]
        return replace(self, grounds=cited or self.grounds or [*clauses])


Put = Callable[[PartRead], PartRead]
"""A function from a part of an answer to the part that is read when the question was asked with other labels."""


def put_as_it_is(read: PartRead) -> PartRead:
    """The same part, for a question that was asked unchanged."""
    return read


def checks_at(
    step: int, table: Table, answers: Sequence[object], basis: Basis = Basis.TRANSCRIBED, put: Put = put_as_it_is
) -> list[Check]:
    """The checks of the step just played at a table with right answers, one for each answer that it reads.

    ``answers`` are all so far as JSON values. The table's notes on the step are removed from it.
    """
    reads, grounds = [*map(put, table.taken_reads())], sorted(table.taken_grounds())
    expected: dict[tuple[int, ...], dict[str, Any]] = {}
    for read in reads:
        asked = (read.asked,) if read.as_in is None else (*sorted((read.asked, read.as_in)),)
        expected[asked] = _both(expected.get(asked, {}), pattern(read.part, answers[read.asked]))
    return [Check(step, [*asked], fields, basis, grounds) for asked, fields in expected.items()]


# ------------------------------------------------------------------------------------------------- what is met


def is_met(check: Check, answers: Sequence[object]) -> bool:
    """Whether answers are as a check expects; they are JSON values by question, None where one is missing.

    Cards are compared by spelling, so the answers have to be in canonical spelling.
    """
    told: list[Any] = [answers[number] if number < len(answers) else None for number in check.asked]
    return None not in told and all(
        _is_said(value, [answer.get(name) for answer in told]) for name, value in check.expected.items()
    )


def _is_said(wanted: object, told: Sequence[object]) -> bool:
    return told[1:] == told[:1] or all(is_as_wanted(wanted, value) for value in told)


def is_as_wanted(wanted: object, found: object) -> bool:
    """Whether a value is as a pattern has it."""
    match wanted:
        case dict():
            return all(_has_as_wanted(name, value, found) for name, value in wanted.items())
        case list():
            return isinstance(found, list) and len(found) == len(wanted) and all(map(is_as_wanted, wanted, found))
        case None:
            return _is_nothing(found)
        case _:
            return type(found) is type(wanted) and bool(found == wanted)


def _has_as_wanted(name: str, wanted: Any, found: Any) -> bool:
    if name != TIMES:
        return is_as_wanted(wanted, found.get(name) if isinstance(found, dict) else None)
    given = found.values() if isinstance(found, dict) else found if isinstance(found, list) else ()
    return all(sum(is_as_wanted(value, element) for element in given) == times for times, value in wanted)


def _is_nothing(value: object) -> bool:
    return value is None or value is False or value in ([], {})


# ---------------------------------------------------------------------------------- the pattern of a right answer


def pattern(part: Sequence[PathStep], answer: Any) -> dict[str, Any]:
    """What a part of the right answer has to be in any answer."""
    match part:
        case [{"count": _}]:
            return {"augen": _counted([_ANYTHING], [*answer["augen"].values()])}  # each card has its value
        case ["next", _, {"due": dict(turn)}]:
            return {"next": _due(turn, answer)}
        case _:
            found: dict[str, Any] = _pattern(part, answer, "")
            return found


def _pattern(part: Sequence[PathStep], right: Any, field: str) -> Any:
    """The pattern of a value in the field with this name."""
    if not part:
        return _whole(right, field)
    step, *rest = part
    match step:
        case str():
            return None if right is None else {step: _pattern(rest, right.get(step), step)}
        case int():
            return _element(step, rest, right, field)
        case list():
            return _elements([_fields(element, step) for element in right], right, field)
        case {"among": these}:
            return _counted(these, right)
        case _:
            return _selected(step, rest, [element for element in right if is_as_wanted(step, element)])


def _element(place: int, rest: Sequence[PathStep], right: list[Any], field: str) -> Any:
    """A list of this length with the pattern of one element; the last has number -1."""
    if not right:
        return None
    wanted = _pattern(rest, right[place], field)
    if not _has_order(right, field):
        return _counted([wanted, _ANYTHING], right)
    found: list[Any] = [_ANYTHING] * len(right)
    found[place] = wanted
    return found


def _selected(one: dict[str, Any], rest: Sequence[PathStep], right: Sequence[Any]) -> Any:
    """What is read of those elements of a list that have some values, and how many they are."""
    match rest:
        case [0, *further]:
            each = [_both(one, _pattern(further, element, "")) for element in right]
        case [{"each": str(field)}]:
            return _counted([one | {field: value} for value in (True, None)], right)
        case [{"sum": str(field)}]:
            each = [one | {field: element[field]} for element in right]
        case [list() as fields]:
            each = [one | _fields(element, fields) for element in right]
        case _:
            raise ValueError(rest)
    return _counted([*each, one], right)


def _counted(patterns: Iterable[object], right: Sequence[object]) -> Any:
    """How many elements fit each pattern, in any order."""
    told: list[list[Any]] = []
    for wanted in patterns:
        pair = [sum(is_as_wanted(wanted, element) for element in right), wanted]
        told += [] if pair in told else [pair]
    return {TIMES: told} if told else _ANYTHING


def _due(turn: dict[str, Any], answer: Any) -> Any:
    """A turn beside which there are only others of the same player; beside a turn to speak, others may speak too."""
    right = answer["next"]
    others: list[dict[str, Any]] = [
        {"seat": seat} for seat in range(len(answer["hands"]) or _MOST_SEATS) if seat != turn["seat"]
    ]
    if turn["do"] == "say":
        others = [other | {"do": do} for other in others for do in get_args(Due) if do != "say"]
    if not any(is_as_wanted(turn, element) for element in right) or any(
        is_as_wanted(other, element) for other in others for element in right
    ):
        return _pattern([["seat", "do"]], right, "next")
    return _counted([turn, *others], right)


def _fields(value: dict[str, Any], names: Sequence[str]) -> dict[str, Any]:
    return {name: _whole(value.get(name), name) for name in names}


def _whole(value: object, field: str) -> Any:
    """A whole value in the field with this name, without reasons."""
    if _is_nothing(value):
        return None
    if isinstance(value, dict):
        return _fields(value, [name for name in value if name not in SAYS_WHY])
    return _elements([_whole(element, field) for element in value], value, field) if isinstance(value, list) else value


def _elements(patterns: list[Any], right: list[Any], field: str) -> Any:
    """The elements of a list, which have an order only if they are lists themselves or the field has one."""
    if _has_order(right, field):
        return patterns or None
    return _counted([*patterns, _ANYTHING], right) if right else None


def _has_order(right: list[Any], field: str) -> bool:
    return field not in UNORDERED or any(isinstance(element, list) for element in right)


def _both(one: object, other: object) -> Any:
    """The pattern that fits what both patterns fit; each of them fits the right answer."""
    if one is None or other is None:
        return None
    if isinstance(one, list):
        return [*map(_both, one, other)] if isinstance(other, list) else _agreed(one, other)
    if not isinstance(one, dict) or not isinstance(other, dict):
        return _agreed(one, other)
    if TIMES in one and TIMES in other:
        return {TIMES: one[TIMES] + [pair for pair in other[TIMES] if pair not in one[TIMES]]}
    return one | {name: _both(one.get(name, _ANYTHING), wanted) for name, wanted in other.items()}


def _agreed(one: object, other: object) -> Any:
    if _ANYTHING in (one, other):
        return one or other
    if one != other:
        raise ValueError(one, other)
    return one
