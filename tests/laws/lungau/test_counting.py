from __future__ import annotations

import random
from collections.abc import Sequence

from hypothesis import given
from tests.laws import plain
from tests.laws.lungau.strategies import Course, fahren, games, listed, names, packs, seeds
from tests.laws.registry import guards
from tests.laws.relevance import numbers

from tarock_engine import counting
from tarock_engine.amounts import Amount
from tarock_engine.cards import Card, mask_of
from tarock_engine.contracts import Side
from tarock_engine.lungau import bonuses
from tarock_engine.lungau import counting as own_counting
from tarock_engine.lungau.rulings.rule_set import LUNGAU
from tarock_second_opinion.lungau.counting import count

RULES = LUNGAU.counting


def augen(pile: Sequence[Card]) -> Amount:
    return counting.count_augen(mask_of(pile), RULES)


def outside_tricks(course: Course) -> set[str]:
    """What no trick holds: laid away, left lying, hidden, or still in a hand when a Valat failed."""
    return set(plain.PACK) - {name for trick in course.played.tricks for name in listed(trick.cards)}


@guards(*sorted(numbers("LUN", COUNTING="1 2 3 4 5 7")))
@given(pack=packs())
def test_a_pile_counts_the_sum_of_its_single_cards_and_71_with_the_rest_of_the_pack(pack: list[Card]) -> None:
    for size in range(0, 55, 6):
        assert augen(pack[:size]) == count(listed(pack[:size]))
        assert augen(pack[:size]) + augen(pack[size:]) == 71


@guards("LUN-COUNTING-006")
@given(pack=packs(), seed=seeds())
def test_neither_order_nor_grouping_matters_to_a_count(pack: list[Card], seed: int) -> None:
    rng = random.Random(seed)
    pile = pack[: rng.randrange(55)]
    mixed = rng.sample(pile, len(pile))
    cut = rng.randrange(len(pile) + 1)

    assert augen(mixed) == augen(pile)
    assert augen(pile[:cut]) + augen(pile[cut:]) == augen(pile)
    assert sum(augen([card]) for card in mixed) == augen(pile)


@guards(*sorted(numbers("LUN", COUNTING="7 9 10 11 12 13 14")))
@given(seed=seeds())
def test_both_sides_and_what_is_nobodys_are_71_in_every_game(seed: int) -> None:
    for course in games(seed, 3):
        mine, theirs = names(course.piles[Side.DECLARER]), names(course.piles[Side.FOES])
        nobodys = count(sorted(set(plain.PACK) - mine - theirs))

        assert not mine & theirs
        assert count(sorted(mine | theirs)) + nobodys == 71
        assert sum(bonuses.augen_by_side(course.ending, course.rules).values()) == 71 - nobodys


@guards(*sorted(numbers("LUN", COUNTING="8 10 11 12 13 14")))
@given(seed=seeds())
def test_cards_outside_the_tricks_count_for_the_side_the_source_names(seed: int) -> None:
    for course in games(seed, 3):
        told = course.retold

        for what in ("pile of the declarer", "pile of the foes", "Augen"):
            assert told.engines_end[what] == told.end[what]


@guards("LUN-COUNTING-015", "LUN-COUNTING-016")
@given(seed=seeds())
def test_everybodys_augen_and_an_untouched_talon_are_71_in_fahren(seed: int) -> None:
    for course in fahren(seed, 2):
        own = own_counting.augen_by_seat(course.contest, course.played.tricks, course.rules)
        at_five = course.dealt.seating.players == 5

        assert outside_tricks(course) == (set() if at_five else names(course.dealt.talon))
        assert sum(own) + count(sorted(outside_tricks(course))) == 71
