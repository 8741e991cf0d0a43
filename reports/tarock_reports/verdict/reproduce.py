"""The command that repeats one scenario."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal

from tarock_reports.ledger.check_lines import CheckHeader, VerdictLine
from tarock_reports.ledger.checks import CHANGED

Shell = Literal["posix", "windows"]
HERE: Final[Shell] = "windows" if sys.platform == "win32" else "posix"
"""The shell that people have on this system."""

_OF_CMD: Final = re.compile(r"[&|<>^()%!\s]")
"""What ``cmd.exe`` takes for its own where it stands outside quotes."""


def command(header: CheckHeader, verdict: VerdictLine, shell: Shell = HERE) -> str:
    """What to type into a shell to repeat a verdict's scenario on the same engine under the same options.

    Readings that its ``hello`` chose it chooses again.

    Where an answer did not last, every question of the scenario is asked twice, as that alone can show it.
    """
    words = ["tarock", "check"]
    if header.engine.command:
        words += ["--engine", header.engine.command]
    words += ["--variant", header.house.profile] if header.house and header.house.profile else ["--rules", header.rules]
    chosen = {*header.declared, *(() if header.house is None else header.house.decided)}
    for name, value in sorted(header.options.items()):
        if name not in chosen:
            words += ["--option", f"{name}={value}"]
    if header.asked.by_the_book:
        words += ["--by-the-book"]
    if verdict.message == CHANGED:
        words += ["--again", "1"]
    if verdict.symmetry:
        words += ["--symmetries", "all"]
    return shell_line([*words, "--scenario", verdict.scenario, *header.asked.files], shell)


def show_command(header: CheckHeader, scenario: str) -> str:
    """What to type to see a scenario of a run, which may stand in a file beside the suite."""
    return shell_line(["tarock", "show", scenario, *header.asked.files])


def shell_line(words: Sequence[str], shell: Shell = HERE) -> str:
    """Words as they are typed into a shell."""
    return _QUOTED[shell](words)


def _for_cmd(words: Sequence[str]) -> str:
    """Words as programs on Windows take them apart, with everything in quotes that ``cmd.exe`` would read itself."""
    return " ".join(map(_word_for_cmd, words))


def _word_for_cmd(word: str) -> str:
    quoted = subprocess.list2cmdline([word])
    if quoted.startswith('"') or not _OF_CMD.search(word):
        return quoted
    ends = len(quoted) - len(quoted.rstrip("\\"))  # before a closing quote each of these has to stand twice
    return f'"{quoted}{quoted[len(quoted) - ends :]}"'


_QUOTED: Final[Mapping[Shell, Callable[[Sequence[str]], str]]] = {"posix": shlex.join, "windows": _for_cmd}
