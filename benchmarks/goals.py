"""The goals that we set ourselves, and whether a run meets them: shown, and never asserted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from benchmarks import packed
from benchmarks.asking import AskingCost
from benchmarks.contender import BRIDGE, CHESS
from benchmarks.ends import EndsCost
from benchmarks.locks import LockCost
from benchmarks.looks import LookTaken
from benchmarks.ours import name_of
from benchmarks.packed import PackCost
from benchmarks.pipe import Check
from benchmarks.proving import ProofTaken
from benchmarks.rounds import Pace
from benchmarks.steps import Growth

EVERY = "every source"
"""The name for goals of all sources together."""
LOCK = 1.4
"""How many times as long as a bare engine, which answers the same lines, a check by the lock of a source may take."""
MAKING = 15.0
"""Seconds of the processor that a lock of one source may take to be made."""
DERIVED = 1.5
"""How many times as long as a check by the default readings a check by other readings may take."""
STRAIGHT = 1.5
"""The limit for the later half against the quarter before it: 1 is a straight line, 2 a square."""


LOOK = 12.0
"""Seconds of the processor that a look for causes may take at some 450 failures."""

PROOF = 1 / 3
"""The part of the time for playing all scenarios that a proof may take where they are asked."""

QUESTIONS = 3_000
"""Questions a second that `tarock fuzz` puts through a pipe to the reference engine, on two processors."""
BARE = 1.3
"""How many times as long as a bare script, which sends as many copies the same lines, a check may take."""
AT_ONCE = 2.0
"""Seconds that a check of all sources may take with a program that answers from memory."""
OWN = 60e-6
"""Seconds of the processor that a question of a check may cost ``tarock`` itself where all answers are right."""
OVERHEAD = 150e-6
"""Seconds of the processor that a question may cost `tarock` itself where its right answer is known."""
PACKED = 0.5
"""Seconds of the processor that the first questions of a campaign may cost `tarock` itself from the pack."""


@dataclass(frozen=True, slots=True)
class Aims:
    """The goals for one source; None where no goal is set.

    ``chess`` and ``bridge`` are how many times ours a decision of theirs has to cost, ``deals`` complete random deals a
    second, ``above_bdd`` milliseconds of a scenario above pytest-bdd's. ``straight`` is whether the suite's time has
    to grow linearly. ``seconds`` and ``megabytes`` limit a check through the pipe, without the programs asked.
    """

    chess: float | None = None
    bridge: float | None = None
    deals: float | None = None
    above_bdd: float | None = None
    straight: bool = False
    seconds: float | None = None
    megabytes: float | None = None


AIMS = {
    "lungau": Aims(chess=4.0, bridge=1.0, above_bdd=2.0, straight=True, seconds=3.0),
    "karl": Aims(deals=1_200.0, seconds=3.0),
    "zwanzigerrufen": Aims(deals=1_500.0, seconds=3.0),
    "koenigrufen": Aims(deals=1_200.0, seconds=3.0),
    EVERY: Aims(seconds=8.0, megabytes=150.0),
}
"""The goals of each source, and of all in one check; a source that is not listed has none yet."""


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal, and what was measured; ``met`` is None where nothing was."""

    source: str
    aim: str
    found: str
    met: bool | None


def of_playouts(source: str, paces: Mapping[str, Pace]) -> list[Goal]:
    """The goals for the engine, by itself and beside its peers."""
    aims, ours = AIMS.get(source, Aims()), paces[name_of(source)]
    goals = []
    if aims.chess is not None:
        aim = f"a decision costs at most 1/{aims.chess:.0f} of python-chess's"
        goals.append(_ratio(source, aim, ours, paces.get(CHESS), aims.chess))
    if aims.bridge is not None:
        aim = "a decision costs no more than one of RLCard's bridge"
        goals.append(_ratio(source, aim, ours, paces.get(BRIDGE), aims.bridge))
    if aims.deals is not None:
        aim = f"at least {aims.deals:,.0f} complete random deals a second"
        found = f"{ours.games_per_second:,.0f} a second"
        goals.append(Goal(source, aim, found, ours.games_per_second >= aims.deals))
    return goals


def _ratio(source: str, aim: str, ours: Pace, peer: Pace | None, least: float) -> Goal:
    if peer is None:
        return Goal(source, aim, "the peer is not installed", None)
    times = peer.times(ours)
    return Goal(source, aim, f"theirs costs {times:.2f} times ours", times >= least)


def of_steps(source: str, growths: Mapping[str, Growth] | None, trouble: str) -> list[Goal]:
    """The goals for steps; ``trouble`` is the reason why nothing was measured."""
    aims, goals = AIMS.get(source, Aims()), []
    if aims.above_bdd is not None:
        aim = f"a scenario costs at most {aims.above_bdd:.0f} ms above pytest-bdd's own cost"
        goals.append(
            Goal(source, aim, trouble, None) if growths is None else _above(source, aim, growths, aims.above_bdd)
        )
    if aims.straight:
        aim = "the suite's time grows linearly with its scenarios"
        goals.append(Goal(source, aim, trouble, None) if growths is None else _straight(source, aim, growths))
    return goals


def _above(source: str, aim: str, growths: Mapping[str, Growth], most: float) -> Goal:
    ours, bare = growths["ours"], growths["bare"]
    above = (ours.cost - bare.cost) * 1000
    costs = f"{ours.cost * 1000:.2f} ms, of which pytest-bdd {bare.cost * 1000:.2f} ms: {above:+.2f} ms"
    return Goal(source, aim, costs, above <= most)


def _straight(source: str, aim: str, growths: Mapping[str, Growth]) -> Goal:
    before, after = (slope * 1000 for slope in growths["ours"].halves)
    slopes = f"one more costs {before:.2f} ms up to the half of them, {after:.2f} ms from there on"
    return Goal(source, aim, slopes, after <= before * STRAIGHT)


def of_look(source: str, taken: LookTaken) -> Goal:
    """The goal for a look for causes; a look that did not find all misses it."""
    aim = f"a look for causes takes at most {LOOK:.0f} s of the processor"
    found = f"{taken.seconds:.1f} s at {taken.failures} failures"
    return Goal(
        source, aim, found if taken.found else f"{found}; it did not find all", taken.found and taken.seconds <= LOOK
    )


def of_proof(source: str, taken: ProofTaken) -> Goal:
    """The goal for a proof; a proof with another result than by playing misses it."""
    share = taken.asked / taken.played
    found = f"{taken.asked:.1f} s of the processor, {taken.played:.1f} s where all is played: {share:.2f}"
    return Goal(
        source,
        f"a proof takes at most {PROOF:.2f} of the time that it takes to play all scenarios",
        found if taken.alike else f"{found}; they did not come to the same",
        taken.alike and share <= PROOF,
    )


def of_asking(source: str, cost: AskingCost) -> list[Goal]:
    """The goals for a question through a pipe; where one is answered wrongly nothing is measured."""
    rate, overhead = cost.rate, cost.own * 1e6
    sound = None if cost.wrong else True
    return [
        Goal(source, f"at least {QUESTIONS:,} questions a second", f"{rate:,.0f}", sound and rate >= QUESTIONS),
        Goal(
            source,
            f"a question costs tarock at most {OVERHEAD * 1e6:.0f} µs",
            f"{overhead:.0f} µs; the program {cost.program * 1e6:.0f} µs, and to be made {cost.making * 1e6:.0f} µs",
            sound and cost.own <= OVERHEAD,
        ),
    ]


def of_ends(source: str, cost: EndsCost) -> list[Goal]:
    """The goals for what a check costs besides its questions; where it did not pass nothing is measured."""
    missing = f"it ended with exit code {cost.code}" if cost.code else ""
    times, own = cost.check / cost.bare, cost.own * 1e6
    found = (
        (f"at most {BARE:g} times as long as a bare script", times, BARE, f"{cost.check:.2f} s by {cost.bare:.2f} s"),
        (f"at most {AT_ONCE:g} s of a program that answers from memory", cost.memory, AT_ONCE, ""),
        (f"at most {OWN * 1e6:.0f} µs of ours a question", own, OWN * 1e6, f"{cost.questions:,} questions"),
    )
    return [
        Goal(
            source,
            f"tarock check takes {aim}",
            missing or f"{value:.2f} {beside}".strip(),
            None if missing else value <= most,
        )
        for aim, value, most, beside in found
    ]


def of_pack(source: str, cost: PackCost) -> Goal:
    """The goal for questions from the pack; where one is answered wrongly nothing is measured."""
    aim = f"{packed.QUESTIONS:,} questions from the pack cost tarock at most {PACKED} s of the processor"
    found = f"{cost.own:.2f} s, made afresh {cost.afresh:.2f} s; the program {cost.program:.2f} s"
    return Goal(source, aim, f"{found}{_over(cost.own, PACKED, ' s')}", None if cost.wrong else cost.own <= PACKED)


def of_pipe(source: str, check: Check) -> list[Goal]:
    """The goals for a check through the pipe; where it did not pass nothing is measured."""
    aims, goals = AIMS.get(source, Aims()), []
    if aims.seconds is not None:
        goals.append(_seconds(source, "tarock check", check, aims.seconds))
    if aims.megabytes is not None:
        aim = f"all processes of tarock check together take at most {aims.megabytes:.0f} MB"
        missing = _not_passed(check) or ("" if check.own else "there is no /proc to read it from")
        over = _over(check.own, aims.megabytes, " MB")
        found = f"{check.own:.0f} MB, and the programs that it asks {check.engines:.0f} MB{over}"
        goals.append(Goal(source, aim, missing or found, None if missing else check.own <= aims.megabytes))
    return goals


def of_lock(source: str, cost: LockCost) -> list[Goal]:
    """The goals for checking by a lock and for making it; where a command did not end well nothing is measured."""
    aims = (
        f"tarock check --lock takes at most {LOCK:g} times as long as a bare engine",
        f"tarock lock takes at most {MAKING:.0f} s of the processor",
    )
    if cost.code:
        return [Goal(source, aim, f"it ended with exit code {cost.code}", None) for aim in aims]
    times, many = cost.check / cost.bare, cost.making / cost.bare
    found = (
        f"{cost.check:.2f} s by {cost.bare:.2f} s: {times:.2f} times{_over(times, LOCK, '')}",
        f"{cost.making:.1f} s, {many:.0f} times the bare engine{_over(cost.making, MAKING, ' s')}",
    )
    return [
        Goal(source, aims[0], found[0], times <= LOCK),
        Goal(source, aims[1], found[1], cost.making <= MAKING),
    ]


def of_derived(source: str, plain: Check, derived: Check) -> Goal:
    """The goal for derived expectations, by processor time, which other programs do not change."""
    aim = f"by another reading tarock check takes at most {DERIVED:g} times as long"
    missing = _not_passed(plain) or _not_passed(derived)
    times = derived.processor / plain.processor
    found = f"{derived.processor:.2f} s of processor time against {plain.processor:.2f} s: {times:.2f} times"
    return Goal(source, aim, missing or f"{found}{_over(times, DERIVED, '')}", None if missing else times <= DERIVED)


def _seconds(source: str, what: str, check: Check, most: float) -> Goal:
    missing = _not_passed(check)
    found = f"{check.seconds:.2f} s ({check.processor:.2f} s of processor time){_over(check.seconds, most, ' s')}"
    return Goal(
        source, f"{what} takes at most {most:.0f} s", missing or found, None if missing else check.seconds <= most
    )


def _not_passed(check: Check) -> str:
    return f"it ended with exit code {check.code}" if check.code else ""


def _over(found: float, most: float, unit: str) -> str:
    """By how much a limit was exceeded."""
    return f", {found - most:.2f}{unit} too much" if found > most else ""
