"""What a failure is charged to, what of a list differs, and what was not reached, in every report."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.unit.made_up import FAILED, catalogue, header, lost_at, scenario, verdict, write
from tests.unit.test_tables import shown

from tarock_language.message import ENGLISH
from tarock_reports.ledger.checks import Ledger
from tarock_reports.pages.html import render_page
from tarock_reports.pages.junit import render_junit
from tarock_reports.pages.markdown import render_markdown
from tarock_steps.suite.verdicts import Unmet

CLAUSE, OTHER, ALLOWS = "MAD-PLAY-001", "MAD-PLAY-002", "MAD-BIDDING-003"


@pytest.fixture
def told(tmp_path: Path) -> Ledger:
    """A failure with a card too many and a further check, and two scenarios that were not reached."""
    cases = [scenario(number, clauses=[CLAUSE]) for number in (1, 2, 3)]
    failed = msgspec.structs.replace(
        verdict(cases[0], FAILED),
        lacking=["K♥"],
        too_much=["10♠", "XX"],
        charged=[OTHER],
        also=[
            Unmet(
                step="the payments are even",
                message="the payments: expected 1, given 2",
                expected="1",
                given="2",
                charged=[CLAUSE],
            )
        ],
    )
    lost = [lost_at(case, ALLOWS) for case in cases[1:]]
    return Ledger.read(write(tmp_path / "ledger.jsonl", header(cases), [failed, *lost]))


def test_the_terminal_tells_it(told: Ledger) -> None:
    _, text = shown(told).split(f"✗ failed {OTHER} ")

    assert text.index("lacking  K♥") < text.index("too much 10♠ XX") < text.index("expected ")
    assert f"also     the payments are even: expected 1, given 2 [{CLAUSE}]" in text
    assert f"not reached: 2 scenarios, which {ALLOWS} allows, the first at Vorhand bids Dreier, action 1 of 4" in text
    assert "1 of 1 evaluated" not in text
    assert "the one evaluated scenario went wrong, and 2 scenarios were not reached" in text


def test_markdown_tells_it(told: Ledger) -> None:
    text = render_markdown(told, say=ENGLISH)

    assert f"- failed: {OTHER}\n" in text
    assert text.index("- lacking: `K♥`") < text.index("- too much: `10♠ XX`") < text.index("- expected: ")
    assert "- also: the payments are even: expected 1, given 2" in text
    assert "## Not reached" in text
    assert f"- 2 scenarios, which {ALLOWS} allows" in text


def test_junit_tells_it(told: Ledger) -> None:
    text = render_junit([told])

    assert text.count('type="not reached"') == 2
    assert text.count('type="failed"') == 1
    assert f"charged: {OTHER}" in text
    assert "lacking: K♥" in text
    assert f"also: the payments are even: expected 1, given 2 [{CLAUSE}]" in text
    assert "refuses: Vorhand bids Dreier, action 1 of 4" in text


def test_the_page_tells_it_in_both_languages(told: Ledger) -> None:
    page = render_page(told, catalogue())

    for words in ("Lacking", "Es fehlt", "Too much", "Zu viel", "Not reached", "Nicht erreicht", "Allowed by"):
        assert words in page
    assert "2 Szenarien wurden nicht erreicht, weil es nicht zulässt, was erlaubt ist." in page
    assert "3 went wrong by other clauses" in page
    assert "3 falsch durch andere Klauseln" in page
    assert page.count('id="made/play/case-2"') == page.count('id="made/play/case-3"') == 1
    assert page.index('<h2 id="not-passed-title"') < page.index('<h2 id="unreached-title"')
    assert f'<p class="law"><a href="#{OTHER}">{OTHER}</a>' in page


def test_a_ledger_keeps_it_all(told: Ledger) -> None:
    failed, lost = told.verdicts[0], told.verdicts[1]

    assert (failed.lacking, failed.too_much, failed.charged) == (["K♥"], ["10♠", "XX"], [OTHER])
    assert [(unmet.step, unmet.charged) for unmet in failed.also] == [("the payments are even", [CLAUSE])]
    assert (lost.action, lost.charged) == ("Vorhand bids Dreier, action 1 of 4", [ALLOWS])
