from __future__ import annotations

from hypothesis import given
from tests.laws.lungau import plain
from tests.laws.lungau.strategies import Course, courses, fahren, games, names, seeds
from tests.laws.registry import guards

from tarock_engine import engine
from tarock_engine.actions import Discard, Take
from tarock_engine.seating import SEATS, Seat
from tarock_engine.state import AtTalon, Bidding, Calling, Discarding, GivenUp, Played, Playing, State, is_contested

TAKING = {"Spatzrufer", "Uhurufer", "Dreier", "Sechserdreier"}


def contract(course: Course) -> str:
    assert course.game is not None
    return course.game.contract.name


@guards(
    "LUN-TALON-001",
    "LUN-TALON-004",
    "LUN-TALON-006",
    "LUN-TALON-007",
    "LUN-CALLING-009",
    "LUN-CALLING-010",
    "LUN-BIDDING-012",
)
@given(seed=seeds())
def test_the_declarer_may_do_with_the_talon_what_his_game_provides_for(seed: int) -> None:
    for course in courses(seed, 3, declarer=True):
        for stop in course.stops:
            if not isinstance(stop.state, AtTalon):
                continue
            game = stop.state.game
            halves = dict(zip(("first", "second"), map(names, game.dealt.halves), strict=True))
            expected = {"all"} if contract(course) == "Sechserdreier" else set(halves)
            if course.chosen["talon-must-be-taken"] == "may-leave" and "all" not in expected:
                expected |= {"leave"}
            bird = plain.BIRD.get(contract(course), "")
            if course.chosen["vogel-held-when"] == "after-exchange" and bird in names(game.dealt.talon):
                expected = {one for one, half in halves.items() if bird in half}
            if game.from_talon:
                expected |= {"Schleifen"}

            assert {one.words for choice in stop.choices for one in choice.actions} == expected


@guards("LUN-TALON-015", "LUN-TALON-016", "LUN-TALON-017")
@given(seed=seeds())
def test_nobody_takes_from_the_talon_in_solo_games_and_in_fahren(seed: int) -> None:
    for course in courses(seed, 3):
        takes = any(isinstance(stop.state, AtTalon | Discarding) for stop in course.stops)

        assert takes == (course.game is not None and contract(course) in TAKING)


@guards("LUN-CALLING-010", "LUN-TALON-008")
@given(seed=seeds())
def test_schleifen_is_open_until_a_half_is_taken_or_until_the_last_discard(seed: int) -> None:
    for course in courses(seed, 3, declarer=True):
        late = course.chosen["schleifen-moment"] == "before-discard"
        assert course.game is not None
        for stop in course.stops:
            offered = any(isinstance(one, Take) and one.words == "Schleifen" for c in stop.choices for one in c.actions)
            moment = isinstance(stop.state, AtTalon) or (late and isinstance(stop.state, Discarding))

            assert offered == (course.game.from_talon and moment)
        assert isinstance(course.end, GivenUp) == (course.actions[-1].words == "Schleifen")


@guards("LUN-TALON-009", "LUN-TALON-010", "LUN-TALON-011")
@given(seed=seeds())
def test_exactly_the_cards_that_the_source_lets_go_may_be_laid_away(seed: int) -> None:
    for course in courses(seed, 3, declarer=True):
        for stop in course.stops:
            if not isinstance(stop.state, Discarding):
                continue
            state = stop.state
            bird = plain.BIRD.get(state.game.contract.name)
            expected = plain.may_lay_away(
                names(state.hand), names(state.exchange.laid), state.missing, bird, course.chosen
            )

            assert {
                one.words for choice in stop.choices for one in choice.actions if isinstance(one, Discard)
            } == expected


@guards("LUN-TALON-002", "LUN-TALON-005", "LUN-TALON-009", "LUN-TALON-010", "LUN-TALON-012")
@given(seed=seeds())
def test_as_many_cards_are_laid_away_as_were_taken_none_of_five_augen_and_trumps_face_up(seed: int) -> None:
    for course in games(seed, 3):
        exchange = course.contest.exchange
        laid, taken = names(exchange.laid), names(exchange.taken)

        assert len(laid) == len(taken)
        assert len(taken) in ((6,) if contract(course) == "Sechserdreier" else (0, 3))
        assert not laid & plain.FIVES
        assert names(exchange.face_up) == laid & set(plain.TRUMPS)


@guards("LUN-TALON-010", "LUN-TALON-011")
@given(seed=seeds())
def test_a_trump_laid_away_means_that_too_few_other_cards_were_there(seed: int) -> None:
    for course in games(seed, 3):
        exchange, game = course.contest.exchange, course.declared
        held = names(course.dealt.hands[game.declarer] | exchange.taken)
        suits = held & (plain.LUSCHEN_AND_PICTURES - plain.KOENIGE)
        trumps = names(exchange.laid) & set(plain.TRUMPS)

        if course.chosen["forced-trump-discard"] == "any-number":
            assert not trumps or len(suits) < exchange.laid.bit_count()
        else:
            assert len(trumps) == max(0, exchange.laid.bit_count() - len(suits))


@guards("LUN-TALON-001", "LUN-TALON-004", "LUN-CARDS-001")
@given(seed=seeds())
def test_the_halves_are_taken_or_left_whole(seed: int) -> None:
    for course in games(seed, 3):
        game, exchange = course.declared, course.contest.exchange
        first, second = game.dealt.halves
        if contract(course) in plain.SOLO:
            assert not exchange.taken | exchange.left | exchange.laid
        else:
            assert exchange.taken in (0, first, second, first | second)
            assert exchange.taken ^ exchange.left == game.dealt.talon


@guards(
    "LUN-TALON-001",
    "LUN-TALON-003",
    "LUN-TALON-012",
    "LUN-TALON-013",
    "LUN-TALON-014",
    "LUN-TALON-015",
    "LUN-TALON-016",
    "LUN-TALON-017",
)
@given(seed=seeds())
def test_everybody_has_seen_his_own_cards_and_what_the_rules_show_him_and_nothing_else(seed: int) -> None:
    for course in courses(seed, 2):
        for state in (*(stop.state for stop in course.stops[::5]), course.end):
            shown = _public(course, state)
            for seat, hand in enumerate(course.dealt.hands):
                seen = names(engine.seen(state, course.dealt, Seat(seat), course.rules)[0])
                own = names(hand) | _taken_up(course, state, seat)

                assert seen == own | shown


def _public(course: Course, state: State) -> set[str]:
    """All that has been shown to everybody at some time up to ``state``."""
    found = set[str]()
    if isinstance(state, Playing | Played):
        for trick in state.tricks:
            found |= {name for card in trick.cards for name in names(1 << card)}
        table = state.table if isinstance(state, Playing) else ()
        found |= {name for card in table for name in names(1 << card)}
    exchange, game = state.exchange, course.game
    begun = not isinstance(state, AtTalon) and exchange is None and not isinstance(state, GivenUp)
    if game is None or begun:
        return found
    if game.contract.name in plain.SOLO:
        return found | (names(course.dealt.talon) if isinstance(state, Played) else set())
    if exchange is not None:
        found |= names(exchange.face_up)
        if is_contested(state) and state.tricks:
            found |= names(exchange.left)
    if game.contract.name != "Sechserdreier" and course.chosen["turned-talon-visibility"] == "all":
        found |= names(course.dealt.talon)
    return found


def _taken_up(course: Course, state: State, seat: int) -> set[str]:
    """The cards of the Talon that a seat has held or turned up for itself."""
    if course.game is None:
        dealer = seat == course.dealt.seating.sits_out
        early = course.chosen["fahren-five-dealer"] != "unseen" or isinstance(state, Playing | Played)
        bidding = isinstance(state, Bidding)
        return names(course.dealt.talon) if dealer and early and not bidding else set()
    past = not isinstance(state, Bidding | Calling)
    unturned = isinstance(state, AtTalon) and contract(course) == "Sechserdreier"
    mine = seat == course.game.declarer and contract(course) not in plain.SOLO
    return names(course.dealt.talon) if mine and past and not unturned else set()


@guards("LUN-TALON-016")
@given(seed=seeds())
def test_the_talon_of_fahren_among_four_is_never_seen(seed: int) -> None:
    for course in fahren(seed, 2, players=4):
        for seat in SEATS[:4]:
            seen = engine.seen(course.end, course.dealt, seat, course.rules)[0]

            assert not seen & course.dealt.talon
