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

from tarock_steps.protocol.meaning import UNORDERED
from tarock_steps.protocol.messages.parts import Unset
from tarock_steps.suite.verdicts import Basis
from tarock_steps.table.inquiry import PartRead, PathStep
from tarock_steps.table.turns import amount
from tarock_steps.words.table import Table

_FRACTION: Final = re.compile("-?[0-9]+/[1-9][0-9]*")


class Read(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is ``expected`` in one ``part`` of the answer to the question number ``asked``, the first being 0.

    With ``as_in`` it is whatever the answer to the question of this number says in the same part. With ``any_order``
    lists of texts and of objects have no order, wherever they are in it.
    """

    asked: int
    part: list[PathStep]
    expected: Any = None
    any_order: bool = False
    as_in: int | Unset = UNSET


class Check(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one step reads, all of which has to be as expected, on what that rests, and the clauses behind it.

    Where the clauses of the scenario are known, those are left that it counts against where it is not met.
    """

    step: int
    reads: list[Read]
    basis: Basis
    grounds: list[str]

    def charged_to(self, clauses: Sequence[str]) -> Check:
        """The same with the clauses that it counts against in a scenario that cites these."""
        cited = [clause for clause in clauses if clause in self.grounds]
        return replace(self, grounds=cited or self.grounds or [*clauses])


Put = Callable[[PartRead], PartRead]
"""Which part of an answer is read where a question was put with other labels."""


def put_as_it_is(read: PartRead) -> PartRead:
    """The same part, for a question that was put as it is."""
    return read


def check_at(
    step: int, table: Table, answers: Sequence[Any], basis: Basis = Basis.TRANSCRIBED, put: Put = put_as_it_is
) -> Check | None:
    """The check of the step just played at a table that was answered right, with all answers so far as JSON values.

    None where the step has looked at no answer. What the table has noted of the step is taken from it.
    """
    reads, grounds = [*map(put, table.taken_reads())], table.taken_grounds()
    return Check(step, [_expecting(one, answers) for one in reads], basis, sorted(grounds)) if reads else None


def _expecting(read: PartRead, answers: Sequence[Any]) -> Read:
    fields = [step for step in read.part if isinstance(step, str)]
    found = Read(read.asked, [*map(_told, read.part)], any_order=bool(fields) and fields[-1] in UNORDERED)
    if read.as_in is not None:
        return replace(found, as_in=read.as_in)
    return replace(found, expected=value_in(found, answers[read.asked]))


def _told(step: PathStep) -> PathStep:
    """A step as it is written: a list takes its fields, an object selects by its own where it names no reader."""
    if isinstance(step, list):
        return {"take": step}
    return {"where": step} if isinstance(step, dict) and step.keys().isdisjoint(READERS) else step


def is_met(check: Check, answers: Sequence[Any]) -> bool:
    """Whether all that a check reads is as expected; ``answers`` are JSON values by question, none where it has none.

    Cards are compared as they are spelled, so the answers have to be in canonical spelling.
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
    """What an answer says in the part that is read, in one order where that says nothing."""
    found = functools.reduce(_gone_on, read.part, answer)
    return _ordered(found) if read.any_order else found


def is_same(one: Any, other: Any) -> bool:
    """Whether two values say the same: what is null, false or empty is as if it was left out, ``2/6`` is ``1/3``."""
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
    """These fields of each element; no field leaves only their number."""
    return [{field: one.get(field) for field in fields} for one in _objects(found)]


def _where(found: Any, wanted: Mapping[str, Any]) -> Any:
    """The elements that have all of these fields."""
    return [one for one in _objects(found) if all(one.get(field) == value for field, value in wanted.items())]


def _among(found: Any, these: list[str]) -> Any:
    """The elements that are among these."""
    return [one for one in found if one in these] if isinstance(found, list) else None


def _each(found: Any, field: str) -> Any:
    """The different values of a field."""
    return _once(_values(found, field))


def _sum(found: Any, field: str) -> Any:
    """The sum of a field, exactly, as text; nothing where there is no element."""
    values = _values(found, field)
    return str(sum(map(Fraction, values), Fraction())) if values else None


def _count(found: Any, _cards: str) -> Any:
    """How many different cards a pack has: the trumps, those of the suits, and those that are worth anything."""
    return len({*found.get("trumps", ()), *chain(*found.get("suits", {}).values()), *found.get("augen", ())})


def _due(found: Any, turn: Mapping[str, Any]) -> Any:
    """A turn where it is due: all turns are this player's, or all are to speak; elsewhere all turns there are."""
    if not isinstance(found, list) or turn not in found:
        return found
    is_his = all(one["seat"] == turn["seat"] for one in found) or all(one["do"] == "say" for one in found)
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
"""What finds something in a list as a whole, by its key; the value of the key says of what."""


def _values(found: Any, field: str) -> list[Any]:
    return [one.get(field) for one in _objects(found)]


def _objects(found: Any) -> list[dict[str, Any]]:
    return [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []


# ---------------------------------------------------------------------------------------------- what is the same


def _ordered(part: Any) -> Any:
    """With lists of texts and of objects in one order; a text that is said twice in one is said once."""
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
    """None for what says nothing, so that it is the same whether it is left out or not."""
    if isinstance(part, dict):
        return {name: told for name, inner in part.items() if (told := _bare(inner)) is not None} or None
    if isinstance(part, list):
        return [*map(_bare, part)] or None
    if isinstance(part, str) and _FRACTION.fullmatch(part):
        return amount(part)
    return None if part is False else part
