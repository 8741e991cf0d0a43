"""Six mistakes by somebody who has seen neither the scenarios nor the generators of questions."""

# ruff: noqa: SLF001 -- a mistake is made where the rule is

import dataclasses
from collections.abc import Callable, Iterator
from typing import Any

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine.actions import PAGAT, SPIEL, Say
from tarock_engine.amounts import Amount
from tarock_engine.cards import Mask
from tarock_engine.contracts import Side
from tarock_engine.refusals import Finding
from tarock_engine.rounds import Past
from tarock_engine.ruling import Grounds, Ruling
from tarock_engine.scoring import KnownTrick, ScoredItem, SettledItem, Unscored
from tarock_engine.zwanzigerrufen import announcing, bonuses, rounds, settling, throwing
from tarock_engine.zwanzigerrufen.ending import Ending
from tarock_engine.zwanzigerrufen.names import FARBENSOLO
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules
from tarock_engine.zwanzigerrufen.settling import Stakes
from tarock_engine.zwanzigerrufen.state import Announcing

_BOTH = 2


# ZWA-COUNTING-014
@bug(BugKind.MEETING, "counting")
def doubled_game_at_44_is_lost(engine: WrongEngine) -> None:
    """A normal game that ends 44 to 44 is lost by the declarer where somebody said Kontra to it; else it counts 0."""

    def game(right: Callable[..., Iterator[Any]], ending: Ending, rules: ZwanzigerrufenRules) -> Iterator[Any]:
        doubled = next((ending.doubled(chain) for chain in ending.said(SPIEL) if ending.doubled(chain)), None)
        for item in right(ending, rules):
            if isinstance(item, Unscored) and doubled:
                yield ScoredItem(SPIEL, Side.DECLARER, False, announced=False, doubled=doubled, grounds=item.grounds)  # noqa: FBT003
            else:
                yield item

    engine.instead(bonuses._game, game)


# ZWA-BONUSES-026, ZWA-BONUSES-037
@bug(BugKind.MEETING, "bonuses")
def mond_under_the_partners_skues_is_not_caught(engine: WrongEngine) -> None:
    """A Mond that is added to a trick in which the own partner's Sküs lies already is not counted as caught."""

    def special_catch(
        right: Callable[..., Iterator[Ruling[bool]]], trick: KnownTrick, rules: ZwanzigerrufenRules
    ) -> Iterator[Ruling[bool]]:
        found = [*right(trick, rules)]
        yield from found if len(found) < _BOTH else [dataclasses.replace(ruling, value=False) for ruling in found]

    engine.instead(bonuses._special_catch, special_catch)


# ZWA-SETTLING-017, ZWA-SETTLING-031
@bug(BugKind.MEETING, "settling")
def silent_pagat_lost_in_a_solo_counts_once(engine: WrongEngine) -> None:
    """A silent Pagat Ultimo that is lost in a Solo costs 1 point with each, not the 2 of every bonus there."""

    def value(
        right: Callable[..., tuple[Amount, Grounds]], entry: SettledItem, stakes: Stakes, rules: ZwanzigerrufenRules
    ) -> tuple[Amount, Grounds]:
        found, grounds = right(entry, stakes, rules)
        if entry.name == PAGAT and not entry.won and not entry.announced:
            found = rules.settling.silent_lost_prices[PAGAT].value
        return found, grounds

    engine.instead(settling._value, value)


# ZWA-BIDDING-013, ZWA-BIDDING-014
@bug(BugKind.MEETING, "announcing")
def kontra_stays_when_a_soloist_raises_himself(engine: WrongEngine) -> None:
    """When the soloist of a Farbensolo makes a Solo of it, the Kontra that was said to the Farbensolo stays."""

    def displaced(
        right: Callable[..., Announcing], state: Announcing, say: Say, rules: ZwanzigerrufenRules
    ) -> Announcing:
        found, before = right(state, say, rules), state.game
        kontras = [chain for chain in state.chains if chain.item == SPIEL and chain.doubled]
        if before.contract.name != FARBENSOLO or before.declarer != say.seat or not kontras:
            return found
        chains = tuple([announcing._kept(chain, kontras) for chain in found.chains])
        now = announcing.Moment(found.order, found.place, found.turns)
        return announcing._round(found.game, chains, now, rules)

    engine.instead(announcing._displaced, displaced)


# ZWA-DEALING-014
@bug(BugKind.MEETING, "dealing")
def two_tarocks_of_the_trull_may_be_thrown_in(engine: WrongEngine) -> None:
    """A hand may be thrown in where all its Tarocks belong to the Trull, two of them too, and not only a single one."""

    def examine_throwing_in(right: Callable[..., Finding], hand: Mask, rules: ZwanzigerrufenRules) -> Finding:
        found, tarocks = right(hand, rules), hand & rules.ranking.trumps
        only = bool(tarocks) and not tarocks & ~rules.dealing.sole_tarocks_to_throw.value
        return found._replace(against=None) if only and rules.dealing.throwing_in.value else found

    engine.instead(throwing.examine_throwing_in, examine_throwing_in)


# ZWA-SESSIONS-006, ZWA-SESSIONS-007
@bug(BugKind.MEETING, "sessions")
def catch_by_the_partner_does_not_renew_a_round(engine: WrongEngine) -> None:
    """A Mond caught by the partner's Sküs begins a doppelte Runde, but inside one it does not begin a new one."""

    def after(right: Callable[..., tuple[Any, Grounds]], left: Any, past: Past, of: Any) -> tuple[Any, Grounds]:
        if any(deals > 1 for deals in left):
            past = past._replace(events=past.events - {rounds.MOND_PARTNER})
        return right(left, past, of)

    engine.instead(rounds._after, after)
