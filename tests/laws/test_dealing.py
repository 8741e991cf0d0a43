from __future__ import annotations

import random

from hypothesis import given
from tests.laws.registry import guards
from tests.laws.sources import Every, every_source, every_source_that_cuts
from tests.laws.strategies import packs, seeds

from tarock_engine import dealing
from tarock_engine.cards import Card, mask_of
from tarock_engine.dealing import Chance


def tables(source: Every) -> list[tuple[int, int]]:
    """Every number of players with every dealer."""
    return [(players, dealer) for players in source.tables for dealer in range(players)]


@guards(
    *("LUN-DEALING-001", "LUN-DEALING-003", "LUN-SESSIONS-001", "LUN-SESSIONS-002"),
    *("KOE-DEALING-001", "KOE-DEALING-003", "KOE-SESSIONS-001", "KOE-SESSIONS-002"),
    *("KAR-DEALING-001", "KAR-SESSIONS-001"),
    *("ZWA-DEALING-001", "ZWA-DEALING-003", "ZWA-SESSIONS-001"),
)
@every_source
def test_four_play_from_the_dealers_next_neighbour_on_and_the_player_before_him_cuts(source: Every) -> None:
    for players, dealer in tables(source):
        seating = dealing.seat_table(players, dealer, source.rules)

        assert seating.active == tuple((dealer + step) % players for step in (1, 2, 3, 4))
        assert dealing.cutter(seating, source.rules) == ((dealer + players - 1) % players if source.cuts else None)
        assert seating.sits_out == (dealer if players == 5 else None)
        assert sorted(seating.everybody) == list(range(players))


@guards(
    *("LUN-DEALING-004", "LUN-DEALING-005", "LUN-CARDS-001"),
    *("KOE-DEALING-004", "KOE-DEALING-006", "KOE-DEALING-007", "KOE-CARDS-001"),
    *("KAR-DEALING-002", "KAR-DEALING-003", "KAR-DEALING-006", "KAR-CARDS-001"),
    *("ZWA-DEALING-004", "ZWA-DEALING-006", "ZWA-CARDS-001"),
)
@every_source
@given(pack=packs())
def test_a_deal_gives_everybody_as_many_cards_the_rest_to_the_talon_and_every_card_once(
    source: Every, pack: list[Card]
) -> None:
    for players, dealer in tables(source):
        dealt = dealing.deal_out(source.own(pack), dealing.seat_table(players, dealer, source.rules), source.rules)
        groups = [*dealt.hands, *dealt.halves]

        assert [hand.bit_count() for hand in dealt.hands] == [
            source.tricks if seat in dealt.seating.active else 0 for seat in range(players)
        ]
        assert tuple(half.bit_count() for half in dealt.halves) == source.halves
        assert sum(groups) == mask_of(source.own(pack))
        assert sum(group.bit_count() for group in groups) == len(source.own(pack))


@guards("LUN-DEALING-003", "KOE-DEALING-003", "ZWA-DEALING-003")
@every_source_that_cuts
@given(pack=packs(), seed=seeds())
def test_to_cut_is_to_put_the_top_cards_below(source: Every, pack: list[Card], seed: int) -> None:
    own, seating = source.own(pack), dealing.seat_table(4, 3, source.rules)
    cut = random.Random(seed).randrange(len(own))
    below = dealing.deal_out(own[cut:] + own[:cut], seating, source.rules)

    assert dealing.deal_out(own, seating, source.rules, Chance(cut=cut)) == below


@guards(
    *("LUN-DEALING-001", "LUN-SESSIONS-004"),
    *("KOE-DEALING-001", "KOE-DEALING-005", "KOE-SESSIONS-004"),
    *("KAR-DEALING-001", "KAR-DEALING-005", "KAR-SESSIONS-003"),
    *("ZWA-DEALING-001", "ZWA-DEALING-005"),
)
@every_source
@given(pack=packs())
def test_the_same_pack_gives_the_same_hands_in_turn_whoever_deals(source: Every, pack: list[Card]) -> None:
    for players in source.tables:
        hands = set()
        for dealer in range(players):
            seating = dealing.seat_table(players, dealer, source.rules)
            dealt = dealing.deal_out(source.own(pack), seating, source.rules)
            hands.add(tuple(dealt.hands[seat] for seat in dealt.seating.active))

        assert len(hands) == 1


@guards("LUN-DEALING-004", "KOE-DEALING-004", "KOE-DEALING-006", "KAR-DEALING-004", "ZWA-DEALING-004")
@every_source
@given(seed=seeds())
def test_the_order_inside_a_packet_changes_nothing(source: Every, seed: int) -> None:
    rng = random.Random(seed)
    pack = source.shuffled(rng, source.defaults)
    seating = dealing.seat_table(4, rng.randrange(4), source.rules)
    dealt = dealing.deal_out(pack, seating, source.rules)
    for hand in range(4):
        packet = rng.choice(source.packets[hand])
        mixed = rng.sample([pack[place] for place in packet], len(packet))
        other = [*pack[: packet.start], *mixed, *pack[packet.stop :]]

        assert dealing.deal_out(other, seating, source.rules) == dealt
