from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

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

from tarock_reports.ledger.check_lines import AskedEngine
from tarock_reports.ledger.checks import Ledger
from tarock_reports.pages import junit


def parsed(of: Ledger) -> ET.Element:
    return ET.fromstring(junit.render_junit([of], ["bidding", "play"]).encode())  # noqa: S314 - made by us


@pytest.fixture
def root(tmp_path: Path) -> ET.Element:
    return parsed(ledger(tmp_path, [PASSED, FAILED, ERRORED, DECLINED, OTHER_READING]))


def counts(element: ET.Element) -> list[str | None]:
    return [element.get(name) for name in ("tests", "failures", "errors", "skipped")]


def test_counts_agree_at_every_level(root: ET.Element) -> None:
    assert counts(root) == ["5", "2", "1", "1"]
    assert [counts(suite) for suite in root] == [["5", "2", "1", "1"]]


def test_each_area_is_a_suite_in_the_order_of_the_catalogue(tmp_path: Path) -> None:
    cases = [scenario(1, "play"), scenario(2, "bidding"), scenario(3, "whole_deals")]
    root = parsed(Ledger.read(write(tmp_path / "x", header(cases), map(verdict, cases))))

    assert [suite.get("name") for suite in root] == ["made.bidding", "made.play", "made.whole_deals"]


def test_each_case_carries_its_clauses_as_properties(root: ET.Element) -> None:
    pairs = [(element.get("name"), element.get("value")) for element in root.iterfind(".//testcase[1]//property")]

    assert pairs == [("scenario", "made/play/case-1"), ("clause", "MAD-PLAY-001")]


def test_outcomes_become_the_elements_that_build_servers_know(root: ET.Element) -> None:
    found = [(case[1].tag, case[1].get("type")) if len(case) > 1 else None for case in root[0][1:]]

    assert found == [
        None,
        ("failure", "failed"),
        ("error", "errored"),
        ("skipped", None),
        ("failure", "other reading"),
    ]


def test_a_failure_says_what_was_expected_and_given(root: ET.Element) -> None:
    text = root.findtext(".//failure") or ""

    assert 'expected: "XXI K♥" may be chosen\ngiven: "XXI D♥"' in text
    assert "--scenario made/play/case-2" in text


def test_a_partial_ledger_is_never_green(tmp_path: Path) -> None:
    root = parsed(ledger(tmp_path, [PASSED, None]))

    assert counts(root) == ["3", "0", "1", "1"]
    assert [case.get("name") for case in root[-1]] == ["the ledger is partial (1)"]


def test_a_fault_is_never_green(tmp_path: Path) -> None:
    case = scenario(1)
    root = parsed(Ledger.read(write(tmp_path / "x", header([case]), [verdict(case), verdict(case)])))

    assert root.get("errors") == "1"


def test_the_schema_s_order_is_kept(root: ET.Element) -> None:
    for suite in root:
        assert [child.tag for child in suite] == ["properties", *["testcase"] * 5]
        assert all(case[0].tag == "properties" for case in suite.iterfind("testcase"))


def test_rows_of_an_outline_have_names_of_their_own(tmp_path: Path) -> None:
    cases = [scenario(1), scenario(2)]
    rows = [
        type(case)(**{name: getattr(case, name) for name in case.__struct_fields__} | {"id": f"{case.id}[{n}]"})
        for n, case in enumerate(cases)
    ]
    root = parsed(Ledger.read(write(tmp_path / "x", header(rows), map(verdict, rows))))

    assert [case.get("name") for case in root.iter("testcase")] == ["case 1 [0]", "case 2 [1]"]


def test_what_xml_cannot_carry_is_written_as_an_escape(tmp_path: Path) -> None:
    case = scenario(1)
    head = header([case], engine=AskedEngine(HOSTILE[:-1], "1"))
    root = parsed(Ledger.read(write(tmp_path / "x", head, [verdict(case, ERRORED, note=HOSTILE)])))
    error = root.find(".//error")

    assert error is not None
    assert "<script>alert(1)</script>" in error.get("message", "")
    assert "\\x1b[31m" in error.get("message", "")
