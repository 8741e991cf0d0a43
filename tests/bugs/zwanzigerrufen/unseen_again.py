"""Six further mistakes by somebody who has seen neither the scenarios nor the models of questions."""

# ruff: noqa: SLF001 -- a mistake is made where the rule is

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine.actions import PAGAT, TRULL, Say
from tarock_engine.amounts import Amount
from tarock_engine.cards import CARDS, TRUMP_I, Mask, mask_of
from tarock_engine.contracts import Side
from tarock_engine.ruling import Grounds
from tarock_engine.scoring import ScoredItem, SettledItem, Unscored
from tarock_engine.seating import seated
from tarock_engine.state import Sides
from tarock_engine.zwanzigerrufen import announcing, bonuses, calling, dealt, ending, settling
from tarock_engine.zwanzigerrufen.ending import Ending
from tarock_engine.zwanzigerrufen.names import MATERIAL, SOLO
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules
from tarock_engine.zwanzigerrufen.settling import Stakes
from tarock_engine.zwanzigerrufen.state import Announcing

_WITHOUT_XVI = mask_of([CARDS["XX"], CARDS["XIX"], CARDS["XVIII"], CARDS["XVII"]])


# ZWA-BONUSES-001
@bug(BugKind.LATE, "bonuses")
def absolut_is_missed_at_32(engine: WrongEngine) -> None:
    """A side is absolut when the other has less than 32 points, so that exactly 32 are too many."""

    def absolut(right: Callable[..., Iterator[Any]], at: Ending, rules: ZwanzigerrufenRules) -> Iterator[Any]:
        limit = rules.bonuses.absolut_augen.value
        counted: dict[Side, Any] = {side: (augen + (augen == limit), why) for side, (augen, why) in at.counted.items()}
        return right(at._replace(counted=counted), rules)

    engine.instead(bonuses._absolut, absolut)


# ZWA-BONUSES-019, ZWA-BONUSES-022
@bug(BugKind.UNSEEN, "bonuses")
def trull_of_partners_counts_together(engine: WrongEngine) -> None:
    """The Trull is won by a side that was dealt Sküs, Mond and Pagat between its players, not in one hand alone."""

    def side_with(  # noqa: PLR0913, PLR0917
        right: Callable[..., tuple[Side | None, Grounds]],
        item: str,
        hands: Sequence[Mask],
        won: Mapping[Side, Mask],
        sides: Sides,
        rules: ZwanzigerrufenRules,
    ) -> tuple[Side | None, Grounds]:
        found, grounds = right(item, hands, won, sides, rules)
        if item != TRULL or found is not None:
            return found, grounds
        whole = rules.bonuses.trull.value
        own = {side: sum(hand for seat, hand in seated(hands) if sides.of(seat) is side) for side in Side}
        return next((side for side in Side if own[side] & whole == whole), None), grounds

    engine.instead(dealt.side_with, side_with)


# ZWA-CALLING-003, ZWA-BIDDING-009
@bug(BugKind.LADDERS, "calling")
def sixteen_cannot_be_called_any_more(engine: WrongEngine) -> None:
    """Whoever has XX, XIX, XVIII and XVII in hand has to play a Solo, as if "down to the XVI" left that one out."""

    def has_all_callable(right: Callable[..., bool], hand: Mask, rules: ZwanzigerrufenRules) -> bool:
        return right(hand, rules) or hand & _WITHOUT_XVI == _WITHOUT_XVI

    engine.instead(calling.has_all_callable, has_all_callable)


# ZWA-SETTLING-013, ZWA-SETTLING-014, ZWA-SETTLING-017
@bug(BugKind.MEETING, "settling")
def sets_are_not_doubled_in_a_solo(engine: WrongEngine) -> None:
    """In a Solo Trull and 4 Könige count once, since they were dealt and not played for; all else counts double."""

    def value(
        right: Callable[..., tuple[Amount, Grounds]], entry: SettledItem, stakes: Stakes, rules: ZwanzigerrufenRules
    ) -> tuple[Amount, Grounds]:
        found, grounds = right(entry, stakes, rules)
        return (found // 2 if entry.name in MATERIAL and stakes.contract == SOLO else found), grounds

    engine.instead(settling._value, value)


# ZWA-BONUSES-010, ZWA-BONUSES-006
@bug(BugKind.MEETING, "bonuses")
def pagat_that_takes_an_earlier_trick_is_not_lost(engine: WrongEngine) -> None:
    """An announced Pagat that is forced out before the last trick and takes its trick is neither won nor lost."""

    def pagat(right: Callable[..., Iterator[Any]], at: Ending, rules: ZwanzigerrufenRules) -> Iterator[Any]:
        played = ending.with_pagat(at)
        for item in right(at, rules):
            early = played is not None and played[0] < rules.bonuses.pagat_trick.value
            takes = played is not None and played[1].cards[played[1].won_by] == TRUMP_I
            own = isinstance(item, ScoredItem) and played is not None and played[1].side_of(TRUMP_I) is item.side
            yield Unscored(PAGAT, item.grounds) if early and takes and own and item.announced else item

    engine.instead(bonuses._pagat, pagat)


# ZWA-BIDDING-007, ZWA-ANNOUNCING-004
@bug(BugKind.MEETING, "announcing")
def solo_counts_among_the_turns_of_weiter(engine: WrongEngine) -> None:
    """A turn in which somebody only takes the game over with a solo game counts as one of those that end the round."""

    def displaced(
        right: Callable[..., Announcing], state: Announcing, say: Say, rules: ZwanzigerrufenRules
    ) -> Announcing:
        found = right(state, say, rules)
        return found._replace(turns=state.turns)

    engine.instead(announcing._displaced, displaced)
