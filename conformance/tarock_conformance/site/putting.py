"""Writes the folder of the pages: new, or again where it is ours, and never over anything else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tarock_conformance.process.exits import CutOffError, UsageFaultError
from tarock_steps.protocol.user_files import file_text

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

MARK: Final = "tarock-site.txt"
"""The file by which a folder is known as ours: the names of all that was put there."""
_HEAD: Final = "Written by `tarock site`, which replaces these files when it is run again:"


def check_folder(output: Path) -> list[str]:
    """The files of ours that stand in a folder; refuses one that is none, or that holds what we have not put there."""
    if output.is_symlink() or (output.exists() and not output.is_dir()):
        message = f"--output: {output} is no folder; expected one that is new, empty, or written by `tarock site`"
        raise UsageFaultError(message)
    if not output.exists() or not any(output.iterdir()):
        return []
    try:
        first, *names = file_text(output / MARK).splitlines()
    except (OSError, ValueError):
        first, names = "", []
    if first != _HEAD:
        message = f"--output: {output} is not empty; expected a folder that is new, or one written by `tarock site`"
        raise UsageFaultError(message)
    return [name for name in names if _is_inside(output, name)]


def put_site(output: Path, files: Mapping[str, str]) -> None:
    """Write all files, and take away those that an earlier run has put there and that are no more.

    The names stand in the folder before the first file does, so that a run that was ended can be done again.
    """
    before = check_folder(output)
    try:
        output.mkdir(parents=True, exist_ok=True)
        _write_mark(output, sorted({*before, *files}))
        for name, text in files.items():
            path = output / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text.encode())
        for name in before:
            if name not in files:
                (output / name).unlink(missing_ok=True)
        _write_mark(output, sorted(files))
    except OSError as fault:
        message = f"--output: cannot write {fault.filename or output}: {fault.strerror or fault}"
        raise CutOffError(message) from fault


def _write_mark(output: Path, names: list[str]) -> None:
    (output / MARK).write_bytes("\n".join([_HEAD, *names, ""]).encode())


def _is_inside(output: Path, name: str) -> bool:
    """Whether a name leads to a file in the folder, whoever wrote it there."""
    return bool(name) and (output / name).resolve().is_relative_to(output.resolve())
