from __future__ import annotations

from hypothesis import given
from tests.laws.koenigrufen.strategies import courses, games, seeds, trischaken
from tests.laws.plain import KOENIGE
from tests.laws.registry import guards

from tarock_engine.actions import Say, Step
from tarock_engine.cards import NAMES
from tarock_engine.koenigrufen import announcing_ahead
from tarock_engine.koenigrufen.state import Announcing


@guards("KOE-ANNOUNCING-004", "KOE-ANNOUNCING-009", "KOE-ANNOUNCING-020", "KOE-ANNOUNCING-024")
@given(seed=seeds())
def test_what_is_worked_out_ahead_is_what_the_rules_say_of_the_rest_of_the_round(seed: int) -> None:
    for course in courses(seed, 2):
        for _, state, _ in course.talk:
            assert state.ahead == announcing_ahead.worked_out_ahead(state, course.rules)


@guards("KOE-ANNOUNCING-026", "KOE-ANNOUNCING-027", "KOE-ANNOUNCING-028", "KOE-ANNOUNCING-029", "KOE-ANNOUNCING-030")
@given(seed=seeds())
def test_every_ladder_begins_with_the_other_side_and_the_sides_alternate_on_it(seed: int) -> None:
    for course in games(seed, 4):
        for chain in course.contest.chains:
            own = chain.item == "Spiel" or chain.of is None or course.is_mine(chain.of)
            sides = [course.is_mine(seat) is own for seat in chain.doubled]

            assert sides == [number % 2 == 1 for number in range(len(sides))]


@guards("KOE-ANNOUNCING-027", "KOE-ANNOUNCING-035", "KOE-ANNOUNCING-003")
@given(seed=seeds())
def test_an_utterance_changes_the_thing_it_is_about_and_nothing_else(seed: int) -> None:
    for course in games(seed, 4):
        states = [state for _, state, _ in course.talk]
        for (_, before, say), after in zip(course.talk, states[1:], strict=False):
            new = set(after.chains) - set(before.chains)
            gone = set(before.chains) - set(after.chains)
            if say.step is None:
                assert after.chains == before.chains
            elif say.step is Step.ANNOUNCE:
                assert [(chain.item, chain.of, chain.doubled) for chain in new] == [(say.item, say.seat, ())]
                assert not gone
            else:
                ((one,), (other,)) = new, gone
                assert one.item == other.item == say.item
                assert one.doubled == (*other.doubled, say.seat)
                assert len(one.doubled) == say.step


@guards("KOE-ANNOUNCING-034", "KOE-ANNOUNCING-036", "KOE-TRISCHAKEN-001")
@given(seed=seeds())
def test_trischaken_has_no_round_of_announcements(seed: int) -> None:
    for course in trischaken(seed, 1):
        assert not course.talk
        assert not any(isinstance(action, Say) for action in course.actions)
        assert course.contest.chains == ()


@guards("KOE-ANNOUNCING-001", "KOE-CALLING-014", "KOE-TALON-015")
@given(seed=seeds())
def test_a_deal_goes_from_the_auction_by_call_stock_and_announcements_to_the_cards(seed: int) -> None:
    for course in courses(seed, 3):
        deeds = [stop.choices[0].deed for stop in course.stops]
        order = ["bid", "call", "talon", "call", "discard", "say", "play"]
        met = [deed for place, deed in enumerate(deeds) if place == 0 or deeds[place - 1] != deed]
        early = course.chosen["king-named-when"] == "before-discard"

        assert [deed for deed in order if deed in met][:1] == ["bid"]
        assert met == sorted(met, key=order.index) or (early and met.index("talon") < met.index("call"))
        assert all(isinstance(state, Announcing) for _, state, _ in course.talk)


@guards("KOE-ANNOUNCING-014", "KOE-BONUSES-036")
@given(seed=seeds())
def test_cards_stay_where_they_are_while_people_talk(seed: int) -> None:
    for course in games(seed, 3):
        hands = [state.hands for _, state, _ in course.talk]

        assert len(set(hands)) <= 1
        for (_, _, say), held in zip(course.talk, hands, strict=True):
            called = course.declared.called
            if say.item == "König ultimo" and say.step is Step.ANNOUNCE:
                assert called is not None
                assert NAMES[called] in KOENIGE
            assert sum(hand.bit_count() for hand in held) == 48
