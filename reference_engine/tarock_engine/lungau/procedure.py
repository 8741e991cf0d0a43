"""The procedure of Lungauer Königrufen: its phases, and what the shared engine calls for its peculiarities."""

from __future__ import annotations

import dataclasses
from typing import Final, assert_never

from tarock_engine import calling, declaring, discarding
from tarock_engine import talon as talons
from tarock_engine.actions import Action, Bid, Call, Discard, Double, Play, Say, Share, Take
from tarock_engine.amounts import Augen
from tarock_engine.contracts import Contract, Side
from tarock_engine.lungau import announcing, bidding, bonuses, counting, play, settling, talon, trischaken, view
from tarock_engine.lungau.ending import ending_of
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.lungau.state import Announcing, KontraRound
from tarock_engine.phases import COMMON
from tarock_engine.procedure import AtPlay, AtTheTalon, Procedure, bidding_of, phase_of
from tarock_engine.refusals import merged
from tarock_engine.ruling import Grounds
from tarock_engine.scoring import Parties, Score, Settlement
from tarock_engine.seating import Seat, seated
from tarock_engine.sessions import PLAIN_ROUNDS
from tarock_engine.state import (
    Dealt,
    Exchange,
    GivenUp,
    Played,
    Playing,
    State,
    Unplayed,
)
from tarock_language.message import message


def why_not_here(state: State, action: Action, rules: LungauRules) -> Grounds:
    """The clauses that give an action its place, or keep it out of this game."""
    match action:
        case Say() | Double():
            return (rules.announcing.round_after_discarding.clause,)
        case Take() | Discard():
            return (
                talons.clause_of(state) or rules.talon.unseen_in_fahren.clause,
                rules.talon.no_schleifen_after_half.clause,
            )
        case Play():
            return (rules.play.leads.clause, rules.announcing.round_after_discarding.clause)
        case Call():
            return (rules.calling.called_before_talon.clause,)
        case Bid():
            return (rules.bidding.find_declaring_bid.clause,)
        case _:
            assert_never(action)


End = GivenUp | Played | Unplayed
"""Every end of a deal."""


def score(state: End, rules: LungauRules) -> Score:
    """What is won and lost in a finished deal; no Augen are counted if it was not played."""
    if isinstance(state, GivenUp):
        return Score({}, (), (rules.calling.schleifen_allowed.clause,))
    if isinstance(state, Unplayed):
        items = bonuses.unplayed_items(state)
        return Score({}, items, items[0].grounds)
    contest, method = state.contest, rules.counting.method.clause
    if contest.game is None:
        by_seat: dict[Side | Seat, Augen] = dict(seated(counting.augen_by_seat(contest, state.tricks, rules)))
        return Score(by_seat, (), (method,))
    ending = ending_of(contest.game, state, rules)
    scored, unscored = bonuses.scored_items(ending, rules), bonuses.unscored(ending, rules)
    grounds = merged([(method,), *(item.grounds for item in scored), *(item.grounds for item in unscored)])
    return Score(bonuses.augen_by_side(ending, rules), scored, grounds)


def settlement(state: End, rules: LungauRules, tariff: int | None) -> Settlement:
    """The payments of a finished deal in Cent; ``tariff`` is worth one Wertungspunkt."""
    per_point = settling.agreed(tariff, rules)
    if isinstance(state, GivenUp):
        return settling.settle_given_up(Parties.of(state.game), rules, per_point)
    if isinstance(state, Unplayed):
        items = bonuses.unplayed_items(state)
        found = settling.settle(Parties.of(state.game), items, rules, per_point)
        return found._replace(grounds=merged([items[0].grounds, found.grounds]))
    contest = state.contest
    if contest.game is None:
        augen = dict(seated(counting.augen_by_seat(contest, state.tricks, rules)))
        end = settling.FahrenEnd(augen, {trick.winner for trick in state.tricks})
        return settling.fahren(contest.dealt.seating, end, contest.kontras, rules, per_point)
    items = bonuses.scored_items(ending_of(contest.game, state, rules), rules)
    return settling.settle(Parties.of(contest.game), items, rules, per_point)


def course_grounds(state: State, bids: tuple[Bid, ...], dealt: Dealt, rules: LungauRules) -> Grounds:
    """The clauses that say what is played, by whom, and which cards count for whom."""
    found: list[Grounds] = [bidding.course_grounds(dealt.seating, bids, rules)]
    game = state.game
    if isinstance(state, Playing | Played):
        found.append(play.course_grounds(state.contest, rules))
        found.append(counting.pile_grounds(state.contest, rules))
        if state.contest.kontras:
            found.append((rules.settling.kontra_binds.clause,))
    if isinstance(state, KontraRound) and dealt.seating.sits_out is not None:
        found.append((rules.talon.dealer_takes_talon.clause,))
    if game is not None:
        found.append(calling.partner_grounds(game, rules))
        found.append(talon.course_grounds(game, rules))
        found.append(discarding.course_grounds(game, state.exchange or Exchange(), rules))
    if isinstance(state, Playing | Played) and game is not None:
        found.append(announcing.course_grounds(rules))
    return merged(found)


def contract_of(state: State) -> Contract | str | None:
    """The contract of the game, or "Fahren", also during the round of Kontras before it; None if it is not known."""
    return play.FAHREN if isinstance(state, KontraRound) else declaring.contract_of(state, play.FAHREN)


PROCEDURE: Final[Procedure[End, LungauRules]] = Procedure(
    phases=(
        *COMMON,
        phase_of(Announcing, message("an announcement or Gut!"), (Say,), announcing),
        phase_of(KontraRound, message("Kontra or Gut!"), (Double, Say), trischaken),
    ),
    manners=play.manners,
    bidding=dataclasses.replace(bidding_of(bidding), names_koenig=True),
    talon=AtTheTalon(
        takes=talon.takes,
        giving_up=Share.SCHLEIFEN,
        examine=talon.examine,
        goes_on_alone=talon.goes_on_alone,
        give_up_late=talon.schleifen_late,
        discard_grounds=talon.discard_grounds,
        course_grounds=talon.course_grounds,
    ),
    announce=announcing.begin,
    play=AtPlay(
        bound=play.bound,
        is_over=play.is_over,
        absent_grounds=play.absent_grounds,
        seats_in=play.seats_in,
        next_leader=play.next_leader,
        course_grounds=play.course_grounds,
    ),
    why_not_here=why_not_here,
    counted=counting.counted,
    shares=counting.shares,
    score=score,
    agreed=settling.agreed,
    settlement=settlement,
    seen=view.seen,
    course_grounds=course_grounds,
    trick_grounds=play.trick_grounds,
    contract_of=contract_of,
    rounds=PLAIN_ROUNDS,
)
