"""Turns a question about a result with tricks by sides into one with the tricks of each seat, if rules need that.

Such a scenario does not say who of a side took a trick, so any distribution will do. Tricks that it shows go to the
seat that won them, all others of a side to its first player. Cards in no trick are taken to have no picture, as far as
there are such cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec
from msgspec.structs import replace

from tarock_protocol.cards import SUIT_CARDS
from tarock_protocol.drivers import Driver
from tarock_protocol.messages.answers import TrickAnswer
from tarock_protocol.messages.parts import NumberedTrick, Side
from tarock_protocol.messages.questions import Result, Trick
from tarock_protocol.offered_fields import is_in_part
from tarock_protocol.seating import ACTIVE, SeatNames

_PICTURES: Final = ("K", "D", "C", "B")
_HALF: Final = 3
"""The number of cards laid away for a half of the Talon."""


def with_tricks_by_seat(question: Result, driver: Driver) -> Iterator[Result]:
    """The same result with the tricks of each seat, and with each possibility for the cards laid away.

    ``driver`` says who wins a trick. Nothing is yielded where a side has too few cards for its tricks, or where the
    question gives only a part of the result.
    """
    if is_in_part(question):
        return
    seating = SeatNames.of(question.players, question.dealer)
    mine = [seat for seat in (question.declarer, question.partner) if seat is not None]
    sides: dict[Side, list[int]] = {"declarer": mine, "foes": [seat for seat in seating.active if seat not in mine]}
    taken: list[list[str]] = [[] for _ in range(question.players)]
    for trick in question.played:
        taken[_winner(question, trick, driver)].extend(trick.cards)
    beside: dict[Side, list[str]] = {}
    for side, (first, *others) in sides.items():
        shown = {card for seat in (first, *others) for card in taken[seat]}
        rest = _pictures_first(card for card in question.piles[side] if card not in shown)
        more = ACTIVE * question.tricks[side] - len(shown)
        if not 0 <= more <= len(rest):
            return
        taken[first].extend(rest[:more])
        beside[side] = rest[more:]
    lying = beside["declarer"]
    for laid in (lying, lying[-_HALF:], msgspec.UNSET):
        yield replace(question, taken=taken, laid=laid or msgspec.UNSET)


def _winner(question: Result, trick: NumberedTrick, driver: Driver) -> int:
    answer = driver.ask(
        Trick(
            id=question.id,
            rules=question.rules,
            options=question.options,
            contract=question.contract,
            players=question.players,
            dealer=question.dealer,
            leader=trick.leader,
            cards=trick.cards,
        )
    )
    if not isinstance(answer, TrickAnswer):
        raise TypeError(answer)
    return answer.winner


def _pictures_first(cards: Iterable[str]) -> list[str]:
    """Tarocks and pictures, then the other cards, each group in the given order."""
    return sorted(cards, key=lambda card: card in SUIT_CARDS and not card.startswith(_PICTURES))
