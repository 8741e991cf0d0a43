from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from tests.laws.registry import guards
from tests.laws.sources import (
    Every,
    every_source,
    every_source_where_all_may_play_alone,
    every_source_where_each_item_has_a_line,
    every_source_with_a_tariff,
)
from tests.laws.strategies import seeds

from tarock_engine.contracts import Side


@guards(
    *("LUN-SETTLING-023", "LUN-SETTLING-027", "LUN-SETTLING-029"),
    *("KOE-SETTLING-047", "KOE-SETTLING-048", "KOE-SETTLING-057", "KOE-SETTLING-060"),
    "KAR-SETTLING-040",
    *("ZWA-SETTLING-023", "ZWA-SETTLING-024", "ZWA-SETTLING-030"),
)
@every_source
@given(seed=seeds())
def test_payments_sum_to_zero(source: Every, seed: int) -> None:
    for course in source.courses(seed, 4):
        payments = course.settlement().payments

        assert sum(payments) == 0
        assert len(payments) == course.dealt.seating.players


@guards(
    *("LUN-SETTLING-023", "LUN-SETTLING-029"),
    *("KOE-SETTLING-047", "KOE-SETTLING-057"),
    *("KAR-TRISCHAKEN-016", "KAR-TRISCHAKEN-022"),
)
@every_source_where_all_may_play_alone
@given(seed=seeds())
def test_payments_sum_to_zero_where_everybody_plays_for_himself(source: Every, seed: int) -> None:
    for course in source.without_declarer(seed, 2):
        assert sum(course.settlement().payments) == 0


@guards(
    *("LUN-SETTLING-003", "LUN-SETTLING-008", "KOE-SETTLING-050", "KAR-SETTLING-040", "KAR-SETTLING-023"),
    *("ZWA-SETTLING-022", "ZWA-SETTLING-026"),
)
@every_source
@given(seed=seeds())
def test_every_line_and_every_payment_names_its_clauses(source: Every, seed: int) -> None:
    for course in source.courses(seed, 3):
        settlement = course.settlement()

        assert settlement.grounds
        for line in settlement.lines:
            assert line.grounds
            assert set(line.grounds) <= set(settlement.grounds)
        for item in course.score().items:
            assert item.grounds


@guards("LUN-SETTLING-008", "LUN-SETTLING-009", "KOE-SETTLING-050", "ZWA-SETTLING-016", "ZWA-SETTLING-022")
@every_source_where_each_item_has_a_line
@given(seed=seeds())
def test_every_item_has_a_line_and_goes_to_the_side_that_won_it(source: Every, seed: int) -> None:
    for course in source.games(seed, 3):
        items, lines = course.score().items, course.settlement().lines

        assert list(dict.fromkeys((one.name, one.side) for one in lines)) == list(
            dict.fromkeys((one.name, one.side) for one in items)
        )
        for item in items:
            own = [
                line
                for line in lines
                if (line.name, line.side) == (item.name, item.side) and item.against in (None, line.against)
            ]
            going = {(line.amount > 0) is (item.side is Side.DECLARER) for line in own if line.amount}
            assert going == {item.won}
            assert all(line.amount for line in own)
        assert len(lines) >= len(items)


@guards("LUN-SETTLING-001", "LUN-SETTLING-002", "KOE-SETTLING-001", "KOE-SETTLING-050")
@every_source_with_a_tariff
@given(seed=seeds(), factor=st.integers(2, 50))
def test_a_tariff_so_many_times_as_high_makes_every_payment_as_many_times_as_high(
    source: Every, seed: int, factor: int
) -> None:
    for course in source.courses(seed, 2):
        one, many = course.settlement(10), course.settlement(10 * factor)

        assert [factor * amount for amount in one.payments] == list(many.payments)
        assert [factor * line.amount for line in one.lines] == [line.amount for line in many.lines]
