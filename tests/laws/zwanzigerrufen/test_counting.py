from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st
from tests.laws.registry import guards
from tests.laws.zwanzigerrufen.strategies import DEFAULTS, OPTIONS, cards, games, rules_for, seeds

from tarock_engine import counting
from tarock_engine.cards import mask_of
from tarock_engine.contracts import Side
from tarock_second_opinion.zwanzigerrufen.cards import PLAIN, RANKS, TRULL, TRUMPS, pack_of, value_of
from tarock_second_opinion.zwanzigerrufen.game import LAST

GLATZEN = st.sampled_from(("ace", "four")).map(lambda name: {**DEFAULTS, "glatze-cards": name})


@guards(*(f"ZWA-COUNTING-{number:03}" for number in range(1, 9)))
@given(seed=seeds(), chosen=GLATZEN)
def test_a_pile_counts_the_sum_of_its_cards(seed: int, chosen: dict[str, str]) -> None:
    rng = random.Random(seed)
    for _ in range(5):
        pile = rng.sample(pack_of(chosen), rng.randrange(41))

        assert counting.count_augen(mask_of(cards(pile)), rules_for(chosen).counting) == sum(map(value_of, pile))


@guards(*(f"ZWA-COUNTING-{number:03}" for number in range(1, 8)), "ZWA-CARDS-005", "ZWA-CARDS-008")
def test_every_card_counts_what_it_says() -> None:
    for name in ("ace", "four"):
        chosen = {**DEFAULTS, "glatze-cards": name}
        found = {
            card: counting.count_augen(mask_of(cards([card])), rules_for(chosen).counting) for card in pack_of(chosen)
        }

        assert found == {card: value_of(card) for card in found}


@guards("ZWA-COUNTING-008", "ZWA-COUNTING-009", "ZWA-COUNTING-010", "ZWA-PLAY-024")
@given(seed=seeds())
def test_both_sides_together_have_88_augen_and_partners_count_as_one(seed: int) -> None:
    for course in games(seed, 5):
        assert [course.augen[side] for side in Side] == course.retold.end["Augen"]
        if len(course.played.tricks) == LAST:
            assert sum(course.augen.values()) == 88
        assert rules_for(course.chosen).counting.total.value == 88


@guards(*(f"ZWA-COUNTING-{number:03}" for number in range(1, 8)))
@given(seed=seeds())
def test_a_count_rests_on_the_clauses_of_the_cards_that_are_there(seed: int) -> None:
    rng = random.Random(seed)
    for name in OPTIONS["glatze-cards"]:
        chosen = {**DEFAULTS, "glatze-cards": name}
        pile = set(rng.sample(pack_of(chosen), rng.randrange(1, 9)))
        named = counting.count_grounds(mask_of(cards(pile)), rules_for(chosen).counting)
        kinds = [{*TRULL}, {*TRUMPS} - {*TRULL}]
        kinds += [{card for card in PLAIN if card[0] == rank} for rank in RANKS]
        for number, kind in enumerate([*kinds, {card for card in pile if value_of(card) == 0}], 1):
            assert (f"ZWA-COUNTING-00{number}" in named) == bool(pile & kind)
