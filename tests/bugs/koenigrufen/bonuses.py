"""Mistakes in what is won and lost beside the game."""

from collections.abc import Callable, Iterator
from typing import Any

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine.actions import PAGAT
from tarock_engine.cards import CARDS, Card
from tarock_engine.koenigrufen import bonuses, ultimos
from tarock_engine.koenigrufen.ending import Ending, UltimoTrick
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.scoring import ScoredItem, Unscored


@bug(BugKind.LATE, "bonuses")
def a_partner_may_take_the_last_trick_for_the_pagat(engine: WrongEngine) -> None:
    """A silent Pagat is made in the last trick too when the partner of its player takes it."""

    def wrong(
        right: Callable[..., Any], bird: str, card: Card, trick: UltimoTrick, rules: KoenigrufenRules
    ) -> ScoredItem | Unscored:
        place = trick.cards.index(card)
        helped = bird == PAGAT and trick.sides[place] is trick.winner
        found: ScoredItem | Unscored = right(bird, card, trick._replace(won_by=place) if helped else trick, rules)
        return found

    engine.instead(ultimos._silent_bird, wrong)  # noqa: SLF001 - the one place where it is made or lost


@bug(BugKind.PAIRS, "bonuses")
def the_mond_is_caught_only_from_behind(engine: WrongEngine) -> None:
    """A Mondfang is scored when the Sküs falls on the XXI, and not when the XXI is put under a Sküs that lies."""

    def wrong(right: Callable[..., Any], ending: Ending, rules: KoenigrufenRules) -> Any:
        kept = {number: trick for number, trick in ending.known.items() if not _is_under_the_skues(trick)}
        return right(ending._replace(known=kept), rules)

    engine.instead(bonuses._catches, wrong)  # noqa: SLF001 - the one place that looks for them


def _is_under_the_skues(trick: UltimoTrick) -> bool:
    """Whether the Mond was played to a trick in which the Sküs was lying."""
    skues, mond = CARDS["Sküs"], CARDS["XXI"]
    return {skues, mond} <= {*trick.cards} and trick.cards.index(skues) < trick.cards.index(mond)


@bug(BugKind.MEETING, "bonuses")
def a_koenig_from_the_talon_makes_no_ultimo(engine: WrongEngine) -> None:
    """A called König that the declarer took from the Talon makes no silent König Ultimo in the last trick."""

    def wrong(right: Callable[..., Any], ending: Ending, rules: KoenigrufenRules) -> Iterator[ScoredItem | Unscored]:
        for scored in right(ending, rules):
            if not (ending.from_talon and isinstance(scored, ScoredItem) and not scored.announced):
                yield scored

    engine.instead(ultimos._koenig, wrong)  # noqa: SLF001 - the one place that knows of it


@bug(BugKind.UNSEEN, "bonuses")
def a_vogel_that_is_lost_is_won_by_the_others(engine: WrongEngine) -> None:
    """A silent Vogel that fails is told as one that the other side has won; the payments are the same."""

    def wrong(right: Callable[..., Any], *given: Any) -> ScoredItem | Unscored:
        found: ScoredItem | Unscored = right(*given)
        if isinstance(found, Unscored) or found.won:
            return found
        return found._replace(side=found.side.other, won=True)

    engine.instead(ultimos._silent_bird, wrong)  # noqa: SLF001 - the one place where it is made or lost
