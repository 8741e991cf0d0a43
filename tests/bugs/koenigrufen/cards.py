"""Mistakes about which card beats which, in tricks and where one has to beat another; the deck is told rightly."""

import dataclasses
from collections.abc import Callable
from typing import Any

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine.cards import CARDS
from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import RuleSet


@bug(BugKind.PAIRS, "cards")
def the_pips_of_karo_rank_like_black_ones(engine: WrongEngine) -> None:
    """In ♦ the 4 is the best card below the pictures and the A the worst, as if the suit were a black one."""
    _in_this_order(engine, "4♦", "3♦", "2♦", "A♦")


@bug(BugKind.PAIRS, "cards")
def the_eighteen_beats_the_nineteen(engine: WrongEngine) -> None:
    """The XVIII beats the XIX, as letters compare."""
    _in_this_order(engine, "XVIII", "XIX")


def _in_this_order(engine: WrongEngine, *names: str) -> None:
    """Have neighbours of one suit beat each other in another order, told from the top."""

    def reorder(rules: RuleSet) -> None:
        beaten_by, cards = list(rules.ranking.beaten_by), [CARDS[name] for name in names]
        beating = min((beaten_by[card] for card in cards), key=int.bit_count)
        for card in cards:
            beaten_by[card] = beating
            beating |= 1 << card
        object.__setattr__(rules, "ranking", dataclasses.replace(rules.ranking, beaten_by=tuple(beaten_by)))

    def wrong(right: Callable[..., Any], rules: RuleSet) -> None:
        right(rules)
        reorder(rules)

    engine.instead(RuleSet.__post_init__, wrong)
    reorder(RULE_SETS["koenigrufen"])
