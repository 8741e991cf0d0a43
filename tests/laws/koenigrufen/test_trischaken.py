from __future__ import annotations

import itertools
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st
from tests.laws.koenigrufen.strategies import DEFAULTS, KOENIGRUFEN, OPTIONS, names, seeds
from tests.laws.koenigrufen.strategies import trischaken as deals
from tests.laws.registry import guards

from tarock_engine.actions import TRISCHAKEN
from tarock_engine.amounts import Amount, WholeAugen
from tarock_engine.koenigrufen import trischaken
from tarock_engine.seating import Seat, Seating, seated
from tarock_engine.state import AtTalon, Calling, Discarding
from tarock_second_opinion.koenigrufen import payments
from tarock_second_opinion.koenigrufen.counting import count
from tarock_second_opinion.koenigrufen.dealing import begin

READINGS = st.fixed_dictionaries(
    {
        option: st.sampled_from(OPTIONS[option])
        for option in ("trischaken-base-payment", "trischaken-ties", "trischaken-extras", "count-which-piles")
    }
).map(KOENIGRUFEN.with_needs)
SEATING = Seating.at(4, 3, 4)

# Four counts that may come up, with ties as often as not, and how many tricks each took.
COUNTS = st.lists(st.integers(0, 40), min_size=4, max_size=4) | st.lists(
    st.sampled_from((0, 12, 13, 20, 36)), min_size=4, max_size=4
)


def tricks_for(counts: list[int]) -> dict[int, int]:
    """A player without Augen took no trick or a poor one; here none."""
    return {seat: int(count > 0) * 3 for seat, count in enumerate(counts)}


def paid(counts: list[int], chosen: dict[str, str], tricks: dict[int, int] | None = None) -> list[Amount]:
    rules = KOENIGRUFEN.rules_for(chosen)
    taken = tricks_for(counts) if tricks is None else tricks
    by_seat = {Seat(seat): number for seat, number in taken.items()}
    return list(trischaken.settle(SEATING, dict(seated(map(WholeAugen, counts))), by_seat, rules, 1).payments)


@guards(*(f"KOE-SETTLING-{number:03}" for number in range(57, 63)))
@given(counts=COUNTS, chosen=READINGS)
def test_any_counts_are_paid_as_the_second_opinion_pays_them(counts: list[int], chosen: dict[str, str]) -> None:
    game = begin([], [], players=4, dealer=3, options=chosen)
    game.contract = TRISCHAKEN
    game.counted, game.taken_by = [Fraction(count) for count in counts], list(tricks_for(counts).values())

    assert paid(counts, chosen) == payments.settle(game)
    assert sum(paid(counts, chosen)) == 0


@guards("KOE-COUNTING-012", "KOE-COUNTING-010")
@given(seed=seeds())
def test_the_four_counts_and_the_stock_need_not_add_up_to_70_but_come_near_it(seed: int) -> None:
    for course in deals(seed, 2):
        stock = count(course.retold.telling.course.game, sorted(names(course.dealt.talon)))
        total = sum(course.augen[seat] for seat in course.dealt.seating.active) + stock
        exactly = course.chosen["count-which-piles"] == "thirds"

        assert total == 70 if exactly else 69 <= total <= 71


@guards("KOE-TRISCHAKEN-001", "KOE-TALON-011", "KOE-CALLING-020")
@given(seed=seeds())
def test_nobody_calls_exchanges_or_lays_away_in_trischaken(seed: int) -> None:
    for course in deals(seed, 2):
        assert not any(isinstance(stop.state, Calling | AtTalon | Discarding) for stop in course.stops)
        assert len(course.played.tricks) == 12
        assert not course.settlement().lines
        assert not course.items


@guards("KOE-SETTLING-057", "KOE-SETTLING-059", "KOE-SETTLING-062")
@given(counts=COUNTS, chosen=READINGS, order=st.permutations(range(4)))
def test_seats_mean_nothing_to_the_payments_unless_the_reading_lets_them_break_ties(
    counts: list[int], chosen: dict[str, str], order: list[int]
) -> None:
    if chosen["trischaken-ties"] == "seat" and len(set(counts)) < 4:
        return
    moved = paid([counts[seat] for seat in order], chosen)

    assert moved == [paid(counts, chosen)[seat] for seat in order]


@guards("KOE-SETTLING-057", "KOE-SETTLING-058", "KOE-SETTLING-059")
@given(counts=COUNTS, chosen=READINGS)
def test_whoever_has_fewer_augen_never_does_worse_from_the_base_payment(
    counts: list[int], chosen: dict[str, str]
) -> None:
    capped = [min(count, 35) for count in counts]
    received = paid(capped, chosen, dict.fromkeys(range(4), 3))
    for seat, other in itertools.permutations(range(4), 2):
        assert capped[seat] >= capped[other] or received[seat] >= received[other]


@guards("KOE-SETTLING-059")
@given(counts=COUNTS)
def test_players_of_equal_augen_who_share_are_paid_alike(counts: list[int]) -> None:
    received = paid(counts, {**DEFAULTS, "trischaken-ties": "share"})
    for seat, other in itertools.combinations(range(4), 2):
        assert counts[seat] != counts[other] or received[seat] == received[other]


@guards("KOE-SETTLING-060", "KOE-SETTLING-062")
@given(counts=COUNTS, chosen=READINGS, seat=st.integers(0, 3))
def test_having_taken_no_trick_brings_two_points_from_each_of_the_others(
    counts: list[int], chosen: dict[str, str], seat: int
) -> None:
    low = [min(count, 35) for count in counts]
    with_tricks = dict.fromkeys(range(4), 3)
    before, after = paid(low, chosen, with_tricks), paid(low, chosen, {**with_tricks, seat: 0})
    each = Fraction(2, 3) if chosen["trischaken-extras"] == "total" else 2

    assert [now - then for now, then in zip(after, before, strict=True)] == [
        3 * each if other == seat else -each for other in range(4)
    ]


@guards("KOE-SETTLING-061", "KOE-SETTLING-062")
@given(counts=st.lists(st.integers(0, 34), min_size=3, max_size=3, unique=True), chosen=READINGS)
def test_36_augen_cost_two_points_to_each_of_the_others_and_35_do_not(
    counts: list[int], chosen: dict[str, str]
) -> None:
    tricks = dict.fromkeys(range(4), 3)
    less, much = (paid([*counts, most], chosen, tricks) for most in (35, 36))
    each = Fraction(2, 3) if chosen["trischaken-extras"] == "total" else 2

    assert [now - then for now, then in zip(much, less, strict=True)] == [each, each, each, -3 * each]


@guards("KOE-SETTLING-056")
@given(seed=seeds())
def test_a_dealer_who_sits_out_has_no_part_in_trischaken(seed: int) -> None:
    for course in deals(seed, 1, players=5):
        seating = course.dealt.seating

        assert not course.settlement().payments[seating.dealer]
        assert all(trick.winner != seating.dealer for trick in course.played.tricks)
