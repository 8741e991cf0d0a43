"""What the suite would catch, as Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tarock_language.message import Message
from tarock_reports.evidence.columns import evidence_columns
from tarock_reports.evidence.engine import Coverage, Mutation, noticed_by, noticed_of
from tarock_reports.evidence.evidence_text import figures, got_past, notes, share_text, way
from tarock_reports.evidence.suite import Evidence, SourceEvidence
from tarock_reports.pages.markdown import code, plain
from tarock_reports.verdict.columns import FIRST
from tarock_steps.catalogue.clauses import area_title


def render_evidence_markdown(evidence: Evidence) -> str:
    """The whole evidence report as Markdown."""
    parts = ["# What the suite would catch", f"**{plain(evidence.words)}**", _list(figures(evidence))]
    parts += [_list(got_past(evidence), "## Got past")]
    for source in evidence.sources:
        parts += [f"## {plain(source.catalogue.title)}", _areas(source), _clauses(source), _equivalent(source)]
    parts += [_coverage(evidence.coverage)] if evidence.coverage else []
    parts += [_mutation(evidence.mutation)] if evidence.mutation else []
    parts += [_list(notes(evidence), "## Not here")]
    return "\n\n".join(filter(None, parts)) + "\n"


def _list(lines: Iterator[Message | str], heading: str = "") -> str:
    told_lines = "\n".join(f"- {plain(line)}" for line in lines)
    return f"{heading}\n\n{told_lines}".strip() if told_lines else ""


def _table(head: Sequence[str], rows: Iterator[Sequence[str]], left: int = 1) -> str:
    rule = [*["---"] * left, *["---:"] * (len(head) - left)]
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, rule, *rows))


def _areas(source: SourceEvidence) -> str:
    shown = evidence_columns(source)
    rows = [
        [plain(area_title(area)), *(str(column.told(rows)) for column in shown)] for area, rows in source.areas.items()
    ]
    total = [f"**{cell}**" for cell in ("total", *(str(column.told(source.rows)) for column in shown))]
    return _table([str(FIRST), *(str(column.name) for column in shown)], iter([*rows, total]))


def _clauses(source: SourceEvidence) -> str:
    head = [
        "clause",
        "statements",
        "scenarios",
        "impostors caught",
        "changed expectations",
        *map(plain, source.by),
        "branches",
    ]
    rows = (
        [
            plain(row.id),
            plain(", ".join(row.clause.statements)) if row.clause else "",
            str(row.scenarios),
            str(share_text(row.caught)) if source.proof else "",
            str(row.changed) if source.proof else "",
            *(str(row.times.get(by, 0)) for by in source.by),
            "" if row.branches is None else str(row.branches),
        ]
        for row in source.rows
    )
    return _table(head, rows, left=2)


def _equivalent(source: SourceEvidence) -> str:
    lines = (f"{impostor.id} ({impostor.clause}): {impostor.argument}" for impostor in source.equivalent)
    return _list(lines, "### Impostors that nobody can tell")


def _reason(text: str) -> str:
    return plain(text) or "**no reason**"


def _coverage(coverage: Coverage) -> str:
    rows = (
        [plain(module.name), str(module.branches), *(str(module.reached.get(by, 0)) for by in coverage.by)]
        for module in coverage.modules
    )
    table = _table(["module", "branches", *(plain(f"by {by}") for by in coverage.by)], rows)
    missed = [
        f"- {code(f'{gap.module}:{gap.line} -> {way(gap.to)}')} by {plain(gap.by)}: {_reason(gap.reason)}"
        for gap in coverage.missed
    ]
    return "\n\n".join(filter(None, ["## Branches of the engine", table, "\n".join(missed)]))


def _mutation(mutation: Mutation) -> str:
    rows = (
        [
            plain(module.name),
            str(module.tried),
            str(module.noticed),
            noticed_of(module).percent,
            plain(noticed_by(module)),
        ]
        for module in mutation.modules
    )
    table = _table(["module", "tried", "noticed", "share", "by"], rows)
    alive = [
        f"- {code(f'{edit.module}:{edit.line}')} {plain(edit.within)}: {code(edit.before)} → {code(edit.after)}"
        for edit in mutation.survivors
    ]
    heading = f"## Changes to the engine, put before {plain(mutation.asked)}"
    return "\n\n".join(filter(None, [heading, table, "\n".join(alive)]))
