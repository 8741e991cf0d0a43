from __future__ import annotations

import itertools
import random

from hypothesis import given
from hypothesis import strategies as st
from tests.laws.koenigrufen import plain
from tests.laws.koenigrufen.strategies import (
    DEFAULTS,
    KOENIGRUFEN,
    OPTIONS,
    Course,
    cards,
    courses,
    games,
    listed,
    names,
    rules_for,
    seeds,
)
from tests.laws.koenigrufen.told import tricks_of
from tests.laws.plain import PACK, TRULL, TRUMPS, follows, suit
from tests.laws.registry import guards

from tarock_engine import play
from tarock_engine.cards import NAMES
from tarock_engine.state import Playing

MANNERS = {"Dreier": "positive", "Bettel": "negative", "Trischaken": "Trischaken", "Farbensolo": "Farbensolo"}
CONTRACTS = st.sampled_from(sorted(MANNERS))


def readings(*options: str) -> st.SearchStrategy[dict[str, str]]:
    """Any readings of these options, and what they need."""
    drawn = st.fixed_dictionaries({option: st.sampled_from(OPTIONS[option]) for option in options})
    return drawn.map(KOENIGRUFEN.with_needs)


KAISERSTICH = readings("kaiserstich", "farbensolo-kaiserstich")


def trick(seed: int, *, trull: bool = False) -> list[str]:
    """Four cards in turn, with the whole Trull among them or as they come."""
    rng = random.Random(seed)
    found = [*TRULL, rng.choice(sorted(set(PACK) - TRULL))] if trull else rng.sample(PACK, 4)
    return rng.sample(sorted(found), 4)


def winner(shown: list[str], contract: str, chosen: dict[str, str]) -> int:
    rules = rules_for(chosen)
    return play.winner(tuple(cards(shown)), rules.manners[MANNERS[contract]], rules)[0]


def kept_until(course: Course, state: Playing) -> dict[str, int]:
    """The cards of announced Boni in the hand of the player in turn, and for which trick he keeps them."""
    reading = course.chosen["announced-card-hold-duty"]
    if course.game is None or reading == "not-bound":
        return {}
    called = {} if course.game.called is None else {"König ultimo": NAMES[course.game.called]}
    about, held = {**plain.BIRDS, **called}, names(state.hands[state.turn])
    found = {}
    for chain in course.contest.chains:
        if chain.item not in about or chain.of is None or about[chain.item] not in held:
            continue
        own = chain.of == state.turn
        partners = reading == "side" and course.is_mine(chain.of) is course.is_mine(state.turn)
        if own or partners:
            found[about[chain.item]] = plain.TRICK_OF[chain.item]
    return found


def expected(course: Course, state: Playing) -> set[str]:
    """The cards that may be played."""
    hand, table = names(state.hands[state.turn]), listed(state.table)
    if course.contract == "Trischaken":
        return plain.trischaken(hand, table, course.chosen)
    if course.contract in plain.TRICKS:
        return plain.overtaking(hand, table, course.chosen)
    if course.contract == "Farbensolo":
        return plain.farbensolo(hand, table)
    return plain.bound(follows(hand, table), len(state.tricks) + 1, kept_until(course, state), course.chosen)


@guards(
    *(f"KOE-PLAY-{number:03}" for number in (*range(5, 9), *range(13, 15), *range(16, 19), *range(25, 36))),
    *(f"KOE-TRISCHAKEN-{number:03}" for number in range(3, 7)),
)
@given(seed=seeds())
def test_exactly_the_cards_of_the_source_may_be_played(seed: int) -> None:
    for course in courses(seed, 3):
        for stop, state in course.turns:
            assert stop.words == expected(course, state)


@guards("KOE-PLAY-005", "KOE-PLAY-006", "KOE-PLAY-007", "KOE-PLAY-016", "KOE-PLAY-018")
@given(seed=seeds())
def test_suit_and_trump_duty_hold_in_every_contract(seed: int) -> None:
    for course in courses(seed, 3):
        if course.chosen["overtake-within-follow"] == "above":
            continue
        for stop, state in course.turns:
            table = listed(state.table)
            if table:
                assert stop.words <= follows(names(state.hands[state.turn]), table)


@guards("KOE-PLAY-001", "KOE-PLAY-002", "KOE-PLAY-003", "KOE-TRISCHAKEN-002")
@given(seed=seeds())
def test_the_first_lead_is_vorhands_or_in_negative_contracts_and_farbensolo_the_declarers(seed: int) -> None:
    for course in courses(seed, 4):
        if not course.was_played:
            continue
        active, first = course.dealt.seating.active, course.played.tricks[0].leader
        if course.game is None:
            assert first == active[OPTIONS["trischaken-leader"].index(course.chosen["trischaken-leader"])]
        elif course.contract in {*plain.TRICKS, "Farbensolo"}:
            assert first == course.game.declarer
        else:
            assert first == active[0]


@guards("KOE-PLAY-004", "KOE-PLAY-011")
@given(seed=seeds())
def test_the_winner_of_a_trick_leads_to_the_next_and_the_others_follow_counter_clockwise(seed: int) -> None:
    for course in courses(seed, 4):
        if not course.was_played:
            continue
        for before, after in itertools.pairwise(course.played.tricks):
            assert after.leader == before.winner
        active = course.dealt.seating.active
        for one in tricks_of(course):
            place = active.index(one.cards[0].seat)
            assert [shown.seat for shown in one.cards] == list(active[place:] + active[:place])


# -------------------------------------------------------------------------------------------------------- winners


@guards("KOE-PLAY-009", "KOE-PLAY-010", "KOE-PLAY-012", "KOE-PLAY-015", "KOE-PLAY-019", "KOE-PLAY-020")
@given(seed=seeds())
def test_every_trick_goes_to_the_card_that_the_source_names(seed: int) -> None:
    for course in courses(seed, 3):
        for one in tricks_of(course) if course.was_played else ():
            shown = [card.card for card in one.cards]
            place = plain.taken_by(shown, course.contract, course.chosen)

            assert one.cards[place].seat == one.winner


@guards("KOE-PLAY-009", "KOE-PLAY-010", "KOE-PLAY-012", "KOE-PLAY-015", "KOE-PLAY-019", "KOE-PLAY-020")
@given(seed=st.integers(0, 2**32), trull=st.booleans(), contract=CONTRACTS, chosen=KAISERSTICH)
def test_any_four_cards_go_to_the_one_that_the_source_names(
    *,
    seed: int,
    trull: bool,
    contract: str,
    chosen: dict[str, str],
) -> None:
    shown = trick(seed, trull=trull)

    assert winner(shown, contract, chosen) == plain.taken_by(shown, contract, chosen)


@guards("KOE-PLAY-012", "KOE-PLAY-020")
@given(seed=st.integers(0, 2**32), contract=CONTRACTS)
def test_the_kaiserstich_gives_the_whole_trull_to_the_pagat_and_leaves_all_other_tricks_alone(
    seed: int, contract: str
) -> None:
    on = KOENIGRUFEN.with_needs({"kaiserstich": "on", "farbensolo-kaiserstich": "always"})
    shown, other = trick(seed, trull=True), trick(seed)

    assert shown[winner(shown, contract, on)] == "I"
    if not set(other) >= TRULL:
        assert winner(other, contract, on) == winner(other, contract, dict(DEFAULTS))


@guards("KOE-PLAY-012", "KOE-PLAY-010")
@given(seed=st.integers(0, 2**32), contract=st.sampled_from(("Dreier", "Bettel", "Trischaken")))
def test_without_kaiserstich_the_skues_takes_every_trick_that_it_is_in(seed: int, contract: str) -> None:
    rng = random.Random(seed)
    shown = rng.sample(["Sküs", *rng.sample(sorted(set(PACK) - {"Sküs"}), 3)], 4)

    assert shown[winner(shown, contract, dict(DEFAULTS))] == "Sküs"


@guards("KOE-PLAY-015", "KOE-PLAY-019")
@given(seed=st.integers(0, 2**32))
def test_in_a_farbensolo_a_trump_never_takes_a_trick_of_a_plain_suit(seed: int) -> None:
    shown = trick(seed)
    won = shown[winner(shown, "Farbensolo", dict(DEFAULTS))]

    assert suit(won) == suit(shown[0])


@guards("KOE-PLAY-015", "KOE-PLAY-009")
@given(seed=st.integers(0, 2**32))
def test_a_trick_without_trumps_goes_to_the_same_card_in_a_farbensolo_as_in_any_contract(seed: int) -> None:
    rng = random.Random(seed)
    shown = rng.sample(sorted(set(PACK) - set(TRUMPS)), 4)

    assert len({winner(shown, contract, dict(DEFAULTS)) for contract in MANNERS}) == 1


# ------------------------------------------------------------------------------------------ overtaking, Farbensolo


@guards("KOE-PLAY-013", "KOE-PLAY-014", "KOE-TRISCHAKEN-003")
@given(seed=seeds())
def test_in_negative_contracts_a_played_card_beats_the_table_if_any_legal_card_could(seed: int) -> None:
    for course in courses(seed, 4):
        if course.contract not in {*plain.TRICKS, "Trischaken"}:
            continue
        for stop, state in course.turns:
            table = listed(state.table)
            beating = {card for card in stop.words if plain.beats(card, table, course.chosen)}

            assert not table or beating in (set(), stop.words)


@guards("KOE-PLAY-013", "KOE-PLAY-014")
@given(seed=seeds())
def test_in_negative_contracts_whoever_plays_below_has_no_card_of_the_suit_that_beats(seed: int) -> None:
    for course in courses(seed, 4):
        if course.contract not in plain.TRICKS:
            continue
        for stop, state in course.turns:
            table, hand = listed(state.table), names(state.hands[state.turn])
            if table and not plain.beats(stop.action.words, table, course.chosen):
                assert not [one for one in follows(hand, table) if plain.beats(one, table, course.chosen)]


@guards("KOE-PLAY-014")
@given(seed=seeds())
def test_positive_contracts_know_no_duty_to_overtake(seed: int) -> None:
    for course in games(seed, 3):
        if course.contract in plain.TRICKS or len(course.contest.chains) > 1 or course.contract == "Farbensolo":
            continue
        for stop, state in course.turns:
            assert stop.words == follows(names(state.hands[state.turn]), listed(state.table))


@guards("KOE-PLAY-017")
@given(seed=seeds())
def test_in_a_farbensolo_nobody_leads_a_trump_while_he_holds_a_card_of_a_suit(seed: int) -> None:
    for course in courses(seed, 4):
        if course.contract != "Farbensolo":
            continue
        for stop, state in course.turns:
            hand = names(state.hands[state.turn])
            if not state.table and stop.words & set(TRUMPS):
                assert hand <= set(TRUMPS)


@guards("KOE-PLAY-015", "KOE-PLAY-017", "KOE-PLAY-019")
@given(seed=seeds())
def test_in_a_farbensolo_trumps_take_only_tricks_that_a_trump_began(seed: int) -> None:
    for course in courses(seed, 4):
        if course.contract == "Farbensolo" and course.chosen["farbensolo-kaiserstich"] == "trump-led":
            for one in tricks_of(course):
                assert suit(one.winning) == suit(one.cards[0].card)


# ------------------------------------------------------------------------------------------- cards that are kept


@guards(*(f"KOE-PLAY-{number:03}" for number in (25, 26, 27, 28, 29, 33)))
@given(seed=seeds())
def test_a_card_that_is_kept_goes_early_only_where_no_other_was_legal(seed: int) -> None:
    for course in games(seed, 4):
        for stop, state in course.turns:
            until, number = kept_until(course, state), len(state.tricks) + 1
            if number < until.get(stop.action.words, 0):
                legal = follows(names(state.hands[state.turn]), listed(state.table))
                assert all(number < until.get(card, 0) for card in legal)


@guards("KOE-PLAY-030", "KOE-PLAY-031", "KOE-PLAY-032", "KOE-BONUSES-035")
@given(seed=seeds())
def test_a_vogel_kept_for_its_trick_is_played_to_it_wherever_it_is_legal(seed: int) -> None:
    for course in games(seed, 4):
        for stop, state in course.turns:
            number = len(state.tricks) + 1
            due = {card for card, trick in kept_until(course, state).items() if trick == number and card != "I"}
            legal = follows(names(state.hands[state.turn]), listed(state.table))
            if number < 12 and due & legal:
                assert stop.words == due


@guards("KOE-PLAY-034")
@given(seed=seeds())
def test_of_several_cards_that_are_kept_any_may_go_or_in_a_reading_the_dearest(seed: int) -> None:
    for course in games(seed, 4):
        for stop, state in course.turns:
            until, number = kept_until(course, state), len(state.tricks) + 1
            legal = follows(names(state.hands[state.turn]), listed(state.table))
            if all(number < until.get(card, 0) for card in legal):
                dearest = [card for card in ("IV", "III", "II") if card in legal][:1]
                only = course.chosen["bound-card-priority"] == "dearest-first" and dearest
                assert stop.words == (set(dearest) if only else legal)


@guards("KOE-PLAY-033")
@given(seed=seeds())
def test_who_is_not_bound_plays_as_if_nothing_had_been_announced(seed: int) -> None:
    for course in games(seed, 3):
        if course.contract in {*plain.TRICKS, "Farbensolo"}:
            continue
        for stop, state in course.turns:
            if not kept_until(course, state):
                assert stop.words == follows(names(state.hands[state.turn]), listed(state.table))


# -------------------------------------------------------------------------------------------------- how long


@guards("KOE-PLAY-011", "KOE-PLAY-024")
@given(seed=seeds())
def test_twelve_tricks_are_played_unless_the_reading_stops_play_where_a_goal_has_failed(seed: int) -> None:
    for course in courses(seed, 4):
        if not course.was_played:
            continue
        number = len(course.played.tricks)
        if number < 12:
            assert course.chosen["early-end-of-play"] == "stops"
            assert course.game is not None
            valat = any(chain.item == "Valat" for chain in course.contest.chains)
            assert valat or course.contract in plain.TRICKS
            assert valat or not next(one.won for one in course.items if one.name == "Spiel")


@guards("KOE-PLAY-024", "KOE-BONUSES-038")
@given(seed=seeds())
def test_where_play_stops_it_stops_with_the_very_trick_that_failed(seed: int) -> None:
    for course in games(seed, 4, chosen={**DEFAULTS, "early-end-of-play": "stops"}):
        tricks, goal = course.played.tricks, plain.TRICKS.get(course.contract)
        mine = [course.is_mine(trick.winner) for trick in tricks]
        for number in range(1, len(tricks) + 1):
            made = sum(mine[:number])
            failed = goal is not None and not made <= goal <= made + 12 - number
            valats = [chain.of for chain in course.contest.chains if chain.item == "Valat"]
            sides = [course.is_mine(seat) for seat in valats if seat is not None]
            failed = failed or any((not side) in mine[:number] for side in sides)

            assert failed == (number == len(tricks) < 12) or number == 12
