"""What the suite would catch: worked out from its ledgers, and shown as table, Markdown and page."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.unit import made_up_proof as made
from tests.unit.test_html import Tags
from tests.unit.the_command import tarock

from tarock_checking.report.formats import evidence_of
from tarock_language.data import as_data
from tarock_language.message import ENGLISH, message
from tarock_reports.evidence.engine import CoveredShare
from tarock_reports.evidence.suite import Evidence
from tarock_reports.ledger.proof_lines import Fate
from tarock_reports.ledger.records import Record, read_ledger
from tarock_reports.pages import evidence_markdown, html
from tarock_reports.pages.evidence_page import render_evidence_page
from tarock_reports.verdict.summary import Conformity
from tarock_running.process.exits import ExitCode
from tarock_steps.catalogue.loading import load_catalogue

LUNGAU = load_catalogue("lungau")
TESTABLE = {listed.id for listed in LUNGAU.clauses.values() if not listed.retired and listed.untestable_en is None}
EVERY = {clause: {"features": 2, "laws": 0} for clause in TESTABLE}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "250")
    return tmp_path


def gathered(*paths: Path) -> Evidence:
    found = [read_ledger(path) for path in paths]
    return evidence_of([record for record in found if isinstance(record, Record)])


def all_kinds() -> list[Path]:
    impostors = [made.impostor(), made.impostor(Fate.EQUIVALENT, 2)]
    return [
        made.proof(Path("proof.jsonl"), impostors, [made.perturbed(), made.perturbed(name="other")]),
        made.exercise(Path("exercise.jsonl"), EVERY),
        made.coverage(Path("coverage.jsonl")),
        made.mutation(Path("mutation.jsonl")),
    ]


# ---------------------------------------------------------------------------------------------- what it comes to


def test_a_clause_knows_what_its_scenarios_catch() -> None:
    evidence = gathered(*all_kinds())
    (source,) = evidence.sources
    row = next(found_row for found_row in source.rows if found_row.id == made.CLAUSE)

    assert (row.caught.part, row.caught.whole, row.is_proved) == (1, 2, True)
    assert (row.changed, row.green) == (14, 0)
    assert row.times == {"features": 2, "laws": 0}
    assert row.branches == 17
    assert row.scenarios > 0
    assert row.is_fine
    assert evidence.conformity is Conformity.CONFORM


def test_every_clause_in_force_stands_in_its_area() -> None:
    (source,) = gathered(made.proof(Path("proof.jsonl"))).sources

    assert [row.id for row in source.rows] == [listed.id for listed in LUNGAU.clauses.values() if not listed.retired]
    assert list(source.areas) == list(LUNGAU.areas)


@pytest.mark.parametrize("fate", [Fate.NOT_CAUGHT, Fate.ELSEWHERE, Fate.CRASHED, Fate.STALE])
def test_an_impostor_that_got_past_is_a_hole(fate: Fate) -> None:
    evidence = gathered(made.proof(Path("proof.jsonl"), [made.impostor(fate)]))

    assert str(evidence.words) == "1 thing got past."
    assert evidence.conformity is Conformity.NOT_CONFORM
    assert not next(row for row in evidence.sources[0].rows if row.id == made.CLAUSE).is_fine


def test_every_other_thing_that_got_past_is_a_hole_too() -> None:
    never = made.exercise(Path("never.jsonl"), {**EVERY, made.CLAUSE: {"features": 0, "laws": 0}})

    assert gathered(made.proof(Path("p.jsonl"), [], [made.perturbed(made.GREEN, made.GREEN)])).holes == 2
    assert gathered(never).holes == 1
    assert gathered(made.coverage(Path("c.jsonl"), reason="")).holes == 1


def test_a_change_to_the_engine_that_nothing_noticed_is_shown_and_is_no_hole() -> None:
    evidence = gathered(made.mutation(Path("m.jsonl")))

    assert evidence.holes == 0
    assert evidence.mutation is not None
    assert evidence.mutation.noticed == CoveredShare(999, 1000)
    assert [survivor.before for survivor in evidence.mutation.survivors] == ["a < b"]
    assert "Ladder.ends" in evidence_markdown.render_evidence_markdown(evidence, ENGLISH)


def test_a_clause_that_nothing_can_test_need_not_be_exercised() -> None:
    assert set(LUNGAU.clauses) - TESTABLE
    assert gathered(made.exercise(Path("exercise.jsonl"), EVERY)).holes == 0


def test_a_cut_ledger_is_cut_off_and_a_faulty_one_breaks_the_suite() -> None:
    path = made.proof(Path("proof.jsonl"))
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]))
    cut = gathered(path)
    path.write_bytes(b"".join([*lines[:1], b"{}\n", *lines[1:]]))
    faulty = gathered(path)

    assert cut.conformity is Conformity.CUT_OFF
    assert str(cut.words).startswith("Partial: proof.jsonl: the run ended early after line 3")
    assert faulty.conformity is Conformity.SUITE_BROKEN
    assert str(faulty.words).startswith("At fault: proof.jsonl: line 2: expected an impostor")


def test_a_clause_that_the_catalogue_does_not_know_is_shown_all_the_same() -> None:
    evidence = gathered(made.proof(Path("proof.jsonl"), [made.impostor(clause="LUN-COUNTING-999")]))

    assert "LUN-COUNTING-999" in {row.id for row in evidence.sources[0].areas["counting"]}
    assert "LUN-COUNTING-999" in render_evidence_page(evidence)


# ---------------------------------------------------------------------------------------------------- the page


def test_the_page_shows_every_figure_and_loads_nothing() -> None:
    page = render_evidence_page(gathered(*all_kinds()))
    tags = Tags(page)
    ids = tags.attributes("id")

    for words in (
        "What the suite would catch",
        "Was die Suite fassen würde",
        "Nothing got past.",
        "1 ofvon 2",
        "1 caughtgefasst, 1 equivalentnicht zu unterscheiden",
        "14 ofvon 14",
        "97.5 %",
        "99.9 %",
        "scenarios, laws",
        "scenarios 996, laws 3",
        "Ladder.ends",
        "nobody can tell it at all",
        "nobody can be asked to",
        LUNGAU.clauses[made.CLAUSE].en,
        LUNGAU.clauses[made.CLAUSE].de,
    ):
        assert words in tags.text, words
    assert tags.open == []
    assert len(ids) == len(set(ids))
    assert {link[1:] for link in tags.attributes("href") if link.startswith("#")} <= set(ids)
    assert not {"link", "img", "iframe", "object", "embed", "base"} & {tag for tag, _ in tags.seen}
    assert "<script>alert" not in page
    assert len(page.encode()) < html.LIMIT


@pytest.mark.parametrize(
    ("number", "absent"),
    [
        (0, ["python -m proving.exercise", "python -m proving.coverage", "python -m proving.mutation"]),
        (1, ["tarock prove", "python -m proving.coverage", "python -m proving.mutation"]),
        (2, ["tarock prove", "python -m proving.exercise", "python -m proving.mutation"]),
        (3, ["tarock prove", "python -m proving.exercise", "python -m proving.coverage"]),
    ],
)
def test_a_section_without_its_ledger_says_which_command_makes_it(number: int, absent: list[str]) -> None:
    page = render_evidence_page(gathered(all_kinds()[number]))

    found = [command for command in (*absent, "tarock prove") if f"<code>{command}</code>" in page]
    assert sorted(set(found)) == sorted(absent)


def test_the_page_shows_what_got_past() -> None:
    impostors = [made.impostor(Fate.CRASHED), made.impostor(Fate.NOT_CAUGHT, 2)]
    never = {**EVERY, made.OTHER: {"features": 0, "laws": 0}}
    page = render_evidence_page(
        gathered(
            made.proof(Path("proof.jsonl"), impostors, [made.perturbed(made.GREEN)]),
            made.exercise(Path("exercise.jsonl"), never),
            made.coverage(Path("coverage.jsonl"), reason=""),
        )
    )
    past = page[page.index('id="past"') :].partition("</section>")[0]

    for words in ("no end after 10 seconds", "38 instead of 36", "they count 36 Augen", made.OTHER):
        assert words in past
    assert "no reason given" in page
    assert "5 things got past." in page


def test_the_page_shows_the_readings_that_the_impostors_faced() -> None:
    page = render_evidence_page(gathered(made.proof(Path("p.jsonl"), readings=[made.tried()])))
    text = " ".join(Tags(page).text.split())

    assert "who-pays-whom=both1 3852731 caughtgefasst, 1 listedmit Grund genannt" in text
    assert "counting.total/+1 listedmit Grund genannt: 72 instead of 71told by nobody" in text
    assert "Nothing got past." in text


def test_an_impostor_that_got_past_under_a_reading_is_a_hole_and_told_everywhere() -> None:
    path = made.proof(Path("p.jsonl"), readings=[made.tried(Fate.NOT_CAUGHT)])
    evidence = gathered(path)
    told = "not caught under who-pays-whom=both: counting.total/+1 [LUN-COUNTING-008], 72 instead of 71; told by nobody"
    shown, written = tarock("report", "p.jsonl"), tarock("report", "p.jsonl", "--format", "markdown")

    assert evidence.holes == 1
    assert shown.exit_code == written.exit_code == ExitCode.NOT_CONFORM
    assert told in shown.output
    assert "lungau: under 1 other readings: 27 derived scenarios, 2 impostors: 1 caught, 1 not caught" in shown.output
    assert "not caught under who-pays-whom=both" in written.output
    text = " ".join(Tags(render_evidence_page(evidence)).text.split())
    assert "counting.total/+1 under who-pays-whom=both" in text
    assert "counting.total/+1 unter who-pays-whom=both" in text


def test_two_rule_sets_would_stand_side_by_side(monkeypatch: pytest.MonkeyPatch) -> None:
    evidence = gathered(made.proof(Path("proof.jsonl")))
    (source,) = evidence.sources
    monkeypatch.setattr(type(evidence), "title", "two")
    page = render_evidence_page(Evidence(evidence.records, (source, source), None, None))

    assert page.count("Impostors caught") == 2


def test_a_page_that_would_be_too_large_only_counts_impostors(monkeypatch: pytest.MonkeyPatch) -> None:
    evidence = gathered(made.proof(Path("proof.jsonl")))
    whole = render_evidence_page(evidence)
    monkeypatch.setattr(html, "LIMIT", len(whole.encode()))
    short = render_evidence_page(evidence)

    assert "37 instead of 36" in whole
    assert "37 instead of 36" not in short


# -------------------------------------------------------------------------------------------------- the command


def test_reports_are_made_from_any_of_the_ledgers() -> None:
    words = [str(path) for path in all_kinds()]
    for form, begins in (("table", "What the suite"), ("markdown", "# What the suite"), ("html", "<!doctype")):
        made_of_all = tarock("report", *words, "--format", form, "--output", f"out/{form}")

        assert made_of_all.exit_code == ExitCode.CONFORM, made_of_all.output
        assert Path("out", form).read_text(encoding="utf-8").startswith(begins)
    for word in words:
        assert tarock("report", word).exit_code == ExitCode.CONFORM


def test_a_ledger_about_the_suite_that_was_altered_is_refused_too() -> None:
    for path in all_kinds():
        data = path.read_bytes()
        path.write_bytes(data.replace(b'"suite":"', b'"suite":"9', 1))
        refused = tarock("report", str(path))

        assert refused.exit_code == ExitCode.USAGE
        assert refused.stderr.startswith(f"tarock: {path} was changed after its run: ")


def test_the_table_and_the_markdown_tell_what_got_past_and_what_was_not_given() -> None:
    made.proof(Path("p.jsonl"), [made.impostor(Fate.NOT_CAUGHT)], [made.perturbed(made.GREEN)], clauses=[made.CLAUSE])
    shown = tarock("report", "p.jsonl")
    written = tarock("report", "p.jsonl", "--format", "markdown")

    assert shown.exit_code == written.exit_code == ExitCode.NOT_CONFORM
    for said in (
        "not caught: counting.to_win/+1 [LUN-COUNTING-008], 37 instead of 36",
        "stayed green: lungau/counting/half: they count 35 Augen as: they count 36 Augen",
        "2 things got past.",
        f"narrowed to {made.CLAUSE}",
        "the scenarios have changed since the proof",
        "not given: branches of the engine; `python -m proving.coverage` makes that ledger",
    ):
        assert said in shown.output
        assert said.split(":")[0] in written.output


def test_what_stayed_green_is_told_in_german() -> None:
    said = message("unknown field `{field}`", field="x")
    green = msgspec.structs.replace(made.GREEN, trouble=str(said), fault=as_data(said))
    made.proof(Path("p.jsonl"), [made.impostor()], [made.perturbed(green)])
    told = "zusammen sind das 36 Augen"

    for form in ("table", "markdown", "html"):
        shown = tarock("report", "p.jsonl", "--language", "de", "--format", form).output.replace("\\", "")
        assert told in shown
        assert "unbekanntes Feld `x`" in shown
        assert form == "html" or "they count" not in shown


def test_a_message_that_does_not_say_what_stands_beside_it_is_a_fault_told_in_german() -> None:
    said = message("{given} instead of {right}", given=37, right=36)
    path = made.proof(Path("p.jsonl"), [msgspec.structs.replace(made.impostor(), message=as_data(said))])
    path.write_bytes(path.read_bytes().replace(b'"wrong":"37', b'"wrong":"38'))
    shown = tarock("report", "p.jsonl", "--language", "de").output

    assert "die Nachricht darin sagt nicht, was der Satz daneben sagt" in shown
    assert "expected" not in shown


def test_a_cut_ledger_has_an_exit_code_of_its_own() -> None:
    path = made.mutation(Path("mutation.jsonl"))
    path.write_bytes(path.read_bytes()[:-20])

    assert tarock("report", "mutation.jsonl").exit_code == ExitCode.CUT_OFF


@pytest.mark.gate(0, 1, 4)
@pytest.mark.parametrize(
    ("words", "message"),
    [
        (
            "proof.jsonl --format junit",
            "--format junit: proof.jsonl is a ledger of kind proof; expected one that `tarock",
        ),
        (
            "proof.jsonl proof.jsonl",
            "proof.jsonl and proof.jsonl are both of kind proof of lungau; expected one",
        ),
        (
            "coverage.jsonl coverage.jsonl",
            "coverage.jsonl and coverage.jsonl are both of kind coverage; expected",
        ),
        ("strange.jsonl", "there is no source 'lungua'. Did you mean lungau?"),
        ("cut.jsonl", "cut.jsonl, line 1: expected the header of a ledger, but it is cut off"),
        (
            "ledger.jsonl proof.jsonl --format html",
            "--format html: proof.jsonl is no ledger of a check",
        ),
        ("ledger.jsonl ledger.jsonl --format html", "--format html: expected one ledger of a check, not 2"),
    ],
)
def test_ledgers_that_do_not_go_together_are_refused(words: str, message: str) -> None:
    all_kinds()
    made.proof(Path("strange.jsonl"), rules="lungua")
    Path("cut.jsonl").write_bytes(Path("proof.jsonl").read_bytes()[:30])
    if words.startswith("ledger"):
        tarock("check", "--in-process", "--clause", made.CLAUSE, "--ledger", "ledger.jsonl")
    refused = tarock("report", *words.split())

    assert refused.exit_code == ExitCode.USAGE
    assert refused.stderr.startswith(f"tarock: {message}")


def test_a_check_and_a_proof_go_into_one_table() -> None:
    made.proof(Path("proof.jsonl"))
    tarock("check", "--in-process", "--clause", made.CLAUSE, "--ledger", "ledger.jsonl")
    shown = tarock("report", "ledger.jsonl", "proof.jsonl").output

    assert "evaluated" in shown
    assert "What the suite would catch" in shown
