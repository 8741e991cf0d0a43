from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st
from tests.laws.koenigrufen.strategies import (
    DEFAULTS,
    KOENIGRUFEN,
    Course,
    courses,
    games,
    listed,
    packs,
    rules_for,
    seeds,
)
from tests.laws.plain import PACK
from tests.laws.registry import guards

from tarock_engine import counting
from tarock_engine.actions import FOURTH, Action
from tarock_engine.amounts import Amount
from tarock_engine.cards import CARDS, Card, mask_of
from tarock_engine.contracts import Side
from tarock_engine.state import Choice, State
from tarock_second_opinion.koenigrufen import counting as told
from tarock_second_opinion.koenigrufen.counting import value_of
from tarock_second_opinion.koenigrufen.dealing import begin
from tarock_second_opinion.koenigrufen.game import WANTED_TRICKS

THREES = rules_for(DEFAULTS).counting
THIRDS = rules_for({**DEFAULTS, "count-which-piles": "thirds"}).counting
IN_THREES = begin([], [], players=4, dealer=3, options={**DEFAULTS})
IN_THIRDS = begin([], [], players=4, dealer=3, options={**DEFAULTS, "count-which-piles": "thirds"})
CUTS = st.lists(st.integers(0, 54), max_size=5)


def augen(pile: Sequence[Card]) -> Amount:
    return counting.count_augen(mask_of(pile), THREES)


def exactly(pile: Sequence[Card]) -> Amount:
    return counting.count_augen(mask_of(pile), THIRDS)


def parts(pack: Sequence[Card], cuts: Sequence[int]) -> list[Sequence[Card]]:
    """The pack in piles, some of which may be empty."""
    ends = [0, *sorted(cuts), 54]
    return [pack[start:end] for start, end in itertools.pairwise(ends)]


@guards(*(f"KOE-COUNTING-{number:03}" for number in range(1, 10)))
@given(pack=packs(), size=st.integers(0, 54))
def test_a_pile_counts_what_the_second_opinion_counts(pack: list[Card], size: int) -> None:
    assert augen(pack[:size]) == told.count(IN_THREES, listed(pack[:size]))
    assert exactly(pack[:size]) == told.count(IN_THIRDS, listed(pack[:size]))


@guards("KOE-COUNTING-007", "KOE-COUNTING-008", "KOE-COUNTING-009")
@given(pack=packs(), size=st.integers(0, 54), seed=st.integers(0, 2**32))
def test_it_does_not_matter_which_three_are_laid_together(pack: list[Card], size: int, seed: int) -> None:
    pile = random.Random(seed).sample(pack[:size], size)

    assert augen(pile) == sum(augen(pile[start : start + 3]) for start in range(0, size, 3))


@guards("KOE-COUNTING-010", "KOE-COUNTING-007")
@given(pack=packs(), size=st.integers(0, 54))
def test_two_piles_hold_70_together_however_the_pack_is_split(pack: list[Card], size: int) -> None:
    assert augen(pack[:size]) + augen(pack[size:]) == 70


@guards("KOE-COUNTING-010", "KOE-COUNTING-011")
@given(pack=packs(), cuts=CUTS)
def test_counted_in_exact_thirds_any_number_of_piles_hold_70_together(pack: list[Card], cuts: list[int]) -> None:
    assert sum(map(exactly, parts(pack, cuts))) == 70


@guards("KOE-COUNTING-011", "KOE-COUNTING-008", "KOE-COUNTING-009")
@given(pack=packs(), size=st.integers(0, 54))
def test_a_pile_in_threes_is_a_third_off_its_exact_count_where_something_is_left_over(
    pack: list[Card], size: int
) -> None:
    off = {0: Fraction(0), 1: Fraction(-1, 3), 2: Fraction(1, 3)}[size % 3]

    assert augen(pack[:size]) - exactly(pack[:size]) == off


@guards("KOE-COUNTING-012", "KOE-COUNTING-010")
@given(pack=packs(), cuts=CUTS)
def test_several_piles_miss_70_by_a_third_for_each_card_or_pair_left_over(pack: list[Card], cuts: list[int]) -> None:
    piles = parts(pack, cuts)
    ones, twos = (sum(len(pile) % 3 == left for pile in piles) for left in (1, 2))

    assert 3 * (sum(map(augen, piles)) - 70) == twos - ones


@guards("KOE-COUNTING-012")
@given(pack=packs(), tricks=st.lists(st.integers(0, 3), min_size=12, max_size=12))
def test_four_piles_of_whole_tricks_and_the_stock_hold_between_69_and_71(pack: list[Card], tricks: list[int]) -> None:
    piles: list[list[Card]] = [[], [], [], []]
    for number, taker in enumerate(tricks):
        piles[taker] += pack[4 * number : 4 * number + 4]
    total = sum(map(augen, piles)) + augen(pack[48:])

    assert 69 <= total <= 71
    assert (total == 70) == (sum(len(pile) % 3 == 1 for pile in piles) == sum(len(pile) % 3 == 2 for pile in piles))


@guards("KOE-COUNTING-001", "KOE-COUNTING-006", "KOE-COUNTING-008")
@given(pack=packs(), size=st.integers(0, 53))
def test_one_more_card_never_makes_a_pile_count_less(pack: list[Card], size: int) -> None:
    more = augen(pack[: size + 1]) - augen(pack[:size])
    worth = value_of(listed(pack)[size])

    assert more in (worth - 1, worth)
    assert 0 <= more <= 5


@guards("KOE-COUNTING-008", "KOE-COUNTING-009", "KOE-COUNTING-006")
def test_two_or_three_empty_cards_are_one_auge_and_a_single_one_is_none() -> None:
    empty = [Card(number) for number in range(1, 4)]

    assert [augen(empty[:size]) for size in range(4)] == [0, 0, 1, 1]


@guards("KOE-COUNTING-010", "KOE-COUNTING-011")
@given(seed=seeds())
def test_both_sides_hold_70_together_in_every_game_that_is_played_out(seed: int) -> None:
    for course in games(seed, 4):
        if course.contract in WANTED_TRICKS or len(course.played.tricks) < 12:
            continue
        mine, theirs = (told.pile(course.retold.telling.course.game, side) for side in told.SIDES)

        assert sorted([*mine, *theirs]) == sorted(PACK)
        total = sum((Fraction(augen) for augen in course.augen.values()), start=Fraction(0))
        if course.chosen["count-which-piles"] == "partners-apart":
            assert abs(total - 70) <= 2
        else:
            assert total == 70


@guards("KOE-COUNTING-025", "KOE-CALLING-009", "KOE-CALLING-010")
@given(seed=seeds())
def test_the_stock_of_a_solo_falls_to_the_declarer_with_an_unnamed_koenig_too_or_in_a_reading_to_the_opponents(
    seed: int,
) -> None:
    rng = random.Random(seed)
    pack = KOENIGRUFEN.directed_pack(rng, "three Könige", 0)
    here, there = pack.index(CARDS["K♣"]), rng.randrange(24, 30)
    pack[here], pack[there] = pack[there], pack[here]

    def choose(state: State, choices: tuple[Choice, ...]) -> Action:
        del state
        allowed = {action.words: action for action in choices[0].actions}
        fixed = [word for word in ("Solo", "Weiter", FOURTH, "Gut!") if word in allowed]
        return allowed[fixed[0]] if fixed else rng.choice(list(allowed.values()))

    dealt = KOENIGRUFEN.seated(rng, DEFAULTS, pack, 4)
    course = KOENIGRUFEN.play_out(dealt, DEFAULTS, pack, choose)
    other_readings = {**DEFAULTS, "solo-unnamed-king-in-stock": "to-opponents"}
    other = rules_for(other_readings)
    elsewhere = Course(other, other_readings, pack, dealt, course.stops, course.end)

    assert course.declared.unnamed
    for played in (course, elsewhere):
        assert played.retold.engines_end["Augen"] == played.retold.end["Augen"]
    if {course.is_mine(trick.winner) for trick in course.played.tricks} == {True, False}:
        assert course.augen[Side.DECLARER] > elsewhere.augen[Side.DECLARER]


@guards("KOE-COUNTING-029", "KOE-BONUSES-001")
@given(seed=seeds())
def test_a_deal_that_was_given_up_counts_no_augen_and_scores_nothing(seed: int) -> None:
    for course in courses(seed, 4, declarer=True):
        if not course.is_played:
            assert not course.augen
            assert not course.items
