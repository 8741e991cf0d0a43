"""What the bench says of its goals: reached, or missed and by how much, or not measured and why; never an assertion."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from benchmarks import goals, looks, pipe
from benchmarks.asking import AskingCost
from benchmarks.ends import EndsCost
from benchmarks.goals import AIMS, EVERY
from benchmarks.locks import LockCost
from benchmarks.looks import LookTaken
from benchmarks.pipe import Check
from benchmarks.proving import ProofTaken

from tarock_engine.rule_sets import RULE_SETS
from tarock_reference.deviations import deviations
from tarock_reference.variants import variant_of_source

QUICK = Check(seconds=2.0, processor=3.0, own=120.0, engines=90.0, code=0)
SLOW = Check(seconds=9.5, processor=18.0, own=260.4, engines=90.0, code=0)
FAILED = Check(seconds=0.1, processor=0.1, own=10.0, engines=0.0, code=4)


def test_every_source_has_a_goal_and_all_of_them_together() -> None:
    assert {*AIMS} == {*RULE_SETS, EVERY}
    assert {aims.seconds for name, aims in AIMS.items() if name != EVERY} == {3.0}
    assert (AIMS[EVERY].seconds, AIMS[EVERY].megabytes) == (8.0, 150.0)


def test_a_goal_that_is_missed_says_by_how_much() -> None:
    slow, large = goals.of_pipe(EVERY, SLOW)

    assert (slow.met, large.met) == (False, False)
    assert slow.found == "9.50 s (18.00 s of processor time), 1.50 s too much"
    assert large.found == "260 MB, and the programs that it asks 90 MB, 110.40 MB too much"
    assert [goal.met for goal in goals.of_pipe(EVERY, QUICK)] == [True, True]
    assert "too much" not in "".join(goal.found for goal in goals.of_pipe(EVERY, QUICK))


def test_what_did_not_pass_is_no_measure() -> None:
    assert {(goal.met, goal.found) for goal in goals.of_pipe(EVERY, FAILED)} == {(None, "it ended with exit code 4")}
    assert goals.of_derived("karl", QUICK, FAILED).met is None


def test_a_lock_may_take_little_more_than_a_bare_engine_and_without_one_nothing_is_measured() -> None:
    quick, slow = LockCost(12.0, 1.3, 1.0, 0), LockCost(64.0, 2.0, 1.0, 0)

    assert [goal.met for goal in goals.of_lock("karl", quick)] == [True, True]
    assert [goal.met for goal in goals.of_lock("karl", slow)] == [False, False]
    assert goals.of_lock("karl", slow)[0].found == "2.00 s by 1.00 s: 2.00 times, 0.60 too much"
    assert goals.of_lock("karl", slow)[1].found == "64.0 s, 64 times the bare engine, 49.00 s too much"
    assert {goal.met for goal in goals.of_lock("karl", LockCost(0.0, 0.0, 0.0, 2))} == {None}


@pytest.mark.parametrize(("processor", "met"), [(4.5, True), (4.6, False)])
def test_derived_expectations_may_cost_half_as_much_again_by_the_processors_time(processor: float, met: bool) -> None:  # noqa: FBT001 - a column
    derived = Check(seconds=99.0, processor=processor, own=0.0, engines=0.0, code=0)

    assert goals.of_derived("karl", QUICK, derived).met is met


@pytest.mark.skipif(not Path("/proc/self/smaps_rollup").exists(), reason="memory is read where Linux tells it")
def test_memory_is_that_of_the_processes_that_are_there() -> None:
    ours, theirs = pipe.memory(os.getpid())

    assert os.getpid() in pipe.own(os.getpid())
    assert 5 < ours < 5_000
    assert theirs == 0


def test_commands_are_told_without_the_folders_of_what_they_name(tmp_path: Path) -> None:
    lock = str(tmp_path / "karl.lock.jsonl")

    assert pipe.told(("check", "--lock", lock)) == "tarock check --lock karl.lock.jsonl"
    assert pipe.check(("check", "--lock", lock)).code == 2


@pytest.mark.parametrize(
    ("taken", "met", "found"),
    [
        (LookTaken(400, 11.9, found=True), True, "11.9 s at 400 failures"),
        (LookTaken(400, 12.1, found=True), False, "12.1 s at 400 failures"),
        (LookTaken(400, 3.0, found=False), False, "3.0 s at 400 failures; it did not find all"),
    ],
    ids=["quick", "slow", "blind"],
)
def test_a_look_for_causes_has_to_be_quick_and_to_find_them(taken: LookTaken, *, met: bool, found: str) -> None:
    goal = goals.of_look("karl", taken)

    assert (goal.met, goal.found) == (met, found)


@pytest.mark.parametrize(
    ("taken", "met"),
    [
        (ProofTaken(asked=2.9, played=9.0, alike=True), True),
        (ProofTaken(asked=3.1, played=9.0, alike=True), False),
        (ProofTaken(asked=1.0, played=9.0, alike=False), False),
    ],
    ids=["quick", "slow", "untrue"],
)
def test_a_proof_has_to_be_quick_and_to_come_to_the_same(taken: ProofTaken, *, met: bool) -> None:
    goal = goals.of_proof("karl", taken)

    assert goal.met is met
    assert goal.found.endswith("they did not come to the same") is not taken.alike


@pytest.mark.parametrize("source", looks.PLAYED)
def test_what_is_looked_for_in_the_bench_is_what_a_look_tries(source: str) -> None:
    assert {*looks.PLAYED[source]} <= {deviation.id for deviation in deviations(variant_of_source(source, {}))}


@pytest.mark.parametrize(
    ("cost", "met"),
    [
        (AskingCost(own=150e-6, program=500e-6, making=9.0, wrong=0), [True, True]),
        (AskingCost(own=151e-6, program=520e-6, making=0.0, wrong=0), [False, False]),  # 2 / 671 µs: 2,981 a second
        (AskingCost(own=50e-6, program=50e-6, making=0.0, wrong=1), [None, None]),
    ],
)
def test_what_a_question_costs_is_told_of_tarock_and_of_both(cost: AskingCost, met: list[bool | None]) -> None:
    assert [goal.met for goal in goals.of_asking("karl", cost)] == met


def test_a_check_is_held_against_a_bare_script_and_counted_by_the_question() -> None:
    cost = EndsCost(check=1.5, bare=1.0, memory=1.9, own=90e-6, questions=2_000, code=0)

    assert [goal.met for goal in goals.of_ends("karl", cost)] == [False, True, False]
    assert {goal.met for goal in goals.of_ends("karl", cost._replace(code=3))} == {None}
