from __future__ import annotations

import itertools
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.laws.koenigrufen.strategies import DEFAULTS, listed, names, packs, rules_for, seeds
from tests.laws.registry import guards

from tarock_engine import dealing
from tarock_engine.cards import Card
from tarock_engine.dealing import Chance
from tarock_engine.state import Dealt
from tarock_second_opinion.koenigrufen import dealing as told

TABLES = [(players, dealer) for players in (4, 5) for dealer in range(players)]
ORDERS = st.permutations(range(4))
RULES = rules_for(DEFAULTS)


def lies(dealt: Dealt) -> list[set[str]]:
    """The cards of every hand and of both halves of the Stock."""
    return [names(cards) for cards in (*dealt.hands, *dealt.halves)]


@guards("KOE-DEALING-004", "KOE-DEALING-005", "KOE-DEALING-006", "KOE-DEALING-007")
@given(pack=packs())
def test_six_go_to_each_then_six_to_the_table_and_six_to_each_again(pack: list[Card]) -> None:
    for players, dealer in TABLES:
        dealt = dealing.deal_out(pack, dealing.seat_table(players, dealer, RULES), RULES)
        expected = told.deal(listed(pack), players=players, dealer=dealer, cut=0, options={**DEFAULTS})

        assert lies(dealt) == [*map(set, expected.hands), *map(set, expected.halves)]


@guards("KOE-DEALING-014")
@given(pack=packs(), chosen=ORDERS)
def test_the_two_sets_of_the_stock_are_its_first_and_its_last_three_cards(pack: list[Card], chosen: list[int]) -> None:
    seating = dealing.seat_table(4, 3, RULES)
    cut = dealing.deal_out(pack, seating, RULES)
    knocked = dealing.deal_out(pack, seating, RULES, Chance(chosen=chosen))

    assert [names(half) for half in cut.halves] == [set(listed(pack[24:27])), set(listed(pack[27:30]))]
    assert [names(half) for half in knocked.halves] == [set(listed(pack[:3])), set(listed(pack[3:6]))]


@guards("KOE-DEALING-008", "KOE-DEALING-009", "KOE-DEALING-010", "KOE-DEALING-011", "KOE-DEALING-012")
@given(pack=packs(), chosen=ORDERS)
def test_after_klopfen_the_stock_comes_first_and_four_packets_of_twelve_are_chosen_in_turn(
    pack: list[Card], chosen: list[int]
) -> None:
    for players, dealer in TABLES:
        dealt = dealing.deal_out(pack, dealing.seat_table(players, dealer, RULES), RULES, Chance(chosen=chosen))
        options, five = {**DEFAULTS}, players == 5
        expected = told.knock(listed(pack), players=players, dealer=dealer, chosen=chosen, options=options)

        assert lies(dealt) == [*map(set, expected.hands), *map(set, expected.halves)]
        grounds = dealing.dealing_grounds(RULES, knocked=True, five=five)
        assert {f"KOE-DEALING-{number:03}" for number in (8, 9, 10, 11)} <= set(grounds)
        assert ("KOE-DEALING-012" in grounds) == five


@guards("KOE-DEALING-008", "KOE-DEALING-010", "KOE-CARDS-001")
@given(pack=packs(), chosen=ORDERS)
def test_klopfen_deals_every_card_once(pack: list[Card], chosen: list[int]) -> None:
    dealt = dealing.deal_out(pack, dealing.seat_table(5, 2, RULES), RULES, Chance(chosen=chosen))
    groups = [*dealt.hands, *dealt.halves]

    assert sum(groups) == (1 << 54) - 1
    assert sorted(group.bit_count() for group in groups) == [0, 3, 3, 12, 12, 12, 12]


@guards("KOE-DEALING-011")
@given(pack=packs(), chosen=ORDERS, other=ORDERS)
def test_another_choice_of_packets_only_exchanges_hands(pack: list[Card], chosen: list[int], other: list[int]) -> None:
    seating = dealing.seat_table(4, 0, RULES)
    one, two = (dealing.deal_out(pack, seating, RULES, Chance(chosen=order)) for order in (chosen, other))

    assert one.halves == two.halves
    assert sorted(one.hands) == sorted(two.hands)
    assert (one == two) == (chosen == other)


@guards("KOE-DEALING-011")
@given(pack=packs(), wrong=st.lists(st.integers(-1, 5), max_size=6))
def test_no_packet_is_chosen_twice_and_none_is_left(pack: list[Card], wrong: list[int]) -> None:
    if sorted(wrong) != [0, 1, 2, 3]:
        with pytest.raises(ValueError, match="each packet from 0 to 3 once"):
            dealing.deal_out(pack, dealing.seat_table(4, 3, RULES), RULES, Chance(chosen=wrong))


@guards("KOE-DEALING-010")
@given(pack=packs(), chosen=ORDERS, seed=seeds())
def test_the_order_inside_a_packet_of_twelve_changes_nothing(pack: list[Card], chosen: list[int], seed: int) -> None:
    rng, seating = random.Random(seed), dealing.seat_table(4, 1, RULES)
    parts = [pack[:3], pack[3:6], *(pack[start : start + 12] for start in range(6, 54, 12))]
    mixed = list(itertools.chain.from_iterable(rng.sample(part, len(part)) for part in parts))

    one, other = (dealing.deal_out(cards, seating, RULES, Chance(chosen=chosen)) for cards in (mixed, pack))
    assert (one.hands, one.halves) == (other.hands, other.halves)
