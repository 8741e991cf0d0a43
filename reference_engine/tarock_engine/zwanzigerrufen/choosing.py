"""The auction of a house of Zwanzigerrufen: solo games go over Vorhand's game, and Weiter is final.

It is the beginning of the round of announcements; nothing is announced or doubled before it has ended.
"""

from __future__ import annotations

from tarock_engine.actions import Say
from tarock_engine.play import leader_named
from tarock_engine.refusals import Finding, merged
from tarock_engine.seating import Seat, in_turn
from tarock_engine.state import Game, Offer
from tarock_engine.zwanzigerrufen.announcement_rights import examine_solo
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules, solo_games
from tarock_engine.zwanzigerrufen.state import Position, Turns
from tarock_language.message import message


def auction_offer(speaker: Position, words: tuple[Say, ...], rules: ZwanzigerrufenRules) -> Offer:
    """Those of the ``words`` that the player in turn may say in the auction, and the clauses."""
    found = [(say, examine_in_auction(speaker, say, rules)) for say in words]
    return tuple([say for say, finding in found if not finding.against]), merged([why.grounds for _, why in found])


def examine_in_auction(speaker: Position, say: Say, rules: ZwanzigerrufenRules) -> Finding:
    """Whether the player in turn may say this in the auction: Weiter, or a game that goes over the present one."""
    ruled = rules.announcing.begins_after_auction
    grounds = () if ruled is None else (ruled.clause,)
    if say.step is None:
        return Finding(None, grounds)
    if say.item not in solo_games(rules):
        return Finding(message("the game is chosen before anything is announced"), grounds)
    return examine_solo(speaker, say.item, rules)


def next_to_choose(order: tuple[Seat, ...], place: int, declarer: Seat, turns: Turns) -> int | None:
    """The place of whoever is in turn next; None if all but the declarer have said Weiter."""
    around = [(place + step) % len(order) for step in range(1, len(order))]
    return next((other for other in around if other not in turns.weiter and order[other] != declarer), None)


def order_after_auction(game: Game, rules: ZwanzigerrufenRules) -> tuple[Seat, ...]:
    """The players in the order in which they announce when the game has been chosen."""
    ruled, seating = rules.announcing.begins_after_auction, game.dealt.seating
    first = seating.vorhand if ruled is None or ruled.value is None else leader_named(game, ruled.value)
    return in_turn(seating.active, first, rules.bidding.in_turn.value)
