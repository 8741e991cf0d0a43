"""The driver for a program that answers ``play`` and not ``deal``: it is asked only for the cards of a deal.

What came before, the game, the sides, the hands after the Talon, is by the book: the reference engine plays the deal
up to the first card by the rules asked for. So scenarios that tell a whole deal serve such a program too, as far as
their checks look at what ``play`` answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from tarock_steps.protocol import codec
from tarock_steps.protocol.deeds import FOURTH
from tarock_steps.protocol.drivers import Driver, WireExchange
from tarock_steps.protocol.messages.answers import Answer, DealAnswer, HelloAnswer, PlayAnswer
from tarock_steps.protocol.messages.parts import Action, Unset
from tarock_steps.protocol.messages.questions import CardPlay, Deal, Question
from tarock_steps.protocol.offered import ByTheBook, fields_said, fields_there_are
from tarock_steps.protocol.seating import SeatNames
from tarock_steps.protocol.wrapping import Wrapper

HANDS_ON: Final = "gebe die Vorhand weiter"
_TURNED: Final = "Fahren"
"""What is done with the Talon of a game that becomes the one in which everybody plays for himself; it counts then."""
CARDS_ALONE: Final = codec.kind(CardPlay)
"""The question about the cards of a deal."""
WHOLE_DEAL: Final = codec.kind(Deal)
"""The question about all of a deal; who answers it is never asked about its cards alone."""


class WithoutAuction(Wrapper):
    """A program that is asked for the cards of a deal alone; ``reference`` plays by the book what comes before."""

    def __init__(self, driver: Driver, reference: Driver) -> None:
        super().__init__(driver)
        self._reference = reference
        self._last: WireExchange | None = None

    @property
    def hello(self) -> HelloAnswer:
        """What the program says of itself, and which fields of a deal can be read in its answers about the cards."""
        said = self._driver.hello
        fields = fields_said(said, CARDS_ALONE)
        known = {} if said.fields is UNSET else said.fields
        ours = fields_there_are(PlayAnswer) if fields is None else sorted(fields)
        return replace(said, fields={**known, WHOLE_DEAL: list(ours)})

    @property
    def last(self) -> WireExchange | None:
        """The latest exchange with the program; none where it was not asked."""
        return self._last

    def ask(self, question: Question) -> Answer:
        """The answer, about a deal as far as the cards tell it; by the book where they do not come into it."""
        self._last = None
        if isinstance(question, Deal):
            return self._of_cards(question)
        return self._asked(question)

    def _asked(self, question: Question) -> Answer:
        try:
            return self._driver.ask(question)
        finally:
            self._last = self._driver.last

    def _of_cards(self, question: Deal) -> DealAnswer:
        """The answer about a deal, of the program where it can be asked for the cards of it."""
        beginning = self.cards_asked(question)
        if beginning is None:
            return ByTheBook(**msgspec.structs.asdict(self._by_the_book(question)))
        answer = self._asked(beginning.question)
        if not isinstance(answer, PlayAnswer):
            raise TypeError(answer)
        return _as_deal(answer, beginning.first)

    def cards_asked(self, question: Deal) -> CardsAsked | None:
        """The question about the cards of a deal; none where they do not come into it, or tell too little of it."""
        actions = question.actions
        first = next((place for place, one in enumerate(actions) if one.do == "play"), len(actions))
        told, cards = actions[:first], actions[first:]
        if any(one.unnoticed for one in actions) or any(one.do not in ("play", "say") for one in cards):
            return None
        if any((one.do, one.what) == ("talon", _TURNED) for one in told):
            return None
        book = self._by_the_book(replace(question, actions=told))
        if book.refused is not None or {turn.do for turn in book.next} != {"play"}:
            return None
        if book.partner is None and any(one.what.endswith(FOURTH) for one in told):
            return None
        return CardsAsked(_about_cards(question, book, told, cards), first)

    def _by_the_book(self, question: Deal) -> DealAnswer:
        answer = self._reference.ask(question)
        if not isinstance(answer, DealAnswer):
            raise TypeError(answer)
        return answer


class CardsAsked(NamedTuple):
    """A question about the cards of a deal, the ``first`` of which has this place among its actions."""

    question: CardPlay
    first: int


def _about_cards(question: Deal, book: DealAnswer, told: Sequence[Action], cards: Sequence[Action]) -> CardPlay:
    return CardPlay(
        id=question.id,
        rules=question.rules,
        options=question.options,
        contract=book.contract or "",
        players=question.players,
        dealer=question.dealer,
        declarer=book.declarer,
        partner=book.partner,
        called=book.called,
        hands=book.hands,
        talon=question.talon,
        discards=book.discards,
        said=[one for one in told if one.do == "say"],
        actions=list(cards),
        vorhand=_vorhand(question, told),
    )


def _vorhand(question: Deal, told: Sequence[Action]) -> int | Unset:
    """Who is Vorhand where that was handed on: the next player after whoever did so."""
    active = SeatNames.of(question.players, question.dealer).active
    givers = [one.seat for one in told if (one.do, one.what) == ("bid", HANDS_ON)]
    return active[(active.index(givers[-1]) + 1) % len(active)] if givers else UNSET


def _as_deal(answer: PlayAnswer, first: int) -> DealAnswer:
    """What is said of the cards, as a part of the deal in which ``first`` actions come before them."""
    refused = answer.refused
    return DealAnswer(
        accepted=answer.accepted + first,
        refused=None if refused is None else replace(refused, index=refused.index + first),
        next=answer.next,
        hands=answer.hands,
        tricks=answer.tricks,
        over=answer.over,
        augen=answer.augen,
        items=answer.items,
        grounds=answer.grounds,
    )


def needs_the_book(hello: HelloAnswer) -> bool:
    """Whether a program is asked for less than a deal: it answers for the cards of one and not for all of it."""
    return CARDS_ALONE in hello.questions and WHOLE_DEAL not in hello.questions


class AsOffered(Wrapper):
    """A driver that is asked as a program is that said this ``hello``: of its answers no more is read."""

    def __init__(self, driver: Driver, hello: HelloAnswer) -> None:
        super().__init__(driver)
        self._hello = hello

    @classmethod
    def of(cls, driver: Driver, hello: HelloAnswer | None) -> Driver:
        """The driver itself where nothing is known of a program that would offer less."""
        return driver if hello is None else cls(driver, hello)

    @property
    def hello(self) -> HelloAnswer:
        """What the program says of itself."""
        return self._hello

    def ask(self, question: Question) -> Answer:
        """The driver's answer."""
        return self._driver.ask(question)


def as_it_was_asked(driver: Driver, hello: HelloAnswer | None, reference: Driver) -> Driver:
    """An engine, asked for no more than a program that said this ``hello``, by the book of the ``reference``."""
    asked = AsOffered.of(driver, hello)
    return WithoutAuction(asked, reference) if needs_the_book(asked.hello) else asked
