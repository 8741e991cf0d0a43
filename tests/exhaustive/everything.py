"""What is checked, each part with its name: everything, or the fixed share of it that ``make test`` runs."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Iterator, Sequence
from typing import Final, Protocol

from tests.exhaustive import plays, settlements, tricks

from tarock_engine.ruleset import RuleSet
from tarock_engine.rulesets import RULE_SETS

LUNGAU: Final = RULE_SETS["lungau"]
TRULL: Final = "trull-in-one-trick"
ALL_NUMBERS: Final = tuple(range(1, 13))
NUMBERS_THAT_MATTER: Final = (1, 2, 11, 12)


class Found(Protocol):
    """What a part found out."""

    @property
    def summary(self) -> str:
        """The figures in a line."""
        ...

    @property
    def wrong(self) -> int:
        """How many differences there are."""
        ...

    @property
    def examples(self) -> Sequence[object]:
        """The first of them."""
        ...


Part = tuple[str, Callable[[], Found]]


def by_reading(option: str) -> dict[str, RuleSet]:
    """The rules under each reading of an option."""
    return {reading: LUNGAU.choose({option: reading}) for reading in LUNGAU.options()[option]}


def bond_readings() -> list[tuple[str, ...]]:
    """Every combination of the readings that announced Ultimos hang on."""
    known = LUNGAU.options()
    return list(itertools.product(*(known[option] for option in plays.BOND_OPTIONS)))


def parts(*, whole: bool) -> Iterator[Part]:
    """Everything, or the share."""
    yield from trick_parts(every=1 if whole else 16)
    yield from play_parts(whole=whole)
    yield from settlement_parts(whole=whole)


def trick_parts(*, every: int) -> Iterator[Part]:
    """All tricks by the tables, ``every`` n-th also by the engine's function."""
    for reading, rules in by_reading(TRULL).items():
        yield f"tricks-{reading}", functools.partial(tricks.compare, reading, rules, every=every)


def play_parts(*, whole: bool) -> Iterator[Part]:
    """Legal plays in games with a declarer, in Fahren, and with announced Ultimos."""
    every = 1 if whole else 7
    yield "plays", functools.partial(plays.every_hand, LUNGAU, in_fahren=False, every=every)
    yield "plays-in-fahren", functools.partial(plays.every_hand, LUNGAU, in_fahren=True, every=every)
    leads = by_reading("bound-card-priority")
    yield "leads-in-fahren", functools.partial(plays.every_lead_of_fahren, leads)
    readings = bond_readings()
    for names in readings if whole else readings[::5]:
        rules = LUNGAU.choose(dict(zip(plays.BOND_OPTIONS, names, strict=True)))
        numbers = ALL_NUMBERS if whole else NUMBERS_THAT_MATTER
        yield f"plays-bound-{'-'.join(names)}", functools.partial(plays.bound_hands, rules, names, numbers=numbers)


def settlement_parts(*, whole: bool) -> Iterator[Part]:
    """All sheets, with the options in every combination or one at a time."""
    choose = settlements.combinations if whole else settlements.one_at_a_time
    games = choose(LUNGAU, settlements.OPTIONS, settlements.IN_USE)
    yield "settlements", functools.partial(settlements.one_praemie, games)
    yield "settlements-together", functools.partial(settlements.all_praemien, games[:1], every=1 if whole else 11)
    yield "settlements-of-valat", functools.partial(settlements.valat, games)
    given_up = choose(LUNGAU, ("schleifen-as-a-deal",), {})
    yield "settlements-of-schleifen", functools.partial(settlements.schleifen, given_up)
    fahren = choose(LUNGAU, settlements.FAHREN_OPTIONS, {})
    yield "settlements-of-fahren", functools.partial(settlements.fahren, fahren, every=1 if whole else 7)
