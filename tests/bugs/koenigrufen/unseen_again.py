"""Six further mistakes by somebody who has seen neither the scenarios nor the models of questions."""

# ruff: noqa: SLF001 -- a mistake is made where the rule is

from collections.abc import Callable, Iterator
from typing import Any

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine import play as cardplay
from tarock_engine import scoring
from tarock_engine.actions import MONDFANG
from tarock_engine.amounts import WholeAugen
from tarock_engine.cards import Card, Mask
from tarock_engine.contracts import Side
from tarock_engine.following import Followings
from tarock_engine.koenigrufen import announcing, bonuses, counting, play
from tarock_engine.koenigrufen.ending import Ending
from tarock_engine.koenigrufen.rules import CountingRules, KoenigrufenRules
from tarock_engine.koenigrufen.state import Announcing
from tarock_engine.manners import Bonds, Situation
from tarock_engine.refusals import Narrowing
from tarock_engine.ruling import ClauseId
from tarock_engine.state import State

_TWO_OVER = 2
_TRUMPING = ClauseId("KOE-PLAY-016")


# KOE-COUNTING-008, KOE-COUNTING-009
@bug(BugKind.LATE, "counting")
def two_cards_left_over_lose_a_point_each(engine: WrongEngine) -> None:
    """Of two cards that are left over when threes are counted each is worth one point less, not both together."""

    def in_threes(right: Callable[..., WholeAugen], cards: Mask, rules: CountingRules) -> WholeAugen:
        found = right(cards, rules)
        return WholeAugen(found - 1) if cards.bit_count() % 3 == _TWO_OVER else found

    engine.instead(counting.in_threes, in_threes)


# KOE-BONUSES-011, KOE-BONUSES-012
@bug(BugKind.MEETING, "bonuses")
def mond_is_caught_by_the_own_partner_too(engine: WrongEngine) -> None:
    """A Mondfang is scored whoever has lost the XXI to the Sküs, also where both cards are of one side."""

    def caught(  # noqa: PLR0913
        right: Callable[..., Any],
        name: str,
        by_pagat: bool,  # noqa: FBT001
        winner: Side,
        *,
        own: bool,
        rules: KoenigrufenRules,
    ) -> Any:
        own = own and name != MONDFANG
        return right(name, by_pagat, winner, own=own, rules=rules)

    engine.instead(bonuses._caught, caught)


# KOE-PLAY-030, KOE-PLAY-031, KOE-PLAY-032
@bug(BugKind.MEETING, "play")
def vogel_that_is_beaten_already_need_not_go(engine: WrongEngine) -> None:
    """An announced Uhu, Kakadu or Marabu has to go to its trick only while it would still be the best card there."""

    def bound(
        right: Callable[..., Iterator[Narrowing]],
        situation: Situation,
        left: Mask,
        bonds: Bonds,
        rules: KoenigrufenRules,
    ) -> Iterator[Narrowing]:
        first, *due = right(situation, left, bonds, rules)
        yield first
        for step in due:
            best = situation.table[rules.ranking.best(situation.table)] if situation.table else None
            late = best is not None and not step.left & rules.ranking.beaten_by[best]
            yield step._replace(left=first.left) if late else step

    engine.instead(play.bound, bound)


# KOE-PLAY-016, KOE-PLAY-018
@bug(BugKind.MEETING, "play")
def nobody_has_to_trump_in_a_farbensolo(engine: WrongEngine) -> None:
    """In a Farbensolo, where trumps are a suit like others, whoever lacks the suit that was led may play anything."""

    def followed(right: Callable[..., Narrowing], hand: Mask, led: Card, followings: Followings) -> Narrowing:
        found = right(hand, led, followings)
        return found._replace(left=hand) if _TRUMPING in found.grounds else found

    engine.instead(cardplay._followed, followed)


# KOE-BONUSES-003, KOE-BONUSES-004, KOE-BONUSES-005, KOE-COUNTING-024
@bug(BugKind.MEETING, "bonuses")
def stock_with_the_koenig_makes_no_trull_and_no_koenige(engine: WrongEngine) -> None:
    """When the called König of a Solo lies in the Stock, the Stock counts for its Augen, but completes no set."""

    def sets(right: Callable[..., Iterator[Any]], at: Ending, rules: KoenigrufenRules) -> Iterator[Any]:
        if at.in_tricks is not None and scoring.has_hidden_king(at.contract, from_talon=at.from_talon):
            at = at._replace(piles=at.in_tricks)
        return right(at, rules)

    engine.instead(bonuses._sets, sets)


# KOE-ANNOUNCING-021, KOE-ANNOUNCING-022
@bug(BugKind.LATE, "announcing")
def kontra_lets_an_opponent_announce_in_that_turn_only(engine: WrongEngine) -> None:
    """An opponent who said Kontra in an earlier turn may not announce any more when his next turn comes."""

    def after(right: Callable[..., State], state: Announcing, say: Any, rules: KoenigrufenRules) -> State:
        game = state.game
        if getattr(say, "step", say) is None and game.side_of(state.speaker) is Side.FOES:
            state = state._replace(shown=state.shown - {state.speaker})
        return right(state, say, rules)

    engine.instead(announcing.after, after)
