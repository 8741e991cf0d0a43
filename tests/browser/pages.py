"""Pages to look at: of the real scenarios of a rule set, with verdicts that nobody gave."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
from tests.unit import made_up_proof as made
from tests.unit.made_up import DECLINED, ERRORED, FAILED, OTHER_READING, PASSED

from tarock_checking.report.formats import evidence_of
from tarock_protocol.drivers import WireExchange
from tarock_reports.ledger import records
from tarock_reports.ledger.check_lines import AskedEngine, CheckHeader, PlannedScenario, ReadingLine, plan_of
from tarock_reports.ledger.checks import Ledger, LedgerWriter
from tarock_reports.ledger.proof_lines import Fate
from tarock_reports.pages import html
from tarock_reports.pages.evidence_page import render_evidence_page
from tarock_steps.catalogue.loading import load_catalogue
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.planned import Planned
from tarock_steps.suite.verdicts import Outcome, Verdict

WRONG = (FAILED, OTHER_READING, ERRORED)
_EVERY = 37
"""One in so many scenarios goes wrong."""


def verdict(number: int, planned: Planned) -> Verdict:
    """Now and then something is wrong, a fifth is declined, the rest passes."""
    outcome = WRONG[number // _EVERY % len(WRONG)] if number % _EVERY == 0 else DECLINED if number % 5 == 0 else PASSED
    wrong = outcome in (FAILED, OTHER_READING)
    kind = "deal" if number % 2 else "may_play"
    question = f'{{"ask":"{kind}","id":{number},"rules":"lungau","cards":"{"x" * 300}"}}'
    return Verdict(
        scenario=planned.id,
        outcome=outcome,
        message=_message(outcome, kind),
        step=planned.steps[-1] if wrong else "",
        expected=planned.steps[-1] if wrong else "",
        given="Vorhand may play I II III IV V VI VII VIII IX X XI XII" if wrong else "",
        exchanges=[] if outcome is PASSED else [WireExchange(question, '{"id":1,"answer":{"legal":["I"]}}')],
        grounds=list(planned.clauses),
    )


def _message(outcome: Outcome, kind: str) -> str:
    if outcome is DECLINED:
        return f"does not answer the question '{kind}'"
    return "" if outcome is PASSED else f"it is {outcome.value}, " + "as-a-word-that-nothing-breaks-" * 8


def check(folder: Path, rules: str = "lungau", of: Callable[[int, Planned], Verdict] = verdict) -> Path:
    """The page of a check."""
    planned = plan(rules)
    scenarios = [PlannedScenario.of(scenario) for scenario in planned]
    header = CheckHeader(
        suite="0.1.0",
        protocol=1,
        source=rules,
        rules=rules,
        engine=AskedEngine("Pipe Tarock", "2.1", "Node", "https://example.org/tarock", "node adapter.js"),
        plan=plan_of(scenarios),
        planned=scenarios,
    )
    with LedgerWriter(folder / "ledger.jsonl", header) as writer:
        verdicts = [of(number, scenario) for number, scenario in enumerate(planned)]
        explained = [made.scenario for made in verdicts if made.outcome is OTHER_READING]
        for made in verdicts:
            writer.add(msgspec.structs.replace(made, outcome=FAILED) if made.outcome is OTHER_READING else made)
        writer.plays(ReadingLine(option="other", reading="one", scenarios=explained))
    page = folder / "page.html"
    page.write_text(html.render_page(Ledger.read(folder / "ledger.jsonl"), load_catalogue(rules)), encoding="utf-8")
    return page


def all_wrong(_: int, planned: Planned) -> Verdict:
    """More than can be shown in full."""
    return Verdict(scenario=planned.id, outcome=FAILED, step=planned.steps[-1], expected="so", given="otherwise")


def evidence(folder: Path) -> Path:
    """The page of what the suite would catch."""
    ledgers = [
        made.proof(folder / "proof.jsonl", [made.impostor(), made.impostor(Fate.NOT_CAUGHT, 2)]),
        made.exercise(folder / "exercise.jsonl", {made.CLAUSE: {"features": 1, "laws": 12}}),
        made.coverage(folder / "coverage.jsonl"),
        made.mutation(folder / "mutation.jsonl"),
    ]
    found = [ledger for ledger in map(records.read_ledger, ledgers) if isinstance(ledger, records.Record)]
    page = folder / "page.html"
    page.write_text(render_evidence_page(evidence_of(found)), encoding="utf-8")
    return page
