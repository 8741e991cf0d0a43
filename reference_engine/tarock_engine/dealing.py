"""Deals: from the order of the pack, cut or knocked on, to the hands and the Talon."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Final

from tarock_engine.areas import Knocking
from tarock_engine.cards import NAMES, Card, Mask, mask_of
from tarock_engine.memory import remembered
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import Grounds, Ruling, refuse
from tarock_engine.seating import Seat, Seating, further, in_turn
from tarock_engine.state import Dealt
from tarock_language.message import SaidError, message


@remembered(1 << 8)
def seat_table(players: int, dealer: int, rules: RuleSet) -> Seating:
    """The seating of a table. ValueError if the rules know no table of this size."""
    return Seating.at(players, dealer, rules.sessions.players_in_play.value, one_more=rules.sessions.five_may_sit.value)


def cutter(seating: Seating, rules: RuleSet) -> Seat | None:
    """The seat that cuts the pack; None if nobody does, or if the source does not speak of cutting."""
    cuts = rules.dealing.cutter
    return None if cuts is None or cuts.value is None else further(seating.dealer, cuts.value, seating.players)


def hand_sizes(rules: RuleSet) -> range:
    """The numbers of cards that a player may have received, with those of a wrong deal if the rules go on with it."""
    return range(rules.tricks - rules.miscounted, rules.tricks + rules.miscounted + 1)


def packet_order(seating: Seating, rules: RuleSet, starts: Seat | None = None) -> tuple[Seat, ...]:
    """The seats in the order in which they receive a packet. ValueError if ``starts`` is no active seat."""
    fixed = 0 if rules.dealing.starts is None else rules.dealing.starts.value
    if starts is None or fixed is not None:
        starts = seating.active[fixed or 0]
    elif starts not in seating.active:
        refuse("starts", message("one of the seats {seats}", seats=str(seating.active)), starts)
    order = in_turn(seating.active, starts, 1)
    return order if _is_dealer_out(rules.dealing.dealer_out) else (*order, *seating.everybody[len(order) :])


def _is_dealer_out(out: Ruling[bool] | None) -> bool:
    """Whether a dealer beyond the active players receives nothing."""
    return out is None or out.value


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Chance:
    """What people decide while the pack is dealt; a decision that the source does not leave open is ignored.

    ``cut`` cards are lifted off the top and put below. ``starts`` is the seat that receives the first packet. ``pile``
    is the order of the Talon from the top; after a knock it is the order of all cards. ``chosen`` are the packets that
    the players take in turn after a knock, counted from 0; None if the pack was cut.
    """

    cut: int = 0
    starts: Seat | None = None
    pile: Sequence[Card] | None = None
    chosen: Sequence[int] | None = None


NO_CHANCE: Final = Chance()


def deal_out(pack: Sequence[Card], seating: Seating, rules: RuleSet, chance: Chance = NO_CHANCE) -> Dealt:
    """Deal ``pack``, listed from the top before it is cut.

    ValueError if the cards are not the pack, or a value of ``chance`` is impossible.
    """
    refuse_wrong_pack(pack, rules)
    if not 0 <= chance.cut < len(pack):
        refuse("cut", message("a number from 0 to {last}", last=len(pack) - 1), chance.cut)
    klopfen = rules.dealing.klopfen
    if chance.chosen is not None and klopfen is not None:
        return _knocked(_laid_out(pack, klopfen, chance.pile), seating, klopfen, chance.chosen, first_half(rules))
    return _packets([*pack[chance.cut :], *pack[: chance.cut]], seating, rules, chance)


def _packets(cards: list[Card], seating: Seating, rules: RuleSet, chance: Chance) -> Dealt:
    dealing, hands, table = rules.dealing, [0] * seating.players, list[Card]()
    order = packet_order(seating, rules, chance.starts)
    for to_table, to_hand in zip(dealing.talon_packets.value, dealing.packets.value, strict=True):
        table += cards[:to_table]
        cards = cards[to_table:]
        for seat in order:
            if len(cards) < to_hand:
                raise SaidError(message("{place}: there are not enough cards for seat {seat}", place="pack", seat=seat))
            hands[seat] |= mask_of(cards[:to_hand])
            cards = cards[to_hand:]
    if chance.pile is not None and dealing.halves_as_dealt is not None and not dealing.halves_as_dealt.value:
        if mask_of(chance.pile) != mask_of(table) or len(chance.pile) != len(table):
            expected = message("the cards of the Talon {cards}", cards=_listed(table))
            refuse("pile", expected, _listed(chance.pile))
        table = list(chance.pile)
    _refuse_wrong_number(hands, order, rules)
    return _dealt(seating, hands, table, first_half(rules))


def _refuse_wrong_number(hands: Sequence[Mask], order: Sequence[Seat], rules: RuleSet) -> None:
    """Raise ValueError if a hand has another number of cards than the rules say."""
    due = rules.tricks
    for seat in order:
        if hands[seat].bit_count() != due:
            expected = message("{number} cards for seat {seat}", number=due, seat=seat)
            refuse("pack", expected, hands[seat].bit_count())


def first_half(rules: RuleSet) -> int:
    """The number of cards in the first half of the Talon.

    Where no ruling says so, it is the first packet of the Talon, or half the Talon if that is empty or all of it.
    """
    packets, half = rules.dealing.talon_packets.value, rules.dealing.first_half
    if half is not None:
        return half.value
    return packets[0] if 0 < packets[0] < sum(packets) else sum(packets) // 2


def _dealt(seating: Seating, hands: list[Mask], table: Sequence[Card], half: int) -> Dealt:
    return Dealt(seating, tuple(hands), (mask_of(table[:half]), mask_of(table[half:])), order=tuple(table))


def _laid_out(pack: Sequence[Card], knocking: Knocking, pile: Sequence[Card] | None) -> Sequence[Card]:
    """The cards in the order in which packets are laid out: the dealer's own if he may choose it, else the pack's."""
    if pile is None or knocking.any_order is None or not knocking.any_order.value:
        return pack
    if mask_of(pile) != mask_of(pack) or len(pile) != len(pack):
        refuse("pile", message("the cards of the pack"), _listed(pile))
    return pile


def _knocked(pack: Sequence[Card], seating: Seating, knocking: Knocking, chosen: Sequence[int], half: int) -> Dealt:
    """The deal after a knock: first the Talon, if there is one, then a packet for each player, chosen in turn."""
    players = seating.active if _is_dealer_out(knocking.dealer_out) else seating.everybody
    places = range(len(players))
    if sorted(chosen) != list(places):
        expected = message("each packet from 0 to {last} once", last=places[-1])
        refuse("chosen", expected, str([*chosen]))
    hands, size = [0] * seating.players, knocking.packet_cards.value
    talon = 0 if knocking.talon_cards is None else knocking.talon_cards.value
    step = 1 if knocking.in_turn is None else knocking.in_turn.value
    if knocking.talon_last is not None and knocking.talon_last.value:
        pack = [*pack[len(pack) - talon :], *pack[: len(pack) - talon]]
    for seat, place in zip(in_turn(players, chooser(seating, knocking), step), chosen, strict=True):
        start = talon + size * place
        hands[seat] = mask_of(pack[start : start + size])
    return _dealt(seating, hands, pack[:talon], half)


def chooser(seating: Seating, knocking: Knocking) -> Seat:
    """The seat that chooses the first packet."""
    return seating.active[knocking.chooses.value]


def dealing_grounds(rules: RuleSet, *, knocked: bool = False, five: bool = False) -> Grounds:
    """The clauses that every deal rests on."""
    dealing = rules.dealing
    always = (rules.sessions.players_in_play, dealing.direction, dealing.cutter)
    found: tuple[Ruling[object] | None, ...] = (
        dealing.packets,
        dealing.hand,
        dealing.talon_packets,
        dealing.starts,
        dealing.dealer_out if five else None,
    )
    if knocked and dealing.klopfen is not None:
        knocking = dealing.klopfen
        out = knocking.dealer_out if five else None
        own = (knocking.any_order, knocking.in_turn, knocking.talon_last)
        found = (knocking.allowed, knocking.talon_cards, knocking.packet_cards, knocking.chooses, out, *own)
    return tuple(
        ruling.clause for ruling in (*always, *found, dealing.halves_as_dealt, dealing.first_half) if ruling is not None
    )


def refuse_wrong_pack(cards: Sequence[Card], rules: RuleSet) -> None:
    """Raise ValueError, with the wrong cards, if ``cards`` is not the whole pack with each card once."""
    seen: Mask = 0
    for card in cards:
        if seen >> card & 1:
            raise SaidError(message("the card {card} is there twice", card=NAMES[card]))
        seen |= 1 << card
    pack = rules.pack
    if seen & ~pack:
        raise SaidError(message("cards {cards} do not belong to the pack", cards=_listed_mask(seen & ~pack)))
    if seen != pack:
        raise SaidError(message("cards {cards} are missing from the pack", cards=_listed_mask(pack & ~seen)))


def _listed(cards: Sequence[Card]) -> str:
    return " ".join(NAMES[card] for card in cards)


def _listed_mask(mask: Mask) -> str:
    return " ".join(name for card, name in enumerate(NAMES) if mask >> card & 1)
