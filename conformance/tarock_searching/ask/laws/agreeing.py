"""Laws that the answer about a whole deal agrees with answers to separate questions about its parts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from tarock_language.message import message
from tarock_protocol.messages.answers import DealAnswer
from tarock_protocol.messages.questions import Deal, MayDiscard, MayPlay, Question, Settle
from tarock_searching.ask.laws.law import BrokenLaw, Hearing
from tarock_searching.make.courses import bid_question, ending, trick_question
from tarock_second_opinion.conserved import KEPT
from tarock_steps.suite.without_bidding import HANDS_ON

_QUIET: Final = frozenset({"Weiter", "Gut!", "ich liege"})
"""Words that bind nobody to any card."""
_HOLD_A_BIRD: Final = frozenset({"Spatzrufer", "Uhurufer", "Auch-Rufer"})
"""Games whose declarer is bound to a card without announcing it."""

Part = tuple["Question", str, object]
"""A question about a part of a deal, the field of its answer, and the value in the deal's answer."""


def parts(hearing: Hearing, question: Deal) -> BrokenLaw | None:
    """Check that separate questions about bids, discards, cards, tricks and payments are answered as in the deal."""
    answer = hearing.answer(question)
    if question.actions and question.actions[-1].do == "discard":
        return _laid_away(hearing, question, answer)
    if answer.refused is not None or answer.renonce is not None:
        return None
    for part, field, said in _parts(question, answer):
        answered = hearing.if_any(part) if hearing.can_answer(part, frozenset({field})) else None
        if answered is None:
            continue
        given = getattr(answered, field)
        if (sorted(given) if field == "legal" else given) != said:
            told = message(
                "{field} is {given} by itself, and {said} in the deal", field=field, given=str(given), said=str(said)
            )
            return BrokenLaw(told, (part,))
    return None


def _laid_away(hearing: Hearing, question: Deal, answer: DealAnswer) -> BrokenLaw | None:
    """Check that a discard, as the last act and in turn, is allowed by itself if and only if it is in the deal."""
    *before, act = question.actions
    then = hearing.answer(replace(question, actions=before))
    due = any((turn.seat, turn.do) == (act.seat, act.do) for turn in then.next)
    if not due or then.contract is None or act.unnoticed:
        return None
    part = MayDiscard(
        id=1,
        rules=question.rules,
        options=question.options,
        contract=then.contract,
        hand=then.hands[act.seat],
        discards=act.what.split(),
    )
    said = hearing.if_any(part)
    if said is None or said.allowed is (answer.refused is None):
        return None
    told = (
        message("{cards} is allowed by itself, and otherwise in the deal", cards=act.what)
        if said.allowed
        else message("{cards} is not allowed by itself, and otherwise in the deal", cards=act.what)
    )
    return BrokenLaw(told, (part,))


def _parts(question: Deal, answer: DealAnswer) -> Iterator[Part]:
    """The questions about parts of a deal; no payments if Vorhand was handed on, which a settlement does not say."""
    if answer.tricks and answer.contract is not None:
        last = answer.tricks[-1]
        yield trick_question(question, answer.contract, last), "winner", last.winner
    bidding = [turn for turn in answer.next if turn.do == "bid" and not set(turn.legal) <= KEPT[question.rules].beside]
    if len(bidding) == len(answer.next) == 1 and {act.do for act in question.actions} <= {"bid"}:
        (turn,) = bidding
        bids = bid_question(question, question.actions, turn.seat)
        yield bids, "seat", turn.seat
        yield bids, "legal", sorted(turn.legal)
    if (cards := _to_be_played(question, answer)) is not None:
        yield cards, "legal", sorted(answer.next[0].legal)
    handed_on = any((act.do, act.what) == ("bid", HANDS_ON) for act in question.actions)
    for part in ending(question, answer):
        if isinstance(part, Settle) and not handed_on:
            yield part, "payments", answer.payments


def _to_be_played(question: Deal, answer: DealAnswer) -> MayPlay | None:
    """The question what may be played next; None if somebody may be bound to a card, or has broken a duty."""
    said = {act.what for act in question.actions if act.do == "say"}
    if [turn.do for turn in answer.next] != ["play"] or answer.contract in {None, *_HOLD_A_BIRD} or not said <= _QUIET:
        return None
    played = [act for act in question.actions if act.do == "play"]
    if any(act.unnoticed for act in question.actions):
        return None
    gone = sum(len(trick.cards) for trick in answer.tricks)
    return MayPlay(
        id=1,
        rules=question.rules,
        options=question.options,
        contract=answer.contract or "",
        hand=answer.hands[answer.next[0].seat],
        trick=[act.what for act in played[gone:]],
        number=len(answer.tricks) + 1,
        called=answer.called,
    )
