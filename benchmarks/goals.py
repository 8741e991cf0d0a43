"""The goals that we set ourselves, and whether a run met them: said, never asserted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from benchmarks.contender import BRIDGE, CHESS
from benchmarks.pipe import Check
from benchmarks.rounds import Pace
from benchmarks.steps import Growth

CHEAPER_THAN_CHESS = 4.0
CHEAPER_THAN_BRIDGE = 1.0
MS_ABOVE_PYTEST_BDD = 2.0
STRAIGHT = 1.5
"""Between the 1 of a straight line and the 2 of a square, for the later half against the quarter before it."""
SECONDS, MEGABYTES = 10.0, 200.0


@dataclass(frozen=True, slots=True)
class Goal:
    """``met`` is none where nothing was measured."""

    aim: str
    found: str
    met: bool | None


def of_playouts(paces: Mapping[str, Pace]) -> list[Goal]:
    """How the engine has to stand beside its peers."""
    return [
        _ratio(
            f"a decision costs at most 1/{CHEAPER_THAN_CHESS:.0f} of python-chess's",
            paces.get(CHESS),
            CHEAPER_THAN_CHESS,
        ),
        _ratio("a decision costs no more than one of RLCard's bridge", paces.get(BRIDGE), CHEAPER_THAN_BRIDGE),
    ]


def _ratio(aim: str, peer: Pace | None, least: float) -> Goal:
    if peer is None:
        return Goal(aim, "the peer is not installed", None)
    return Goal(aim, f"theirs costs {peer.ratio:.2f} times ours", peer.ratio >= least)


def of_steps(growths: Mapping[str, Growth] | None, trouble: str) -> list[Goal]:
    """What the steps may cost; ``trouble`` says why there is nothing to go by."""
    cheap = f"a scenario costs at most {MS_ABOVE_PYTEST_BDD:.0f} ms above pytest-bdd's own cost"
    linear = "the suite's time grows linearly with its scenarios"
    if growths is None:
        return [Goal(aim, trouble, None) for aim in (cheap, linear)]
    ours, bare = growths["ours"], growths["bare"]
    above = (ours.cost - bare.cost) * 1000
    before, after = (slope * 1000 for slope in ours.halves)
    costs = f"{ours.cost * 1000:.2f} ms, of which pytest-bdd {bare.cost * 1000:.2f} ms: {above:+.2f} ms"
    slopes = f"one more costs {before:.2f} ms up to the half of them, {after:.2f} ms from there on"
    return [
        Goal(cheap, costs, above <= MS_ABOVE_PYTEST_BDD),
        Goal(linear, slopes, after <= before * STRAIGHT),
    ]


def of_pipe(check: Check) -> list[Goal]:
    """What a check through the pipe may take; one that did not pass is no measure."""
    quick = f"tarock check takes less than {SECONDS:.0f} s"
    small = f"tarock check and the engine that it starts take less than {MEGABYTES:.0f} MB"
    if check.code:
        return [Goal(aim, f"it ended with exit code {check.code}", None) for aim in (quick, small)]
    memory = check.command + check.engine
    peaks = f"{check.command:.0f} + {check.engine:.0f} MB" if memory else "there is no /proc to read it from"
    return [
        Goal(quick, f"{check.seconds:.2f} s", check.seconds < SECONDS),
        Goal(small, peaks, memory < MEGABYTES if memory else None),
    ]
