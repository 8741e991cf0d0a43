"""Plays the scenarios of a run with its driver, and sends a verdict on each to its sink."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from tarock_language.data import as_data
from tarock_language.message import Message
from tarock_protocol.drivers import Driver
from tarock_steps.catalogue.planned import Planned
from tarock_steps.suite.adapting import RewordingDriver
from tarock_steps.suite.deriving import Barred, Right, held_to, right
from tarock_steps.suite.judging import refuse_false_claims, verdict_of
from tarock_steps.suite.playthrough import Playthrough
from tarock_steps.suite.run import OtherRules, Run
from tarock_steps.suite.scripts import Script
from tarock_steps.suite.verdicts import Basis, Outcome, Verdict
from tarock_steps.suite.without_bidding import WithoutBidding, is_without_bidding
from tarock_steps.words.table import Table


def play_run(run: Run) -> None:
    """Ask every scenario of a run, in the order of the plan.

    BudgetSpentError if the time of the run is up before the end: what was reported until then is valid.
    """
    for planned in run.planned():
        run.sink(_verdict(run, planned) if run.rules is None else _verdict_by(run.rules, run, planned))


def _driver(run: Run) -> Driver:
    """The driver for a run; wrapped if the program answers ``play`` but not ``deal``."""
    if not is_without_bidding(run.driver.hello):
        return run.driver
    rules = run.right_rules()
    return run.driver if rules is None else WithoutBidding(run.driver, rules.reference)


def _after_line(run: Run, table: Table, found: Right | None = None) -> Callable[[int], None]:
    """The function to call after each line; it reports the line with the basis of its expectation."""
    hear = run.after_line
    if hear is None:
        return lambda _: None
    return lambda place: hear(place, table, Basis.TRANSCRIBED if found is None else found.basis_of(place))


def _verdict(run: Run, planned: Planned) -> Verdict:
    """The verdict on a scenario under its own rules."""
    table = Table(_driver(run), ids=run.ids)
    played = Playthrough(planned, table, after_line=_after_line(run, table))
    try:
        played.play()
        if run.is_reference:
            refuse_false_claims(planned, played.table)
    except Exception as fault:  # noqa: BLE001 - whatever it is, it is how the scenario ended
        return verdict_of(run, planned, played, fault)
    return verdict_of(run, planned, played)


def _verdict_by(rules: OtherRules, run: Run, planned: Planned) -> Verdict:
    """The verdict on a scenario under other rules."""
    script = Script.of(planned)
    found = right(script, rules)
    if isinstance(found, Barred):
        return Verdict(
            scenario=planned.id,
            outcome=Outcome.UNPLAYABLE,
            message=str(found.reason),
            fault=as_data(found.reason) if isinstance(found.reason, Message) else {},
            step=script.lines[found.line].text,
            grounds=list(found.grounds),
        )
    verdict = _held_against(found, rules, run, script)
    idle = [clause for clause in planned.clauses if clause not in found.grounds or clause in verdict.idle]
    basis = verdict.basis if verdict.outcome is Outcome.BEYOND else found.basis
    return replace(verdict, basis=basis, idle=idle)


def _held_against(found: Right, rules: OtherRules, run: Run, script: Script) -> Verdict:
    """Play a scenario with the program, and compare with what is right: as written, or as derived by the rules."""
    held, comparison = held_to(script, found)
    table = Table(
        RewordingDriver.of(_driver(run), found.reworded), readings=rules.readings, ids=run.ids, comparison=comparison
    )
    after_line = _after_line(run, table, found)
    played = Playthrough(script.planned, table, held.deeds.__getitem__, after_line)
    try:
        played.play()
    except Exception as fault:  # noqa: BLE001 - whatever it is, it is how the scenario ended
        return verdict_of(run, script.planned, played, fault)
    return verdict_of(run, script.planned, played)
