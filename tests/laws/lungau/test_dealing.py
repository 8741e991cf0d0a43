from __future__ import annotations

import random

from hypothesis import given
from tests.laws.lungau.strategies import DEFAULTS, listed, names, packs, rules_for, seeds
from tests.laws.registry import guards

from tarock_engine import dealing
from tarock_engine.cards import Card
from tarock_engine.dealing import Chance
from tarock_engine.lungau.rulings.rule_set import LUNGAU
from tarock_engine.seating import Seating

ANY_START = rules_for({**DEFAULTS, "deal-first-packet": "any"})
PILED = rules_for({**DEFAULTS, "talon-halves": "pile"})
TABLES = [(players, dealer) for players in (4, 5) for dealer in range(players)]


def table(players: int, dealer: int) -> Seating:
    return dealing.seat_table(players, dealer, LUNGAU)


@guards("LUN-DEALING-004", "LUN-DEALING-005", "LUN-DEALING-006", "LUN-DEALING-007")
@given(pack=packs())
def test_three_go_to_the_table_then_six_to_each_and_all_of_it_again(pack: list[Card]) -> None:
    for players, dealer in TABLES:
        dealt = dealing.deal_out(pack, table(players, dealer), LUNGAU)
        expected = {(dealer + step) % players: set[str]() for step in (1, 2, 3, 4)}
        halves, left = [], listed(pack)
        for _ in range(2):
            halves.append(set(left[:3]))
            left = left[3:]
            for seat in expected:
                expected[seat] |= set(left[:6])
                left = left[6:]

        assert [names(half) for half in dealt.halves] == halves
        assert {seat: names(dealt.hands[seat]) for seat in expected} == expected


@guards("LUN-DEALING-006")
@given(pack=packs(), seed=seeds())
def test_another_seat_for_the_first_packet_counts_only_where_any_may_have_it(pack: list[Card], seed: int) -> None:
    players, dealer = random.Random(seed).choice(TABLES)
    seating = table(players, dealer)
    plain_deal = dealing.deal_out(pack, seating, LUNGAU)
    for place, starts in enumerate(seating.active):
        dealt = dealing.deal_out(pack, seating, ANY_START, Chance(starts=starts))
        order = seating.active[place:] + seating.active[:place]

        assert dealing.packet_order(seating, ANY_START, starts) == order
        assert dealing.deal_out(pack, seating, LUNGAU, Chance(starts=starts)) == plain_deal
        assert dealt.halves == plain_deal.halves
        assert [dealt.hands[seat] for seat in order] == [plain_deal.hands[seat] for seat in seating.active]


@guards("LUN-DEALING-007")
@given(pack=packs(), seed=seeds())
def test_a_stacked_talon_divides_into_its_upper_and_lower_three(pack: list[Card], seed: int) -> None:
    seating = table(4, 3)
    packets = dealing.deal_out(pack, seating, LUNGAU)
    pile = [*pack[:3], *pack[27:30]]
    random.Random(seed).shuffle(pile)
    stacked = dealing.deal_out(pack, seating, PILED, Chance(pile=pile))

    assert [names(half) for half in stacked.halves] == [set(listed(pile[:3])), set(listed(pile[3:]))]
    assert stacked.hands == packets.hands
    assert dealing.deal_out(pack, seating, PILED) == packets
    assert dealing.deal_out(pack, seating, LUNGAU, Chance(pile=pile)) == packets
