"""A bug as the text of an issue: the rule, what the program does, an example with cards, and how to reproduce it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from tarock_protocol.strangers_text import SENTENCE, shown, visible
from tarock_reports.ledger.checks import Ledger
from tarock_reports.pages.markdown import code, plain
from tarock_reports.verdict import wording
from tarock_reports.verdict.bugs import Bug, bugs
from tarock_reports.verdict.cases import Case
from tarock_reports.verdict.causes import ruling_of
from tarock_reports.verdict.reproduce import command
from tarock_reports.verdict.scenes import SceneStep, steps_of
from tarock_steps.catalogue.by_readings import catalogue_by
from tarock_steps.catalogue.loading import Catalogue
from tarock_steps.suite.verdicts import Outcome

_CLAUSES: Final = 6
"""How many clauses are quoted in words."""

_OTHERS: Final = 10
"""How many further scenarios are named."""

_WIRE: Final = 4_000
"""How many characters of a raw question and of a raw answer are shown."""


class Issue(NamedTuple):
    """An issue: the name of its file, its title, and its Markdown text with the title as heading."""

    name: str
    title: str
    text: str


def issues(ledger: Ledger, catalogue: Catalogue) -> tuple[Issue, ...]:
    """An issue for each bug of a run, in the order of the bugs."""
    found = bugs(ledger)
    return tuple(_issue(ledger, catalogue, bug, number) for number, bug in enumerate(found, start=1))


def _issue(ledger: Ledger, catalogue: Catalogue, bug: Bug, number: int) -> Issue:
    title = _title(ledger, bug)
    first = (bug.clauses or ("bug",))[0]
    name = f"{ledger.header.rules}-{number:02}-{re.sub(r'[^A-Za-z0-9-]', '', first)}.md"
    parts = [
        f"# {plain(title)}",
        _about(ledger),
        *_rules(ledger, catalogue, bug),
        *_instead(bug),
        *_example(ledger, bug.cases[0]),
        *_others(bug),
    ]
    return Issue(name, title, "\n\n".join(parts) + "\n")


def _title(ledger: Ledger, bug: Bug) -> str:
    rules, clauses = ledger.header.rules, " ".join(bug.clauses[:1])
    verdict = bug.cases[0].verdict
    if bug.cause is not None:
        where = ruling_of(bug.cause)
        return shown(f"{rules}, {clauses}: {f'{where}: ' if where else ''}{bug.cause.sentence}", SENTENCE)
    if verdict is not None and bug.outcome is Outcome.ERRORED:
        return shown(f"{rules}: {verdict.message}", SENTENCE)
    if verdict is not None and verdict.reading:
        return shown(f"{rules}, {clauses}: plays {wording.reading_text(verdict)}", SENTENCE)
    return shown(f"{rules}, {clauses}: {bug.outcome or ''}: {bug.cases[0].scenario.name}", SENTENCE)


def _about(ledger: Ledger) -> str:
    header = ledger.header
    lines = [
        f"- program: {plain(wording.engine_title(header))}",
        f"- rules: {plain(wording.rules_text(header))}, options: {plain(wording.options_text(header))}",
        f"- suite: {plain(header.suite)}, protocol {header.protocol}",
    ]
    return "\n".join(lines)


def _rules(ledger: Ledger, catalogue: Catalogue, bug: Bug) -> Iterator[str]:
    """The clauses in words, with the source and the statements that each comes from."""
    said = catalogue_by(catalogue, ledger.header.readings_of(bug.cases[0].scenario)).clauses
    lines = []
    for clause_id in bug.clauses[:_CLAUSES]:
        clause = said.get(clause_id)
        told = (
            f": {plain(clause.en)} ({plain(catalogue.title)}, {plain('; '.join(clause.statements))})" if clause else ""
        )
        lines.append(f"- **{plain(clause_id)}**{told}")
    if len(bug.clauses) > _CLAUSES:
        lines.append(f"- and {len(bug.clauses) - _CLAUSES} more clauses")
    if lines:
        yield "## What the rules say"
        yield "\n".join(lines)


def _instead(bug: Bug) -> Iterator[str]:
    cause = bug.cause
    if cause is None:
        return
    yield "## What it does instead"
    explains = "1 failure" if len(cause.explains) == 1 else f"{len(cause.explains)} failures"
    agrees = "1 scenario" if cause.agrees == 1 else f"{cause.agrees} scenarios"
    several = f" ({', '.join(map(plain, cause.about))})" if len(cause.about) > 1 else ""
    yield (
        f"{plain(cause.sentence[:1].upper() + cause.sentence[1:])}{several}. Our engine, changed that way, gives the"
        f" program's answers: that explains {explains} and agrees with {agrees} that passed."
    )
    if lines := cause.profile.splitlines():
        yield f"If this is a house rule, a profile says it: {', '.join(map(code, lines))}"
    if cause.equals:
        yield f"Equally possible: {', '.join(code(equal.id) for equal in cause.equals)}"


def _example(ledger: Ledger, case: Case) -> Iterator[str]:
    verdict, scenario = case.verdict, case.scenario
    if verdict is None:
        message = f"{scenario.id} has no verdict to show"
        raise ValueError(message)
    yield f"## Example: {plain(wording.title(scenario))}"
    yield _fenced("\n".join(line for step in steps_of(scenario.steps, verdict.step) for line in _step(step)))
    facts = (
        ("refuses", verdict.action),
        ("lacking", wording.listed(verdict.lacking)),
        ("too much", wording.listed(verdict.too_much)),
        ("expected", verdict.expected),
        ("given", verdict.given),
        ("right for the reading", wording.reading_text(verdict)),
        ("message", wording.message_of(verdict)),
    )
    yield "\n".join(f"- {label}: {code(shown(value, SENTENCE, lines=True))}" for label, value in facts if value)
    for last in verdict.exchanges[-1:]:
        sent = (("asked", last.question), ("answered", last.answer), ("stderr", last.stderr))
        yield "As it was sent:"
        yield _fenced("\n".join(f"{label} {shown(text, _WIRE)}" for label, text in sent if text))
    yield "To repeat it:"
    yield _fenced(command(ledger.header, verdict), "sh")


def _step(step: SceneStep) -> Iterator[str]:
    yield f"{'▶ ' if step.failing else '  '}{visible(step.text, lines=True)}"
    for row in step.rows:
        yield f"      | {' | '.join(map(visible, row))} |"


def _others(bug: Bug) -> Iterator[str]:
    others = bug.cases[1:]
    if not others:
        return
    yield f"## Shown by {len(others)} more"
    lines = [f"- {code(case.scenario.id)}" for case in others[:_OTHERS]]
    if len(others) > _OTHERS:
        lines.append(f"- and {len(others) - _OTHERS} more")
    yield "\n".join(lines)


def _fenced(text: str, language: str = "text") -> str:
    """The text as a fenced block: the fence has more backticks than the text, invisible characters are escaped."""
    safe = visible(text, lines=True)
    fence = "`" * max(3, max(map(len, re.findall(r"`+", safe)), default=0) + 1)
    return f"{fence}{language}\n{safe}\n{fence}"
