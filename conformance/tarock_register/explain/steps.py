"""Plays steps in the notation of the features by some rules; returns the questions they ask."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

from tarock_language.message import message
from tarock_protocol import codec
from tarock_protocol.drivers import InProcess
from tarock_protocol.errors import Declined, ProtocolError, TableError
from tarock_protocol.messages.questions import AnyQuestion
from tarock_register.ask.answered import Respond
from tarock_register.explain.parsed_steps import RULES, Steps
from tarock_running.process.exits import UsageFaultError, reason_said
from tarock_steps.catalogue.planned import PlannedLine
from tarock_steps.errors import CatalogueError, Mismatch
from tarock_steps.suite.scripts import step_deed
from tarock_steps.table.readings import FixedReadings
from tarock_steps.words.table import Table

_READING: Final = re.compile(r'the reading "[^"]*" of "(?P<option>[^"]+)"')


class RulesOfSteps(NamedTuple):
    """The rules for playing steps: readings by option, the known options, and the engine."""

    rules: str
    options: Mapping[str, str]
    known: Collection[str]
    respond: Respond


def question_asked(steps: Steps, by: RulesOfSteps) -> AnyQuestion:
    """The last question of steps, by these rules instead of theirs; UsageFaultError names a line that fails."""
    heard: list[bytes] = []

    def listening(line: bytes) -> bytes:
        heard.append(line)
        return by.respond(line)

    table = Table(InProcess(listening), readings=FixedReadings(fixed=by.options))
    table.given.rules = by.rules
    asked = steps.asking
    refused = False
    for line, place in zip(asked.lines, asked.places, strict=True):
        if not _is_of_other_rules(line, by):
            refused = not _is_answered(line, place, table)
    if table.is_about_deal and not refused:
        _ask_deal(table, asked.places[-1])
    return codec.sound_question(heard[-1])


def _is_of_other_rules(line: PlannedLine, by: RulesOfSteps) -> bool:
    """Whether a line names the rules, or a reading of an option that these rules lack; such a line is skipped."""
    reading = _READING.fullmatch(line.text)
    return RULES.fullmatch(line.text) is not None or (reading is not None and reading["option"] not in by.known)


def _is_answered(line: PlannedLine, place: str, table: Table) -> bool:
    """Play a line; return whether its question was answered, even if not as the line expects."""
    try:
        step_deed(line)(table)
    except Mismatch:
        return True
    except (ProtocolError, Declined):
        return False
    except (TableError, CatalogueError, ValueError) as fault:
        raise UsageFaultError(message("{place}: {fault}", place=place, fault=reason_said(fault))) from fault
    return True


def _ask_deal(table: Table, place: str) -> None:
    try:
        table.before(len(table.course.actions))
    except (ProtocolError, Declined):
        return
    except (TableError, ValueError) as fault:
        raise UsageFaultError(message("{place}: {fault}", place=place, fault=reason_said(fault))) from fault
