"""Asks questions, converts answers to canonical spelling, and notes the grounds of checks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any, Final, NamedTuple, cast

from msgspec.structs import replace

from tarock_steps.catalogue.loading import options_to_name
from tarock_steps.errors import RefusedError
from tarock_steps.protocol import codec
from tarock_steps.protocol.canonical_answers import canonical_answer
from tarock_steps.protocol.drivers import Driver, WireExchange
from tarock_steps.protocol.errors import FieldDeclined
from tarock_steps.protocol.messages.answers import Answer, DealAnswer, LegalAnswer, TurnAnswer
from tarock_steps.protocol.messages.parts import Action, Deed, Due, Refusal, Turn
from tarock_steps.protocol.messages.questions import Deal, Question
from tarock_steps.protocol.offered import REFUSED, ByTheBook, fields_said
from tarock_steps.protocol.seating import SeatNames
from tarock_steps.table.course import Course
from tarock_steps.table.turns import spoken

_VERBS: Final[Mapping[Deed, str]] = {
    "bid": "bids",
    "call": "calls",
    "talon": "decides on the Talon:",
    "discard": "lays away",
    "say": "says",
    "play": "plays",
    "renonce": "points out the Renonce of",
}


PathStep = str | int | list[str] | dict[str, Any]
"""A step on the way to a part of an answer; ``tarock_steps.suite.checks`` says what each does."""


class PartRead(NamedTuple):
    """The part of an answer that a check looks at, and the number of the exchange, the first being 0.

    It is held against the same part of the answer in the exchange ``as_in``, where there is one.
    """

    asked: int
    part: tuple[PathStep, ...]
    as_in: int | None = None


class _AskedDeal(NamedTuple):
    """The course of a deal as far as some actions, and the number of the exchange."""

    actions: list[Action]
    answer: DealAnswer
    asked: int


@dataclass(frozen=True, slots=True)
class _Position:
    """A question about a position, its answer, whom it asked for which deed, when, and the number of the exchange."""

    question: Question
    answer: Answer
    seat: int | None
    do: Due
    after: int
    asked: int


class Inquiry:
    """The conversation of one scenario.

    The course of a deal is asked for when something is expected of it, and once only for every state of it.
    """

    def __init__(
        self,
        driver: Driver,
        course: Course,
        *,
        ids: Iterator[int] | None = None,
    ) -> None:
        self.course = course
        self.exchanges: list[WireExchange] = []
        self.grounds: set[str] = set()
        self._latest_grounds: set[str] = set()
        self.refusals: list[tuple[str, tuple[str, ...]]] = []
        """The clauses by which the scenario says that something is refused, each with the grounds of that refusal."""
        self._driver = driver
        self._ids = count(1) if ids is None else ids
        self._position: _Position | None = None
        self._deals: dict[int, _AskedDeal] = {}
        self._asked = 0
        self._reads: list[PartRead] = []
        self._seen: DealAnswer | None = None

    @property
    def seating(self) -> SeatNames:
        """Who sits where."""
        return self.course.setting.seating

    def ask(self, question: Question) -> Answer:
        """The answer to ``question`` under the rules and options of the scenario."""
        given = self.course.setting
        options = options_to_name(given.in_force, given.rules)
        asked = replace(question, id=next(self._ids), rules=given.rules, options=options)
        self._asked += 1
        try:
            answer = self._driver.ask(asked)
        finally:
            if self._driver.last is not None:
                self.exchanges.append(self._driver.last)
        return canonical_answer(asked, answer)

    def position(self, question: Question, *, seat: int | None = None, do: Due = "play") -> None:
        """Ask about a position, ``seat`` for what it may do."""
        answer = self.ask(question)
        self._position = _Position(question, answer, seat, do, len(self.course.actions), self._asked - 1)

    def forget_position(self) -> None:
        """Look at the course of the deal again, however many actions it has."""
        self._position = None

    def deal(self, actions: list[Action]) -> DealAnswer:
        """The course of the deal as far as ``actions`` go."""
        known = self._deals.get(len(actions))
        if known is None or known.actions != actions:
            answer = cast("DealAnswer", self.ask(self.course.question(actions)))
            known = _AskedDeal(list(actions), answer, self._asked - 1)
            self._deals[len(actions)] = known
        self._seen = known.answer
        return known.answer

    @property
    def about_a_deal(self) -> bool:
        """Whether the next check looks at the course of the deal."""
        return self._current is None

    @property
    def question(self) -> Question:
        """What the next check looks at."""
        position = self._current
        return self.course.question(self.course.actions) if position is None else position.question

    def insist_on(self, *fields: str) -> None:
        """FieldDeclined where the program does not say one of these in the answer that the next check looks at."""
        position, hello = self._current, self._driver.hello
        asked = codec.kind(Deal if position is None else type(position.question))
        by_the_book = position is None and isinstance(self._seen, ByTheBook)
        said = frozenset[str]() if by_the_book else fields_said(hello, asked)
        if said is None:
            return
        for each in fields:
            if each not in said:
                goes_on = by_the_book or each != REFUSED
                raise FieldDeclined(asked, each, is_answered=asked in hello.questions, goes_on=goes_on)

    @property
    def known_answer(self) -> Answer | None:
        """The answer that the last check looked at; none where it has not been asked for, or an action was refused."""
        position = self._current
        if position is not None:
            return position.answer
        known = self._deals.get(len(self.course.actions))
        return known.answer if known is not None and known.actions == self.course.actions else None

    @property
    def answer(self) -> Answer:
        """What the next check looks at: the answer about the position, or the deal, nothing of it refused."""
        position = self._current
        return self.unrefused() if position is None else position.answer

    def unrefused(self) -> DealAnswer:
        """The course of the deal; a mismatch where an action was refused."""
        answer = self.deal(self.course.actions)
        self.note_read(self.asked_after(self.course.actions), REFUSED, "index")
        if answer.refused is not None:
            raise self.refusal(answer.refused)
        return answer

    def refusal(self, refused: Refusal) -> RefusedError:
        """What is said of an action that was refused."""
        actions, index = self.course.actions, refused.index
        what = self.in_words(actions[index])
        return RefusedError(what, refused.reason, refused.grounds, index=index, of=len(actions))

    @property
    def turns(self) -> list[Turn]:
        """Who may act, and how."""
        position = self._current
        if position is None:
            return self.unrefused().next
        answer = position.answer
        seat = answer.seat if isinstance(answer, TurnAnswer) else position.seat
        if seat is None or not isinstance(answer, TurnAnswer | LegalAnswer):
            return []
        legal, why = answer.legal, answer.why
        return [Turn(seat=seat, do=position.do, legal=legal, grounds=answer.grounds, why=why)]

    @property
    def asked_seat(self) -> int | None:
        """The player whom a question about a position asked."""
        position = self._current
        return None if position is None else position.seat

    @property
    def asked_last(self) -> int:
        """The number of the exchange that the next check looks at."""
        position = self._current
        return self.asked_after(self.course.actions) if position is None else position.asked

    def asked_after(self, actions: Sequence[Action]) -> int:
        """The number of the exchange in which the deal was asked for as far as these actions go."""
        return self._deals[len(actions)].asked

    def note_read(self, asked: int, *part: PathStep, as_in: int | None = None) -> None:
        """Note which part of which answer a check looks at, and with that of which other it is compared, if any."""
        read = PartRead(asked, part, as_in)
        if read not in self._reads:
            self._reads.append(read)

    def taken_reads(self) -> tuple[PartRead, ...]:
        """The parts of answers that were looked at since the last time."""
        reads, self._reads = tuple(self._reads), []
        return reads

    def taken_grounds(self) -> frozenset[str]:
        """The clauses that were noted since the last time."""
        grounds, self._latest_grounds = frozenset(self._latest_grounds), set()
        return grounds

    def note(self, *grounds: Iterable[str]) -> None:
        """Note the clauses on which a check rests."""
        self._latest_grounds.update(*grounds)
        self.grounds |= self._latest_grounds

    def claim_refusal(self, clause: str | None, grounds: Iterable[str]) -> None:
        """Note by which clause the scenario says that something is refused, where it says so."""
        if clause is not None:
            self.refusals.append((clause, tuple(grounds)))

    def in_words(self, action: Action) -> str:
        """An action, for a reader."""
        seating = self.seating
        return f"{seating.name(action.seat)} {_VERBS[action.do]} {spoken(action.what, action.do, seating)}"

    @property
    def _current(self) -> _Position | None:
        """The position that was asked about, unless something was done since."""
        position = self._position
        return position if position is not None and position.after == len(self.course.actions) else None
