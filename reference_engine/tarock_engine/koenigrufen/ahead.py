"""What is worked out ahead in the round of announcements, so that it is not worked out anew at every word.

The rules are ``announcements.position``, ``announcements.beside_doublings`` and ``doubling.offers``. ``opening``
and ``worked_out`` ask them all; the others ask only where something has changed, and find the same.
"""

from __future__ import annotations

from tarock_engine.koenigrufen.announcements import beside_doublings, position
from tarock_engine.koenigrufen.doubling import doubling_offers
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.koenigrufen.state import NOBODY, Ahead, Announced, Announcing, Lineup, Round
from tarock_engine.seating import Seat
from tarock_engine.state import Chain, Claim


def ahead_at_first(fixed: Round, chains: tuple[Chain, ...], rules: KoenigrufenRules) -> Ahead:
    """All of it before the first word."""
    speaker = position(fixed, fixed.order[0], frozenset(), rules)
    beside = beside_doublings(speaker, NOBODY, fixed.order[0], rules)
    return speaker, beside, tuple([doubling_offers(claim, fixed.lineup, rules) for claim, _ in chains])


def worked_out_ahead(state: Announcing, rules: KoenigrufenRules) -> Ahead:
    """All of it, from nothing but the rest of the round."""
    fixed, seat = state.round, state.speaker
    speaker = position(fixed, seat, state.shown, rules)
    beside = beside_doublings(speaker, state.announced, seat, rules)
    return speaker, beside, tuple([doubling_offers(claim, fixed.lineup, rules) for claim, _ in state.chains])


def after_word(state: Announcing, announced: Announced, shown: frozenset[Seat], rules: KoenigrufenRules) -> Ahead:
    """The same after one more word of the speaker, by which these may have changed; nothing was doubled by it yet."""
    speaker, _, doublings = state.ahead
    if shown is not state.shown:
        speaker = position(state.round, state.speaker, shown, rules)
    elif announced is state.announced:
        return state.ahead
    return speaker, beside_doublings(speaker, announced, state.speaker, rules), doublings


def with_claim(before: Ahead, place: int, claim: Claim, lineup: Lineup, rules: KoenigrufenRules) -> Ahead:
    """The same with another claim in a place among those that can be doubled, behind the last one where it is new."""
    here, beside, doublings = before
    return here, beside, (*doublings[:place], doubling_offers(claim, lineup, rules), *doublings[place + 1 :])


def next_turn(state: Announcing, place: int, rules: KoenigrufenRules) -> Ahead:
    """The same when the turn has come to a place in the order."""
    fixed, seat = state.round, state.round.order[place]
    speaker = position(fixed, seat, state.shown, rules)
    return speaker, beside_doublings(speaker, state.announced, seat, rules), state.ahead[2]
