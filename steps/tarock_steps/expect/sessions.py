"""Checks of a session."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tarock_protocol.messages.answers import DealOfSession, SessionAnswer
from tarock_steps.expect.base import Base
from tarock_steps.expect.scores import imbalance
from tarock_steps.table.rows import read_rows
from tarock_steps.table.turns import amounts, for_everybody, payment_in_words

_COLUMNS: Final = ("dealer", "vorhand", "counts")


class SessionExpectations(Base):
    """Checks of the state of a session."""

    def next_deal(self, counts: str) -> None:
        """The next deal counts once, or double."""
        self._same("the next deal", counts, _counts(self._next_deal(self._session("deals"), "doubled")))

    def due(self, number: int) -> None:
        """The number of doubled deals still to come, including the next one."""
        answer = self._session("due")
        self._reads("due")
        self._same("the doubled deals that are due", number, answer.due)

    def deals(self, table: Sequence[Sequence[object]]) -> None:
        """Each deal has this dealer and this Vorhand, and counts once or double."""
        seating, answer = self._inquiry.seating, self._session("deals")
        self._reads("deals", ["dealer", "vorhand", "doubled"])
        expected = [
            ", ".join((*(seating.name(seating.seat(row[part])) for part in _COLUMNS[:2]), row["counts"]))
            for row in read_rows(table, _COLUMNS)
        ]
        given = [", ".join((self._name(deal.dealer), self._name(deal.vorhand), _counts(deal))) for deal in answer.deals]
        self._same("how the deals go", "; ".join(expected), "; ".join(given))

    def score(self, text: str) -> None:
        """The players have received these totals."""
        totals = self._session("totals").totals
        self._reads("totals")
        expected = amounts(text, self._inquiry.seating)
        self._one_per_seat("totals", totals)
        wanted, given = (
            for_everybody(numbers, self._inquiry.seating, payment_in_words) for numbers in (expected, totals)
        )
        self._same("the score", wanted, given + imbalance(totals))

    def _session(self, field: str) -> SessionAnswer:
        answer = self._answer(SessionAnswer)
        self._insist_on(field)
        self._inquiry.note(answer.grounds)
        return answer


def _counts(deal: DealOfSession) -> str:
    return "double" if deal.doubled else "once"
