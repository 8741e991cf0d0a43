"""The procedure of Karls Tarockrunde: its phases, and what the shared engine calls for its peculiarities."""

from __future__ import annotations

import dataclasses
import functools
from typing import Final, assert_never

from tarock_engine import bidding as shared_bidding
from tarock_engine import calling, declaring, discarding
from tarock_engine import talon as talons
from tarock_engine.actions import FAHREN, Action, Bid, Call, Discard, Double, Play, Say, Share, Take
from tarock_engine.karl import announcing, bidding, counting, naming, outcome, play, talon, view
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.state import Announcing, NamingBird
from tarock_engine.karl.terms import is_farbensolo
from tarock_engine.phases import COMMON
from tarock_engine.play import active_seats, winner_leads
from tarock_engine.procedure import AtPlay, AtTheTalon, Phase, Procedure, bidding_of, phase_of
from tarock_engine.refusals import merged
from tarock_engine.ruling import Grounds
from tarock_engine.sessions import PLAIN_ROUNDS
from tarock_engine.state import (
    AtTalon,
    Bidding,
    Calling,
    Contest,
    Dealt,
    Discarding,
    Exchange,
    Played,
    Playing,
    State,
    Unplayed,
)
from tarock_language.message import message


def why_not_here(state: State, action: Action, rules: KarlRules) -> Grounds:
    """The clauses that give an action its place, or keep it out of this game."""
    match action:
        case Say() | Double():
            return _why_not_said(state, rules)
        case Take() | Discard():
            return (
                talons.clause_of(state) or rules.trischaken.talon_goes_to.clause,
                rules.talon.koenig_choice_while_open.clause,
            )
        case Call():
            uncalled = () if state.game is None else (state.game.contract.calls.clause,)
            return (rules.calling.called_before_talon.clause, *uncalled)
        case Play():
            return (rules.announcing.ends_when_all_say_gut.clause, rules.play.leads.clause)
        case Bid():
            return (rules.bidding.ends_with_one_left.clause, rules.bidding.goes_on_after_holding.clause)
        case _:
            assert_never(action)


def _why_not_said(state: State, rules: KarlRules) -> Grounds:
    if isinstance(state, Playing | Played) and state.game is None:
        return (rules.trischaken.kontra_is_barred.clause, rules.trischaken.nothing_said.clause)
    if isinstance(state, Playing | Played):
        return (rules.announcing.ends_when_all_say_gut.clause,)
    return (rules.announcing.opening_words.clause, rules.announcing.opened_in_every_game.clause)


def course_grounds(state: State, bids: tuple[Bid, ...], dealt: Dealt, rules: KarlRules) -> Grounds:
    """The clauses that say what is played, by whom, and which cards count for whom."""
    found: list[Grounds] = [bidding.said_grounds(dealt.seating, bids, dealt.hands, rules)]
    game = state.game
    if isinstance(state, Playing | Played):
        found.append(_turned_into(state.contest, bids, rules))
        found += [play.course_grounds(state.contest, rules), counting.pile_grounds(state.contest, rules)]
    if game is not None:
        found.append(calling.partner_grounds(game, rules))
        found.append(() if game.contract.alone_if_in_talon is None else (game.contract.alone_if_in_talon.clause,))
        found.append(talon.course_grounds(game, rules))
        found.append(discarding.course_grounds(game, state.exchange or Exchange(), rules))
    if isinstance(state, Playing | Played | Unplayed) and game is not None:
        found.append(announcing.course_grounds(game, rules))
    return merged(found)


def _turned_into(contest: Contest, bids: tuple[Bid, ...], rules: KarlRules) -> Grounds:
    """The clauses that let the game that was bid become Fahren, where it did."""
    contract = bidding.contract_of(bids, rules)
    if contest.game is not None or contract is None:
        return ()
    return talon.turned_into(contract, rules)


PROCEDURE: Final[Procedure[outcome.End, KarlRules]] = Procedure(
    phases=(
        *COMMON,
        Phase(
            state=Bidding,
            due=message("a bid"),
            actions=(Bid,),
            choices=bidding.choices,
            refused=bidding.refused,
            objection=shared_bidding.objection,
            after=bidding.after,
        ),
        Phase(
            state=Calling,
            due=message("a call"),
            actions=(Call,),
            choices=calling.choices,
            refused=calling.refused,
            objection=calling.objection,
            after=naming.after_calling,
        ),
        phase_of(NamingBird, message("a Vogel"), (Say,), naming),
        Phase(
            state=Discarding,
            due=message("a discard"),
            actions=(Discard, Take),
            choices=discarding.choices,
            refused=discarding.refused,
            objection=talon.late_objection,
            after=discarding.after,
        ),
        Phase(
            state=AtTalon,
            due=message("a decision on the Talon"),
            actions=(Take, Call),
            choices=talons.choices,
            refused=talons.refused,
            objection=talons.objection,
            after=talon.after,
        ),
        phase_of(Announcing, message("an announcement or Gut!"), (Say,), announcing),
    ),
    manners=play.manners,
    bidding=dataclasses.replace(bidding_of(bidding), survey=bidding.survey),
    talon=AtTheTalon(
        takes=talon.takes,
        giving_up=Share.ZAHLEN,
        examine=talon.examine,
        goes_on_alone=talon.goes_on_alone,
        give_up_late=talon.pay_late,
        discard_grounds=talon.discard_grounds,
        course_grounds=talon.course_grounds,
        narrow=talon.narrow,
        shares=talon.SHARES,
        is_suit_game=is_farbensolo,
    ),
    announce=announcing.begin,
    play=AtPlay(
        bound=play.bound,
        is_over=play.is_over,
        absent_grounds=play.absent_grounds,
        seats_in=active_seats,
        next_leader=winner_leads,
        course_grounds=play.course_grounds,
    ),
    why_not_here=why_not_here,
    counted=counting.counted,
    shares=counting.shares,
    score=outcome.score,
    agreed=outcome.agreed,
    settlement=outcome.settlement,
    seen=view.seen,
    course_grounds=course_grounds,
    trick_grounds=play.trick_grounds,
    contract_of=functools.partial(declaring.contract_of, alone=FAHREN),
    rounds=PLAIN_ROUNDS,
    confers=view.confers,
)
