"""Laws of a deal as a whole: what holds at every moment in every source, whatever the rule area."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.laws.catalogue import clauses
from tests.laws.registry import guards
from tests.laws.sources import SOURCES, Every, every_source, every_source_with_five
from tests.laws.strategies import Course, listed, names, recoloured, recoloured_act, seeds, turned

from tarock_engine import dealing, engine, play
from tarock_engine.actions import Action, Bid
from tarock_engine.cards import mask_of
from tarock_engine.ruling import Grounds, IllegalActionError
from tarock_engine.state import Discarding, Exchange, Played, Playing, State, is_contested

Deal = Course[Any]
ALL = {source.name: [action for some in source.alphabet.values() for action in some] for source in SOURCES}


TOLD = ("BIDDING", "CALLING", "TALON", "ANNOUNCING", "PLAY", "TRISCHAKEN", "BONUSES", "COUNTING", "SETTLING")
"""The areas of all that the second opinion tells of a deal."""


def listed_acts(state: State, course: Deal) -> set[Action]:
    return {action for choice in engine.choices(state, course.rules) for action in choice.actions}


@guards(
    *(
        clause
        for source in SOURCES
        for clause, entry in clauses(source.name).items()
        if clause.split("-")[1] in TOLD and "retired" not in entry
    )
)
@every_source
@given(seed=seeds())
def test_a_deal_goes_and_ends_as_the_second_opinion_tells_it(source: Every, seed: int) -> None:
    for course in (*source.courses(seed, 6), *(source.courses(seed, 2, declarer=False) if source.alone else ())):
        for moment in course.retold.moments:
            assert moment.engines == moment.acts
        tricks = course.played.tricks if course.is_played else ()
        assert [(trick.leader, listed(trick.cards), trick.winner) for trick in tricks] == course.retold.tricks
        assert course.retold.engines_end == course.retold.end


@guards(
    *("LUN-PLAY-018", "LUN-BIDDING-004", "LUN-ANNOUNCING-001", "LUN-PLAY-002", "LUN-TRISCHAKEN-001"),
    *("KOE-PLAY-035", "KOE-BIDDING-004", "KOE-ANNOUNCING-001", "KOE-ANNOUNCING-003", "KOE-CALLING-014"),
    *(
        "KAR-PLAY-005",
        "KAR-PLAY-007",
        "KAR-BIDDING-007",
        "KAR-BIDDING-002",
        "KAR-ANNOUNCING-001",
        "KAR-ANNOUNCING-022",
        "KAR-CALLING-002",
        "KAR-TALON-007",
        "KAR-TRISCHAKEN-005",
    ),
    *("ZWA-PLAY-005", "ZWA-PLAY-026", "ZWA-BIDDING-001", "ZWA-CALLING-004", "ZWA-ANNOUNCING-003", "ZWA-ANNOUNCING-024"),
)
@every_source
@given(seed=seeds())
def test_apply_accepts_exactly_what_choices_lists(source: Every, seed: int) -> None:
    rng = random.Random(seed)
    for course in source.courses(seed, 1):
        stops = rng.sample(course.stops, min(3, len(course.stops)))
        for state in (*(stop.state for stop in stops), course.end):
            legal = listed_acts(state, course)
            alphabet = [*source.alphabet.get(type(state), []), *rng.sample(ALL[source.name], 60)]
            accepted = {action for action in alphabet if engine.objection(state, action, course.rules) is None}

            assert accepted <= legal
            for action in legal:
                engine.apply(state, action, course.rules)
            for action in rng.sample(alphabet, 30):
                if action not in legal:
                    with pytest.raises(IllegalActionError) as caught:
                        engine.apply(state, action, course.rules)
                    assert caught.value.action == action


@guards(
    "LUN-PLAY-018",
    *("KOE-PLAY-035", "KOE-BIDDING-005"),
    *("KAR-PLAY-005", "KAR-BIDDING-007", "KAR-ANNOUNCING-008"),
    *("ZWA-PLAY-026", "ZWA-CALLING-004", "ZWA-ANNOUNCING-003"),
)
@every_source
@given(seed=seeds())
def test_a_refused_act_changes_nothing(source: Every, seed: int) -> None:
    rng = random.Random(seed)
    for course in source.courses(seed, 1):
        for stop in rng.sample(course.stops, min(4, len(course.stops))):
            told, before = repr(stop.state), engine.choices(stop.state, course.rules)
            for action in rng.sample([*source.alphabet[type(stop.state)], *ALL[source.name]], 20):
                if action not in stop.allowed:
                    with pytest.raises(IllegalActionError):
                        engine.apply(stop.state, action, course.rules)

            assert repr(stop.state) == told
            assert engine.choices(stop.state, course.rules) == before == stop.choices


@guards(
    "LUN-PLAY-018",
    *("KOE-PLAY-035", "KOE-BIDDING-005", "KOE-TALON-018", "KOE-ANNOUNCING-021"),
    *("KAR-PLAY-005", "KAR-PLAY-007", "KAR-BIDDING-007", "KAR-TALON-007", "KAR-ANNOUNCING-019"),
    *("ZWA-PLAY-026", "ZWA-CALLING-004", "ZWA-ANNOUNCING-009", "ZWA-ANNOUNCING-013"),
)
@every_source
@given(seed=seeds())
def test_every_refusal_says_why_and_names_clauses_of_the_catalogue(source: Every, seed: int) -> None:
    rng, known = random.Random(seed), set(clauses(source.name))
    for course in source.courses(seed, 1):
        for stop in rng.sample(course.stops, min(4, len(course.stops))):
            named = [found for _, found in engine.refused(stop.state, course.rules)]
            some = rng.sample([*source.alphabet[type(stop.state)], *ALL[source.name]], 120)
            tried = [
                engine.objection(stop.state, action, course.rules) for action in some if action not in stop.allowed
            ]
            for found in (*named, *(answer for answer in tried if answer is not None)):
                assert str(found.reason)
                assert found.grounds
                assert set(found.grounds) <= known


@guards(
    "LUN-PLAY-018",
    *("KOE-PLAY-035", "KOE-BIDDING-026", "KOE-TALON-020", "KOE-ANNOUNCING-005"),
    *("KAR-PLAY-005", "KAR-BIDDING-007", "KAR-TALON-007", "KAR-ANNOUNCING-008"),
    *("ZWA-PLAY-026", "ZWA-BIDDING-005", "ZWA-CALLING-004", "ZWA-ANNOUNCING-011"),
)
@every_source
@given(seed=seeds())
def test_what_is_listed_as_refused_is_refused_and_for_that_reason(source: Every, seed: int) -> None:
    rng = random.Random(seed)
    for course in source.courses(seed, 2):
        for stop in rng.sample(course.stops, min(20, len(course.stops))):
            for action, found in engine.refused(stop.state, course.rules):
                judged = engine.objection(stop.state, action, course.rules)

                assert action not in stop.allowed
                assert judged is not None
                assert judged.reason == found.reason
                assert set(found.grounds) <= set(judged.grounds)


@guards(
    *("LUN-BIDDING-006", "LUN-CALLING-001", "LUN-TALON-006", "LUN-ANNOUNCING-025", "LUN-BONUSES-023", "LUN-PLAY-018"),
    *("KOE-BIDDING-026", "KOE-CALLING-013", "KOE-TALON-020", "KOE-ANNOUNCING-010", "KOE-PLAY-035"),
    *("KAR-BIDDING-007", "KAR-CALLING-002", "KAR-TALON-007", "KAR-ANNOUNCING-008", "KAR-PLAY-005", "KAR-CALLING-011"),
    *("ZWA-BIDDING-002", "ZWA-CALLING-003", "ZWA-ANNOUNCING-007", "ZWA-PLAY-026"),
)
@every_source
@given(seed=seeds())
def test_whatever_has_a_name_is_listed_either_as_allowed_or_as_refused(source: Every, seed: int) -> None:
    for course in source.courses(seed, 1):
        for stop in course.stops:
            refused = {_name(action) for action, _ in engine.refused(stop.state, course.rules)}
            allowed = {_name(action) for action in stop.allowed}

            assert source.named(stop.state) <= allowed | refused
            assert not {action for action, _ in engine.refused(stop.state, course.rules)} & stop.allowed


def _name(action: Action) -> str:
    """An action in words; of a bid its name, whichever König comes with it."""
    return action.name if isinstance(action, Bid) else action.words


def all_grounds(course: Deal) -> Iterator[Grounds]:
    """The clauses of every decision of a deal."""
    for stop in course.stops:
        yield from (choice.grounds for choice in stop.choices)
    yield dealing.dealing_grounds(course.rules, five=course.dealt.seating.sits_out is not None)
    bids = tuple(action for action in course.actions if isinstance(action, Bid))
    for state in course.states:
        yield engine.course_grounds(state, bids, course.dealt, course.rules)
    yield course.settlement().grounds
    yield course.score().grounds
    if isinstance(course.end, Played):
        for number, trick in enumerate(course.end.tricks, 1):
            yield play.trick_grounds(course.contest, number, trick, course.rules)


@guards(
    *("LUN-SETTLING-001", "LUN-DEALING-004"),
    *("KOE-SETTLING-050", "KOE-DEALING-004", "KOE-DEALING-007"),
    *("KAR-SETTLING-040", "KAR-DEALING-004", "KAR-PLAY-009"),
    *("ZWA-SETTLING-022", "ZWA-DEALING-004", "ZWA-PLAY-015"),
)
@every_source
@given(seed=seeds())
def test_every_ground_that_any_decision_names_is_a_clause_of_the_catalogue(source: Every, seed: int) -> None:
    known = set(clauses(source.name))
    for course in source.courses(seed, 2):
        for grounds in all_grounds(course):
            assert set(grounds) <= known
            assert len(set(grounds)) == len(grounds)
        for stop in course.stops:
            assert all(choice.grounds for choice in stop.choices)
        for seat in course.dealt.seating.seats:
            assert set(engine.seen(course.end, course.dealt, seat, course.rules)[1]) <= known


@guards(
    *("LUN-PLAY-006", "LUN-ANNOUNCING-004", "LUN-BIDDING-004", "LUN-TALON-010", "LUN-TRISCHAKEN-005"),
    *("KOE-PLAY-008", "KOE-ANNOUNCING-004", "KOE-BIDDING-009", "KOE-TALON-020", "KOE-TRISCHAKEN-004"),
    *(
        "KAR-PLAY-008",
        "KAR-ANNOUNCING-007",
        "KAR-BIDDING-036",
        "KAR-TALON-002",
        "KAR-TRISCHAKEN-005",
        "KAR-RENONCE-002",
    ),
    *("ZWA-PLAY-008", "ZWA-ANNOUNCING-002", "ZWA-ANNOUNCING-004", "ZWA-CALLING-006"),
)
@every_source
@given(seed=seeds())
def test_there_is_always_something_to_do_until_the_deal_is_over_and_nothing_after(source: Every, seed: int) -> None:
    for course in source.courses(seed, 3):
        for stop in course.stops:
            assert not engine.is_over(stop.state)
            assert stop.choices
            assert all(choice.actions for choice in stop.choices)
            offered = [action for choice in stop.choices for action in choice.actions]
            assert all(action.seat == choice.seat for choice in stop.choices for action in choice.actions)
            assert len(set(offered)) == len(offered)
        assert engine.is_over(course.end)
        assert engine.choices(course.end, course.rules) == ()


@guards(
    *("LUN-ANNOUNCING-012", "LUN-BIDDING-005"),
    *("KOE-ANNOUNCING-004", "KOE-BIDDING-007", "KOE-PLAY-011"),
    *("KAR-ANNOUNCING-007", "KAR-BIDDING-036", "KAR-PLAY-010"),
    *("ZWA-ANNOUNCING-004", "ZWA-PLAY-004", "ZWA-PLAY-024"),
)
@every_source
@given(seed=seeds(), steering=st.binary(max_size=200))
def test_every_deal_comes_to_an_end_however_it_is_steered(source: Every, seed: int, steering: bytes) -> None:
    course = source.steered(seed, steering)

    assert engine.is_over(course.end)
    assert sum(course.settlement().payments) == 0


def lie(state: State, course: Deal, source: Every) -> list[int]:
    """Every place where cards lie, each with its cards."""
    dealt = course.dealt
    if isinstance(state, Discarding):
        others = [cards for seat, cards in enumerate(dealt.hands) if seat != state.game.declarer]
        return [*others, state.hand, state.exchange.laid, state.exchange.left]
    exchange, tricks = state.exchange or Exchange(), list[int]()
    if is_contested(state):
        tricks = [mask_of(trick.cards) for trick in state.tricks]
        held = [*state.hands, mask_of(state.table)] if isinstance(state, Playing) else []
    elif isinstance(state, source.announcing):
        held = list(state.hands)  # type: ignore[attr-defined]
    else:
        return [*dealt.hands, dealt.talon]
    untouched = 0 if exchange.taken | exchange.left or source.spends(course) else dealt.talon
    return [*held, *tricks, exchange.laid, exchange.left, untouched]


@guards(
    *("LUN-CARDS-001", "LUN-DEALING-004", "LUN-TALON-005", "LUN-PLAY-002"),
    *("KOE-CARDS-001", "KOE-DEALING-004", "KOE-TALON-015", "KOE-TALON-016", "KOE-PLAY-004"),
    *("KAR-CARDS-001", "KAR-DEALING-002", "KAR-DEALING-003", "KAR-TALON-004", "KAR-TALON-006", "KAR-PLAY-004"),
    *("ZWA-CARDS-001", "ZWA-DEALING-004", "ZWA-DEALING-006", "ZWA-PLAY-003"),
)
@every_source
@given(seed=seeds())
def test_every_card_is_in_one_place_at_every_moment(source: Every, seed: int) -> None:
    for course in source.courses(seed, 3):
        early = course.is_played and len(course.played.tricks) < source.tricks
        for state in course.states[:-1] if early else course.states:
            places = lie(state, course, source)

            assert names(sum(places)) == set(source.pack(course.chosen))
            assert sum(place.bit_count() for place in places) == len(source.pack(course.chosen))


@guards(
    *("LUN-PLAY-002", "LUN-DEALING-004"),
    *("KOE-PLAY-004", "KOE-PLAY-011", "KOE-TALON-015"),
    *("KAR-PLAY-004", "KAR-DEALING-003", "KAR-TALON-003", "KAR-TALON-006"),
    *("ZWA-PLAY-003", "ZWA-DEALING-004"),
)
@every_source
@given(seed=seeds())
def test_everybody_has_as_many_cards_as_tricks_to_come(source: Every, seed: int) -> None:
    for course in source.courses(seed, 2):
        for state in course.states:
            if isinstance(state, source.announcing):
                hands = getattr(state, "hands")  # noqa: B009 -- each source has a round of its own
                assert all(hands[seat].bit_count() == source.tricks for seat in course.dealt.seating.active)
            if isinstance(state, Playing) and not state.table:
                left = source.tricks - len(state.tricks)
                assert all(state.hands[seat].bit_count() == left for seat in course.dealt.seating.active)


@guards("LUN-SETTLING-001", "KOE-SETTLING-050", "KAR-SETTLING-040", "ZWA-SETTLING-022")
@every_source
@given(seed=seeds())
def test_replaying_the_acts_gives_every_state_again(source: Every, seed: int) -> None:
    for course in source.courses(seed, 2):
        again = list(engine.replay(course.dealt, course.actions, course.rules))

        assert again == course.states
        assert engine.settlement(again[-1], course.rules) == course.settlement()
        assert engine.score(again[-1], course.rules) == course.score()


@guards(
    *("LUN-DEALING-001", "LUN-SESSIONS-004"),
    *("KOE-DEALING-001", "KOE-SESSIONS-004", "KOE-BIDDING-028"),
    *("KAR-DEALING-001", "KAR-SESSIONS-003", "KAR-BIDDING-001", "KAR-BIDDING-005"),
    *("ZWA-DEALING-001", "ZWA-BIDDING-001", "ZWA-ANNOUNCING-003"),
)
@every_source
@given(seed=seeds(), by=st.integers(1, 4))
def test_everybody_one_seat_further_means_the_same_deal_one_seat_further(source: Every, seed: int, by: int) -> None:
    for course in source.courses(seed, 2):
        seating = course.dealt.seating
        seats = seating.players
        elsewhere = dealing.seat_table(seats, (seating.dealer + by) % seats, course.rules)
        dealt = dealing.deal_out(course.pack, elsewhere, course.rules)
        acts = [turned(action, seats, by) for action in course.actions]
        *_, end = engine.replay(dealt, acts, course.rules)
        payments, moved = course.settlement().payments, engine.settlement(end, course.rules).payments

        assert [moved[(seat + by) % seats] for seat in range(seats)] == list(payments)


@guards(
    *("LUN-CARDS-004", "LUN-CARDS-005", "LUN-CARDS-006", "LUN-PLAY-007", "LUN-COUNTING-001"),
    *("KOE-CARDS-004", "KOE-CARDS-005", "KOE-CARDS-006", "KOE-PLAY-009", "KOE-PLAY-015", "KOE-COUNTING-001"),
    *("KAR-CARDS-005", "KAR-CARDS-006", "KAR-CARDS-007", "KAR-PLAY-005", "KAR-PLAY-009", "KAR-COUNTING-001"),
    *("ZWA-CARDS-006", "ZWA-CARDS-007", "ZWA-CARDS-008", "ZWA-PLAY-005", "ZWA-COUNTING-003"),
)
@every_source
@given(seed=seeds())
def test_exchanging_the_two_suits_of_each_colour_changes_nothing(source: Every, seed: int) -> None:
    for course in source.courses(seed, 1):
        dealt = dealing.deal_out([recoloured(card) for card in course.pack], course.dealt.seating, course.rules)
        acts = [recoloured_act(action) for action in course.actions]
        states = list(engine.replay(dealt, acts, course.rules))

        assert engine.settlement(states[-1], course.rules).payments == course.settlement().payments
        for stop, state in zip(course.stops, states, strict=False):
            assert listed_acts(state, course) == {recoloured_act(action) for action in stop.allowed}


@guards("LUN-COUNTING-006", "LUN-DEALING-004", "KOE-SESSIONS-002", "KOE-DEALING-007", "KOE-SETTLING-056")
@every_source_with_five
@given(seed=seeds())
def test_a_fifth_player_changes_nothing_in_a_game_with_a_declarer(source: Every, seed: int) -> None:
    for course in source.games(seed, 3, players=4):
        if not source.fifth(course.chosen):
            continue
        seating = dealing.seat_table(5, 4, course.rules)
        where = dict(zip(course.dealt.seating.active, seating.active, strict=True))
        by = (seating.active[0] - course.dealt.seating.active[0]) % 4
        acts = [turned(action, 4, by) for action in course.actions]
        *_, end = engine.replay(dealing.deal_out(course.pack, seating, course.rules), acts, course.rules)
        payments = engine.settlement(end, course.rules).payments

        assert [payments[where[seat]] for seat in course.dealt.seating.active] == [
            course.settlement().payments[seat] for seat in course.dealt.seating.active
        ]
        assert payments[4] == 0
