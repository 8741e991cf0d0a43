"""The end of a deal put into the words of the second telling."""

from __future__ import annotations

from tests.laws.lungau import scoring
from tests.laws.lungau.strategies import Course, listed, names

from tarock_engine.cards import NAMES
from tarock_engine.contracts import Side
from tarock_engine.scoring import ScoredItem
from tarock_engine.state import TakenTrick


def players_of(course: Course, trick: TakenTrick) -> tuple[int, ...]:
    """The seats that played to a trick, in turn."""
    seating = course.dealt.seating
    seats = seating.active if len(trick.cards) == 4 else seating.everybody
    place = seats.index(trick.leader)
    return seats[place:] + seats[:place]


def facts_of(course: Course) -> scoring.Facts:
    """What the end of a deal is, for the second telling of its score."""
    game, contest = course.declared, course.contest
    chains = {(chain.item, chain.of): chain for chain in contest.chains}
    spiel = chains["Spiel", None].doubled
    with_game = course.chosen["kontra-on-contained-vogerl"] == "with-game"
    announced = [
        (chain.item, chain.of, spiel if with_game and chain.moments[0] < 0 else chain.doubled)
        for chain in contest.chains
        if chain.of is not None
    ]
    return scoring.Facts(
        chosen=course.chosen,
        contract=game.contract.name,
        declarer=game.declarer,
        partner=game.partner,
        active=course.dealt.seating.active,
        players=course.dealt.seating.players,
        called=None if game.called is None else NAMES[game.called],
        dealt_to_talon=game.from_talon,
        taken=names(contest.exchange.taken),
        left=names(contest.exchange.left),
        laid=names(contest.exchange.laid),
        mine=names(course.piles[Side.DECLARER]),
        theirs=names(course.piles[Side.FOES]),
        tricks=[(players_of(course, trick), listed(trick.cards), trick.winner) for trick in course.played.tricks],
        announced=announced,
        kontras=spiel,
    )


def plainly(item: ScoredItem) -> scoring.Item:
    """An item as the second telling lists it."""
    return item.name, item.side is Side.DECLARER, item.won, item.announced, item.doubled
