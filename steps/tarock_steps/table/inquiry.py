"""Asks the questions of one scenario, keeps the answers, and notes the clauses that checks rest on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any, Final, NamedTuple, cast

from msgspec.structs import replace

from tarock_language.message import Message, Word, message
from tarock_protocol import codec
from tarock_protocol.canonical_answers import canonical_answer
from tarock_protocol.drivers import Driver, WireExchange
from tarock_protocol.errors import FieldDeclined
from tarock_protocol.messages.answers import Answer, DealAnswer, LegalAnswer, TurnAnswer
from tarock_protocol.messages.parts import Action, Deed, Due, Refusal, Turn
from tarock_protocol.messages.questions import Deal, Question
from tarock_protocol.offered_fields import REFUSED, ByTheBook, fields_said
from tarock_protocol.seating import SeatNames
from tarock_steps.catalogue.loading import options_to_name
from tarock_steps.errors import RefusedError
from tarock_steps.table.course import Course
from tarock_steps.table.turns import choice_said

VERBS: Final[Mapping[Deed, str]] = {
    "bid": "bids",
    "call": "calls",
    "talon": "decides on the Talon:",
    "discard": "lays away",
    "say": "says",
    "play": "plays",
    "renonce": "points out the Renonce of",
}


PathStep = str | int | list[str] | dict[str, Any]
"""A step on the path to a part of an answer.

A string is a key of an object, and a number an element of a list (-1 the last). A list takes these fields of each
element; with no fields only the number of elements is read. An object selects the elements with these values, or has
one key that says how a list is read as a whole: ``among`` others (which of these are in it), ``each`` (the different
values of a field), ``sum`` (of a field), ``due`` (this turn, if it is the next one), ``count`` (all cards of a pack).
"""


class PartRead(NamedTuple):
    """The part of an answer that a check looks at, and the number of the exchange, counted from 0.

    It is compared with the same part of the answer in the exchange ``as_in`` if there is one.
    """

    asked: int
    part: tuple[PathStep, ...]
    as_in: int | None = None


class HeardAnswer(NamedTuple):
    """A question as the scenario asks it, its answer, and how many exchanges there were then."""

    question: Question
    answer: Answer
    exchanges: int


class _AskedDeal(NamedTuple):
    """The answer about a deal with these actions, and the number of the exchange."""

    actions: list[Action]
    answer: DealAnswer
    asked: int


@dataclass(frozen=True, slots=True)
class _Position:
    """A question about a position and its answer.

    ``seat`` and ``do`` are the player and the deed asked about, ``after`` is the number of actions in the course then,
    and ``asked`` the number of the exchange.
    """

    question: Question
    answer: Answer
    seat: int | None
    do: Due
    after: int
    asked: int


class Inquiry:
    """The questions and answers of one scenario.

    A deal is asked about when a check needs it, and only once for each state.
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
        self.heard: list[HeardAnswer] = []
        self.grounds: set[str] = set()
        self._latest_grounds: set[str] = set()
        self.refusals: list[tuple[str, tuple[str, ...]]] = []
        """The clauses that the scenario gives for refusals, each with the grounds of the refusal in the answer."""
        self._driver = driver
        self._ids = count(1) if ids is None else ids
        self._position: _Position | None = None
        self._deals: dict[int, _AskedDeal] = {}
        self._asked = 0
        self._reads: list[PartRead] = []
        self._seen: DealAnswer | None = None

    @property
    def seating(self) -> SeatNames:
        """The seats of the players."""
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
        found = canonical_answer(asked, answer)
        self.heard.append(HeardAnswer(asked, found, len(self.exchanges)))
        return found

    def fields_of(self, question: Question) -> frozenset[str] | None:
        """The fields that the program gives in its answer to a question; None if it gives all of them."""
        return fields_said(self._driver.hello, codec.kind(question))

    def position(self, question: Question, *, seat: int | None = None, do: Due = "play") -> None:
        """Ask about a position; ``seat`` and ``do`` are the player and the deed asked about."""
        answer = self.ask(question)
        self._position = _Position(question, answer, seat, do, len(self.course.actions), self._asked - 1)

    def forget_position(self) -> None:
        """Return to the course of the deal: the next check looks at it again."""
        self._position = None

    def deal(self, actions: list[Action]) -> DealAnswer:
        """The answer about the deal with these actions."""
        known = self._deals.get(len(actions))
        if known is None or known.actions != actions:
            answer = cast("DealAnswer", self.ask(self.course.question(actions)))
            known = _AskedDeal(list(actions), answer, self._asked - 1)
            self._deals[len(actions)] = known
        self._seen = known.answer
        return known.answer

    @property
    def is_about_deal(self) -> bool:
        """Whether the next check looks at the course of the deal."""
        return self._current is None

    @property
    def question(self) -> Question:
        """The question whose answer the next check looks at."""
        position = self._current
        return self.course.question(self.course.actions) if position is None else position.question

    def insist_on(self, *fields: str) -> None:
        """FieldDeclined where the program does not give one of these fields in the answer that the next check reads."""
        position, hello = self._current, self._driver.hello
        asked = codec.kind(Deal if position is None else type(position.question))
        by_the_book = position is None and isinstance(self._seen, ByTheBook)
        said = frozenset[str]() if by_the_book else fields_said(hello, asked)
        if said is None:
            return
        for field in fields:
            if field not in said:
                goes_on = by_the_book or field != REFUSED
                raise FieldDeclined(asked, field, is_answered=asked in hello.questions, goes_on=goes_on)

    @property
    def known_answer(self) -> Answer | None:
        """The answer that is known for the next check; None if it has not been asked for yet."""
        position = self._current
        if position is not None:
            return position.answer
        known = self._deals.get(len(self.course.actions))
        return known.answer if known is not None and known.actions == self.course.actions else None

    @property
    def answer(self) -> Answer:
        """The answer that the next check looks at, about the position or the deal; RefusedError as in ``unrefused``."""
        position = self._current
        return self.unrefused() if position is None else position.answer

    def unrefused(self) -> DealAnswer:
        """The answer about the course of the deal; RefusedError if an action was refused."""
        answer = self.deal(self.course.actions)
        self.note_read(self.asked_after(self.course.actions), REFUSED, "index")
        if answer.refused is not None:
            raise self.refusal(answer.refused)
        return answer

    def refusal(self, refused: Refusal) -> RefusedError:
        """The error for an action that was refused."""
        actions, index = self.course.actions, refused.index
        return RefusedError(self.in_words(actions[index]), refused.said, refused.grounds, index=index, of=len(actions))

    @property
    def turns(self) -> list[Turn]:
        """The turns in the answer that the next check looks at."""
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
        """The seat that a question about a position asked about; None for a deal."""
        position = self._current
        return None if position is None else position.seat

    @property
    def asked_last(self) -> int:
        """The number of the exchange that the next check looks at."""
        position = self._current
        return self.asked_after(self.course.actions) if position is None else position.asked

    def asked_after(self, actions: Sequence[Action]) -> int:
        """The number of the exchange about the deal with these actions."""
        return self._deals[len(actions)].asked

    def note_read(self, asked: int, *part: PathStep, as_in: int | None = None) -> None:
        """Note which part of which answer a check looks at, and in which other exchange it compares it, if any."""
        read = PartRead(asked, part, as_in)
        if read not in self._reads:
            self._reads.append(read)

    def taken_reads(self) -> tuple[PartRead, ...]:
        """The parts of answers that were read since the last call."""
        reads, self._reads = tuple(self._reads), []
        return reads

    def taken_grounds(self) -> frozenset[str]:
        """The clauses that were noted since the last call."""
        grounds, self._latest_grounds = frozenset(self._latest_grounds), set()
        return grounds

    def note(self, *grounds: Iterable[str]) -> None:
        """Note the clauses on which a check rests."""
        self._latest_grounds.update(*grounds)
        self.grounds |= self._latest_grounds

    def claim_refusal(self, clause: str | None, grounds: Iterable[str]) -> None:
        """Note the clause that the scenario gives for a refusal, if it gives one."""
        if clause is not None:
            self.refusals.append((clause, tuple(grounds)))

    def in_words(self, action: Action) -> Message:
        """An action in words."""
        seating = self.seating
        return message(
            "{seat} {deed:deed} {what}",
            seat=Word(seating.name(action.seat)),
            deed=Word(VERBS[action.do]),
            what=choice_said(action.what, action.do, seating),
        )

    @property
    def _current(self) -> _Position | None:
        """The position that was asked about, or None where the course has had another action since."""
        position = self._position
        return position if position is not None and position.after == len(self.course.actions) else None
