"""From the order of the pack to hands and Talon."""

from __future__ import annotations

from collections.abc import Sequence

from tarock_engine.cards import NAMES, Card, Mask, mask_of
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import Grounds
from tarock_engine.seating import Seating
from tarock_engine.state import Dealt


def seat_table(players: int, dealer: int, rules: RuleSet) -> Seating:
    """Seat the table. ValueError where the rules know no such table."""
    active = rules.sessions.active.value
    if players == active + 1 and not rules.sessions.five.value:
        message = f"players: expected {active}, got {players}"
        raise ValueError(message)
    return Seating.at(players, dealer, active)


def cutter(seating: Seating, rules: RuleSet) -> int:
    """The seat that cuts the pack."""
    return (seating.dealer + rules.dealing.cutter.value) % seating.players


def packet_order(seating: Seating, rules: RuleSet, starts: int | None = None) -> tuple[int, ...]:
    """The active seats in the order in which they receive a packet. ValueError where ``starts`` is none of them."""
    if starts is None or rules.dealing.starts.value:
        return seating.active
    if starts not in seating.active:
        message = f"starts: expected one of the seats {seating.active}, got {starts}"
        raise ValueError(message)
    place = seating.active.index(starts)
    return seating.active[place:] + seating.active[:place]


def deal(  # noqa: PLR0913 -- chance enters as explicit values, each with its name
    pack: Sequence[Card],
    seating: Seating,
    rules: RuleSet,
    *,
    cut: int = 0,
    starts: int | None = None,
    pile: Sequence[Card] | None = None,
) -> Dealt:
    """Deal ``pack``, listed from the top before ``cut`` cards are lifted off and put below.

    ``starts`` is the seat that the dealer gives the first packet to, and ``pile`` the order from the top in which the
    Talon comes to lie; both only count in readings that leave these open. ValueError where the cards are not the pack.
    """
    refuse_wrong_pack(pack, rules)
    if not 0 <= cut < len(pack):
        message = f"cut: expected a number from 0 to {len(pack) - 1}, got {cut}"
        raise ValueError(message)
    cards = [*pack[cut:], *pack[:cut]]
    hands = [0] * seating.players
    table: list[Card] = []
    order = packet_order(seating, rules, starts)
    for to_table, to_hand in zip(rules.dealing.talon_packets.value, rules.dealing.packets.value, strict=True):
        table += cards[:to_table]
        cards = cards[to_table:]
        for seat in order:
            hands[seat] |= mask_of(cards[:to_hand])
            cards = cards[to_hand:]
    if pile is not None and not rules.dealing.halves.value:
        if mask_of(pile) != mask_of(table) or len(pile) != len(table):
            message = f"pile: expected the cards of the Talon {_listed(table)}, got {_listed(pile)}"
            raise ValueError(message)
        table = list(pile)
    half = rules.dealing.talon_packets.value[0]
    return Dealt(seating, tuple(hands), (mask_of(table[:half]), mask_of(table[half:])))


def grounds(rules: RuleSet) -> Grounds:
    """The clauses on which every deal rests."""
    dealing = rules.dealing
    return (
        rules.sessions.active.clause,
        *(one.clause for one in (dealing.direction, dealing.cutter, dealing.packets)),
        *(one.clause for one in (dealing.talon_packets, dealing.starts, dealing.halves)),
    )


def refuse_wrong_pack(cards: Sequence[Card], rules: RuleSet) -> None:
    """Raise ValueError, naming the cards, where ``cards`` are not the whole pack once each."""
    seen: Mask = 0
    for card in cards:
        if seen >> card & 1:
            message = f"card {NAMES[card]} is there twice"
            raise ValueError(message)
        seen |= 1 << card
    pack = rules.cards.pack.value
    if seen & ~pack:
        message = f"cards {_listed_mask(seen & ~pack)} do not belong to the pack"
        raise ValueError(message)
    if seen != pack:
        message = f"cards {_listed_mask(pack & ~seen)} are missing from the pack"
        raise ValueError(message)


def _listed(cards: Sequence[Card]) -> str:
    return " ".join(NAMES[card] for card in cards)


def _listed_mask(mask: Mask) -> str:
    return " ".join(name for card, name in enumerate(NAMES) if mask >> card & 1)
