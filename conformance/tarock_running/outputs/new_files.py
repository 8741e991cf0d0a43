"""Writes files for the user to edit; never over an existing one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tarock_language.message import message
from tarock_reports.ledger.whole_files import Place
from tarock_running.outputs.places import check_writable, unwritten
from tarock_running.process.exits import CutOffError, UsageFaultError


def put_new(files: Mapping[Path, str], option: str = "--output") -> None:
    """Write texts to new files; refuses all of them if one exists already or cannot be written."""
    for path in files:
        if path.exists() or path.is_symlink():
            raise UsageFaultError(
                message(
                    "{option}: {path} already exists; expected the name of a new file", option=option, path=str(path)
                )
            )
        check_writable(option, path)
    for path, text in files.items():
        try:
            Place(path).put_text(text)
        except OSError as fault:
            raise CutOffError(unwritten(path, fault)) from fault
