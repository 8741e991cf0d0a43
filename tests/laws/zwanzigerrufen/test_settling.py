from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.laws.registry import guards
from tests.laws.zwanzigerrufen.moments import ANNOUNCED, GAMES, SOLO_GAMES
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

from tarock_engine.amounts import Amount
from tarock_engine.contracts import Side
from tarock_engine.scoring import Parties, ScoredItem, Settlement
from tarock_engine.seating import SEATS, Seat, Seating
from tarock_engine.zwanzigerrufen import settling

SEATING = Seating.at(4, 3, 4)
CONTRACTS = st.sampled_from(GAMES)
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
        if not any(item.against is not None for item in course.items):
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
    for name in ANNOUNCED:
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
    reading = rng.choice(OPTIONS["kontra-in-solo-games"])
    chosen = {**ZWANZIGERRUFEN.any_readings(rng), "kontra-in-solo-games": reading, "zusammenwerfen": "off"}
    course = directed(rng, chosen, "suits", rng.randrange(4), wanted=rng.choice(SOLO_GAMES))
    apart = course.contract == "Farbensolo" and reading == "solo-only"
    spiel = [item for item in course.items if item.name == "Spiel"]
    foes = [seat for seat in SEATS[:4] if not course.is_mine(seat)]

    assert not spiel or sorted(item.against for item in spiel if item.against is not None) == (foes if apart else [])
    if apart:
        for scored in course.items:
            binds = not scored.doubled or scored.against in (None, scored.doubled[0]) or scored.doubled[0] not in foes
            assert binds
