"""From the cards that a scenario names to a whole pack."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from tarock_steps.cards import PACK, canonical
from tarock_steps.errors import TableError

HAND: Final = 12
PACKET: Final = 3


def read_cards(text: str) -> list[str]:
    """The cards that a scenario names, each once."""
    try:
        cards = [canonical(card) for card in text.split()]
    except ValueError as error:
        raise TableError(str(error)) from error
    refuse_doubles(cards)
    return cards


def refuse_doubles(cards: Iterable[str]) -> None:
    """Raise where a card is named twice."""
    seen: set[str] = set()
    for card in cards:
        if card in seen:
            message = f"the card {card} is named twice"
            raise TableError(message)
        seen.add(card)


def without(*taken: Iterable[str]) -> list[str]:
    """The pack in canonical order, without what is ``taken``."""
    gone = {card for cards in taken for card in cards}
    return [card for card in PACK if card not in gone]


def whole_pack(top: Sequence[str]) -> list[str]:
    """The pack from the top: the cards named, then the rest in canonical order."""
    refuse_doubles(top)
    return [*top, *without(top)]


def hands_and_talon(
    named: Mapping[int, Sequence[str]],
    packets: tuple[Sequence[str], Sequence[str]],
    active: Sequence[int],
    players: int,
    sizes: Mapping[int, int],
) -> tuple[list[list[str]], list[list[str]]]:
    """Hands by seat and the Talon's packets: what is ``named``, filled up in canonical order.

    Vorhand's hand is filled first, then the others in turn, the Talon's packets last. ``sizes`` are those of hands with
    a wrong number of cards.
    """
    dealt = [sizes.get(seat, HAND) for seat in active]
    if sum(dealt) != HAND * len(active):
        message = f"hands of {', '.join(map(str, dealt))} cards: expected {HAND * len(active)} in all"
        raise TableError(message)
    refuse_doubles(card for cards in (*named.values(), *packets) for card in cards)
    rest = iter(without(*named.values(), *packets))
    hands: list[list[str]] = [[] for _ in range(players)]
    for seat in named:
        if seat not in active:
            message = f"{' '.join(named[seat])}: the dealer at a table of five is dealt no cards"
            raise TableError(message)
    for seat in active:
        hands[seat] = _filled(named.get(seat, ()), sizes.get(seat, HAND), rest)
    return hands, [_filled(packet, PACKET, rest) for packet in packets]


def _filled(cards: Sequence[str], size: int, rest: Iterable[str]) -> list[str]:
    if len(cards) > size:
        message = f"{' '.join(cards)}: {len(cards)} cards, where there is room for {size}"
        raise TableError(message)
    missing = size - len(cards)
    return [*cards, *(card for _, card in zip(range(missing), rest, strict=False))]
