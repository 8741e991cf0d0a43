"""The cards that each player of Zwanzigerrufen has seen: his own, and those that were played."""

from __future__ import annotations

from tarock_engine.cards import Mask, mask_of
from tarock_engine.ruling import Grounds
from tarock_engine.seating import Seat
from tarock_engine.state import Dealt, Played, Playing, State
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules
from tarock_engine.zwanzigerrufen.state import Claiming


def seen(state: State, dealt: Dealt, seat: Seat, rules: ZwanzigerrufenRules) -> tuple[Mask, Grounds]:
    """The cards that ``seat`` has held or has seen played, and the clauses; nobody shows the called Tarock."""
    secret = () if rules.calling.partner_is_secret is None else (rules.calling.partner_is_secret.clause,)
    grounds = (rules.dealing.talon_packets.clause, *secret)
    if not isinstance(state, Playing | Played | Claiming):
        return dealt.hands[seat], grounds
    played = mask_of([card for trick in state.tricks for card in trick.cards])
    if isinstance(state, Playing):
        played |= mask_of(state.table)
    return dealt.hands[seat] | played, grounds
