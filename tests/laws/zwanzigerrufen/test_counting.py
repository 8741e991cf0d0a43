from __future__ import annotations

import itertools
import random

from hypothesis import given
from hypothesis import strategies as st
from tests.laws.registry import guards
from tests.laws.zwanzigerrufen import plain
from tests.laws.zwanzigerrufen.ends import End
from tests.laws.zwanzigerrufen.strategies import DEFAULTS, OPTIONS, cards, games, rules_for, seeds
from tests.laws.zwanzigerrufen.told import facts_of

from tarock_engine import counting
from tarock_engine.cards import mask_of
from tarock_engine.contracts import Side

GLATZEN = st.sampled_from(("ace", "four")).map(lambda name: {**DEFAULTS, "glatze-cards": name})
AUGEN = st.integers(0, 88)


@guards(*(f"ZWA-COUNTING-{number:03}" for number in range(1, 9)))
@given(seed=seeds(), chosen=GLATZEN)
def test_a_pile_counts_the_sum_of_its_cards(seed: int, chosen: dict[str, str]) -> None:
    rng = random.Random(seed)
    for _ in range(5):
        pile = rng.sample(plain.pack(chosen), rng.randrange(41))

        assert counting.count_augen(mask_of(cards(pile)), rules_for(chosen).counting) == plain.augen(pile)


@guards(*(f"ZWA-COUNTING-{number:03}" for number in range(1, 8)), "ZWA-CARDS-005", "ZWA-CARDS-008")
def test_every_card_counts_what_it_says() -> None:
    for name in ("ace", "four"):
        chosen = {**DEFAULTS, "glatze-cards": name}
        found = {
            card: counting.count_augen(mask_of(cards([card])), rules_for(chosen).counting)
            for card in plain.pack(chosen)
        }

        assert {card for card, worth in found.items() if worth == 5} == plain.TRULL | plain.KOENIGE
        assert {card[0] for card, worth in found.items() if worth == 4} == {"D"}
        assert {card[0] for card, worth in found.items() if worth == 3} == {"C"}
        assert {card[0] for card, worth in found.items() if worth == 2} == {"B"}
        assert {card for card, worth in found.items() if worth == 1} == set(plain.TAROCKS) - plain.TRULL
        assert {card for card, worth in found.items() if worth == 0} == set(plain.GLATZEN[name])


@guards("ZWA-COUNTING-008", "ZWA-COUNTING-009", "ZWA-COUNTING-010", "ZWA-PLAY-024")
@given(seed=seeds())
def test_both_sides_together_have_88_augen_and_partners_count_as_one(seed: int) -> None:
    for course in games(seed, 5):
        facts = facts_of(course)

        assert course.augen == {Side.DECLARER: facts.augen(mine=True), Side.FOES: facts.augen(mine=False)}
        if len(facts.tricks) == plain.TRICKS:
            assert sum(course.augen.values()) == 88
        assert rules_for(course.chosen).counting.total.value == 88


@guards("ZWA-COUNTING-011", "ZWA-COUNTING-012", "ZWA-COUNTING-013", "ZWA-COUNTING-014")
@given(some=AUGEN)
def test_45_augen_win_every_game_and_44_are_nobodys_or_lost(some: int) -> None:
    for contract, reading, augen in itertools.product(plain.GAMES, OPTIONS["tie-at-44"], (some, 43, 44, 45)):
        found = End(contract, augen, {**DEFAULTS, "tie-at-44": reading}).items()
        wins = [item.won for item in found if item.name == "Spiel"]
        nobodys = augen == 44 and contract == "Normalspiel" and reading == "nobody"

        assert wins == ([] if nobodys else [augen >= 45])


@guards(*(f"ZWA-COUNTING-{number:03}" for number in range(1, 8)))
@given(seed=seeds())
def test_a_count_rests_on_the_clauses_of_the_cards_that_are_there(seed: int) -> None:
    rng = random.Random(seed)
    for name in OPTIONS["glatze-cards"]:
        chosen = {**DEFAULTS, "glatze-cards": name}
        pile = set(rng.sample(plain.pack(chosen), rng.randrange(1, 9)))
        named = counting.count_grounds(mask_of(cards(pile)), rules_for(chosen).counting)
        kinds = [plain.TRULL, set(plain.TAROCKS) - plain.TRULL]
        kinds += [{card for card in plain.PICTURES if card[0] == rank} for rank in "KDCB"]
        for number, kind in enumerate([*kinds, set(plain.GLATZEN[name])], 1):
            assert (f"ZWA-COUNTING-00{number}" in named) == bool(pile & kind)
