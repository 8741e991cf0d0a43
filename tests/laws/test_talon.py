from __future__ import annotations

from hypothesis import given
from tests.laws import plain
from tests.laws.registry import guards
from tests.laws.sources import Every, every_source, every_source_with_a_talon
from tests.laws.strategies import names, seeds

from tarock_engine import engine
from tarock_engine.actions import Discard, discards
from tarock_engine.cards import PACK_54
from tarock_engine.contracts import TalonUse
from tarock_engine.state import Discarding, Playing


@guards(
    *("LUN-TALON-003", "LUN-TALON-014"),
    *("KOE-TALON-006", "KOE-TALON-012", "KOE-PLAY-021"),
    *("KAR-TALON-001", "KAR-TALON-005", "KAR-PLAY-020"),
    *("ZWA-CALLING-007", "ZWA-DEALING-006"),
)
@every_source
@given(seed=seeds())
def test_what_has_been_seen_stays_seen_and_ones_own_cards_are_seen_from_the_start(source: Every, seed: int) -> None:
    for course in source.courses(seed, 2):
        for seat in course.dealt.seating.active:
            before = course.dealt.hands[seat]
            for state in course.states:
                now = engine.seen(state, course.dealt, seat, course.rules)[0]

                assert not before & ~now
                before = now


@guards(
    *("LUN-TALON-012", "LUN-PLAY-002", "KOE-PLAY-004", "KOE-PLAY-021", "KAR-PLAY-004", "KAR-TALON-009"),
    *("ZWA-PLAY-003", "ZWA-CALLING-007"),
)
@every_source
@given(seed=seeds())
def test_all_cards_on_the_table_and_in_tricks_have_been_seen_by_everybody(source: Every, seed: int) -> None:
    for course in source.courses(seed, 2):
        for state in course.states[::3]:
            if not isinstance(state, Playing):
                continue
            shown = {card for trick in state.tricks for card in trick.cards} | set(state.table)
            for seat in course.dealt.seating.seats:
                seen = engine.seen(state, course.dealt, seat, course.rules)[0]

                assert all(seen >> card & 1 for card in shown)


@guards(
    *("LUN-TALON-002", "LUN-TALON-009", "LUN-TALON-010", "LUN-TALON-012"),
    *("KOE-TALON-015", "KOE-TALON-016", "KOE-TALON-018", "KOE-TALON-019", "KOE-TALON-022"),
    *("KAR-TALON-003", "KAR-TALON-004", "KAR-TALON-006", "KAR-TALON-009", "KAR-TALON-012", "KAR-TALON-015"),
)
@every_source_with_a_talon
@given(seed=seeds())
def test_as_many_cards_go_back_as_were_taken_and_they_come_from_the_declarers_hand(source: Every, seed: int) -> None:
    for course in source.games(seed, 3):
        exchange, game = course.contest.exchange, course.declared
        laid = [action for action in course.actions if isinstance(action, Discard)]
        held = names(course.dealt.hands[game.declarer] | exchange.taken)

        assert exchange.laid.bit_count() == exchange.taken.bit_count() == len(laid)
        whole = game.contract.talon.value is TalonUse.WHOLE
        assert exchange.taken.bit_count() in (0, 3, 6) or (whole and exchange.left)
        assert {action.words for action in laid} == names(exchange.laid) <= held
        assert names(exchange.face_up) <= names(exchange.laid) & set(plain.TRUMPS)
        assert not exchange.taken & exchange.left


@guards(
    *("LUN-TALON-009", "LUN-TALON-010", "LUN-TALON-011"),
    *("KOE-TALON-018", "KOE-TALON-019", "KOE-TALON-020", "KOE-TALON-021", "KOE-TALON-023"),
    *("KAR-TALON-007", "KAR-TALON-008"),
)
@every_source_with_a_talon
@given(seed=seeds())
def test_every_card_that_may_not_be_laid_away_is_refused_with_a_reason(source: Every, seed: int) -> None:
    for course in source.courses(seed, 2):
        for stop in course.stops:
            if not isinstance(stop.state, Discarding):
                continue
            declarer = stop.state.game.declarer
            for discard in set(discards(declarer, PACK_54)) - set(stop.allowed):
                against = engine.objection(stop.state, discard, course.rules)

                assert against is not None
                assert str(against.reason)
                assert any("-TALON-" in clause for clause in against.grounds)
