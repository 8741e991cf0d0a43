"""``tarock compare``: what got better and worse between two runs, and what is not compared."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.unit.made_up import DECLINED, ERRORED, FAILED, OTHER_READING, PASSED, header, scenario, verdict
from tests.unit.the_command import tarock

from tarock_reports.ledger.check_lines import Asked, AskedHouse, PlannedScenario, plan_of
from tarock_reports.ledger.checks import Ledger, LedgerWriter
from tarock_reports.ledger.diagnosis_lines import CauseRecord, DiagnosisLine
from tarock_reports.machine.comparison_shape import ComparisonObject
from tarock_reports.verdict.comparing_runs import Trend, run_trends
from tarock_running.process.exits import ExitCode
from tarock_steps.suite.verdicts import Outcome

NOT_REACHED, NOT_ASKED = Outcome.NOT_REACHED, (Outcome.UNPLAYABLE, Outcome.SUITE_FAULT)
WRONG = (FAILED, NOT_REACHED, ERRORED)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path


def run(
    path: Path,
    came: Sequence[Outcome | tuple[PlannedScenario, Outcome] | None],
    causes: Sequence[CauseRecord] | None = None,
    **changed: Any,
) -> Path:
    """The ledger of a run of lungau in which scenarios, each of a clause of its own, came to this."""
    cases = [case if isinstance(case, tuple) else (one(place), case) for place, case in enumerate(came)]
    told: dict[str, Any] = {"source": "lungau", "rules": "lungau"} | ({"options": {}} if "source" in changed else {})
    head = msgspec.structs.replace(header([case for case, _ in cases]), **told | changed)
    path.parent.mkdir(parents=True, exist_ok=True)
    with LedgerWriter(path, msgspec.structs.replace(head, plan=plan_of(head.planned))) as writer:
        for case, outcome in cases:
            if outcome is not None:
                writer.add(msgspec.structs.replace(verdict(case, FAILED), outcome=outcome))
        if causes is not None:
            writer.diagnosed(DiagnosisLine(causes=list(causes), unexplained=[]))
    return path


def one(number: int, words: str = "") -> PlannedScenario:
    found = scenario(number, "play", [f"MAD-PLAY-{number:03}"])
    return msgspec.structs.replace(found, steps=(*found.steps, words)) if words else found


def cause(name: str, *explains: str) -> CauseRecord:
    return CauseRecord(id=name, sentence="3 instead of 4", clauses=["MAD-PLAY-001"], explains=list(explains))


# ------------------------------------------------------------------------------------------------------ trends


@pytest.mark.parametrize(
    ("old", "new", "trend"),
    [
        *((PASSED, wrong, Trend.WORSE) for wrong in WRONG),
        *((wrong, PASSED, Trend.BETTER) for wrong in WRONG),
        *((DECLINED, wrong, Trend.WORSE) for wrong in WRONG),
        *((wrong, DECLINED, Trend.OTHERWISE) for wrong in WRONG),
        (PASSED, DECLINED, Trend.WORSE),
        (DECLINED, PASSED, Trend.BETTER),
        (FAILED, ERRORED, Trend.OTHERWISE),
        (ERRORED, FAILED, Trend.OTHERWISE),
        (FAILED, NOT_REACHED, Trend.OTHERWISE),
    ],
)
def test_a_scenario_goes_one_way_and_its_clause_with_it(
    tmp_path: Path, old: Outcome, new: Outcome, trend: Trend
) -> None:
    found = run_trends(Ledger.read(run(tmp_path / "a", [old])), Ledger.read(run(tmp_path / "b", [new])))

    assert [compared.trend for compared in found.scenarios] == [trend]
    assert {clause.trend for clause in found.clauses} <= {trend}
    assert found.is_worse is (trend is Trend.WORSE)
    assert found.as_before == 0


@pytest.mark.parametrize("outcome", [kind for kind in Outcome if kind not in (OTHER_READING, *NOT_ASKED)])
def test_what_comes_to_the_same_is_as_before(tmp_path: Path, outcome: Outcome) -> None:
    found = run_trends(*(Ledger.read(run(tmp_path / name, [outcome])) for name in "ab"))

    assert (found.scenarios, found.clauses, found.as_before) == ((), (), 1)


@pytest.mark.parametrize("unasked", [None, *NOT_ASKED])
def test_what_one_run_did_not_ask_is_counted_and_not_compared(tmp_path: Path, unasked: Outcome | None) -> None:
    a, b = run(tmp_path / "a", [PASSED, unasked]), run(tmp_path / "b", [unasked, FAILED])
    found = run_trends(Ledger.read(a), Ledger.read(b))

    assert (found.scenarios, found.clauses) == ((), ())
    assert (found.only_old, found.only_new, found.as_before) == (1, 1, 0)
    assert not found.is_worse


def test_a_scenario_that_says_something_else_now_is_not_compared(tmp_path: Path) -> None:
    a = run(tmp_path / "a", [(one(1), PASSED), (one(2), PASSED)])
    b = run(tmp_path / "b", [(one(1, "and wins"), FAILED), (one(2), PASSED)])
    found = run_trends(Ledger.read(a), Ledger.read(b))

    assert (found.reworded, found.as_before, found.is_worse) == (1, 1, False)
    assert found.clauses == ()


def test_a_clause_gets_worse_by_the_first_of_its_scenarios_that_does(tmp_path: Path) -> None:
    two = [msgspec.structs.replace(one(number), clauses=("MAD-PLAY-009",)) for number in (1, 2)]
    a, b = (
        run(tmp_path / "a", [(case, PASSED) for case in two]),
        run(tmp_path / "b", [(two[0], PASSED), (two[1], FAILED)]),
    )
    found = run_trends(Ledger.read(a), Ledger.read(b))

    (clause,) = found.clauses
    assert (clause.trend, clause.clause, clause.old, clause.new) == (Trend.WORSE, "MAD-PLAY-009", "passed", "failed")


def test_causes_are_gone_new_or_stay(tmp_path: Path) -> None:
    a = run(tmp_path / "a", [FAILED], [cause("gone", "x"), cause("stays", "x", "y")])
    b = run(tmp_path / "b", [FAILED], [cause("stays", "x"), cause("new", "z", "y", "x")])
    found = run_trends(Ledger.read(a), Ledger.read(b)).causes

    assert found is not None
    assert {change.id: (change.old, change.new) for change in found} == {"gone": (1, 0), "stays": (2, 1), "new": (0, 3)}


def test_the_worst_comes_first_and_a_new_cause_before_all_that_were_there(tmp_path: Path) -> None:
    old = [cause("gone", *"uvwxyz"), cause("shrank", *"uvw"), cause("grew", "x"), cause("stays", "x", "y")]
    new = [
        cause("shrank", "x"),
        cause("stays", "x", "y"),
        cause("grew", *"uvwxy"),
        cause("new", "x"),
        cause("too", *"xy"),
    ]
    run(tmp_path / "a", [FAILED, PASSED, FAILED], old)
    run(tmp_path / "b", [FAILED, FAILED, PASSED], new)
    lines = tarock("compare", str(tmp_path / "a"), str(tmp_path / "b")).output.splitlines()
    begun = [line.split(":")[0].split("(")[0].strip() for line in lines if line.startswith("  ")]
    found = run_trends(Ledger.read(tmp_path / "a"), Ledger.read(tmp_path / "b")).causes or ()

    assert [change.id for change in found] == ["too", "new", "grew", "stays", "shrank", "gone"]
    assert [text_line for text_line in begun if text_line.startswith(("cause", "worse", "better"))] == [
        "cause new",
        "cause new",
        "cause stays",
        "worse     MAD-PLAY-001",
        "worse     1 scenario, passed before, failed now",
        "cause stays",
        "cause gone",
        "better    MAD-PLAY-002",
        "better    1 scenario, failed before, passed now",
        "cause stays",
    ]


def test_a_cause_that_shows_in_fewer_games_stays_and_one_in_others_is_new(tmp_path: Path) -> None:
    def about(*games: str) -> CauseRecord:
        names = f"{{{', '.join(games)}}}" if len(games) > 1 else games[0]
        return msgspec.structs.replace(cause(f"contracts.{names}.price/=3", *games), about=list(games))

    a = run(tmp_path / "a", [FAILED], [about("Dreier", "Rufer"), about("Piccolo")])
    b = run(tmp_path / "b", [FAILED], [about("Rufer"), about("Bettler")])
    found = run_trends(Ledger.read(a), Ledger.read(b)).causes or ()

    assert [(change.id, change.old, change.new) for change in found] == [
        ("contracts.Bettler.price/=3", 0, 1),
        ("contracts.Rufer.price/=3", 2, 1),
        ("contracts.Piccolo.price/=3", 1, 0),
    ]


@pytest.mark.parametrize(("outcome", "compared"), [(FAILED, False), (PASSED, True)])
def test_causes_are_compared_where_both_were_looked_at_or_had_none(
    tmp_path: Path, outcome: Outcome, *, compared: bool
) -> None:
    a, b = run(tmp_path / "a", [FAILED], [cause("gone", "x")]), run(tmp_path / "b", [outcome])

    assert (run_trends(Ledger.read(a), Ledger.read(b)).causes is not None) is compared


# ----------------------------------------------------------------------------------------------------- command


def test_worse_has_an_exit_code_and_is_told_with_the_way_to_see_it() -> None:
    run(Path("a.jsonl"), [PASSED, FAILED, PASSED, PASSED])
    run(Path("b.jsonl"), [PASSED, PASSED, FAILED, ERRORED])
    done = tarock("compare", "a.jsonl", "b.jsonl")

    assert done.exit_code == ExitCode.NOT_CONFORM
    assert "scenarios: 2 worse, 1 better, 1 as before" in done.output
    assert "1 scenario, passed before, failed now (MAD-PLAY-002)" in done.output
    assert "tarock show made/play/case-2" in done.output
    assert "MAD-PLAY-003: passed before, errored now" in done.output
    assert done.output.splitlines()[-1] == "Worse: 2 scenarios and 2 clauses; 1 scenario better."


def test_a_scenario_of_a_file_is_told_with_the_file() -> None:
    asked = Asked(files=["ours.feature"])
    run(Path("a.jsonl"), [PASSED], asked=asked)
    run(Path("b.jsonl"), [FAILED], asked=asked)

    assert "tarock show made/play/case-0 ours.feature" in tarock("compare", "a.jsonl", "b.jsonl").output


def test_where_nothing_got_worse_the_exit_code_is_that_of_a_command_that_did_its_work() -> None:
    run(Path("a.jsonl"), [FAILED, FAILED])
    run(Path("b.jsonl"), [PASSED, ERRORED])
    done = tarock("compare", "a.jsonl", "b.jsonl")

    assert done.exit_code == ExitCode.CONFORM
    assert done.output.splitlines()[-1] == "Nothing got worse; 1 scenario better."


def test_in_what_else_the_runs_differ_is_said_first() -> None:
    house = AskedHouse(name="Gasthof", differences=2, digest="abc")
    run(Path("a.jsonl"), [PASSED], suite="0.0.1", house=house)
    run(Path("b.jsonl"), [PASSED], options={}, house=msgspec.structs.replace(house, digest="def"))
    done = tarock("compare", "a.jsonl", "b.jsonl").output

    assert "suite: 0.0.1 before, 0.1.0 now" in done
    assert "options: who-pays-whom=both before, defaults now" in done
    assert "house: Gasthof has changed" in done


def test_a_partial_ledger_is_said_to_be_one() -> None:
    run(Path("a.jsonl"), [PASSED, None])
    run(Path("b.jsonl"), [PASSED, PASSED])

    assert "the ledger from before is partial: 1 of 2 planned" in tarock("compare", "a.jsonl", "b.jsonl").output


def test_folders_are_compared_rule_set_by_rule_set_whole_runs_before_parts() -> None:
    for side, outcome in (("old", PASSED), ("new", FAILED)):
        run(Path(side, "lungau.jsonl"), [PASSED])
        run(Path(side, "lungau.part.jsonl"), [outcome])
        run(Path(side, "karl.part.jsonl"), [outcome], source="karl", rules="karl")
    run(Path("new", "zwanzigerrufen.jsonl"), [PASSED], source="zwanzigerrufen", rules="zwanzigerrufen")
    done = tarock("compare", "old", "new", "--format", "json")
    found = msgspec.json.decode(done.stdout, type=ComparisonObject)

    assert {found_run.rules: found_run.new.ledger for found_run in found.runs} == {
        "lungau": "new/lungau.jsonl",
        "karl": "new/karl.part.jsonl",
    }
    assert {found_run.rules: [compared.trend for compared in found_run.scenarios] for found_run in found.runs} == {
        "lungau": [],
        "karl": [Trend.WORSE],
    }
    assert (found.only_old, found.only_new) == ([], ["zwanzigerrufen"])
    assert found.worse
    assert found.exit_code == done.exit_code == ExitCode.NOT_CONFORM


def test_a_rule_set_of_one_side_alone_is_said_on_a_terminal_too() -> None:
    for name, side in (("lungau", "old"), ("lungau", "new"), ("karl", "old")):
        run(Path(side, f"{name}.jsonl"), [PASSED], source=name, rules=name)

    assert "asked only before, so not compared: karl" in tarock("compare", "old", "new").stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("a.jsonl", "karl.jsonl"), "no rule set in common: lungau there, karl here"),
        (("a.jsonl", "nothing"), "there is no ledger of a check in nothing; expected one, such as nothing/lungau"),
        (("a.jsonl", "twice"), "twice/a.jsonl and twice/b.jsonl are both of lungau; expected the name of one"),
        (("a.jsonl", "old.jsonl"), "old.jsonl, line 1: expected ledger format 4, found format 3"),
        (("a.jsonl", "altered.jsonl"), "altered.jsonl was changed after its run"),
        (("a.jsonl", "nowhere.jsonl"), "nowhere.jsonl: expected a ledger, but No such file"),
        (("a.jsonl", "a.jsonl", "--format", "jsn"), "there is no format 'jsn'. Did you mean json?"),
    ],
)
def test_what_cannot_be_compared_is_refused_with_the_place(words: tuple[str, ...], said: str) -> None:
    data = run(Path("a.jsonl"), [FAILED]).read_text("utf-8")
    run(Path("karl.jsonl"), [PASSED], source="karl", rules="karl")
    run(Path("twice", "a.jsonl"), [PASSED])
    run(Path("twice", "b.jsonl"), [PASSED])
    Path("nothing").mkdir()
    Path("old.jsonl").write_text(data.replace('"format":4', '"format":3', 1), "utf-8")
    Path("altered.jsonl").write_text(data.replace('"outcome":"failed"', '"outcome":"passed"'), "utf-8")
    refused = tarock("compare", *words)

    assert refused.exit_code == ExitCode.USAGE
    assert said in refused.stderr


def test_no_line_is_wider_than_a_terminal_but_for_what_is_to_be_copied() -> None:
    run(Path("a.jsonl"), [PASSED] * 30, [])
    run(Path("b.jsonl"), [FAILED] * 30, [cause("new", "x")])
    lines = tarock("compare", "a.jsonl", "b.jsonl").output.splitlines()

    assert [line for line in lines if len(line) > 80 and "tarock show" not in line] == []
    assert "  … and 18 more clauses that are worse" in lines
    assert "  … and 18 more such groups" in lines


def test_json_names_both_sides() -> None:
    run(Path("a.jsonl"), [PASSED])
    found = json.loads(tarock("compare", "a.jsonl", "a.jsonl", "--format", "json").stdout)

    (told,) = found["runs"]
    assert told["old"] == told["new"]
    assert told["old"]["engine"] == "Pipe Tarock 2.1"
    assert (told["as_before"], found["worse"], found["exit_code"]) == (1, False, 0)


def test_a_name_of_a_rule_set_steers_no_terminal() -> None:
    for name, side in (("lungau", "old"), ("lungau", "new"), ("karl \x1b\u202e", "old"), ("house \x1b\u202e", "new")):
        run(Path(side, f"{name[:4]}.jsonl"), [PASSED], rules=name)

    lines = tarock("compare", "old", "new").stderr.splitlines()

    assert [line.partition(": ")[2].partition(": ")[2] for line in lines] == [
        "karl \\x1b\\u202e",
        "house \\x1b\\u202e",
    ]
