from __future__ import annotations

import itertools

from hypothesis import given
from tests.laws.lungau import plain
from tests.laws.lungau.strategies import Course, Stop, courses, games, listed, names, seeds
from tests.laws.lungau.told import players_of
from tests.laws.registry import guards

from tarock_engine import play
from tarock_engine.actions import Play
from tarock_engine.cards import NAMES
from tarock_engine.state import Playing

TRICK_OF = {"Spatz": 12, "Uhu": 11, "König ultimo": 12}


def turns(course: Course) -> list[tuple[Stop, Playing]]:
    return [(stop, stop.state) for stop in course.stops if isinstance(stop.state, Playing)]


def legal(stop: Stop) -> set[str]:
    return {one.words for choice in stop.choices for one in choice.actions}


def held_back(course: Course, state: Playing) -> dict[str, int]:
    """The cards that the player in turn has to keep, and until which trick."""
    game = course.game
    if game is None:
        return {}
    valat = any(chain.item == "Valat" for chain in course.contest.chains)
    if valat and course.chosen["valat-frees-bound-cards"] == "frees":
        return {}
    called = {} if game.called is None else {"König ultimo": NAMES[game.called]}
    cards = {**plain.CARD_OF, **called}
    return {
        cards[chain.item]: TRICK_OF[chain.item]
        for chain in course.contest.chains
        if chain.item in cards and chain.of == state.turn
    }


@guards(
    "LUN-PLAY-001",
    "LUN-PLAY-003",
    "LUN-PLAY-004",
    "LUN-PLAY-005",
    "LUN-PLAY-006",
    "LUN-PLAY-010",
    "LUN-PLAY-011",
    "LUN-PLAY-012",
    "LUN-PLAY-013",
    "LUN-PLAY-014",
    "LUN-PLAY-016",
    "LUN-TRISCHAKEN-003",
    "LUN-TRISCHAKEN-004",
    "LUN-TRISCHAKEN-005",
)
@given(seed=seeds())
def test_exactly_the_cards_of_the_source_may_be_played(seed: int) -> None:
    for course in courses(seed, 3):
        for stop, state in turns(course):
            hand, table, number = names(state.hands[state.turn]), listed(state.table), len(state.tricks) + 1
            free = course.chosen["bound-card-priority"] == "first-lead-free" and number == 1 and not table
            if course.game is None:
                expected = plain.follows_in_fahren(hand, table, free_lead=free)
            else:
                until = {} if free else held_back(course, state)
                expected = plain.follows_bound(plain.follows(hand, table), number, until, course.chosen)

            assert legal(stop) == expected


@guards("LUN-PLAY-003", "LUN-PLAY-004", "LUN-PLAY-005", "LUN-PLAY-006", "LUN-PLAY-018")
@given(seed=seeds())
def test_there_is_always_a_legal_card_and_it_is_in_the_hand_and_follows(seed: int) -> None:
    for course in courses(seed, 3):
        for stop, state in turns(course):
            hand, cards = names(state.hands[state.turn]), legal(stop)
            led = plain.suit(listed(state.table)[0]) if state.table else None

            assert cards
            assert cards <= hand
            if led is None:
                continue
            if any(plain.suit(card) == led for card in hand):
                assert all(plain.suit(card) == led for card in cards)
            elif any(card in plain.TRUMPS for card in hand):
                assert all(card in plain.TRUMPS for card in cards)


@guards("LUN-PLAY-007", "LUN-PLAY-009")
@given(seed=seeds())
def test_the_winner_of_a_trick_is_in_it_and_beats_each_other_card(seed: int) -> None:
    for course in courses(seed, 3):
        for trick in course.played.tricks if course.actions[-1].words != "Schleifen" else ():
            seats, cards = players_of(course, trick), listed(trick.cards)
            place = seats.index(trick.winner)

            assert place == plain.taken_by(cards, course.chosen)
            if set(cards) >= plain.TRULL:
                assert cards[place] == ("I" if course.chosen["trull-in-one-trick"] == "spatz" else "Sküs")
                continue
            for at, card in enumerate(cards):
                assert at == place or not plain.outranks(card, cards[place])
            assert plain.suit(cards[place]) in ("trump", plain.suit(cards[0]))


@guards("LUN-PLAY-001", "LUN-PLAY-002", "LUN-PLAY-008", "LUN-PLAY-017", "LUN-TRISCHAKEN-002", "LUN-TRISCHAKEN-009")
@given(seed=seeds())
def test_vorhand_leads_first_then_every_winner_and_the_others_play_in_turn(seed: int) -> None:
    for course in courses(seed, 3):
        if course.actions[-1].words == "Schleifen":
            continue
        seating, tricks = course.dealt.seating, course.played.tricks
        played = [one for one in course.actions if isinstance(one, Play)]

        assert tricks[0].leader == seating.vorhand
        for before, trick in itertools.pairwise(tricks):
            out = course.game is None and before.winner == seating.sits_out and len(trick.cards) == 4
            assert trick.leader == (seating.vorhand if out else before.winner)
        for trick in tricks:
            acts, played = played[: len(trick.cards)], played[len(trick.cards) :]
            assert [one.seat for one in acts] == list(players_of(course, trick))
            assert [one.card for one in acts] == list(trick.cards)
        assert not played


@guards("LUN-PLAY-015", "LUN-PLAY-017", "LUN-SESSIONS-001")
@given(seed=seeds())
def test_a_game_has_twelve_tricks_of_four_unless_an_announced_valat_fails_before(seed: int) -> None:
    for course in games(seed, 3):
        game, tricks = course.declared, course.played.tricks
        foes = [trick.winner not in (game.declarer, game.partner) for trick in tricks]
        announced = any(chain.item == "Valat" for chain in course.contest.chains)

        assert all(len(trick.cards) == 4 for trick in tricks)
        if announced:
            assert not any(foes[:-1])
            assert foes[-1] or len(tricks) == 12
        else:
            assert len(tricks) == 12


@guards("LUN-PLAY-010", "LUN-PLAY-011", "LUN-PLAY-012")
@given(seed=seeds())
def test_a_card_that_is_held_back_goes_early_only_where_nothing_else_was_legal(seed: int) -> None:
    for course in games(seed, 3):
        for _, state in turns(course):
            until = held_back(course, state)
            number = len(state.tricks) + 1
            free = course.chosen["bound-card-priority"] == "first-lead-free" and number == 1 and not state.table
            card = next(one.card for stop, one in _plays(course) if stop.state is state)
            if not free and number < until.get(NAMES[card], 0):
                follows = plain.follows(names(state.hands[state.turn]), listed(state.table))
                assert all(number < until.get(other, 0) for other in follows)


def _plays(course: Course) -> list[tuple[Stop, Play]]:
    return [(stop, stop.action) for stop in course.stops if isinstance(stop.action, Play)]


@guards(
    "LUN-TRISCHAKEN-007",
    "LUN-TRISCHAKEN-008",
    "LUN-TRISCHAKEN-009",
    "LUN-PLAY-015",
    "LUN-PLAY-017",
)
@given(seed=seeds())
def test_every_trick_rests_on_what_the_dealer_does_among_five_and_on_a_valat_that_it_ends(seed: int) -> None:
    for course in (*courses(seed, 2), *courses(seed, 1, declarer=False, players=5)):
        if not course.was_played:
            continue
        seating, five = course.dealt.seating, course.dealt.seating.players == 5
        for number, trick in enumerate(course.played.tricks, 1):
            found = set(play.trick_grounds(course.contest, number, trick, course.rules))
            fahren = course.game is None
            taken = not fahren and any(chain.item == "Valat" for chain in course.contest.chains)
            handed_back = five and fahren and number == 6 and trick.winner == seating.dealer

            assert ("LUN-TRISCHAKEN-007" in found) == (five and fahren)
            assert ("LUN-TRISCHAKEN-008" in found) == (five and fahren and number == 1)
            assert ("LUN-TRISCHAKEN-009" in found) == handed_back
            assert ("LUN-PLAY-017" in found) == (five and not fahren)
            assert ("LUN-PLAY-015" in found) == (taken and not course.is_mine(trick.winner))
