from __future__ import annotations

import random

from hypothesis import given
from tests.laws.registry import guards
from tests.laws.zwanzigerrufen.strategies import OPTIONS, ZWANZIGERRUFEN, directed, games, listed, names, seeds

from tarock_engine import engine
from tarock_engine.actions import Play
from tarock_engine.cards import CARDS
from tarock_second_opinion.zwanzigerrufen.cards import TRUMPS, suit_of
from tarock_second_opinion.zwanzigerrufen.game import LAST


@guards("ZWA-PLAY-005", "ZWA-PLAY-006", "ZWA-PLAY-007", "ZWA-PLAY-013", "ZWA-PLAY-026")
@given(seed=seeds())
def test_a_card_that_the_duties_forbid_is_refused(seed: int) -> None:
    for course in games(seed, 2):
        for stop, state in course.turns:
            for card in names(state.hands[state.turn]) - stop.cards:
                refused = engine.objection(state, Play(state.turn, CARDS[card]), course.rules)

                assert refused is not None
                assert any("-PLAY-" in clause for clause in refused.grounds)


@guards("ZWA-PLAY-010", "ZWA-PLAY-011", "ZWA-PLAY-012", "ZWA-PLAY-008", "ZWA-PLAY-009")
@given(seed=seeds())
def test_nobody_is_held_to_beat_and_a_leader_is_held_to_suit_cards_in_a_farbensolo_alone(seed: int) -> None:
    for course in games(seed, 4):
        free = course.chosen["pagat-hold-back"] == "free"
        for stop, state in course.turns:
            hand, table = names(state.hands[state.turn]), listed(state.table)
            if not table and free:
                tarocks = stop.cards & set(TRUMPS)
                assert not tarocks or course.contract != "Farbensolo" or hand <= set(TRUMPS)
                assert course.contract == "Farbensolo" or stop.cards == hand
            elif free and table:
                same = {card for card in hand if suit_of(card) == suit_of(table[0])}
                assert not same or stop.cards == same


# -------------------------------------------------------------------------------------------------------- the tricks


@guards("ZWA-PLAY-001", "ZWA-PLAY-002", "ZWA-PLAY-003", "ZWA-PLAY-004", "ZWA-PLAY-027", "ZWA-DEALING-001")
@given(seed=seeds())
def test_vorhand_leads_first_then_whoever_took_the_trick_and_the_others_follow_in_turn(seed: int) -> None:
    rng = random.Random(f"leads {seed}")
    chosen = {**ZWANZIGERRUFEN.any_readings(rng), "first-lead": rng.choice(OPTIONS["first-lead"])}
    farbensolo = directed(rng, chosen, "suits", rng.randrange(4), wanted="Farbensolo")
    for course in [*games(seed, 4), *([farbensolo] if farbensolo.is_played else [])]:
        tricks, order = course.played.tricks, course.dealt.seating.active
        own = course.contract == "Farbensolo" and course.chosen["first-lead"] == "soloist"

        assert tricks[0].leader == (course.declared.declarer if own else order[0])
        assert [trick.leader for trick in tricks[1:]] == [trick.winner for trick in tricks[:-1]]
        seats = [action.seat for action in course.actions if isinstance(action, Play)]
        for number, trick in enumerate(tricks):
            place = order.index(trick.leader)
            assert seats[4 * number : 4 * number + 4] == [*order[place:], *order[:place]]


@guards("ZWA-PLAY-024", "ZWA-PLAY-025", "ZWA-BONUSES-018")
@given(seed=seeds())
def test_ten_tricks_are_played_unless_an_announced_valat_has_failed_where_play_stops_then(seed: int) -> None:
    for course in games(seed, 5):
        said = [chain.of for chain in course.contest.chains if chain.item == "Valat"]
        announcers = {course.is_mine(seat) for seat in said if seat is not None}
        winners = [course.is_mine(trick.winner) for trick in course.played.tricks]
        if course.chosen["valat-failed"] == "all" or not announcers:
            assert len(winners) == LAST
            continue
        lost = [announcers != {winner} for winner in winners]

        assert not any(lost[:-1])
        assert lost[-1] or len(lost) == LAST
