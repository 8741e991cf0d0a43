from __future__ import annotations

import hashlib
import os
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from tests.unit.made_up import (
    DECLINED,
    ERRORED,
    FAILED,
    HOSTILE,
    OTHER_READING,
    PASSED,
    header,
    ledger,
    scenario,
    verdict,
    write,
)

from tarock_protocol.drivers import WireExchange
from tarock_reports.ledger import whole_files
from tarock_reports.ledger.check_lines import Asked, AskedEngine, PlannedScenario
from tarock_reports.ledger.checks import Ledger, LedgerError, LedgerWriter
from tarock_reports.ledger.whole_files import Growing, Place
from tarock_steps.catalogue.planned import Planned, PlannedLine
from tarock_steps.suite.verdicts import Outcome

OUTCOMES = [PASSED, FAILED, ERRORED, DECLINED, OTHER_READING, PASSED]


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    ledger(tmp_path, OUTCOMES)
    return tmp_path / "ledger.jsonl"


def lines_of(path: Path) -> list[bytes]:
    return path.read_bytes().splitlines(keepends=True)


def read(path: Path, lines: list[bytes]) -> Ledger:
    path.write_bytes(b"".join(lines))
    return Ledger.read(path)


def test_a_ledger_says_what_was_written(tmp_path: Path) -> None:
    read_back = ledger(tmp_path, OUTCOMES)

    assert [judged.outcome for judged in read_back.verdicts] == OUTCOMES
    assert not read_back.is_partial
    assert not read_back.faults
    assert read_back.footer is not None
    assert read_back.footer.counts == {
        "passed": 2,
        "failed": 2,
        "errored": 1,
        "declined": 1,
    }


def test_the_same_run_writes_the_same_bytes(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    ledger(first, OUTCOMES)
    ledger(second, OUTCOMES)

    assert (first / "ledger.jsonl").read_bytes() == (second / "ledger.jsonl").read_bytes()


@pytest.mark.prove
def test_a_ledger_cut_off_at_any_byte_is_never_taken_for_whole(whole: Path) -> None:
    data = whole.read_bytes()
    for end in range(data.index(b"\n") + 1, len(data) - 1):
        whole.write_bytes(data[:end])
        cut = Ledger.read(whole)

        assert cut.is_partial
        assert not cut.faults


def test_a_missing_last_line_end_loses_nothing(whole: Path) -> None:
    whole.write_bytes(whole.read_bytes().rstrip(b"\n"))

    assert not Ledger.read(whole).is_partial


def test_a_missing_file_or_a_folder_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere", tmp_path):
        with pytest.raises(LedgerError, match="expected a ledger"):
            Ledger.read(path)


def test_swapped_verdicts_are_a_fault(whole: Path) -> None:
    lines = lines_of(whole)
    lines[2], lines[3] = lines[3], lines[2]

    assert any("digest" in fault for fault in read(whole, lines).faults)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (b'"name":"Pipe Tarock"', b'"name":"Other Tarock"'),
        (b'"who-pays-whom":"both"', b'"who-pays-whom":"none"'),
        (b'"suite":"0.1.0"', b'"suite":"0.2.0"'),
        (b'"areas":[]', b'"areas":["play"]'),
    ],
)
def test_an_altered_header_is_not_what_the_run_wrote(whole: Path, before: bytes, after: bytes) -> None:
    lines = lines_of(whole)
    altered = read(whole, [lines[0].replace(before, after), *lines[1:]])

    assert before in lines[0]
    assert "the footer's digest is not that of the header" in altered.altered
    assert altered.altered in altered.faults


def test_a_plan_that_is_not_the_digest_of_what_is_planned_is_told_even_where_the_footer_was_made_for_it(
    tmp_path: Path,
) -> None:
    cases = [scenario(1), scenario(2)]
    fewer = msgspec.structs.replace(header(cases), planned=cases[:1])
    forged = Ledger.read(write(tmp_path / "ledger", fewer, [verdict(cases[0])]))

    assert forged.altered == "the header's plan is not the digest of what is planned"
    assert forged.faults == (forged.altered,)


def test_the_plan_does_not_hang_on_the_lines_that_scenarios_stand_on(tmp_path: Path) -> None:
    case = scenario(1)
    moved = msgspec.structs.replace(header([case]), planned=[msgspec.structs.replace(case, line=99)])

    assert not Ledger.read(write(tmp_path / "ledger", moved, [verdict(case)])).altered


def test_a_header_that_is_not_the_first_line_is_refused(whole: Path) -> None:
    lines = lines_of(whole)
    lines[0], lines[1] = lines[1], lines[0]

    with pytest.raises(LedgerError, match="found a line of kind 'verdict'"):
        read(whole, lines)


def test_a_lost_verdict_is_a_fault_and_makes_the_ledger_partial(whole: Path) -> None:
    lines = lines_of(whole)
    lost = read(whole, lines[:2] + lines[3:])

    assert lost.is_partial
    assert "1 of 6 planned scenarios have no verdict, the first is made/play/case-2" in lost.cut
    assert any("the footer counts 6 verdicts" in fault for fault in lost.faults)


def test_a_changed_outcome_is_a_fault(whole: Path) -> None:
    lines = lines_of(whole)
    lines[2] = lines[2].replace(b'"failed"', b'"passed"')

    assert len(read(whole, lines).faults) == 2


@pytest.mark.parametrize("junk", [b"\n", b"junk\n", b"{}\n", b'{"kind":"verdict"}\n', b"\xff\xfe\n"])
def test_a_malformed_line_is_named_with_what_was_expected(whole: Path, junk: bytes) -> None:
    lines = lines_of(whole)
    faults = read(whole, [*lines[:3], junk, *lines[3:]]).faults

    assert faults[0].startswith("line 4: expected a verdict, a fault or the footer: ")


def test_a_scenario_without_a_verdict_makes_a_finished_ledger_partial(tmp_path: Path) -> None:
    unfinished = ledger(tmp_path, [PASSED, None, PASSED])

    assert unfinished.is_partial
    assert not unfinished.faults


def test_two_verdicts_of_one_scenario_are_a_fault_and_the_first_counts(tmp_path: Path) -> None:
    case = scenario(1)
    twice = Ledger.read(write(tmp_path / "ledger", header([case]), [verdict(case, FAILED), verdict(case, PASSED)]))

    assert twice.faults == ("made/play/case-1: 2 verdicts, expected one",)
    assert twice.by_scenario[case.id].outcome is FAILED


def test_a_verdict_that_was_not_planned_is_a_fault(tmp_path: Path) -> None:
    planned, other = scenario(1), scenario(2)
    surplus = Ledger.read(write(tmp_path / "ledger", header([planned]), [verdict(planned), verdict(other)]))

    assert surplus.faults == ("made/play/case-2: a verdict, although it was not planned",)


def test_a_scenario_planned_twice_is_a_fault(tmp_path: Path) -> None:
    case = scenario(1)
    doubled = Ledger.read(write(tmp_path / "ledger", header([case, case]), [verdict(case)]))

    assert doubled.faults == ("made/play/case-1: planned 2 times",)


def test_an_unplanned_scenario_has_no_verdict(tmp_path: Path) -> None:
    asked, stranger = scenario(1), scenario(2)
    found = Ledger.read(write(tmp_path / "ledger", header([asked]), [verdict(asked), verdict(stranger)]))

    assert found.faults == ("made/play/case-2: a verdict, although it was not planned",)


def test_a_fault_of_the_suite_is_kept(tmp_path: Path) -> None:
    case = scenario(1)
    with LedgerWriter(tmp_path / "ledger", header([case])) as writer:
        writer.add(verdict(case))
        writer.fault("the hand has 13 cards", case.id)
        writer.fault("a step matches nothing")
    read_back = Ledger.read(tmp_path / "ledger")

    assert read_back.faults == ("made/play/case-1: the hand has 13 cards", "a step matches nothing")
    assert not read_back.is_partial


def test_a_run_that_is_interrupted_leaves_no_footer(tmp_path: Path) -> None:
    cases = [scenario(1), scenario(2)]

    def interrupted() -> None:
        with LedgerWriter(tmp_path / "ledger", header(cases)) as writer:
            writer.add(verdict(cases[0]))
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    read_back = Ledger.read(tmp_path / "ledger.part")

    assert read_back.is_partial
    assert len(read_back.verdicts) == 1
    assert not (tmp_path / "ledger").exists()


KILLED = """
import os, signal, sys
from pathlib import Path
from tarock_reports.ledger.checks import LedgerWriter
from tests.unit.made_up import header, scenario, verdict

cases = [scenario(number) for number in range(5)]
with LedgerWriter(Path(sys.argv[1]), header(cases)) as writer:
    for case in cases[:3]:
        writer.add(verdict(case))
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="nothing can be killed so hard here")
def test_a_killed_run_leaves_every_verdict_it_had(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "ledger"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run([sys.executable, "-c", KILLED, str(path)], env=environment, check=False)
    (draft,) = path.parent.iterdir()
    read_back = Ledger.read(draft)

    assert draft.name.startswith("ledger.")
    assert draft.name.endswith(".unfinished")
    assert read_back.is_partial
    assert len(read_back.verdicts) == 3


def test_what_a_stranger_says_cannot_break_the_ledger(tmp_path: Path) -> None:
    case = scenario(1)
    head = header([case], engine=AskedEngine(HOSTILE, HOSTILE, command=HOSTILE))
    path = write(tmp_path / "ledger", head, [verdict(case, ERRORED, note=HOSTILE * 100)])
    read_back = Ledger.read(path)

    assert not read_back.faults
    assert "<script>" in read_back.verdicts[0].message
    assert len(lines_of(path)) == 3


def test_a_closed_writer_refuses_verdicts(tmp_path: Path) -> None:
    writer = LedgerWriter(tmp_path / "ledger", header([]))

    with pytest.raises(ValueError, match="`with` block"):
        writer.add(verdict(scenario(1)))


def test_a_planned_scenario_is_kept_with_its_steps() -> None:
    planned = Planned(
        id="made/play/x[both]",
        source="made",
        area="play",
        feature="play.feature",
        line=3,
        name="x",
        outline="x",
        row={"reading": "both"},
        clauses=("MAD-PLAY-001",),
        dispute="who-pays-whom",
        reading="both",
        lines=(PlannedLine("given", "a"), PlannedLine("then", "b")),
        asks_position=False,
    )

    kept = PlannedScenario.of(planned)

    assert (kept.id, kept.reading, kept.steps) == ("made/play/x[both]", "both", ("a", "b"))


def test_every_line_is_a_json_object_that_says_its_kind(whole: Path) -> None:
    kinds = [msgspec.json.decode(line)["kind"] for line in lines_of(whole)]

    assert kinds == ["header", *["verdict"] * len(OUTCOMES), "reading", "footer"]


def test_the_header_keeps_what_was_asked(tmp_path: Path) -> None:
    head = header([], asked=Asked(areas=["play"]))
    read_back = Ledger.read(write(tmp_path / "ledger", head, []))

    assert read_back.header == head
    assert set(read_back.by_scenario) == set()
    assert Outcome.PASSED not in {judged.outcome for judged in read_back.verdicts}


@pytest.mark.parametrize("outcomes", [[PASSED, PASSED], [PASSED], OUTCOMES, [DECLINED]], ids=str)
def test_what_a_run_remembers_is_what_its_ledger_says(tmp_path: Path, outcomes: list[Outcome]) -> None:
    cases = [scenario(number) for number in range(2)]
    with LedgerWriter(tmp_path / "ledger", header(cases)) as writer:
        for case, outcome in zip(cases, outcomes, strict=False):
            asked = WireExchange('{"ask":"deal"}', '{"id":1}')
            of_it = msgspec.structs.replace(verdict(case, outcome), exchanges=[asked])
            writer.add(of_it, asked=["deal"], milliseconds=3)
    said = Ledger.read(tmp_path / "ledger")

    assert writer.remembered() == said
    assert [bool(judged.exchanges) for judged in said.verdicts] == [
        judged.outcome is not PASSED for judged in said.verdicts
    ]
    assert [judged.asked for judged in said.verdicts] == [
        {} if judged.exchanges else {"deal": 1} for judged in said.verdicts
    ]


@pytest.mark.parametrize("loose", [1, 100, 1 << 20], ids=["each line", "some lines", "nothing"])
def test_what_is_packed_comes_out_as_it_was_added(loose: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whole_files, "_LOOSE", loose)
    growing, added = Growing(Place(tmp_path / "ledger")), b""
    for number in range(50):
        growing.add(line := b"%d: %b\n" % (number, bytes(number)))
        added += line
        assert growing.data() == added
        if number % 3 == 0:
            growing.flush()
            assert growing.draft.read_bytes() == added
    growing.place(whole=True)

    assert growing.digest() == hashlib.sha256(added).hexdigest()
    assert (tmp_path / "ledger").read_bytes() == growing.data() == added
    assert growing.altered() is None


def test_what_is_right_may_be_written_later_and_nothing_else(tmp_path: Path) -> None:
    cases = [scenario(number) for number in range(3)]
    with LedgerWriter(tmp_path / "ledger", header(cases)) as writer:
        (draft,) = tmp_path.iterdir()
        writer.waits, lines = True, []
        for case, outcome in zip(cases, [PASSED, FAILED, PASSED], strict=True):
            writer.add(verdict(case, outcome))
            lines.append(draft.read_bytes().count(b"\n"))
        writer.flush()
        lines.append(draft.read_bytes().count(b"\n"))

    assert lines == [1, 3, 3, 4]
