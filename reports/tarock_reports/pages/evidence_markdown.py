"""Writes what the suite would catch in an engine as Markdown.

An impostor is the reference engine with one wrong ruling.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tarock_language.message import Language, Message
from tarock_reports.evidence.engine import Coverage, Mutation, noticed_by, noticed_of
from tarock_reports.evidence.evidence_columns import evidence_columns
from tarock_reports.evidence.evidence_text import figures, got_past, notes, share_text, way
from tarock_reports.evidence.suite import Evidence, SourceEvidence
from tarock_reports.pages.markdown import code, plain
from tarock_reports.verdict.columns import FIRST
from tarock_reports.verdict.wording import area_text


def render_evidence_markdown(evidence: Evidence, say: Language) -> str:
    """The whole evidence report as Markdown."""
    parts = [
        f"# {say('What the suite would catch')}",
        f"**{plain(evidence.words, say)}**",
        _list(figures(evidence), say),
    ]
    parts += [_list(got_past(evidence, say), say, say("Got past"))]
    for source in evidence.sources:
        parts += [f"## {plain(source.catalogue.title)}", _areas(source, say), _clauses(source, say)]
        parts += [_equivalent(source, say)]
    parts += [_coverage(evidence.coverage, say)] if evidence.coverage else []
    parts += [_mutation(evidence.mutation, say)] if evidence.mutation else []
    parts += [_list(notes(evidence), say, say("Not here"))]
    return "\n\n".join(filter(None, parts)) + "\n"


def _list(lines: Iterator[Message | str], say: Language, heading: str = "", level: str = "##") -> str:
    told_lines = "\n".join(f"- {plain(line, say)}" for line in lines)
    return f"{level} {heading}\n\n{told_lines}" if told_lines and heading else told_lines


def _table(head: Sequence[str], rows: Iterator[Sequence[str]], left: int = 1) -> str:
    rule = [*["---"] * left, *["---:"] * (len(head) - left)]
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, rule, *rows))


def _areas(source: SourceEvidence, say: Language) -> str:
    shown = evidence_columns(source)
    rows = [
        [plain(area_text(area), say), *(say.sentence(column.told(rows)) for column in shown)]
        for area, rows in source.areas.items()
    ]
    total = [f"**{cell}**" for cell in (say("total"), *(say.sentence(column.told(source.rows)) for column in shown))]
    return _table([say.sentence(FIRST), *(say.sentence(column.name) for column in shown)], iter([*rows, total]))


def _clauses(source: SourceEvidence, say: Language) -> str:
    head = [
        say("clause"),
        say("statements"),
        say("scenarios"),
        say("impostors caught"),
        say("changed expectations"),
        *map(plain, source.by),
        say("branches"),
    ]
    rows = (
        [
            plain(row.id),
            plain(", ".join(row.clause.statements)) if row.clause else "",
            str(row.scenarios),
            say.sentence(share_text(row.caught)) if source.proof else "",
            str(row.changed) if source.proof else "",
            *(str(row.times.get(by, 0)) for by in source.by),
            "" if row.branches is None else str(row.branches),
        ]
        for row in source.rows
    )
    return _table(head, rows, left=2)


def _equivalent(source: SourceEvidence, say: Language) -> str:
    lines = (f"{impostor.id} ({impostor.clause}): {say.sentence(impostor.why)}" for impostor in source.equivalent)
    return _list(lines, say, say("Impostors that nobody can tell"), "###")


def _reason(text: str, say: Language) -> str:
    return plain(text) or f"**{say('no reason')}**"


def _coverage(coverage: Coverage, say: Language) -> str:
    rows = (
        [plain(module.name), str(module.branches), *(str(module.reached.get(by, 0)) for by in coverage.by)]
        for module in coverage.modules
    )
    table = _table([say("module"), say("branches"), *(plain(say("by {name}", name=by)) for by in coverage.by)], rows)
    missed = [
        f"- {code(f'{gap.module}:{gap.line} -> {say.sentence(way(gap.to))}')} {plain(say('by {name}', name=gap.by))}: "
        f"{_reason(gap.reason, say)}"
        for gap in coverage.missed
    ]
    return "\n\n".join(filter(None, [f"## {say('Branches of the engine')}", table, "\n".join(missed)]))


def _mutation(mutation: Mutation, say: Language) -> str:
    rows = (
        [
            plain(module.name),
            str(module.tried),
            str(module.noticed),
            say.sentence(noticed_of(module).percent),
            plain(noticed_by(module), say),
        ]
        for module in mutation.modules
    )
    table = _table([say("module"), say("tried"), say("noticed"), say("share"), say("by")], rows)
    alive = [
        f"- {code(f'{edit.module}:{edit.line}')} {plain(edit.within)}: {code(edit.before)} → {code(edit.after)}"
        for edit in mutation.survivors
    ]
    heading = f"## {say('Changes to the engine, put before {names}', names=plain(mutation.asked))}"
    return "\n\n".join(filter(None, [heading, table, "\n".join(alive)]))
