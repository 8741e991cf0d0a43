"""Shrinks a deal on which engine and second opinion differ, and describes the smallest one that is found.

It tries with fewer wishes, fewer readings and a more ordered pack as long as the same difference shows.
"""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Iterator

from tarock_second_opinion.lockstep import Difference, random_run, run
from tarock_second_opinion.source import PACK, PLACES, Case, Source, exchange


def shrink(source: Source, case: Case, difference: Difference, seconds: float = 20.0) -> tuple[Case, Difference]:
    """The smallest case found with a difference over the same thing."""
    until = time.monotonic() + seconds
    found, shown = case, difference
    progress = True
    while progress:
        progress = False
        for smaller in smaller_cases(source, found):
            if time.monotonic() > until:
                return found, shown
            again = run(source, smaller).difference
            if again is not None and again.what == difference.what:
                found, shown, progress = smaller, again, True
                break
    return found, shown


def smaller_cases(source: Source, case: Case) -> Iterator[Case]:
    """Smaller cases, those with the largest step first."""
    for option, _ in case.options:
        fewer = {kept: reading for kept, reading in case.options if kept != option}
        yield dataclasses.replace(case, options=tuple(sorted(source.without_idle(fewer).items())))
    size = len(case.wishes)
    while size:
        for start in range(0, len(case.wishes), size):
            yield dataclasses.replace(case, wishes=case.wishes[:start] + case.wishes[start + size :])
        size //= 2
    if case.cut:
        cut = (*case.pack[case.cut :], *case.pack[: case.cut])
        yield dataclasses.replace(case, pack=cut, cut=0)
    if case.strays:
        yield dataclasses.replace(case, strays=())
    if case.chosen is not None:
        yield dataclasses.replace(case, chosen=None)
    if case.first_packet or case.pile != PLACES:
        yield dataclasses.replace(case, first_packet=0, pile=PLACES)
    yield from tidier_packs(case)


def tidier_packs(case: Case) -> Iterator[Case]:
    """Cases with two cards exchanged, so that one more card lies where a new pack has it."""
    for place, card in enumerate(card for card in PACK if card in case.pack):
        now = case.pack.index(card)
        if now > place:
            pack = list(case.pack)
            exchange(pack, now, place)
            yield dataclasses.replace(case, pack=tuple(pack))


# -------------------------------------------------------------------------------------------------------- telling


def story(source: Source, case: Case, difference: Difference) -> str:
    """A text about a difference, with the deal that shows it."""
    outcome = run(source, case)
    dealt = source.tell(case)
    order = PACK.index
    hands = [f"  {seat}: {' '.join(sorted(hand, key=order))}" for seat, hand in enumerate(dealt.hands)]
    return "\n".join(
        [
            f"the two part over {difference.what} at {difference.place}",
            f"  second opinion: {difference.ours}",
            f"  engine:         {difference.engines}",
            f"{case.players} players, dealer {case.dealer}, contract {outcome.contract}",
            "readings: " + (", ".join(f"{option}={reading}" for option, reading in case.options) or "defaults"),
            *([f"in a wrong hand: {', '.join(card for card, _ in case.strays)}"] if case.strays else []),
            *hands,
            f"  Talon: {' | '.join(' '.join(half) for half in dealt.halves)}",
            "acts: " + ", ".join(f"{seat} {words}" for seat, words in outcome.acts),
            "wishes: " + (", ".join(f"{seat} {words}" for seat, words in case.wishes) or "none"),
        ]
    )


def smallest_story(source: Source, seed: int, seconds: float = 20.0) -> str | None:
    """The text about the smallest deal for the difference of a seed; none if there is no difference."""
    case, outcome = random_run(source, seed)
    if outcome.difference is None:
        return None
    return f"seed {seed}: " + story(source, *shrink(source, case, outcome.difference, seconds))
