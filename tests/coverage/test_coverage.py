"""The features reach enough of the engine by themselves, and the reasons for what they miss hold."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from proving.coverage import __main__ as command
from proving.coverage import features, figures, measuring, missed
from proving.coverage.branches import Branch, Module
from proving.coverage.figures import FEATURES, Figures

from tarock_reports.ledger import coverage_lines, jsonlines
from tarock_steps.catalogue.loading import load_catalogue, sources
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.scripts import scripts

ROUND: Final = Branch("tarock_engine.play", 3, 4, "ends", "if over:", "return True")
ON: Final = Branch("tarock_engine.play", 3, -1, "ends", "if over:", "exit")
ENTRY: Final = missed.Entry("tarock_engine.play", "ends", "if over:", "return True", "It never is over in a feature.")
TEXT: Final = """
[[missed]]
module = "tarock_engine.play"
in = "ends"
line = "if over:"
to = "return True"
reason = "It never is over in a feature."
"""


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> Figures:
    return command.measured(tmp_path_factory.mktemp("coverage"), missed.load(), with_the_rest=False)


def made_up(*reached: Branch, entries: tuple[missed.Entry, ...] = ()) -> Figures:
    module = Module("tarock_engine.play", "play.py", 9, frozenset((ROUND, ON)), frozenset(reached))
    return Figures({FEATURES: {module.name: module}}, {"LUN-PLAY-001": 1}, entries)


def written(folder: Path, text: str) -> Path:
    file = folder / "missed.toml"
    file.write_text(text, encoding="utf-8")
    return file


# ------------------------------------------------------------------------------------------------ the real ones


@pytest.mark.prove
def test_the_features_reach_enough_and_every_branch_that_they_miss_has_its_reason(measured: Figures) -> None:
    assert not measured.faults, "\n".join([*measured.table(), *measured.told(), *measured.faults])


@pytest.mark.prove
def test_every_module_of_the_engine_is_measured(measured: Figures) -> None:
    engine = measuring.ROOT / "reference_engine" / features.ENGINE

    assert len(measured.modules) == len(list(engine.rglob("*.py")))
    assert measured.branches > 500


@pytest.mark.prove
def test_every_clause_with_a_scenario_reaches_branches_of_its_own_accord(measured: Figures) -> None:
    cited = {clause for source in sources() for planned in plan(source) for clause in planned.clauses}
    known = {clause for source in sources() for clause in load_catalogue(source).clauses}

    assert set(measured.clauses) == cited <= known
    assert all(0 < number < measured.branches for number in measured.clauses.values())


@pytest.mark.prove
def test_the_ledger_tells_the_modules_what_is_missed_and_what_each_clause_reaches(
    measured: Figures, tmp_path: Path
) -> None:
    file = tmp_path / "coverage.jsonl"
    measured.write(file)

    data = jsonlines.bytes_of_file(file)
    kind, header = jsonlines.read_header(file, data, {"coverage": coverage_lines.FORM})
    body = jsonlines.read_body(data, coverage_lines.FORM)
    kinds = [type(line) for line in body.lines]
    assert (kind, header.by, body.faults, body.cut, body.digest_fault) == ("coverage", [FEATURES], [], None, None)
    assert kinds.count(coverage_lines.CoveredModule) == len(measured.modules)
    assert kinds.count(coverage_lines.Missed) == len(measured.missed)
    assert kinds.count(coverage_lines.Reached) == len(measured.clauses)


# ------------------------------------------------------------------------------------------- made-up figures


def test_a_missed_branch_without_a_reason_is_named_with_its_place() -> None:
    found = made_up(ON).faults

    assert found[0].startswith("no reason: ")
    assert found[0].endswith("play.py:3 -> 4")


def test_a_reason_is_enough_for_a_missed_branch_but_not_for_too_many() -> None:
    found = made_up(ON, entries=(ENTRY,)).faults

    assert found == ["the features alone reach 50.0 % of the branches, expected at least 95 %"]


def test_a_reason_for_a_branch_that_is_reached_is_named_with_its_place() -> None:
    found = made_up(ON, ROUND, entries=(ENTRY,)).faults

    assert found == [
        "missed.toml: [[missed]] number 1, tarock_engine.play, in ends: if over:: the features reach it",
    ]


def test_a_reason_for_a_branch_that_is_gone_is_named_with_its_place() -> None:
    gone = missed.Entry("tarock_engine.play", "ends", "if done:", "return True", "It never is done in a feature.")
    found = made_up(ON, ROUND, entries=(gone,)).faults

    assert found == [
        "missed.toml: [[missed]] number 1, tarock_engine.play, in ends: if done:: there is no such branch",
    ]


def test_the_table_counts_and_the_list_says_why() -> None:
    told = made_up(ON, entries=(ENTRY,))

    assert [line.split() for line in told.table()][-1] == ["together", "2", "50.0", "%"]
    assert "    It never is over in a feature." in list(told.told())


def test_the_table_sums_up_what_all_sources_share_and_each_package() -> None:
    shared = Module("tarock_engine.play", "play.py", 9, frozenset((ROUND, ON)), frozenset((ON,)))
    own = Module("tarock_engine.karl.play", "play.py", 9, frozenset((ROUND,)), frozenset((ROUND,)))
    told = Figures({FEATURES: {module.name: module for module in (shared, own)}}, {}, ())

    assert [line.split() for line in told.table()][1:] == [
        ["play", "2", "50.0", "%"],
        ["karl.play", "1", "100.0", "%"],
        ["all", "of", "tarock_engine", "2", "50.0", "%"],
        ["all", "of", "karl", "1", "100.0", "%"],
        ["together", "3", "66.6", "%"],
    ]


@pytest.mark.parametrize(("part", "whole", "said"), [(2, 3, "66.6 %"), (999, 1000, "99.9 %"), (7, 7, "100.0 %")])
def test_shares_are_rounded_down(part: int, whole: int, said: str) -> None:
    assert figures.percent(part, whole) == said


# ------------------------------------------------------------------------------------------------- bad input


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[[missed]", r"missed\.toml: cannot be read as TOML: .*line 1"),
        (TEXT.replace("in = ", "function = "), r"missed\.toml: Object contains unknown field `function`.*\$.missed"),
        (TEXT.replace('to = "return True"\n', ""), r"missed\.toml: Object missing required field `to`"),
        (TEXT + TEXT, r"missed\.toml: \[\[missed\]\] number 2, tarock_engine\.play, in ends: if over:: .*twice"),
        (TEXT.replace("It never is over in a feature.", "because"), r"number 1, .*: expected a reason why"),
    ],
)
def test_a_bad_file_of_reasons_is_told_with_its_place(text: str, told: str, tmp_path: Path) -> None:
    with pytest.raises(missed.MissedFileError) as caught:
        missed.load(written(tmp_path, text))

    assert re.search(told, str(caught.value))


def test_the_command_refuses_a_bad_file_of_reasons_before_it_measures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.main(["--reasons", str(written(tmp_path, "missed = 3"))]) == 2
    assert "missed.toml: Expected `array`" in capsys.readouterr().err


@pytest.mark.prove
def test_the_command_says_what_could_not_be_measured(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measuring, "SETTINGS", tmp_path / "there-is-no-such-file.toml")

    assert command.main(["--features", "--ledger", str(tmp_path / "coverage.jsonl")]) == 2
    said = capsys.readouterr().err
    assert re.search(r"`python -m proving\.coverage\.features \S+ \S+ \w+` ended with exit code 1$", said, re.MULTILINE)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("source", sources())
def test_a_scenario_that_does_not_pass_is_named_and_no_figure_is_made_of_it(
    source: str, capsys: pytest.CaptureFixture[str]
) -> None:
    script = next(script for script in scripts(source) if script.lines[-1].text.startswith("they count"))
    wrong = script.lines[-1].__class__("then", "they count 999 Augen")
    both = (script, script.with_line(len(script.lines) - 1, wrong))

    assert features.played(both, lambda _: None) == 1
    said = capsys.readouterr()
    assert said.err.startswith(f"{script.planned.id}: ")
    assert said.out == "features: 2 scenarios, 1 do not pass\n"
