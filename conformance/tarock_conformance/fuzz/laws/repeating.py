"""Laws about repeated questions: the same one, with other labels, with one doubling less."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from tarock_conformance.fuzz.duel import difference
from tarock_conformance.fuzz.laws.frame import BrokenLaw
from tarock_steps.protocol.canonical_answers import canonical_answer
from tarock_steps.symmetry.relabelling import relabelled
from tarock_steps.symmetry.symmetries import SYMMETRIES

if TYPE_CHECKING:
    from collections.abc import Callable

    from tarock_conformance.fuzz.laws.frame import Hearing
    from tarock_steps.protocol.messages.answers import SettleAnswer
    from tarock_steps.protocol.messages.parts import Item
    from tarock_steps.protocol.messages.questions import Question, Settle
    from tarock_steps.symmetry.holding import Kind
    from tarock_steps.symmetry.symmetries import Symmetry


_OF_A_KIND: Final = 2
"""How many counterparts of a kind are put at most: two turns of seats tell what all of them do."""


def again(hearing: Hearing, question: Question) -> BrokenLaw | None:
    """Whether the same question has the same answer at once."""
    first = hearing.meant(question, hearing.answer(question))
    found = difference(first, hearing.meant(question, hearing.again(question)))
    return None if found is None else BrokenLaw(f"{found.field} is different the second time", parted=found)


def alike(exchanged: Kind) -> Callable[[Hearing, Question], BrokenLaw | None]:
    """The law that the counterparts of a kind are answered like the question."""
    kinds = _of_kind(exchanged)

    def broken(hearing: Hearing, question: Question) -> BrokenLaw | None:
        return next((found for one in kinds if (found := _otherwise(hearing, question, one)) is not None), None)

    return broken


def _of_kind(exchanged: Kind) -> list[Symmetry]:
    return [one for one in SYMMETRIES if one.kind == exchanged][:_OF_A_KIND]


def is_exchanged(exchanged: Kind) -> Callable[[Question], bool]:
    """Whether a question has counterparts of a kind."""
    kinds = _of_kind(exchanged)
    return lambda question: any(one.relabelling(question) is not None for one in kinds)


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
    return BrokenLaw(f"{found.field} is different ({symmetry.name})", (counterpart,), found)


def doubling(hearing: Hearing, question: Settle) -> BrokenLaw | None:
    """Whether an item that was doubled brings at least what it brings without the last step."""
    for place, item in enumerate(question.items):
        if not item.doubled:
            continue
        less = replace(item, doubled=item.doubled[:-1])
        before = replace(question, items=[*question.items[:place], less, *question.items[place + 1 :]])
        shallower = hearing.if_any(before)
        low = Fraction(0) if shallower is None else _brought(shallower, item)
        high = _brought(hearing.answer(question), item)
        if high < low:
            return BrokenLaw(f"{item.item} brings {high}, and {low} without the last doubling", (before,))
    return None


def _brought(answer: SettleAnswer, item: Item) -> Fraction:
    own = [line for line in answer.lines if (line.item, line.side) == (item.item, item.side)]
    mine = [line for line in own if item.against is None or line.against == item.against]
    return sum((abs(Fraction(line.amount)) for line in mine), Fraction(0))
