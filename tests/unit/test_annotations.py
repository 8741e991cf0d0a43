"""A run as annotations of GitHub Actions: one line each, as many as are shown, and none that a program wrote."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from tests.unit.made_up import DECLINED, FAILED, HOSTILE, PASSED, header, scenario, verdict
from tests.unit.test_bugs_and_badges import CASES, PRICE, failed, run

from tarock_language.message import ENGLISH
from tarock_reports.ledger.check_lines import AskedEngine
from tarock_reports.ledger.checks import Ledger, LedgerWriter
from tarock_reports.pages.annotations import render_annotations
from tarock_steps.suite.verdicts import Outcome

COMMAND = re.compile(r"::(notice|warning|error) title=([^:,\n]+)::([^\r\n]+)")


def annotated(ledger: Ledger) -> list[tuple[str, str, str]]:
    """The level, title and text of each annotation."""
    found = [COMMAND.fullmatch(line) for line in render_annotations([ledger], ENGLISH).splitlines()]
    assert all(found)
    return [(match[1], match[2], match[3]) for match in found if match]


@pytest.mark.parametrize(("outcome", "level"), [(PASSED, "notice"), (DECLINED, "warning"), (FAILED, "error")])
def test_the_verdict_comes_first_and_is_as_loud_as_it_is_bad(tmp_path: Path, outcome: Outcome, level: str) -> None:
    first, *_ = annotated(run(tmp_path, [verdict(CASES[0], outcome)]))

    assert first[0] == level


def test_a_cause_is_one_annotation_and_so_is_each_further_way_to_fail(tmp_path: Path) -> None:
    _, cause, other = annotated(run(tmp_path, failed(0, 1, 4), [PRICE], [CASES[4].id]))

    assert cause[1] == "made%2C MAD-PLAY-002%3A 3 instead of 4"
    assert cause[2].startswith(f"2 scenarios, first {CASES[1].id}; again: tarock check ")
    assert other[2].startswith(f"1 scenario, first {CASES[4].id}; again: ")


def test_no_more_are_written_than_are_shown(tmp_path: Path) -> None:
    cases = [scenario(number, f"area{number}") for number in range(40)]
    with LedgerWriter(tmp_path / "run.jsonl", header(cases)) as writer:
        for case in cases:
            writer.add(verdict(case, FAILED))

    assert len(annotated(Ledger.read(tmp_path / "run.jsonl"))) == 10


def test_a_dozen_runs_have_their_verdicts_alone(tmp_path: Path) -> None:
    ledger = run(tmp_path, failed(0, 1, 4), [PRICE], [CASES[4].id])

    assert len(annotated(ledger)) == 3
    assert len(render_annotations([ledger] * 12, ENGLISH).splitlines()) == 12


def test_a_program_writes_no_annotation_of_its_own(tmp_path: Path) -> None:
    forged = f"a\n::error title=b::c\r::warning::d,e:f%0A::notice::g {HOSTILE}"
    engine = AskedEngine(name=forged, version=forged, language=forged, command=forged)
    with LedgerWriter(tmp_path / "run.jsonl", header(CASES[:1], engine=engine)) as writer:
        writer.add(msgspec.structs.replace(verdict(CASES[0], FAILED), given=forged, message=forged))
    text = render_annotations([Ledger.read(tmp_path / "run.jsonl")], ENGLISH)

    assert len(text.splitlines()) == len(re.split("[\r\n]", text.strip())) == 2
    assert all(COMMAND.fullmatch(line) for line in text.splitlines())
    assert not {"\x00", "\x1b"} & {*text}
    assert "%0A::notice" not in text  # the sign of an escape is escaped itself
