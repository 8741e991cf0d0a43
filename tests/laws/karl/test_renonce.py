from __future__ import annotations

import copy
import dataclasses
import random
from collections.abc import Iterable, Iterator, Sequence

import pytest
from hypothesis import given
from tests.laws.karl.strategies import KARL, Course, bidding, cards, courses, fahren, games, names, seeds
from tests.laws.registry import guards
from tests.laws.retold import begun
from tests.laws.strategies import Stop

from tarock_engine import engine
from tarock_engine.actions import Play
from tarock_engine.cards import CARDS, mask_of
from tarock_engine.karl import renonce
from tarock_engine.karl.state import Announcing, RenonceEnd, Slip
from tarock_engine.ruling import IllegalActionError
from tarock_engine.seating import Seat, further
from tarock_engine.state import Dealt, Discarding, Played, Playing, State
from tarock_second_opinion.karl.glue import KarlTelling
from tarock_second_opinion.karl.talon import is_right
from tarock_second_opinion.lockstep import Pair
from tarock_second_opinion.source import RENONCE, Act
from tarock_second_opinion.sources import SOURCES


def is_refused(state: State, slips: Sequence[Slip], accuser: int, offender: int, course: Course) -> bool:
    """Whether nobody hears of a Renonce that is pointed out."""
    try:
        renonce.exposed(state, slips, Seat(accuser), Seat(offender), course.rules)
    except IllegalActionError:
        return True
    return False


def erring(course: Course) -> Iterator[tuple[Pair, Stop]]:
    """Both tellings at each moment of a deal in which breaches of the rules can stand."""
    telling = begun(course.dealt, course.rules.name, course.chosen)
    assert isinstance(telling, KarlTelling)
    telling.erring = True
    pair = Pair(SOURCES[course.rules.name], course.rules, telling, course.stops[0].state)
    for stop in course.stops:
        yield pair, stop
        pair.do(next(act for act in telling.acts() if act.wish == (stop.action.seat, stop.action.words)), stop.action)


def played_on(rng: random.Random, pair: Pair, number: int) -> None:
    """Go on for so many acts, or to the end; a breach among them now and then."""
    for _ in range(number):
        if engine.is_over(pair.state):
            return
        actions = pair.allowed()
        unnoticed = [act for act in pair.overlooked() if act.is_unnoticed] if rng.random() < 0.1 else []
        act = rng.choice(sorted(unnoticed or actions))
        pair.do(act, actions.get(act))


# -------------------------------------------------------------------------------------------------- what can stand


@guards(
    *(f"KAR-RENONCE-{number:03}" for number in (1, 2, 3, 4, 5, 13, 14, 15, 16, 18, 19)),
    *("KAR-PLAY-033", "KAR-PLAY-034", "KAR-TALON-003", "KAR-TALON-006", "KAR-TALON-007", "KAR-BIDDING-044"),
)
@given(seed=seeds())
def test_exactly_the_breaches_of_the_second_opinion_stand_unnoticed_and_can_be_pointed_out(seed: int) -> None:
    rng = random.Random(seed)
    for course in [*courses(seed, 2), *fahren(seed, 1)]:
        for pair, stop in erring(course):
            if rng.random() < (0.1 if isinstance(stop.state, Playing) else 0.5):
                pair.overlooked()


@guards("KAR-RENONCE-001", "KAR-PLAY-004")
@given(seed=seeds())
def test_a_card_that_one_does_not_hold_cannot_be_played_unnoticed(seed: int) -> None:
    rng = random.Random(seed)
    for course in [*games(seed, 2), *fahren(seed, 1)]:
        for _, state in rng.sample(course.turns, 4):
            for card in {"I", "K♥", "7♠"} - names(state.hands[state.turn]):
                with pytest.raises(IllegalActionError):
                    renonce.overlooked(state, Play(state.turn, CARDS[card]), course.rules)


@guards("KAR-RENONCE-013", "KAR-RENONCE-015", "KAR-TALON-007")
@given(seed=seeds())
def test_a_wrong_discard_goes_unnoticed_and_an_allowed_one_does_not(seed: int) -> None:
    rng = random.Random(seed)
    for course in courses(seed, 4):
        for pair, stop in erring(course):
            state = stop.state
            if isinstance(state, Discarding) and not state.exchange.laid:
                for away in some_discards(rng, state, stop):
                    discarded(course, state, away, stands=not is_right(pair.telling.course.game, sorted(away)))
                break


def some_discards(rng: random.Random, state: Discarding, stop: Stop) -> Iterator[set[str]]:
    """Any number of any cards, and each card with others that may go."""
    hand = sorted(names(state.hand))
    for number in (state.missing, state.missing, 2, 7):
        yield set(rng.sample(hand, number))
    for card in hand:
        beside = sorted(stop.words & {*hand} - {card})
        yield {card, *rng.sample(beside, min(state.missing - 1, len(beside)))}


def discarded(course: Course, state: Discarding, away: set[str], *, stands: bool) -> None:
    """Lay cards away, which is taken back where it is wrong and found out before ``ich liege``."""
    declarer = state.game.declarer
    act = renonce.LayAway(declarer, mask_of(cards(away)))
    if not stands:
        with pytest.raises(IllegalActionError):
            renonce.overlooked(state, act, course.rules)
        return
    after, slip = renonce.overlooked(state, act, course.rules)
    assert isinstance(after, Announcing)
    if not after.opened:
        back = renonce.exposed(after, [slip], further(declarer, 1, 4), declarer, course.rules)
        assert isinstance(back, Discarding)
        assert (back.hand, back.missing, back.exchange.laid) == (state.hand, state.missing, 0)


@guards("KAR-RENONCE-002", "KAR-RENONCE-014", "KAR-RENONCE-018", "KAR-RENONCE-019")
@given(seed=seeds())
def test_where_nobody_has_broken_a_rule_nothing_can_be_pointed_out(seed: int) -> None:
    rng = random.Random(seed)
    for course in courses(seed, 3):
        for state in [*rng.choices(course.states, k=4), course.end]:
            one, other = rng.sample(range(4), 2)

            assert is_refused(state, [], one, other, course)


# ------------------------------------------------------------------------------------------------- what comes of it


@guards(*(f"KAR-RENONCE-{number:03}" for number in (*range(1, 18), 20, 21)), "KAR-SESSIONS-006")
@given(seed=seeds())
def test_a_renonce_that_is_found_out_settles_the_deal_alone_whatever_was_done_since(seed: int) -> None:
    rng = random.Random(seed)
    for course in [*courses(seed, 2), *fahren(seed, 1), bidding(rng)]:
        pair = with_breach(rng, course)
        if pair is None:
            continue
        played_on(rng, pair, rng.choice((0, 1, 5, 5, 5, 99)))
        for act in one_of_each(pair):
            found_out(pair, act, course)


def one_of_each(pair: Pair) -> Iterable[Act]:
    """Pointing out each Renonce that can be, by the last of those who can."""
    return {act.words: act for act in sorted(pair.overlooked()) if act.deed == RENONCE}.values()


def with_breach(rng: random.Random, course: Course) -> Pair | None:
    """A deal in which somebody has just broken a rule unnoticed, where that is possible."""
    start = rng.choice((0, 0, rng.randrange(len(course.stops))))
    for number, (pair, _) in enumerate(erring(course)):
        if number >= start and (number < 12 or rng.random() < 0.3):
            unnoticed = sorted(act for act in pair.overlooked() if act.is_unnoticed)
            if unnoticed and rng.random() < 0.7:
                pair.do(rng.choice(unnoticed), None)
                return pair
    return None


def found_out(pair: Pair, act: Act, course: Course) -> None:
    """Point a Renonce out beside the second opinion, in a copy of the deal."""
    end, _ = pair.beside[act]
    offender = int(act.words.rpartition(" ")[2])
    assert is_refused(pair.state, pair.slips, offender, offender, course)
    if isinstance(end, Discarding):
        return
    assert isinstance(end, RenonceEnd)
    assert engine.is_over(end)
    assert not engine.choices(end, course.rules)
    assert not engine.score(end, course.rules).items
    assert all(is_refused(end, pair.slips, seat, offender, course) for seat in range(4))
    assert list(engine.settlement(end, course.rules).payments) == settled(pair, offender)


def settled(pair: Pair, offender: int) -> object:
    """What the second opinion says that everybody receives; its deal goes on where it was."""
    again = copy.deepcopy(pair.telling)
    again.course.expose(offender)
    return again.end()["payments"]


# ---------------------------------------------------------------------------------------- a wrong number of cards


def miscounted(rng: random.Random, dealt: Dealt) -> Dealt:
    """The deal with a card of one hand in another."""
    more, less = rng.sample(range(4), 2)
    moved = 1 << CARDS[rng.choice(sorted(names(dealt.hands[less])))]
    hands = list(dealt.hands)
    hands[less] &= ~moved
    hands[more] |= moved
    return dataclasses.replace(dealt, hands=tuple(hands))


@guards(
    *("KAR-RENONCE-014", "KAR-RENONCE-002", "KAR-RENONCE-006", "KAR-RENONCE-007", "KAR-RENONCE-018"),
    *("KAR-RENONCE-019", "KAR-DEALING-003"),
)
@given(seed=seeds())
def test_a_wrong_number_of_cards_is_a_renonce_of_whoever_has_it_once_the_second_opinion_says_so(seed: int) -> None:
    rng = random.Random(seed)
    for base in courses(seed, 1):
        dealt = miscounted(rng, base.dealt)
        mood = KARL.mood(rng, dealt, base.chosen, False)  # noqa: FBT003
        course = KARL.play_out(dealt, base.chosen, base.pack, lambda state, acts: KARL.decide(rng, state, acts, mood))  # noqa: B023
        for pair, stop in erring(course):
            if not isinstance(stop.state, Playing) or rng.random() < 0.1:
                pair.overlooked()
        if isinstance(course.end, Played):
            assert len(course.played.tricks) == 11
            for act in one_of_each(pair):
                found_out(pair, act, course)
