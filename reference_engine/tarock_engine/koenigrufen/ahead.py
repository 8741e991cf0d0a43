"""What is worked out ahead in the round of announcements, so that it is not worked out anew at every word.

The rules are ``announcements.position`` and ``doubling.doubling_offers``. ``ahead_at_first`` and ``worked_out_ahead``
ask them all; the others ask only where something has changed, and find the same.
"""

from __future__ import annotations

from tarock_engine.koenigrufen.announcements import position
from tarock_engine.koenigrufen.doubling import doubling_offers
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.koenigrufen.state import Ahead, Announcing, Lineup, Round
from tarock_engine.seating import Seat
from tarock_engine.state import Chain, Claim


def ahead_at_first(fixed: Round, chains: tuple[Chain, ...], rules: KoenigrufenRules) -> Ahead:
    """All of it before the first word."""
    speaker = position(fixed, fixed.order[0], frozenset(), rules)
    return speaker, tuple([doubling_offers(claim, fixed.lineup, rules) for claim, _ in chains])


def worked_out_ahead(state: Announcing, rules: KoenigrufenRules) -> Ahead:
    """All of it, from nothing but the rest of the round."""
    fixed = state.round
    speaker = position(fixed, state.speaker, state.shown, rules)
    return speaker, tuple([doubling_offers(claim, fixed.lineup, rules) for claim, _ in state.chains])


def after_word(state: Announcing, shown: frozenset[Seat], rules: KoenigrufenRules) -> Ahead:
    """The same after one more word of the speaker, which may have shown his side; nothing was doubled by it yet."""
    if shown is state.shown:
        return state.ahead
    _, doublings = state.ahead
    return position(state.round, state.speaker, shown, rules), doublings


def with_claim(before: Ahead, place: int, claim: Claim, lineup: Lineup, rules: KoenigrufenRules) -> Ahead:
    """The same with another claim in a place among those that can be doubled, behind the last one where it is new."""
    here, doublings = before
    return here, (*doublings[:place], doubling_offers(claim, lineup, rules), *doublings[place + 1 :])


def next_turn(state: Announcing, place: int, rules: KoenigrufenRules) -> Ahead:
    """The same when the turn has come to a place in the order."""
    _, doublings = state.ahead
    return position(state.round, state.round.order[place], state.shown, rules), doublings
