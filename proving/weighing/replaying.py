"""Plays every reading of a deal again from the first bid, and compares that with the shortcut of ``tarock weigh``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tarock_reference.weighing.changes import Change, changed_by, replayed
from tarock_reference.weighing.courses import PlayedBy, WeighedDeal, dealt_by, play_deal
from tarock_reference.weighing.players import PLAYERS
from tarock_reference.weighing.readings import HeldReading, Named, Watch, World
from tarock_reference.weighing.weighed import Deals, key_for
from tarock_searching.weigh.plan import worlds_of

FEWER: Final = 8
"""Under rules that are not the usual ones, one deal in so many is played again."""


class Replayed(NamedTuple):
    """The result for some deals: how many comparisons, and where the short cut differs."""

    compared: int
    differing: tuple[str, ...]


def replays(source: str, seed: int, first: int, number: int) -> Replayed:
    """Compare ``number`` deals from ``first`` on, each played by every policy."""
    compared, differing = 0, []
    for world in worlds_of(source):
        watch = Watch(world)
        for deal in range(first, first + number):
            if world.options and deal % FEWER:
                continue
            for policy in PLAYERS:
                playing = PlayedBy(PLAYERS[policy], key_for(Deals(seed, policy, deal, 1), deal))
                course = play_deal(dealt_by(seed, deal, world.rules), playing, world.rules)
                found = list(_compared(course, watch.named(course), playing, world))
                compared += len(found)
                differing += [f"{source}, deal {deal} by {policy}, {told}" for told in found if told]
    return Replayed(compared, tuple(differing))


def _compared(course: WeighedDeal, named: Named, playing: PlayedBy, world: World) -> Iterator[str]:
    """How each reading differs, in words; empty if it does not."""
    for reading in world.readings:
        if reading.rules.pack == world.rules.pack:
            slow = replayed(course, playing, world, reading)
            short = _short(course, named, playing, world, reading)
            same = short.more == slow.more and (reading.shown or short.otherwise == slow.otherwise)
            yield "" if same else f"{reading.option}={reading.reading}: {short}, but played again {slow}"


def _short(course: WeighedDeal, named: Named, playing: PlayedBy, world: World, reading: HeldReading) -> Change:
    if named.can_matter(reading):
        return changed_by(course, named, playing, world, reading)
    return Change(otherwise=False, more=(0,) * len(course.settlement.payments))
