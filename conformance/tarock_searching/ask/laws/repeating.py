"""Laws about asking again: the same question, one with other labels, or one with one doubling less."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from msgspec.structs import replace

from tarock_language.message import message
from tarock_protocol.canonical_answers import canonical_answer
from tarock_protocol.messages.answers import SettleAnswer
from tarock_protocol.messages.parts import Item
from tarock_protocol.messages.questions import Question, Settle
from tarock_searching.ask.duel import difference
from tarock_searching.ask.laws.law import BrokenLaw, Hearing
from tarock_steps.symmetry.relabelling import relabelled
from tarock_steps.symmetry.symmetries import SYMMETRIES, Symmetry
from tarock_steps.symmetry.symmetry_facts import Kind

_OF_A_KIND: Final = 2
"""How many counterparts of a kind are asked at most: two turns of the seats show as much as all of them."""


def again(hearing: Hearing, question: Question) -> BrokenLaw | None:
    """Check that the same question has the same answer when it is repeated at once."""
    first = hearing.meant(question, hearing.answer(question))
    found = difference(first, hearing.meant(question, hearing.again(question)))
    return (
        None
        if found is None
        else BrokenLaw(message("{field} is different the second time", field=found.field), parted=found)
    )


def alike(exchanged: Kind) -> Callable[[Hearing, Question], BrokenLaw | None]:
    """Make the check that a question's counterparts of a kind are answered like the question."""
    kinds = _of_kind(exchanged)

    def broken(hearing: Hearing, question: Question) -> BrokenLaw | None:
        return next((found for kind in kinds if (found := _otherwise(hearing, question, kind)) is not None), None)

    return broken


def _of_kind(exchanged: Kind) -> list[Symmetry]:
    return [symmetry for symmetry in SYMMETRIES if symmetry.kind == exchanged][:_OF_A_KIND]


def is_exchanged(exchanged: Kind) -> Callable[[Question], bool]:
    """Make the test whether a question has counterparts of a kind."""
    kinds = _of_kind(exchanged)
    return lambda question: any(kind.relabelling(question) is not None for kind in kinds)


def _otherwise(hearing: Hearing, question: Question, symmetry: Symmetry) -> BrokenLaw | None:
    by = symmetry.relabelling(question)
    if by is None:
        return None
    counterpart = relabelled(question, by)
    first = hearing.meant(question, hearing.answer(question))
    back = canonical_answer(question, relabelled(hearing.answer(counterpart), by.back()))
    found = difference(first, hearing.meant(question, back))
    if found is None:
        return None
    told = message("{field} is different ({symmetry})", field=found.field, symmetry=symmetry.name)
    return BrokenLaw(told, (counterpart,), found)


def doubling(hearing: Hearing, question: Settle) -> BrokenLaw | None:
    """Check that a doubled item brings at least as much as without its last doubling."""
    for place, item in enumerate(question.items):
        if not item.doubled:
            continue
        less = replace(item, doubled=item.doubled[:-1])
        before = replace(question, items=[*question.items[:place], less, *question.items[place + 1 :]])
        shallower = hearing.if_any(before)
        low = Fraction(0) if shallower is None else _brought(shallower, item)
        high = _brought(hearing.answer(question), item)
        if high < low:
            told = message(
                "{item} brings {high}, and {low} without the last doubling",
                item=item.item,
                high=str(high),
                low=str(low),
            )
            return BrokenLaw(told, (before,))
    return None


def _brought(answer: SettleAnswer, item: Item) -> Fraction:
    own = [line for line in answer.lines if (line.item, line.side) == (item.item, item.side)]
    mine = [line for line in own if item.against is None or line.against == item.against]
    return sum((abs(Fraction(line.amount)) for line in mine), Fraction(0))
