"""Changes the course of a scenario's deal so that it can be played under other rules.

A scenario is written in the words of the rules that it was written for. Under others its course may be refused although
the same can be done: a König is named with the bid, a round closes with other words, an item belongs to the other side.
``adaptations`` has the changes. The reference engine decides which of them work; then a program is asked the changed
question. Where the scenario's own rules refuse an act too, nothing is changed: the refusal is the point of the
scenario.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from msgspec import UNSET
from msgspec.structs import replace

from tarock_protocol import codec
from tarock_protocol.drivers import Driver
from tarock_protocol.errors import ProtocolError
from tarock_protocol.messages.answers import Answer, DealAnswer, TurnAnswer
from tarock_protocol.messages.parts import Action, Due, Turn
from tarock_protocol.messages.questions import Deal, MayAnnounce, MayBid, Question, Result, Session, Settle, View
from tarock_protocol.wrapping import Wrapper
from tarock_steps.catalogue.loading import table_of
from tarock_steps.suite.adaptations import ADAPTATIONS, HALVES, HAS_TO_SUFFICE, KONTRA, AdaptedCourse, Refused
from tarock_steps.suite.tricks_by_seat import with_tricks_by_seat
from tarock_steps.table.turns import NO_GAMES

_MOST: Final = 120
"""The largest number of changes to one question."""

_ACTIONS: Final[Mapping[type[Question], str]] = {
    Deal: "actions",
    View: "actions",
    MayBid: "bids",
    MayAnnounce: "said",
    Result: "said",
}
"""The field of a question that has a course."""

_NAMED: Final = ("K♥", "K♦", "K♠", "K♣", "dazu", "dagegen")
"""Words that may have to be said with a bid or an announcement, where only the reference knows whether they have to."""

_PLACE: Final = re.compile(r"\b(actions|bids|said|items|deals)(?:\[(\d+)\])?")

_APART: Final = ("taken", "laid")
"""The beginning of a fault about the parts of a result by seats, or about their absence."""


class Rewording(NamedTuple):
    """A question in other words, and its course then; None where it has no course."""

    question: Question
    course: AdaptedCourse | None


class Adapting(Wrapper):
    """The reference engine for the rules asked for; a question that it refuses is asked again in its own words.

    ``own`` are the readings of the scenario itself, and ``written`` is an engine that plays by them. ``known`` maps the
    line of a question as the scenario asks it to the changed question. ``tested`` is the place of the action that the
    next check asks about (whether it is allowed); None where it asks for something else.
    """

    def __init__(self, reference: Driver, written: Driver, own: Mapping[str, str]) -> None:
        super().__init__(reference)
        self.known: dict[bytes, Rewording] = {}
        self.tested: int | None = None
        self._written = written
        self._own = own

    def close(self) -> None:
        """Do nothing: the caller closes the engines."""

    def ask(self, question: Question) -> Answer:
        """The answer; where the question is refused, the answer to the same question in other words."""
        if known := self.known.get(codec.unnumbered(question)):
            return _asked(self._driver, *known, question)
        fault: ProtocolError | None = None
        answer = Answer()
        try:
            answer = self._driver.ask(question)
            place = _goes_as_far_as(answer, question)
        except ProtocolError as error:
            fault, place = error, _place_of(error, question)
        adapted = None if place is None else self._adapted(question, place)
        if adapted is not None:
            self.known[codec.unnumbered(question)] = adapted
            return _asked(self._driver, *adapted, question)
        if fault is not None:
            raise fault
        return answer

    def _adapted(self, question: Question, place: int) -> Rewording | None:
        try:
            until = self._fault(self._written, replace(question, options=dict(self._own)))
        except ProtocolError:
            return (
                None  # the scenario's own rules do not know the cards, so it is unknown whether they refuse it as well
            )
        if until is not None and until <= place:
            return None
        if isinstance(question, Settle):
            return self._other_sheet(question)
        if isinstance(question, Session):
            return self._without_event(question)
        told_apart = self._told_apart(question) if isinstance(question, Result) else None
        return told_apart or self._other_course(question, until)

    def _other_course(self, question: Question, until: int | None) -> Rewording | None:
        """The question with an adapted course; None if there is none, or nothing is changed."""
        field = _ACTIONS.get(type(question))
        course = self._course(question, field, until) if field else None
        if field is None or course is None or list(course.actions) == getattr(question, field):
            return None
        if isinstance(question, MayAnnounce) and self._is_closed_too_early(question, course):
            return None
        return Rewording(_with(question, field, course), course)

    def _is_closed_too_early(self, question: MayAnnounce, course: AdaptedCourse) -> bool:
        """Whether somebody closes a turn who owes an announcement, because the one that he had made is left out.

        The reference does not refuse that in what was said before; a program may.
        """
        gone = {question.said[place].seat for place in {*range(len(question.said))}.difference(course.origins)}
        closes = table_of(question.rules).closes
        closing = (place for place, action in enumerate(course.actions) if action.what == closes)
        return any(
            course.actions[place].seat in gone and not self._may_close(question, course.actions[:place], closes)
            for place in closing
        )

    def _may_close(self, question: MayAnnounce, said: Sequence[Action], closes: str) -> bool:
        """Whether a turn may be closed after what was said; also where nobody knows, without the hand of another."""
        try:
            turn = self._driver.ask(replace(question, said=list(said)))
        except ProtocolError:
            return True
        return not isinstance(turn, TurnAnswer) or closes in turn.legal

    def _course(self, question: Question, field: str, until: int | None) -> AdaptedCourse | None:
        """The course in words that the rules asked for know; None if there are no such words.

        What the scenario's own rules refuse, at the place ``until``, may be refused by these rules as well, and so may
        the action that the next check asks about.
        """
        actions = tuple(getattr(question, field))
        course = AdaptedCourse(actions, tuple(range(len(actions))), len(actions))
        for _ in range(_MOST):
            place = self._fault(self._driver, _with(question, field, course))
            if place is None or (until is not None and course.origin(place) >= until):
                return course
            refused = self._refused(question, field, course, place)
            left = len(course.actions) - place
            others = (
                (adapted, place + (adaptation in HAS_TO_SUFFICE))
                for adaptation in ADAPTATIONS
                for adapted in adaptation(refused)
            )
            found = next(
                (adapted for adapted, beyond in others if self._can_go_on(question, field, adapted, beyond, left)), None
            )
            if found is None:
                return course if refused.is_tested else None
            course = found
        return None

    def _can_go_on(self, question: Question, field: str, course: AdaptedCourse, beyond: int, left: int) -> bool:
        """Whether a course is not refused any more, or refused only later than ``beyond``, or with less of it left."""
        found = self._fault(self._driver, _with(question, field, course))
        return found is None or found > beyond or len(course.actions) - found < left

    def _refused(self, question: Question, field: str, course: AdaptedCourse, place: int) -> Refused:
        players: int = question.players  # type: ignore[attr-defined]  # all that tell a course have them
        table = table_of(question.rules)
        formulas = NO_GAMES | {table.closes, *filter(None, [table.opens])}
        halves: Mapping[str, str] = {}
        if isinstance(question, Deal | View):
            halves = dict(zip(HALVES, map(" ".join, question.talon), strict=False))
            stands = self._driver.ask(_deal(question, course.actions[:place]))
            if not isinstance(stands, DealAnswer):
                raise TypeError(stands)
            due, declarer, partner = stands.next, stands.declarer, stands.partner
        else:
            do: Due = "bid" if field == "bids" else "say"
            declarer, partner = getattr(question, "declarer", None), getattr(question, "partner", None)
            due = [Turn(seat=seat, do=do, legal=sorted(formulas)) for seat in range(players)]
            if place < len(course.actions):
                action = course.actions[place]
                due.append(Turn(seat=action.seat, do=do, legal=[KONTRA, *(f"{action.what} {name}" for name in _NAMED)]))
        is_tested = course.origin(place) == self.tested
        return Refused(course, place, due, formulas, declarer, partner, is_tested, halves)

    def _other_sheet(self, question: Settle) -> Rewording | None:
        """The sheet with refused items changed: given to the other side, won instead of lost, or left out."""
        adapted: Settle | None = question
        while adapted is not None:
            place = self._fault(self._driver, adapted)
            if place is None:
                return Rewording(adapted, None)
            left = len(adapted.items) - place
            adapted = next(
                (sheet for sheet in _with_another_item(adapted, place) if self._can_settle_more(sheet, left)), None
            )
        return None

    def _can_settle_more(self, question: Settle, left: int) -> bool:
        """Whether the refused item has fewer than ``left`` items from it to the end, or none is refused."""
        place = self._fault(self._driver, question)
        return place is None or len(question.items) - place < left

    def _told_apart(self, question: Result) -> Rewording | None:
        """The result with the tricks of each seat, if that makes the rules accept it."""
        apart = with_tricks_by_seat(question, self._driver) if question.taken is UNSET else ()
        return next((Rewording(result, None) for result in apart if self._fault(self._driver, result) is None), None)

    def _without_event(self, question: Session) -> Rewording | None:
        """The session without the events that these rules do not know."""
        adapted: Session | None = question
        while adapted is not None:
            place = self._fault(self._driver, adapted)
            if place is None:
                return Rewording(adapted, None)
            adapted = next(filter(self._goes_further_than(place), _with_an_event_less(adapted, place)), None)
        return None

    def _goes_further_than(self, place: int) -> Callable[[Question], bool]:
        def can_go_further(question: Question) -> bool:
            found = self._fault(self._driver, question)
            return found is None or found > place

        return can_go_further

    @staticmethod
    def _fault(driver: Driver, question: Question) -> int | None:
        """The place of the first refused action or item; the place after the last where more is needed.

        None where nothing is refused. ProtocolError if the question is refused for another reason.
        """
        asked = _deal(question, question.actions) if isinstance(question, View) else question
        try:
            answer = driver.ask(asked)
        except ProtocolError as fault:
            place = _place_of(fault, question)
            if place is None:
                raise
            return place
        return _goes_as_far_as(answer, question)


class RewordingDriver(Wrapper):
    """A program that is asked the reworded question where the scenario's words do not fit the rules asked for."""

    def __init__(self, driver: Driver, known: Mapping[bytes, Rewording]) -> None:
        super().__init__(driver)
        self._known = known

    @classmethod
    def of(cls, driver: Driver, known: Mapping[bytes, Rewording]) -> Driver:
        """A rewording driver, or the program's own driver where nothing was reworded."""
        return cls(driver, known) if known else driver

    def ask(self, question: Question) -> Answer:
        """The answer to the question, reworded where that is needed."""
        found = self._known.get(codec.unnumbered(question))
        return self._driver.ask(question) if found is None else _asked(self._driver, *found, question)


def _asked(driver: Driver, adapted: Question, course: AdaptedCourse | None, question: Question) -> Answer:
    """The answer to an adapted question, with the actions counted as in the scenario."""
    answer = driver.ask(replace(adapted, id=question.id))
    if course is None or not isinstance(answer, DealAnswer):
        return answer
    accepted = course.origin(answer.accepted)
    if answer.refused is None:
        return replace(answer, accepted=accepted)
    return replace(
        answer, accepted=accepted, refused=replace(answer.refused, index=course.origin(answer.refused.index))
    )


def _goes_as_far_as(answer: Answer, question: Question) -> int | None:
    """The place of the refused action; the place after the last where all cards are played but words are still due."""
    if not isinstance(answer, DealAnswer):
        return None
    if answer.refused is not None:
        return answer.refused.index
    waits = bool(answer.tricks) and not any(answer.hands) and any(turn.do == "say" for turn in answer.next)
    return len(question.actions) if waits and isinstance(question, Deal) else None


def _with(question: Question, field: str, course: AdaptedCourse) -> Question:
    return replace(question, **{field: list(course.actions)})


def _with_another_item(question: Settle, place: int) -> Iterator[Settle]:
    """The sheet with the item given to the other side, then also won instead of lost, then left out."""
    if place >= len(question.items):
        return
    item, before, after = question.items[place], question.items[:place], question.items[place + 1 :]
    other = "foes" if item.side == "declarer" else "declarer"
    for changed in ([replace(item, side=other)], [replace(item, side=other, won=not item.won)], []):
        yield replace(question, items=[*before, *changed, *after])


def _with_an_event_less(question: Session, place: int) -> Iterator[Session]:
    """The session without one of the events of a deal, for each event in turn."""
    deals = question.deals
    for event in deals[place].events if place < len(deals) else ():
        deal = replace(deals[place], events=[other for other in deals[place].events if other != event])
        yield replace(question, deals=[*deals[:place], deal, *deals[place + 1 :]])


def _deal(question: Deal | View, actions: Sequence[Action]) -> Deal:
    """The deal of a question with these ``actions`` only."""
    if isinstance(question, Deal):
        return replace(question, actions=list(actions))
    return Deal(
        id=question.id,
        rules=question.rules,
        options=question.options,
        players=question.players,
        dealer=question.dealer,
        hands=question.hands,
        talon=question.talon,
        actions=list(actions),
    )


def _place_of(fault: ProtocolError, question: Question) -> int | None:
    """The place in a list of the question that a fault names; the place after the last where it names only the list."""
    if isinstance(question, Result) and fault.whole.startswith(_APART):
        return len(question.said)
    found = _PLACE.search(fault.reason)
    if found is None:
        return None
    return int(found[2]) if found[2] else len(getattr(question, found[1], ()))
