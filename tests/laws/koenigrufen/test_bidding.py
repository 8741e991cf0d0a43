from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st
from tests.laws.koenigrufen.strategies import DEFAULTS, KOENIGRUFEN, OPTIONS, courses, rules_for, seeds
from tests.laws.registry import guards
from tests.laws.strategies import shuffled

from tarock_engine import dealing, engine
from tarock_engine.actions import Bid
from tarock_engine.seating import Seat
from tarock_engine.state import Bidding, Dealt
from tarock_second_opinion.koenigrufen.amounts import GAMES
from tarock_second_opinion.koenigrufen.bidding import FOR_ALL, VORHAND_ONLY
from tarock_second_opinion.koenigrufen.game import BESSER

A_BID = st.tuples(st.integers(0, 3), st.sampled_from(FOR_ALL))
RANKS = st.sampled_from(OPTIONS["bid-rank-equal-values"])


def some_deal(seed: int, players: int = 4) -> Dealt:
    rules = rules_for(DEFAULTS)
    return dealing.deal_out(shuffled(random.Random(seed)), dealing.seat_table(players, players - 1, rules), rules)


def may_bid_over(mine: tuple[int, str], standing: tuple[int, str], rank: str) -> bool:
    """Whether the engine lets a player bid where another's bid stands; Vorhand is seat 0."""
    rules = rules_for({**DEFAULTS, "bid-rank-equal-values": rank})
    state = Bidding(DEAL, (Bid(Seat(standing[0]), standing[1]),), Seat(mine[0]))
    return engine.objection(state, Bid(Seat(mine[0]), mine[1]), rules) is None


DEAL = some_deal(1)


@guards("KOE-BIDDING-005")
@given(seed=seeds())
def test_whoever_has_passed_is_never_asked_again(seed: int) -> None:
    for course in courses(seed, 3):
        passed = set[int]()
        for bid in course.bids:
            assert bid.seat not in passed
            passed |= {bid.seat} if bid.name == "Weiter" else set()


@guards("KOE-BIDDING-010", "KOE-BIDDING-011", "KOE-BIDDING-012", "KOE-BIDDING-002")
@given(seed=seeds())
def test_vorhands_three_contracts_are_named_after_mein_spiel_and_three_passes_only(seed: int) -> None:
    for course in courses(seed, 3):
        words = [bid.name for bid in course.bids]
        for place, bid in enumerate(course.bids):
            if bid.name in VORHAND_ONLY:
                assert bid.seat == course.dealt.seating.vorhand
                assert words[:place] == ["Mein Spiel", "Weiter", "Weiter", "Weiter"]
                assert words[place:] == [bid.name]


@guards("KOE-BIDDING-002", "KOE-BIDDING-003")
@given(seed=seeds())
def test_mein_spiel_is_the_first_word_or_is_never_said(seed: int) -> None:
    for course in courses(seed, 3):
        for place, stop in enumerate(stop for stop in course.stops if isinstance(stop.state, Bidding)):
            assert ("Mein Spiel" in stop.words) == (place == 0)


@guards("KOE-BIDDING-028", "KOE-BIDDING-030", "KOE-BIDDING-031", "KOE-BIDDING-026")
@given(one=A_BID, other=A_BID, rank=RANKS)
def test_of_two_bids_by_two_players_exactly_one_goes_over_the_other(
    one: tuple[int, str], other: tuple[int, str], rank: str
) -> None:
    if one[0] != other[0]:
        assert may_bid_over(one, other, rank) is not may_bid_over(other, one, rank)


@guards("KOE-BIDDING-028", "KOE-BIDDING-030", "KOE-BIDDING-031", "KOE-BIDDING-026")
@given(one=A_BID, two=A_BID, three=A_BID, rank=RANKS)
def test_going_over_a_bid_is_transitive(
    one: tuple[int, str], two: tuple[int, str], three: tuple[int, str], rank: str
) -> None:
    if len({one[0], two[0], three[0]}) == 3 and may_bid_over(two, one, rank) and may_bid_over(three, two, rank):
        assert may_bid_over(three, one, rank)


@guards("KOE-BIDDING-028", "KOE-BIDDING-031")
@given(name=st.sampled_from(FOR_ALL), rank=RANKS)
def test_the_same_contract_goes_from_the_dealer_round_to_vorhand_and_never_back(name: str, rank: str) -> None:
    over = {
        (mine, theirs) for mine in range(4) for theirs in range(4) if may_bid_over((mine, name), (theirs, name), rank)
    }

    assert over == {(mine, theirs) for mine in range(4) for theirs in range(4) if mine < theirs}


@guards(*(f"KOE-BIDDING-{number:03}" for number in range(15, 27)))
@given(low=st.integers(0, 10), high=st.integers(0, 10))
def test_a_contract_further_down_the_list_goes_over_one_further_up_whoever_bids_it(low: int, high: int) -> None:
    for mine in range(4):
        for theirs in range(4):
            if mine != theirs and low < high:
                assert may_bid_over((mine, FOR_ALL[high]), (theirs, FOR_ALL[low]), "list-order")
                assert not may_bid_over((theirs, FOR_ALL[low]), (mine, FOR_ALL[high]), "list-order")


@guards("KOE-BIDDING-026")
@given(one=A_BID, other=A_BID)
def test_readings_of_equal_value_let_more_bids_go_over_with_priority_and_fewer_without(
    one: tuple[int, str], other: tuple[int, str]
) -> None:
    equal = GAMES[one[1]] == GAMES[other[1]] and not {one[1], other[1]} & {*BESSER}
    if one[0] != other[0] and equal:
        assert may_bid_over(one, other, "value-class") == (one[0] < other[0])


@guards("KOE-BIDDING-029", "KOE-SESSIONS-002")
@given(seed=seeds())
def test_a_dealer_who_sits_out_does_not_bid_and_priority_ends_with_the_player_to_his_left(seed: int) -> None:
    for course in courses(seed, 2, players=5):
        seating = course.dealt.seating

        assert seating.dealer not in {bid.seat for bid in course.bids}
        for moment in course.retold.where("bid"):
            assert moment.engines == moment.acts
        assert seating.active[-1] == (seating.dealer - 1) % 5


@guards("KOE-BIDDING-014")
@given(seed=seeds())
def test_no_card_has_a_say_in_what_may_be_bid(seed: int) -> None:
    for course in courses(seed, 1):
        other = KOENIGRUFEN.seated(random.Random(seed + 1), course.chosen, shuffled(random.Random(seed)), 4)
        seats = dict(zip(course.dealt.seating.active, other.seating.active, strict=True))
        state = engine.begin(other, course.rules)
        for stop in course.stops:
            if not isinstance(stop.action, Bid):
                break
            words = {action.words for choice in engine.choices(state, course.rules) for action in choice.actions}
            assert words == stop.words
            state = engine.apply(state, Bid(seats[stop.action.seat], stop.action.name), course.rules)
