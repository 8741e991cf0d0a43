from __future__ import annotations

import re
import shlex
import subprocess

import msgspec
import pytest
from tests.unit.made_up import header

from tarock_reports.ledger.check_lines import Asked, VerdictLine
from tarock_reports.verdict.reproduce import command, shell_line, show_command
from tarock_steps.suite.verdicts import Outcome

SCENARIO = "made/play/a case [both, 1]"
COMMANDS = [
    "node it's.js",
    '"C:\\Program Files\\it\\engine.exe" --fast',
    "C:\\tools\\engine.exe",
    "C:\\tools\\",
    "./engine --name 'a \"b\" & c' > $HOME `id`",
    "a&b\\",
    "engine | more",
]


def words(engine: str) -> list[str]:
    return [
        *("tarock", "check", "--engine", engine, "--rules", "made"),
        *("--option", "who-pays-whom=both", "--scenario", SCENARIO),
    ]


def said(engine: str, shell: str) -> str:
    head = header([])
    head = msgspec.structs.replace(head, engine=msgspec.structs.replace(head.engine, command=engine))
    return command(head, VerdictLine(scenario=SCENARIO, outcome=Outcome.FAILED), shell)  # type: ignore[arg-type]


def taken_apart(line: str) -> list[str]:
    """The words of a line as programs on Windows find them.

    Backslashes stand for themselves but before a quote, where two are one and an odd one makes the quote a letter;
    other quotes hold words together.
    """
    found, word, quoted = [], "", False
    for backslashes, sign in re.findall(r'(\\*)("|[^\\]|$)', line):
        before_quote = sign == '"'
        word += backslashes[: len(backslashes) // 2] if before_quote else backslashes
        if before_quote and len(backslashes) % 2:
            word += sign
        elif before_quote:
            quoted = not quoted
        elif sign and (quoted or sign not in " \t"):
            word += sign
        elif word:
            found.append(word)
            word = ""
    return found


@pytest.mark.parametrize("engine", COMMANDS)
def test_a_posix_shell_takes_the_line_apart_into_the_words_that_were_meant(engine: str) -> None:
    line = said(engine, "posix")
    heard = subprocess.run(["/bin/sh", "-c", f"printf '%s\\n' {line}"], capture_output=True, text=True, check=True)

    assert shlex.split(line) == words(engine)
    assert heard.stdout.splitlines() == words(engine)


@pytest.mark.parametrize("engine", COMMANDS)
def test_a_program_on_windows_takes_the_line_apart_into_the_words_that_were_meant(engine: str) -> None:
    assert taken_apart(said(engine, "windows")) == words(engine)


@pytest.mark.parametrize("engine", ["a&b", "a|b", "a>b", "a&b\\"])
def test_what_the_shell_of_windows_would_read_itself_stands_in_quotes(engine: str) -> None:
    assert f'--engine "{engine}' in said(engine, "windows")


def test_on_windows_a_quote_of_posix_is_none() -> None:
    assert "'" not in said("node adapter.js", "windows")


def test_a_scenario_of_files_is_shown_with_the_files_in_words_that_a_shell_takes_apart_again() -> None:
    head = header([], asked=Asked(files=["our round/one.feature", "two.feature"]))
    there = ["tarock", "show", SCENARIO, "our round/one.feature", "two.feature"]

    assert show_command(header([]), "made/play/case-1") == "tarock show made/play/case-1"
    assert show_command(head, SCENARIO) == shell_line(there)
