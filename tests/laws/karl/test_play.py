from __future__ import annotations

from hypothesis import given
from tests.laws.karl import plain
from tests.laws.karl.strategies import Course, fahren, games, names, seeds
from tests.laws.registry import guards

from tarock_engine import engine
from tarock_engine.cards import PACK_54
from tarock_engine.seating import SEATS
from tarock_engine.state import Playing
from tarock_second_opinion.karl.game import WANTED_TRICKS


@guards(*(f"KAR-PLAY-{number:03}" for number in range(22, 28)))
@given(seed=seeds())
def test_a_negative_game_is_won_with_its_exact_number_of_tricks(seed: int) -> None:
    for course in games(seed, 6):
        if course.contract in plain.NEGATIVE:
            made = sum(trick.winner == course.declared.declarer for trick in course.played.tricks)
            items = [item for item in course.items if item.name == "Spiel"]

            assert items
            assert all(item.won == (made == WANTED_TRICKS[course.contract]) for item in items)


@guards("KAR-PLAY-004", "KAR-PLAY-010")
@given(seed=seeds())
def test_twelve_tricks_are_played(seed: int) -> None:
    for course in games(seed, 4):
        assert len(course.played.tricks) == 12 or course.contract in plain.NEGATIVE
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
                may = course.contract in plain.NEGATIVE and bool(state.tricks or state.table)
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
