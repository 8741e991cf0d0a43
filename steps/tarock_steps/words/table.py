"""The table, which all steps of a scenario share: set-up, course of the deal, questions, checks, what was heard."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Concatenate, Final, ParamSpec, cast

from tarock_language.message import Word, message
from tarock_protocol.drivers import Driver, WireExchange
from tarock_protocol.errors import TableError
from tarock_protocol.messages.answers import Answer, DealAnswer, DeckAnswer
from tarock_protocol.messages.parts import Due
from tarock_protocol.messages.questions import Deck, Question
from tarock_steps.catalogue.clauses import area_of
from tarock_steps.expect import Expectations
from tarock_steps.expect.comparing import AS_WRITTEN, Comparison
from tarock_steps.table import position_questions
from tarock_steps.table.course import Course
from tarock_steps.table.inquiry import HeardAnswer, Inquiry, PartRead
from tarock_steps.table.readings import NOTHING_FIXED, FixedReadings
from tarock_steps.table.setting import Setting

Words = ParamSpec("Words")

_DEEDS: Final[Mapping[str, Due]] = {"bid": "bid", "call": "call", "announce": "say", "lead": "play"}
_DECLARERS_DEEDS: Final = frozenset({"call"})


class Table:
    """A scenario's table: the setting ``given``, the ``course`` of the deal, and the checks ``expect``.

    ``readings`` are fixed for the whole run, and override those of the scenario.
    """

    def __init__(
        self,
        driver: Driver,
        *,
        readings: FixedReadings = NOTHING_FIXED,
        ids: Iterator[int] | None = None,
        comparison: Comparison = AS_WRITTEN,
    ) -> None:
        self.given = Setting(readings=readings)
        self.course = Course(self.given)
        self._inquiry = Inquiry(driver, self.course, ids=ids)
        self.expect = Expectations(self._inquiry, comparison)

    @property
    def exchanges(self) -> list[WireExchange]:
        """All questions and answers so far."""
        return self._inquiry.exchanges

    @property
    def heard(self) -> Sequence[HeardAnswer]:
        """All questions so far that were answered, as the scenario put them, with their answers."""
        return tuple(self._inquiry.heard)

    def fields_of(self, question: Question) -> frozenset[str] | None:
        """The fields that the program gives in its answer to a question; None if it gives all of them."""
        return self._inquiry.fields_of(question)

    @property
    def grounds(self) -> frozenset[str]:
        """All clauses so far that the answers named for the parts that were checked."""
        return frozenset(self._inquiry.grounds)

    def taken_grounds(self) -> frozenset[str]:
        """Those of ``grounds`` that were noted since the last call, for the first time or again."""
        return self._inquiry.taken_grounds()

    def taken_reads(self) -> tuple[PartRead, ...]:
        """The parts of answers read since the last call, each with the number of its exchange."""
        return self._inquiry.taken_reads()

    @property
    def refusals(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Each clause that a step gives for a refusal, with the clauses that the answer gives for it."""
        return tuple(self._inquiry.refusals)

    @property
    def is_about_deal(self) -> bool:
        """Whether the next check looks at the course of the deal, and not at a position."""
        return self._inquiry.is_about_deal

    def before(self, index: int) -> DealAnswer:
        """The answer about the deal after its first ``index`` actions, so before the next one; asked for if need be."""
        return self._inquiry.deal(self.course.actions[:index])

    @property
    def known_answer(self) -> Answer | None:
        """The answer that is known for the next check; None if it has not been asked for yet."""
        return self._inquiry.known_answer

    def grounds_of_values(self) -> frozenset[str]:
        """Ask for the deck, and return the clauses about the Augen of cards."""
        answer = cast("DeckAnswer", self._inquiry.ask(Deck(id=0)))
        named = (answer.grounds, *(answer.why.get(card, ()) for card in answer.augen))
        return frozenset(clause for grounds in named for clause in grounds if area_of(clause) == "counting")

    def ask(
        self,
        question: Callable[Concatenate[Setting, Words], Question],
        *args: Words.args,
        **kwargs: Words.kwargs,
    ) -> None:
        """Ask a question about the given position."""
        self._inquiry.position(question(self.given, *args, **kwargs))

    def ask_holder(self, player: str, deed: str, cards: str) -> None:
        """Ask what a player who holds ``cards`` may bid, call, announce or lead, as ``deed`` says.

        TableError if only the declarer may, and the player is another.
        """
        if deed in _DECLARERS_DEEDS:
            self._insist_on_the_declarer(player)
        self._inquiry.position(
            position_questions.HOLDING[deed](self.given, cards), seat=self.given.seating.seat(player), do=_DEEDS[deed]
        )

    def ask_follower(self, player: str, cards: str, hand: str) -> None:
        """Ask which cards of ``hand`` may be played to ``cards``."""
        question = position_questions.may_play(self.given, cards, hand)
        self._inquiry.position(question, seat=self.given.seating.seat(player))

    def ask_discarder(self, player: str, cards: str, hand: str) -> None:
        """Ask whether the declarer may lay ``cards`` away."""
        self._insist_on_the_declarer(player)
        self._inquiry.position(position_questions.may_discard(self.given, cards, hand))

    def ask_witness(self, player: str) -> None:
        """Ask what a player has seen in the course of the deal so far."""
        self._inquiry.unrefused()
        seat = self.given.seating.seat(player)
        self._inquiry.position(position_questions.view(self.course, seat), seat=seat)

    def deal_again(self) -> None:
        """Begin another deal of the same cards; RefusedError if an action of the previous deal was refused."""
        self._inquiry.unrefused()
        self.course.begin_again()
        self._inquiry.forget_position()

    def _insist_on_the_declarer(self, player: str) -> None:
        if player != self.given.player:
            declarer = Word(self.given.player or "nobody")
            fault = message("{player} is asked, but {declarer} is the declarer", player=Word(player), declarer=declarer)
            raise TableError(fault)
