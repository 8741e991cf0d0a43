from __future__ import annotations

import random
from fractions import Fraction

from hypothesis import given
from tests.laws.registry import guards
from tests.laws.zwanzigerrufen.more import MONDS, any_session
from tests.laws.zwanzigerrufen.strategies import DEFAULTS, OPTIONS, courses, rules_for, seeds

from tarock_engine import sessions, staking
from tarock_engine.rounds import Past


def past(event: str) -> Past:
    return Past("Normalspiel", frozenset({event} if event else ()), (), ())


@guards(*(f"ZWA-SESSIONS-{number:03}" for number in (1, *range(3, 10))), "ZWA-DEALING-001", "ZWA-SETTLING-029")
@given(seed=seeds())
def test_the_deals_of_a_session_go_round_and_count_more_than_once_where_the_source_says_so(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(6):
        chosen, dealer, deals, told = any_session(rng)
        pasts = [Past("Normalspiel", frozenset(deal.events), deal.payments, deal.game) for deal in deals]
        found = sessions.course(4, dealer, pasts, rules_for(chosen))

        assert [tuple(row) for row in found.deals] == [(row.dealer, row.vorhand, row.doubled) for row in told.rows]
        assert (found.due, list(found.totals)) == (told.due, told.totals)
        assert sum(found.totals) == 0
        assert found.grounds


@guards("ZWA-SESSIONS-005", "ZWA-SESSIONS-006", "ZWA-BONUSES-030")
def test_exactly_four_deals_are_doubled_after_a_caught_mond_and_none_before() -> None:
    for reading, starting in (("scored", MONDS[:2]), ("farbensolo-too", MONDS), ("foe-only", MONDS[:1])):
        rules = rules_for({**DEFAULTS, "doppelte-runde-trigger": reading})
        for event in MONDS:
            rows = sessions.course(4, 0, [past(event), *[past("")] * 6], rules).deals
            doubled = [row.doubled for row in rows]

            assert doubled == [False, *[event in starting] * 4, False, False, False]


@guards("ZWA-SESSIONS-004", "ZWA-SESSIONS-008", "ZWA-SETTLING-030", "ZWA-DEALING-012")
@given(seed=seeds())
def test_after_throwing_in_the_same_player_deals_and_only_in_one_reading_a_doubled_deal_is_used_up(seed: int) -> None:
    rng = random.Random(seed)
    for reading in OPTIONS["doppelte-runde-what-counts"]:
        chosen = {**DEFAULTS, "zusammenwerfen": "until-announcement", "doppelte-runde-what-counts": reading}
        number, dealer = rng.randrange(1, 6), rng.randrange(4)
        deals = [past("mond"), *[past("thrown in")] * number, *[past("")] * 5]
        rows = sessions.course(4, dealer, deals, rules_for(chosen)).deals
        used = number if reading == "every-deal" else 0

        assert [row.dealer for row in rows[1 : number + 2]] == [(dealer + 1) % 4] * (number + 1)
        assert [row.doubled for row in rows].count(True) == 4 + (0 if reading == "every-deal" else number)
        assert rows[min(4, 4 + number - used)].doubled
        assert not rows[5 + number - used].doubled


@guards("ZWA-SESSIONS-006", "ZWA-SESSIONS-007", "ZWA-SESSIONS-005", "ZWA-SESSIONS-009")
@given(seed=seeds())
def test_a_deal_that_brings_nothing_leaves_the_doubled_deals_alone(seed: int) -> None:
    rng = random.Random(seed)
    chosen = {**DEFAULTS, "doppelte-runde-overlap": rng.choice(OPTIONS["doppelte-runde-overlap"])}
    before = [past(rng.choice(("", "mond"))) for _ in range(rng.randrange(8))]
    quiet = sessions.course(4, 0, [*before, past("")], rules_for(chosen))
    earlier = sessions.course(4, 0, before, rules_for(chosen))

    drawn = sessions.course(4, 0, [*before, past("")._replace(payments=(0, 0, 0, 0))], rules_for(chosen))

    assert quiet.due == max(0, earlier.due - 1)
    assert (drawn.deals, drawn.due) == (quiet.deals, quiet.due)
    assert list(quiet.deals[:-1]) == list(earlier.deals)


@guards("ZWA-SETTLING-029", "ZWA-SESSIONS-008")
@given(seed=seeds())
def test_a_doubled_deal_counts_twice_with_all_its_items_or_with_the_game_alone(seed: int) -> None:
    for course in courses(seed, 3):
        once = course.settlement()
        for reading in OPTIONS["doppelte-runde-what-counts"]:
            rules = rules_for({**course.chosen, "doppelte-runde-what-counts": reading})
            twice = staking.staked(once, rules, is_doubled=True)
            times = {line: 1 if reading == "game-only" and line.name != "Spiel" else 2 for line in once.lines}

            assert [line.amount for line in twice.lines] == [times[line] * line.amount for line in once.lines]
            assert sum(twice.payments) == 0
            assert staking.staked(once, rules, is_doubled=False).payments == once.payments
            if reading != "game-only":
                assert twice.payments == tuple(Fraction(2) * payment for payment in once.payments)
            elif course.game is not None:
                game = [line.amount for line in once.lines if line.name == "Spiel" and line.against is None]
                foe = next(seat for seat in range(4) if not course.is_mine(seat))
                if not any(line.against is not None for line in once.lines):
                    assert twice.payments[foe] == once.payments[foe] - sum(game)
