"""Scenarios under other rules than those they were written for: what must be so is read out of the right answer.

A scenario is first played before the reference engine, which plays by the rules asked for: every check reads its part
out of the answers, in words. Then it is played before the program, and the same part of its answers has to be the same.
Where the right answer says what is written in the scenario, to the questions as they are written, the expectation is
transcribed; elsewhere it is derived.
A scenario that has the readings asked for by itself is not played before the reference: it is as it is written.
Nothing of what the program says has a part in what is right.
"""

from __future__ import annotations

import contextlib
import dataclasses
import re
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from tarock_steps.errors import Mismatch, RefusedError, TableError
from tarock_steps.expect.comparing import AS_WRITTEN, AsIsRight, Comparison, EndOfReadingError, Part, PartsRead
from tarock_steps.protocol.errors import ProtocolError
from tarock_steps.suite.adapting import Adapting, Rewording
from tarock_steps.suite.run import OtherRules
from tarock_steps.suite.scripts import Deed, Script
from tarock_steps.suite.verdicts import Basis
from tarock_steps.table.readings import FixedReadings
from tarock_steps.words.table import Table

THEN: Final = "then"
_CHOOSES: Final = re.compile(r'the reading "(?P<reading>[^"]*)" of "(?P<option>[^"]*)"')
"""The step by which a scenario chooses a reading itself."""
ALLOWED: Final = "that is allowed"
"""The check that tries whether what the words name last may be done."""


class Barred(NamedTuple):
    """Why a scenario cannot be played by other rules: what is not possible there, at which line, by which clauses."""

    line: int
    reason: str
    grounds: tuple[str, ...] = ()

    @property
    def told(self) -> str:
        """The reason, with the clauses where there are any."""
        return f"{self.reason} [{', '.join(self.grounds)}]" if self.grounds else self.reason


class Right(NamedTuple):
    """What is right in a scenario under the rules asked for: for each line that expects something, what is read there.

    ``grounds`` are the clauses that all of it rests on, ``changed`` those of the lines that are not as written, and
    ``reworded`` the questions that are asked in other words.
    """

    parts: Mapping[int, list[Part]]
    basis: Basis
    grounds: frozenset[str]
    changed: frozenset[str] = frozenset()
    reworded: Mapping[bytes, Rewording] = MappingProxyType({})


def right(script: Script, rules: OtherRules) -> Right | Barred:
    """What is right in a scenario by other rules, or why it cannot be played by them."""
    if rules.only_readings and _has_them_anyway(script, rules.readings):
        return Right({}, Basis.TRANSCRIBED, frozenset(script.planned.clauses))
    reading = PartsRead()
    own: dict[str, str] = {}
    adapting = Adapting(rules.reference, rules.written, own)
    table = Table(adapting, readings=rules.readings, comparison=reading)
    table.given.options = own
    parts: dict[int, list[Part]] = {}
    changed: set[str] = set()
    grounds: set[str] = set()
    for place, (line, deed) in enumerate(zip(script.lines, script.deeds, strict=True)):
        adapting.tested = len(table.course.before) if line.text == ALLOWED and table.course.actions else None
        try:
            with contextlib.suppress(EndOfReadingError):
                deed(table)
        except RefusedError as refused:
            return Barred(place, f"{refused.what}: {refused.given}", refused.grounds)
        except ProtocolError as fault:
            return Barred(place, f"it cannot be asked by these rules: {fault.whole or fault.reason}")
        except (Mismatch, TableError) as fault:
            return Barred(place, str(fault))
        if line.keyword == THEN:
            parts[place], noted = reading.taken(), table.taken_grounds()
            grounds |= noted
            changed |= noted if not _as_written(parts[place]) else frozenset()
    is_as_written = not adapting.known and all(map(_as_written, parts.values()))
    basis = Basis.TRANSCRIBED if is_as_written else Basis.DERIVED
    return Right(parts, basis, frozenset(grounds), frozenset(changed), adapting.known)


def held_to(script: Script, found: Right) -> tuple[Script, Comparison]:
    """A scenario as a program is held to what is right in it, and how what it says is compared."""
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


def _as_written(parts: Iterable[Part]) -> bool:
    return all(part.is_as_written for part in parts)


def _has_them_anyway(script: Script, readings: FixedReadings) -> bool:
    """Whether a scenario is asked by the very readings that it has by itself, said or unsaid."""
    steps = (_CHOOSES.fullmatch(line.text) for line in script.lines)
    own = {found["option"]: found["reading"] for found in steps if found}
    return {**readings.unsaid, **own} == {**readings.unsaid, **readings.over(own)}
