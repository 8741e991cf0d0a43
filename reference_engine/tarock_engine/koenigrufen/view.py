"""What each seat has lawfully seen: its own cards, and cards that the rules show to it."""

from __future__ import annotations

from tarock_engine.cards import Mask, mask_of
from tarock_engine.koenigrufen.rules import KoenigrufenRules, terms_of
from tarock_engine.koenigrufen.state import Announcing
from tarock_engine.ruleset import TalonUse
from tarock_engine.ruling import Grounds
from tarock_engine.state import (
    AtTalon,
    Bidding,
    Calling,
    Dealt,
    Discarding,
    Exchange,
    Game,
    GivenUp,
    Played,
    Playing,
)

Phase = Bidding | Calling | AtTalon | Discarding | Announcing | Playing | Played | GivenUp
"""Every phase of this source."""


def seen(state: Phase, dealt: Dealt, seat: int, rules: KoenigrufenRules) -> tuple[Mask, Grounds]:
    """The cards whose place ``seat`` has been shown or that it has held, and the clauses that say so."""
    own = dealt.hands[seat]
    if isinstance(state, Bidding) or (isinstance(state, Calling) and state.exchange is None):
        return own, (rules.talon.turned.clause, rules.calling.before_talon.clause)
    if isinstance(state, Calling):
        return own | dealt.talon, (rules.talon.turned.clause, rules.calling.before_talon.clause)
    if isinstance(state, Playing | Played):
        cards, grounds = _in_play(state, dealt, seat, rules)
        return own | cards, grounds
    exchange = Exchange() if isinstance(state, AtTalon) else state.exchange
    cards, grounds = _talon(state.game, exchange, seat, rules, over=False)
    return own | cards, grounds


def _in_play(state: Playing | Played, dealt: Dealt, seat: int, rules: KoenigrufenRules) -> tuple[Mask, Grounds]:
    contest = state.contest
    played = mask_of([card for trick in state.tricks for card in trick.cards])
    if isinstance(state, Playing):
        played |= mask_of(state.table)
    if contest.game is None:
        hidden = rules.talon.trischaken_hidden
        return played | (0 if hidden.value else dealt.talon), (hidden.clause,)
    cards, grounds = _talon(contest.game, contest.exchange, seat, rules, over=isinstance(state, Played))
    ouvert = terms_of(contest.game.contract).ouvert
    if ouvert is None:
        return played | cards, grounds
    grounds = (*grounds, ouvert.clause, rules.play.open_from.clause)
    is_open = ouvert.value and played.bit_count() >= rules.play.open_from.value
    return played | cards | (sum(dealt.hands) if is_open else 0), grounds


def _talon(game: Game, exchange: Exchange, seat: int, rules: KoenigrufenRules, *, over: bool) -> tuple[Mask, Grounds]:
    """The cards of the Talon, and those laid away, that a seat has seen."""
    talon, use = rules.talon, game.contract.talon
    down = () if talon.face_down is None else (talon.face_down.clause,)
    laid = (talon.face_up.clause, *down) if exchange.laid else ()
    if use.value is TalonUse.HALF:
        shown = game.dealt.talon if talon.turned.value else 0
        return shown | exchange.face_up, (talon.turned.clause, use.clause, *laid)
    if use.value is TalonUse.WHOLE:
        sees = seat == game.declarer or not talon.six_hidden.value
        return (exchange.taken if sees else 0) | exchange.face_up, (use.clause, talon.six_hidden.clause, *laid)
    turned = over and terms_of(game.contract).goal.tricks is None
    return (game.dealt.talon if turned else 0), (use.clause,)
