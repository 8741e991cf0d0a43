"""The driver for a program that answers ``play`` but not ``deal``: it is asked only for the cards of a deal.

What comes before, which is the game, the sides and the hands after the Talon, is played by the reference engine by the
rules asked for. So scenarios with whole deals can test such a program too, as far as their checks look at the cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from tarock_protocol import codec
from tarock_protocol.deeds import FOURTH
from tarock_protocol.drivers import Driver, WireExchange
from tarock_protocol.messages.answers import Answer, DealAnswer, HelloAnswer, PlayAnswer
from tarock_protocol.messages.parts import Action, Unset
from tarock_protocol.messages.questions import CardPlay, Deal, Question
from tarock_protocol.offered_fields import ByTheBook, fields_said, fields_there_are
from tarock_protocol.seating import SeatNames
from tarock_protocol.wrapping import Wrapper

HANDS_ON: Final = "gebe die Vorhand weiter"
_TURNED: Final = "Fahren"
"""The choice at the Talon that turns the game into Fahren; then the Talon counts."""
CARDS_ALONE: Final = codec.kind(CardPlay)
"""The question about the cards of a deal."""
WHOLE_DEAL: Final = codec.kind(Deal)
"""The question about a whole deal; a program that answers it is never asked about its cards alone."""


class WithoutBidding(Wrapper):
    """A program that is asked only for the cards of a deal; ``reference`` plays what comes before."""

    def __init__(self, driver: Driver, reference: Driver) -> None:
        super().__init__(driver)
        self._reference = reference
        self._last: WireExchange | None = None

    @property
    def hello(self) -> HelloAnswer:
        """The program's ``hello``, with the fields of a deal that its answers about the cards contain."""
        said = self._driver.hello
        fields = fields_said(said, CARDS_ALONE)
        known = {} if said.fields is UNSET else said.fields
        ours = fields_there_are(PlayAnswer) if fields is None else sorted(fields)
        return replace(said, fields={**known, WHOLE_DEAL: list(ours)})

    @property
    def last(self) -> WireExchange | None:
        """The latest exchange with the program; None if it was not asked."""
        return self._last

    def ask(self, question: Question) -> Answer:
        """The answer; about a deal from its cards, or from the reference where no cards are asked for."""
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
        """The answer about a deal: the program's if its cards can be asked for, else the reference's."""
        beginning = self.cards_asked(question)
        if beginning is None:
            return ByTheBook(**msgspec.structs.asdict(self._by_the_book(question)))
        answer = self._asked(beginning.question)
        if not isinstance(answer, PlayAnswer):
            raise TypeError(answer)
        return _as_deal(answer, beginning.first)

    def cards_asked(self, question: Deal) -> CardsAsked | None:
        """The question about the cards of a deal; None if the deal does not get to them, or says too little."""
        actions = question.actions
        first = next((place for place, action in enumerate(actions) if action.do == "play"), len(actions))
        told, cards = actions[:first], actions[first:]
        if any(action.unnoticed for action in actions) or any(action.do not in ("play", "say") for action in cards):
            return None
        if any((action.do, action.what) == ("talon", _TURNED) for action in told):
            return None
        book = self._by_the_book(replace(question, actions=told))
        if book.refused is not None or {turn.do for turn in book.next} != {"play"}:
            return None
        if book.partner is None and any(action.what.endswith(FOURTH) for action in told):
            return None
        return CardsAsked(_about_cards(question, book, told, cards), first)

    def _by_the_book(self, question: Deal) -> DealAnswer:
        answer = self._reference.ask(question)
        if not isinstance(answer, DealAnswer):
            raise TypeError(answer)
        return answer


class CardsAsked(NamedTuple):
    """A question about the cards of a deal; ``first`` is the place of the first card among the actions of the deal."""

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
        said=[action for action in told if action.do == "say"],
        actions=list(cards),
        vorhand=_vorhand(question, told),
    )


def _vorhand(question: Deal, told: Sequence[Action]) -> int | Unset:
    """The Vorhand where it was handed on: the next player after the last who did so."""
    active = SeatNames.of(question.players, question.dealer).active
    givers = [action.seat for action in told if (action.do, action.what) == ("bid", HANDS_ON)]
    return active[(active.index(givers[-1]) + 1) % len(active)] if givers else UNSET


def _as_deal(answer: PlayAnswer, first: int) -> DealAnswer:
    """An answer about the cards as an answer about the deal, in which ``first`` actions come before them."""
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


def is_without_bidding(hello: HelloAnswer) -> bool:
    """Whether a program answers ``play`` but not ``deal``, so that the reference has to play what comes before."""
    return CARDS_ALONE in hello.questions and WHOLE_DEAL not in hello.questions


class AsOffered(Wrapper):
    """A driver with the ``hello`` of a program, so that no more is read in its answers than in the program's."""

    def __init__(self, driver: Driver, hello: HelloAnswer) -> None:
        super().__init__(driver)
        self._hello = hello

    @classmethod
    def of(cls, driver: Driver, hello: HelloAnswer | None) -> Driver:
        """A driver with this ``hello``, or the driver itself where ``hello`` is None."""
        return driver if hello is None else cls(driver, hello)

    @property
    def hello(self) -> HelloAnswer:
        """The program's ``hello``."""
        return self._hello

    def ask(self, question: Question) -> Answer:
        """The driver's answer."""
        return self._driver.ask(question)


def as_it_was_asked(driver: Driver, hello: HelloAnswer | None, reference: Driver) -> Driver:
    """An engine that is asked for no more than a program with this ``hello``; ``reference`` plays what comes before."""
    asked = AsOffered.of(driver, hello)
    return WithoutBidding(asked, reference) if is_without_bidding(asked.hello) else asked
