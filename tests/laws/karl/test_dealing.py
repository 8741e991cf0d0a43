from __future__ import annotations

import random

from hypothesis import given
from tests.laws.karl.strategies import DEFAULTS, KARL, listed, names, packs, rules_for, seeds
from tests.laws.registry import guards
from tests.laws.strategies import shuffled

from tarock_engine import dealing
from tarock_engine.cards import Card


@guards(*(f"KAR-DEALING-{number:03}" for number in range(1, 7)), "KAR-BIDDING-001")
@given(pack=packs())
def test_six_cards_go_to_each_from_vorhand_on_six_to_the_talon_and_six_to_each_again(pack: list[Card]) -> None:
    rules, cards = rules_for(DEFAULTS), listed(pack)
    for dealer in range(4):
        dealt = dealing.deal_out(pack, dealing.seat_table(4, dealer, rules), rules)
        for step in range(4):
            hand = names(dealt.hands[(dealer + 1 + step) % 4])

            assert hand == {*cards[6 * step : 6 * step + 6], *cards[30 + 6 * step : 36 + 6 * step]}
        assert [names(half) for half in dealt.halves] == [set(cards[24:27]), set(cards[27:30])]


@guards("KAR-DEALING-004", "KAR-DEALING-007", "KAR-DEALING-003")
@given(seed=seeds())
def test_cards_are_dealt_alike_in_every_reading(seed: int) -> None:
    rng = random.Random(seed)
    pack, chosen = shuffled(rng), KARL.any_readings(rng)
    seating = dealing.seat_table(4, rng.randrange(4), rules_for(chosen))

    assert dealing.deal_out(pack, seating, rules_for(chosen)) == dealing.deal_out(pack, seating, rules_for(DEFAULTS))
