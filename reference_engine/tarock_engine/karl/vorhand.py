"""Vorhand's rights in the auction of Karls Tarockrunde: to open, to keep her games, to hand on, and to choose."""

from __future__ import annotations

from tarock_engine.actions import FAHREN, GUT, ZUSAMMENWERFEN, Bid
from tarock_engine.contracts import TalonUse
from tarock_engine.karl.bid_ranks import game_named
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.standing import HAND_ON, RESERVATION, Survey, has_all_koenige
from tarock_engine.refusals import Finding
from tarock_engine.ruling import ClauseId, in_words
from tarock_engine.seating import Seat, Seating, further
from tarock_language.message import message

# ------------------------------------------------------------------------------------------- Vorhand's first call


@in_words("Vorhand cannot begin with gut")
def opens(at: Survey, bid: Bid, clause: ClauseId, rules: KarlRules) -> Finding | None:
    del rules
    if not at.standing.is_opening:
        return None
    return Finding(message("Vorhand cannot begin with gut") if bid.name == GUT else None, (clause,))


@in_words("Vorhand may open with a game")
def names_at_once(at: Survey, bid: Bid, clause: ClauseId, rules: KarlRules) -> Finding | None:
    named = at.standing.is_opening and game_named(bid.name, rules) is not None
    return Finding(None, (clause,)) if named else None


@in_words("Vorhand may open by keeping all her games")
def keeps_open(at: Survey, bid: Bid, clause: ClauseId, rules: KarlRules) -> Finding | None:
    del rules
    kept = bid.name in RESERVATION and at.standing.is_opening
    return Finding(None, (clause,)) if kept else None


@in_words("Nobody else keeps his games, and Vorhand only with her first call")
def only_vorhand_keeps(at: Survey, bid: Bid, clause: ClauseId, rules: KarlRules) -> Finding | None:
    del rules
    if bid.name not in RESERVATION:
        return None
    return Finding(
        None if at.standing.is_opening else message("only Vorhand says {bid}, and as her first call", bid=bid.name),
        (clause,),
    )


@in_words("Whether a player with a trump or a König throws the deal in instead of his first call")
def throws_in(at: Survey, bid: Bid, clause: ClauseId, rules: KarlRules) -> Finding | None:
    if bid.name != ZUSAMMENWERFEN:
        return None
    if not rules.dealing.throwing_in.value:
        return Finding(message("no deal is thrown in"), (clause,))
    if bid.seat in at.standing.spoken:
        return Finding(message("a deal is thrown in with the first call only"), (clause,))
    has = at.hand & (rules.ranking.trumps | rules.calling.callable)
    return Finding(None if has else message("a hand without trump and König is not thrown in"), (clause,))


# ------------------------------------------------------------------------------------------------ handing Vorhand on


@in_words("Vorhand, and nobody else, hands the Vorhand on")
def may_hand_on(at: Survey, bid: Bid, clause: ClauseId, rules: KarlRules) -> Finding | None:
    del rules
    if bid.name != HAND_ON:
        return None
    return Finding(None if bid.seat == at.standing.vorhand else message("only Vorhand hands the Vorhand on"), (clause,))


@in_words("Nobody hands the Vorhand on")
def nobody_hands_on(at: Survey, bid: Bid, clause: ClauseId, rules: KarlRules) -> Finding | None:
    del at, rules
    return Finding(message("the Vorhand is not handed on"), (clause,)) if bid.name == HAND_ON else None


@in_words("All four Könige are needed for it")
def needs_four_koenige(at: Survey, bid: Bid, clause: ClauseId, rules: KarlRules) -> Finding | None:
    if bid.name != HAND_ON:
        return None
    return Finding(None if has_all_koenige(at.hand, rules) else message("it takes all four Könige"), (clause,))


@in_words("By own choice, and only as the first call")
def as_first_call(at: Survey, bid: Bid, clause: ClauseId, rules: KarlRules) -> Finding | None:
    del rules
    if bid.name != HAND_ON or bid.seat != at.standing.vorhand:
        return None
    return Finding(
        None if at.standing.is_opening else message("the Vorhand is handed on with the first call only"), (clause,)
    )


@in_words("With four Könige no other first call is allowed")
def always_with_four(at: Survey, bid: Bid, clause: ClauseId, rules: KarlRules) -> Finding | None:
    if bid.name == HAND_ON:
        return as_first_call(at, bid, clause, rules)
    if not at.standing.is_opening or not has_all_koenige(at.hand, rules):
        return None
    return Finding(message("with four Könige the Vorhand has to be handed on"), (clause,))


@in_words("By own choice, and also later, as long as Vorhand has only reserved")
def also_later(at: Survey, bid: Bid, clause: ClauseId, rules: KarlRules) -> Finding | None:
    del rules
    if bid.name != HAND_ON or bid.seat != at.standing.vorhand:
        return None
    now = at.standing
    only = now.is_opening or (now.reserved and not now.committed)
    return Finding(None if only else message("Vorhand has done more than keep her games open"), (clause,))


# --------------------------------------------------------------------------------------------- when all have said gut


@in_words("A Vorhand who has kept her four Könige has to name a game when all the others have said gut")
def has_to_name_with_four(at: Survey, bid: Bid, clause: ClauseId, rules: KarlRules) -> Finding | None:
    return _has_to_name(at, bid, clause, rules) if has_all_koenige(at.hand, rules) else None


@in_words("Any other Vorhand has to name a game then as well")
def has_to_name(at: Survey, bid: Bid, clause: ClauseId, rules: KarlRules) -> Finding | None:
    return None if has_all_koenige(at.hand, rules) else _has_to_name(at, bid, clause, rules)


def _has_to_name(at: Survey, bid: Bid, clause: ClauseId, rules: KarlRules) -> Finding | None:
    """Whether a Vorhand who kept her bid has to name a game: only when all the others have said gut."""
    now = at.standing
    if bid.name == GUT and bid.seat == now.vorhand and now.reserved:
        return Finding(message("a game has to be named") if now.is_choosing else None, (clause,))
    named = now.is_choosing and game_named(bid.name, rules) is not None
    return Finding(None, (clause,)) if named else None


@in_words("Any game may be named then")
def any_game(at: Survey, bid: Bid, clause: ClauseId, rules: KarlRules) -> Finding | None:
    named = at.standing.is_choosing and game_named(bid.name, rules) is not None
    return Finding(None, (clause,)) if named else None


@in_words("Fahren is a game too for a Vorhand who has kept her four Könige")
def fahren_with_four(at: Survey, bid: Bid, clause: ClauseId, rules: KarlRules) -> Finding | None:
    return Finding(None, (clause,)) if _is_fahren_with_four(at, bid, rules) else None


@in_words("A Vorhand who has kept her four Könige has to name a game with a declarer")
def no_fahren_with_four(at: Survey, bid: Bid, clause: ClauseId, rules: KarlRules) -> Finding | None:
    four = _is_fahren_with_four(at, bid, rules)
    return Finding(message("it must be a game with a declarer"), (clause,)) if four else None


def _is_fahren_with_four(at: Survey, bid: Bid, rules: KarlRules) -> bool:
    return bid.name == FAHREN and at.standing.is_choosing and has_all_koenige(at.hand, rules)


# --------------------------------------------------------------------------------------------- games of Vorhand alone


@in_words("Games that only Vorhand names, each by a clause of its own")
def vorhands_own(at: Survey, bid: Bid, clause: ClauseId, rules: KarlRules) -> Finding | None:
    del clause
    contract = game_named(bid.name, rules)
    if contract is None or contract.vorhand_only is None:
        return None
    own = contract.vorhand_only
    against = (
        None
        if not own.value or bid.seat == at.standing.vorhand
        else message("only Vorhand names {game}", game=contract.name)
    )
    return Finding(against, (own.clause,))


@in_words("A Sechser-Dreier is bid with Vorhand's first call")
def sechser_at_once(at: Survey, bid: Bid, clause: ClauseId, rules: KarlRules) -> Finding | None:
    if not _is_sechser(bid, rules) or at.standing.is_choosing or bid.seat != at.standing.vorhand:
        return None
    return Finding(
        None if at.standing.is_opening else message("{bid} is bid with the first call only", bid=bid.name), (clause,)
    )


@in_words("A Sechser-Dreier is not chosen any more when all the others have said gut")
def no_sechser_then(at: Survey, bid: Bid, clause: ClauseId, rules: KarlRules) -> Finding | None:
    if not _is_sechser(bid, rules) or not at.standing.is_choosing:
        return None
    return Finding(message("{bid} is bid with the first call only", bid=bid.name), (clause,))


@in_words("Whoever is handed the Vorhand may open with a Sechser-Dreier")
def sechser_of_taker(at: Survey, bid: Bid, clause: ClauseId, rules: KarlRules) -> Finding | None:
    return Finding(None, (clause,)) if _is_sechser(bid, rules) and at.standing.giver is not None else None


def _is_sechser(bid: Bid, rules: KarlRules) -> bool:
    """Whether the game takes the whole Talon."""
    contract = game_named(bid.name, rules)
    return contract is not None and contract.talon.value is TalonUse.WHOLE


@in_words("A Rufer is named only when all the others have said gut")
def rufer_after_gut(at: Survey, bid: Bid, clause: ClauseId, rules: KarlRules) -> Finding | None:
    return _named_then(at, bid, clause) if _is_rufer(bid, rules) else None


@in_words("A Rufer may be Vorhand's first call too")
def rufer_at_once(at: Survey, bid: Bid, clause: ClauseId, rules: KarlRules) -> Finding | None:
    return _or_at_once(at, bid, clause) if _is_rufer(bid, rules) else None


@in_words("Fahren is named only when all the others have said gut")
def fahren_after_gut(at: Survey, bid: Bid, clause: ClauseId, rules: KarlRules) -> Finding | None:
    del rules
    return _named_then(at, bid, clause) if bid.name == FAHREN else None


@in_words("Fahren may be Vorhand's first call too")
def fahren_at_once(at: Survey, bid: Bid, clause: ClauseId, rules: KarlRules) -> Finding | None:
    del rules
    return _or_at_once(at, bid, clause) if bid.name == FAHREN else None


def _is_rufer(bid: Bid, rules: KarlRules) -> bool:
    """Whether the game calls a König and only Vorhand may bid it."""
    contract = game_named(bid.name, rules)
    return contract is not None and contract.calls.value and contract.vorhand_only is not None


def _named_then(at: Survey, bid: Bid, clause: ClauseId) -> Finding | None:
    """Whether Vorhand may name the game because all the others have said gut; None for another player."""
    if bid.seat != at.standing.vorhand:
        return None
    return Finding(
        None if at.standing.is_choosing else message("{bid} is named when all the others have said gut", bid=bid.name),
        (clause,),
    )


def _or_at_once(at: Survey, bid: Bid, clause: ClauseId) -> Finding | None:
    opening = at.standing.is_opening and bid.seat == at.standing.vorhand
    return Finding(None, (clause,)) if opening else _named_then(at, bid, clause)


# ------------------------------------------------------------------------------------------ who bears Vorhand's burdens


@in_words("The present Vorhand")
def whoever_has_it(seating: Seating) -> Seat:
    return seating.vorhand


@in_words("The player after the dealer, even where the Vorhand was handed on")
def whoever_gave_it(seating: Seating) -> Seat:
    return further(seating.dealer, 1, seating.players)
