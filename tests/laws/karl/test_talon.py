from __future__ import annotations

from hypothesis import given
from tests.laws.karl import plain
from tests.laws.karl.strategies import games, names, seeds
from tests.laws.registry import guards

from tarock_engine import engine
from tarock_engine.actions import Discard, Take
from tarock_engine.cards import NAMES
from tarock_engine.karl.state import Announcing
from tarock_engine.seating import Seat
from tarock_second_opinion.karl.counting import SIDES, pile


@guards("KAR-TALON-002", "KAR-TALON-017", "KAR-TALON-003", "KAR-TALON-004", "KAR-TALON-006", "KAR-TALON-008")
@given(seed=seeds())
def test_a_half_or_the_whole_talon_is_taken_and_as_many_cards_go_away(seed: int) -> None:
    for course in games(seed, 4):
        exchange = course.contest.exchange
        taken, laid = names(exchange.taken), names(exchange.laid)
        of_half = course.contract in plain.HALVES
        chosen = [action.share.value for action in course.actions if isinstance(action, Take)]
        number = 3 if of_half and chosen != ["leave"] else 6 if course.contract == "Sechser-Dreier" else 0

        assert len(taken) == len(laid) == number == sum(isinstance(action, Discard) for action in course.actions)
        assert not taken or taken in [names(course.dealt.talon), *(names(half) for half in course.dealt.halves)]
        assert names(exchange.left) == (names(course.dealt.talon) - taken if of_half else set())
        assert chosen in ([], ["first"], ["second"], ["all"], ["leave"])
        assert chosen != ["leave"] or course.chosen["both-halves-left"] == "may-leave"


@guards("KAR-TALON-009", "KAR-TALON-010", "KAR-TALON-011", "KAR-TALON-001", "KAR-TALON-005")
@given(seed=seeds())
def test_everybody_sees_the_trumps_that_were_laid_away_and_a_talon_turned_up_and_nothing_else(seed: int) -> None:
    for course in games(seed, 4):
        game, exchange = course.declared, course.contest.exchange
        hidden = course.contract == "Sechser-Dreier" and course.chosen["discard-limits"] == "sechser-hidden"
        shown = set() if hidden else names(exchange.laid) & set(plain.TRUMPS)
        if course.contract in plain.HALVES and course.chosen["talon-shown"] == "everybody":
            shown |= names(course.dealt.talon)
        state = next(stop.state for stop in course.stops if isinstance(stop.state, Announcing))

        assert names(exchange.face_up) == (set() if hidden else names(exchange.laid) & set(plain.TRUMPS))
        for seat in set(range(4)) - {game.declarer}:
            seen = names(engine.seen(state, course.dealt, Seat(seat), course.rules)[0])
            assert seen == shown | names(course.dealt.hands[seat])


@guards("KAR-TALON-012", "KAR-TALON-013", "KAR-TALON-014", "KAR-TALON-015")
@given(seed=seeds())
def test_in_games_without_the_talon_nobody_touches_it(seed: int) -> None:
    for course in games(seed, 4):
        if course.contract not in plain.EXCHANGING:
            exchange = course.contest.exchange

            assert not exchange.taken | exchange.left | exchange.laid
            assert not any(isinstance(action, Take | Discard) for action in course.actions)
            played = {NAMES[card] for trick in course.played.tricks for card in trick.cards}
            assert not played & names(course.dealt.talon)


@guards("KAR-TALON-016")
@given(seed=seeds())
def test_a_talon_that_lay_untouched_is_seen_at_the_end_by_all_or_by_those_for_whom_it_counts(seed: int) -> None:
    for course in games(seed, 4):
        if course.contract in plain.EXCHANGING:
            continue
        game, talon = course.retold.telling.course.game, names(course.dealt.talon)
        only_mine = course.chosen["talon-after-the-deal"] == "its-side"
        for seat in range(4):
            seen = names(engine.seen(course.end, course.dealt, Seat(seat), course.rules)[0]) & talon
            sides = [game.side(seat)] if only_mine else SIDES

            assert seen == {card for side in sides for card in pile(game, side)} & talon
