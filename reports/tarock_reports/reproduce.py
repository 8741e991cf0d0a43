"""The command line that asks one scenario again."""

from __future__ import annotations

import shlex

from tarock_reports.lines import Header


def command(header: Header, scenario: str) -> str:
    """What to type to repeat ``scenario`` on the same engine under the same options."""
    words = ["tarock", "check"]
    if header.engine.command:
        words += ["--engine", header.engine.command]
    words += ["--rules", header.rules]
    for name, value in sorted(header.options.items()):
        words += ["--option", f"{name}={value}"]
    return shlex.join([*words, "--scenario", scenario])
