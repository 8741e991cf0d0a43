from __future__ import annotations

from hypothesis import given
from tests.laws import plain
from tests.laws.lungau.strategies import Course, courses, games, names, seeds
from tests.laws.registry import guards
from tests.laws.relevance import numbers

from tarock_engine import engine
from tarock_engine.seating import Seat
from tarock_engine.state import AtTalon, Bidding, Calling, GivenUp, Played, Playing, State, is_contested

SOLO = {"Solorufer", "Solodreier"}


def contract(course: Course) -> str:
    assert course.game is not None
    return course.game.contract.name


@guards(*sorted(numbers("LUN", TALON="1 4 6 7 8 15 16 17", CALLING="9 10", BIDDING="12")))
@given(seed=seeds())
def test_the_declarer_may_do_with_the_talon_what_his_game_provides_for(seed: int) -> None:
    for course in courses(seed, 3):
        for moment in course.retold.where("talon"):
            assert moment.engines == moment.acts
        assert isinstance(course.end, GivenUp) == (course.actions[-1].words == "Schleifen")


@guards(*sorted(numbers("LUN", TALON="1 2 4 5 9 10 12", CARDS="1")))
@given(seed=seeds())
def test_taken_left_and_laid_away_is_what_the_source_says_and_trumps_go_face_up(seed: int) -> None:
    for course in games(seed, 3):
        exchange, game = course.contest.exchange, course.retold.telling.course.game

        assert names(exchange.taken) == set(game.taken)
        assert names(exchange.left) == set(game.left)
        assert names(exchange.laid) == set(game.laid)
        assert names(exchange.face_up) == set(game.laid) & set(plain.TRUMPS)


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
    if game.contract.name in SOLO:
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
    mine = seat == course.game.declarer and contract(course) not in SOLO
    return names(course.dealt.talon) if mine and past and not unturned else set()
