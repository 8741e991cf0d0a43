"""Small questions as the second opinion answers them, held against what the reference engine answers.

What it knows of a game only from a whole deal, it does not say here: nothing is answered then.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from tarock_second_opinion import confirming
from tarock_second_opinion.ends import ended_otherwise
from tarock_second_opinion.karl import counting as karl_counting
from tarock_second_opinion.karl import play as karl_play
from tarock_second_opinion.koenigrufen import counting as koenigrufen_counting
from tarock_second_opinion.koenigrufen import play as koenigrufen_play
from tarock_second_opinion.lungau import cards as lungau_cards
from tarock_second_opinion.lungau import play as lungau_play
from tarock_second_opinion.notebook import Trick as PlayedTrick
from tarock_second_opinion.sheets import settled_otherwise
from tarock_second_opinion.source import PACK, Case, Source, Telling
from tarock_second_opinion.sources import SOURCES
from tarock_second_opinion.zwanzigerrufen import cards as zwanzigerrufen_cards
from tarock_second_opinion.zwanzigerrufen import play as zwanzigerrufen_play
from tarock_steps.protocol.messages import answers as told
from tarock_steps.protocol.messages.questions import Count, Deal, MayBid, MayPlay, Question, Result, Settle, Trick

_ACTIVE: Final = 4

_COUNTED: Final[Mapping[str, Callable[[Any, list[str]], int | Fraction]]] = {
    "lungau": lambda _, cards: lungau_cards.count(cards),
    "karl": lambda game, cards: karl_counting.count(game.options, cards),
    "koenigrufen": koenigrufen_counting.count,
    "zwanzigerrufen": lambda _, cards: sum(map(zwanzigerrufen_cards.value_of, cards)),
}
"""What cards count, in a game with its readings."""

_PLAYED: Final[Mapping[str, Any]] = {
    "lungau": lungau_play,
    "karl": karl_play,
    "koenigrufen": koenigrufen_play,
    "zwanzigerrufen": zwanzigerrufen_play,
}
"""How cards are played: what each source calls ``winning_card`` and ``playable``."""


def otherwise(question: Question, answer: told.Answer) -> str | None:
    """What the second opinion says otherwise; empty where it says the same, none where it cannot be asked."""
    says = _SAYS.get(type(question))
    return None if says is None else says(SOURCES[question.rules], question, answer)


def _deal(source: Source, question: Deal, answer: told.DealAnswer) -> str | None:
    whole = [card for cards in (*question.hands, *question.talon) for card in cards]
    sizes = {len(hand) for hand in question.hands if hand}
    if len(sizes) > 1 or len(set(whole)) != len(whole) or not confirming.can_be_told(question):
        return None
    return confirming.parted(source, confirming.Told(question, answer, ""))


def _count(source: Source, question: Count, answer: told.CountAnswer) -> str:
    found = _COUNTED[question.rules](_game(source, question, {}), question.cards)
    return _compared("augen", found, Fraction(answer.augen))


def _trick(source: Source, question: Trick, answer: told.TrickAnswer) -> str:
    game = _game(source, question, {})
    game.contract = question.contract
    winner = _in_turn(question)[question.cards.index(_PLAYED[question.rules].winning_card(game, question.cards))]
    return _compared("winner", winner, answer.winner)


def _may_play(source: Source, question: MayPlay, answer: told.LegalAnswer) -> str | None:
    """What may be played by somebody who has announced nothing."""
    if question.announced:
        return None
    game = _game(source, question, {0: question.hand})
    game.contract, game.called = question.contract, question.called or ""
    game.tricks += [PlayedTrick([], [], 0) for _ in range(1, question.number)]
    found = _PLAYED[question.rules].playable(game, 0, question.trick)
    return _compared("legal", sorted(found), sorted(answer.legal))


def _may_bid(source: Source, question: MayBid, answer: told.TurnAnswer) -> str | None:
    """Who bids what next, where those before him could have had any cards."""
    if answer.seat is None:
        return None
    telling = _telling(source, question, {answer.seat: question.hand})
    for bid in question.bids:
        known = {(act.seat, act.words): act for act in telling.acts() if act.deed == "bid"}
        if (bid.seat, bid.what) not in known:
            return None
        telling.act(known[bid.seat, bid.what])
    acts = [act for act in telling.acts() if act.deed == "bid"]
    found = sorted((act.seat, act.words) for act in acts)
    return _compared("legal", found, sorted((answer.seat, what) for what in answer.legal))


_SAYS: Final[Mapping[type[Question], Callable[[Source, Any, Any], str | None]]] = {
    Count: _count,
    Deal: _deal,
    MayBid: _may_bid,
    MayPlay: _may_play,
    Result: ended_otherwise,
    Settle: settled_otherwise,
    Trick: _trick,
}


def _compared(field: str, ours: object, engines: object) -> str:
    return "" if ours == engines else f"{field}: {ours} told once more, {engines} answered"


def _game(source: Source, question: Any, held: Mapping[int, Sequence[str]]) -> Any:
    return _telling(source, question, held).course.game


def _telling(source: Source, question: Any, held: Mapping[int, Sequence[str]]) -> Telling:
    """A deal in which some hands are as they are told, and the others of what else the pack has."""
    players, dealer = getattr(question, "players", _ACTIVE), getattr(question, "dealer", _ACTIVE - 1)
    pack = tuple(zwanzigerrufen_cards.PACK) if question.rules == "zwanzigerrufen" else PACK
    case = Case(players=players, dealer=dealer, pack=pack, options=tuple(question.options.items()))
    plain = source.tell(case)
    told = {card for hand in held.values() for card in hand}
    rest = [card for cards in (*plain.hands, *plain.halves) for card in cards if card not in told]
    hands = [list(held[seat]) if seat in held else _taken(rest, len(hand)) for seat, hand in enumerate(plain.hands)]
    halves = [_taken(rest, len(half)) for half in plain.halves]
    return source.start(dealer, hands, halves, source.whole(question.options))


def _taken(cards: list[str], number: int) -> list[str]:
    """So many cards, which are gone then."""
    found = cards[:number]
    del cards[:number]
    return found


def _in_turn(question: Trick) -> list[int]:
    """Who has played to a trick; a dealer who was dealt no cards has not."""
    seats = [(question.leader + place) % question.players for place in range(question.players)]
    return [seat for seat in seats if len(question.cards) == len(seats) or seat != question.dealer]
