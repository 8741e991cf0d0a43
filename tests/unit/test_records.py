from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from tests.unit import made_up_proof as made
from tests.unit.made_up import header, scenario, verdict, write

from tarock_reports.ledger.checks import Ledger
from tarock_reports.ledger.jsonlines import LedgerError, Writer
from tarock_reports.ledger.records import Record, read_ledger

Make = Callable[[Path], Path]
KINDS: dict[str, Make] = {
    "proof": made.proof,
    "exercise": lambda path: made.exercise(path, {made.CLAUSE: {"features": 3, "laws": 0}}),
    "coverage": made.coverage,
    "mutation": made.mutation,
}
OF_A_CHECK: dict[str, Make] = {
    "header": lambda path: write(path, header([scenario(1), scenario(2)]), [verdict(scenario(1)), verdict(scenario(2))])
}
EVERY_KIND = pytest.mark.parametrize("kind", [*KINDS, *OF_A_CHECK])


@pytest.fixture
def whole(tmp_path: Path, kind: str) -> Path:
    return (KINDS | OF_A_CHECK)[kind](tmp_path / f"{kind}.jsonl")


def lines_of(path: Path) -> list[bytes]:
    return path.read_bytes().splitlines(keepends=True)


def read_record(path: Path, lines: list[bytes]) -> Ledger | Record:
    path.write_bytes(b"".join(lines))
    return read_ledger(path)


@pytest.mark.parametrize("kind", KINDS)
def test_a_ledger_is_told_by_its_header_and_says_what_was_written(whole: Path, kind: str) -> None:
    record = read_ledger(whole)

    assert isinstance(record, Record)
    assert record.kind == kind
    assert len(record.lines) == len(lines_of(whole)) - 2
    assert (record.cut, record.faults) == ("", ())
    assert record.rules == ("lungau" if kind in {"proof", "exercise"} else "")


@EVERY_KIND
def test_every_line_is_a_json_object_that_says_its_kind(whole: Path, kind: str) -> None:
    kinds = [msgspec.json.decode(line)["kind"] for line in lines_of(whole)]

    assert (kinds[0], kinds[-1]) == (kind, "footer")


@EVERY_KIND
def test_a_ledger_cut_off_after_any_line_is_partial_and_not_at_fault(whole: Path) -> None:
    lines = lines_of(whole)
    for kept in range(1, len(lines)):
        cut = read_record(whole, lines[:kept])

        assert f"the run ended early after line {kept}, there is no footer" in cut.cut
        assert not cut.faults


@EVERY_KIND
def test_a_ledger_cut_off_in_the_middle_of_a_line_names_it(whole: Path) -> None:
    lines = lines_of(whole)
    for place, line in enumerate(lines[1:], start=1):
        cut = read_record(whole, [*lines[:place], line[:12]])

        assert f"line {place + 1} is cut off in the middle" in cut.cut
        assert not cut.faults
    assert cut.cut == f"line {len(lines)} is cut off in the middle"


@EVERY_KIND
def test_a_changed_line_is_a_fault(whole: Path) -> None:
    lines = lines_of(whole)
    lines[1] = lines[1].replace(b"1", b"2").replace(b"3", b"4")

    assert any("digest" in fault for fault in read_record(whole, lines).faults)


@EVERY_KIND
def test_a_lost_line_is_a_fault(whole: Path) -> None:
    lines = lines_of(whole)

    assert any("the footer counts" in fault for fault in read_record(whole, [lines[0], *lines[2:]]).faults)


@EVERY_KIND
@pytest.mark.parametrize("junk", [b"junk\n", b"{}\n", b'{"kind":"verdict"}\n', b"\xff\n", b"\n"])
def test_a_foreign_line_is_named_with_what_was_expected(whole: Path, junk: bytes) -> None:
    lines = lines_of(whole)
    faults = read_record(whole, [lines[0], junk, *lines[1:]]).faults

    assert faults[0].startswith("line 2: expected a")
    assert " or the footer: " in faults[0]


@EVERY_KIND
def test_a_line_after_the_footer_or_a_second_header_is_a_fault(whole: Path) -> None:
    lines = lines_of(whole)
    after = read_record(whole, [*lines, lines[1]]).faults
    second = read_record(whole, [*lines[:2], lines[0], *lines[2:]]).faults

    assert f"line {len(lines) + 1}: expected nothing after the footer, found another line" in after
    assert second[0].endswith("found another header")
    assert second[0].startswith("line 3: ")


@EVERY_KIND
@pytest.mark.parametrize(("number", "age"), [(5, "a newer"), (1, "an older")])
def test_a_ledger_of_another_format_is_refused(whole: Path, kind: str, number: int, age: str) -> None:
    lines = lines_of(whole)
    lines[0] = lines[0].replace(b'"format":4', b'"format":%d' % number)

    with pytest.raises(LedgerError, match=rf"{kind}\.jsonl, line 1: expected .* found format {number}, of {age} "):
        read_record(whole, lines)


@EVERY_KIND
def test_a_header_with_fields_of_another_kind_is_refused(whole: Path) -> None:
    lines = lines_of(whole)
    lines[0] = lines[0].replace(b'"suite"', b'"suiet"')

    with pytest.raises(LedgerError, match="line 1: expected the header of a ledger: "):
        read_record(whole, lines)


@pytest.mark.parametrize(
    "content",
    [
        *(b"", b"{", b'{"kind":"clause"}\n', b"# text\n", b'{"kind":"footer"}\n', b'{"kind":"header","suite":"0.1.0",'),
        *(b"\x89PNG\r\n\x1a\n\x00\x00", b"[]\n", b'{"some": "json"}\n'),
        *(b'{"kind":"verdict","scenario":"x","outcome":"passed"}\n', b"[" * 100_000 + b"\n", b"\n\n"),
    ],
)
def test_a_foreign_file_is_refused_with_the_place(tmp_path: Path, content: bytes) -> None:
    foreign = tmp_path / "foreign"
    foreign.write_bytes(content)

    with pytest.raises(LedgerError, match="foreign, line 1: expected the header of a ledger"):
        read_ledger(foreign)


def test_a_proof_that_owes_impostors_is_partial(tmp_path: Path) -> None:
    path = made.proof(tmp_path / "proof")
    lines = lines_of(path)
    record = read_record(path, [lines[0].replace(b'"impostors":1', b'"impostors":3'), *lines[1:]])

    assert record.cut == "2 of 3 impostors have no line"


def test_what_stands_there_twice_is_a_fault(tmp_path: Path) -> None:
    record = read_ledger(made.proof(tmp_path / "proof", [made.impostor(), made.impostor()]))

    assert record.faults == ("counting.to_win/+1: 2 lines, expected one",)


def test_a_run_that_is_broken_off_leaves_no_footer(tmp_path: Path) -> None:
    def interrupted() -> None:
        with Writer(tmp_path / "proof", made.perturbed()):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()

    assert len(lines_of(tmp_path / "proof.part")) == 1
    assert not (tmp_path / "proof").exists()


def test_a_closed_writer_refuses_lines(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="`with` block"):
        Writer(tmp_path / "proof", made.perturbed()).line(made.impostor())
