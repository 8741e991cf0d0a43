from __future__ import annotations

import itertools
import random
from collections.abc import Collection, Iterator
from typing import Any

import pytest
from hypothesis import given
from tests.laws import plain
from tests.laws.registry import guards
from tests.laws.sources import Every, can_breaches_stand, every_source, every_source_without_breaches
from tests.laws.strategies import Course, listed, names, seeds

from tarock_engine import engine
from tarock_engine.actions import SPIEL, Play
from tarock_engine.cards import CARDS, NAMES, Mask, mask_of, names_in
from tarock_engine.contracts import Side
from tarock_engine.ruleset import RuleSet
from tarock_engine.seating import SEATS, Seat
from tarock_engine.state import Playing
from tarock_protocol.messages.parts import NumberedTrick
from tarock_protocol.messages.questions import MayPlay, Result
from tarock_reference import cardplay
from tarock_reference.bad_questions import BadQuestionError
from tarock_reference.possible import tricks
from tarock_reference.scores import side_name
from tarock_reference.source_answers import answers_of


@guards(
    *("LUN-PLAY-018", "KOE-PLAY-035", "KOE-PLAY-005", "KOE-PLAY-007", "KAR-PLAY-005", "KAR-PLAY-007"),
    *("ZWA-PLAY-005", "ZWA-PLAY-026"),
)
@every_source
@given(seed=seeds())
def test_every_card_of_the_hand_that_is_not_legal_is_refused_with_a_reason(source: Every, seed: int) -> None:
    for course in source.courses(seed, 2):
        for stop in course.stops:
            if isinstance(stop.state, Playing):
                refused = {action.words: found for action, found in engine.refused(stop.state, course.rules)}

                assert set(refused) == names(stop.state.hands[stop.state.turn]) - stop.cards
                assert all(str(found.reason) and found.grounds for found in refused.values())


@guards(
    *("LUN-PLAY-018", "KOE-PLAY-035", "KOE-TRISCHAKEN-004", "KAR-PLAY-004", "ZWA-PLAY-026"),
)
@every_source
@given(seed=seeds())
def test_a_hand_asked_about_by_itself_may_play_what_it_may_in_the_deal_and_is_refused_alike(
    source: Every, seed: int
) -> None:
    for course in source.courses(seed, 1):
        for stop in course.stops:
            if isinstance(stop.state, Playing) and is_unbound(stop.state):
                told = cardplay.may_play(asked_alone(stop.state, course.rules), course.rules)
                refused = engine.refused(stop.state, course.rules)
                alike = {action.words: found.grounds for action, found in refused if isinstance(action, Play)}

                assert set(told.legal) == stop.cards
                assert {card: tuple(grounds) for card, grounds in told.why.items()} == alike


def is_unbound(state: Playing) -> bool:
    """Whether nothing but the game itself was announced, so that no card waits for its trick."""
    return not any(chain.item != SPIEL for chain in state.contest.chains)


def asked_alone(state: Playing, rules: RuleSet) -> MayPlay:
    """The question about the hand of the player in turn that tells nothing of the deal around it."""
    game, hand = state.contest.game, state.hands[state.turn]
    return MayPlay(
        id=1,
        rules=rules.name,
        contract=answers_of(rules).alone or "" if game is None else game.contract.name,
        hand=list(names_in(hand)),
        trick=[NAMES[card] for card in state.table],
        number=len(state.tricks) + 1,
    )


@guards(
    *("LUN-PLAY-006", "LUN-PLAY-018", "KOE-PLAY-008", "KOE-PLAY-035", "KAR-PLAY-008", "KAR-PLAY-004"),
    *("ZWA-PLAY-003", "ZWA-PLAY-008"),
)
@every_source
@given(seed=seeds())
def test_there_is_always_a_card_to_play_and_it_comes_from_the_hand_of_the_player_in_turn(
    source: Every, seed: int
) -> None:
    for course in source.courses(seed, 3):
        for stop in course.stops:
            if isinstance(stop.state, Playing):
                (choice,) = (choice for choice in stop.choices if choice.deed == "play")

                assert choice.seat == stop.state.turn
                assert stop.cards
                assert stop.cards <= names(stop.state.hands[stop.state.turn])
                assert stop.words - stop.cards <= source.out_of_turn


@guards(
    *("LUN-PLAY-001", "LUN-PLAY-002", "KOE-PLAY-004", "KOE-PLAY-011", "KAR-PLAY-004", "KAR-PLAY-010"),
    *("ZWA-PLAY-003", "ZWA-DEALING-001"),
)
@every_source
@given(seed=seeds())
def test_everybody_adds_one_card_to_a_trick_in_turn_and_the_trick_shows_them_in_that_order(
    source: Every, seed: int
) -> None:
    for course in source.courses(seed, 3):
        played = [action for action in course.actions if isinstance(action, Play)]
        for trick in course.played.tricks if course.is_played else ():
            acts, played = played[: len(trick.cards)], played[len(trick.cards) :]
            seats = [act.seat for act in acts]
            everybody = course.dealt.seating.everybody

            assert [act.card for act in acts] == list(trick.cards)
            assert seats[0] == trick.leader
            assert len(set(seats)) == len(seats)
            assert trick.winner in seats
            assert seats == sorted(seats, key=lambda seat: (seat - trick.leader) % len(everybody))
        assert not played


@guards(
    *("LUN-PLAY-007", "LUN-PLAY-009"),
    *("KOE-PLAY-009", "KOE-PLAY-010", "KOE-PLAY-019"),
    *("KAR-PLAY-009", "KAR-PLAY-028"),
    *("ZWA-PLAY-015", "ZWA-PLAY-017", "ZWA-PLAY-018", "ZWA-PLAY-019", "ZWA-PLAY-020"),
)
@every_source
@given(seed=seeds())
def test_a_trick_goes_to_a_trump_or_to_the_suit_that_was_led(source: Every, seed: int) -> None:
    for course in source.courses(seed, 3):
        played = [action for action in course.actions if isinstance(action, Play)]
        for trick in course.played.tricks if course.is_played else ():
            acts, played = played[: len(trick.cards)], played[len(trick.cards) :]
            shown = listed(trick.cards)
            winning = next(card for act, card in zip(acts, shown, strict=True) if act.seat == trick.winner)
            better = [
                card
                for card in shown
                if plain.suit(card) == plain.suit(winning) and source.can_beat(card, winning, course.chosen)
            ]

            assert plain.suit(winning) in ("trump", plain.suit(shown[0]))
            assert not better or (winning == "I" and set(shown) >= plain.TRULL)


# ---------------------------------------------------------------------------------------------------- what can be


def told_in(course: Course[Any], numbers: Collection[int]) -> tricks.ToldGame:
    """Some tricks of a deal, as somebody tells them."""
    game, question = (
        course.declared,
        Result(
            id=1,
            contract=course.declared.contract.name,
            players=course.dealt.seating.players,
            dealer=course.dealt.seating.dealer,
            declarer=course.declared.declarer,
            partner=course.declared.partner,
            called=None,
            tricks={side_name(side): number for side, number in taken(course).items()},
            played=[
                NumberedTrick(number=number, leader=trick.leader, cards=listed(trick.cards))
                for number, trick in enumerate(course.played.tricks, start=1)
                if number in numbers
            ],
            said=[],
        ),
    )
    found = {
        trick.number: (SEATS[trick.leader], tuple(CARDS[card] for card in trick.cards)) for trick in question.played
    }
    return tricks.ToldGame.of(question, game, found, course.rules)


def announced(course: Course[Any]) -> Iterator[tuple[str, int]]:
    """What was announced, and by whom."""
    return ((chain.item, chain.of) for chain in course.contest.chains if chain.of is not None)


def taken(course: Course[Any]) -> dict[Side, int]:
    winners = [course.declared.side_of(trick.winner) for trick in course.played.tricks]
    return {side: winners.count(side) for side in Side}


def piles(course: Course[Any]) -> dict[Side, Mask]:
    """The cards of the tricks of each side."""
    found = dict.fromkeys(Side, 0)
    for trick in course.played.tricks:
        found[course.declared.side_of(trick.winner)] |= mask_of(trick.cards)
    return found


@guards("LUN-PLAY-018", "KOE-PLAY-035", "KAR-PLAY-005", "ZWA-PLAY-026")
@every_source
@given(seed=seeds())
def test_no_tricks_of_a_played_deal_are_refused_whichever_of_them_are_told(source: Every, seed: int) -> None:
    rng = random.Random(seed)
    for course in source.games(seed, 4):
        number = len(course.played.tricks)
        for told in (range(1, number + 1), rng.sample(range(1, number + 1), min(4, number))):
            tricks.refuse_impossible_tricks(told_in(course, told), piles(course))


@guards("LUN-PLAY-018", "KOE-PLAY-035", "KAR-PLAY-005", "ZWA-PLAY-026")
@every_source
@given(seed=seeds())
def test_a_trick_that_is_led_by_anybody_else_than_the_one_before_gives_it_to_is_refused(
    source: Every, seed: int
) -> None:
    rng = random.Random(seed)
    for course in source.games(seed, 4):
        told = told_in(course, range(1, len(course.played.tricks) + 1))
        number = rng.randint(1, len(told.tricks))
        right = told.tricks[number]
        for leader in set(course.dealt.seating.active) - {right.leader} if number > 1 else ():
            wrong = {**told.tricks, number: right._replace(leader=leader)}
            with pytest.raises(BadQuestionError, match=f"leader: expected seat {right.leader}, because"):
                tricks.refuse_impossible_tricks(told._replace(tricks=wrong), piles(course))


@guards("LUN-PLAY-018", "KOE-PLAY-035", "ZWA-PLAY-026")
@every_source_without_breaches
@given(seed=seeds())
def test_a_card_that_does_not_follow_although_a_later_trick_shows_one_that_does_is_refused(
    source: Every, seed: int
) -> None:
    for course in source.games(seed, 4):
        told = told_in(course, range(1, len(course.played.tricks) + 1))
        for first, second, seat in () if can_breaches_stand(told.rules) else exchangeable(told):
            with pytest.raises(BadQuestionError):
                tricks.refuse_impossible_tricks(exchanged(told, first, second, seat), piles(course))


def exchangeable(told: tricks.ToldGame) -> Iterator[tuple[int, int, Seat]]:
    """Two tricks and a player who followed a plain suit in the first and played one of another to the second."""
    suits = told.rules.ranking.suit_of
    for first, second in itertools.pairwise(told.tricks):
        one, other = told.cards_of(first), told.cards_of(second)
        if told.game.called in (*one.values(), *other.values()):
            continue
        led = told.tricks[first].cards[0]
        for seat, card in list(one.items())[1:]:
            later = other[seat]
            plain = not told.rules.ranking.trumps & (1 << led | 1 << later)
            if plain and suits[led] >> card & 1 and not suits[led] >> later & 1 and told.tricks[second].leader != seat:
                yield first, second, seat


def exchanged(told: tricks.ToldGame, first: int, second: int, seat: Seat) -> tricks.ToldGame:
    """The same tricks with the cards of a player exchanged."""
    one, other = told.cards_of(first)[seat], told.cards_of(second)[seat]
    swap = {one: other, other: one}
    cards = {number: tuple(swap.get(card, card) for card in told.tricks[number].cards) for number in (first, second)}
    return told._replace(tricks={**told.tricks, **{n: told.tricks[n]._replace(cards=cards[n]) for n in cards}})
