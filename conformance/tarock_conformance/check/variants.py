"""Which scenarios a chosen reading overrides: those that the reference itself does not meet under it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarock_conformance.inputs.engine import EngineChoice, connected
from tarock_conformance.process.progress import progress
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.verdicts import Outcome, Verdict

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tarock_steps.catalogue.plan import Planned


def overridden(rules: str, options: Mapping[str, str], chosen: tuple[Planned, ...]) -> tuple[str, ...]:
    """The ids of scenarios whose expectation was written for another reading of one of ``options``.

    The rows of a dispute that the only option decides are not among them: they were written for it.
    Where there are several options, another one of them may contradict a row.
    """
    others = tuple(one for one in chosen if set(options) != {one.dispute})
    if not options or not others:
        return ()
    unmet: list[str] = []
    with (
        connected(EngineChoice(in_process=True)) as driver,
        progress("sorting out what the readings change", len(others)) as step,
    ):

        def sink(verdict: Verdict) -> None:
            if verdict.outcome is not Outcome.PASSED:
                unmet.append(verdict.scenario)
            step(0)

        play_run(Run(driver=driver, sink=sink, source=rules, options=options, reference=True, chosen=others))
    return tuple(unmet)
