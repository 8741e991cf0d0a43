"""Mistakes in calling a König."""

import dataclasses
from collections.abc import Callable
from typing import Any

from proving.bugs.wrong_engine import BugKind, WrongEngine, bug

from tarock_engine import calling
from tarock_engine.actions import Call
from tarock_engine.cards import CARDS, Mask
from tarock_engine.contracts import Contract
from tarock_engine.refusals import Finding
from tarock_engine.ruleset import WithTalon
from tarock_engine.state import Game


@bug(BugKind.PAIRS, "calling")
def the_koenig_of_karo_is_not_among_those_held(engine: WrongEngine) -> None:
    """The K♦ is not counted among the Könige in the hand of somebody who would call the fourth one."""

    def wrong(right: Callable[..., Finding], hand: Mask, contract: Contract, rules: WithTalon) -> Finding:
        return right(hand & ~(1 << CARDS["K♦"]), contract, rules)

    engine.instead(calling._examine_fourth, wrong)  # noqa: SLF001 - the one place where they are counted


@bug(BugKind.MEETING, "calling")
def an_unnamed_koenig_is_not_looked_for_in_the_talon(engine: WrongEngine) -> None:
    """A fourth König that was called unnamed and lies in the Talon is not noticed there; the declarer is alone."""

    def wrong(right: Callable[..., Game], game: Game, call: Call, hand: Mask, rules: WithTalon) -> Any:
        found = right(game, call, hand, rules)
        return dataclasses.replace(found, from_talon=False) if call.king is None else found

    engine.instead(calling.called, wrong)
