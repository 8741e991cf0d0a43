"""Scenarios under other rules than those they were written for: what must be so is read out of the right answer.

A scenario is first played before the reference engine, which plays by the rules asked for: every check reads its part
out of the answers, in words. Then it is played before the program, and the same part of its answers has to be the same.
Where the right answer says what is written in the scenario, the expectation is transcribed; elsewhere it is derived.
A scenario that has the readings asked for by itself is not played before the reference: it is as it is written.
Nothing of what the program says has a part in what is right.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from tarock_steps.errors import Mismatch, RefusedError, TableError
from tarock_steps.expect.comparing import EndOfReadingError, Part, PartsRead
from tarock_steps.protocol.errors import ProtocolError
from tarock_steps.suite.run import OtherRules
from tarock_steps.suite.scripts import Script
from tarock_steps.suite.verdicts import Basis
from tarock_steps.table.readings import FixedReadings
from tarock_steps.words.table import Table

THEN: Final = "then"
_CHOOSES: Final = re.compile(r'the reading "(?P<reading>[^"]*)" of "(?P<option>[^"]*)"')
"""The step by which a scenario chooses a reading itself."""


class Barred(NamedTuple):
    """Why a scenario cannot be played by other rules: what is not possible there, at which line, by which clauses."""

    line: int
    reason: str
    grounds: tuple[str, ...] = ()


class Right(NamedTuple):
    """What is right in a scenario under the rules asked for: for each line that expects something, what is read there.

    ``grounds`` are the clauses that all of it rests on.
    """

    parts: Mapping[int, list[Part]]
    basis: Basis
    grounds: frozenset[str]


def right(script: Script, rules: OtherRules) -> Right | Barred:
    """What is right in a scenario by other rules, or why it cannot be played by them."""
    if rules.only_readings and _has_them_anyway(script, rules.readings):
        return Right({}, Basis.TRANSCRIBED, frozenset(script.planned.clauses))
    reading = PartsRead()
    table = Table(rules.reference, readings=rules.readings, comparison=reading)
    parts: dict[int, list[Part]] = {}
    for place, (line, deed) in enumerate(zip(script.lines, script.deeds, strict=True)):
        try:
            with contextlib.suppress(EndOfReadingError):
                deed(table)
        except RefusedError as refused:
            return Barred(place, f"{refused.what}: {refused.given}", refused.grounds)
        except (Mismatch, ProtocolError, TableError) as fault:
            return Barred(place, str(fault))
        if line.keyword == THEN:
            parts[place] = reading.taken()
    is_as_written = all(part.is_as_written for each in parts.values() for part in each)
    return Right(parts, Basis.TRANSCRIBED if is_as_written else Basis.DERIVED, table.grounds)


def _has_them_anyway(script: Script, readings: FixedReadings) -> bool:
    """Whether a scenario is asked by the very readings that it has by itself, said or unsaid."""
    steps = (_CHOOSES.fullmatch(line.text) for line in script.lines)
    own = {found["option"]: found["reading"] for found in steps if found}
    return {**readings.unsaid, **own} == {**readings.unsaid, **readings.over(own)}
