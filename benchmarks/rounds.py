"""Interleaved rounds on CPU time: what disturbs one contender disturbs all, and a median drops the worst."""

from __future__ import annotations

import gc
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import process_time

from benchmarks.contender import Contender


@dataclass(frozen=True, slots=True)
class Sample:
    """What one contender did in one round."""

    games: int
    decisions: int
    seconds: float

    @property
    def cost(self) -> float:
        """CPU seconds for a decision."""
        return self.seconds / self.decisions


@dataclass(frozen=True, slots=True)
class Pace:
    """Medians of a contender's rounds; ``costs`` are CPU seconds for a decision in each of them."""

    games_per_second: float
    decisions_per_game: float
    costs: tuple[float, ...]

    @property
    def cost(self) -> float:
        """CPU seconds for a decision."""
        return median(self.costs)

    def times(self, other: Pace) -> float:
        """How many times as much a decision costs as the other's in the same round; the median."""
        return median(mine / theirs for mine, theirs in zip(self.costs, other.costs, strict=True))


def paces(contenders: Sequence[Contender], rounds: int, seconds: float, tell: Callable[[str], None]) -> dict[str, Pace]:
    """The pace of each contender, by its name."""
    for contender in contenders:
        tell(f"warming up: {contender.name}")
        sample(contender, random.Random(0), seconds / 10)
    played: dict[str, list[Sample]] = {contender.name: [] for contender in contenders}
    for number in range(1, rounds + 1):
        for contender in contenders:
            tell(f"round {number} of {rounds}: {contender.name}")
            played[contender.name].append(sample(contender, random.Random(number), seconds))
    return {name: _pace(samples) for name, samples in played.items()}


def sample(contender: Contender, rng: random.Random, seconds: float) -> Sample:
    """Let a contender play for about so many seconds of CPU time."""
    gc.collect()
    games, decisions, begun = 0, 0, process_time()
    while (spent := process_time() - begun) < seconds or not games:
        decisions += contender.play(rng)
        games += 1
    return Sample(games, decisions, spent)


def _pace(samples: Sequence[Sample]) -> Pace:
    return Pace(
        games_per_second=median(played.games / played.seconds for played in samples),
        decisions_per_game=median(played.decisions / played.games for played in samples),
        costs=tuple(played.cost for played in samples),
    )
