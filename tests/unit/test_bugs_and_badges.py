"""``tarock report --format bug`` and ``--format badge``: an issue for each cause, and the verdict in a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec
import pytest
from tests.unit.made_up import (
    DECLINED,
    ERRORED,
    FAILED,
    HOSTILE,
    OTHER_READING,
    PASSED,
    catalogue,
    header,
    lost_at,
    scenario,
    verdict,
    write,
)
from tests.unit.made_up_proof import exercise
from tests.unit.the_command import tarock

from tarock_language.message import ENGLISH
from tarock_reports.ledger.check_lines import Asked, AskedHouse
from tarock_reports.ledger.checks import Ledger, LedgerWriter
from tarock_reports.ledger.diagnosis_lines import CauseRecord, DiagnosisLine, EqualCause
from tarock_reports.pages import badge
from tarock_reports.pages.badge import render_badge
from tarock_reports.pages.bug_text import issues
from tarock_reports.pages.markdown import plain
from tarock_reports.verdict.bugs import bugs
from tarock_reports.verdict.summary import Conformity
from tarock_running.process.exits import ExitCode
from tarock_steps.suite.verdicts import Outcome, Verdict

CASES = [scenario(number, "play", ["MAD-PLAY-001"]) for number in range(1, 6)]
PRICE = CauseRecord(
    id="settling.price/=3",
    sentence="3 instead of 4",
    clauses=["MAD-PLAY-002", "MAD-PLAY-003"],
    explains=[CASES[1].id, CASES[0].id],
    agrees=6,
    profile='[rulings] "settling.price" = 3',
    equals=[EqualCause(id="without items: Trull", sentence="knows no Trull")],
)


def run(
    folder: Path, came: Sequence[Verdict], causes: Sequence[CauseRecord] = (), unexplained: Sequence[str] = ()
) -> Ledger:
    with LedgerWriter(folder / "run.jsonl", header(CASES[: len(came)])) as writer:
        for judged in came:
            writer.add(judged)
        writer.diagnosed(DiagnosisLine(causes=list(causes), unexplained=list(unexplained)))
    return Ledger.read(folder / "run.jsonl")


def failed(*numbers: int) -> list[Verdict]:
    return [verdict(case, FAILED if number in numbers else PASSED) for number, case in enumerate(CASES)]


# -------------------------------------------------------------------------------------------------------- bugs


def test_a_cause_is_one_bug_and_the_simplest_of_what_it_explains_comes_first(tmp_path: Path) -> None:
    found = bugs(run(tmp_path, failed(0, 1), [PRICE]))

    assert [(bug.cause, [case.scenario.id for case in bug.cases]) for bug in found] == [(PRICE, PRICE.explains)]


def test_what_has_no_cause_is_a_bug_for_each_way_to_fail(tmp_path: Path) -> None:
    came = failed(0, 1, 2)
    came[2] = msgspec.structs.replace(came[2], message="who leads next: expected A, given B", charged=["MAD-PLAY-001"])
    came[3] = lost_at(CASES[3], "MAD-PLAY-001")
    came[4] = verdict(CASES[4], ERRORED, note="no answer in time: 5 s")
    found = bugs(run(tmp_path, came, [], [CASES[1].id, CASES[0].id]))

    assert [[case.scenario.id for case in bug.cases] for bug in found] == [
        [CASES[1].id, CASES[0].id],
        [CASES[2].id],
        [CASES[3].id],
        [CASES[4].id],
    ]
    assert found[-1].outcome is Outcome.ERRORED


def test_another_reading_is_a_bug_of_its_own(tmp_path: Path) -> None:
    path = write(tmp_path / "a.jsonl", header(CASES[:2]), [verdict(case, OTHER_READING) for case in CASES[:2]])
    ledger = Ledger.read(path)

    assert [len(bug.cases) for bug in bugs(ledger)] == [2]
    assert issues(ledger, catalogue(), ENGLISH)[0].title.endswith("plays who-pays-whom=both")


@pytest.mark.parametrize("outcome", [PASSED, DECLINED])
def test_where_nothing_went_wrong_there_is_no_bug(tmp_path: Path, outcome: Outcome) -> None:
    assert bugs(run(tmp_path, [verdict(CASES[0], outcome)])) == ()


# ------------------------------------------------------------------------------------------------------ issues


def test_an_issue_is_complete(tmp_path: Path) -> None:
    ledger = run(tmp_path, failed(0, 1), [PRICE])
    (issue,) = issues(ledger, catalogue(), ENGLISH)

    assert issue.name == "made-01-MAD-PLAY-002.md"
    assert issue.title == "made, MAD-PLAY-002: 3 instead of 4"
    for part in (
        "# made, MAD-PLAY-002: 3 instead of 4",
        "- program: Pipe Tarock 2.1",
        "- rules: made, options: who-pays-whom=both",
        r"**MAD-PLAY-002**: English text of MAD-PLAY-002 \<\&\> (Made-up Tarock, Stiche 1; Stiche 2)",
        "explains 2 failures and agrees with 6 scenarios that passed",
        '`[rulings] "settling.price" = 3`',
        "Equally possible: knows no Trull",
        'Vorhand holds "Sküs XXI K♥ 4♦ D♠"',
        "      | Vorhand | K♥ A♥ I D♥ |",
        "▶ Vorhand wins the trick",
        '- expected: `"XXI K♥" may be chosen`',
        '- given: `"XXI D♥"`',
        'answered {"id":1}',
        "--rules made --option who-pays-whom=both --scenario made/play/case-2",
        "## Shown by 1 more",
        f"- `{CASES[0].id}`",
    ):
        assert part in issue.text


def test_one_scenario_that_a_cause_agrees_with_is_one_and_a_name_stands_as_it_is_written(tmp_path: Path) -> None:
    cause = msgspec.structs.replace(PRICE, id="settling.silent_prices.Kakadu/=3", agrees=1)
    (issue,) = issues(run(tmp_path, failed(0, 1), [cause]), catalogue(), ENGLISH)

    assert "agrees with 1 scenario that passed" in issue.text
    assert "# made, MAD-PLAY-002: 3 instead of 4" in issue.text


LOW_LINES = [("_a_", r"\_a\_"), ("a__b", r"a\_\_b"), ("a_b_1", "a_b_1"), ("x _", r"x \_")]


@pytest.mark.parametrize(("text", "told"), LOW_LINES)
def test_a_low_line_is_left_as_it_is_only_where_it_is_no_markup(text: str, told: str) -> None:
    assert plain(text) == told


def test_what_a_program_says_is_no_markup_in_an_issue(tmp_path: Path) -> None:
    bad = msgspec.structs.replace(verdict(CASES[0], FAILED), given=HOSTILE, message=f"{HOSTILE} ````\n# no")
    (issue,) = issues(run(tmp_path, [bad]), catalogue(), ENGLISH)
    fenced = False
    for line in issue.text.splitlines():
        fenced ^= line.startswith("```")
        assert fenced or "<script>" not in line.replace(r"\<script\>", "") or "`" in line
        assert fenced or not line.startswith("# no")
    assert "\x1b" not in issue.text
    assert "\x00" not in issue.text


# ----------------------------------------------------------------------------------------------------- command


@pytest.fixture
def asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A ledger that the command takes: one of lungau."""
    monkeypatch.chdir(tmp_path)
    head = msgspec.structs.replace(header(CASES), source="lungau", rules="lungau")
    return write(Path("lungau.jsonl"), head, failed(0))


@pytest.mark.parametrize("is_there", [True, False])
def test_the_issues_stand_on_stdout_or_each_in_a_file(asked: Path, *, is_there: bool) -> None:
    if is_there:
        Path("issues").mkdir()
    said = tarock("report", str(asked), "--format", "bug")
    put = tarock("report", str(asked), "--format", "bug", "-o", "issues")

    assert said.exit_code == put.exit_code == ExitCode.NOT_CONFORM
    (file,) = Path("issues").iterdir()
    assert file.name == "lungau-01-MAD-PLAY-001.md"
    assert file.read_text("utf-8") == said.stdout
    assert put.stdout == f"issue: {file}\n"


def test_the_issues_go_to_one_file_where_its_name_is_that_of_one(asked: Path) -> None:
    said = tarock("report", str(asked), "--format", "bug")
    put = tarock("report", str(asked), "--format", "bug", "-o", "issues.md")

    assert put.exit_code == ExitCode.NOT_CONFORM
    assert Path("issues.md").read_text("utf-8") == said.stdout


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"solorufr": "below"}, "there is no option 'solorufr'. Did you mean solorufer"),
        ({"solorufer": "belw"}, "solorufer: there is no reading 'belw'. Did you mean below?"),
    ],
)
def test_a_ledger_with_options_that_there_are_not_is_refused(asked: Path, options: dict[str, str], told: str) -> None:
    head = msgspec.structs.replace(header(CASES), source="lungau", rules="lungau", options=options)
    write(asked, head, failed(0))
    said = tarock("report", str(asked))

    assert said.exit_code == ExitCode.USAGE
    assert told in said.stderr


def test_no_issue_is_written_over_another(asked: Path) -> None:
    Path("issues").mkdir()
    tarock("report", str(asked), "--format", "bug", "-o", "issues")
    again = tarock("report", str(asked), "--format", "bug", "-o", "issues")

    assert again.exit_code == ExitCode.USAGE
    assert "already exists" in again.stderr


def test_where_nothing_went_wrong_that_is_said(asked: Path) -> None:
    write(asked, msgspec.structs.replace(header(CASES[:1]), source="lungau", rules="lungau"), [verdict(CASES[0])])
    done = tarock("report", str(asked), "--format", "bug")

    assert (done.stdout, done.exit_code) == ("", ExitCode.CONFORM)
    assert "nothing failed, so there is no issue to write" in done.stderr


# ------------------------------------------------------------------------------------------------------- badge


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in ET.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")]  # noqa: S314 - ours


def test_a_badge_says_the_rules_and_the_verdict(tmp_path: Path) -> None:
    assert texts(render_badge([run(tmp_path, failed(0))], ENGLISH)) == ["tarock made", "not conform, 4 of 5"]
    assert texts(render_badge([run(tmp_path, failed())], ENGLISH)) == ["tarock made", "conform, 5 of 5"]


def test_a_badge_of_several_ledgers_has_a_row_for_each(tmp_path: Path) -> None:
    svg = render_badge([run(tmp_path, failed()), run(tmp_path, [verdict(CASES[0], ERRORED)])], ENGLISH)

    assert texts(svg) == ["tarock made", "conform, 5 of 5", "tarock made", "adapter broken"]
    assert ET.fromstring(svg).get("height") == "40"  # noqa: S314 - ours


def test_a_badge_of_a_part_says_that_it_is_one(tmp_path: Path) -> None:
    path = write(tmp_path / "a", header(CASES[:1], asked=Asked(areas=["play"])), [verdict(CASES[0])])

    assert texts(render_badge([Ledger.read(path)], ENGLISH)) == ["tarock made (part)", "conform, 1 of 1"]


def test_a_badge_says_itself_to_who_does_not_see_it(tmp_path: Path) -> None:
    root = ET.fromstring(render_badge([run(tmp_path, failed())], ENGLISH))  # noqa: S314 - ours

    assert root.get("role") == "img"
    assert root.get("aria-label") == "tarock made: conform, 5 of 5"
    assert root.findtext("{http://www.w3.org/2000/svg}title") == root.get("aria-label")


def test_no_name_of_a_house_breaks_out_of_a_badge(tmp_path: Path) -> None:
    house = AskedHouse(name=HOSTILE.encode("utf-8", "replace").decode(), differences=1, digest="x")
    head = msgspec.structs.replace(header(CASES[:1]), house=house)
    svg = render_badge([Ledger.read(write(tmp_path / "a", head, [verdict(CASES[0])]))], ENGLISH)

    assert "<script" not in svg
    assert len(texts(svg)) == 2


def test_white_letters_can_be_read_on_every_colour() -> None:
    colours = badge._COLOURS  # noqa: SLF001 - the table is what is held to it
    assert set(colours) == set(Conformity)
    for colour in colours.values():
        channels = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
        red, green, blue = (((channel + 0.055) / 1.055) ** 2.4 for channel in channels)
        assert 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= 4.5


@pytest.mark.parametrize("form", ["annotations", "bug", "badge"])
def test_bug_and_badge_are_of_checks_alone(tmp_path: Path, form: str) -> None:
    refused = tarock("report", str(exercise(tmp_path / "exercise.jsonl", {})), "--format", form)

    assert refused.exit_code == ExitCode.USAGE
    assert f"--format {form}: " in refused.stderr
    assert "is a ledger of kind exercise; expected one that `tarock check` wrote" in refused.stderr
