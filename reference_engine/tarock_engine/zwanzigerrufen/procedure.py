"""The procedure of Zwanzigerrufen: its phases, and what the shared engine calls for its peculiarities."""

from __future__ import annotations

from typing import Final

from tarock_engine import play as cardplay
from tarock_engine.actions import SPIEL, TRISCHAKEN, Action, Bid, Call, Play, Say
from tarock_engine.amounts import Augen
from tarock_engine.cards import Mask
from tarock_engine.contracts import Contract, Side
from tarock_engine.play import active_seats, winner_leads
from tarock_engine.procedure import NO_TALON, AtPlay, Phase, Procedure, bidding_of, phase_of
from tarock_engine.refusals import merged
from tarock_engine.rounds import Rounds
from tarock_engine.ruling import Grounds
from tarock_engine.scoring import Parties, Score, Settlement
from tarock_engine.seating import Seat
from tarock_engine.state import Bidding, Calling, Dealt, Exchange, Game, Played, Playing, State, ThrownIn
from tarock_engine.zwanzigerrufen import (
    announcing,
    bidding,
    bonuses,
    calling,
    claiming,
    counting,
    play,
    rounds,
    settling,
    trischaken,
    view,
)
from tarock_engine.zwanzigerrufen.ending import Ending, ending_of
from tarock_engine.zwanzigerrufen.names import NORMALSPIEL
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules
from tarock_engine.zwanzigerrufen.state import Announcing, Claiming, OverTrischaken, game_played
from tarock_language.message import message


def why_not_here(state: State, action: Action, rules: ZwanzigerrufenRules) -> Grounds:
    """The clauses that give an action its place, or keep it out of this game."""
    del state
    match action:
        case Bid() | Call():
            return (rules.bidding.opens.clause, rules.by_name[NORMALSPIEL].calls.clause)
        case Say():
            return (rules.announcing.vorhand_goes_on.clause, rules.announcing.is_over.clause)
        case Play():
            return (rules.announcing.is_over.clause, rules.play.leads.clause)
        case _:
            return (rules.dealing.talon_packets.clause,)


def score(state: Played | ThrownIn, rules: ZwanzigerrufenRules) -> Score:
    """What is won and lost in a finished deal; nothing if it was thrown in."""
    if isinstance(state, ThrownIn):
        return Score({}, (), (rules.settling.thrown_in_price.clause,))
    if state.contest.game is None:
        return trischaken.score(state, rules)
    return scored(ending_of(game_played(state.contest), state, rules), rules)


def scored(ending: Ending, rules: ZwanzigerrufenRules) -> Score:
    """What is won and lost at the end of a deal that was played."""
    items, unscored = bonuses.items(ending, rules)
    augen: dict[Side | Seat, Augen] = {side: amount for side, (amount, _) in ending.counted.items()}
    parts = [found for _, found in ending.counted.values()]
    return Score(augen, items, merged([*parts, bonuses.bonus_grounds(items, unscored)]))


def settlement(state: Played | ThrownIn, rules: ZwanzigerrufenRules, tariff: int | None) -> Settlement:
    """The payments of a finished deal in points."""
    settling.agreed(tariff, rules)
    if isinstance(state, ThrownIn):
        nothing = (rules.settling.thrown_in_price.value,) * state.dealt.seating.players
        return Settlement(payments=nothing, lines=(), grounds=(rules.settling.thrown_in_price.clause,), of_game=nothing)
    if state.contest.game is None:
        return trischaken.settlement(state, rules)
    game = game_played(state.contest)
    ending = ending_of(game, state, rules, counting.augen)
    steps = {chain.of: len(ending.doubled(chain)) for chain in ending.said(SPIEL)}
    return settling.settle(Parties.of(game), bonuses.items(ending, rules)[0], rules, steps)


def course_grounds(state: State, bids: tuple[Bid, ...], dealt: Dealt, rules: ZwanzigerrufenRules) -> Grounds:
    """The clauses that say what is played, by whom, and which cards count for whom."""
    found: list[Grounds] = [bidding.course_grounds(dealt.seating, bids, rules)]
    game = state.game
    if game is not None:
        found += [calling.partner_grounds(game, rules), announcing.course_grounds(game, rules)]
    if isinstance(state, Playing | Played | Claiming):
        found += [play.course_grounds(state.contest, rules), (rules.counting.partners_together.clause,)]
    if isinstance(state, ThrownIn) and rules.sessions.places_after_throwing_in is not None:
        found.append((rules.dealing.throwing_in.clause, rules.sessions.places_after_throwing_in.clause))
    return merged(found)


def contract_of(state: State) -> Contract | str | None:
    """The contract of the game; None if it is not known yet."""
    if isinstance(state, Playing | Played) and state.game is None:
        return TRISCHAKEN
    return None if state.game is None else state.game.contract


def announce(game: Game, exchange: Exchange, hands: tuple[Mask, ...], rules: ZwanzigerrufenRules) -> State:
    """The round of announcements."""
    del exchange, hands
    return announcing.begin(game, rules)


PROCEDURE: Final[Procedure[Played | ThrownIn, ZwanzigerrufenRules]] = Procedure(
    phases=(
        phase_of(Bidding, message("a call or a solo game"), (Bid, Call), bidding),
        phase_of(Calling, message("a call"), (Call,), calling),
        phase_of(OverTrischaken, message("a higher game or Weiter"), (Say, Bid), trischaken),
        phase_of(Announcing, message("an announcement or Weiter"), (Say, Bid), announcing),
        Phase(
            state=Playing,
            due=message("a card"),
            actions=(Play, Bid),
            choices=play.choices,
            refused=cardplay.refused,
            objection=play.objection,
            after=play.after,
        ),
        phase_of(Claiming, message("a claim or Weiter"), (Say,), claiming),
    ),
    manners=play.manners,
    bidding=bidding_of(bidding),
    talon=NO_TALON,
    announce=announce,
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
    score=score,
    agreed=settling.agreed,
    settlement=settlement,
    seen=view.seen,
    course_grounds=course_grounds,
    trick_grounds=play.trick_grounds,
    contract_of=contract_of,
    rounds=Rounds(rounds.events, rounds.factors),
)
