"""A badge (SVG) with the verdict of each rule set; it loads nothing, and has a text alternative."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple
from xml.sax.saxutils import escape, quoteattr

from tarock_language.message import Language, Message, message
from tarock_protocol.strangers_text import shown
from tarock_reports.ledger.checks import Ledger
from tarock_reports.verdict.summary import CONFORMITIES, Conformity, Summary, summarise
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


def render_badge(ledgers: Sequence[Ledger], say: Language) -> str:
    """Render a badge as SVG, with a row for each ledger."""
    summaries = map(summarise, ledgers)
    rows = [
        _Row(_label(ledger, say), say.sentence(_verdict(summary)), _COLOURS[summary.conformity])
        for ledger, summary in zip(ledgers, summaries, strict=True)
    ]
    left = max(_width(row.label) for row in rows)
    right = max(_width(row.verdict) for row in rows)
    told = "; ".join(f"{row.label}: {row.verdict}" for row in rows)
    size = f'width="{left + right}" height="{_HEIGHT * len(rows)}"'
    drawn = [_drawn(row, _HEIGHT * number, left, right) for number, row in enumerate(rows)]
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


class _Row(NamedTuple):
    """A row of a badge: its two texts, and the colour behind the second."""

    label: str
    verdict: str
    colour: str


def _drawn(row: _Row, top: int, left: int, right: int) -> str:
    return "\n".join(
        [
            f'<rect y="{top}" width="{left}" height="{_HEIGHT}" fill="#444"/>',
            f'<rect x="{left}" y="{top}" width="{right}" height="{_HEIGHT}" fill="{row.colour}"/>',
            _text(_PAD, top, row.label),
            _text(left + _PAD, top, row.verdict),
        ]
    )


def _text(x: int, top: int, text: str) -> str:
    return f'<text x="{x}" y="{top + 14}" textLength="{_LETTER * len(text)}">{escape(text)}</text>'


def _width(text: str) -> int:
    return _LETTER * len(text) + 2 * _PAD


def _label(ledger: Ledger, say: Language) -> str:
    """The left text of a row: the rules, the version if given, and ``(part)`` if the run was narrowed."""
    asked = ledger.header.asked
    part = f" ({say('part')})" if asked.clauses or asked.areas or asked.scenarios or asked.excluded else ""
    as_of = f" {asked.as_of}" if asked.as_of else ""
    return f"tarock {shown(say.sentence(rules_text(ledger.header)), _LONGEST)}{as_of}{part}"


def _verdict(summary: Summary) -> Message:
    part, whole = summary.total.passed, summary.total.evaluated
    if summary.conformity is Conformity.BUT_FOR_KNOWN:
        number = len(summary.known)
        return message("conform but for {number} known, {part} of {whole}", number=number, part=part, whole=whole)
    verdict = CONFORMITIES[summary.conformity]
    if summary.conformity in (Conformity.CONFORM, Conformity.NOT_CONFORM):
        return message("{verdict}, {part} of {whole}", verdict=verdict, part=part, whole=whole)
    return verdict
