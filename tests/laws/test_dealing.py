from __future__ import annotations

import random

from hypothesis import given
from tests.laws.registry import guards
from tests.laws.strategies import DEFAULTS, LUNGAU, listed, names, packs, rules_for, seeds, shuffled

from tarock_engine import dealing
from tarock_engine.cards import Card
from tarock_engine.seating import Seating

ANY_START = rules_for({**DEFAULTS, "deal-first-packet": "any"})
PILED = rules_for({**DEFAULTS, "talon-halves": "pile"})
TABLES = [(players, dealer) for players in (4, 5) for dealer in range(players)]


def table(players: int, dealer: int) -> Seating:
    return dealing.seat_table(players, dealer, LUNGAU)


@guards("LUN-DEALING-001", "LUN-DEALING-003", "LUN-SESSIONS-001", "LUN-SESSIONS-002")
def test_four_play_from_the_dealers_right_on_and_the_player_to_his_left_cuts() -> None:
    for players, dealer in TABLES:
        seating = table(players, dealer)

        assert seating.active == tuple((dealer + step) % players for step in (1, 2, 3, 4))
        assert dealing.cutter(seating, LUNGAU) == (dealer + players - 1) % players
        assert seating.sits_out == (dealer if players == 5 else None)
        assert sorted(seating.everybody) == list(range(players))


@guards("LUN-DEALING-004", "LUN-DEALING-005", "LUN-CARDS-001")
@given(pack=packs())
def test_a_deal_gives_twelve_cards_each_six_to_the_talon_and_every_card_once(pack: list[Card]) -> None:
    for players, dealer in TABLES:
        dealt = dealing.deal(pack, table(players, dealer), LUNGAU)
        groups = [*dealt.hands, *dealt.halves]

        assert [hand.bit_count() for hand in dealt.hands] == [
            12 if seat in dealt.seating.active else 0 for seat in range(players)
        ]
        assert [half.bit_count() for half in dealt.halves] == [3, 3]
        assert sum(groups) == (1 << 54) - 1
        assert sum(group.bit_count() for group in groups) == 54


@guards("LUN-DEALING-004", "LUN-DEALING-005", "LUN-DEALING-006", "LUN-DEALING-007")
@given(pack=packs())
def test_three_go_to_the_table_then_six_to_each_and_all_of_it_again(pack: list[Card]) -> None:
    for players, dealer in TABLES:
        dealt = dealing.deal(pack, table(players, dealer), LUNGAU)
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


@guards("LUN-DEALING-003")
@given(pack=packs(), seed=seeds())
def test_to_cut_is_to_put_the_top_cards_below(pack: list[Card], seed: int) -> None:
    cut = random.Random(seed).randrange(54)
    seating = table(4, 3)

    assert dealing.deal(pack, seating, LUNGAU, cut=cut) == dealing.deal(pack[cut:] + pack[:cut], seating, LUNGAU)


@guards("LUN-DEALING-001", "LUN-SESSIONS-004")
@given(pack=packs())
def test_the_same_pack_gives_the_same_hands_in_turn_whoever_deals(pack: list[Card]) -> None:
    for players in (4, 5):
        hands = set()
        for dealer in range(players):
            dealt = dealing.deal(pack, table(players, dealer), LUNGAU)
            hands.add(tuple(dealt.hands[seat] for seat in dealt.seating.active))

        assert len(hands) == 1


@guards("LUN-DEALING-006")
@given(pack=packs(), seed=seeds())
def test_another_seat_for_the_first_packet_counts_only_where_any_may_have_it(pack: list[Card], seed: int) -> None:
    players, dealer = random.Random(seed).choice(TABLES)
    seating = table(players, dealer)
    plain_deal = dealing.deal(pack, seating, LUNGAU)
    for place, starts in enumerate(seating.active):
        dealt = dealing.deal(pack, seating, ANY_START, starts=starts)
        order = seating.active[place:] + seating.active[:place]

        assert dealing.packet_order(seating, ANY_START, starts) == order
        assert dealing.deal(pack, seating, LUNGAU, starts=starts) == plain_deal
        assert dealt.halves == plain_deal.halves
        assert [dealt.hands[seat] for seat in order] == [plain_deal.hands[seat] for seat in seating.active]


@guards("LUN-DEALING-007")
@given(pack=packs(), seed=seeds())
def test_a_stacked_talon_divides_into_its_upper_and_lower_three(pack: list[Card], seed: int) -> None:
    seating = table(4, 3)
    packets = dealing.deal(pack, seating, LUNGAU)
    pile = [*pack[:3], *pack[27:30]]
    random.Random(seed).shuffle(pile)
    stacked = dealing.deal(pack, seating, PILED, pile=pile)

    assert [names(half) for half in stacked.halves] == [set(listed(pile[:3])), set(listed(pile[3:]))]
    assert stacked.hands == packets.hands
    assert dealing.deal(pack, seating, PILED) == packets
    assert dealing.deal(pack, seating, LUNGAU, pile=pile) == packets


@guards("LUN-DEALING-004")
@given(seed=seeds())
def test_the_order_inside_a_packet_changes_nothing(seed: int) -> None:
    rng = random.Random(seed)
    pack, seating = shuffled(rng), table(4, rng.randrange(4))
    place = 3 + 6 * rng.randrange(4) + 27 * rng.randrange(2)
    packet = rng.sample(pack[place : place + 6], 6)

    assert dealing.deal([*pack[:place], *packet, *pack[place + 6 :]], seating, LUNGAU) == dealing.deal(
        pack, seating, LUNGAU
    )
