from __future__ import annotations

from hypothesis import given
from tests.laws.karl import plain
from tests.laws.karl.strategies import courses, fahren, games, names, over_koenige, seeds
from tests.laws.plain import TRULL
from tests.laws.registry import guards

from tarock_engine.actions import Say, Step
from tarock_engine.karl import announcing


@guards(*(f"KAR-ANNOUNCING-{number:03}" for number in range(1, 31)), "KAR-TRISCHAKEN-002", "KAR-SETTLING-041")
@given(seed=seeds())
def test_exactly_the_utterances_of_the_second_opinion_are_open_to_its_speaker_until_play_begins(seed: int) -> None:
    for course in [*courses(seed, 2), *over_koenige(seed, 1)]:
        for moment in course.retold.where("say"):
            assert moment.engines == moment.acts
        assert course.is_unplayed == ("unplayed" in course.retold.end)


@guards("KAR-ANNOUNCING-001", "KAR-ANNOUNCING-002", "KAR-ANNOUNCING-011", "KAR-TRISCHAKEN-002")
@given(seed=seeds())
def test_there_is_a_round_in_every_game_with_a_declarer_and_none_in_fahren(seed: int) -> None:
    for course in games(seed, 3):
        assert course.talk
    for course in fahren(seed, 2):
        assert not course.talk


@guards("KAR-ANNOUNCING-013", "KAR-ANNOUNCING-014")
@given(seed=seeds())
def test_the_declarer_of_an_auch_rufer_has_announced_a_bird_before_anybody_else_speaks(seed: int) -> None:
    for course in games(seed, 4):
        if course.contract == "Auch-Rufer":
            first = next(state for _, state, say in course.talk if say.seat != course.declared.declarer)

            assert any(chain.item in plain.BIRDS and chain.of == course.declared.declarer for chain in first.chains)


@guards("KAR-ANNOUNCING-020", "KAR-ANNOUNCING-009", "KAR-ANNOUNCING-010")
@given(seed=seeds())
def test_what_others_hold_changes_nothing_in_what_may_be_said(seed: int) -> None:
    for course in courses(seed, 3):
        for stop, state, say in course.talk:
            mine = names(state.hands[say.seat])
            announced = {
                action.words for action in stop.allowed if isinstance(action, Say) and action.step is Step.ANNOUNCE
            }
            of_valat = {
                course.is_mine(chain.of) for chain in state.chains if chain.item == "Valat" and chain.of is not None
            }
            is_first = all(said.step is not None for _, _, said in course.talk[: course.talk.index((stop, state, say))])

            if not of_valat and course.contract in plain.CALLING and is_first and state.opened:
                assert announced >= set(plain.BIRDS) - {chain.item for chain in state.chains}
            if "Trull" in announced and course.is_mine(say.seat) in of_valat:
                assert mine >= TRULL


@guards("KAR-ANNOUNCING-007", "KAR-ANNOUNCING-009", "KAR-ANNOUNCING-020", "KAR-ANNOUNCING-022")
@given(seed=seeds())
def test_what_is_worked_out_ahead_is_what_the_rules_say_of_the_rest_of_the_round(seed: int) -> None:
    for course in courses(seed, 2):
        for _, state, _ in course.talk:
            assert announcing.worked_out(state, course.rules) == state
