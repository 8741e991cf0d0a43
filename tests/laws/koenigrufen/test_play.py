from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st
from tests.laws.koenigrufen.strategies import (
    DEFAULTS,
    FIXED,
    KOENIGRUFEN,
    OPTIONS,
    Course,
    cards,
    games,
    listed,
    rules_for,
    seeds,
)
from tests.laws.plain import PACK, TRULL, TRUMPS, suit
from tests.laws.registry import guards

from tarock_engine import play
from tarock_second_opinion.koenigrufen.dealing import begin
from tarock_second_opinion.koenigrufen.play import winning_card

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


# -------------------------------------------------------------------------------------------------------- winners


@guards("KOE-PLAY-009", "KOE-PLAY-010", "KOE-PLAY-012", "KOE-PLAY-015", "KOE-PLAY-019", "KOE-PLAY-020")
@given(seed=st.integers(0, 2**32), trull=st.booleans(), contract=CONTRACTS, chosen=KAISERSTICH)
def test_any_four_cards_go_to_the_one_that_the_second_opinion_names(
    *,
    seed: int,
    trull: bool,
    contract: str,
    chosen: dict[str, str],
) -> None:
    shown = trick(seed, trull=trull)
    game = begin([], [], players=4, dealer=3, options=chosen)
    game.contract = contract

    assert shown[winner(shown, contract, chosen)] == winning_card(game, shown)


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


# ---------------------------------------------------------------------------------------------------- whole deals


@guards("KOE-PLAY-012", "KOE-PLAY-024", "KOE-BONUSES-038")
@given(seed=seeds(), chosen=st.sampled_from(FIXED))
def test_where_little_is_read_otherwise_play_goes_and_stops_as_the_second_opinion_says(
    seed: int, chosen: dict[str, str]
) -> None:
    for course in games(seed, 2, chosen=chosen):
        follow(course)


def follow(course: Course) -> None:
    """Hold every card and every trick of a deal to the second opinion."""
    for moment in course.retold.where("play"):
        assert moment.engines == moment.acts
    if course.is_played:
        tricks = [(trick.leader, listed(trick.cards), trick.winner) for trick in course.played.tricks]
        assert tricks == course.retold.tricks
