"""The models of a whole deal, of its cards alone, and of what one player has seen of it.

A row is a wish: the deal is played out with the reference, and has as many of the row's values as the rules allow.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from tarock_protocol.codec import kind
from tarock_protocol.errors import ProtocolError
from tarock_protocol.messages import questions as ask
from tarock_protocol.messages.questions import Question
from tarock_protocol.seating import SeatNames
from tarock_searching.model.augen import AugenCount
from tarock_searching.model.axes import Axis, Model, Row
from tarock_searching.model.course import OF_DEAL, ToldCourse, axes_of_course, read_course, read_stake
from tarock_searching.model.parties import NOTHING, PLACES
from tarock_searching.model.played_out import dealt_row, played_out
from tarock_steps.suite.without_bidding import WithoutBidding

NAME: Final = "deals"
_CARDS: Final = "cards of deals"
_SEEN: Final = "cards seen"
_SEAT: Final = "who looks"
_OUT: Final = "who sits out"
_REFUSED: Final = "refused"
_OF_TABLE: Final = ("players", "tariff", "deal counts twice")
"""Axes with values that a source may not know."""
_OF_BOTH: Final = ("rules", "options", "players", "dealer", "hands", "talon", "actions")
"""The fields that deals and views have in common."""


def deal_models(counting: AugenCount, talon: Sequence[int]) -> tuple[Model, ...]:
    """The models of a variant with these packets in the Talon."""
    deals = _Deals(counting, tuple(talon), tuple(axes_of_course(counting, has_talon=bool(talon))))
    of_cards = [axis for axis in deals.axes if axis.name not in OF_DEAL]
    of_view = [axis for axis in deals.axes if axis.name != _REFUSED]
    return (
        deals.model(ask.Deal, NAME, deals.axes, deals.deal, deals.read),
        deals.model(ask.CardPlay, _CARDS, of_cards, deals.cards, deals.read_cards),
        deals.model(ask.View, _SEEN, [*of_view, Axis(_SEAT, (*PLACES, _OUT))], deals.view, deals.read_view),
    )


class _Deals(NamedTuple):
    """Builds and reads the questions about deals of a variant."""

    counting: AugenCount
    talon: tuple[int, ...]
    axes: tuple[Axis, ...]

    def model(
        self,
        asked: type[Question],
        name: str,
        axes: Sequence[Axis],
        build: Callable[[Row, random.Random], Question | None],
        read: Callable[[Question], Row | None],
    ) -> Model:
        """A model with only some of the axes; a row that is read has no others."""

        def read_some(question: Question) -> Row | None:
            row = read(question)
            return None if row is None else {axis.name: row[axis.name] for axis in axes}

        variant = self.counting.saying.variant
        return Model(variant.based_on, kind(asked), name, tuple(axes), build, read_some, given=frozenset())

    def deal(self, row: Row, chance: random.Random) -> ask.Deal | None:
        """A deal in which as many wishes came true as is possible; if need be at a plain table."""
        plain = {axis.name: axis.values[0] for axis in self.axes if axis.name in _OF_TABLE}
        each = (dealt_row({**row, **more}, self.counting, self.talon, chance) for more in ({}, plain))
        deal = next((deal for deal in each if self._is_question(deal)), None)
        return None if deal is None else played_out(row, deal, self.counting, chance)

    def _is_question(self, deal: ask.Deal) -> bool:
        try:
            self.counting.saying.reference.ask(deal)
        except ProtocolError:
            return False
        return True

    def cards(self, row: Row, chance: random.Random) -> ask.CardPlay | None:
        """The cards of such a deal; none if it does not come to them."""
        deal = self.deal({**{axis.name: axis.values[0] for axis in self.axes}, **row}, chance)
        reference = self.counting.saying.reference
        asked = None if deal is None else WithoutBidding(reference, reference).cards_asked(deal)
        return None if asked is None else asked.question

    def view(self, row: Row, chance: random.Random) -> ask.View | None:
        """What a player has seen in such a deal."""
        deal = self.deal({**row, _REFUSED: NOTHING}, chance)
        if deal is None:
            return None
        order = SeatNames(deal.players, deal.dealer).active
        seat = deal.dealer if row[_SEAT] == _OUT else order[PLACES.index(row[_SEAT])]
        return ask.View(
            id=1,
            rules=deal.rules,
            players=deal.players,
            dealer=deal.dealer,
            hands=deal.hands,
            talon=deal.talon,
            actions=deal.actions,
            seat=seat,
        )

    def read(self, question: Question) -> Row | None:
        """The row of a deal."""
        row = self._course(question) if isinstance(question, ask.Deal) else None
        return None if row is None or not isinstance(question, ask.Deal) else {**row, **read_stake(question)}

    def read_cards(self, question: Question) -> Row | None:
        """The row of the cards of a deal."""
        return self._course(question) if isinstance(question, ask.CardPlay) else None

    def read_view(self, question: Question) -> Row | None:
        """The row of what a player has seen."""
        if not isinstance(question, ask.View):
            return None
        told = {name: getattr(question, name) for name in _OF_BOTH}
        row = self.read(ask.Deal(id=1, **told))
        order = SeatNames(question.players, question.dealer).active
        if row is None or row[_REFUSED] != NOTHING:
            return None
        return {**row, _SEAT: PLACES[order.index(question.seat)] if question.seat in order else _OUT}

    def _course(self, question: Question) -> dict[str, str] | None:
        told = ToldCourse.of(question, self.counting.saying)
        return None if told is None else read_course(told, self.counting, has_talon=bool(self.talon))
