from __future__ import annotations

from hypothesis import given
from tests.laws import plain
from tests.laws.registry import guards
from tests.laws.sources import Every, every_source
from tests.laws.strategies import listed, names, seeds

from tarock_engine import engine
from tarock_engine.actions import SPIEL, Play
from tarock_engine.cards import NAMES, names_in
from tarock_engine.ruleset import RuleSet
from tarock_engine.state import Playing
from tarock_reference import cardplay
from tarock_reference.source_answers import answers_of
from tarock_steps.protocol.messages.questions import MayPlay


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
                assert all(found.reason and found.grounds for found in refused.values())


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
                alike = {one.words: found.grounds for one, found in refused if isinstance(one, Play)}

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
                (choice,) = (one for one in stop.choices if one.deed == "play")

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
        played = [one for one in course.actions if isinstance(one, Play)]
        for trick in course.played.tricks if course.was_played else ():
            acts, played = played[: len(trick.cards)], played[len(trick.cards) :]
            seats = [one.seat for one in acts]
            everybody = course.dealt.seating.everybody

            assert [one.card for one in acts] == list(trick.cards)
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
        played = [one for one in course.actions if isinstance(one, Play)]
        for trick in course.played.tricks if course.was_played else ():
            acts, played = played[: len(trick.cards)], played[len(trick.cards) :]
            shown = listed(trick.cards)
            winning = next(card for one, card in zip(acts, shown, strict=True) if one.seat == trick.winner)
            better = [
                card
                for card in shown
                if plain.suit(card) == plain.suit(winning) and source.outranks(card, winning, course.chosen)
            ]

            assert plain.suit(winning) in ("trump", plain.suit(shown[0]))
            assert not better or (winning == "I" and set(shown) >= plain.TRULL)
