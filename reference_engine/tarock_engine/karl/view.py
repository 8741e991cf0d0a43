"""The cards that each player has seen in Karls Tarockrunde, and with whom he may talk about the play."""

from __future__ import annotations

from tarock_engine import discarding
from tarock_engine.cards import Mask, mask_of
from tarock_engine.contracts import OpenHands, Side, TalonUse
from tarock_engine.counting import given_of_talon
from tarock_engine.karl import counting, trischaken
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.state import NamingBird, RenonceEnd
from tarock_engine.karl.terms import is_negative, terms_of
from tarock_engine.ruling import Grounds
from tarock_engine.seating import Seat
from tarock_engine.state import Calling, Dealt, Exchange, Game, GivenUp, Played, Playing, State, Unplayed


def seen(state: State, dealt: Dealt, seat: Seat, rules: KarlRules) -> tuple[Mask, Grounds]:
    """The cards that ``seat`` has held or has been shown, and the clauses that say so."""
    own = dealt.hands[seat]
    if isinstance(state, Calling):
        sees = rules.talon.turned_face_up.value or seat == state.declarer
        open_talon = 0 if state.exchange is None or not sees else dealt.talon
        return own | open_talon, (rules.talon.turned_face_up.clause, rules.calling.called_before_talon.clause)
    if isinstance(state, Playing | Played):
        cards, grounds = _in_play(state, seat, rules)
        return own | cards, grounds
    if isinstance(state, RenonceEnd) and state.game is None:
        return own | state.exchange.left, (rules.trischaken.talon_goes_to.clause,)
    if state.game is None or isinstance(state, NamingBird):
        return own, (rules.talon.turned_face_up.clause,)
    cards, grounds = _talon(state.game, state.exchange or Exchange(), seat, rules)
    cards |= dealt.talon if isinstance(state, GivenUp) else 0
    if isinstance(state, Unplayed):
        shown = 0 if state.game.called is None else 1 << state.game.called
        return own | cards | shown, (*grounds, rules.settling.partner_shows_koenig.clause)
    return own | cards, grounds


def _in_play(state: Playing | Played, seat: Seat, rules: KarlRules) -> tuple[Mask, Grounds]:
    contest, played = state.contest, _played(state)
    if contest.game is None:
        given, why = _given(state, seat, rules) if isinstance(state, Played) else (0, ())
        return played | contest.exchange.left | given, (rules.trischaken.talon_goes_to.clause, *why)
    cards, grounds = _talon(contest.game, contest.exchange, seat, rules)
    if isinstance(state, Played) and contest.game.contract.talon.value is TalonUse.HALF:
        cards |= contest.exchange.left
    if isinstance(state, Played) and contest.game.contract.talon.value is TalonUse.HIDDEN:
        counting_cards, why = _counted(contest.game, contest.exchange, seat, rules)
        cards, grounds = cards | counting_cards, (*grounds, *why)
    ouvert = terms_of(contest.game.contract).is_ouvert
    if ouvert is None:
        return played | cards, grounds
    grounds = (*grounds, ouvert.clause, rules.play.open_from.clause)
    return played | cards | _laid_open(contest.game, played, rules), grounds


def _given(state: Played, seat: Seat, rules: KarlRules) -> tuple[Mask, Grounds]:
    """The Talon at the end of Fahren, as far as ``seat`` sees it: the player who gets it does, in a reading all."""
    counts, _ = trischaken.talon_counts(state.contest, rules)
    for_all = rules.talon.untouched_shown_to_all
    talon = state.contest.dealt
    given = given_of_talon(rules.trischaken.talon_goes_to.value, state.tricks, talon)
    return (talon.talon if counts and for_all.value else given.get(seat, 0)), (for_all.clause,)


def _counted(game: Game, exchange: Exchange, seat: Seat, rules: KarlRules) -> tuple[Mask, Grounds]:
    """The part of an untouched Talon that a seat sees at the end: all do, or the side for which it counts."""
    for_all, side = rules.talon.untouched_shown_to_all, game.side_of(seat)
    shares = counting.shares(game, exchange, rules)
    found = [cards for owner, cards in shares if _is_seen(owner.value, side, for_all.value)]
    return sum(found), (for_all.clause,) if shares else ()


def _is_seen(owner: Side | None, side: Side, for_all: bool) -> bool:  # noqa: FBT001
    return owner is side or (owner is not None and for_all)


def _played(state: Playing | Played) -> Mask:
    table = mask_of(state.table) if isinstance(state, Playing) else 0
    return table | mask_of([card for trick in state.tricks for card in trick.cards])


def _is_open(game: Game, played: Mask, rules: KarlRules) -> bool:
    """Whether hands lie open after the cards ``played``."""
    ouvert = terms_of(game.contract).is_ouvert
    return ouvert is not None and ouvert.value and played.bit_count() >= rules.play.open_from.value.cards


def _laid_open(game: Game, played: Mask, rules: KarlRules) -> Mask:
    """The hands that lie open."""
    if not _is_open(game, played, rules):
        return 0
    whose, everybody = rules.play.open_hands, rules.play.open_from.value.declarer
    how = OpenHands.EVERYBODY if everybody else OpenHands.OPPONENTS
    return (how if whose is None else whose.value).of(game.dealt.hands, game.declarer)


def _talon(game: Game, exchange: Exchange, seat: Seat, rules: KarlRules) -> tuple[Mask, Grounds]:
    """The cards of the Talon and the discards that a seat has seen, and the clauses."""
    talon, use = rules.talon, game.contract.talon
    laid = discarding.open_cards(exchange.laid, game.contract, rules)[1] if exchange.laid else ()
    if use.value is TalonUse.HALF:
        shown = game.dealt.talon if talon.turned_face_up.value or seat == game.declarer else 0
        called = (
            (rules.calling.called_before_talon.clause, talon.koenig_choice_while_open.clause)
            if game.contract.calls.value
            else ()
        )
        return shown | exchange.face_up, (talon.turned_face_up.clause, use.clause, *called, *laid)
    if use.value is TalonUse.WHOLE:
        sees = seat == game.declarer or not talon.whole_unseen.value
        return (exchange.taken if sees else 0) | exchange.face_up, (use.clause, talon.whole_unseen.clause, *laid)
    return 0, (use.clause,)


def confers(state: State, seat: Seat, rules: KarlRules) -> tuple[tuple[Seat, ...], Grounds]:
    """The seats with which a seat may talk about the play, and the clause."""
    if not isinstance(state, Playing) or state.contest.game is None or not is_negative(state.contest.game.contract):
        return (), ()
    game, played = state.contest.game, _played(state)
    when = rules.play.confer_when_open
    may = _is_open(game, played, rules) if when.value else bool(played)
    if seat == game.declarer or not may:
        return (), (when.clause,)
    others = [other for other in game.dealt.seating.everybody if other not in (seat, game.declarer)]
    return tuple(sorted(others)), (when.clause,)
