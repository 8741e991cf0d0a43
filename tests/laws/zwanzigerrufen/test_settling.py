from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.laws.registry import guards
from tests.laws.telling import plainly
from tests.laws.zwanzigerrufen import money, plain
from tests.laws.zwanzigerrufen.strategies import (
    DEFAULTS,
    OPTIONS,
    ZWANZIGERRUFEN,
    courses,
    directed,
    games,
    rules_for,
    seeds,
    thrown,
)
from tests.laws.zwanzigerrufen.told import facts_of

from tarock_engine.amounts import Amount
from tarock_engine.contracts import Side
from tarock_engine.scoring import Parties, ScoredItem, Settlement
from tarock_engine.seating import SEATS, Seat, Seating
from tarock_engine.zwanzigerrufen import settling

SEATING = Seating.at(4, 3, 4)
CONTRACTS = st.sampled_from(plain.GAMES)
CHOSEN = st.integers(0, 2**32).map(lambda seed: ZWANZIGERRUFEN.any_readings(random.Random(seed)))
SIDES = st.sampled_from(tuple(Side))


def parties(contract: str) -> Parties:
    """Seat 0 plays, in the normal game with seat 2."""
    partner = Seat(2) if contract == "Normalspiel" else None
    return Parties(SEATING, rules_for(DEFAULTS).by_name[contract], Seat(0), partner, from_talon=False)


def item(
    name: str, side: Side = Side.DECLARER, *, won: bool = True, announced: bool = False, steps: int = 0
) -> ScoredItem:
    """Something that is scored; its opponents and its own side double it in turn."""
    own, other = SEATS[:2] if side is Side.DECLARER else (SEATS[1], SEATS[0])
    return ScoredItem(name, side, won, announced, tuple((other, own)[step % 2] for step in range(steps)), ())


def settle(contract: str, items: list[ScoredItem], chosen: dict[str, str] | None = None) -> Settlement:
    rules = rules_for(chosen or DEFAULTS)
    who = parties(contract)._replace(contract=rules.by_name[contract])
    return settling.settle(who, items, rules)


def amount(
    contract: str, one: ScoredItem, chosen: dict[str, str] | None = None, game: ScoredItem | None = None
) -> Amount:
    """What an item brings beside a game."""
    items = [one] if one.name == "Spiel" else [game or item("Spiel"), one]
    return settle(contract, items, chosen).lines[-1].amount


# ------------------------------------------------------------------------------------------------------- whole deals


@guards(*(f"ZWA-SETTLING-{number:03}" for number in range(1, 29)))
@given(seed=seeds())
def test_every_item_brings_the_points_of_the_source_and_all_are_paid(seed: int) -> None:
    for course in games(seed, 5):
        facts, settlement = facts_of(course), course.settlement()
        found = [plainly(one) for one in course.items]

        settled = [
            (line.name, line.side is Side.DECLARER, line.amount, foe)
            for line in settlement.lines
            for foe in (facts.foes if line.against is None else [line.against])
        ]

        assert Counter(settled) == Counter(money.lines(found, facts))
        assert list(settlement.payments) == money.payments(found, facts)


@guards("ZWA-SETTLING-023", "ZWA-SETTLING-024", "ZWA-SETTLING-026", "ZWA-SETTLING-027", "ZWA-CALLING-004")
@given(seed=seeds())
def test_the_members_of_a_side_are_paid_alike_and_whoever_plays_alone_three_times(seed: int) -> None:
    for course in games(seed, 5):
        paid = course.settlement().payments
        mine = {paid[seat] for seat in SEATS[:4] if course.is_mine(seat)}
        theirs = [paid[seat] for seat in SEATS[:4] if not course.is_mine(seat)]
        alone = course.declared.partner is None

        assert len(mine) == 1
        assert sum(paid) == 0
        assert alone or mine == {-theirs[0]}
        if not any(one.against is not None for one in course.items):
            assert len(set(theirs)) == 1


@guards("ZWA-SETTLING-022", "ZWA-SETTLING-023", "ZWA-SETTLING-024")
@given(seed=seeds())
def test_every_opponent_pays_the_sum_of_the_lines_that_concern_him(seed: int) -> None:
    for course in games(seed, 5):
        settlement = course.settlement()
        for foe in [seat for seat in SEATS[:4] if not course.is_mine(seat)]:
            lines = [line.amount for line in settlement.lines if line.against in (None, foe)]

            assert settlement.payments[foe] == -sum(lines)


@guards("ZWA-SETTLING-030")
@given(seed=seeds())
def test_a_deal_without_a_game_is_not_settled_and_there_is_no_tariff(seed: int) -> None:
    for course in [*courses(seed, 2), *thrown(seed, 1)]:
        if course.game is None:
            assert course.settlement().payments == (0,) * 4
        with pytest.raises(ValueError, match="tariff"):
            course.settlement(2)


# ----------------------------------------------------------------------------------------------------------- amounts


@guards("ZWA-SETTLING-001", "ZWA-SETTLING-002", "ZWA-SETTLING-003")
@given(won=st.booleans(), chosen=CHOSEN)
def test_each_game_counts_its_price(won: bool, chosen: dict[str, str]) -> None:  # noqa: FBT001
    prices = {"Normalspiel": 1, "Farbensolo": 4, "Solo": 5 if chosen["solo-value"] == "five" else 4}
    for contract, price in prices.items():
        assert amount(contract, item("Spiel", won=won), chosen) == (price if won else -price)


@guards(*(f"ZWA-SETTLING-{number:03}" for number in (*range(4, 9), *range(13, 19), 31)), "ZWA-ANNOUNCING-008")
@given(side=SIDES, won=st.booleans(), chosen=CHOSEN)
def test_each_bonus_counts_its_points_for_whom_it_goes_to_and_in_a_solo_twice(
    side: Side,
    won: bool,  # noqa: FBT001
    chosen: dict[str, str],
) -> None:
    again = 2 if chosen["announced-value-once"] == "doubled" else 1
    silent = {"Absolut": 1, "Pagat": 1, "Trull": 1, "Könige": 2, "Mondfang": 1}
    announced = {"Absolut": 2 * again, "Pagat": 2 * again, "Trull": 2, "Könige": 4}
    sign = 1 if won is (side is Side.DECLARER) else -1
    for contract in plain.GAMES:
        times = Fraction(sign * (2 if contract == "Solo" else 1))
        if contract != "Normalspiel" and chosen["solo-pay-includes-bonuses"] == "game-only":
            times /= 3
        for name, points in silent.items():
            assert amount(contract, item(name, side, won=won), chosen) == times * points
        for name, points in announced.items():
            assert amount(contract, item(name, side, won=won, announced=True), chosen) == times * points


@guards("ZWA-SETTLING-009", "ZWA-SETTLING-010", "ZWA-SETTLING-011", "ZWA-SETTLING-012")
@given(announced=st.booleans(), steps=st.integers(0, 4), value=st.sampled_from(OPTIONS["solo-value"]))
def test_a_valat_counts_points_or_a_multiple_of_the_game(announced: bool, steps: int, value: str) -> None:  # noqa: FBT001
    base, solo = 12 if announced else 6, 5 if value == "five" else 4
    game = 2**steps
    counts = {
        "points": (base, base, 2 * base),
        "multiple": (base, 4 * base, solo * base),
        "multiple-doubled": (base, 4 * base, 2 * solo * base),
        "multiple-kontra": (base * game, 4 * base * game, solo * base * game),
    }
    assert set(counts) == set(OPTIONS["valat-tariff"])
    for reading, each in counts.items():
        chosen = {**DEFAULTS, "valat-tariff": reading, "solo-value": value}
        for contract, points in zip(plain.GAMES, each, strict=True):
            told = item("Spiel", steps=steps)
            assert amount(contract, item("Valat", announced=announced), chosen, told) == points


@guards("ZWA-SETTLING-019", "ZWA-SETTLING-020", "ZWA-SETTLING-021", "ZWA-ANNOUNCING-021")
@given(steps=st.integers(1, 4), contract=CONTRACTS, chosen=CHOSEN)
def test_each_step_doubles_what_it_is_said_to_and_nothing_else(
    steps: int, contract: str, chosen: dict[str, str]
) -> None:
    times = steps + 1 if chosen["kontra-factors"] == "adding" else 2**steps
    bonus = item("Absolut", announced=True)
    doubled = item("Absolut", announced=True, steps=steps)
    game = item("Spiel", steps=steps)

    assert amount(contract, game, chosen) == times * amount(contract, item("Spiel"), chosen)
    assert amount(contract, doubled, chosen) == times * amount(contract, bonus, chosen)
    assert amount(contract, bonus, chosen, game) == amount(contract, bonus, chosen)
    assert settle(contract, [item("Spiel"), doubled], chosen).lines[0].amount == amount(contract, item("Spiel"), chosen)


@guards("ZWA-SETTLING-016", "ZWA-SETTLING-022", "ZWA-SETTLING-023")
@given(side=SIDES, steps=st.integers(0, 4), contract=CONTRACTS)
def test_a_failed_announcement_brings_the_other_side_what_it_would_have_brought(
    side: Side, steps: int, contract: str
) -> None:
    for name in plain.ANNOUNCED:
        made = amount(contract, item(name, side, announced=True, steps=steps))
        lost = amount(contract, item(name, side, won=False, announced=True, steps=steps))

        assert made == -lost
        assert (made > 0) == (side is Side.DECLARER)


@guards("ZWA-SETTLING-023", "ZWA-SETTLING-024", "ZWA-SETTLING-025", "ZWA-SETTLING-005", "ZWA-SETTLING-007")
def test_the_example_of_the_source_comes_to_2_and_a_soloist_settles_with_all_three() -> None:
    example = [
        item("Spiel", won=False, steps=1),
        item("Absolut", Side.FOES, won=False, announced=True, steps=1),
        item("Pagat", Side.FOES, announced=True, steps=1),
    ]
    settlement = settle("Normalspiel", example)
    absolut = [item("Spiel"), item("Absolut")]
    once = {**DEFAULTS, "solo-pay-includes-bonuses": "game-only"}

    assert [line.amount for line in settlement.lines] == [-2, 4, -4]
    assert settlement.payments == (-2, 2, -2, 2)
    assert settle("Farbensolo", absolut).payments == (15, -5, -5, -5)
    assert settle("Farbensolo", absolut, once).payments[0] == 13


@guards("ZWA-SETTLING-026", "ZWA-SETTLING-027", "ZWA-SETTLING-028")
@given(seed=seeds())
def test_one_opponents_kontra_binds_all_three_but_in_one_reading_of_a_farbensolo(seed: int) -> None:
    rng = random.Random(f"bound {seed}")
    for reading in OPTIONS["kontra-in-solo-games"]:
        chosen = {**ZWANZIGERRUFEN.any_readings(rng), "kontra-in-solo-games": reading, "zusammenwerfen": "off"}
        course = directed(rng, chosen, "suits", rng.randrange(4), wanted=rng.choice(plain.SOLO_GAMES))
        apart = course.contract == "Farbensolo" and reading == "solo-only"
        spiel = [one for one in course.items if one.name == "Spiel"]
        foes = [seat for seat in SEATS[:4] if not course.is_mine(seat)]

        assert not spiel or sorted(one.against for one in spiel if one.against is not None) == (foes if apart else [])
        if apart:
            for one in course.items:
                binds = not one.doubled or one.against in (None, one.doubled[0]) or one.doubled[0] not in foes
                assert binds
