"""How a settlement is multiplied in a deal that counts more than once."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from fractions import Fraction
from typing import Final, TypeVar

from tarock_engine import scoring
from tarock_engine.amounts import Amount
from tarock_engine.memory import remembered
from tarock_engine.of_houses import OwnPrices
from tarock_engine.refusals import merged
from tarock_engine.rounds import DoubledRounds
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import Grounds, Ruling
from tarock_engine.scoring import Settlement
from tarock_language.message import SaidError, message

Rules = TypeVar("Rules", bound=RuleSet)
_MOST_ROUNDS: Final = 9
"""In how many overlapping rounds a deal can be settled."""
_OVERLAP: Final = 2
"""With how many rounds at once a deal counts more often than a doubled one."""


def stake(rules: RuleSet) -> tuple[int, Grounds]:
    """How often a deal of a doubled round counts. ValueError if the source has no doubled deals."""
    doubled = rules.sessions.doubled
    if doubled is None:
        raise SaidError(
            message("{place}: {rules} knows no deals that count more than once", place="doubled", rules=rules.name)
        )
    return doubled.stake.value, (doubled.stake.clause,)


def possible_times(rules: RuleSet) -> tuple[int, ...]:
    """How often deals of overlapping rounds can count beside once and as one doubled deal does."""
    doubled = rules.sessions.doubled
    if not isinstance(doubled, DoubledRounds):
        return ()
    most = min(doubled.most_at_once.value, _MOST_ROUNDS)
    return tuple([doubled.stake.value**number for number in range(_OVERLAP, most + 1)])


def staked(settlement: Settlement, rules: RuleSet, *, is_doubled: bool, often: int | None = None) -> Settlement:
    """The settlement of a deal, multiplied if it is doubled, or so ``often``.

    ValueError if it is and the source has no such deals.
    """
    if rules.sessions.doubled is None and not is_doubled:
        return settlement
    plain, grounds = stake(rules)
    times = often or plain
    whole = None if rules.sessions.doubled is None else rules.sessions.doubled.whole_settlement
    if whole is not None:
        grounds = merged([grounds, (whole.clause,)])
    if whole is None or whole.value:
        return scoring.times(settlement, times if is_doubled else 1, grounds)
    return scoring.game_times(settlement, times if is_doubled else 1, grounds)


def rules_to_settle(rules: Rules, times: int) -> Rules:
    """The rules by which a deal is settled that counts so often: a house may round after that, and not before."""
    doubled = rules.sessions.doubled
    last = None if doubled is None else doubled.rounded_last
    return rules if last is None or not last.value or times == 1 else _rounding_last(rules, times)


@remembered(1 << 6)
def _rounding_last(rules: Rules, times: int) -> Rules:
    settling: OwnPrices = vars(rules)["settling"]
    rounding: Ruling[Callable[[Amount], Amount]] = vars(settling)["rounding"]

    def rounded_last(amount: Amount) -> Amount:
        return Fraction(rounding.value(amount * times), times)

    last = {"rounding": dataclasses.replace(rounding, value=rounded_last)}
    settled = dataclasses.replace(settling, **last)  # type: ignore[arg-type]  # every source but Lungau rounds
    return dataclasses.replace(rules, settling=settled)  # type: ignore[call-arg]  # every source settles
