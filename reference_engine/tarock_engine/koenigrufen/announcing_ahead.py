"""Caches parts of the round of announcements in Tarock-Königrufen: the speaker's position and the open doublings.

The rules are ``announcements.position`` and ``doubling.doubling_offers``. ``ahead_at_first`` and ``worked_out_ahead``
compute everything; the other functions compute only what has changed, with the same result.
"""

from __future__ import annotations

from tarock_engine.koenigrufen.announcement_rights import position
from tarock_engine.koenigrufen.doubling import doubling_offers
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.koenigrufen.state import Ahead, Announcing, Lineup, Round
from tarock_engine.seating import Seat
from tarock_engine.state import Chain, Claim


def ahead_at_first(fixed: Round, chains: tuple[Chain, ...], rules: KoenigrufenRules) -> Ahead:
    """The cached part before the first utterance."""
    speaker = position(fixed, fixed.order[0], frozenset(), rules)
    return speaker, tuple([doubling_offers(claim, fixed.lineup, rules) for claim, _ in chains])


def worked_out_ahead(state: Announcing, rules: KoenigrufenRules) -> Ahead:
    """The cached part, computed from the rest of the round."""
    fixed = state.round
    speaker = position(fixed, state.speaker, state.shown, rules)
    return speaker, tuple([doubling_offers(claim, fixed.lineup, rules) for claim, _ in state.chains])


def after_word(state: Announcing, shown: frozenset[Seat], rules: KoenigrufenRules) -> Ahead:
    """The cached part after another utterance, which may have shown the speaker's side; without its new claim."""
    if shown is state.shown:
        return state.ahead
    _, doublings = state.ahead
    return position(state.round, state.speaker, shown, rules), doublings


def with_claim(before: Ahead, place: int, claim: Claim, lineup: Lineup, rules: KoenigrufenRules) -> Ahead:
    """The cached part with the claim in ``place`` replaced, or appended if it is new."""
    here, doublings = before
    return here, (*doublings[:place], doubling_offers(claim, lineup, rules), *doublings[place + 1 :])


def next_turn(state: Announcing, place: int, rules: KoenigrufenRules) -> Ahead:
    """The cached part when it is the turn of a place in the order."""
    _, doublings = state.ahead
    return position(state.round, state.round.order[place], state.shown, rules), doublings
