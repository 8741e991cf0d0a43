"""Makes a driver from the command line: which program is asked, and how."""

from __future__ import annotations

import functools
import os
import re
import shutil
import sys
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from tarock_language.message import ENGLISH, Language, Message, message
from tarock_protocol.budget import Budget
from tarock_protocol.command_line import from_anywhere, program_and_arguments
from tarock_protocol.drivers import Conversation, InProcess
from tarock_protocol.errors import ProtocolError
from tarock_protocol.limits import Limits
from tarock_protocol.messages.answers import HelloAnswer
from tarock_protocol.piped import Subprocess
from tarock_protocol.program import Program
from tarock_protocol.user_files import reason_of
from tarock_running.inputs.engine_values import LONGEST
from tarock_running.inputs.greeting import misnamed_fields, unknown_options, unknown_rules, unplayed_houses
from tarock_running.inputs.own_engine import reference
from tarock_running.inputs.preloading import load_all
from tarock_running.inputs.profile import house_at
from tarock_running.process.exits import AdapterBrokenError, UsageFaultError

if TYPE_CHECKING:
    from tarock_reference.houses.house import House

_SETS_A_VARIABLE = re.compile(r"[A-Za-z_]\w*=.*")


@dataclass(frozen=True, kw_only=True)
class EngineChoice:
    """The engine to ask: a program by its command, or the reference, over a pipe or in this process.

    ``variant`` is the profile that the reference plays by, if there is one; a program does not get it.
    ``say`` is the language of what is said on stderr while it is asked.
    """

    command: str | None = None
    in_process: bool = False
    timeout: float = 5.0
    restarts: int = 10
    variant: Path | None = None
    say: Language = field(default=ENGLISH, compare=False)

    def __post_init__(self) -> None:
        """Refuse options that contradict each other, a malformed command, and a timeout out of range."""
        if self.command is not None and self.in_process:
            raise UsageFaultError(message("--in-process: asks the reference engine, so it cannot go with --engine"))
        if self.command is not None:
            split_command(self.command)
        if not 0 < self.timeout <= LONGEST:
            raise UsageFaultError(
                message(
                    "--timeout: expected a number of seconds above 0 and up to a day, not {given}",
                    given=f"{self.timeout:g}",
                )
            )

    @functools.cached_property
    def house(self) -> House | None:
        """The house of ``variant``, if there is one; refuses a profile with mistakes."""
        return None if self.variant is None else house_at(self.variant)

    def of_command(self, command: str) -> EngineChoice:
        """Another program with the same settings; it shares the house, which is read before any program runs."""
        other = replace(self, command=command)
        other.__dict__["house"] = self.house
        return other

    @property
    def is_reference(self) -> bool:
        """Whether the reference engine is asked, which must always name its grounds."""
        return self.command is None

    @property
    def words(self) -> Message:
        """The name of the engine in messages."""
        if self.command is None:
            return message("the reference engine")
        return message("the engine '{command}'", command=self.command)


def split_command(text: str) -> list[str]:
    """Split a command into the program and its arguments, as a shell does (on Windows by the rules there).

    Raises UsageFaultError if it cannot be split, is empty, or begins with a variable.
    """
    try:
        parts = program_and_arguments(text)
    except ValueError as fault:
        raise UsageFaultError(
            message(
                "--engine: cannot parse the command {command}: {reason}", command=repr(text), reason=str(fault).lower()
            )
        ) from fault
    if not parts or not parts[0]:
        raise UsageFaultError(message("--engine: expected a command that starts an engine, such as 'node adapter.js'"))
    if len(parts) > 1 and _SETS_A_VARIABLE.fullmatch(parts[0]) and shutil.which(parts[0]) is None:
        raise UsageFaultError(
            message(
                "--engine: {program} is no program. No shell reads the command, so set a variable with `env`: "
                "'env {command}'; NAME='CMD …' is for several --engine",
                program=parts[0],
                command=text.strip(),
            )
        )
    return parts


def reference_command(variant: Path | None = None) -> list[str]:
    """The command that starts the reference engine; ``-P`` ignores modules in the current folder."""
    played = [] if variant is None else [str(variant.absolute())]
    return [sys.executable, "-P", "-m", "tarock_checking.serve", *played]


@contextmanager
def started_early(engine: EngineChoice) -> Iterator[Program | None]:
    """The process of the reference, started while we are still loading; None for any other program.

    Before another program is started, everything is read.
    """
    if not engine.is_reference or engine.in_process:
        yield None
        return
    program = Program(reference_command(engine.variant))
    try:
        yield program
    finally:
        program.discard()


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
