"""Tells the table whether a card of a deal was allowed, what else was, and who can point a breach out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from msgspec.structs import replace

from tarock_language.message import Message, message
from tarock_protocol.messages.answers import DealAnswer
from tarock_protocol.messages.parts import Action, Turn
from tarock_protocol.messages.questions import Deal
from tarock_register.ask.answered import answer_or_reason
from tarock_register.table.answering import clause_texts
from tarock_register.table.requests import Sitting
from tarock_running.process.exits import UsageFaultError


def breach_told(sitting: Sitting) -> dict[str, object]:
    """Of the play in the place ``point`` of a deal: what was ``legal``, and the clauses if this card was not.

    ``trick`` is the number of its trick. ``stands`` says whether these rules let the card lie if nobody notices, and
    ``by`` who may point it out after all that the deal has.
    """
    question, point = sitting.question, sitting.request.point
    acts = question.actions if isinstance(question, Deal) else []
    place = next((place for place in range(len(acts)) if str(place) == point), None)
    act = None if place is None else acts[place]
    if not isinstance(question, Deal) or act is None or act.do != "play":
        raise UsageFaultError(message("expected a deal, and the place of a card that was played in it"))
    deal, before = _Asking(sitting, question), acts[:place]
    answer = deal.after(before)
    turn: Turn | None = next((turn for turn in answer.next if turn.seat == act.seat and turn.do == "play"), None)
    if turn is None:
        raise UsageFaultError(message("expected a card of a player whose turn it was"))
    is_legal = act.what in turn.legal
    clauses = [] if is_legal else turn.why.get(act.what, [])
    unseen = [*before, replace(act, unnoticed=True)]
    others = [seat for seat in range(question.players) if seat != act.seat and not is_legal and act.unnoticed]
    return {
        "card": act.what,
        "legal": turn.legal,
        "allowed": is_legal,
        "grounds": clauses,
        "clauses": clause_texts(sitting, question, clauses),
        "trick": len(answer.tricks) + 1,
        "stands": not is_legal and deal.can_stand(unseen),
        "by": [seat for seat in others if deal.can_stand([*acts, Action(seat=seat, do="renonce", what=str(act.seat))])],
    }


class _Asking:
    """Asks about a deal with other acts."""

    def __init__(self, sitting: Sitting, question: Deal) -> None:
        self._sitting, self._question = sitting, question

    def after(self, acts: Sequence[Action]) -> DealAnswer:
        answer = answer_or_reason(replace(self._question, actions=[*acts]), self._sitting.respond)
        if isinstance(answer, Message):
            raise UsageFaultError(answer)
        return cast("DealAnswer", answer)

    def can_stand(self, acts: Sequence[Action]) -> bool:
        return self.after(acts).refused is None
