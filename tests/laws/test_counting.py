from __future__ import annotations

import random
from collections.abc import Sequence

from hypothesis import given
from tests.laws.registry import guards
from tests.laws.sources import Every, every_source
from tests.laws.strategies import listed, packs, recoloured, seeds

from tarock_engine import counting
from tarock_engine.amounts import Amount
from tarock_engine.cards import Card, mask_of


def augen(pile: Sequence[Card], source: Every) -> Amount:
    return counting.count_augen(mask_of(pile), source.rules.counting)


@guards("LUN-COUNTING-007", "KOE-COUNTING-010", "KAR-COUNTING-008", "ZWA-COUNTING-009")
@every_source
def test_the_whole_pack_counts_its_total(source: Every) -> None:
    for chosen in source.single:
        rules = source.rules_for(chosen)

        whole = rules.pack

        assert counting.count_augen(whole, rules.counting) == rules.counting.total.value
        assert rules.counting.total.clause in counting.count_grounds(whole, rules.counting)


@guards("LUN-COUNTING-006", "KOE-COUNTING-007", "KOE-COUNTING-011", "KAR-COUNTING-006", "ZWA-COUNTING-008")
@every_source
@given(pack=packs(), seed=seeds())
def test_the_order_of_a_pile_does_not_matter_to_its_count(source: Every, pack: list[Card], seed: int) -> None:
    rng = random.Random(seed)
    pile = source.own(pack)[: rng.randrange(55)]

    assert augen(rng.sample(pile, len(pile)), source) == augen(pile, source)


@guards(
    *("LUN-COUNTING-001", "LUN-COUNTING-006", "LUN-CARDS-005"),
    *("KOE-COUNTING-001", "KOE-CARDS-005"),
    *("KAR-COUNTING-001", "KAR-COUNTING-002", "KAR-COUNTING-003", "KAR-COUNTING-004", "KAR-COUNTING-005"),
    *("ZWA-COUNTING-003", "ZWA-COUNTING-004", "ZWA-COUNTING-005", "ZWA-COUNTING-006", "ZWA-COUNTING-007"),
)
@every_source
@given(pack=packs())
def test_suits_of_one_colour_count_alike(source: Every, pack: list[Card]) -> None:
    pile = source.own(pack)[:20]

    assert augen([recoloured(card) for card in pile], source) == augen(pile, source)


@guards(
    *("LUN-COUNTING-001", "LUN-COUNTING-002", "LUN-COUNTING-003", "LUN-COUNTING-004", "LUN-COUNTING-007"),
    *(f"KOE-COUNTING-00{number}" for number in (1, 2, 3, 4, 5, 6)),
    *(
        "KAR-COUNTING-001",
        "KAR-COUNTING-002",
        "KAR-COUNTING-003",
        "KAR-COUNTING-004",
        "KAR-COUNTING-005",
        "KAR-COUNTING-008",
    ),
    *(f"ZWA-COUNTING-00{number}" for number in (1, 2, 3, 4, 5, 6, 9)),
)
@every_source
@given(pack=packs())
def test_a_count_names_the_clauses_of_the_worths_in_the_pile(source: Every, pack: list[Card]) -> None:
    pile, rules = source.own(pack[: pack[0]]), source.rules.counting
    grounds = set(counting.count_grounds(mask_of(pile), rules))
    worths = {
        worth.clause: set(listed([card for card in pile if worth.value.cards >> card & 1])) for worth in rules.worths
    }
    present = {clause for clause in worths if any(worths[clause])}

    assert grounds & set(worths) == present
    assert (rules.total.clause in grounds) == (len(pile) == len(source.pack(source.defaults)))


@guards(
    *("LUN-COUNTING-009", "LUN-COUNTING-015"),
    *("KOE-COUNTING-011", "KOE-COUNTING-012", "KOE-COUNTING-029"),
    *("KAR-PLAY-004", "KAR-PLAY-010"),
    *("ZWA-PLAY-003", "ZWA-PLAY-024"),
)
@every_source
@given(seed=seeds())
def test_whoever_takes_no_trick_has_no_augen_from_tricks_and_all_tricks_hold_all_cards_played(
    source: Every, seed: int
) -> None:
    for course in source.courses(seed, 2):
        if not course.is_played:
            continue
        taken = [card for trick in course.played.tricks for card in trick.cards]
        held = [card for card in range(54) if any(hand >> card & 1 for hand in course.dealt.hands)]

        assert len(set(taken)) == len(taken)
        if len(course.played.tricks) == source.tricks and course.game is not None:
            exchange = course.contest.exchange
            left = set(held) | {card for card in range(54) if exchange.taken >> card & 1}
            assert set(taken) == {card for card in left if not exchange.laid >> card & 1}
