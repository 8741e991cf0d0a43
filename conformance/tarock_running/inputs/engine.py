"""The engine that a command asks, from its command line, and the process of our own, which begins early."""

from __future__ import annotations

import functools
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from tarock_language.message import ENGLISH, Language, Message, message
from tarock_protocol.command_line import program_and_arguments
from tarock_protocol.program import Program
from tarock_running.inputs.engine_values import LONGEST
from tarock_running.inputs.own_process import own_process
from tarock_running.inputs.profile import house_at
from tarock_running.process.exits import UsageFaultError

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


@contextmanager
def started_early(engine: EngineChoice) -> Iterator[Program | None]:
    """The process of the reference, started while we are still loading; None for any other program.

    Before another program is started, everything is read.
    """
    if not engine.is_reference or engine.in_process:
        yield None
        return
    program = own_process(engine.variant)
    try:
        yield program
    finally:
        program.discard()
