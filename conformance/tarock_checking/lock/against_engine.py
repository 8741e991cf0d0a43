"""Compares a lock with our own engine when it is read, because anybody can make its digest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from tarock_checking.lock.gathering import answered, gather_questions
from tarock_checking.lock.reading import locked_question, refuse_line
from tarock_steps.catalogue.loading import load_catalogue

if TYPE_CHECKING:
    from pathlib import Path

    from tarock_checking.lock.lock_lines import Lock
    from tarock_reference.variants import Variant

_SHOWN: Final = 3
"""How many clauses are named."""


def right_answers(path: Path, lock: Lock, variant: Variant) -> tuple[bytes, ...]:
    """The answers of a variant to the questions of its lock, as JSON.

    Refuses a lock with an answer that is another one, or that rests on other clauses.
    """
    right: list[bytes] = []
    for locked in lock.questions:
        found = answered(variant, locked_question(path, locked))
        if found is None or found.means != locked.answer:
            refuse_line(path, locked.number + 1, f"the answer of {variant.name}", _other("another one", path))
        if found.rests != locked.rests:
            refuse_line(path, locked.number + 1, "the clauses that the answer rests on", _other("other ones", path))
        right.append(msgspec.json.encode(found.answer))
    return tuple(right)


def refuse_missing_questions(path: Path, lock: Lock, variant: Variant) -> None:
    """Refuse a lock without a question for some clause that an answer of its variant rests on.

    Only the scenarios that cite such a clause are played, so a whole lock is read in a moment.
    """
    rested = {clause for one in lock.questions for clause in one.clauses}
    absent = load_catalogue(variant.based_on).clauses.keys() - rested
    asked = gather_questions(variant, absent).asked if absent else ()
    if missing := sorted(frozenset[str]().union(*(one.clauses for one in asked)) & absent):
        names = ", ".join(missing[:_SHOWN])
        more = f" and {len(missing) - _SHOWN} more clauses" if len(missing) > _SHOWN else ""
        found = _other(f"{len(lock.questions)}, none of which rests on {names}{more}", path)
        refuse_line(path, 1, f"all questions of a lock of {variant.name}", found)


def _other(found: str, path: Path) -> str:
    return f"{found}; `tarock lock --update {path}` makes it anew"
