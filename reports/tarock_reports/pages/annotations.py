"""A run as workflow commands of GitHub Actions, which shows them beside a job: the verdict, and each bug."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tarock_language.message import Language, message
from tarock_protocol.strangers_text import SENTENCE, shown
from tarock_reports.ledger.checks import Ledger
from tarock_reports.pages.bug_text import bug_title
from tarock_reports.verdict import wording
from tarock_reports.verdict.bugs import bugs
from tarock_reports.verdict.reproduce import command
from tarock_reports.verdict.summary import Conformity, summarise

_MOST: Final = 10
"""How many annotations a step may have; more are not shown."""

_LEVELS: Final = {
    Conformity.CONFORM: "notice",
    Conformity.BUT_FOR_KNOWN: "notice",
    Conformity.INCONCLUSIVE: "warning",
    Conformity.CUT_OFF: "warning",
    Conformity.OUTDATED: "warning",
}
"""How loud a verdict is; all others are errors."""


def render_annotations(ledgers: Sequence[Ledger], say: Language) -> str:
    """The verdict of each run and its bugs, a line each, as many as are shown."""
    lines = [line for ledger in ledgers for line in _verdict(ledger, say)]
    found = [line for ledger in ledgers for line in _bugs(ledger, say)]
    return "".join([*lines, *found[: max(0, _MOST - len(lines))]])


def _verdict(ledger: Ledger, say: Language) -> Iterator[str]:
    summary = summarise(ledger)
    by = message("{what} by {rules}", what=wording.engine_title(ledger.header), rules=wording.rules_text(ledger.header))
    yield _line(_LEVELS.get(summary.conformity, "error"), say.sentence(by), summary.told(say))


def _bugs(ledger: Ledger, say: Language) -> Iterator[str]:
    for bug in bugs(ledger):
        case = bug.cases[0]
        again = command(ledger.header, case.verdict) if case.verdict else ""
        told = say(
            "{scenarios}, first {scenario}; again: {command}",
            scenarios=wording.scenarios_text(len(bug.cases)),
            scenario=case.scenario.id,
            command=again,
        )
        yield _line("error", say.sentence(bug_title(ledger, bug)), told)


def _line(level: str, title: str, text: str) -> str:
    """A workflow command; what a program says of itself ends neither its line nor its title."""
    name = _escaped(shown(title, SENTENCE)).replace(":", "%3A").replace(",", "%2C")
    return f"::{level} title={name}::{_escaped(shown(text, SENTENCE))}\n"


def _escaped(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")
