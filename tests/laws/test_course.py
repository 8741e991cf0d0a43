"""Laws of a deal as a whole: what holds at every moment, whatever the rule area."""

from __future__ import annotations

import itertools
import random
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.laws import plain
from tests.laws.registry import guards
from tests.laws.strategies import (
    OPTIONS,
    Course,
    clauses_of,
    courses,
    games,
    recoloured,
    recoloured_act,
    rules_for,
    seeds,
    steered,
    turned,
    with_needs,
)

from tarock_engine import bonuses, dealing, engine, play
from tarock_engine.actions import ITEMS, Action, Bid, Call, Discard, Double, Play, Say, Share, Step, Take
from tarock_engine.cards import NAMES, PACK_54, Card, mask_of
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import Grounds, IllegalActionError
from tarock_engine.state import (
    Announcing,
    AtTalon,
    Bidding,
    Calling,
    Discarding,
    GivenUp,
    KontraRound,
    Played,
    Playing,
    State,
)

CATALOGUE = Path(__file__).parents[2] / "features" / "lungau" / "clauses.toml"
CLAUSES = {one["id"] for one in tomllib.loads(CATALOGUE.read_text(encoding="utf-8"))["clause"]}

# Everything that can be said or done at all, in any phase and from any seat, sensible or not.
_SEATS = range(5)
_NOBODY_OR_SEAT = (None, *_SEATS)
_KINGS = (None, *(Card(number) for number, name in enumerate(NAMES) if name in (*plain.KOENIGE, "Sküs", "D♥")))
ALPHABET: dict[type, list[Action]] = {
    Bidding: [
        Bid(seat, name, king)
        for seat in _SEATS
        for name in ("Weiter", "Erster", "Fahren", "Rufer", *plain.BIDS)
        for king in _KINGS
    ],
    Calling: [Call(seat, Card(king)) for seat in _SEATS for king in range(54)],
    AtTalon: [Take(seat, share) for seat in _SEATS for share in Share],
    Discarding: [Discard(seat, Card(card)) for seat in _SEATS for card in range(54)],
    Announcing: [
        Say(seat, step, item, of)
        for seat in _SEATS
        for step in (None, *Step)
        for item in ("Gut!", *ITEMS, "Mord")
        for of in _NOBODY_OR_SEAT
    ],
    KontraRound: [Double(seat, step, to) for seat in _SEATS for step in (None, *Step) for to in _NOBODY_OR_SEAT],
    Playing: [Play(seat, Card(card)) for seat in _SEATS for card in range(54)],
}
ALL = [action for some in ALPHABET.values() for action in some]


def listed_acts(state: State, course: Course) -> set[Action]:
    return {action for choice in engine.choices(state, course.rules) for action in choice.actions}


@guards("LUN-PLAY-018", "LUN-BIDDING-004", "LUN-ANNOUNCING-001", "LUN-PLAY-002", "LUN-TRISCHAKEN-001")
@given(seed=seeds())
def test_apply_accepts_exactly_what_choices_lists(seed: int) -> None:
    rng = random.Random(seed)
    for course in courses(seed, 1):
        stops = rng.sample(course.stops, min(3, len(course.stops)))
        for state in (*(stop.state for stop in stops), course.end):
            legal = listed_acts(state, course)
            alphabet = ALPHABET.get(type(state), []) + rng.sample(ALL, 60)
            accepted = {one for one in alphabet if engine.objection(state, one, course.rules) is None}

            assert accepted <= legal
            for action in legal:
                engine.apply(state, action, course.rules)
            for action in rng.sample(alphabet, 30):
                if action not in legal:
                    with pytest.raises(IllegalActionError) as caught:
                        engine.apply(state, action, course.rules)
                    assert caught.value.action == action


@guards("LUN-PLAY-018")
@given(seed=seeds())
def test_every_refusal_says_why_and_names_clauses_of_the_catalogue(seed: int) -> None:
    rng = random.Random(seed)
    for course in courses(seed, 1):
        for stop in rng.sample(course.stops, min(4, len(course.stops))):
            named = [found for _, found in engine.refused(stop.state, course.rules)]
            legal = listed_acts(stop.state, course)
            some = rng.sample([*ALPHABET[type(stop.state)], *ALL], 120)
            tried = [engine.objection(stop.state, one, course.rules) for one in some if one not in legal]
            for found in (*named, *(one for one in tried if one is not None)):
                assert found.reason
                assert found.grounds
                assert set(found.grounds) <= CLAUSES


@guards("LUN-PLAY-018")
@given(seed=seeds())
def test_what_is_listed_as_refused_is_refused_and_for_that_reason(seed: int) -> None:
    for course in courses(seed, 1):
        for stop in course.stops:
            legal = {action for choice in stop.choices for action in choice.actions}
            for action, found in engine.refused(stop.state, course.rules):
                judged = engine.objection(stop.state, action, course.rules)

                assert action not in legal
                assert judged is not None
                assert judged.reason == found.reason
                assert set(found.grounds) <= set(judged.grounds)


def all_grounds(course: Course) -> Iterator[Grounds]:
    """The clauses of every decision of a deal."""
    for stop in course.stops:
        yield from (choice.grounds for choice in stop.choices)
    yield dealing.grounds(course.rules)
    bids = tuple(one for one in course.actions if isinstance(one, Bid))
    for state in (*(stop.state for stop in course.stops), course.end):
        yield engine.course_grounds(state, bids, course.dealt, course.rules)
    yield course.settlement().grounds
    if course.game is not None and isinstance(course.end, Played):
        yield from (one.grounds for one in course.items)
        yield from (one.grounds for one in bonuses.unscored(course.ending, course.rules))
    if isinstance(course.end, Played):
        for number, trick in enumerate(course.end.tricks, 1):
            yield play.trick_grounds(course.contest, number, trick, course.rules)


@guards("LUN-SETTLING-001", "LUN-DEALING-004")
@given(seed=seeds())
def test_every_ground_that_any_decision_names_is_a_clause_of_the_catalogue(seed: int) -> None:
    for course in courses(seed, 2):
        for grounds in all_grounds(course):
            assert set(grounds) <= CLAUSES
            assert len(set(grounds)) == len(grounds)
        for stop in course.stops:
            assert all(choice.grounds for choice in stop.choices)


@guards("LUN-PLAY-006", "LUN-ANNOUNCING-004", "LUN-BIDDING-004", "LUN-TALON-010", "LUN-TRISCHAKEN-005")
@given(seed=seeds())
def test_there_is_always_something_to_do_until_the_deal_is_over_and_nothing_after(seed: int) -> None:
    for course in courses(seed, 3):
        for stop in course.stops:
            assert not engine.is_over(stop.state)
            assert stop.choices
            assert all(choice.actions for choice in stop.choices)
            assert all(action.seat == choice.seat for choice in stop.choices for action in choice.actions)
            offered = [action for choice in stop.choices for action in choice.actions]
            assert len(set(offered)) == len(offered)
        assert engine.is_over(course.end)
        assert engine.choices(course.end, course.rules) == ()


@guards("LUN-ANNOUNCING-012", "LUN-BIDDING-005")
@given(seed=seeds(), steering=st.binary(max_size=200))
def test_every_deal_comes_to_an_end_however_it_is_steered(seed: int, steering: bytes) -> None:
    course = steered(seed, steering)

    assert engine.is_over(course.end)
    assert sum(course.settlement().payments) == 0


def lie(state: State, course: Course) -> list[int]:
    """Every place where cards lie, each with its cards."""
    dealt = course.dealt
    match state:
        case Bidding() | Calling() | KontraRound():
            return [*dealt.hands, dealt.talon]
        case AtTalon(game=game) | GivenUp(game=game):
            return [*game.dealt.hands, game.dealt.talon]
        case Discarding(game=game, exchange=exchange, hand=hand):
            others = [cards for seat, cards in enumerate(dealt.hands) if seat != game.declarer]
            return [*others, hand, exchange.laid, exchange.left]
        case Announcing(exchange=exchange, hands=hands):
            untouched = 0 if exchange.taken | exchange.left else dealt.talon
            return [*hands, exchange.laid, exchange.left, untouched]
        case Playing() | Played():
            contest = state.contest
            exchange = contest.exchange
            at_five = contest.game is None and dealt.seating.players == 5
            untouched = 0 if at_five or exchange.taken | exchange.left else dealt.talon
            tricks = [mask_of(trick.cards) for trick in state.tricks]
            places = [*tricks, exchange.laid, exchange.left, untouched]
            return [*places, *state.hands, mask_of(state.table)] if isinstance(state, Playing) else places


@guards("LUN-CARDS-001", "LUN-DEALING-004", "LUN-TALON-005", "LUN-PLAY-002")
@given(seed=seeds())
def test_every_card_is_in_one_place_at_every_moment(seed: int) -> None:
    for course in courses(seed, 3):
        early = isinstance(course.end, Played) and len(course.end.tricks) < 12
        for state in (*(stop.state for stop in course.stops), *(() if early else (course.end,))):
            places = lie(state, course)

            assert sum(places) == PACK_54
            assert sum(place.bit_count() for place in places) == 54


@guards("LUN-PLAY-002", "LUN-DEALING-004")
@given(seed=seeds())
def test_everybody_has_as_many_cards_as_tricks_to_come(seed: int) -> None:
    for course in courses(seed, 2):
        for stop in course.stops:
            if isinstance(stop.state, Announcing):
                assert all(stop.state.hands[seat].bit_count() == 12 for seat in course.dealt.seating.active)
            if isinstance(stop.state, Playing) and not stop.state.table:
                left = 12 - len(stop.state.tricks)
                assert all(stop.state.hands[seat].bit_count() == left for seat in course.dealt.seating.active)


@guards("LUN-SETTLING-001")
@given(seed=seeds())
def test_replaying_the_acts_gives_every_state_again(seed: int) -> None:
    for course in courses(seed, 2):
        again = list(engine.replay(course.dealt, course.actions, course.rules))

        assert again == [*(stop.state for stop in course.stops), course.end]
        assert engine.settlement(again[-1], course.rules) == course.settlement()


@guards("LUN-DEALING-001", "LUN-SESSIONS-004")
@given(seed=seeds(), by=st.integers(1, 4))
def test_everybody_one_seat_further_means_the_same_deal_one_seat_further(seed: int, by: int) -> None:
    for course in courses(seed, 2):
        seating = course.dealt.seating
        seats = seating.players
        elsewhere = dealing.seat_table(seats, (seating.dealer + by) % seats, course.rules)
        dealt = dealing.deal(course.pack, elsewhere, course.rules)
        acts = [turned(action, seats, by) for action in course.actions]
        *_, end = engine.replay(dealt, acts, course.rules)
        payments, moved = course.settlement().payments, engine.settlement(end, course.rules).payments

        assert [moved[(seat + by) % seats] for seat in range(seats)] == list(payments)


@guards("LUN-CARDS-004", "LUN-CARDS-005", "LUN-CARDS-006", "LUN-PLAY-007", "LUN-COUNTING-001")
@given(seed=seeds())
def test_exchanging_the_two_suits_of_each_colour_changes_nothing(seed: int) -> None:
    for course in courses(seed, 2):
        dealt = dealing.deal([recoloured(card) for card in course.pack], course.dealt.seating, course.rules)
        acts = [recoloured_act(action) for action in course.actions]
        states = list(engine.replay(dealt, acts, course.rules))

        assert engine.settlement(states[-1], course.rules).payments == course.settlement().payments
        for stop, state in zip(course.stops, states, strict=False):
            here = {action for choice in stop.choices for action in choice.actions}
            assert listed_acts(state, course) == {recoloured_act(action) for action in here}


@guards("LUN-COUNTING-006", "LUN-DEALING-004")
@given(seed=seeds())
def test_a_fifth_player_changes_nothing_in_a_game_with_a_declarer(seed: int) -> None:
    for course in games(seed, 3, players=4):
        seating = dealing.seat_table(5, 4, course.rules)
        where = dict(zip(course.dealt.seating.active, seating.active, strict=True))
        by = (seating.active[0] - course.dealt.seating.active[0]) % 4
        acts = [turned(action, 4, by) for action in course.actions]
        *_, end = engine.replay(dealing.deal(course.pack, seating, course.rules), acts, course.rules)
        payments = engine.settlement(end, course.rules).payments

        assert [payments[where[seat]] for seat in course.dealt.seating.active] == [
            course.settlement().payments[seat] for seat in course.dealt.seating.active
        ]
        assert payments[4] == 0


# ---------------------------------------------------------------------------------------------------- readings


def named(course: Course) -> set[str]:
    return {clause for grounds in all_grounds(course) for clause in grounds}


def under(course: Course, option: str, reading: str) -> Course | None:
    """The same acts under another reading; none where one of them is refused."""
    chosen = {**course.chosen, option: reading}
    rules = rules_for(chosen)
    try:
        *states, end = engine.replay(course.dealt, course.actions, rules)
    except IllegalActionError:
        return None
    if not engine.is_over(end):
        return None
    stops = [
        type(stop)(state, engine.choices(state, rules), stop.action)
        for state, stop in zip(states, course.stops, strict=True)
    ]
    return Course(rules, chosen, course.pack, course.dealt, tuple(stops), end)


# These two laws play every deal again for every reading, so they look at fewer deals.
FEWER = settings(max_examples=max(1, settings().max_examples // 3))
ALL_OPTIONS = sorted({clause for option in OPTIONS for clause in clauses_of(option)})


def other_readings(course: Course) -> Iterator[tuple[str, str]]:
    """Every reading that differs from the deal's in one option only."""
    for option, readings in OPTIONS.items():
        for reading in readings:
            chosen = {**course.chosen, option: reading}
            if reading != course.chosen[option] and with_needs(chosen) == chosen:
                yield option, reading


@guards(*ALL_OPTIONS)
@FEWER
@given(seed=seeds())
def test_an_option_changes_the_payments_of_a_deal_only_where_its_clause_was_a_ground(seed: int) -> None:
    for course in courses(seed, 1):
        ours, grounds = course.settlement(), named(course)
        for option, reading in other_readings(course):
            if clauses_of(option) & grounds:
                continue
            other = under(course, option, reading)
            if other is not None and other.settlement().payments != ours.payments:
                assert clauses_of(option) & named(other), f"{option}={reading}"


@guards(*ALL_OPTIONS)
@FEWER
@given(seed=seeds())
def test_an_option_changes_what_may_be_done_only_where_its_clause_was_a_ground_of_the_choice(seed: int) -> None:
    for course in courses(seed, 1):
        for option, reading in other_readings(course):
            hold_choices_together(course, option, reading)


def last_trick_grounds(state: State, rules: RuleSet) -> Grounds:
    """Why it is this player's lead."""
    if not isinstance(state, Playing) or state.table or not state.tricks:
        return ()
    return play.trick_grounds(state.contest, len(state.tricks), state.tricks[-1], rules)


def hold_choices_together(course: Course, option: str, reading: str) -> None:
    """Follow a deal under two readings for as long as its acts are allowed under both."""
    rules, clauses = rules_for({**course.chosen, option: reading}), clauses_of(option)
    state = engine.begin(course.dealt, rules)
    for stop, following in itertools.pairwise((*course.stops, None)):
        assert stop is not None
        choices = engine.choices(state, rules)
        here = {action for choice in stop.choices for action in choice.actions}
        there = {action for choice in choices for action in choice.actions}
        if here != there:
            grounds = {clause for choice in (*stop.choices, *choices) for clause in choice.grounds}
            grounds |= {*last_trick_grounds(stop.state, course.rules), *last_trick_grounds(state, rules)}
            assert clauses & grounds, f"{option}={reading}: {stop.choices[0].deed}"
        if stop.action not in there:
            return
        state = engine.advance(state, stop.action, rules)
        if following is None or type(state) is not type(following.state):
            return
