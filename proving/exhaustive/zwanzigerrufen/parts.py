"""The exhaustive comparisons for Zwanzigerrufen by name: each is called for its figures and the differences."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from proving.exhaustive import tricks
from proving.exhaustive.found import Found, Part, Source
from proving.exhaustive.settlements import chooser, combinations, one_at_a_time
from proving.exhaustive.zwanzigerrufen import endings, plays, settlements, talk
from proving.exhaustive.zwanzigerrufen.deal_ends import End
from proving.exhaustive.zwanzigerrufen.settlements import Choices
from proving.exhaustive.zwanzigerrufen.tricks import APART, ASKED_FOR_ALL, WAYS
from tarock_engine.zwanzigerrufen.rulings.rule_set import ZWANZIGERRUFEN

Ends = Callable[[], Iterator[End]]
OF_MATERIAL: Final[Ends] = functools.partial(endings.of_material, announced=False)
OF_ANNOUNCED_MATERIAL: Final[Ends] = functools.partial(endings.of_material, announced=True)
OF_SOLO_ONLY: Final = (settlements.ONCE, settlements.TARIFF, settlements.FACTORS, settlements.PAY)


def parts(whole: bool) -> Iterator[tuple[str, Part]]:  # noqa: FBT001
    """All cases, or unless ``whole`` a sample of them."""
    yield from tricks.parts(WAYS, ASKED_FOR_ALL, APART, whole=whole)
    yield from play_parts(whole=whole)
    yield from settlement_parts(whole=whole)
    yield from end_parts(whole=whole)
    yield from talk_parts(whole=whole)


SOURCE: Final = Source(ZWANZIGERRUFEN.name, parts)


# ----------------------------------------------------------------------------------------------------------- plays


def play_parts(*, whole: bool) -> Iterator[tuple[str, Part]]:
    """Legal plays in the three games under the readings that affect them, with an announced Pagat, and leads."""
    for contract, options in plays.OPTIONS.items():
        for number, (readings, rules) in enumerate(combinations(ZWANZIGERRUFEN, options, {})):
            every, thorough = (1 if whole else 29), whole and number == 0
            part = functools.partial(plays.hands, contract, readings, rules, every=every, thorough=thorough)
            yield "-".join((f"plays-{contract.lower()}", *readings.values())), part
    numbers = plays.NUMBERS if whole else (9,)
    for readings, rules in combinations(ZWANZIGERRUFEN, (plays.HOLD_BACK,), endings.ANY_ANNOUNCER):
        part = functools.partial(plays.bound_hands, readings, rules, numbers=numbers)
        yield f"plays-bound-{readings[plays.HOLD_BACK]}", part
    yield "plays-leads", functools.partial(plays.leads, combinations(ZWANZIGERRUFEN, (plays.LEAD,), {}))


# ----------------------------------------------------------------------------------------------------- settlements


def settlement_parts(*, whole: bool) -> Iterator[tuple[str, Part]]:
    """All sheets, with the options in every combination or one at a time."""
    choose = chooser(whole=whole)
    games = choose(ZWANZIGERRUFEN, settlements.OPTIONS, settlements.ALL_FIVE)
    steps = settlements.TO_RESUPRE if whole else (0, 4)
    one = choose(ZWANZIGERRUFEN, settlements.WITHOUT_VALAT, settlements.ALL_FIVE)
    yield "settlements", functools.partial(settlements.one_bonus, one, steps)
    yield "settlements-of-both-sides", functools.partial(settlements.both_sides, games, (0, 1, 3))
    yield "settlements-together", functools.partial(settlements.all_together, games[:1], every=1 if whole else 11)
    yield "settlements-of-valat", functools.partial(settlements.valat, games, (0, 1, 4) if whole else (0, 2))
    alone = choose(ZWANZIGERRUFEN, OF_SOLO_ONLY, settlements.EACH_ALONE)
    yield (
        "settlements-of-farbensolo",
        functools.partial(settlements.farbensolo_alone, alone if whole else alone[:3], every=1 if whole else 7),
    )
    twofold = choose(
        ZWANZIGERRUFEN, (settlements.WHAT_COUNTS, settlements.PAY, settlements.TARIFF), settlements.ALL_FIVE
    )
    yield "settlements-of-doubled-deals", functools.partial(settlements.doubled_deals, twofold, every=1 if whole else 7)


# ------------------------------------------------------------------------------------------------------------ ends


def end_parts(*, whole: bool) -> Iterator[tuple[str, Part]]:
    """Scores, and payments where one side has all tricks."""
    choose = chooser(whole=whole)
    for name, options, always, ends in _sheets():
        choices = choose(ZWANZIGERRUFEN, options, always)
        yield f"ends-of-{name}", functools.partial(_compared, name, choices, ends, 1 if whole else 23)
    of_paying = (*settlements.OPTIONS, "valat-cancels", "kontra-in-solo-games")
    one = [option for option in of_paying if option != settlements.ONCE]
    paid = combinations(ZWANZIGERRUFEN, one, {}) if whole else one_at_a_time(ZWANZIGERRUFEN, one, {})[::2]
    yield "ends-paid", functools.partial(endings.paid, paid)


def _sheets() -> Iterator[tuple[str, Sequence[str], Mapping[str, str], Ends]]:
    yield "augen", endings.OF_AUGEN, {}, endings.of_augen
    yield "valat", endings.OF_VALAT, {}, endings.of_valat
    yield "valat-beside-failed", (endings.BESIDE_FAILED, endings.OF_VALAT[2]), endings.CANCELS, endings.of_valat
    yield "pagat", endings.OF_PAGAT, endings.ANY_ANNOUNCER, endings.of_pagat
    yield "mond", endings.OF_MOND, {}, endings.of_mond
    yield "material", endings.OF_MATERIAL, {}, OF_MATERIAL
    yield "announced-material", ("four-kings-holder",), settlements.ALL_FIVE, OF_ANNOUNCED_MATERIAL
    yield "several", endings.OF_SEVERAL, {}, endings.said_by_several
    yield "anybody", (), endings.ANYBODY, endings.doubled_by_anybody
    yield "each-alone", (), settlements.EACH_ALONE, endings.each_for_himself


def _compared(name: str, choices: Choices, ends: Ends, every: int) -> Found:
    return endings.compared(f"what is scored, {name}", choices, list(ends())[::every])


# ------------------------------------------------------------------------------------------------------------ talk


def talk_parts(*, whole: bool) -> Iterator[tuple[str, Part]]:
    """Calls, partners and throwing in."""
    choices = combinations(ZWANZIGERRUFEN, talk.OPTIONS, {})
    yield "talk-calls", functools.partial(talk.calls, choices, every=1 if whole else 37)
    yield "talk-throwing-in", functools.partial(talk.throwing_in, combinations(ZWANZIGERRUFEN, (talk.THROWING,), {}))
