"""The checks of a scenario as data: the part of an answer that each reads, and the expected value.

A part is a way into an answer. Each step of it goes on from what the steps before it have found:

- a string is a key of an object, a number an index of a list (-1 the last element);
- an object has one key, which says what is done with all that was found (``READERS``).

Where there is nothing on the way, nothing is found. Two values are the same as ``is_same`` has it. No way leads to the
reasons of an answer.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import chain, groupby
from typing import Any, Final

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from tarock_protocol.meaning import UNORDERED
from tarock_protocol.messages.parts import Unset
from tarock_steps.suite.verdicts import Basis
from tarock_steps.table.inquiry import PartRead, PathStep
from tarock_steps.table.turns import amount
from tarock_steps.words.table import Table

_FRACTION: Final = re.compile("-?[0-9]+/[1-9][0-9]*")


class Read(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The ``expected`` value of one ``part`` of the answer to question number ``asked``, counted from 0.

    With ``as_in`` the expected value is the same part of the answer to the question with that number. With
    ``any_order`` lists of texts and of objects have no order, wherever they are in the part.
    """

    asked: int
    part: list[PathStep]
    expected: Any = None
    any_order: bool = False
    as_in: int | Unset = UNSET


class Check(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The reads of one step, which all have to be as expected; the basis of the expectation, and the clauses behind it.

    Where the clauses of the scenario are known, ``grounds`` are only those that a failure counts against.
    """

    step: int
    reads: list[Read]
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


def check_at(
    step: int, table: Table, answers: Sequence[Any], basis: Basis = Basis.TRANSCRIBED, put: Put = put_as_it_is
) -> Check | None:
    """The check of the step just played at a table with right answers; ``answers`` are all so far as JSON values.

    None where the step has read no answer. The table's notes on the step are removed from it.
    """
    reads, grounds = [*map(put, table.taken_reads())], table.taken_grounds()
    return Check(step, [_expecting(read, answers) for read in reads], basis, sorted(grounds)) if reads else None


def _expecting(read: PartRead, answers: Sequence[Any]) -> Read:
    fields = [step for step in read.part if isinstance(step, str)]
    found = Read(read.asked, [*map(_told, read.part)], any_order=bool(fields) and fields[-1] in UNORDERED)
    if read.as_in is not None:
        return replace(found, as_in=read.as_in)
    return replace(found, expected=value_in(found, answers[read.asked]))


def _told(step: PathStep) -> PathStep:
    """A step as it is stored: a list becomes ``take``, an object that names no reader becomes ``where``."""
    if isinstance(step, list):
        return {"take": step}
    return {"where": step} if isinstance(step, dict) and step.keys().isdisjoint(READERS) else step


def is_met(check: Check, answers: Sequence[Any]) -> bool:
    """Whether all reads of a check are as expected; ``answers`` are JSON values by question, None where one is missing.

    Cards are compared by spelling, so the answers have to be in canonical spelling.
    """
    return all(_is_met(read, answers) for read in check.reads)


def _is_met(read: Read, answers: Sequence[Any]) -> bool:
    answer = _answer(answers, read.asked)
    if answer is None:
        return False
    expected = read.expected if isinstance(read.as_in, Unset) else value_in(read, _answer(answers, read.as_in))
    return is_same(value_in(read, answer), expected)


def _answer(answers: Sequence[Any], number: int) -> Any:
    return answers[number] if number < len(answers) else None


def value_in(read: Read, answer: Any) -> Any:
    """The value of the part that is read in an answer, sorted where order has no meaning."""
    found = functools.reduce(_gone_on, read.part, answer)
    return _ordered(found) if read.any_order else found


def is_same(one: Any, other: Any) -> bool:
    """Whether two values mean the same: null, false and empty count as left out, and ``2/6`` is ``1/3``."""
    return bool(_bare(one) == _bare(other))


# ------------------------------------------------------------------------------------------------ steps of a part


def _gone_on(found: Any, step: PathStep) -> Any:
    match step:
        case str():
            return found.get(step) if isinstance(found, dict) else None
        case int():
            return found[step] if isinstance(found, list) and -len(found) <= step < len(found) else None
        case dict() if len(step) == 1 and step.keys() <= READERS.keys():
            ((name, of),) = step.items()
            return READERS[name](found, of)
        case _:
            return None


def _take(found: Any, fields: list[str]) -> Any:
    """These fields of each element; with no fields only the number of elements is left."""
    return [{field: element.get(field) for field in fields} for element in _objects(found)]


def _where(found: Any, wanted: Mapping[str, Any]) -> Any:
    """The elements that have all of these values in their fields."""
    return [
        element for element in _objects(found) if all(element.get(field) == value for field, value in wanted.items())
    ]


def _among(found: Any, these: list[str]) -> Any:
    """The elements that are in ``these``."""
    return [element for element in found if element in these] if isinstance(found, list) else None


def _each(found: Any, field: str) -> Any:
    """The different values of a field."""
    return _once(_values(found, field))


def _sum(found: Any, field: str) -> Any:
    """The exact sum of a field, as text; None where there are no elements."""
    values = _values(found, field)
    return str(sum(map(Fraction, values), Fraction())) if values else None


def _count(found: Any, _cards: str) -> Any:
    """How many different cards a pack has: the trumps, those of the suits, and those that are worth anything."""
    return len({*found.get("trumps", ()), *chain(*found.get("suits", {}).values()), *found.get("augen", ())})


def _due(found: Any, turn: Mapping[str, Any]) -> Any:
    """Only this turn, if all turns are this player's or all are to speak; else all turns there are."""
    if not isinstance(found, list) or turn not in found:
        return found
    is_his = all(other["seat"] == turn["seat"] for other in found) or all(other["do"] == "say" for other in found)
    return [turn] if is_his else found


READERS: Final[Mapping[str, Callable[[Any, Any], Any]]] = {
    "take": _take,
    "where": _where,
    "among": _among,
    "each": _each,
    "sum": _sum,
    "count": _count,
    "due": _due,
}
"""Functions that read a list as a whole, by their key in a step; the value of the key is their argument."""


def _values(found: Any, field: str) -> list[Any]:
    return [element.get(field) for element in _objects(found)]


def _objects(found: Any) -> list[dict[str, Any]]:
    return [element for element in found if isinstance(element, dict)] if isinstance(found, list) else []


# ---------------------------------------------------------------------------------------------- what is the same


def _ordered(part: Any) -> Any:
    """A part with its lists of texts and of objects sorted, and repeated texts in a list removed."""
    if isinstance(part, dict):
        return {name: _ordered(inner) for name, inner in part.items()}
    if not isinstance(part, list):
        return part
    told = [*map(_ordered, part)]
    if all(isinstance(inner, str) for inner in told):
        return _once(told)
    return sorted(told, key=_spelt) if all(isinstance(inner, dict) for inner in told) else told


def _once(values: Iterable[Any]) -> list[Any]:
    return [next(same) for _, same in groupby(sorted(values, key=_spelt), key=_spelt)]


def _spelt(part: Any) -> bytes:
    return msgspec.json.encode(_bare(part), order="sorted")


def _bare(part: Any) -> Any:
    """The part without empty values, so that it does not matter whether they are left out; None if nothing is left."""
    if isinstance(part, dict):
        return {name: told for name, inner in part.items() if (told := _bare(inner)) is not None} or None
    if isinstance(part, list):
        return [*map(_bare, part)] or None
    if isinstance(part, str) and _FRACTION.fullmatch(part):
        return amount(part)
    return None if part is False else part
