"""From what happened at a table to the verdict, by whatever way the scenario was played."""

from __future__ import annotations

from typing import Final

from tarock_steps.catalogue.plan import Planned
from tarock_steps.errors import CatalogueError, Mismatch, bounded
from tarock_steps.protocol.errors import BudgetSpentError
from tarock_steps.suite.run import fault_message, outcome_of
from tarock_steps.suite.verdicts import Outcome, Verdict
from tarock_steps.words.table import Table

_GROUNDS: Final = 200
_LONGEST_GROUND: Final = 60
"""How many grounds a verdict keeps, and characters of each; our own answers have no more than eighty, all short."""


def refuse_false_claims(planned: Planned, table: Table) -> None:
    """CatalogueError where a scenario cites a clause on which nothing rests that it has checked, or no such refusal."""
    for clause, grounds in table.refusals:
        if clause not in grounds:
            reason = f"the scenario claims a refusal under {clause} but it rests on {', '.join(grounds) or 'nothing'}"
            raise CatalogueError(reason, file=planned.feature, place=f"line {planned.line}")
    claimed = [clause for clause in planned.clauses if clause not in table.grounds]
    if claimed:
        rests = ", ".join(sorted(table.grounds)) or "nothing"
        reason = f"the scenario claims {', '.join(claimed)} but the answer rests on {rests}"
        raise CatalogueError(reason, file=planned.feature, place=f"line {planned.line}")


def verdict_of(planned: Planned, table: Table | None, *, step: str = "", fault: BaseException | None = None) -> Verdict:
    """What came of a scenario that was played at ``table``: ``fault`` is what went wrong at ``step``, if anything did.

    Raises the fault where it says that there was no time left to find out, which ends the run.
    """
    if isinstance(fault, BudgetSpentError):
        raise fault
    exchanges = [] if table is None else list(table.exchanges)
    grounds = [] if table is None else [bounded(each, _LONGEST_GROUND) for each in sorted(table.grounds)[:_GROUNDS]]
    if fault is None:
        return Verdict(scenario=planned.id, outcome=Outcome.PASSED, exchanges=exchanges, grounds=grounds)
    return Verdict(
        scenario=planned.id,
        outcome=outcome_of(fault),
        message=fault_message(fault),
        step=step,
        expected=fault.expected if isinstance(fault, Mismatch) else "",
        given=fault.given if isinstance(fault, Mismatch) else "",
        exchanges=exchanges,
        grounds=grounds,
    )
