"""The scenarios of a run played one after the other, by the same step functions as under pytest but without it."""

from __future__ import annotations

from tarock_steps.catalogue.plan import Planned
from tarock_steps.suite.judging import refuse_false_claims, verdict_of
from tarock_steps.suite.run import Run
from tarock_steps.suite.scripts import step_deed
from tarock_steps.suite.verdicts import Verdict
from tarock_steps.words.table import Table


def play_run(run: Run) -> None:
    """Ask every scenario of a run, in the order of the plan.

    BudgetSpentError where the time of the run is up before all were asked: what was reported until then stands.
    """
    for planned in run.planned():
        run.sink(_verdict(run, planned))


def _verdict(run: Run, planned: Planned) -> Verdict:
    step = ""
    table = Table(run.driver, options=run.options, ids=run.ids)
    try:
        for line in planned.lines:
            step = line.text
            step_deed(line)(table)
        step = ""
        if run.reference:
            refuse_false_claims(planned, table)
    except Exception as fault:  # noqa: BLE001 - whatever it is, it is how the scenario ended
        return verdict_of(run, planned, table, step=step, fault=fault)
    return verdict_of(run, planned, table)
