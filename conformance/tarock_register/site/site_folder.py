"""Writes the folder of the pages: new, or again where it is ours, and never over anything else."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tarock_language.message import message
from tarock_protocol.user_files import file_text
from tarock_running.outputs.places import unwritten
from tarock_running.process.exits import CutOffError, UsageFaultError

MARK: Final = "tarock-site.txt"
"""The file that marks a folder as ours; it lists all files that were written."""
_HEAD: Final = "Written by `tarock site`, which replaces these files when it is run again:"


def check_folder(output: Path) -> list[str]:
    """Our files in a folder; UsageFaultError if it is not a folder, or is neither empty nor ours."""
    if output.is_symlink() or (output.exists() and not output.is_dir()):
        fault = message(
            "--output: {path} is no folder; expected one that is new, empty, or written by `tarock site`",
            path=str(output),
        )
        raise UsageFaultError(fault)
    if not output.exists() or not any(output.iterdir()):
        return []
    try:
        first, *names = file_text(output / MARK).splitlines()
    except (OSError, ValueError):
        first, names = "", []
    if first != _HEAD:
        fault = message(
            "--output: {path} is not empty; expected a folder that is new, or one written by `tarock site`",
            path=str(output),
        )
        raise UsageFaultError(fault)
    return [name for name in names if _is_inside(output, name)]


def put_site(output: Path, files: Mapping[str, str | bytes]) -> None:
    """Write all files, and remove files of an earlier run that are not needed any more.

    The list of names is written before the first file, so that an interrupted run can be repeated.
    """
    before = check_folder(output)
    try:
        output.mkdir(parents=True, exist_ok=True)
        _write_mark(output, sorted({*before, *files}))
        for name, content in files.items():
            path = output / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content.encode() if isinstance(content, str) else content)
        for name in before:
            if name not in files:
                (output / name).unlink(missing_ok=True)
        _write_mark(output, sorted(files))
    except OSError as fault:
        place = Path(fault.filename or output)
        raise CutOffError(message("--output: {fault}", fault=unwritten(place, fault))) from fault


def _write_mark(output: Path, names: list[str]) -> None:
    (output / MARK).write_bytes("\n".join([_HEAD, *names, ""]).encode())


def _is_inside(output: Path, name: str) -> bool:
    """Whether a name leads to a file inside the folder; the list may have been edited."""
    return bool(name) and (output / name).resolve().is_relative_to(output.resolve())
