from __future__ import annotations

import itertools
import random

from hypothesis import given
from hypothesis import strategies as st
from tests.laws.koenigrufen.strategies import DEFAULTS, KOENIGRUFEN, OPTIONS, Course, courses, games, rules_for, seeds
from tests.laws.registry import guards

from tarock_engine.amounts import Amount
from tarock_engine.contracts import Side
from tarock_engine.koenigrufen import settling
from tarock_engine.scoring import Parties, ScoredItem, Settlement
from tarock_engine.seating import SEATS, Seat, Seating
from tarock_engine.state import GivenUp
from tarock_second_opinion.koenigrufen import amounts
from tarock_second_opinion.koenigrufen.game import BESSER, CALLING, WANTED_TRICKS
from tarock_second_opinion.koenigrufen.play import DUE

SEATING = Seating.at(4, 3, 4)
SOLOS = ("Solo", "Solo Dreier")
SIDES = st.sampled_from(tuple(Side))
AUGEN_CONTRACTS = tuple(game for game in amounts.GAMES if game not in WANTED_TRICKS)
CONTRACTS = st.sampled_from(tuple(amounts.GAMES))
BONI = st.sampled_from(tuple(amounts.BONI))
ANNOUNCEABLE = st.sampled_from(tuple(name for name in amounts.BONI if not name.endswith("fang")))
CHOSEN = st.integers(0, 2**32).map(lambda seed: KOENIGRUFEN.any_readings(random.Random(seed)))


def parties(contract: str, partner: int | None = None) -> Parties:
    """Seat 0 plays, alone or with another."""
    return Parties(
        SEATING,
        KOENIGRUFEN.rules.by_name[contract],
        Seat(0),
        None if partner is None else Seat(partner),
        from_talon=False,
    )


def game(*, won: bool, doubled: int = 0) -> ScoredItem:
    return ScoredItem("Spiel", Side.DECLARER, won, announced=False, doubled=_steps(Side.DECLARER, doubled), grounds=())


def bonus(
    name: str, side: Side = Side.DECLARER, *, won: bool = True, announced: bool = False, doubled: int = 0
) -> ScoredItem:
    return ScoredItem(name, side, won, announced, _steps(side, doubled), ())


def _steps(side: Side, number: int) -> tuple[Seat, ...]:
    """Foes of an item and its own side in turn."""
    own, other = SEATS[:2] if side is Side.DECLARER else (SEATS[1], SEATS[0])
    return tuple(other if step % 2 == 0 else own for step in range(number))


def settle(who: Parties, items: list[ScoredItem], chosen: dict[str, str] | None = None) -> Settlement:
    return settling.settle(who, items, rules_for(chosen or DEFAULTS), 1)


def worth(who: Parties, items: list[ScoredItem], chosen: dict[str, str] | None = None) -> list[Amount]:
    return [line.amount for line in settle(who, items, chosen).lines]


def foes_of(course: Course) -> list[Seat]:
    """The declarer's opponents."""
    return [seat for seat in course.dealt.seating.active if not course.is_mine(seat)]


# ------------------------------------------------------------------------------------------------- whole deals


@guards("KOE-SETTLING-047", "KOE-SETTLING-048", "KOE-SETTLING-049", "KOE-SETTLING-056")
@given(seed=seeds())
def test_the_members_of_a_side_are_paid_alike_and_a_declarer_alone_three_times(seed: int) -> None:
    for course in games(seed, 5):
        game, paid = course.declared, course.settlement().payments
        if course.chosen["five-at-the-table"] != "sits-out" and len(paid) == 5:
            continue
        foes = {paid[seat] for seat in foes_of(course)}
        if any(item.against is not None for item in course.items):
            continue
        (each,) = foes
        if game.partner is None:
            assert paid[game.declarer] == -3 * each
        else:
            assert paid[game.declarer] == paid[game.partner] == -each


@guards("KOE-SETTLING-050", "KOE-SETTLING-051")
@given(seed=seeds())
def test_payments_are_the_sum_of_the_lines_whoever_won_the_game(seed: int) -> None:
    for course in games(seed, 5):
        settlement = course.settlement()
        if any(line.against is not None for line in settlement.lines):
            continue
        net = sum(line.amount for line in settlement.lines)

        assert {settlement.payments[seat] for seat in foes_of(course)} == {-net}


@guards("KOE-SETTLING-055", "KOE-SETTLING-063")
@given(seed=seeds())
def test_what_giving_up_costs_decides_nothing_where_nobody_gave_up(seed: int) -> None:
    cost = {"KOE-SETTLING-055", "KOE-SETTLING-063"}
    for course in courses(seed, 6):
        if not isinstance(course.end, GivenUp):
            assert cost.isdisjoint(course.settlement().grounds)
        for stop in course.stops:
            assert not [choice for choice in stop.choices if not cost.isdisjoint(choice.grounds)]


@guards("KOE-SETTLING-055", "KOE-SETTLING-063")
def test_giving_up_a_besser_rufer_costs_as_much_as_losing_game_and_pagat() -> None:
    lost = [game(won=False), bonus("Pagat", won=False, announced=True)]
    settled = settling.settle_given_up(parties("Besser Rufer"), rules_for(DEFAULTS), 1)

    assert settled.payments == settle(parties("Besser Rufer"), lost).payments == (-12, 4, 4, 4)


# ---------------------------------------------------------------------------------------------------- the contracts


@guards(*(f"KOE-SETTLING-{number:03}" for number in range(1, 14)), "KOE-SETTLING-048")
@given(contract=CONTRACTS)
def test_a_won_game_brings_its_value_from_each_of_the_three(contract: str) -> None:
    value = amounts.GAMES[contract]

    assert settle(parties(contract), [game(won=True)]).payments == (3 * value, -value, -value, -value)


@guards("KOE-SETTLING-015", "KOE-SETTLING-002", "KOE-SETTLING-005", "KOE-SETTLING-008", "KOE-SETTLING-010")
@given(contract=CONTRACTS, steps=st.integers(0, 3))
def test_every_contract_but_the_sechserdreier_costs_as_much_as_it_brings(contract: str, steps: int) -> None:
    (won,), (lost,) = (worth(parties(contract), [game(won=won, doubled=steps)]) for won in (True, False))

    assert won == -lost or contract == "Sechserdreier"


@guards("KOE-SETTLING-013", "KOE-SETTLING-014", "KOE-SETTLING-052")
@given(steps=st.integers(0, 3), rate=st.sampled_from(OPTIONS["one-against-three-rate"]))
def test_a_lost_sechserdreier_costs_twice_what_a_won_one_brings(steps: int, rate: str) -> None:
    chosen = {**DEFAULTS, "one-against-three-rate": rate}
    (won,), (lost,) = (worth(parties("Sechserdreier"), [game(won=won, doubled=steps)], chosen) for won in (True, False))

    assert lost == -2 * won
    assert 3 * won == (2 if rate == "total" else 6) * 2**steps


@guards("KOE-SETTLING-053")
@given(name=BONI, won=st.booleans(), scope=st.sampled_from(OPTIONS["lost-sechserdreier-scope"]))
def test_the_higher_price_of_a_lost_sechserdreier_touches_boni_in_one_reading_only(
    *,
    name: str,
    won: bool,
    scope: str,
) -> None:
    chosen = {**DEFAULTS, "lost-sechserdreier-scope": scope}
    _, beside = worth(parties("Sechserdreier"), [game(won=won), bonus(name)], chosen)

    assert beside == amounts.BONI[name] * (2 if scope == "all" and not won else 1)


@guards("KOE-SETTLING-036", "KOE-SETTLING-037", "KOE-SETTLING-004", "KOE-SETTLING-012")
@given(name=BONI, side=SIDES, won=st.booleans(), contract=st.sampled_from(AUGEN_CONTRACTS))
def test_solo_and_solo_dreier_double_every_bonus_and_no_other_contract_does(
    *,
    name: str,
    side: Side,
    won: bool,
    contract: str,
) -> None:
    item = bonus(name, side, won=won)
    (usual,) = worth(parties("Dreier"), [item])
    first, found = worth(parties(contract), [game(won=True), item])

    assert found == usual * (2 if contract in SOLOS else 1)
    assert first == amounts.GAMES[contract]


@guards("KOE-SETTLING-047", "KOE-SETTLING-048")
@given(contract=st.sampled_from(sorted(CALLING)), partner=st.integers(1, 3), won=st.booleans(), name=BONI)
def test_with_a_partner_each_loser_pays_one_winner_what_a_lone_declarer_settles_with_each(
    *,
    contract: str,
    partner: int,
    won: bool,
    name: str,
) -> None:
    items = [game(won=won), bonus(name)]
    alone, together = (settle(parties(contract, other), items).payments for other in (None, partner))
    each = alone[0] // 3

    assert alone == (3 * each, -each, -each, -each)
    assert list(together) == [each if seat in (0, partner) else -each for seat in SEATS[:4]]


# ---------------------------------------------------------------------------------------------------------- the Boni


@guards(*(f"KOE-SETTLING-{number:03}" for number in range(16, 33)))
@given(name=BONI, side=SIDES)
def test_a_silent_bonus_brings_the_value_in_the_list_to_its_side(name: str, side: Side) -> None:
    (found,) = worth(parties("Dreier"), [bonus(name, side)])

    assert found == amounts.BONI[name] * (1 if side is Side.DECLARER else -1)


@guards(*(f"KOE-SETTLING-{number:03}" for number in range(17, 30, 2)))
@given(name=ANNOUNCEABLE, side=SIDES, contract=st.sampled_from(AUGEN_CONTRACTS))
def test_an_announced_bonus_brings_twice_the_silent_one(name: str, side: Side, contract: str) -> None:
    (silent,), (announced,) = (
        worth(parties(contract), [bonus(name, side, announced=announced)]) for announced in (False, True)
    )

    assert announced == 2 * silent


@guards("KOE-SETTLING-035")
@given(name=ANNOUNCEABLE, side=SIDES, steps=st.integers(0, 3), contract=st.sampled_from(AUGEN_CONTRACTS))
def test_a_failed_announcement_costs_what_it_would_have_brought(
    name: str, side: Side, steps: int, contract: str
) -> None:
    (won,), (lost,) = (
        worth(parties(contract), [bonus(name, side, won=won, announced=True, doubled=steps)]) for won in (True, False)
    )

    assert won == -lost


@guards("KOE-SETTLING-035")
@given(name=ANNOUNCEABLE, side=SIDES, steps=st.integers(0, 3))
def test_in_one_reading_a_failed_announcement_costs_the_silent_value(name: str, side: Side, steps: int) -> None:
    chosen = {**DEFAULTS, "failed-announcement-value": "silent"}
    (won,), (lost,) = (
        worth(parties("Dreier"), [bonus(name, side, won=won, announced=True, doubled=steps)], chosen)
        for won in (True, False)
    )

    assert won == -2 * lost


@guards("KOE-BONUSES-020", "KOE-BONUSES-030", "KOE-SETTLING-020", "KOE-SETTLING-028")
@given(name=st.sampled_from(sorted(DUE)), side=SIDES)
def test_a_silent_attempt_that_failed_costs_what_it_would_have_brought(name: str, side: Side) -> None:
    (won,), (lost,) = (worth(parties("Rufer", 2), [bonus(name, side, won=won)]) for won in (True, False))

    assert won == -lost


# ------------------------------------------------------------------------------------------------------ the ladder


@guards("KOE-SETTLING-042", "KOE-SETTLING-043", "KOE-SETTLING-044", "KOE-SETTLING-050")
@given(seed=seeds())
def test_one_more_step_doubles_its_item_and_nothing_else(seed: int) -> None:
    for course in games(seed, 3):
        who, items = Parties.of(course.declared), list(course.items)
        plain_valat = course.chosen["valat-base-with-kontra"] == "plain"
        for place, item in enumerate(items):
            if not (item.announced or (item.name == "Spiel" and plain_valat)):
                continue
            found = []
            for steps in range(5):
                items[place] = item._replace(doubled=_steps(item.side, steps))
                found.append([line.amount for line in settling.settle(who, items, course.rules, 1).lines])
            items[place] = item

            for before, after in itertools.pairwise(found):
                assert after == [2 * old if at == place else old for at, old in enumerate(before)]


@guards("KOE-SETTLING-044", "KOE-SETTLING-045", "KOE-SETTLING-046")
@given(name=ANNOUNCEABLE, at_fifth=st.sampled_from(OPTIONS["game-at-mordkontra"]), won=st.booleans())
def test_mordkontra_takes_an_announced_bonus_to_64_times_its_silent_value(
    *,
    name: str,
    at_fifth: str,
    won: bool,
) -> None:
    chosen = KOENIGRUFEN.with_needs({"game-at-mordkontra": at_fifth, "kontra-steps": "mordkontra"})
    first, found = worth(parties("Dreier"), [game(won=won, doubled=5), bonus(name, announced=True, doubled=5)], chosen)

    assert found == 64 * amounts.BONI[name]
    assert abs(first) == 4 * (64 if at_fifth == "times-64" else 32)


@guards("KOE-SETTLING-036", "KOE-SETTLING-037", "KOE-SETTLING-043")
@given(name=ANNOUNCEABLE, steps=st.integers(0, 3))
def test_in_a_solo_announcing_doubling_and_the_solo_itself_multiply(name: str, steps: int) -> None:
    (found,) = worth(parties("Solo Dreier"), [bonus(name, announced=True, doubled=steps)])

    assert found == amounts.BONI[name] * 2 * 2 * 2**steps


@guards("KOE-SETTLING-050", "KOE-SETTLING-051")
@given(seed=seeds())
def test_every_line_is_settled_by_itself_and_in_any_order(seed: int) -> None:
    for course in games(seed, 3):
        who, items = Parties.of(course.declared), list(course.items)
        spiel = [item for item in items if item.name == "Spiel"][:1]
        if not spiel or any(item.name == "Valat" for item in items):
            continue
        lines = settling.settle(who, items, course.rules, 1).lines
        for item, line in zip(items, lines, strict=True):
            alone = spiel if item is spiel[0] else [*spiel, item]
            assert settling.settle(who, alone, course.rules, 1).lines[-1] == line
        turned = settling.settle(who, items[::-1], course.rules, 1)
        assert turned.payments == settling.settle(who, items, course.rules, 1).payments


@guards("KOE-SETTLING-050", "KOE-SETTLING-051")
def test_a_won_game_may_cost_money() -> None:
    items = [game(won=True), bonus("Uhu", won=False, announced=True)]

    assert settle(parties("Rufer", 2), items).payments == (-3, 3, -3, 3)


# -------------------------------------------------------------------------------------------------------- Valat


@guards("KOE-SETTLING-033", "KOE-SETTLING-034", "KOE-SETTLING-038", "KOE-BONUSES-042")
@given(contract=st.sampled_from(AUGEN_CONTRACTS), side=SIDES, announced=st.booleans(), won=st.booleans())
def test_a_valat_counts_four_times_the_game_and_eight_times_where_it_was_announced(
    *,
    contract: str,
    side: Side,
    announced: bool,
    won: bool,
) -> None:
    item = bonus("Valat", side, won=won, announced=announced)
    _, found = worth(parties(contract), [game(won=True), item])
    solo = 2 if contract in SOLOS else 1

    assert abs(found) == amounts.GAMES[contract] * (8 if announced else 4) * solo
    assert (found > 0) == (won is (side is Side.DECLARER))


@guards("KOE-SETTLING-041")
@given(steps=st.integers(1, 3), reading=st.sampled_from(OPTIONS["valat-base-with-kontra"]))
def test_a_kontra_to_the_game_raises_a_valat_in_one_reading_only(steps: int, reading: str) -> None:
    chosen = {**DEFAULTS, "valat-base-with-kontra": reading}
    _, found = worth(parties("Dreier"), [game(won=True, doubled=steps), bonus("Valat")], chosen)

    assert found == 16 * (2**steps if reading == "doubled" else 1)


@guards("KOE-SETTLING-039", "KOE-SETTLING-040", "KOE-BONUSES-042")
@given(chosen=CHOSEN, contract=st.sampled_from(AUGEN_CONTRACTS))
def test_an_announced_valat_counts_twice_a_silent_one_in_every_reading(chosen: dict[str, str], contract: str) -> None:
    (silent,), (announced,) = (
        worth(parties(contract), [bonus("Valat", announced=announced)], chosen) for announced in (False, True)
    )

    assert announced == 2 * silent


@guards("KOE-SETTLING-039")
@given(birds=st.sets(st.sampled_from(amounts.BIRDS)), contract=st.sampled_from(BESSER))
def test_with_the_vogel_in_its_value_a_besser_contract_counts_the_dearest(birds: set[str], contract: str) -> None:
    chosen = {**DEFAULTS, "valat-base-besser-contracts": "with-bird"}
    items = [game(won=True), *(bonus(name, announced=True) for name in sorted(birds)), bonus("Valat")]
    dearest = max((2 * amounts.BONI[name] for name in birds), default=0)

    assert worth(parties(contract), items, chosen)[-1] == 4 * (amounts.GAMES[contract] + dearest)


# ---------------------------------------------------------------------------------------------------- five players


@guards("KOE-SETTLING-056")
@given(seed=seeds())
def test_a_dealer_who_sits_out_pays_like_one_more_opponent_in_one_reading_and_else_nothing(seed: int) -> None:
    for course in games(seed, 2, players=5):
        paid = course.settlement().payments
        if any(item.against is not None for item in course.items):
            continue
        foe = course.chosen["five-at-the-table"] == "dealer-as-foe"

        assert paid[course.dealt.seating.dealer] == (paid[foes_of(course)[0]] if foe else 0)
