from __future__ import annotations

from hypothesis import given
from tests.laws.lungau import plain
from tests.laws.lungau.strategies import Course, Stop, courses, names, seeds
from tests.laws.registry import guards

from tarock_engine.actions import Bid
from tarock_engine.cards import NAMES
from tarock_engine.state import Bidding

GAMES = set(plain.BIDS)


def auction(course: Course) -> list[tuple[Stop, Bidding, Bid]]:
    return [
        (stop, stop.state, stop.action)
        for stop in course.stops
        if isinstance(stop.state, Bidding) and isinstance(stop.action, Bid)
    ]


def standing(bids: tuple[Bid, ...]) -> str | None:
    """The highest bid: the latest, since each has to beat those before it."""
    return next((bid.name for bid in reversed(bids) if bid.name in GAMES), None)


@guards("LUN-BIDDING-002", "LUN-BIDDING-004", "LUN-DEALING-001")
@given(seed=seeds())
def test_vorhand_opens_and_the_others_follow_in_turn(seed: int) -> None:
    for course in courses(seed, 3):
        active = course.dealt.seating.active
        seats = [bid.seat for _, _, bid in auction(course)]

        assert seats[:4] == list(active[: len(seats)])
        if course.chosen["auction-second-turn"] == "once":
            assert len(seats) <= 4


@guards(
    "LUN-BIDDING-003",
    "LUN-BIDDING-006",
    "LUN-BIDDING-008",
    "LUN-BIDDING-010",
    "LUN-BIDDING-011",
    "LUN-BIDDING-012",
    "LUN-BIDDING-014",
    "LUN-BIDDING-015",
    "LUN-BIDDING-016",
    "LUN-BIDDING-017",
    "LUN-BIDDING-018",
    "LUN-CALLING-008",
)
@given(seed=seeds())
def test_exactly_the_bids_of_the_source_are_open(seed: int) -> None:
    for course in courses(seed, 3):
        for stop, state, _ in auction(course):
            hand = names(course.dealt.hands[state.turn])
            expected = {
                name
                for name in ("Weiter", "Erster", *plain.BIDS)
                if plain.may_bid(
                    name,
                    opens=not state.bids,
                    vorhand=state.turn == course.dealt.seating.vorhand,
                    hand=hand,
                    standing=standing(state.bids),
                    chosen=course.chosen,
                )
            }

            assert {bid.name for bid in stop.choices[0].actions if isinstance(bid, Bid)} == expected


@guards("LUN-CALLING-007", "LUN-CALLING-008")
@given(seed=seeds())
def test_a_rufer_is_bid_with_a_koenig_only_where_the_bid_names_it(seed: int) -> None:
    for course in courses(seed, 3):
        with_bid = course.chosen["king-named-when"] == "with-bid"
        for stop, state, _ in auction(course):
            hand = names(course.dealt.hands[state.turn])
            kings = plain.KOENIGE - (hand if course.chosen["own-king-call"] == "forbidden" else set())
            for name in {bid.name for bid in stop.choices[0].actions if isinstance(bid, Bid)}:
                found = [bid.king for bid in stop.choices[0].actions if isinstance(bid, Bid) and bid.name == name]
                wants = with_bid and name in plain.CALLING

                assert {None if king is None else NAMES[king] for king in found} == (kings if wants else {None})


@guards("LUN-BIDDING-006", "LUN-BIDDING-014")
@given(seed=seeds())
def test_every_game_that_is_bid_beats_all_before_it(seed: int) -> None:
    for course in courses(seed, 3):
        heights = [plain.height(bid.name, course.chosen) for _, _, bid in auction(course) if bid.name in GAMES]

        assert heights == sorted(set(heights))


@guards("LUN-BIDDING-001", "LUN-BIDDING-007")
@given(seed=seeds())
def test_the_highest_bid_is_played_by_its_bidder_and_no_bid_means_fahren(seed: int) -> None:
    for course in courses(seed, 3):
        bids = [bid for _, _, bid in auction(course) if bid.name in GAMES]
        game = course.game

        assert (game is None) == (not bids)
        if game is not None:
            assert (game.declarer, game.contract.name) == (bids[-1].seat, bids[-1].name)


@guards("LUN-BIDDING-005", "LUN-BIDDING-009", "LUN-BIDDING-013", "LUN-BIDDING-018", "LUN-BIDDING-019")
@given(seed=seeds())
def test_the_auction_ends_where_nobody_is_left_to_speak_and_not_before(seed: int) -> None:
    for course in courses(seed, 3):
        bids = [bid for _, _, bid in auction(course)]
        ending = [plain.ends_auction(bid.name, course.chosen) for bid in bids]

        assert not any(ending[:-1])
        if ending[-1]:
            continue
        assert len(bids) >= 4
        if course.chosen["auction-second-turn"] == "until-passed":
            assert len({bid.seat for bid in bids if bid.name == "Weiter"}) == 3
            passed = set[int]()
            for bid in bids:
                assert bid.seat not in passed
                passed |= {bid.seat} if bid.name == "Weiter" else set()
        else:
            assert len(bids) == 4
