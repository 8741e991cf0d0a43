"""Connects with the engine that a command asks: starts it, and makes the driver that asks it."""

from __future__ import annotations

import os
import sys
from collections.abc import Collection, Iterator
from contextlib import contextmanager

from tarock_language.message import message
from tarock_protocol.budget import Budget
from tarock_protocol.command_line import from_anywhere
from tarock_protocol.drivers import Conversation, InProcess
from tarock_protocol.errors import ProtocolError
from tarock_protocol.limits import Limits
from tarock_protocol.messages.answers import HelloAnswer
from tarock_protocol.piped import Subprocess
from tarock_protocol.program import Program
from tarock_protocol.user_files import reason_of
from tarock_running.inputs.engine import EngineChoice, split_command
from tarock_running.inputs.greeting import misnamed_fields, unknown_options, unknown_rules, unplayed_houses
from tarock_running.inputs.own_engine import reference
from tarock_running.inputs.own_process import reference_command
from tarock_running.inputs.preloading import load_all
from tarock_running.process.exits import AdapterBrokenError


@contextmanager
def connected(
    engine: EngineChoice,
    budget: Budget | None = None,
    rules: Collection[str] = (),
    program: Program | None = None,
) -> Iterator[Conversation]:
    """Start an engine, and give its driver once it has said hello; it is always closed at the end.

    ``rules`` are the rule sets that it is asked about, if known; the files of other rule sets are then not read.
    ``budget`` is that of the whole run, shared by all engines of the run; BudgetSpentError is raised if its time is up,
    here or at any question. ``program`` is its process, if that has ``begun`` already.
    """
    if not engine.is_reference:
        load_all(rules)
    driver = _connect(engine, budget, program=program)
    try:
        _check_greeting(engine, driver)
        yield driver
    finally:
        driver.close()


def _check_greeting(engine: EngineChoice, driver: Conversation) -> None:
    """Say on stderr which rule sets in ``hello`` are unknown; raise AdapterBrokenError for any other unknown name."""
    if engine.is_reference:
        return

    for told in unknown_rules(driver.hello.rules):
        sys.stderr.write(f"tarock: {engine.say('{engine} offers {what}', engine=engine.words, what=told)}\n")
    hello = driver.hello
    if faults := [
        *unknown_options(hello.rules),
        *unplayed_houses(hello),
        *(misnamed.said for misnamed in misnamed_fields(hello)),
    ]:
        fault, *more = faults
        if more:
            fault = message("{fault} (and {number} more)", fault=fault, number=len(more))
        raise AdapterBrokenError(message("{engine} offers in hello {fault}", engine=engine.words, fault=fault))


def _where_we_are(text: str) -> list[str]:
    """A command that finds the files it names in this folder, although the program runs in another one."""
    return from_anywhere(split_command(text), os.getcwd())  # noqa: PTH109 - the name of the folder is all that matters


def another_copy(engine: EngineChoice, budget: Budget, hello: HelloAnswer | None) -> Conversation:
    """Start another copy of an engine, which has said ``hello`` if it was asked yet.

    Raises AdapterBrokenError if it does not start.
    """
    return _connect(engine, budget, hello)


def _connect(
    engine: EngineChoice, budget: Budget | None, beside: HelloAnswer | None = None, program: Program | None = None
) -> Conversation:
    if engine.in_process:
        return InProcess(reference() if engine.house is None else engine.house.respond, budget=budget)
    command = reference_command(engine.variant) if engine.command is None else _where_we_are(engine.command)
    try:
        limits = Limits(timeout=engine.timeout, restarts=engine.restarts)
        return Subprocess(command, limits, budget=budget, beside=beside, program=program)
    except (OSError, ProtocolError) as fault:
        said = message("{engine} did not say hello: {fault}", engine=engine.words, fault=reason_of(fault))
        raise AdapterBrokenError(said) from fault
