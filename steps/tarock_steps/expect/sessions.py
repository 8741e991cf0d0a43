"""The checks of Then steps about a session, which is a number of deals in a row.

Each method is called for a step: it compares a part of the last answer with the step, and raises Mismatch if they
differ (or only records it).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tarock_language.message import Argument, Word, message
from tarock_protocol.messages.answers import DealOfSession, SessionAnswer
from tarock_steps.expect.base import AnswerChecks
from tarock_steps.expect.comparing import in_a_row
from tarock_steps.expect.scores import balanced
from tarock_steps.table.rows import read_rows
from tarock_steps.table.turns import amounts, for_everybody, payment_in_words

_COLUMNS: Final = ("dealer", "vorhand", "counts")


class SessionExpectations(AnswerChecks):
    """Compares the answer about the state of a session with what a scenario expects."""

    def next_deal(self, counts: str) -> None:
        """Check whether the next deal, the last in the answer, counts ``once`` or ``double``."""
        given = self._next_deal(self._session("deals"), "doubled")
        self._same(message("the next deal"), Word(counts), _once_or_double(given))

    def due(self, number: int) -> None:
        """Check how many doubled deals are still to come, including the next one."""
        answer = self._session("due")
        self._reads("due")
        self._same(message("the doubled deals that are due"), number, answer.due)

    def deals(self, table: Sequence[Sequence[object]]) -> None:
        """Check dealer and Vorhand of each deal, and whether it counts once or double; the next one comes last."""
        seating, answer = self._inquiry.seating, self._session("deals")
        self._reads("deals", ["dealer", "vorhand", "doubled"])
        expected = [
            [*(self._name(seating.seat(row[part])) for part in _COLUMNS[:2]), Word(row["counts"])]
            for row in read_rows(table, _COLUMNS)
        ]
        given = [[self._name(deal.dealer), self._name(deal.vorhand), _once_or_double(deal)] for deal in answer.deals]
        self._same(message("how the deals go"), in_a_row(expected), in_a_row(given))

    def score(self, text: str) -> None:
        """Check what each player has received in all deals together."""
        totals = self._session("totals").totals
        self._reads("totals")
        expected = amounts(text, self._inquiry.seating)
        self._one_per_seat("totals", totals)
        wanted, given = (
            for_everybody(numbers, self._inquiry.seating, payment_in_words) for numbers in (expected, totals)
        )
        self._same(message("the score"), wanted, balanced(given, totals))

    def _session(self, field: str) -> SessionAnswer:
        """The answer, which has to have this field; the clauses that it rests on are noted."""
        answer = self._answer(SessionAnswer)
        self._insist_on(field)
        self._inquiry.note(answer.grounds)
        return answer


def _once_or_double(deal: DealOfSession) -> Argument:
    if not isinstance(deal.doubled, bool):
        return message("{number} times", number=str(deal.doubled))
    return Word("double") if deal.doubled else Word("once")
