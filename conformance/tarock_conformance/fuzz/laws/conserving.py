"""Laws of conservation: cards, tricks, turns, Augen and payments."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec.structs import replace

from tarock_conformance.fuzz.laws.frame import BrokenLaw
from tarock_second_opinion.conserved import KEPT, Moment
from tarock_second_opinion.sources import SOURCES
from tarock_steps.catalogue.loading import table_of
from tarock_steps.protocol.messages.questions import CardPlay, Count, Deal, Session, Settle

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from tarock_conformance.fuzz.laws.frame import Hearing

_UNSAID: Final[Mapping[str, object]] = {"contract": None, "discards": [], "face_up": []}
"""What the answer about the cards alone leaves to its question."""


def kept_in(faults: Callable[[Moment], Iterator[str]]) -> Callable[[Hearing, Deal | CardPlay], BrokenLaw | None]:
    """The law that a part of what a deal may not lose is not lost; nothing is said where an act is refused."""

    def broken(hearing: Hearing, question: Deal | CardPlay) -> BrokenLaw | None:
        answer = hearing.answer(question)
        if answer.refused is not None:
            return None
        found = next(faults(_moment(question, msgspec.to_builtins(answer))), None)
        return None if found is None else BrokenLaw(found.partition(": ")[2])

    return broken


def _moment(question: Deal | CardPlay, answer: dict[str, Any]) -> Moment:
    asked = msgspec.to_builtins(question)
    if isinstance(question, CardPlay):
        held = {card for hand in question.hands for card in hand}
        left = [card for half in question.talon for card in half if card not in held]
        asked["talon"] = [question.discards, [card for card in left if card not in question.discards]]
        answer = {**answer, **_UNSAID}
    return Moment(KEPT[question.rules], SOURCES[question.rules].whole(question.options), asked, answer)


def count_of_all(hearing: Hearing, question: Count) -> BrokenLaw | None:
    """Whether some cards and the rest of the pack count together what the pack counts."""
    pack = table_of(question.rules).pack(question.options)
    rest = [card for card in pack if card not in question.cards]
    if not rest:
        return None
    parts = (replace(question, cards=rest), replace(question, cards=[*pack]))
    own, others, whole = (Fraction(hearing.answer(one).augen) for one in (question, *parts))
    if own + others == whole:
        return None
    return BrokenLaw(f"{own} and {others} for the rest, of {whole}", parts)


def payments_sum_to_zero(hearing: Hearing, question: Deal | Settle | Session) -> BrokenLaw | None:
    """Whether there is a payment for everybody, which sum to zero; in a session where those of its deals do."""
    if isinstance(question, Deal):
        return kept_in(Moment.payments)(hearing, question)
    answer = hearing.answer(question)
    paid = answer.payments if isinstance(question, Settle) else answer.totals
    if isinstance(question, Session) and any(sum(map(Fraction, one.payments)) for one in question.deals):
        return None
    if len(paid) != question.players:
        return BrokenLaw(f"there are {len(paid)}")
    total = sum(map(Fraction, paid))
    return BrokenLaw(f"they sum to {total}") if total else None
