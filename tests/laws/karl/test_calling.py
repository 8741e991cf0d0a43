from __future__ import annotations

from hypothesis import given
from tests.laws.karl import plain
from tests.laws.karl.strategies import courses, names, over_koenige, seeds
from tests.laws.registry import guards

from tarock_engine import engine
from tarock_engine.actions import Call, Discard, Say, Share, Take
from tarock_engine.cards import NAMES
from tarock_engine.seating import SEATS
from tarock_engine.state import AtTalon


@guards("KAR-CALLING-001", "KAR-CALLING-007", "KAR-CALLING-008", "KAR-CALLING-009", "KAR-CALLING-010")
@given(seed=seeds())
def test_a_koenig_is_called_in_the_games_with_a_call_and_in_time(seed: int) -> None:
    for course in courses(seed, 4):
        calls = [place for place, action in enumerate(course.actions) if isinstance(action, Call)]
        game = course.game
        if game is None:
            continue
        assert len(calls) == (course.contract in plain.CALLING)
        if calls:
            before = course.actions[: calls[0]]
            late = course.chosen["king-named-when"] == "before-discard" and course.contract != "Solo-Rufer"
            assert not any(isinstance(action, Say | Discard) for action in before)
            assert late or not any(isinstance(action, Take) for action in before)
        else:
            assert game.partner is None


@guards("KAR-CALLING-006", "KAR-CALLING-017", "KAR-CALLING-012", "KAR-CALLING-015")
@given(seed=seeds())
def test_the_holder_of_the_called_koenig_is_the_partner_and_without_one_the_declarer_is_alone(seed: int) -> None:
    for course in courses(seed, 4):
        game = course.game
        if game is not None and game.called is not None:
            holders = [seat for seat in SEATS[:4] if NAMES[game.called] in names(course.dealt.hands[seat])]

            assert game.partner == next(iter(holders), None)


@guards(*(f"KAR-CALLING-{number:03}" for number in (*range(11, 17), 18)), "KAR-TALON-002", "KAR-SETTLING-044")
@given(seed=seeds())
def test_only_over_a_called_koenig_in_the_talon_one_may_pay_or_turn_to_fahren(seed: int) -> None:
    for course in [*courses(seed, 2), *over_koenige(seed, 3)]:
        for moment in course.retold.where("talon"):
            assert moment.engines == moment.acts
            state = moment.stop.state
            if (
                isinstance(state, AtTalon)
                and state.game.contract.name != "Sechser-Dreier"
                and not is_called_late(state)
            ):
                shown = course.rules.talon.turned_face_up.value
                for seat in SEATS[:4] if shown else (state.game.declarer,):
                    assert not course.dealt.talon & ~engine.seen(state, course.dealt, seat, course.rules)[0]


def is_called_late(state: AtTalon) -> bool:
    """Whether the König is called when the Talon has been taken."""
    return state.game.called is None and state.game.contract.name in plain.CALLING


@guards("KAR-CALLING-013", "KAR-TRISCHAKEN-013", "KAR-TRISCHAKEN-001")
@given(seed=seeds())
def test_a_rufer_turned_into_fahren_has_no_declarer_and_everybody_has_seen_the_talon(seed: int) -> None:
    for course in over_koenige(seed, 3):
        if any(isinstance(action, Take) and action.share is Share.FAHREN for action in course.actions):
            assert course.contract == "Fahren"
            _, state = course.turns[0]
            for seat in SEATS[:4]:
                assert not course.dealt.talon & ~engine.seen(state, course.dealt, seat, course.rules)[0]
