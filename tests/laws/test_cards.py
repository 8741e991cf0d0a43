from __future__ import annotations

import random
from collections.abc import Sequence

from hypothesis import assume, given
from hypothesis import strategies as st
from tests.laws import plain
from tests.laws.registry import guards
from tests.laws.sources import Every, every_source
from tests.laws.strategies import cards, listed, names, packs, recoloured, seeds

from tarock_engine.cards import CARDS, NAMES, cards_in, names_in

ANY_CARD = st.sampled_from(plain.PACK)


def pack_of(source: Every) -> Sequence[str]:
    """The cards of a source by its first readings, as they are laid out."""
    return source.pack(source.defaults)


def lines_of(source: Every) -> dict[str, list[str]]:
    """The trumps and the suits of a source, each from the top."""
    found: dict[str, list[str]] = {"trump": [], **{suit: [] for suit in plain.SUITS}}
    for card in pack_of(source):
        found[plain.suit(card)].append(card)
    return found


@guards("LUN-CARDS-001", "KOE-CARDS-001", "KAR-CARDS-001", "ZWA-CARDS-001")
@every_source
def test_the_pack_is_made_of_trumps_and_four_suits_of_one_length(source: Every) -> None:
    for chosen in source.single:
        rules, told = source.rules_for(chosen), source.pack(chosen)

        assert names(rules.pack) == set(told)
        assert names(rules.ranking.trumps) == {card for card in told if plain.suit(card) == "trump"}
        assert len({len(line) for line in rules.ranking.suits_down.values()}) == 1
    assert len(NAMES) == len(set(NAMES)) == len(plain.PACK)
    assert len(pack_of(source)) == 4 * source.tricks + sum(source.halves)


@guards(
    *("LUN-CARDS-002", "LUN-CARDS-003", "KOE-CARDS-002", "KOE-CARDS-003", "KAR-CARDS-002", "KAR-CARDS-003"),
    *("ZWA-CARDS-002", "ZWA-CARDS-003", "ZWA-CARDS-004", "ZWA-CARDS-005"),
)
@every_source
def test_the_trumps_run_from_the_skues_down_to_the_one(source: Every) -> None:
    assert listed(source.rules.ranking.trumps_down) == lines_of(source)["trump"]
    assert names(source.rules.cards.trull.value) == plain.TRULL


@guards(
    *("LUN-CARDS-004", "LUN-CARDS-005", "LUN-CARDS-006"),
    *("KOE-CARDS-004", "KOE-CARDS-005", "KOE-CARDS-006"),
    *("KAR-CARDS-005", "KAR-CARDS-006", "KAR-CARDS-007"),
    *("ZWA-CARDS-006", "ZWA-CARDS-007", "ZWA-CARDS-008"),
)
@every_source
def test_every_suit_runs_in_the_order_of_its_colour(source: Every) -> None:
    suits = {suit: line for suit, line in lines_of(source).items() if suit != "trump"}

    assert {suit: listed(line) for suit, line in source.rules.ranking.suits_down.items()} == suits


@guards(
    *("LUN-CARDS-002", "LUN-CARDS-004", "LUN-CARDS-005"),
    *("KOE-CARDS-002", "KOE-CARDS-004", "KOE-CARDS-006"),
    *("KAR-CARDS-002", "KAR-CARDS-005", "KAR-CARDS-006", "KAR-CARDS-007"),
    *("ZWA-CARDS-003", "ZWA-CARDS-004", "ZWA-CARDS-006"),
)
@every_source
@given(led=ANY_CARD, other=ANY_CARD)
def test_one_card_beats_another_as_the_source_ranks_them(source: Every, led: str, other: str) -> None:
    assume({led, other} <= set(pack_of(source)))
    beats = bool(source.rules.ranking.beaten_by[CARDS[led]] >> CARDS[other] & 1)

    assert beats == plain.can_beat(other, led)


@guards(
    *("LUN-CARDS-002", "LUN-CARDS-004", "KOE-CARDS-002", "KOE-CARDS-004", "KAR-CARDS-002", "KAR-CARDS-005"),
    *("ZWA-CARDS-003", "ZWA-CARDS-006"),
)
@every_source
@given(one=ANY_CARD, two=ANY_CARD, three=ANY_CARD)
def test_beating_is_a_strict_order(source: Every, one: str, two: str, three: str) -> None:
    assume({one, two, three} <= set(pack_of(source)))

    def can_beat(better: str, worse: str) -> bool:
        return bool(source.rules.ranking.beaten_by[CARDS[worse]] >> CARDS[better] & 1)

    assert not can_beat(one, one)
    assert not (can_beat(one, two) and can_beat(two, one))
    assert can_beat(one, three) or not (can_beat(one, two) and can_beat(two, three))
    if plain.suit(one) == plain.suit(two) and one != two:
        assert can_beat(one, two) or can_beat(two, one)


@guards("LUN-CARDS-001", "KOE-CARDS-001", "KAR-CARDS-001", "ZWA-CARDS-001")
@every_source
@given(pack=packs())
def test_the_names_of_a_set_of_cards_lead_back_to_the_set(source: Every, pack: list[int]) -> None:
    some = sum(1 << card for card in pack[: pack[0]]) & source.rules.pack
    shown = names_in(some)

    assert sum(1 << CARDS[name] for name in shown) == some
    assert shown == [name for name in pack_of(source) if name in set(shown)]
    assert len(cards_in(some)) == len(shown)


@guards(
    *("LUN-CARDS-005", "LUN-CARDS-006", "KOE-CARDS-005", "KOE-CARDS-006", "KAR-CARDS-006", "KAR-CARDS-007"),
    *("ZWA-CARDS-007", "ZWA-CARDS-008"),
)
@every_source
@given(seed=seeds())
def test_suits_of_one_colour_differ_by_their_names_only(source: Every, seed: int) -> None:
    for number in range(5):
        trick = random.Random(f"{seed} {number}").sample(pack_of(source), 5)
        swapped = [recoloured(card) for card in cards(trick)]

        assert source.rules.ranking.best(swapped) == source.rules.ranking.best(cards(trick))


@guards("LUN-CARDS-001", "KOE-CARDS-001", "KAR-CARDS-001", "ZWA-CARDS-001", "ZWA-CARDS-008")
@every_source
@given(seed=seeds())
def test_no_card_is_dealt_twice_and_none_is_left_out(source: Every, seed: int) -> None:
    for course in source.courses(seed, 2):
        whole = course.dealt.talon
        for hand in course.dealt.hands:
            assert not whole & hand
            whole |= hand

        assert names(whole) == set(source.pack(course.chosen))
