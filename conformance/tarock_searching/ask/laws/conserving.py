"""Laws of conservation: no answer of a program may lose or create cards, tricks, turns, Augen or payments."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import Final

import msgspec
from msgspec.structs import replace

from tarock_language.message import Message, message
from tarock_protocol.messages.questions import CardPlay, Count, Deal, Session, Settle
from tarock_searching.ask.laws.law import BrokenLaw, Hearing
from tarock_second_opinion.conserved import KEPT, Moment, how_many, sum_to
from tarock_second_opinion.sources import SOURCES
from tarock_steps.catalogue.loading import table_of

_UNSAID: Final[Mapping[str, object]] = {"contract": None, "discards": [], "face_up": []}
"""Fields of a deal's answer that the answer to CardPlay lacks."""


def kept_in(faults: Callable[[Moment], Iterator[Message]]) -> Callable[[Hearing, Deal | CardPlay], BrokenLaw | None]:
    """Make the check that a deal keeps what it must not lose; it finds nothing if an act is refused."""

    def broken(hearing: Hearing, question: Deal | CardPlay) -> BrokenLaw | None:
        answer = hearing.answer(question)
        if answer.refused is not None:
            return None
        found = next(faults(_moment(question, msgspec.to_builtins(answer))), None)
        return None if found is None else BrokenLaw(found)

    return broken


def _moment(question: Deal | CardPlay, answer: dict[str, object]) -> Moment:
    asked = msgspec.to_builtins(question)
    if isinstance(question, CardPlay):
        held = {card for hand in question.hands for card in hand}
        left = [card for half in question.talon for card in half if card not in held]
        asked["talon"] = [question.discards, [card for card in left if card not in question.discards]]
        answer = {**answer, **_UNSAID}
    return Moment(KEPT[question.rules], SOURCES[question.rules].whole(question.options), asked, answer)


def count_of_all(hearing: Hearing, question: Count) -> BrokenLaw | None:
    """Check that some cards and the rest of the pack together count as much as the whole pack."""
    pack = table_of(question.rules).pack(question.options)
    rest = [card for card in pack if card not in question.cards]
    if not rest:
        return None
    parts = (replace(question, cards=rest), replace(question, cards=[*pack]))
    own, others, whole = (Fraction(hearing.answer(part).augen) for part in (question, *parts))
    if own + others == whole:
        return None
    told = message("{own} and {others} for the rest, of {whole}", own=str(own), others=str(others), whole=str(whole))
    return BrokenLaw(told, parts)


def payments_sum_to_zero(hearing: Hearing, question: Deal | Settle | Session) -> BrokenLaw | None:
    """Check that each player has a payment and that they sum to zero; in a session only if those of its deals do."""
    if isinstance(question, Deal):
        return kept_in(Moment.payments)(hearing, question)
    answer = hearing.answer(question)
    paid = answer.payments if isinstance(question, Settle) else answer.totals
    if isinstance(question, Session) and any(sum(map(Fraction, deal.payments)) for deal in question.deals):
        return None
    if len(paid) != question.players:
        return BrokenLaw(how_many(len(paid)))
    total = sum(map(Fraction, paid))
    return BrokenLaw(sum_to(total)) if total else None
