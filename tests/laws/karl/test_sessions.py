from __future__ import annotations

import dataclasses
import random
from fractions import Fraction

from hypothesis import given
from tests.laws.karl.evenings import any_evening, told
from tests.laws.karl.strategies import DEFAULTS, KARL, courses, rules_for, seeds
from tests.laws.registry import guards

from tarock_engine import scoring, sessions, staking
from tarock_engine.rounds import Past


@guards(*(f"KAR-SESSIONS-{number:03}" for number in (1, *range(3, 21))), "KAR-DEALING-007", "KAR-BIDDING-040")
@given(seed=seeds())
def test_the_deals_of_a_whole_session_go_round_and_count_twice_where_the_source_says_so(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(4):
        evening = any_evening(rng)
        past = [Past(deal.contract, deal.events, deal.payments) for deal in evening.deals]
        found = sessions.course(4, evening.dealer, past, rules_for(evening.chosen), evening.last_hour)
        expected = told(evening)

        assert [tuple(row) for row in found.deals] == [dataclasses.astuple(row) for row in expected.rows]
        assert (found.due, list(found.totals)) == (expected.due, expected.totals)
        assert sum(found.totals) == 0
        assert found.grounds


@guards("KAR-SESSIONS-004", "KAR-SESSIONS-003")
@given(seed=seeds())
def test_whoever_took_over_the_vorhand_has_it_in_the_next_deal_again(seed: int) -> None:
    rng = random.Random(seed)
    past = [Past("Dreier", frozenset({"handed on"} if rng.random() < 0.5 else ())) for _ in range(9)]
    rows = sessions.course(4, rng.randrange(4), past, rules_for(DEFAULTS)).deals
    for deal, row, after in zip(past, rows, rows[1:], strict=False):
        assert after.dealer == (row.dealer + 1) % 4
        assert ((after.dealer + 1) % 4 == row.vorhand) == bool(deal.events)


@guards("KAR-SESSIONS-006", "KAR-SESSIONS-018")
@given(seed=seeds())
def test_every_payment_and_every_line_of_a_doubled_deal_counts_twice(seed: int) -> None:
    for course in courses(seed, 3):
        factor, grounds = staking.stake(course.rules)
        once = course.settlement()
        twice = scoring.times(once, factor, grounds)

        assert grounds == ("KAR-SESSIONS-006",)
        assert twice.payments == tuple(Fraction(2) * payment for payment in once.payments)
        assert [line.amount for line in twice.lines] == [2 * line.amount for line in once.lines]
        assert set(twice.grounds) == {*once.grounds, *grounds}


@guards("KAR-SESSIONS-005", "KAR-SESSIONS-008")
@given(seed=seeds())
def test_a_deal_that_was_paid_passes_the_deal_on_and_uses_up_a_doubled_one(seed: int) -> None:
    rng = random.Random(seed)
    for chosen in KARL.single[:: max(1, seed % 7)]:
        dealer, number = rng.randrange(4), rng.randrange(1, 4)
        paid = [Past("Rufer", frozenset({"paid"})) for _ in range(number)]
        played = [Past("Rufer") for _ in range(number)]
        found, usual = (sessions.course(4, dealer, deals, rules_for(chosen)) for deals in (paid, played))

        assert found[1:3] == usual[1:3]
        if chosen.get("paid-deal") == "same-dealer":
            assert {row.dealer for row in found.deals} == {dealer}
        else:
            assert found.deals == usual.deals
