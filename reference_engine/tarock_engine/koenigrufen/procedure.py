"""The procedure of Tarock-Königrufen: its phases, and what the shared engine calls for its peculiarities."""

from __future__ import annotations

import dataclasses
import functools
from typing import Final, assert_never

from tarock_engine import calling, declaring, discarding
from tarock_engine import talon as talons
from tarock_engine.actions import SPIEL, TRISCHAKEN, Action, Bid, Call, Discard, Double, Play, Say, Share, Take
from tarock_engine.amounts import Augen
from tarock_engine.contracts import Side
from tarock_engine.koenigrufen import announcing, bidding, bonuses, counting, play, settling, talon, trischaken, view
from tarock_engine.koenigrufen.ending import Ending, ending_of
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.koenigrufen.state import Announcing
from tarock_engine.koenigrufen.terms import is_farbensolo, is_negative, terms_of
from tarock_engine.phases import COMMON
from tarock_engine.play import active_seats, winner_leads
from tarock_engine.procedure import AtPlay, AtTheTalon, Procedure, bidding_of, phase_of
from tarock_engine.refusals import merged
from tarock_engine.ruling import Grounds
from tarock_engine.scoring import Parties, Score, ScoredItem, Settlement, Unscored, has_hidden_king
from tarock_engine.seating import Seat
from tarock_engine.sessions import PLAIN_ROUNDS
from tarock_engine.state import Dealt, Exchange, Game, GivenUp, Played, Playing, State, Unplayed
from tarock_language.message import message


def why_not_here(state: State, action: Action, rules: KoenigrufenRules) -> Grounds:
    """The clauses that give an action its place, or keep it out of this game."""
    match action:
        case Say() | Double():
            without = isinstance(state, Playing | Played) and state.game is None
            own = rules.announcing.none_in_trischaken if without else rules.announcing.round_after_discarding
            return (own.clause,)
        case Take() | Discard():
            return (
                talons.clause_of(state) or rules.talon.unseen_in_trischaken.clause,
                rules.talon.giving_up_after_set.clause,
            )
        case Call():
            uncalled = () if state.game is None else (state.game.contract.calls.clause,)
            return (rules.calling.called_before_talon.clause, *uncalled)
        case Play():
            return (rules.announcing.round_after_discarding.clause, rules.play.leads.clause)
        case Bid():
            return (rules.bidding.ends_with_three_out.clause, rules.bidding.find_declaring_bid.clause)
        case _:
            assert_never(action)


End = GivenUp | Played | Unplayed
"""Every end of a deal."""


def score(state: End, rules: KoenigrufenRules) -> Score:
    """What is won and lost in a finished deal; no Augen are counted if it was not played."""
    if isinstance(state, GivenUp):
        ruled = terms_of(state.game.contract).given_up_without_bird
        owed = () if ruled is None else (ruled.clause,)
        return Score({}, (), (rules.talon.giving_up_after_set.clause, *owed))
    if isinstance(state, Unplayed):
        item = _unplayed(state)
        return Score({}, (item,), item.grounds)
    contest = state.contest
    if contest.game is None:
        augen, grounds = counting.trischaken_augen(contest, state.tricks, rules)
        by_seat: dict[Side | Seat, Augen] = dict(augen.items())
        return Score(by_seat, (), grounds)
    return scored(ending_of(contest.game, state, rules), rules)


def scored(ending: Ending, rules: KoenigrufenRules) -> Score:
    """What is won and lost at the end of a game with a declarer."""
    items, unscored = bonuses.items(ending, rules)
    if has_hidden_king(ending.contract, from_talon=ending.from_talon):
        stand = rules.settling.stands_without_partner.clause
        items = tuple(item._replace(grounds=(*item.grounds, stand)) for item in items)
        unscored = (*unscored, Unscored("", (stand,)))
    counted = {} if is_negative(ending.contract) else ending.counted
    parts = [*(found for _, found in counted.values()), *(item.grounds for item in items)]
    augen: dict[Side | Seat, Augen] = {side: amount for side, (amount, _) in counted.items()}
    return Score(augen, items, merged([*parts, *(item.grounds for item in unscored)]))


def _unplayed(state: Unplayed) -> ScoredItem:
    """The item of a game that is paid without play, as won."""
    ruled = terms_of(state.game.contract).unplayed_in_silence
    grounds = () if ruled is None else (ruled.clause,)
    return ScoredItem(SPIEL, Side.DECLARER, won=True, announced=False, doubled=(), grounds=grounds)


def settlement(state: End, rules: KoenigrufenRules, tariff: int | None) -> Settlement:
    """The payments of a finished deal: in points, or times ``tariff``, which is what one point is worth."""
    per_point = settling.agreed(tariff, rules)
    if isinstance(state, GivenUp):
        game = state.game
        bird = settling.paid_bird(game.contract, rules, game.dealt.hands[game.declarer])
        return settling.settle_given_up(Parties.of(game), rules, per_point, bird)
    if isinstance(state, Unplayed):
        item = _unplayed(state)
        found = settling.settle(Parties.of(state.game), [item], rules, per_point)
        return found._replace(grounds=merged([item.grounds, found.grounds]))
    contest = state.contest
    if contest.game is not None:
        ending = ending_of(contest.game, state, rules)
        parties = _parties(contest.game, ending, rules)
        return settling.settle(parties, bonuses.items(ending, rules)[0], rules, per_point)
    augen, _ = counting.trischaken_augen(contest, state.tricks, rules)
    seating = contest.dealt.seating
    taken = {seat: sum(trick.winner == seat for trick in state.tricks) for seat in seating.active}
    return trischaken.settle(seating, augen, taken, rules, per_point)


def _parties(game: Game, ending: Ending, rules: KoenigrufenRules) -> Parties:
    """The parties, with all that the value of a Valat may depend on."""
    own = frozenset([claim.item for claim, _ in ending.chains if claim.of == game.declarer])
    steps = next((len(chain.doubled) for chain in ending.said(SPIEL)), 0)
    lost = not bonuses.is_won(ending, rules)[0]
    return Parties.of(game)._replace(birds=own & rules.birds.keys(), game_steps=steps, lost=lost)


def course_grounds(state: State, bids: tuple[Bid, ...], dealt: Dealt, rules: KoenigrufenRules) -> Grounds:
    """The clauses that say what is played, by whom, and which cards count for whom."""
    found: list[Grounds] = [bidding.course_grounds(dealt.seating, bids, rules)]
    game = state.game
    if isinstance(state, Playing | Played):
        found += [play.course_grounds(state.contest, rules), counting.pile_grounds(state.contest, rules)]
    if game is not None:
        found.append(calling.partner_grounds(game, rules))
        found.append(talon.course_grounds(game, rules))
        found.append(discarding.course_grounds(game, state.exchange or Exchange(), rules))
    if isinstance(state, Playing | Played) and game is not None:
        found.append(announcing.course_grounds(game.contract, rules))
    return merged(found)


PROCEDURE: Final[Procedure[End, KoenigrufenRules]] = Procedure(
    phases=(
        *COMMON,
        phase_of(Announcing, message("an announcement or Gut!"), (Say, Take), announcing),
    ),
    manners=play.manners,
    bidding=dataclasses.replace(bidding_of(bidding), essence=bidding.essence),
    talon=AtTheTalon(
        takes=talon.takes,
        giving_up=Share.AUFGEBEN,
        is_suit_game=is_farbensolo,
        examine=talon.examine,
        goes_on_alone=talon.goes_on_alone,
        give_up_late=talon.give_up_late,
        discard_grounds=talon.discard_grounds,
        course_grounds=talon.course_grounds,
    ),
    announce=announcing.after_exchange,
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
    contract_of=functools.partial(declaring.contract_of, alone=TRISCHAKEN),
    rounds=PLAIN_ROUNDS,
)
