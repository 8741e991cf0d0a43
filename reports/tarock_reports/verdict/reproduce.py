"""The shell commands that repeat a run or one scenario of it, show a scenario, or contest a clause."""

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
"""The usual shell of this system."""

_OF_CMD: Final = re.compile(r"[&|<>^()%!\s]")
"""The characters that ``cmd.exe`` interprets outside quotes."""


def command(header: CheckHeader, verdict: VerdictLine, shell: Shell = HERE) -> str:
    """The shell command that repeats a verdict's scenario with the same engine and options.

    Readings that ``hello`` or the house chose are left out, because they are chosen again. If an answer changed when
    it was asked again, the command asks every question twice, because only that can show it.
    """
    words = _asked_again(header)
    if header.asked.by_the_book:
        words += ["--by-the-book"]
    if verdict.said == CHANGED:
        words += ["--again", "1"]
    if verdict.symmetry:
        words += ["--symmetries", "all"]
    return shell_line([*words, "--scenario", verdict.scenario, *header.asked.files], shell)


def whole_command(header: CheckHeader, shell: Shell = HERE) -> str:
    """The shell command that repeats a whole run with the same engine, readings and narrowing."""
    asked, words = header.asked, _asked_again(header)
    for name in ("only_offered", "strict", "by_the_book"):
        words += [f"--{name.replace('_', '-')}"] if getattr(asked, name) else []
    narrowed = (
        ("--clause", asked.clauses),
        ("--area", asked.areas),
        ("--scenario", asked.scenarios),
        ("--exclude", asked.excluded),
        ("--as-of", [asked.as_of] if asked.as_of else []),
    )
    words += [word for option, values in narrowed for value in values for word in (option, value)]
    return shell_line([*words, *asked.files], shell)


def _asked_again(header: CheckHeader) -> list[str]:
    """The words of a command that asks the same program by the same rules."""
    words = ["tarock", "check"]
    if header.engine.command:
        words += ["--engine", header.engine.command]
    words += ["--variant", header.house.profile] if header.house and header.house.profile else ["--rules", header.rules]
    chosen = {*header.declared, *(() if header.house is None else header.house.decided)}
    for name, value in sorted(header.options.items()):
        if name not in chosen:
            words += ["--option", f"{name}={value}"]
    return words


def show_command(header: CheckHeader, scenario: str) -> str:
    """The shell command that shows a scenario of a run, including one from a file outside the suite, or of a house."""
    house = ["--variant", header.house.profile] if header.house is not None and header.house.profile else []
    return shell_line(["tarock", "show", scenario, *header.asked.files, *house])


def contest_command(clause: str, ledger: str = "LEDGER") -> str:
    """The shell command that writes the words of an issue about the tests of a clause."""
    return shell_line(["tarock", "report", ledger, "--format", "contest", "--clause", clause])


def shell_line(words: Sequence[str], shell: Shell = HERE) -> str:
    """The words as a command line for a shell, quoted where needed."""
    return _QUOTED[shell](words)


def _for_cmd(words: Sequence[str]) -> str:
    """The words as a Windows command line; everything that ``cmd.exe`` would interpret is in quotes."""
    return " ".join(map(_word_for_cmd, words))


def _word_for_cmd(word: str) -> str:
    quoted = subprocess.list2cmdline([word])
    if quoted.startswith('"') or not _OF_CMD.search(word):
        return quoted
    ends = len(quoted) - len(quoted.rstrip("\\"))  # before a closing quote each of these has to be doubled
    return f'"{quoted}{quoted[len(quoted) - ends :]}"'


_QUOTED: Final[Mapping[Shell, Callable[[Sequence[str]], str]]] = {"posix": shlex.join, "windows": _for_cmd}
