from __future__ import annotations

from hypothesis import given
from tests.laws.koenigrufen.strategies import Course, courses, games, listed, names, seeds, trischaken
from tests.laws.plain import FIVES, TRUMPS
from tests.laws.registry import guards

from tarock_engine import engine
from tarock_engine.actions import Share, Take
from tarock_engine.koenigrufen.state import Announcing
from tarock_engine.seating import Seat
from tarock_engine.state import AtTalon, Bidding, Calling, Discarding, GivenUp, Played, Playing, State
from tarock_second_opinion.koenigrufen.counting import stock_of
from tarock_second_opinion.koenigrufen.game import EXCHANGING_THREE

SOLOS = {"Solo", "Solo Dreier", "Farbensolo"}
OUVERT = {"Piccolo Ouvert", "Bettel Ouvert"}


@guards(*(f"KOE-TALON-{number:03}" for number in (*range(1, 17), *range(18, 29))), "KOE-DEALING-014")
@given(seed=seeds())
def test_exactly_what_the_second_opinion_lets_the_declarer_do_with_the_stock_is_open(seed: int) -> None:
    for course in courses(seed, 4):
        for moment in course.retold.where("talon", "discard"):
            assert moment.engines == moment.acts
        assert isinstance(course.end, GivenUp) == course.retold.telling.course.game.given_up


@guards(*(f"KOE-TALON-{number:03}" for number in (15, 16, 17, 18, 19, 22, 23)))
@given(seed=seeds())
def test_no_koenig_and_no_card_of_the_trull_goes_and_every_trump_that_goes_lies_face_up(seed: int) -> None:
    for course in games(seed, 4):
        exchange = course.contest.exchange
        free = course.contract == "Sechserdreier" and course.chosen["sechserdreier-discard-limits"] == "free"
        laid, shown = names(exchange.laid), names(exchange.face_up)

        assert len(laid) == exchange.taken.bit_count()
        assert len(laid) in {"Sechserdreier": {6}}.get(course.contract, {0, 3}) or may_leave(course)
        assert not laid & FIVES or free
        assert shown == (set() if free else laid & set(TRUMPS))


@guards("KOE-TALON-001", "KOE-TALON-005", "KOE-TALON-013", "KOE-DEALING-014")
@given(seed=seeds())
def test_a_set_is_taken_whole_and_the_other_is_left_whole(seed: int) -> None:
    for course in games(seed, 4):
        exchange, dealt = course.contest.exchange, course.dealt
        if course.contract == "Sechserdreier":
            assert exchange.taken ^ exchange.left == dealt.talon
            assert exchange.left == 0 or may_leave(course)
        elif course.contract not in EXCHANGING_THREE:
            assert not exchange.taken | exchange.left | exchange.laid
        else:
            assert exchange.taken ^ exchange.left == dealt.talon
            assert exchange.taken in (0, *dealt.halves) or course.chosen["talon-halves"] == "free"


def may_leave(course: Course) -> bool:
    """Whether the declarer of a Sechserdreier may leave some of the six cards."""
    return course.chosen["sechserdreier-takes"] == "any-number"


# ---------------------------------------------------------------------------------------------------- what is seen


def public(course: Course, state: State) -> set[str]:
    """All that has been shown to everybody at some time up to ``state``."""
    found = set[str]()
    if isinstance(state, Playing | Played):
        found |= {name for trick in state.tricks for name in listed(trick.cards)}
        found |= set(listed(state.table if isinstance(state, Playing) else ()))
    game = course.game
    if game is None or isinstance(state, Bidding):
        return found
    if isinstance(state, Calling) and state.exchange is None:
        return found
    contract = game.contract.name
    if contract in EXCHANGING_THREE:
        found |= names(course.dealt.talon)
    if state.exchange is not None:
        found |= names(state.exchange.face_up)
    after_solo = isinstance(state, Played) and contract in SOLOS
    if after_solo and course.chosen["stock-after-solo"] == "everybody":
        found |= names(course.dealt.talon)
    if contract in OUVERT and isinstance(state, Playing | Played):
        played = 4 * len(state.tricks) + len(state.table if isinstance(state, Playing) else ())
        if played > 4 or course.chosen["ouvert-open-when"] == "start":
            found |= set().union(*map(names, course.dealt.hands))
    return found


@guards(
    *(f"KOE-TALON-{number:03}" for number in (5, 6, 7, 8, 9, 11, 12, 17, 22, 28, 29)),
    *("KOE-PLAY-021", "KOE-PLAY-022", "KOE-PLAY-023", "KOE-CALLING-014"),
)
@given(seed=seeds())
def test_everybody_has_seen_his_own_cards_and_what_the_rules_show_him_and_nothing_else(seed: int) -> None:
    for course in courses(seed, 2):
        for state in (*course.states[:-1:4], course.end):
            shown = public(course, state)
            for seat, hand in enumerate(course.dealt.hands):
                own = names(hand)
                held_six = isinstance(state, Discarding | Announcing | Playing | Played)
                held_six = held_six or (isinstance(state, AtTalon) and may_leave(course))
                if course.contract == "Sechserdreier" and course.declared.declarer == seat and held_six:
                    own |= names(course.dealt.talon)
                if isinstance(state, Played) and course.contract in SOLOS:
                    told = course.retold.telling.course.game
                    own |= {*stock_of(told, told.side(seat))} if seat in told.active() else set()

                assert names(engine.seen(state, course.dealt, Seat(seat), course.rules)[0]) == own | shown


@guards("KOE-TALON-006", "KOE-TALON-017", "KOE-TALON-022")
@given(seed=seeds())
def test_of_a_sechserdreier_nobody_else_sees_more_than_trumps_laid_away_and_cards_played(seed: int) -> None:
    for course in games(seed, 4):
        if course.contract != "Sechserdreier":
            continue
        hidden = names(course.contest.exchange.laid) - names(course.contest.exchange.face_up)
        for seat in set(course.dealt.seating.seats) - {course.declared.declarer}:
            seen = names(engine.seen(course.end, course.dealt, seat, course.rules)[0])
            assert not seen & hidden - names(course.dealt.hands[seat])


@guards("KOE-TALON-011", "KOE-TRISCHAKEN-001", "KOE-COUNTING-028")
@given(seed=seeds())
def test_the_stock_of_trischaken_is_never_seen(seed: int) -> None:
    for course in trischaken(seed, 1):
        for seat in course.dealt.seating.seats:
            assert not engine.seen(course.end, course.dealt, seat, course.rules)[0] & course.dealt.talon


@guards("KOE-PLAY-021", "KOE-PLAY-022", "KOE-PLAY-023")
@given(seed=seeds())
def test_the_hands_of_an_ouvert_lie_open_from_the_fifth_card_on_and_no_others_ever(seed: int) -> None:
    for course in games(seed, 4):
        all_hands = sum(course.dealt.hands)
        start = course.chosen["ouvert-open-when"] == "start"
        for stop, state in course.turns:
            played = 4 * len(state.tricks) + len(state.table)
            open_now = course.contract in OUVERT and (played >= 5 or start)
            for seat in course.dealt.seating.active:
                others = all_hands & ~course.dealt.hands[seat]
                seen = engine.seen(stop.state, course.dealt, seat, course.rules)[0] & others
                assert (seen == others) == open_now or played >= 40


@guards("KOE-TALON-013", "KOE-TALON-014")
@given(seed=seeds())
def test_taking_a_set_is_always_open_to_whoever_may_exchange(seed: int) -> None:
    for course in courses(seed, 4):
        for stop in course.stops:
            if isinstance(stop.state, AtTalon):
                shares = {action.share for action in stop.allowed if isinstance(action, Take)}
                assert shares & {Share.FIRST, Share.ALL, Share.CARDS}
