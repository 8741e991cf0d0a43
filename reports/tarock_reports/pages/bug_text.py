"""Writes a bug as the text of an issue: the rule, what the program does, an example with cards, how to reproduce it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from tarock_language.message import Language, Message, message
from tarock_protocol.strangers_text import SENTENCE, shown, visible
from tarock_reports.ledger.checks import Ledger
from tarock_reports.pages.markdown import code, plain
from tarock_reports.verdict import wording
from tarock_reports.verdict.bugs import Bug, bugs
from tarock_reports.verdict.cases import Case
from tarock_reports.verdict.reproduce import command
from tarock_reports.verdict.scenes import SceneStep, step_in, steps_of
from tarock_steps.catalogue.by_readings import catalogue_by
from tarock_steps.catalogue.entries import entry_text
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


def issues(ledger: Ledger, catalogue: Catalogue, say: Language) -> tuple[Issue, ...]:
    """An issue for each bug of a run, in the order of the bugs."""
    found = bugs(ledger)
    return tuple(_issue(ledger, catalogue, bug, number, say) for number, bug in enumerate(found, start=1))


def _issue(ledger: Ledger, catalogue: Catalogue, bug: Bug, number: int, say: Language) -> Issue:
    title = shown(say.sentence(bug_title(ledger, bug)), SENTENCE)
    first = (bug.clauses or ("bug",))[0]
    name = f"{ledger.header.rules}-{number:02}-{re.sub(r'[^A-Za-z0-9-]', '', first)}.md"
    parts = [
        f"# {plain(title)}",
        run_lines(ledger, say),
        *clause_lines(ledger, catalogue, bug, say),
        *_instead(bug, say),
        *example_lines(ledger, bug.cases[0], say),
        *_others(bug, say),
    ]
    return Issue(name, title, "\n\n".join(parts) + "\n")


def bug_title(ledger: Ledger, bug: Bug) -> Message:
    """The rules, the first clause and what is wrong, as a title."""
    rules, clauses = ledger.header.rules, " ".join(bug.clauses[:1])
    verdict = bug.cases[0].verdict
    if bug.cause is not None:
        told = bug.cause.said
    elif verdict is not None and bug.outcome is Outcome.ERRORED:
        return message("{place}: {fault}", place=rules, fault=verdict.said)
    elif verdict is not None and verdict.reading:
        told = message("plays {reading}", reading=wording.reading_text(verdict))
    else:
        outcome = wording.OUTCOMES[bug.outcome] if bug.outcome else ""
        told = message("{place}: {fault}", place=outcome, fault=bug.cases[0].scenario.name)
    return message("{rules}, {clauses}: {fault}", rules=rules, clauses=clauses, fault=told)


def run_lines(ledger: Ledger, say: Language) -> str:
    """The program, the rules and the suite of a run, as a list in Markdown."""
    header = ledger.header
    lines = [
        message("program: {program}", program=wording.engine_title(header)),
        message(
            "rules: {rules}, options: {options}", rules=wording.rules_text(header), options=wording.options_text(header)
        ),
        message("suite: {suite}, protocol {protocol}", suite=header.suite, protocol=header.protocol),
    ]
    return "\n".join(f"- {plain(line, say)}" for line in lines)


def clause_lines(ledger: Ledger, catalogue: Catalogue, bug: Bug, say: Language) -> Iterator[str]:
    """The clauses in words in Markdown, with the source and the statements that each comes from."""
    said = catalogue_by(catalogue, ledger.header.readings_of(bug.cases[0].scenario)).clauses
    lines = []
    for clause_id in bug.clauses[:_CLAUSES]:
        clause = said.get(clause_id)
        of = f"({plain(catalogue.title)}, {plain('; '.join(clause.statements))})" if clause else ""
        told = f": {plain(entry_text(clause, say))} {of}" if clause else ""
        lines.append(f"- **{plain(clause_id)}**{told}")
    if len(bug.clauses) > _CLAUSES:
        lines.append(f"- {say('and {number} more clauses', number=len(bug.clauses) - _CLAUSES)}")
    if lines:
        yield f"## {say('What the rules say')}"
        yield "\n".join(lines)


def _instead(bug: Bug, say: Language) -> Iterator[str]:
    cause = bug.cause
    if cause is None:
        return
    yield f"## {say('What it does instead')}"
    yield say(
        "{cause:^}. Our engine, changed that way, gives the program's answers: that explains {explains} and agrees "
        "with {agrees} that passed.",
        cause=plain(cause.said, say),
        explains=message("{number} failure", "{number} failures", number=len(cause.explains)),
        agrees=wording.scenarios_text(cause.agrees),
    )
    if lines := cause.profile.splitlines():
        yield say("If this is a house rule, a profile says it: {lines}", lines=[*map(code, lines)])
    if cause.equals:
        yield say("Equally possible: {causes}", causes=[plain(equal.said, say) for equal in cause.equals])


def example_lines(ledger: Ledger, case: Case, say: Language) -> Iterator[str]:
    """A scenario that went wrong in Markdown: its steps, both answers, and the command that repeats it."""
    verdict, scenario = case.judged, case.scenario
    yield f"## {say('Example: {scenario}', scenario=plain(wording.title(scenario, say)))}"
    steps = steps_of(scenario.steps, verdict.step)
    yield _fenced("\n".join(line for step in steps for line in _step(step_in(step, say) or step)))
    facts = (
        (say("refuses"), verdict.action),
        *wording.answer_differences(verdict, say),
        (say("right for the reading"), wording.reading_text(verdict)),
        (say("message"), wording.message_of(verdict, say)),
    )
    yield "\n".join(f"- {label}: {code(shown(value, SENTENCE, lines=True))}" for label, value in facts if value)
    for last in verdict.exchanges[-1:]:
        answer = wording.answer_sent(verdict, last)
        sent = ((say("asked"), last.question), (say("answered"), answer), ("stderr", last.stderr))
        yield say("As it was sent:")
        yield _fenced("\n".join(f"{label} {shown(text, _WIRE)}" for label, text in sent if text))
    yield say("To repeat it:")
    yield _fenced(command(ledger.header, verdict), "sh")


def _step(step: SceneStep) -> Iterator[str]:
    yield f"{'▶ ' if step.failing else '  '}{visible(step.text, lines=True)}"
    for row in step.rows:
        yield f"      | {' | '.join(map(visible, row))} |"


def _others(bug: Bug, say: Language) -> Iterator[str]:
    others = bug.cases[1:]
    if not others:
        return
    yield f"## {say('Shown by {number} more', number=len(others))}"
    lines = [f"- {code(case.scenario.id)}" for case in others[:_OTHERS]]
    if len(others) > _OTHERS:
        lines.append(f"- {say('and {number} more', number=len(others) - _OTHERS)}")
    yield "\n".join(lines)


def _fenced(text: str, language: str = "text") -> str:
    """The text as a fenced block: the fence has more backticks than the text, invisible characters are escaped."""
    safe = visible(text, lines=True)
    fence = "`" * max(3, max(map(len, re.findall(r"`+", safe)), default=0) + 1)
    return f"{fence}{language}\n{safe}\n{fence}"
