from __future__ import annotations

from hypothesis import given
from tests.laws.karl import plain
from tests.laws.karl.money import trischaken
from tests.laws.karl.strategies import Course, fahren, listed, names, over_koenige, seeds
from tests.laws.karl.told import tricks_of
from tests.laws.registry import guards

from tarock_engine.actions import Share, Take


@guards(*(f"KAR-TRISCHAKEN-{number:03}" for number in (*range(4, 10), 23)), "KAR-PLAY-018", "KAR-PLAY-019")
@given(seed=seeds())
def test_exactly_the_cards_of_the_source_may_be_played_in_fahren(seed: int) -> None:
    for course in deals(seed):
        for stop, state in course.turns:
            hand = names(state.hands[state.turn])

            assert stop.words == plain.playable(hand, listed(state.table), "Fahren", course.chosen)


@guards("KAR-TRISCHAKEN-003", "KAR-TRISCHAKEN-010", "KAR-BIDDING-042")
@given(seed=seeds())
def test_vorhand_leads_first_in_fahren_and_the_maerchenstich_holds(seed: int) -> None:
    for course in deals(seed):
        assert course.played.tricks[0].leader == course.burdened
        assert [trick.winner for trick in course.played.tricks] == [trick.winner for trick in tricks_of(course)]


@guards("KAR-TRISCHAKEN-001", "KAR-TRISCHAKEN-002")
@given(seed=seeds())
def test_nothing_is_said_or_scored_in_fahren(seed: int) -> None:
    for course in deals(seed):
        assert not course.talk
        assert not course.items
        assert not course.settlement().lines


def deals(seed: int) -> list[Course]:
    """Deals of Fahren, some of them after a Rufer."""
    return [
        *fahren(seed, 2),
        *(course for course in over_koenige(seed, 3) if course.game is None and course.was_played),
    ]


def after_rufer(course: Course) -> bool:
    return any(isinstance(one, Take) and one.share is Share.FAHREN for one in course.actions)


def own_cards(course: Course) -> dict[int, set[str]]:
    """What counts for each player."""
    tricks = tricks_of(course)
    piles = {seat: {card for one in tricks if one.winner == seat for _, card in one.cards} for seat in range(4)}
    reading = course.chosen["trischaken-talon"]
    if reading == "counts" or (reading == "not-after-rufer" and not after_rufer(course)):
        piles[tricks[-1].winner] |= names(course.dealt.talon)
    return piles


@guards(
    *("KAR-TRISCHAKEN-011", "KAR-TRISCHAKEN-012", "KAR-TRISCHAKEN-013", "KAR-COUNTING-018", "KAR-COUNTING-006"),
    *("KAR-COUNTING-005", "KAR-COUNTING-007"),
)
@given(seed=seeds())
def test_everybody_counts_his_own_cards_and_whoever_takes_the_last_trick_the_talon(seed: int) -> None:
    for course in deals(seed):
        expected = {seat: plain.augen(pile, course.chosen) for seat, pile in own_cards(course).items()}

        assert dict(course.augen) == expected


@guards(*(f"KAR-TRISCHAKEN-{number:03}" for number in (*range(13, 23), 24)), "KAR-SETTLING-001", "KAR-BIDDING-042")
@given(seed=seeds())
def test_exactly_what_the_source_asks_is_paid_in_fahren(seed: int) -> None:
    for course in deals(seed):
        augen = {seat: plain.augen(pile, course.chosen) for seat, pile in own_cards(course).items()}
        virgins = set(range(4)) - {trick.winner for trick in tricks_of(course)}
        order = [(course.burdened + step) % 4 for step in range(4)]

        assert list(course.settlement().payments) == trischaken(augen, virgins, order, course.chosen)
