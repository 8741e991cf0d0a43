"""The exhaustive comparisons for Lungauer Königrufen by name: each is called for its figures and the differences."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator
from typing import Final

from proving.exhaustive import tricks
from proving.exhaustive.found import Part, Source
from proving.exhaustive.lungau import plays, settlements
from proving.exhaustive.lungau.tricks import APART, ASKED_FOR_ALL, WAYS
from proving.exhaustive.settlements import chooser
from tarock_engine.lungau.rulings.rule_set import LUNGAU

ALL_NUMBERS: Final = tuple(range(1, 13))
NUMBERS_THAT_MATTER: Final = (1, 2, 11, 12)


def parts(whole: bool) -> Iterator[tuple[str, Part]]:  # noqa: FBT001
    """All cases, or unless ``whole`` a sample of them."""
    yield from tricks.parts(WAYS, ASKED_FOR_ALL, APART, whole=whole, every=16)
    yield from play_parts(whole=whole)
    yield from settlement_parts(whole=whole)


SOURCE: Final = Source(LUNGAU.name, parts)


def play_parts(*, whole: bool) -> Iterator[tuple[str, Part]]:
    """Legal plays in games with a declarer, in Fahren, and with announced Ultimos."""
    every = 1 if whole else 17
    yield "plays", functools.partial(plays.every_hand, LUNGAU, in_fahren=False, every=every)
    yield "plays-in-fahren", functools.partial(plays.every_hand, LUNGAU, in_fahren=True, every=every)
    known = LUNGAU.options()
    leads = {name: LUNGAU.choose({"bound-card-priority": name}) for name in known["bound-card-priority"]}
    yield "plays-leads-in-fahren", functools.partial(plays.every_lead_of_fahren, leads)
    readings = list(itertools.product(*(known[option] for option in plays.BOND_OPTIONS)))
    for names in readings if whole else readings[::5]:
        rules = LUNGAU.choose(dict(zip(plays.BOND_OPTIONS, names, strict=True)))
        numbers = ALL_NUMBERS if whole else NUMBERS_THAT_MATTER
        bound = functools.partial(plays.bound_hands, rules, names, numbers=numbers, every=1 if whole else 2)
        yield f"plays-bound-{'-'.join(names)}", bound


def settlement_parts(*, whole: bool) -> Iterator[tuple[str, Part]]:
    """All sheets, with the options in every combination or one at a time."""
    choose = chooser(whole=whole)
    games = choose(LUNGAU, settlements.OPTIONS, settlements.IN_USE)
    yield "settlements", functools.partial(settlements.one_praemie, games, every=1 if whole else 31)
    yield "settlements-together", functools.partial(settlements.all_praemien, games[:1], every=1 if whole else 47)
    yield "settlements-of-valat", functools.partial(settlements.valat, games, every=1 if whole else 11)
    given_up = choose(LUNGAU, ("schleifen-as-a-deal", "schleifen-tariff"), {})
    yield "settlements-of-schleifen", functools.partial(settlements.schleifen, given_up)
    fahren = choose(LUNGAU, settlements.FAHREN_OPTIONS, {})
    yield "settlements-of-fahren", functools.partial(settlements.fahren, fahren, every=1 if whole else 29)
