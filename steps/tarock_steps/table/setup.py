"""Completes the cards that a scenario names to a whole pack: hands, Talon, and the order of the pack."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from tarock_language.message import SaidError, message
from tarock_protocol.cards import canonical
from tarock_protocol.errors import TableError
from tarock_protocol.seating import SeatNames


def read_cards(text: str) -> list[str]:
    """The cards in a text of a scenario; TableError for a word that is no card, or a card named twice."""
    try:
        cards = [canonical(card) for card in text.split()]
    except SaidError as error:
        raise TableError(error.said) from error
    refuse_doubles(cards)
    return cards


def refuse_doubles(cards: Iterable[str]) -> None:
    """TableError if a card is named twice."""
    seen: set[str] = set()
    for card in cards:
        if card in seen:
            raise TableError(message("the card {card} is named twice", card=card))
        seen.add(card)


def without(pack: Sequence[str], *taken: Iterable[str]) -> list[str]:
    """The pack in canonical order, without the cards ``taken``."""
    gone = {card for cards in taken for card in cards}
    return [card for card in pack if card not in gone]


def whole_pack(pack: Sequence[str], top: Sequence[str]) -> list[str]:
    """The pack from the top: the cards of ``top``, then the rest in canonical order."""
    refuse_doubles(top)
    return [*top, *without(pack, top)]


class Layout(NamedTuple):
    """The pack in canonical order, the number of cards in a hand, and the sizes of the Talon's packets."""

    pack: Sequence[str]
    hand: int
    talon: Sequence[int]


def hands_and_talon(
    layout: Layout,
    named: Mapping[int, Sequence[str]],
    packets: Sequence[Sequence[str]],
    seating: SeatNames,
    sizes: Mapping[int, int],
) -> tuple[list[list[str]], list[list[str]]]:
    """Hands by seat and the Talon's packets: the ``named`` cards, filled up in canonical order.

    Vorhand's hand is filled first, then the others in turn, the Talon's packets last. ``sizes`` has the sizes of hands
    with a wrong number of cards. TableError if the cards do not fit.
    """
    active, hand = seating.active, layout.hand
    dealt = [sizes.get(seat, hand) for seat in active]
    if sum(dealt) != hand * len(active):
        whole = hand * len(active)
        raise TableError(message("hands of {sizes} cards: expected {whole} in all", sizes=dealt, whole=whole))
    if len(packets) != len(layout.talon):
        there, told = len(layout.talon), len(packets)
        raise TableError(message("the Talon has {there} packets here, not {told}", there=there, told=told))
    refuse_doubles(card for cards in (*named.values(), *packets) for card in cards)
    rest = iter(without(layout.pack, *named.values(), *packets))
    hands: list[list[str]] = [[] for _ in range(seating.players)]
    for seat in named:
        if seat not in active:
            cards = " ".join(named[seat])
            raise TableError(message("{cards}: the dealer at a table of five is dealt no cards", cards=cards))
    for seat in active:
        hands[seat] = _filled(named.get(seat, ()), sizes.get(seat, hand), rest)
    return hands, [_filled(packet, size, rest) for packet, size in zip(packets, layout.talon, strict=True)]


def _filled(cards: Sequence[str], size: int, rest: Iterable[str]) -> list[str]:
    if len(cards) > size:
        fault = message(
            "{cards}: {number} cards, where there is room for {room}",
            cards=" ".join(cards),
            number=len(cards),
            room=size,
        )
        raise TableError(fault)
    missing = size - len(cards)
    return [*cards, *(card for _, card in zip(range(missing), rest, strict=False))]
