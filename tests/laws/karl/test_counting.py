from __future__ import annotations

import random
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st
from tests.laws.karl.strategies import DEFAULTS, OPTIONS, listed, packs, rules_for
from tests.laws.registry import guards

from tarock_engine import counting
from tarock_engine.cards import PACK_54, Card, mask_of
from tarock_second_opinion.karl.counting import count, value_of

METHODS = st.sampled_from(OPTIONS["counting-method"])


@guards(*(f"KAR-COUNTING-{number:03}" for number in range(1, 9)))
@given(pack=packs(), method=METHODS)
def test_any_pile_counts_what_the_second_opinion_says(pack: list[Card], method: str) -> None:
    chosen = {**DEFAULTS, "counting-method": method}
    pile = pack[: random.Random(pack[0]).randrange(55)]

    assert counting.count_augen(mask_of(pile), rules_for(chosen).counting) == count(chosen, listed(pile))


@guards("KAR-COUNTING-008", "KAR-COUNTING-007", "KAR-COUNTING-006")
@given(pack=packs())
def test_three_cards_count_their_values_less_two_and_two_parts_of_the_pack_add_up(pack: list[Card]) -> None:
    rules = rules_for(DEFAULTS).counting
    cut = pack[0]

    assert counting.count_augen(mask_of(pack[:3]), rules) == sum(map(value_of, listed(pack[:3]))) - 2
    parts = [counting.count_augen(mask_of(part), rules) for part in (pack[:cut], pack[cut:])]
    assert sum(parts, start=Fraction(0)) == counting.count_augen(PACK_54, rules) == 70
