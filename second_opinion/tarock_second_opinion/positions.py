"""Answers questions about positions by the second opinion alone; None for what it knows only from a whole deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from tarock_protocol.messages.questions import Count, MayBid, MayPlay, Trick
from tarock_second_opinion.notebook import Trick as PlayedTrick
from tarock_second_opinion.source import Case, Source, Telling
from tarock_second_opinion.sources import SOURCES

_ACTIVE: Final = 4


def counted(question: Count) -> int | Fraction:
    """The Augen of some cards."""
    return SOURCES[question.rules].count(_game(question, {}), question.cards)


def winner(question: Trick) -> int:
    """The seat that wins a trick."""
    game = _game(question, {})
    game.contract = question.contract
    return _in_turn(question)[question.cards.index(SOURCES[question.rules].winning_card(game, question.cards))]


def playable(question: MayPlay) -> list[str] | None:
    """The cards that a player who announced nothing may play; none if something was announced."""
    if question.announced:
        return None
    game = _game(question, {0: question.hand})
    game.contract, game.called = question.contract, question.called or ""
    game.tricks += [PlayedTrick([], [], 0) for _ in range(1, question.number)]
    return SOURCES[question.rules].playable(game, 0, question.trick)


def after_bids(question: MayBid, seat: int) -> Telling | None:
    """The deal after the bids of a question, with its hand at this seat; none if a bid was impossible."""
    telling = _telling(question, {seat: question.hand})
    for bid in question.bids:
        known = {(act.seat, act.words): act for act in telling.acts() if act.deed == "bid"}
        if (bid.seat, bid.what) not in known:
            return None
        telling.act(known[bid.seat, bid.what])
    return telling


def _game(question: Any, held: Mapping[int, Sequence[str]]) -> Any:
    return _telling(question, held).course.game


def _telling(question: Any, held: Mapping[int, Sequence[str]]) -> Telling:
    """A deal with some known hands; the others have the rest of the pack."""
    source: Source = SOURCES[question.rules]
    players, dealer = getattr(question, "players", _ACTIVE), getattr(question, "dealer", _ACTIVE - 1)
    pack = tuple(source.pack(source.whole(question.options)))
    case = Case(players=players, dealer=dealer, pack=pack, options=tuple(question.options.items()))
    plain = source.tell(case)
    told = {card for hand in held.values() for card in hand}
    rest = [card for cards in (*plain.hands, *plain.halves) for card in cards if card not in told]
    hands = [list(held[seat]) if seat in held else _taken(rest, len(hand)) for seat, hand in enumerate(plain.hands)]
    halves = [_taken(rest, len(half)) for half in plain.halves]
    return source.start(dealer, hands, halves, source.whole(question.options))


def _taken(cards: list[str], number: int) -> list[str]:
    """Take this many cards off a list."""
    found = cards[:number]
    del cards[:number]
    return found


def _in_turn(question: Trick) -> list[int]:
    """The seats that played to a trick, in turn; without a dealer who was dealt no cards."""
    seats = [(question.leader + place) % question.players for place in range(question.players)]
    return [seat for seat in seats if len(question.cards) == len(seats) or seat != question.dealer]
