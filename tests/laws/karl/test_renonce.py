from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given
from tests.laws.karl import fines, plain
from tests.laws.karl.auction import Auction
from tests.laws.karl.binding import Held, held_by, left
from tests.laws.karl.ends import facts_of
from tests.laws.karl.scoring import Facts
from tests.laws.karl.strategies import KARL, Course, cards, courses, fahren, games, listed, names, seeds
from tests.laws.karl.told import talk_of, tricks_of
from tests.laws.registry import guards

from tarock_engine import engine
from tarock_engine.actions import Bid, Play
from tarock_engine.cards import CARDS, NAMES, mask_of
from tarock_engine.karl import renonce
from tarock_engine.karl.state import Announcing, Breach, RenonceEnd, Slip
from tarock_engine.ruling import IllegalActionError
from tarock_engine.seating import SEATS, Seat, further
from tarock_engine.state import AtTalon, Bidding, Dealt, Discarding, Exchange, Played, Playing, State


def refused(state: State, slips: Sequence[Slip], accuser: int, offender: int, course: Course) -> bool:
    """Whether nobody hears of a Renonce that is pointed out."""
    try:
        renonce.exposed(state, slips, Seat(accuser), Seat(offender), course.rules)
    except IllegalActionError:
        return True
    return False


def breaches(course: Course, state: Playing) -> tuple[set[str], set[str]]:
    """The cards of the player in turn that a duty keeps back, and those that announced birds keep back."""
    hand = names(state.hands[state.turn])
    allowed = plain.playable(hand, listed(state.table), course.contract, course.chosen)
    if course.game is None:
        return hand - allowed, set()
    here = Held(held_by(course), state.turn, len(state.tricks) + 1)
    return hand - allowed, allowed - left(allowed, here, [names(one) for one in state.hands], course)


def cost(course: Course, offender: int) -> list[plain.Points]:
    """What a Renonce in play comes to."""
    if course.game is None:
        return fines.in_fahren(offender, course.burdened)
    return fines.in_a_game(facts_of(course), offender)


# --------------------------------------------------------------------------------------------- a card against a duty


@guards("KAR-RENONCE-001", "KAR-RENONCE-003", "KAR-PLAY-033", "KAR-PLAY-034")
@given(seed=seeds())
def test_exactly_the_cards_that_break_a_duty_can_be_played_unnoticed(seed: int) -> None:
    rng = random.Random(seed)
    for course in [*games(seed, 3), *fahren(seed, 1)]:
        every = course.chosen["renonce-acts"] == "every-breach"
        for _, state in rng.sample(course.turns, 6):
            duty, birds = breaches(course, state)
            stand = (duty if every else set()) | birds
            for card in names(state.hands[state.turn]) | {"I", "K♥"}:
                play = Play(state.turn, CARDS[card])
                if card in stand:
                    after, slip = renonce.overlooked(state, play, course.rules)
                    assert slip.seat == state.turn
                    assert slip.grounds
                    assert after == engine.advance(state, play, course.rules)
                else:
                    with pytest.raises(IllegalActionError):
                        renonce.overlooked(state, play, course.rules)


@guards(*(f"KAR-RENONCE-{number:03}" for number in (1, 2, 6, 7, 8, 9, 10, 11, 12, 20)), "KAR-SESSIONS-006")
@given(seed=seeds())
def test_a_renonce_that_is_found_out_settles_the_deal_alone_whatever_was_played_since(seed: int) -> None:
    rng = random.Random(seed)
    for course in [*games(seed, 4), *fahren(seed, 1)]:
        found = first_breach(rng, course)
        if found is None:
            continue
        state, slip = found
        state = played_on(rng, state, course, rng.choice((0, 1, 5, 99)))
        others = [seat for seat in SEATS[:4] if seat != slip.seat]
        for accuser in others:
            end = renonce.exposed(state, [slip], accuser, slip.seat, course.rules)

            assert isinstance(end, RenonceEnd)
            assert engine.is_over(end)
            assert not engine.choices(end, course.rules)
            assert not engine.score(end, course.rules).items
            assert list(engine.settlement(end, course.rules).payments) == cost(course, slip.seat)
            assert all(refused(end, [slip], one, slip.seat, course) for one in others)
        assert all(refused(state, [slip], one, other, course) for one in range(4) for other in others)
        assert refused(state, [slip], slip.seat, slip.seat, course)


def first_breach(rng: random.Random, course: Course) -> tuple[State, Slip] | None:
    """A deal in which somebody breaks a duty unnoticed, where that is possible."""
    every = course.chosen["renonce-acts"] == "every-breach"
    for _, state in rng.sample(course.turns, min(10, len(course.turns))):
        duty, birds = breaches(course, state)
        if cards_at_fault := sorted((duty if every else set()) | birds):
            return renonce.overlooked(state, Play(state.turn, CARDS[rng.choice(cards_at_fault)]), course.rules)
    return None


def played_on(rng: random.Random, state: State, course: Course, number: int) -> State:
    """The deal after so many more acts, or at its end."""
    for _ in range(number):
        if isinstance(state, Played):
            break
        choice = engine.choices(state, course.rules)[0]
        state = engine.advance(state, rng.choice(choice.actions), course.rules)
    return state


@guards("KAR-RENONCE-002", "KAR-RENONCE-014", "KAR-RENONCE-018", "KAR-RENONCE-019")
@given(seed=seeds())
def test_where_nobody_has_broken_a_rule_nothing_can_be_pointed_out(seed: int) -> None:
    rng = random.Random(seed)
    for course in courses(seed, 3):
        for state in [*rng.choices(course.states, k=4), course.end]:
            one, other = rng.sample(range(4), 2)

            assert refused(state, [], one, other, course)


# ------------------------------------------------------------------------------------------------- a wrong discard


def discards(course: Course) -> Iterator[Discarding]:
    """The moment before the first card is laid away."""
    for stop in course.stops:
        if isinstance(stop.state, Discarding) and not stop.state.exchange.laid:
            yield stop.state
            return


def opening_facts(course: Course, exchange: Exchange) -> Facts:
    """A game in which nothing has been said yet, with other cards laid away."""
    game = course.declared
    return Facts(
        chosen=course.chosen,
        contract=course.contract,
        declarer=game.declarer,
        partner=game.partner,
        called=None if game.called is None else NAMES[game.called],
        halves=[frozenset(names(half)) for half in course.dealt.halves],
        taken=frozenset(names(exchange.taken)),
        laid=frozenset(names(exchange.laid)),
        hands=[frozenset(names(hand)) for hand in course.dealt.hands],
        tricks=tricks_of(course)[:0],
        spoken=talk_of(course).things,
    )


@guards("KAR-RENONCE-013", "KAR-RENONCE-014", "KAR-RENONCE-015", "KAR-TALON-003", "KAR-TALON-006", "KAR-TALON-007")
@given(seed=seeds())
def test_a_wrong_discard_is_taken_back_before_ich_liege_and_a_renonce_after_it(seed: int) -> None:
    rng = random.Random(seed)
    for course in courses(seed, 6):
        for state in discards(course) if course.talk else ():
            hand, declarer = names(state.hand), course.declared.declarer
            away = set(rng.sample(sorted(hand), rng.choice((state.missing, state.missing, 2, 7))))
            wrong_number = len(away) != state.missing
            act = renonce.LayAway(declarer, mask_of(cards(away)))
            if not wrong_number and plain.may_all_go(away, hand, course.chosen):
                with pytest.raises(IllegalActionError):
                    renonce.overlooked(state, act, course.rules)
                continue
            after, slip = renonce.overlooked(state, act, course.rules)
            accuser = rng.choice([seat for seat in SEATS[:4] if seat != declarer])

            assert isinstance(after, Announcing)
            opened = after.opened
            if not opened:
                again = renonce.exposed(after, [slip], accuser, declarer, course.rules)
                assert isinstance(again, Discarding)
                assert (names(again.hand), again.missing, again.exchange.laid) == (hand, state.missing, 0)
                after = engine.advance(after, engine.choices(after, course.rules)[0].actions[0], course.rules)
            if not wrong_number and course.chosen["wrong-discard-found-late"] == "number-only":
                assert refused(after, [slip], accuser, declarer, course)
                continue
            end = renonce.exposed(after, [slip], accuser, declarer, course.rules)
            assert isinstance(after, Announcing)
            expected = fines.in_a_game(opening_facts(course, after.exchange), declarer)
            assert list(engine.settlement(end, course.rules).payments) == expected


@guards("KAR-RENONCE-013", "KAR-RENONCE-015", "KAR-TALON-007")
@given(seed=seeds())
def test_a_discard_with_one_forbidden_card_goes_unnoticed_and_an_allowed_one_does_not(seed: int) -> None:
    rng = random.Random(seed)
    for course in courses(seed, 4):
        for state in discards(course):
            allowed = {action.words for choice in engine.choices(state, course.rules) for action in choice.actions}
            declarer = course.declared.declarer if course.game else state.game.declarer
            hand = names(state.hand)
            for card in sorted(hand):
                beside = sorted(allowed - {card})
                away = {card, *rng.sample(beside, min(state.missing - 1, len(beside)))}
                act = renonce.LayAway(declarer, mask_of(cards(away)))
                if len(away) == state.missing and plain.may_all_go(away, hand, course.chosen):
                    with pytest.raises(IllegalActionError):
                        renonce.overlooked(state, act, course.rules)
                else:
                    after, slip = renonce.overlooked(state, act, course.rules)
                    back = renonce.exposed(after, [slip], further(declarer, 1, 4), declarer, course.rules)
                    assert isinstance(back, Discarding)
                    assert back.hand == state.hand


# ---------------------------------------------------------------------------------------- a wrong number of cards


def miscounted(rng: random.Random, dealt: Dealt) -> tuple[Dealt, int, int]:
    """The deal with a card of one hand in another; who has one too many, and who one too few."""
    more, less = rng.sample(range(4), 2)
    moved = 1 << CARDS[rng.choice(sorted(names(dealt.hands[less])))]
    hands = list(dealt.hands)
    hands[less] &= ~moved
    hands[more] |= moved
    return dataclasses.replace(dealt, hands=tuple(hands)), more, less


@guards("KAR-RENONCE-014", "KAR-RENONCE-002", "KAR-RENONCE-006", "KAR-RENONCE-007", "KAR-DEALING-003")
@given(seed=seeds())
def test_a_wrong_number_of_cards_is_a_renonce_of_whoever_has_it(seed: int) -> None:
    rng = random.Random(seed)
    for base in courses(seed, 2):
        dealt, more, less = miscounted(rng, base.dealt)
        mood = KARL.mood(rng, dealt, base.chosen, False)  # noqa: FBT003
        course = KARL.play_out(dealt, base.chosen, base.pack, lambda state, acts: KARL.decide(rng, state, acts, mood))  # noqa: B023
        if not isinstance(course.end, Played):
            continue
        assert len(course.played.tricks) == 11
        for offender in SEATS[:4]:
            everybody = course.chosen["wrong-discard-found-late"] != "declarer-only"
            declares = course.game is not None and course.declared.declarer == offender
            accuser = (offender + 1) % 4
            if offender in (more, less) and (everybody or declares):
                end = renonce.exposed(course.end, [], Seat(accuser), offender, course.rules)
                assert list(engine.settlement(end, course.rules).payments) == cost(course, offender)
            else:
                assert refused(course.end, [], accuser, offender, course)


def knows_its_sides(state: State) -> bool:
    """Whether a game with a declarer is named, and the König that belongs to it."""
    if not isinstance(state, AtTalon | Discarding | Announcing):
        return False
    game = state.game
    return game.contract.name not in plain.CALLING or game.called is not None


@guards("KAR-RENONCE-019")
@given(seed=seeds())
def test_before_anything_is_opened_a_wrong_number_that_was_dealt_counts_in_a_reading_once_the_sides_are_known(
    seed: int,
) -> None:
    rng = random.Random(seed)
    for base in courses(seed, 2):
        dealt, more, less = miscounted(rng, base.dealt)
        mood = KARL.mood(rng, dealt, base.chosen, False)  # noqa: FBT003
        course = KARL.play_out(dealt, base.chosen, base.pack, lambda state, acts: KARL.decide(rng, state, acts, mood))  # noqa: B023
        early = course.chosen["wrong-number-before-opening"] == "renonce"
        for stop in course.stops:
            state = stop.state
            if isinstance(state, Playing | Played) or (isinstance(state, Announcing) and state.opened):
                break
            for offender in range(4):
                everybody = course.chosen["wrong-discard-found-late"] != "declarer-only"
                mine = everybody or (course.game is not None and course.declared.declarer == offender)
                counts = early and mine and offender in (more, less) and knows_its_sides(state)
                assert refused(state, [], (offender + 1) % 4, offender, course) is not counts


@guards("KAR-RENONCE-021")
@given(seed=seeds())
def test_several_renonces_of_a_player_cost_him_one_of_them_or_their_sum(seed: int) -> None:
    rng = random.Random(seed)
    for course in games(seed, 2):
        found = first_breach(rng, course)
        if found is None:
            continue
        state, slip = found
        accuser = further(slip.seat, 1, 4)
        birdless = Slip(slip.seat, Breach.NO_BIRD, slip.grounds)
        if refused(state, [birdless], accuser, slip.seat, course):
            continue
        one, other = (
            engine.settlement(renonce.exposed(state, [each], accuser, slip.seat, course.rules), course.rules).payments
            for each in (slip, birdless)
        )
        both = renonce.exposed(state, [slip, birdless], accuser, slip.seat, course.rules)
        expected = {
            "first": one,
            "dearest": min(one, other, key=lambda paid: paid[slip.seat]),
            "each": tuple(map(sum, zip(one, other, strict=True))),
        }
        assert engine.settlement(both, course.rules).payments == expected[course.chosen["several-renonces"]]


# --------------------------------------------------------------------------------------- an Auch-Rufer without a bird


@guards("KAR-RENONCE-004", "KAR-RENONCE-005", "KAR-RENONCE-016", "KAR-RENONCE-017", "KAR-BIDDING-044")
@given(seed=seeds())
def test_an_auch_rufer_without_a_bird_can_be_bid_unnoticed_where_nothing_else_is_wrong(seed: int) -> None:
    for course in courses(seed, 8):
        bids = list[tuple[int, str]]()
        for stop in course.stops:
            if not isinstance(stop.state, Bidding) or not isinstance(stop.action, Bid):
                break
            seat, hands = stop.state.turn, [names(hand) for hand in course.dealt.hands]
            if not hands[seat] & set(plain.BIRDS.values()) and course.chosen["auch-rufer-bird-naming"] != "with-bid":
                hands[seat].add("I")
                may = "Auch-Rufer" in Auction(bids, course.dealt.seating.active, hands, course.chosen).open_to(seat)
                without_bird(course, stop.state, stands=may)
            bids.append((stop.action.seat, stop.action.name))


def without_bird(course: Course, state: Bidding, *, stands: bool) -> None:
    """Hold an Auch-Rufer without a bird to what it is and costs."""
    bid = Bid(state.turn, "Auch-Rufer")
    if not stands:
        with pytest.raises(IllegalActionError):
            renonce.overlooked(state, bid, course.rules)
        return
    after, slip = renonce.overlooked(state, bid, course.rules)
    if course.chosen["auch-rufer-no-bird-outbid"] == "when-played":
        assert refused(after, [slip], (bid.seat + 1) % 4, bid.seat, course) is isinstance(after, Bidding)
        return
    end = renonce.exposed(after, [slip], further(bid.seat, 1, 4), bid.seat, course.rules)

    assert refused(after, [slip], bid.seat, bid.seat, course)
    assert list(engine.settlement(end, course.rules).payments) == fines.without_bird(bid.seat, course.chosen)
