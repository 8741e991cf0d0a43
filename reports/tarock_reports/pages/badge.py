"""A badge (SVG) with the verdict of each rule set; it loads nothing, and has a text alternative."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from tarock_protocol.strangers_text import shown
from tarock_reports.ledger.checks import Ledger
from tarock_reports.verdict.summary import Conformity, Summary, summarise
from tarock_reports.verdict.wording import rules_text

_HEIGHT: Final = 20
_LETTER: Final = 7
"""The width of a letter in pixels: texts are stretched or compressed to that in any font."""

_PAD: Final = 8
_LONGEST: Final = 48
_COLOURS: Final = {
    Conformity.CONFORM: "#1b6e2b",
    Conformity.BUT_FOR_KNOWN: "#1b6e2b",
    Conformity.OUTDATED: "#b3261e",
    Conformity.NOT_CONFORM: "#b3261e",
    Conformity.INCONCLUSIVE: "#7a5200",
    Conformity.CUT_OFF: "#7a5200",
    Conformity.ADAPTER_BROKEN: "#6a1b7a",
    Conformity.SUITE_BROKEN: "#6a1b7a",
}
"""The background colours; white letters have a contrast of at least 5 on each."""


def render_badge(ledgers: Sequence[Ledger]) -> str:
    """Render a badge as SVG, with a row for each ledger."""
    rows = [(_label(ledger), summarise(ledger)) for ledger in ledgers]
    left = max(_width(label) for label, _ in rows)
    right = max(_width(_message(summary)) for _, summary in rows)
    told = "; ".join(f"{label}: {_message(summary)}" for label, summary in rows)
    size = f'width="{left + right}" height="{_HEIGHT * len(rows)}"'
    drawn = [_row(number, label, summary, (left, right)) for number, (label, summary) in enumerate(rows)]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label={quoteattr(told)}>',
            f"<title>{escape(told)}</title>",
            '<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">',
            *drawn,
            "</g>",
            "</svg>\n",
        ]
    )


def _row(number: int, label: str, summary: Summary, widths: tuple[int, int]) -> str:
    left, right = widths
    top = _HEIGHT * number
    return "\n".join(
        [
            f'<rect y="{top}" width="{left}" height="{_HEIGHT}" fill="#444"/>',
            f'<rect x="{left}" y="{top}" width="{right}" height="{_HEIGHT}" fill="{_COLOURS[summary.conformity]}"/>',
            _text(_PAD, top, label),
            _text(left + _PAD, top, _message(summary)),
        ]
    )


def _text(x: int, top: int, text: str) -> str:
    return f'<text x="{x}" y="{top + 14}" textLength="{_LETTER * len(text)}">{escape(text)}</text>'


def _width(text: str) -> int:
    return _LETTER * len(text) + 2 * _PAD


def _label(ledger: Ledger) -> str:
    """The left text of a row: the rules, the version if given, and ``(part)`` if the run was narrowed."""
    asked = ledger.header.asked
    part = " (part)" if asked.clauses or asked.areas or asked.scenarios or asked.excluded else ""
    as_of = f" {asked.as_of}" if asked.as_of else ""
    return f"tarock {shown(str(rules_text(ledger.header)), _LONGEST)}{as_of}{part}"


def _message(summary: Summary) -> str:
    total = summary.total
    if summary.conformity is Conformity.BUT_FOR_KNOWN:
        return f"conform but for {len(summary.known)} known, {total.passed} of {total.evaluated}"
    if summary.conformity in (Conformity.CONFORM, Conformity.NOT_CONFORM):
        return f"{summary.conformity.value}, {total.passed} of {total.evaluated}"
    return summary.conformity.value
