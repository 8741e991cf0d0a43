from __future__ import annotations

import itertools
import random

from hypothesis import given
from tests.laws.lungau.strategies import DEFAULTS, listed, names, packs, rules_for, seeds
from tests.laws.registry import guards

from tarock_engine import dealing
from tarock_engine.cards import Card
from tarock_engine.dealing import Chance
from tarock_second_opinion.lungau import dealing as told

READINGS = [DEFAULTS, {**DEFAULTS, "deal-first-packet": "any"}, {**DEFAULTS, "talon-halves": "pile"}]
TABLES = [(players, dealer) for players in (4, 5) for dealer in range(players)]


@guards("LUN-DEALING-004", "LUN-DEALING-005", "LUN-DEALING-006", "LUN-DEALING-007")
@given(pack=packs(), seed=seeds())
def test_the_cards_go_where_the_source_deals_them_by_its_readings_alone(pack: list[Card], seed: int) -> None:
    rng = random.Random(seed)
    on_table = [*pack[:3], *pack[27:30]]
    for (players, dealer), chosen in itertools.product(TABLES, READINGS):
        place, pile = rng.randrange(4), rng.sample(range(6), 6)
        rules = rules_for(chosen)
        seating = dealing.seat_table(players, dealer, rules)
        chance = Chance(starts=seating.active[place], pile=[on_table[spot] for spot in pile])
        dealt = dealing.deal_out(pack, seating, rules, chance)
        game = told.deal(
            listed(pack), players=players, dealer=dealer, cut=0, first_packet=place, pile=pile, options=dict(chosen)
        )

        assert [names(hand) for hand in dealt.hands] == [set(hand) for hand in game.hands]
        assert [names(half) for half in dealt.halves] == [set(half) for half in game.halves]


@guards("LUN-DEALING-007")
@given(pack=packs())
def test_a_pile_that_nobody_has_laid_out_lies_as_it_was_dealt(pack: list[Card]) -> None:
    seating = dealing.seat_table(4, 3, rules_for(DEFAULTS))
    stacked, packets = (dealing.deal_out(pack, seating, rules_for(chosen)) for chosen in (READINGS[2], DEFAULTS))

    assert stacked == packets
