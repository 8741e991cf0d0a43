"""The cards that each player of Lungauer Königrufen has seen: his own, and those that were shown to him."""

from __future__ import annotations

from tarock_engine.cards import Mask, mask_of
from tarock_engine.contracts import TalonUse
from tarock_engine.lungau.play import dealer_in_fahren
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.lungau.state import KontraRound
from tarock_engine.ruling import Grounds
from tarock_engine.seating import Seat
from tarock_engine.state import Dealt, Exchange, Game, Played, Playing, State


def seen(state: State, dealt: Dealt, seat: Seat, rules: LungauRules) -> tuple[Mask, Grounds]:
    """The cards that ``seat`` has held or has been shown, and the clauses that say so."""
    own = dealt.hands[seat]
    if isinstance(state, KontraRound):
        cards, grounds = _fahren_talon(dealt, seat, rules, playing=False)
        return own | cards, grounds
    if isinstance(state, Playing | Played):
        cards, grounds = _in_play(state, dealt, seat, rules)
        return own | cards, grounds
    if state.game is None:
        return own, (rules.talon.turned_face_up.clause, rules.calling.called_before_talon.clause)
    exchange = state.exchange or Exchange()
    cards, grounds = _turned_talon(state.game, exchange, seat, rules)
    return own | cards | exchange.face_up, (*grounds, *_open_grounds(exchange, rules))


def _in_play(state: Playing | Played, dealt: Dealt, seat: Seat, rules: LungauRules) -> tuple[Mask, Grounds]:
    played = mask_of([card for trick in state.tricks for card in trick.cards])
    if isinstance(state, Playing):
        played |= mask_of(state.table)
    contest = state.contest
    if contest.game is None:
        talon, grounds = _fahren_talon(dealt, seat, rules, playing=True)
        return played | talon, grounds
    talon, grounds = _turned_talon(contest.game, contest.exchange, seat, rules)
    left, left_grounds = _left_half(
        contest.game, contest.exchange, rules, first_over=bool(state.tricks), over=isinstance(state, Played)
    )
    exchange = contest.exchange
    return played | talon | left | exchange.face_up, (
        *grounds,
        *left_grounds,
        *_open_grounds(exchange, rules),
    )


def _turned_talon(game: Game, exchange: Exchange, seat: Seat, rules: LungauRules) -> tuple[Mask, Grounds]:
    talon = rules.talon
    use = game.contract.talon
    if use.value is TalonUse.WHOLE:
        return (exchange.taken if seat == game.declarer else 0), (use.clause,)
    if use.value is not TalonUse.HALF:
        return (0 if talon.hidden_in_solo.value else game.dealt.talon), (use.clause,)
    everybody = talon.turned_for_all.value or seat == game.declarer
    shown = game.dealt.talon if everybody and talon.turned_face_up.value else 0
    called = () if game.called is None else (rules.calling.called_before_talon.clause,)
    return shown, (talon.turned_face_up.clause, talon.turned_for_all.clause, *called)


def _left_half(
    game: Game, exchange: Exchange, rules: LungauRules, *, first_over: bool, over: bool
) -> tuple[Mask, Grounds]:
    """The cards shown when the half left lying is turned over, or a hidden Talon after play, and the clauses."""
    talon = rules.talon
    if game.contract.talon.value is TalonUse.HIDDEN:
        return (game.dealt.talon if over else 0), (talon.hidden_in_solo.clause,)
    if game.contract.talon.value is not TalonUse.HALF:
        return 0, ()
    shown = exchange.left if first_over and talon.left_half_turned_over.value and not talon.turned_for_all.value else 0
    return shown, (talon.left_half_turned_over.clause, talon.turned_for_all.clause)


def _fahren_talon(dealt: Dealt, seat: Seat, rules: LungauRules, *, playing: bool) -> tuple[Mask, Grounds]:
    talon = rules.talon
    dealer = dealer_in_fahren(dealt.seating, rules)
    if dealer is None:
        return (0 if talon.unseen_in_fahren.value else dealt.talon), (talon.unseen_in_fahren.clause,)
    grounds = (talon.dealer_takes_talon.clause, talon.dealer_sees_before_kontras.clause)
    sees = seat == dealer and (playing or talon.dealer_sees_before_kontras.value)
    return (dealt.talon if sees else 0), grounds


def _open_grounds(exchange: Exchange, rules: LungauRules) -> Grounds:
    return (rules.talon.face_up.clause,) if exchange.laid else ()
