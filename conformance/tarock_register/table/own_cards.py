"""Tells the table's page which cards a declarer may call or lay away, and why not the others."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, islice
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tarock_protocol.cards import SUIT_CARDS
from tarock_protocol.messages.answers import DiscardAnswer
from tarock_protocol.messages.questions import MayCall, MayDiscard
from tarock_protocol.seating import SeatNames
from tarock_register.ask.answered import answer_or_reason
from tarock_register.ask.table_talk import talk_of
from tarock_register.ask.typed_question import filled_up
from tarock_register.table.answering import answer_told, clause_texts, right_answer
from tarock_register.table.requests import BESIDE, Sitting

_DEAR: Final = frozenset(("Sküs", "XXI", "I", "II", "III", "IV", "K♥", "K♦", "K♠", "K♣"))
"""The cards that are tried last: where others can be laid away, these may not be."""
_TRIED: Final = 2_000


def calls_told(sitting: Sitting, question: MayCall) -> dict[str, object]:
    """The answer with what may be called; cards that are not laid count as ordinary ones, and ``filled`` says so."""
    talk = talk_of(sitting.rules, sitting.options, SeatNames.of(4), question.contract)
    more = filled_up(question.hand, (), talk)
    fields = msgspec.to_builtins(replace(question, hand=[*question.hand, *more]))
    fields = {name: part for name, part in fields.items() if name not in BESIDE}
    told = answer_told(sitting._replace(request=replace(sitting.request, question=fields)))
    return {**told, "question": fields, "filled": bool(more)}


def laying_away_told(sitting: Sitting, question: MayDiscard) -> dict[str, object]:
    """Which cards of the hand may be among those laid away, and what forbids each other one.

    With as many ``discards`` as are laid away, the answer is whether these may be laid away together; with fewer
    ``more`` are to come.
    """
    talk = talk_of(sitting.rules, sitting.options, SeatNames.of(4), question.contract)
    number = len(question.hand) - talk.hand
    right_answer(sitting, question)
    laying = _Laying(sitting, question)
    why = laying.why(number)
    texts = clause_texts(sitting, question, dict.fromkeys(clause for clauses in why.values() for clause in clauses))
    plain: dict[str, Any] = {"answer": {}, "rows": [], "grounds": [], "clauses": texts, "more": True}
    told = answer_told(sitting) if len(question.discards) == number else plain
    return {
        **told,
        "answer": {**told["answer"], "legal": [card for card in question.hand if card not in why]},
        "texts": texts,
        "why": {
            card: {"said": card, "clauses": clauses, "text": " ".join(texts[name]["text"] for name in clauses)}
            for card, clauses in why.items()
        },
    }


class _Laying:
    """Asks about discards of one hand."""

    def __init__(self, sitting: Sitting, question: MayDiscard) -> None:
        self._sitting, self._question = sitting, question

    def why(self, number: int) -> dict[str, list[str]]:
        """For each card that no allowed discard holds, the clauses that forbid one with it.

        The cards are tried in place of each of an allowed discard, in which ordinary suit cards come first.
        """
        right = self._right(number)
        found = {}
        for card in self._question.hand if right else ():
            others = [[*right[:at], *right[at + 1 :]] for at in range(len(right))]
            tried = [self._answer([card, *some]) for some in others if card not in right]
            if tried and not any(answer.allowed for answer in tried):
                found[card] = [*tried[-1].grounds]
        return found

    def _right(self, number: int) -> list[str]:
        """The first discard that is allowed; empty if none of those that are tried is."""
        order = sorted(self._question.hand, key=lambda card: (card in _DEAR, card not in SUIT_CARDS))
        tried = islice(([*some] for some in combinations(order, number)), _TRIED)
        return next((some for some in tried if self._answer(some).allowed), [])

    def _answer(self, discards: Sequence[str]) -> DiscardAnswer:
        answer = answer_or_reason(replace(self._question, discards=[*discards]), self._sitting.respond)
        return answer if isinstance(answer, DiscardAnswer) else DiscardAnswer(allowed=False)
