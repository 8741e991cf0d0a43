"""Mistakes about the Talon."""

import dataclasses
from collections.abc import Callable

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine.actions import Share, Take
from tarock_engine.cards import Mask
from tarock_engine.karl import talon
from tarock_engine.karl.rules import KarlRules
from tarock_engine.refusals import Finding
from tarock_engine.ruleset import RuleSet
from tarock_engine.state import Dealt, Game, State
from tarock_reference import deals


@bug(BugKind.MEETING, "talon")
def unnamed_koenig_is_not_found_in_the_talon(engine: WrongEngine) -> None:
    """A König that was called as Vierter König and lies in the Talon gives no choice to pay, or to play Fahren."""

    def examine(right: Callable[..., Finding], game: Game, take: Take, rules: KarlRules) -> Finding:
        unfound = game.unnamed and take.share in (Share.ZAHLEN, Share.FAHREN)
        return right(dataclasses.replace(game, from_talon=False) if unfound else game, take, rules)

    engine.instead(talon.examine, examine)


@bug(BugKind.UNSEEN, "talon")
def six_discards_stay_in_the_hand(engine: WrongEngine) -> None:
    """The cards laid away in a Sechser-Dreier are told among the discards and in the declarer's hand too."""

    def hands_left(
        right: Callable[..., tuple[Mask, ...]], state: State, dealt: Dealt, rules: RuleSet
    ) -> tuple[Mask, ...]:
        hands, exchange, game = right(state, dealt, rules), state.exchange, state.game
        if game is None or exchange is None or exchange.taken != dealt.talon:
            return hands
        return tuple(hand | exchange.laid if seat == game.declarer else hand for seat, hand in enumerate(hands))

    engine.instead(deals.hands_left, hands_left)
