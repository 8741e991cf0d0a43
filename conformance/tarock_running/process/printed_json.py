"""Prints an object as JSON, for scripts."""

from __future__ import annotations

import msgspec

from tarock_reports.machine.check_object import json_text
from tarock_running.process.streams import utf8


def print_json(told: msgspec.Struct) -> None:
    """Write an object to stdout as indented JSON in UTF-8."""
    utf8().write(json_text(told))
