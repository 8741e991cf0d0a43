"""The base class of all checks of Then steps: it has the answer to look at, and compares parts of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NoReturn, TypeVar, overload

from tarock_language.message import Argument, Message, message
from tarock_protocol import codec
from tarock_protocol.errors import ProtocolError, TableError
from tarock_protocol.messages.answers import Answer, DealOfSession, SessionAnswer
from tarock_protocol.messages.questions import Session
from tarock_steps.expect.comparing import AS_WRITTEN, Comparison, Elements
from tarock_steps.table.inquiry import Inquiry, PathStep
from tarock_steps.table.turns import cards_said, player_said

One = TypeVar("One", bound=Answer)
Other = TypeVar("Other", bound=Answer)
Third = TypeVar("Third", bound=Answer)


class AnswerChecks:
    """Compares the last answer with what a scenario expects.

    A check names the parts of the answer that it reads, and hands each to the ``comparison`` with its expected value.
    Usually a difference raises Mismatch. When a scenario is rehearsed, the comparison only records the values.
    """

    def __init__(self, inquiry: Inquiry, comparison: Comparison = AS_WRITTEN) -> None:
        self._inquiry = inquiry
        self._comparison = comparison

    @overload
    def _answer(self, kind: type[One], /) -> One: ...
    @overload
    def _answer(self, kind: type[One], other: type[Other], /) -> One | Other: ...
    @overload
    def _answer(self, kind: type[One], other: type[Other], third: type[Third], /) -> One | Other | Third: ...
    def _answer(self, *kinds: Any) -> Any:
        """The answer that the check looks at; TableError if it is of none of these kinds."""
        answer = self._inquiry.answer
        if not isinstance(answer, kinds):
            asked = codec.kind(self._inquiry.question)
            fault = message(
                "the scenario expects something that the answer to the question '{asked}' cannot say", asked=asked
            )
            raise TableError(fault)
        return answer

    def _insist_on(self, *fields: str) -> None:
        """FieldDeclined where the program does not give one of these fields in the answer."""
        self._inquiry.insist_on(*fields)

    def _reads(self, *part: PathStep) -> None:
        """Note that the check looks at this part of the answer."""
        self._inquiry.note_read(self._inquiry.asked_last, *part)

    def _same(
        self,
        what: Argument,
        expected: Argument,
        given: Argument,
        told: Argument | None = None,
        elements: Elements | None = None,
    ) -> None:
        self._comparison.same(what, expected, given, told, elements)

    def _differ(self, what: Argument, expected: Argument, given: Argument) -> NoReturn:
        self._comparison.differ(what, expected, given)

    def _same_cards(
        self, what: Message, expected: Iterable[str], given: Iterable[str], rest: Iterable[str] = ()
    ) -> None:
        """Compare two lists of cards in any order; ``rest`` has the clauses that the comparison rests on, if known."""
        wanted, found = list(expected), list(given)
        self._same(what, cards_said(wanted), cards_said(found), elements=Elements(wanted, found, rest=rest))

    def _same_player(self, what: Argument, player: str, seat: int | None) -> None:
        self._same(what, self._name(self._inquiry.seating.seat(player)), self._name(seat))

    def _name(self, seat: int | None) -> Argument:
        return player_said(seat, self._inquiry.seating)

    def _next_deal(self, answer: SessionAnswer, field: str) -> DealOfSession:
        """The next deal of a session, the last in the answer, and note that this field of it is read.

        ProtocolError if the answer has another number of deals.
        """
        asked = self._inquiry.question
        expected = len(asked.deals) + 1 if isinstance(asked, Session) else 1
        self._reads("deals", expected - 1, field)
        if len(answer.deals) != expected:
            raise ProtocolError(
                message("{place}: got {number}", place="deals", number=len(answer.deals)),
                expected=message("{number}, the next one included", number=expected),
            )
        return answer.deals[-1]

    def _one_per_seat(self, field: str, found: Sequence[object]) -> None:
        players = self._inquiry.seating.players
        if len(found) != players:
            raise ProtocolError(
                message("{place}: got {number}", place=field, number=len(found)),
                expected=message("one for each of {players} seats", players=players),
            )
