"""Rewrites an answer with every card in canonical spelling.

An unknown card, or one that is there twice, also as the key of an object, is a breach of the protocol, not a wrong
answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NoReturn, TypeVar

from msgspec.structs import replace

from tarock_language.message import Message, SaidError, message
from tarock_protocol.cards import canonical
from tarock_protocol.deeds import AMONG_CARDS, CARD_DEEDS, bid_with_king
from tarock_protocol.errors import ProtocolError
from tarock_protocol.messages.answers import (
    Answer,
    DealAnswer,
    DealingAnswer,
    DeckAnswer,
    DiscardAnswer,
    LegalAnswer,
    PlayAnswer,
    TurnAnswer,
    ViewAnswer,
)
from tarock_protocol.messages.parts import Refusal, Turn, WonTrick
from tarock_protocol.messages.questions import CardPlay, Deal, MayBid, Question

Value = TypeVar("Value")

_SUITS: Final = {"h": "♥", "d": "♦", "s": "♠", "c": "♣"}


def canonical_answer(question: Question, answer: Answer) -> Answer:
    """``answer`` with its cards in canonical spelling; ProtocolError for an unknown or repeated card."""
    reader = _READERS.get(type(answer))
    return answer if reader is None else reader(question, answer)


def _deck(_question: Question, answer: DeckAnswer) -> DeckAnswer:
    suits = _keyed({suit: _cards(cards, f"suits[{suit}]") for suit, cards in answer.suits.items()}, _suit, "suits")
    _no_doubles([*answer.trumps, *(card for cards in suits.values() for card in cards)], "trumps and suits")
    return replace(
        answer,
        trumps=_cards(answer.trumps, "trumps"),
        suits=suits,
        augen=_keyed(answer.augen, lambda card: _card(card, "augen"), "augen"),
        trull=_cards(answer.trull, "trull"),
        names={name: _card(card, f"names[{name}]") for name, card in answer.names.items()},
        why=_keyed(answer.why, _card_or_word, "why"),
    )


def _dealing(_question: Question, answer: DealingAnswer) -> DealingAnswer:
    hands = _lists(answer.hands, "hands")
    talon = _lists(answer.talon, "talon")
    _no_doubles([card for cards in (*hands, *talon) for card in cards], "hands and talon")
    return replace(answer, hands=hands, talon=talon)


def _turn_answer(question: Question, answer: TurnAnswer) -> TurnAnswer:
    return replace(answer, **_choices(bid_with_king if isinstance(question, MayBid) else str, answer))


def _legal(_question: Question, answer: LegalAnswer) -> LegalAnswer:
    _cards([what for what in answer.legal if what not in AMONG_CARDS], "legal")
    return replace(answer, **_choices(_legal_card, answer))


def _discard(_question: Question, answer: DiscardAnswer) -> DiscardAnswer:
    return replace(answer, face_up=_cards(answer.face_up, "face_up"))


def _view(_question: Question, answer: ViewAnswer) -> ViewAnswer:
    return replace(answer, seen=_cards(answer.seen, "seen"))


def _deal(question: Deal, answer: DealAnswer) -> DealAnswer:
    return replace(
        answer,
        **_course(question, answer),
        called=None if answer.called is None else _card(answer.called, "called"),
        discards=_cards(answer.discards, "discards"),
        face_up=_cards(answer.face_up, "face_up"),
    )


def _play(question: CardPlay, answer: PlayAnswer) -> PlayAnswer:
    return replace(answer, **_course(question, answer))


def _course(question: Deal | CardPlay, answer: DealAnswer | PlayAnswer) -> dict[str, Any]:
    """The fields that a deal and its card play share: whose turn is next, hands, and tricks."""
    _consistent(len(question.actions), answer.accepted, answer.refused)
    hands = _lists(answer.hands, "hands")
    if hands and len(hands) != question.players:
        _break(
            "hands", message("expected {number} hands or none, got {given}", number=question.players, given=len(hands))
        )
    _no_doubles([card for cards in hands for card in cards], "hands")
    tricks = [_trick(trick, f"tricks[{place}]") for place, trick in enumerate(answer.tricks)]
    _no_doubles([card for trick in tricks for card in trick.cards], "tricks")
    return {"next": [_turn(turn) for turn in answer.next], "hands": hands, "tricks": tricks}


_READERS: Final[Mapping[type[Answer], Callable[[Any, Any], Answer]]] = {
    DeckAnswer: _deck,
    DealingAnswer: _dealing,
    TurnAnswer: _turn_answer,
    LegalAnswer: _legal,
    DiscardAnswer: _discard,
    DealAnswer: _deal,
    PlayAnswer: _play,
    ViewAnswer: _view,
}


def _consistent(asked: int, accepted: int, refused: Refusal | None) -> None:
    if refused is None and accepted != asked:
        _break(
            "accepted",
            message("expected {number}, since nothing is refused, got {given}", number=asked, given=accepted),
        )
    if refused is not None and not 0 <= accepted == refused.index < asked:
        _break(
            "accepted",
            message("got {given}, but the index of the refused action is {index}", given=accepted, index=refused.index),
        )


def _turn(turn: Turn) -> Turn:
    if turn.do in CARD_DEEDS:
        _cards([what for what in turn.legal if what not in AMONG_CARDS], "legal")
        return replace(turn, **_choices(_legal_card, turn))
    return replace(turn, **_choices(bid_with_king if turn.do == "bid" else str, turn))


def _trick(trick: WonTrick, place: str) -> WonTrick:
    return replace(trick, cards=_cards(trick.cards, place))


def _choices(spell: Callable[[str], str], choices: TurnAnswer | LegalAnswer | Turn) -> dict[str, Any]:
    return {"legal": [spell(what) for what in choices.legal], "why": _keyed(choices.why, spell, "why")}


def _keyed(told: Mapping[str, Value], spell: Callable[[str], str], place: str) -> dict[str, Value]:
    """An object with its keys in canonical spelling; ProtocolError if two spellings of a key are in it."""
    spelled: dict[str, str] = {}
    for key in told:
        if (other := spelled.setdefault(spell(key), key)) != key:
            _break(
                place, message("{key} and {other} are the same, and each has a value of its own", key=other, other=key)
            )
    return {canonical_key: told[key] for canonical_key, key in spelled.items()}


def _suit(text: str) -> str:
    return _SUITS.get(text, text)


def _legal_card(text: str) -> str:
    return text if text in AMONG_CARDS else _card(text, "legal")


def _card_or_word(text: str) -> str:
    try:
        return canonical(text)
    except ValueError:
        return text


def _card(text: str, place: str) -> str:
    try:
        return canonical(text)
    except SaidError as error:
        _break(place, error.said)


def _cards(cards: Iterable[str], place: str) -> list[str]:
    spelled = [_card(card, place) for card in cards]
    _no_doubles(spelled, place)
    return spelled


def _lists(lists: Iterable[list[str]], place: str) -> list[list[str]]:
    return [_cards(cards, f"{place}[{number}]") for number, cards in enumerate(lists)]


def _no_doubles(cards: list[str], place: str) -> None:
    if len(set(cards)) != len(cards):
        double = next(card for card in cards if cards.count(card) > 1)
        _break(place, message("the card {card} is there twice", card=double))


def _break(place: str, fault: Message | str) -> NoReturn:
    raise ProtocolError(message("{place}: {fault}", place=place, fault=fault))
