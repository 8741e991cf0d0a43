"""Derives the expectations of a scenario under other rules than those that it was written for.

The scenario is first played with the reference engine by the rules asked for: every check reads its part out of the
right answers. Then it is played with the program, whose answers have to have the same parts. If the right part says
what is written in the scenario, to the same question, the expectation is called transcribed; otherwise derived. A
scenario that chooses the readings itself is played as it is written. Nothing that the program says affects what is
right.
"""

from __future__ import annotations

import contextlib
import dataclasses
import re
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from tarock_language.data import from_data
from tarock_language.message import Argument, Message, message
from tarock_protocol.errors import Declined, ProtocolError, TableError
from tarock_steps.errors import Mismatch, RefusedError
from tarock_steps.expect.comparing import AS_WRITTEN, AsIsRight, Comparison, EndOfReadingError, Part, PartsRead
from tarock_steps.suite.adapting import Adapting, Rewording
from tarock_steps.suite.run import OtherRules
from tarock_steps.suite.scripts import THEN, Deed, Script
from tarock_steps.suite.verdicts import Basis
from tarock_steps.table.readings import FixedReadings
from tarock_steps.words.table import Table

_CHOOSES: Final = re.compile(r'the reading "(?P<reading>[^"]*)" of "(?P<option>[^"]*)"')
"""The step with which a scenario chooses a reading itself."""
ALLOWED: Final = "that is allowed"
"""The check that the last action is allowed."""


class Barred(NamedTuple):
    """Why a scenario cannot be played by other rules: the line, the reason, and the clauses."""

    line: int
    reason: Message | str
    grounds: tuple[str, ...] = ()

    def of(self, scenario: str) -> Message:
        """The scenario and the reason, followed by the clauses if there are any."""
        if not self.grounds:
            return message("{scenario}: {reason}", scenario=scenario, reason=self.reason)
        return message("{scenario}: {reason} [{clauses}]", scenario=scenario, reason=self.reason, clauses=self.grounds)


class Right(NamedTuple):
    """What is right in a scenario under the rules asked for: the parts that are read, by line with an expectation.

    ``grounds`` are the clauses on which all of it rests, ``changed`` the clauses of the lines that are not as written,
    and ``reworded`` the questions that are asked in other words.
    """

    parts: Mapping[int, list[Part]]
    basis: Basis
    grounds: frozenset[str]
    changed: frozenset[str] = frozenset()
    reworded: Mapping[bytes, Rewording] = MappingProxyType({})

    def basis_of(self, place: int) -> Basis:
        """The basis of the expectation of a line."""
        is_as_written = self.basis is Basis.TRANSCRIBED or _is_each_as_written(self.parts.get(place, ()))
        return Basis.TRANSCRIBED if is_as_written else Basis.DERIVED


class LineRead(NamedTuple):
    """The parts that a line of a scenario reads, and the clauses on which they rest."""

    parts: list[Part]
    grounds: frozenset[str]


class Rehearsal:
    """A scenario played with the reference by the rules asked for, line by line, whatever values it expects."""

    def __init__(self, script: Script, rules: OtherRules) -> None:
        own: dict[str, str] = {}
        self._script = script
        self._reading = PartsRead()
        self._adapting = Adapting(rules.reference, rules.written, own)
        self.table = Table(self._adapting, readings=rules.readings, comparison=self._reading)
        self.table.given.options = own

    @property
    def reworded(self) -> Mapping[bytes, Rewording]:
        """The questions that are asked in other words so far."""
        return self._adapting.known

    def play(self, place: int) -> LineRead:
        """Play the line at ``place``, after all lines before it; raises what its step raises."""
        is_tested = self._script.lines[place].text == ALLOWED and self.table.course.actions
        self._adapting.tested = len(self.table.course.before) if is_tested else None
        with contextlib.suppress(EndOfReadingError):
            self._script.deeds[place](self.table)
        return LineRead(self._reading.taken(), self.table.taken_grounds())


def right(script: Script, rules: OtherRules) -> Right | Barred:
    """What is right in a scenario by other rules, or why it cannot be played by them."""
    if rules.has_only_readings and has_them_anyway(script, rules.readings):
        return Right({}, Basis.TRANSCRIBED, frozenset(script.planned.clauses))
    rehearsal = Rehearsal(script, rules)
    parts: dict[int, list[Part]] = {}
    changed: set[str] = set()
    grounds: set[str] = set()
    for place, line in enumerate(script.lines):
        try:
            read = rehearsal.play(place)
        except RefusedError as refused:
            return Barred(place, refused.refusal, refused.grounds)
        except (
            Declined,
            ProtocolError,
        ) as fault:  # declined where a deal is over before its first card: it has no lines
            return Barred(place, message("it cannot be asked by these rules: {fault}", fault=_told(fault)))
        except TableError as fault:
            return Barred(place, fault.said)
        except Mismatch as fault:
            return Barred(place, fault.said)
        if line.keyword == THEN:
            parts[place] = read.parts
            grounds |= read.grounds
            changed |= read.grounds if not _is_each_as_written(read.parts) else frozenset()
    is_as_written = not rehearsal.reworded and all(map(_is_each_as_written, parts.values()))
    basis = Basis.TRANSCRIBED if is_as_written else Basis.DERIVED
    return Right(parts, basis, frozenset(grounds), frozenset(changed), rehearsal.reworded)


def _told(fault: Declined | ProtocolError) -> Argument:
    if isinstance(fault, Declined):
        return fault.said
    return from_data(fault.message) if fault.message else fault.whole or fault.why


def held_to(script: Script, found: Right) -> tuple[Script, Comparison]:
    """The script that a program has to pass when ``found`` is right, and the comparison for its answers."""
    if found.basis is Basis.TRANSCRIBED:
        return script, AS_WRITTEN
    comparison = AsIsRight()
    deeds = (
        _held(deed, comparison, found.parts[place]) if place in found.parts else deed
        for place, deed in enumerate(script.deeds)
    )
    return dataclasses.replace(script, deeds=tuple(deeds)), comparison


def _held(deed: Deed, comparison: AsIsRight, parts: Sequence[Part]) -> Deed:
    def held(table: Table) -> None:
        with comparison.held_against(parts):
            deed(table)

    return held


def _is_each_as_written(parts: Iterable[Part]) -> bool:
    return all(part.is_as_written for part in parts)


def has_them_anyway(script: Script, readings: FixedReadings) -> bool:
    """Whether the fixed readings are the same that the scenario has by itself, chosen or by default."""
    own = own_readings(script)
    return {**readings.unsaid, **own} == {**readings.unsaid, **readings.over(own)}


def own_readings(script: Script) -> dict[str, str]:
    """The readings that a scenario chooses itself, by option."""
    steps = (_CHOOSES.fullmatch(line.text) for line in script.lines)
    return {found["option"]: found["reading"] for found in steps if found}
