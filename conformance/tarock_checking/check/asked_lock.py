"""The record of a run of ``tarock check --lock``: the lock, the program and the options, which its reports show."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tarock_checking.check.voice import Voice
from tarock_checking.lock.lock_lines import Lock
from tarock_reports.verdict.reproduce import shell_line
from tarock_running.inputs.engine import EngineChoice


class AskedLock(msgspec.Struct, frozen=True):
    """The lock that was asked, the program that was asked it, and how."""

    path: Path
    lock: Lock
    engine: EngineChoice
    only_offered: bool
    voice: Voice

    def command_for(self, number: int) -> str:
        """The shell command that asks one question again."""
        words = ["tarock", "check", "--lock", str(self.path)]
        if self.engine.command is not None:
            words += ["--engine", self.engine.command]
        return shell_line([*words, "--question", str(number)])
