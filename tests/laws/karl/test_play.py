from __future__ import annotations

from hypothesis import given
from tests.laws.karl import plain
from tests.laws.karl.binding import Held, held_by, left
from tests.laws.karl.strategies import Course, fahren, games, listed, names, seeds
from tests.laws.karl.told import tricks_of
from tests.laws.registry import guards

from tarock_engine import engine
from tarock_engine.cards import PACK_54
from tarock_engine.seating import SEATS
from tarock_engine.state import Playing


def table(state: Playing) -> list[str]:
    return listed(state.table)


@guards(
    *(f"KAR-PLAY-{number:03}" for number in (*range(4, 9), 11, *range(13, 20), *range(28, 35))),
    *("KAR-ANNOUNCING-009", "KAR-BONUSES-014", "KAR-PLAY-001"),
)
@given(seed=seeds())
def test_exactly_the_cards_of_the_source_may_be_played(seed: int) -> None:
    for course in games(seed, 4):
        held = held_by(course)
        for stop, state in course.turns:
            hand = names(state.hands[state.turn])
            allowed = plain.playable(hand, table(state), course.contract, course.chosen)

            assert stop.words == left(
                allowed, Held(held, state.turn, len(state.tricks) + 1), state_hands(state), course
            )


def state_hands(state: Playing) -> list[set[str]]:
    return [names(hand) for hand in state.hands]


@guards("KAR-PLAY-009", "KAR-PLAY-012", "KAR-PLAY-013", "KAR-PLAY-014", "KAR-PLAY-015", "KAR-PLAY-028")
@given(seed=seeds())
def test_the_trick_goes_to_the_card_that_takes_it(seed: int) -> None:
    for course in games(seed, 4):
        assert [trick.winner for trick in course.played.tricks] == [trick.winner for trick in tricks_of(course)]


@guards("KAR-PLAY-001", "KAR-PLAY-002", "KAR-PLAY-003", "KAR-PLAY-010", "KAR-BIDDING-042")
@given(seed=seeds())
def test_the_right_player_leads_first_and_then_whoever_took_the_trick(seed: int) -> None:
    for course in games(seed, 4):
        assert course.played.tricks[0].leader == first_leader(course)
        for before, trick in zip(course.played.tricks, course.played.tricks[1:], strict=False):
            assert trick.leader == before.winner


def first_leader(course: Course) -> int:
    """Who leads to the first trick of a game."""
    if course.contract in plain.TRICKS:
        return course.declared.declarer
    hers = course.contract == "Farbensolo" or course.chosen["first-leader"] == "vorhand"
    return course.burdened if hers else course.declared.declarer


@guards(*(f"KAR-PLAY-{number:03}" for number in range(22, 28)))
@given(seed=seeds())
def test_a_negative_game_is_won_with_its_exact_number_of_tricks(seed: int) -> None:
    for course in games(seed, 6):
        if course.contract in plain.TRICKS:
            made = sum(trick.winner == course.declared.declarer for trick in course.played.tricks)
            items = [one for one in course.items if one.name == "Spiel"]

            assert items
            assert all(one.won == (made == plain.TRICKS[course.contract]) for one in items)


@guards("KAR-PLAY-004", "KAR-PLAY-010")
@given(seed=seeds())
def test_twelve_tricks_are_played(seed: int) -> None:
    for course in games(seed, 4):
        assert len(course.played.tricks) == 12 or course.contract in plain.TRICKS
    for course in fahren(seed, 1):
        assert len(course.played.tricks) == 12


# ------------------------------------------------------------------------------------------------------------- Ouvert


@guards("KAR-PLAY-020")
@given(seed=seeds())
def test_in_an_ouvert_game_and_in_no_other_hands_are_laid_open(seed: int) -> None:
    for course in games(seed, 4):
        for _, state in course.turns[:8]:
            cards = [names(engine.seen(state, course.dealt, seat, course.rules)[0]) for seat in SEATS[:4]]
            for seat in SEATS[:4]:
                for other in {0, 1, 2, 3} - {seat}:
                    hand = names(state.hands[other])
                    if hand and is_open(course, other, state):
                        assert hand <= cards[seat]
                    elif course.contract not in plain.EXCHANGING and len(hand) > 2:
                        assert not hand <= cards[seat]


def is_open(course: Course, seat: int, state: Playing) -> bool:
    """Whether the hand of a seat lies open."""
    how = course.chosen["ouvert-open-and-consult"]
    if course.contract not in plain.OUVERT or (seat == course.declared.declarer and how == "opponents-only"):
        return False
    return len(state.tricks) > 0 or (how == "all-after-first-card" and len(state.table) > 0)


@guards("KAR-PLAY-021")
@given(seed=seeds())
def test_the_opponents_of_a_negative_player_confer_from_then_on(seed: int) -> None:
    for course in games(seed, 4):
        how = course.chosen["ouvert-open-and-consult"]
        for _, state in course.turns[:8]:
            foes = [seat for seat in SEATS[:4] if seat != course.declared.declarer]
            if how == "confer-in-all":
                may = course.contract in plain.TRICKS and bool(state.tricks or state.table)
            else:
                may = course.contract in plain.OUVERT and is_open(course, foes[0], state)
            for seat in SEATS[:4]:
                expected = {foe for foe in foes if foe != seat} if may and seat in foes else set()
                assert set(engine.confers(state, seat, course.rules)[0]) == expected


@guards("KAR-PLAY-020", "KAR-TALON-005", "KAR-TALON-012", "KAR-TALON-013", "KAR-TALON-014", "KAR-TALON-015")
@given(seed=seeds())
def test_nobody_has_seen_more_than_the_whole_pack_and_a_hidden_talon_stays_hidden(seed: int) -> None:
    for course in games(seed, 3):
        hidden = course.contract not in plain.EXCHANGING
        for _, state in course.turns[:12:4]:
            for seat in SEATS[:4]:
                seen = engine.seen(state, course.dealt, seat, course.rules)[0]

                assert not seen & ~PACK_54
                if hidden:
                    assert not seen & course.dealt.talon
