"""Every clause that can be tested is exercised, and the counters count what they should."""

from __future__ import annotations

import functools
import os
import re
import subprocess
import sys
import types
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
from proving.exercise import __main__ as command
from proving.exercise import deals, features, laws
from proving.exercise.grounds import Counts, on_the_wire, watch, watched
from proving.exercise.tally import DEALS, FEATURES, LAWS, Tally

from tarock_engine import dealing, engine, play, sessions
from tarock_engine.cards import Card, cards_in
from tarock_engine.contracts import Side
from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import RuleSet
from tarock_engine.scoring import Score, ScoredItem
from tarock_engine.state import State
from tarock_reference import respond
from tarock_reports.ledger import exercise_lines, records
from tarock_steps.catalogue.loading import load_catalogue, sources
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.scripts import Script, scripts

Test = TypeVar("Test", bound=Callable[..., None])
SOME_DEALS = 300
PLAYED = features.played


def asked_last(test: Test) -> Test:
    test.asked_last = True  # type: ignore[attr-defined]
    return test


@pytest.fixture(params=sources())
def source(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture
def rules(source: str) -> RuleSet:
    return RULE_SETS[source]


def rotation(rules: RuleSet) -> str:
    return rules.sessions.rotation.clause


@functools.cache
def by_features(source: str) -> Counts:
    """What the scenarios of a source exercise, which are played once for all tests of this process."""
    counts = Counts()
    exhaust(PLAYED(scripts(source), counts))
    return counts


@pytest.fixture
def features_played_once(source: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command finds the scenarios of a source played."""

    def played(some: tuple[Script, ...], counts: Counts) -> Iterator[int]:
        assert tuple(script.planned for script in some) == plan(source)
        vars(counts).update(vars(by_features(source)))
        yield from range(1, len(some) + 1)

    monkeypatch.setattr(features, "played", played)


def first_state(rules: RuleSet) -> State:
    pack = [Card(number) for number in cards_in(rules.pack)]
    return engine.begin(dealing.deal_out(pack, dealing.seat_table(4, 3, rules), rules), rules)


def module_with(**names: Any) -> types.ModuleType:
    module = types.ModuleType("some_law")
    vars(module).update(names)
    return module


# ----------------------------------------------------------------------------------------------------- the bar


@pytest.mark.prove
@asked_last
def test_every_clause_that_can_be_tested_has_been_exercised(source: str) -> None:
    by_deals = Counts()
    exhaust(deals.played(source, by_deals, SOME_DEALS))
    tally = Tally(
        load_catalogue(source),
        {FEATURES: by_features(source).times(), LAWS: laws.COUNTS.times(), DEALS: by_deals.times()},
    )

    assert not tally.holes, "\n".join(tally.told())
    assert not [clause.id for clause in tally.never(FEATURES) if clause.untestable_en is None]


def exhaust(steps: Iterator[int]) -> None:
    for _ in steps:
        pass


# ------------------------------------------------------------------------------------------------ the counters


def test_what_a_module_is_told_by_the_engine_is_counted_and_nothing_else(rules: RuleSet) -> None:
    counts, elsewhere = Counts(), Counts()
    law, other = module_with(sessions=sessions), module_with(sessions=sessions)
    watch(law, counts)
    watch(other, elsewhere)

    told = law.sessions.dealer_after(4, rules, previous=1)
    sessions.dealer_after(4, rules, previous=1)

    assert told == sessions.dealer_after(4, rules, previous=1)
    assert counts.times() == {rotation(rules): 1}
    assert not elsewhere.times()


def test_a_function_known_by_name_is_watched_too(rules: RuleSet) -> None:
    counts = Counts()
    law = module_with(dealer_after=sessions.dealer_after)
    watch(law, counts)
    law.dealer_after(4, rules, previous=1)

    assert counts.times() == {rotation(rules): 1}


def test_a_decision_counts_a_clause_once_whatever_it_is_made_of(rules: RuleSet) -> None:
    counts = Counts()
    law = module_with(engine=engine, play=play)
    watch(law, counts)
    state = first_state(rules)
    found = law.engine.choices(state, rules)

    assert counts.times() == Counter(clause for choice in found for clause in choice.grounds)


def test_objections_count_as_they_are_taken(rules: RuleSet) -> None:
    counts = Counts()
    law = module_with(engine=engine)
    watch(law, counts)
    refused = law.engine.refused(first_state(rules), rules)
    before = dict(counts.times())
    (_, first), *_ = refused

    assert not before
    assert set(first.grounds) <= set(counts.times())


def test_a_score_is_counted_as_a_whole_and_item_by_item(rules: RuleSet) -> None:
    counts = Counts()
    whole, part = rules.counting.method.clause, rules.counting.total.clause
    item = ScoredItem("Spiel", Side.DECLARER, won=True, announced=False, doubled=(), grounds=(part,))
    score = watched(lambda: Score({}, (item, item), (whole,)), counts)
    score()

    assert counts.times() == {part: 2, whole: 1}


def test_the_grounds_of_an_answer_on_the_wire_are_counted_in_all_its_parts(rules: RuleSet) -> None:
    counts = Counts()
    counted = on_the_wire(counts, respond)
    question = b'{"ask":"next_dealer","id":1,"rules":"%s","players":4,"previous":1}' % rules.name.encode()

    assert counted(question) == respond(question)
    assert counts.times() == {rotation(rules): 1, rules.sessions.players_in_play.clause: 1}
    assert b'"error"' in counted(b"nonsense")
    assert set(counts.times().values()) == {1}


@pytest.mark.gate("lungau")
def test_random_deals_can_be_had_again(source: str) -> None:
    first, again, other = Counts(), Counts(), Counts()
    for counts, seed in ((first, 1), (again, 1), (other, 2)):
        exhaust(deals.played(source, counts, 20, seed))

    assert first.times() == again.times() != other.times()


# ------------------------------------------------------------------------------------------------- the command


@pytest.mark.prove
@pytest.mark.usefixtures("features_played_once")
def test_the_command_prints_and_stores_the_counts(
    source: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = command.main(["--without-laws", "--deals", "5", "--rules", source, "--folder", str(tmp_path)])
    said = capsys.readouterr()
    record = records.read_ledger(tmp_path / f"exercise-{source}.jsonl")
    catalogue = load_catalogue(source)

    assert code == 0
    assert "never by random deals: " in said.out
    assert f"{source}: random deals: 5 of 5" in said.err
    for clause in catalogue.clauses.values():
        assert clause.untestable_en is None or f"never exercised: {clause.id} (untestable: " in said.out
    assert isinstance(record, records.Record)
    assert isinstance(record.header, exercise_lines.ExerciseHeader)
    assert record.header.by == [FEATURES, DEALS]
    assert len(record.lines) == len([clause for clause in catalogue.clauses.values() if not clause.retired])
    assert not record.faults
    assert not record.cut


SOME_LAWS = """
import sys
from proving.exercise import __main__, laws
print(laws.run(sys.argv[1]))
print(laws.run(laws.LAWS / "test_nothing.py"))
print(sorted(laws.COUNTS.times()))
"""


@pytest.mark.prove
def test_the_laws_run_with_progress_and_are_counted() -> None:
    file = next(laws.LAWS.rglob("test_sessions.py"))
    ran = subprocess.run(
        [sys.executable, "-c", SOME_LAWS, str(file)],
        cwd=laws.LAWS.parents[1],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    well, badly, told = ran.stdout.splitlines()

    assert well == "[]"
    assert "the laws could not be run to their end" in badly
    assert any(rotation(rules) in told for rules in RULE_SETS.values())
    assert re.search(r"^laws: (\d+) of \1$", ran.stderr, re.MULTILINE)


@pytest.mark.gate("lungau")
def test_a_clause_that_nobody_exercised_is_listed_and_makes_the_command_fail(
    source: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(features, "played", lambda *_: iter(()))
    code = command.main(["--without-laws", "--deals", "1", "--rules", source, "--folder", str(tmp_path)])
    pack = RULE_SETS[source].cards.pack.clause

    assert code == 1
    assert f"never exercised: {pack} (" in capsys.readouterr().out


@pytest.mark.prove
@pytest.mark.usefixtures("features_played_once")
def test_a_law_that_fails_makes_the_command_fail(
    source: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(laws, "run", lambda: ["tests/laws/test_play.py::test_x\nassert 1 == 2"])
    code = command.main(["--deals", "1", "--rules", source, "--folder", str(tmp_path)])

    assert code == 1
    assert "test_play.py::test_x" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["--rules", "lungua"], ["--deals", "0"], ["--deals", "many"]])
def test_a_wrong_command_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        command.main(words)

    assert refused.value.code == 2
    assert words[1] in capsys.readouterr().err
