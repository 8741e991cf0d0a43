from __future__ import annotations

from hypothesis import given
from tests.laws.karl import plain
from tests.laws.karl.strategies import courses, fahren, games, names, over_koenige, seeds
from tests.laws.karl.told import followed, whole_talk
from tests.laws.registry import guards
from tests.laws.telling import told

from tarock_engine.actions import Say, Step
from tarock_engine.karl import announcing
from tarock_engine.karl.state import Announcing


@guards(*(f"KAR-ANNOUNCING-{number:03}" for number in (1, 2, *range(5, 16), *range(19, 31))))
@given(seed=seeds())
def test_exactly_the_utterances_of_the_source_are_open(seed: int) -> None:
    for course in courses(seed, 4):
        for stop, talk, say in followed(course):
            says = [one for one in stop.choices[0].actions if isinstance(one, Say)]

            assert {told(one) for one in says if one.step is not None} == talk.open_to(say.seat)
            assert any(one.step is None for one in says) == talk.may_close(say.seat)


@guards("KAR-ANNOUNCING-001", "KAR-ANNOUNCING-003", "KAR-ANNOUNCING-004", "KAR-ANNOUNCING-007")
@given(seed=seeds())
def test_everybody_speaks_in_turn_from_the_declarer_on_until_the_others_have_said_gut_to_the_last_word(
    seed: int,
) -> None:
    for course in courses(seed, 4):
        for stop, talk, say in followed(course):
            assert not talk.is_over()
            assert [choice.seat for choice in stop.choices] == [talk.next_seat()] == [say.seat]
        if course.talk:
            assert whole_talk(course).is_over()


@guards("KAR-ANNOUNCING-001", "KAR-ANNOUNCING-002", "KAR-ANNOUNCING-011", "KAR-TRISCHAKEN-002")
@given(seed=seeds())
def test_there_is_a_round_in_every_game_with_a_declarer_and_none_in_fahren(seed: int) -> None:
    for course in games(seed, 3):
        assert course.talk
    for course in fahren(seed, 2):
        assert not course.talk


@guards("KAR-ANNOUNCING-016", "KAR-ANNOUNCING-017", "KAR-ANNOUNCING-018", "KAR-ANNOUNCING-015", "KAR-SETTLING-041")
@given(seed=seeds())
def test_only_a_rufer_in_which_nothing_that_counts_was_said_is_not_played(seed: int) -> None:
    for course in [*courses(seed, 4), *over_koenige(seed, 3)]:
        if not course.talk:
            continue
        talk = whole_talk(course)
        forcing = any(one.steps for one in talk.things)
        for one in talk.things:
            of_mine = one.of is not None and talk.mine(one.of)
            forcing |= one.item != "Spiel" and (of_mine or course.chosen["rufer-what-forces-play"] == "anyone")
        forcing |= talk.partner is None and course.chosen["rufer-alone-unannounced"] == "played"

        assert course.unplayed == (course.contract == "Rufer" and not forcing)


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
        for stop, talk, say in followed(course):
            assert isinstance(stop.state, Announcing)
            mine = names(stop.state.hands[say.seat])
            announced = {one.words for one in stop.allowed if isinstance(one, Say) and one.step is Step.ANNOUNCE}
            valat = any(one.item == "Valat" for one in talk.things)

            if not valat and course.contract in plain.CALLING and not talk.turns and talk.opened:
                assert announced >= set(plain.BIRDS) - {one.item for one in talk.things}
            if (
                valat
                and "Trull" in announced
                and talk.mine(say.seat) in {talk.mine(one.of or 0) for one in talk.things if one.item == "Valat"}
            ):
                assert mine >= plain.TRULL


@guards("KAR-ANNOUNCING-007", "KAR-ANNOUNCING-009", "KAR-ANNOUNCING-020", "KAR-ANNOUNCING-022")
@given(seed=seeds())
def test_what_is_worked_out_ahead_is_what_the_rules_say_of_the_rest_of_the_round(seed: int) -> None:
    for course in courses(seed, 2):
        for _, state, _ in course.talk:
            assert announcing.worked_out(state, course.rules) == state
