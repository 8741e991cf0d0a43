"""The cards that each player of Tarock-Königrufen has seen: his own, and those that were shown to him."""

from __future__ import annotations

from tarock_engine.cards import Mask, mask_of
from tarock_engine.contracts import TalonUse
from tarock_engine.koenigrufen.ending import talon_owner
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.koenigrufen.talon import all_six
from tarock_engine.koenigrufen.terms import terms_of
from tarock_engine.ruling import Grounds
from tarock_engine.seating import Seat
from tarock_engine.state import Dealt, Exchange, Game, Played, Playing, State


def seen(state: State, dealt: Dealt, seat: Seat, rules: KoenigrufenRules) -> tuple[Mask, Grounds]:
    """The cards that ``seat`` has held or has been shown, and the clauses that say so."""
    own = dealt.hands[seat]
    if isinstance(state, Playing | Played):
        cards, grounds = _in_play(state, dealt, seat, rules)
        return own | cards, grounds
    if state.game is None:
        open_talon = 0 if state.exchange is None else dealt.talon
        return own | open_talon, (rules.talon.turned_face_up.clause, rules.calling.called_before_talon.clause)
    cards, grounds = _talon(state.game, state.exchange or Exchange(), seat, rules)
    return own | cards, grounds


def _in_play(state: Playing | Played, dealt: Dealt, seat: Seat, rules: KoenigrufenRules) -> tuple[Mask, Grounds]:
    contest = state.contest
    played = mask_of([card for trick in state.tricks for card in trick.cards])
    if isinstance(state, Playing):
        played |= mask_of(state.table)
    if contest.game is None:
        hidden = rules.talon.unseen_in_trischaken
        return played | (0 if hidden.value else dealt.talon), (hidden.clause,)
    cards, grounds = _talon(contest.game, contest.exchange, seat, rules)
    if isinstance(state, Played) and contest.game.contract.talon.value is TalonUse.HIDDEN:
        cards, grounds = _counted(state, contest.game, seat, rules)
    ouvert = terms_of(contest.game.contract).is_ouvert
    if ouvert is None:
        return played | cards, grounds
    grounds = (*grounds, ouvert.clause, rules.play.open_from_card.clause)
    is_open = ouvert.value and played.bit_count() >= rules.play.open_from_card.value
    whose = rules.play.open_hands
    shown = sum(dealt.hands) if whose is None else whose.value.of(dealt.hands, contest.game.declarer)
    return played | cards | (shown if is_open else 0), grounds


def _counted(state: Played, game: Game, seat: Seat, rules: KoenigrufenRules) -> tuple[Mask, Grounds]:
    """An untouched Talon when all is played: seen by everybody, or by the side for which it counts."""
    use, for_all = game.contract.talon, rules.talon.untouched_shown_to_all
    owner = talon_owner(game, state, rules)
    if owner is None:
        return 0, (use.clause,)
    mine = seat in game.dealt.seating.active and game.side_of(seat) is owner
    return (game.dealt.talon if mine or for_all.value else 0), (use.clause, for_all.clause)


def _talon(game: Game, exchange: Exchange, seat: Seat, rules: KoenigrufenRules) -> tuple[Mask, Grounds]:
    """The cards of the Talon, and those laid away, that a seat has seen."""
    talon, use = rules.talon, game.contract.talon
    down = () if talon.face_down is None else (talon.face_down.clause,)
    laid = (talon.face_up.clause, *down) if exchange.laid else ()
    if use.value is TalonUse.HALF:
        shown = game.dealt.talon if talon.turned_face_up.value else 0
        return shown | exchange.face_up, (talon.turned_face_up.clause, use.clause, *laid)
    if use.value is TalonUse.WHOLE:
        sees = seat == game.declarer or not talon.whole_unseen.value
        six = all_six(rules)
        looked_at = exchange.taken if six.value else game.dealt.talon
        grounds = (use.clause, talon.whole_unseen.clause, six.clause, *laid)
        return (looked_at if sees else 0) | exchange.face_up, grounds
    return 0, (use.clause,)
