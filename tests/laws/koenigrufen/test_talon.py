from __future__ import annotations

import itertools

from hypothesis import given
from tests.laws.koenigrufen import plain
from tests.laws.koenigrufen.strategies import Course, courses, games, listed, names, seeds, trischaken
from tests.laws.koenigrufen.told import facts_of
from tests.laws.plain import FIVES, KOENIGE, LUSCHEN_AND_PICTURES, TRUMPS
from tests.laws.registry import guards

from tarock_engine import engine
from tarock_engine.actions import Discard, Share, Take
from tarock_engine.koenigrufen.state import Announcing
from tarock_engine.seating import Seat
from tarock_engine.state import AtTalon, Bidding, Calling, Discarding, GivenUp, Played, Playing, State


def takes(stop_words: set[str]) -> set[str]:
    return stop_words - KOENIGE - {"Vierter König"}


@guards(*(f"KOE-TALON-{number:03}" for number in (1, 2, 3, 4, 5, 13, 14, 24, 25, 27, 28)), "KOE-DEALING-014")
@given(seed=seeds())
def test_the_declarer_may_do_with_the_stock_what_his_contract_provides_for(seed: int) -> None:
    for course in courses(seed, 4):
        for stop in course.stops:
            if not isinstance(stop.state, AtTalon):
                continue
            game = stop.state.game
            if game.contract.name == "Sechserdreier":
                some = stop.words - {"all", "leave"}
                assert stop.words - some == ({"all", "leave"} if fewer(course) else {"all"})
                assert {frozenset(one.split()) for one in some} == _some_of_six(course, names(game.dealt.talon))
                continue
            found = takes(stop.words)
            if course.chosen["talon-halves"] == "free":
                sets = {one for one in found if len(one.split()) == 3}
                assert len(sets) == 20
                assert all(set(one.split()) <= names(game.dealt.talon) for one in sets)
            else:
                sets = {"first", "second"}
            leave = {"leave"} if course.chosen["talon-must-be-taken"] == "may-leave" else set[str]()

            assert found == sets | leave | _giving_up(course, game.contract.name, from_talon=game.from_talon)


def _some_of_six(course: Course, six: set[str]) -> set[frozenset[str]]:
    """Some of the six cards of a Sechserdreier, in the reading in which he need not take all."""
    numbers = range(1, 6) if fewer(course) else ()
    return {frozenset(few) for number in numbers for few in itertools.combinations(six, number)}


def _giving_up(course: Course, contract: str, *, from_talon: bool) -> set[str]:
    if not from_talon or contract not in {"Rufer", "Besser Rufer"}:
        return set()
    if contract == "Rufer":
        return {"Aufgeben"} if course.chosen["rufer-king-in-stock-give-up"] == "game-value" else set()
    if course.chosen["besser-rufer-give-up"] != "game-and-bird":
        return {"Aufgeben"}
    return {f"Aufgeben {bird}" for bird in plain.BIRDS if course.chosen.get(bird.lower(), "on") == "on"}


@guards(*(f"KOE-TALON-{number:03}" for number in (7, 8, 9, 10, 11)))
@given(seed=seeds())
def test_nobody_takes_from_the_stock_in_solo_farbensolo_negative_contracts_and_trischaken(seed: int) -> None:
    for course in courses(seed, 4):
        at_stock = any(isinstance(stop.state, AtTalon | Discarding) for stop in course.stops)

        assert at_stock == (course.contract in {*plain.EXCHANGING, "Sechserdreier"})


def _is_open(state: State, until: str) -> bool:
    """Whether whoever may give up has not yet waited too long."""
    if isinstance(state, Announcing):
        return until == "before-announcing" and not state.turns and state.silent
    return isinstance(state, AtTalon) or (isinstance(state, Discarding) and until != "before-set")


@guards("KOE-TALON-024", "KOE-TALON-025", "KOE-TALON-026", "KOE-TALON-027")
@given(seed=seeds())
def test_giving_up_is_open_until_the_set_or_the_last_discard_and_only_with_the_koenig_in_the_stock(seed: int) -> None:
    for course in courses(seed, 4):
        game = course.game
        for stop in course.stops:
            offered = {one for one in stop.words if one.startswith("Aufgeben")}
            if game is None or not _is_open(stop.state, course.chosen["aufgeben-moment"]):
                assert not offered
            elif isinstance(stop.state, AtTalon | Discarding | Announcing):
                called = stop.state.game.from_talon
                assert offered == _giving_up(course, game.contract.name, from_talon=called)


@guards("KOE-TALON-025", "KOE-TALON-026")
@given(seed=seeds())
def test_a_deal_is_given_up_by_saying_so_and_then_nothing_is_played(seed: int) -> None:
    for course in courses(seed, 4):
        given_up = course.actions[-1].words.startswith("Aufgeben")

        assert isinstance(course.end, GivenUp) == given_up
        late = course.chosen["aufgeben-moment"] == "before-announcing"
        begun = [
            stop
            for stop in course.stops
            if isinstance(stop.state, Playing)
            or (isinstance(stop.state, Announcing) and not (late and not stop.state.turns))
        ]
        assert not begun or not given_up


@guards(*(f"KOE-TALON-{number:03}" for number in (15, 16, 18, 19, 20, 21, 23)))
@given(seed=seeds())
def test_exactly_the_cards_that_the_source_lets_go_may_be_laid_away(seed: int) -> None:
    for course in courses(seed, 4):
        for stop in course.stops:
            if isinstance(stop.state, Discarding):
                state, found = stop.state, {one.words for one in stop.allowed if isinstance(one, Discard)}

                assert found == plain.may_lay_away(
                    state.game.contract.name,
                    names(state.hand),
                    names(state.exchange.laid),
                    state.missing,
                    course.chosen,
                )


@guards(*(f"KOE-TALON-{number:03}" for number in (15, 16, 17, 18, 19, 22, 23)))
@given(seed=seeds())
def test_no_koenig_and_no_card_of_the_trull_goes_and_every_trump_that_goes_lies_face_up(seed: int) -> None:
    for course in games(seed, 4):
        exchange = course.contest.exchange
        free = course.contract == "Sechserdreier" and course.chosen["sechserdreier-discard-limits"] == "free"
        laid, shown = names(exchange.laid), names(exchange.face_up)

        assert len(laid) == exchange.taken.bit_count()
        assert len(laid) in {"Sechserdreier": {6}}.get(course.contract, {0, 3}) or fewer(course)
        assert not laid & FIVES or free
        assert shown == (set() if free else laid & set(TRUMPS))


@guards("KOE-TALON-020", "KOE-TALON-021")
@given(seed=seeds())
def test_a_trump_goes_only_where_there_are_too_few_other_cards(seed: int) -> None:
    for course in games(seed, 4):
        exchange, game = course.contest.exchange, course.declared
        if course.contract == "Sechserdreier" and course.chosen["sechserdreier-discard-limits"] == "free":
            continue
        held = names(course.dealt.hands[game.declarer] | exchange.taken)
        others = held & LUSCHEN_AND_PICTURES - KOENIGE
        trumps = names(exchange.laid) & set(TRUMPS)
        missing = max(0, exchange.laid.bit_count() - len(others))

        assert len(trumps) == missing or (trumps and missing and course.chosen["forced-trump-discard"] == "any-number")


@guards("KOE-TALON-001", "KOE-TALON-005", "KOE-TALON-013", "KOE-DEALING-014")
@given(seed=seeds())
def test_a_set_is_taken_whole_and_the_other_is_left_whole(seed: int) -> None:
    for course in games(seed, 4):
        exchange, dealt = course.contest.exchange, course.dealt
        if course.contract == "Sechserdreier":
            assert exchange.taken ^ exchange.left == dealt.talon
            assert exchange.left == 0 or fewer(course)
        elif course.contract not in plain.EXCHANGING:
            assert not exchange.taken | exchange.left | exchange.laid
        else:
            assert exchange.taken ^ exchange.left == dealt.talon
            assert exchange.taken in (0, *dealt.halves) or course.chosen["talon-halves"] == "free"


def fewer(course: Course) -> bool:
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
    if contract in plain.EXCHANGING:
        found |= names(course.dealt.talon)
    if state.exchange is not None:
        found |= names(state.exchange.face_up)
    after_solo = isinstance(state, Played) and contract in {*plain.SOLO, "Farbensolo"}
    if after_solo and course.chosen["stock-after-solo"] == "everybody":
        found |= names(course.dealt.talon)
    if contract in plain.OUVERT and isinstance(state, Playing | Played):
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
                held_six = held_six or (isinstance(state, AtTalon) and fewer(course))
                if course.contract == "Sechserdreier" and course.declared.declarer == seat and held_six:
                    own |= names(course.dealt.talon)
                if isinstance(state, Played) and course.contract in {*plain.SOLO, "Farbensolo"}:
                    facts = facts_of(course)
                    mine = facts.is_mine(seat)
                    own |= facts.of_the_stock(mine=mine) if seat in facts.active else set()

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
            open_now = course.contract in plain.OUVERT and (played >= 5 or start)
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
                shares = {one.share for one in stop.allowed if isinstance(one, Take)}
                assert shares & {Share.FIRST, Share.ALL, Share.CARDS}
