"""From what happened at a table to the verdict, by whatever way the scenario was played."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Final

from tarock_steps.catalogue.plan import Planned, plan
from tarock_steps.errors import CatalogueError, Mismatch, bounded
from tarock_steps.protocol.errors import BudgetSpentError
from tarock_steps.suite.run import Run, fault_message, outcome_of
from tarock_steps.suite.scripts import Script
from tarock_steps.suite.verdicts import Outcome, Verdict
from tarock_steps.table import stand_ins
from tarock_steps.table.readings import NOTHING_FIXED, FixedReadings
from tarock_steps.words.table import Table

_GROUNDS: Final = 200
_LONGEST_GROUND: Final = 60
"""How many grounds a verdict keeps, and characters of each; our own answers have no more than eighty, all short."""
_OF_READINGS: Final = "the reading "
"""How a step begins that chooses one."""


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


def verdict_of(
    run: Run, planned: Planned, table: Table | None, *, step: str = "", fault: BaseException | None = None
) -> Verdict:
    """What came of a scenario that was played at ``table``: ``fault`` is what went wrong at ``step``, if anything did.

    Raises the fault where it says that there was no time left to find out, which ends the run.
    """
    if isinstance(fault, BudgetSpentError):
        raise fault
    exchanges = [] if table is None else list(table.exchanges)
    grounds = [] if table is None else [bounded(each, _LONGEST_GROUND) for each in sorted(table.grounds)[:_GROUNDS]]
    if fault is None:
        return Verdict(scenario=planned.id, outcome=Outcome.PASSED, exchanges=exchanges, grounds=grounds)
    outcome = outcome_of(fault)
    reading = _other_reading(run, planned) if outcome is Outcome.FAILED else None
    return Verdict(
        scenario=planned.id,
        outcome=outcome if reading is None else Outcome.OTHER_READING,
        message=fault_message(fault),
        step=step,
        expected=fault.expected if isinstance(fault, Mismatch) else "",
        given=fault.given if isinstance(fault, Mismatch) else "",
        reading=reading,
        exchanges=exchanges,
        grounds=grounds,
    )


def _other_reading(run: Run, planned: Planned) -> str | None:
    """The reading that the answer is right for, though it was asked for another one.

    The rows of other readings that set the same table are played once more under the reading that failed.
    """
    if planned.dispute is None or planned.reading is None:
        return None
    fixed = NOTHING_FIXED if run.rules is None else run.rules.readings
    for row in _rows(run.source, run.root).get((planned.feature, planned.name), ()):
        other = stand_ins.planned_with(row, fixed.fixed)
        if row.reading == planned.reading or _situation(other) != _situation(planned):
            continue
        asked = FixedReadings({**fixed.fixed, planned.dispute: planned.reading}, fixed.needs, fixed.unsaid)
        table = Table(run.driver, readings=asked, ids=run.ids)
        try:
            for deed in Script.of(other).deeds:
                deed(table)
        except BudgetSpentError:
            raise
        except Exception:  # noqa: BLE001, S112 - whatever went wrong, it is not this reading
            continue
        return row.reading
    return None


@functools.lru_cache(maxsize=8)
def _rows(source: str, root: Path | None) -> dict[tuple[str, str], list[Planned]]:
    """The scenarios of a source by feature and name: all rows of an outline together."""
    rows: dict[tuple[str, str], list[Planned]] = {}
    for one in plan(source, root):
        rows.setdefault((one.feature, one.name), []).append(one)
    return rows


def _situation(planned: Planned) -> list[object]:
    """What is given and done in a scenario, but for the reading."""
    return [
        (line.text, line.rows)
        for line in planned.lines
        if line.keyword != "then" and not line.text.startswith(_OF_READINGS)
    ]
