"""What each seat has lawfully seen, and with whom it may talk over the play."""

from __future__ import annotations

from tarock_engine import discarding
from tarock_engine.cards import Mask, mask_of
from tarock_engine.contracts import TalonUse
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.state import RenonceEnd, Unplayed
from tarock_engine.karl.terms import is_negative, terms_of
from tarock_engine.ruling import Grounds
from tarock_engine.state import Calling, Contest, Dealt, Exchange, Game, Played, Playing, State


def seen(state: State, dealt: Dealt, seat: int, rules: KarlRules) -> tuple[Mask, Grounds]:
    """The cards whose place ``seat`` has been shown or that it has held, and the clauses that say so."""
    own = dealt.hands[seat]
    if isinstance(state, Calling):
        open_talon = 0 if state.exchange is None else dealt.talon
        return own | open_talon, (rules.talon.turned_face_up.clause, rules.calling.called_before_talon.clause)
    if isinstance(state, Playing | Played):
        cards, grounds = _in_play(state, dealt, seat, rules)
        return own | cards, grounds
    if isinstance(state, RenonceEnd) and state.game is None:
        return own | state.exchange.left, (rules.trischaken.talon_goes_to.clause,)
    if state.game is None:
        return own, (rules.talon.turned_face_up.clause,)
    cards, grounds = _talon(state.game, state.exchange or Exchange(), seat, rules, over=False)
    if isinstance(state, Unplayed):
        shown = 0 if state.game.partner is None or state.game.called is None else 1 << state.game.called
        return own | cards | shown, (*grounds, rules.settling.partner_shows_koenig.clause)
    return own | cards, grounds


def _in_play(state: Playing | Played, dealt: Dealt, seat: int, rules: KarlRules) -> tuple[Mask, Grounds]:
    contest, played = state.contest, _played(state)
    if contest.game is None:
        given = dealt.talon if isinstance(state, Played) else contest.exchange.left
        return played | given, (rules.trischaken.talon_goes_to.clause,)
    cards, grounds = _talon(contest.game, contest.exchange, seat, rules, over=isinstance(state, Played))
    ouvert = terms_of(contest.game.contract).is_ouvert
    if ouvert is None:
        return played | cards, grounds
    grounds = (*grounds, ouvert.clause, rules.play.open_from.clause)
    return played | cards | _laid_open(contest, dealt, played, rules), grounds


def _played(state: Playing | Played) -> Mask:
    table = mask_of(state.table) if isinstance(state, Playing) else 0
    return table | mask_of([card for trick in state.tricks for card in trick.cards])


def _is_open(contest: Contest, played: Mask, rules: KarlRules) -> bool:
    """Whether hands lie open after so many cards."""
    ouvert = None if contest.game is None else terms_of(contest.game.contract).is_ouvert
    return ouvert is not None and ouvert.value and played.bit_count() >= rules.play.open_from.value.cards


def _laid_open(contest: Contest, dealt: Dealt, played: Mask, rules: KarlRules) -> Mask:
    """The hands that lie open."""
    if contest.game is None or not _is_open(contest, played, rules):
        return 0
    kept = 0 if rules.play.open_from.value.declarer else dealt.hands[contest.game.declarer]
    return sum(dealt.hands) & ~kept


def _talon(game: Game, exchange: Exchange, seat: int, rules: KarlRules, *, over: bool) -> tuple[Mask, Grounds]:
    """The cards of the Talon, and those laid away, that a seat has seen."""
    talon, use = rules.talon, game.contract.talon
    laid = discarding.open_cards(exchange.laid, game.contract, rules)[1] if exchange.laid else ()
    if use.value is TalonUse.HALF:
        shown = game.dealt.talon if talon.turned_face_up.value else exchange.taken if seat == game.declarer else 0
        called = (
            (rules.calling.called_before_talon.clause, talon.koenig_choice_while_open.clause)
            if game.contract.calls.value
            else ()
        )
        return shown | exchange.face_up, (talon.turned_face_up.clause, use.clause, *called, *laid)
    if use.value is TalonUse.WHOLE:
        sees = seat == game.declarer or not talon.whole_unseen.value
        return (exchange.taken if sees else 0) | exchange.face_up, (use.clause, talon.whole_unseen.clause, *laid)
    turned = over and not is_negative(game.contract)
    return (game.dealt.talon if turned else 0), (use.clause,)


def confers(state: State, seat: int, rules: KarlRules) -> tuple[tuple[int, ...], Grounds]:
    """With whom a seat may talk over the play, and the clause."""
    if not isinstance(state, Playing) or state.contest.game is None or not is_negative(state.contest.game.contract):
        return (), ()
    contest, game, played = state.contest, state.contest.game, _played(state)
    when = rules.play.confer_when_open
    may = _is_open(contest, played, rules) if when.value else bool(played)
    if seat == game.declarer or not may:
        return (), (when.clause,)
    others = [one for one in contest.dealt.seating.everybody if one not in (seat, game.declarer)]
    return tuple(sorted(others)), (when.clause,)
