"""The reports on the terminal in German: what a program, a scenario or a clause says stays as it is, nothing else."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from msgspec.structs import replace
from rich.console import Console
from tests.unit import made_up_proof as proofs
from tests.unit.made_up import (
    DECLINED,
    ERRORED,
    FAILED,
    OTHER_READING,
    PASSED,
    catalogue,
    header,
    ledger,
    scenario,
    verdict,
)

from tarock_checking.report.formats import evidence_of
from tarock_language.catalogue import language_of
from tarock_language.message import ENGLISH, message
from tarock_reports.ledger.check_lines import NotScored, NotScoredAs
from tarock_reports.ledger.checks import Ledger, LedgerWriter
from tarock_reports.ledger.diagnosis_lines import CauseRecord, DiagnosisLine, in_ledger
from tarock_reports.ledger.known_lines import KnownLine, KnownState
from tarock_reports.ledger.proof_lines import Fate
from tarock_reports.ledger.records import Record, read_ledger
from tarock_reports.terminal import brief, evidence_tables, tables
from tarock_reports.terminal.comparison import trend_lines
from tarock_reports.terminal.known_deviations import known_lines
from tarock_reports.terminal.programs import programs_table
from tarock_reports.verdict.comparing_runs import run_trends
from tarock_reports.verdict.left_out import NotScoredCases
from tarock_reports.verdict.programs_compared import program_column
from tarock_reports.verdict.summary import summarise
from tarock_steps.suite.verdicts import Outcome

SAY = language_of("de")
ALL = [PASSED, FAILED, ERRORED, DECLINED, OTHER_READING, Outcome.UNPLAYABLE, Outcome.NOT_REACHED, None, FAILED]
ENGLISH_WORDS = re.compile(
    r"\b(?:the|of|and|by|with|not|were|are|has|have|no|more|scenarios?|clauses?|passed|failed|evaluated|which|it"
    r"|before|now|total|verdict|cause|explains?|rule|shown|profile|asked|only|conform|step|given|expected)\b"
)
STRANGERS = re.compile(
    r"it is [a-z ]+|case \d|\"XXI[^\"]*\" may be chosen|tarock clauses [\w-]+"
    r"|tarock (?:check|show|report).*|\{.*\}|[\w/.-]+=\S+|\d of \d planned.*"
)
"""What others say on these pages: the program, scenarios that no phrase says, commands, and faults of a ledger."""


def english_in(text: str) -> list[str]:
    return [line for line in text.splitlines() if ENGLISH_WORDS.search(STRANGERS.sub("", line))]


def printed(*shown: object) -> str:
    out = io.StringIO()
    console = Console(file=out, width=200, force_terminal=False)
    for part in shown:
        console.print(part)
    return out.getvalue()


@pytest.mark.parametrize("command", [tables.show, brief.show_in_brief])
@pytest.mark.parametrize("outcomes", [ALL, [FAILED, FAILED], [PASSED], [ERRORED], [None, PASSED]])
def test_the_report_of_a_check_has_no_english_of_ours(
    tmp_path: Path, command: object, outcomes: list[Outcome | None]
) -> None:
    out = io.StringIO()
    found = ledger(tmp_path, outcomes)
    assert callable(command)
    command(Console(file=out, width=300), found, ["bidding", "play"], say=SAY, catalogue=catalogue())

    assert english_in(out.getvalue()) == []
    assert "nach made" in out.getvalue()


def test_causes_and_what_none_explains_are_told_in_german(tmp_path: Path) -> None:
    cases = [scenario(number, "play", ["MAD-PLAY-001"]) for number in range(4)]
    cause = CauseRecord(
        id="contracts.Solo.price/=3",
        **in_ledger(message("{value} instead of {right}", value="3", right="4")),
        clauses=["MAD-PLAY-001"],
        explains=[cases[0].id],
        agrees=2,
        profile="x = 3\ny = 3",
        hello='"a": ["b"]',
    )
    line = DiagnosisLine(causes=[cause], unexplained=[cases[1].id], contradicted=[cases[3].id], whole=False)
    with LedgerWriter(tmp_path / "run.jsonl", header(cases)) as writer:
        for case, outcome in zip(cases, [FAILED, FAILED, FAILED, PASSED], strict=True):
            writer.add(verdict(case, outcome))
        writer.diagnosed(line)
    out = io.StringIO()
    brief.show_in_brief(Console(file=out, width=300), Ledger.read(tmp_path / "run.jsonl"), say=SAY)

    assert english_in(out.getvalue().replace("Vorhand wins the trick …", "")) == []
    assert "3 statt 4  (erklärt 1, verträgt sich mit 2 bestandenen, nicht nachgefragt)" in out.getvalue()
    assert "Profil: x = 3, und 1 weitere dieser Art; oder in hello angeben" in out.getvalue()
    assert "Gegen diese Ursachen spricht 1, das bestanden ist" in out.getvalue()
    assert "Die Zeit lief ab, bevor die Suche fertig war; `tarock diagnose` sucht weiter." in out.getvalue()


def test_two_runs_are_compared_in_german(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("old", "new")]
    for folder in folders:
        folder.mkdir()
    trends = run_trends(ledger(folders[0], [PASSED, FAILED]), ledger(folders[1], [FAILED, PASSED]))
    told = printed(*trend_lines(trends, SAY))

    assert english_in(told) == []
    assert "Szenarien: 1 schlechter, 1 besser" in told
    assert "1 Szenario, vorher bestanden, jetzt falsch (MAD-PLAY-001)" in told


def test_programs_side_by_side_are_told_in_german(tmp_path: Path) -> None:
    told = printed(programs_table([program_column("one", ledger(tmp_path, [PASSED, FAILED]), "one.html")], SAY))

    assert english_in(told) == []
    assert "1 von 2" in told
    assert "Abspiel" in told


@pytest.mark.parametrize("state", KnownState)
def test_known_deviations_are_told_in_german(tmp_path: Path, state: KnownState) -> None:
    found = ledger(tmp_path, [PASSED])
    line = KnownLine(
        clause="MAD-PLAY-001",
        place="deviations.toml:1",
        reason="wir zahlen anders",
        state=state,
        scenarios=[],
        against="made/play/case-1",
    )
    summary = replace(summarise(found), known=(line,) * 8)

    assert english_in(printed(*known_lines(summary, SAY))) == []


@pytest.mark.parametrize("kind", NotScoredAs)
def test_what_is_left_out_is_told_in_german(kind: NotScoredAs) -> None:
    reason = NotScored(
        kind=kind, by="0.2", scenarios=("a",), clauses=("MAD-PLAY-001",), en="It paid twice.", de="Doppelt."
    )
    told = NotScoredCases(reason, {"a": PASSED, "b": None}).in_words(SAY)

    assert english_in(told) == []
    assert ("Doppelt." in told) is (kind is not NotScoredAs.EXCLUDED)


def test_a_large_number_has_its_thousands_apart_as_the_language_does_that() -> None:
    said = message("{number:,} scenario", "{number:,} scenarios", number=12345)

    assert (ENGLISH.sentence(said), SAY.sentence(said)) == ("12,345 scenarios", "12.345 Szenarien")


def test_a_sentence_that_begins_with_a_part_has_its_capital_letter() -> None:
    because = message("the one evaluated scenario went wrong")

    assert SAY("{because}.", because=because) == "Das eine ausgewertete Szenario ist falsch."
    assert SAY("{verdict:^}: {because}.", verdict=message("an impostor"), because="x") == "An impostor: x."


def test_the_last_part_of_a_list_has_its_word_in_german() -> None:
    assert SAY("{where}, all in {games:and}", where="x", games=["Solo", "Dreier"]) == "x, alle in Solo und Dreier"


@pytest.mark.parametrize("fate", Fate)
def test_what_the_suite_would_catch_is_told_in_german(tmp_path: Path, fate: Fate) -> None:
    proof = proofs.proof(tmp_path / "proof", [proofs.impostor(fate)])
    out = io.StringIO()
    found = [record for record in (read_ledger(proof),) if isinstance(record, Record)]
    evidence_tables.show(Console(file=out, width=300), evidence_of(found), SAY)

    assert english_in(re.sub(r"\[\S+\], .*", "", out.getvalue())) == []
    assert "falsche Programme: " in out.getvalue()
