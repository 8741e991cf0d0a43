"""Checks a lock that was read: our own engine has to give the same answers, and every clause needs a question.

The digest in the file does not suffice, because anybody can compute it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from tarock_checking.lock.gathering import answered, gather_questions
from tarock_checking.lock.lock_file import locked_question, refuse_line
from tarock_checking.lock.lock_lines import Lock
from tarock_language.message import ENGLISH, Message, message
from tarock_reference.variants import Variant
from tarock_steps.catalogue.loading import load_catalogue

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
            own = message("the answer of {variant}", variant=variant.name)
            refuse_line(path, locked.number + 1, own, _other(message("another one"), path))
        if found.rests != locked.rests:
            clauses = message("the clauses that the answer rests on")
            refuse_line(path, locked.number + 1, clauses, _other(message("other ones"), path))
        right.append(msgspec.json.encode(found.answer))
    return tuple(right)


def refuse_missing_questions(path: Path, lock: Lock, variant: Variant) -> None:
    """Refuse a lock without a question for some clause that an answer of its variant rests on.

    Only the scenarios that cite such a clause are played, so a whole lock is read in a moment.
    """
    rested = {clause for question in lock.questions for clause in question.clauses}
    absent = load_catalogue(variant.based_on).clauses.keys() - rested
    asked = gather_questions(variant, absent, say=ENGLISH).asked if absent else ()
    if missing := sorted(frozenset[str]().union(*(question.clauses for question in asked)) & absent):
        names: Message | list[str] = missing
        if len(missing) > _SHOWN:
            left = len(missing) - _SHOWN
            names = message(
                "{clauses} and {number} more clause",
                "{clauses} and {number} more clauses",
                clauses=missing[:_SHOWN],
                number=left,
            )
        found = message("{number}, none of which rests on {clauses}", number=len(lock.questions), clauses=names)
        expected = message("all questions of a lock of {variant}", variant=variant.name)
        refuse_line(path, 1, expected, _other(found, path))


def _other(found: Message, path: Path) -> Message:
    return message("{found}; `tarock lock --update {path}` makes it anew", found=found, path=str(path))
