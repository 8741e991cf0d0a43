"""Reads a file from the command line: only a regular file of limited size.

A pipe would be waited for for ever, and a device never ends.
"""

from __future__ import annotations

import errno
import os
import stat
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

LARGEST: Final = 1_000_000_000
"""The largest size of a file in bytes, unless the caller knows better."""

_NEAR: Final = 0.75
"""How similar a name has to be to be suggested, from 0 to 1."""
_READ: Final = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
_OTHERS: Final = (
    (stat.S_ISDIR, "a folder"),
    (stat.S_ISFIFO, "a pipe"),
    (stat.S_ISSOCK, "a socket"),
    (stat.S_ISCHR, "a device"),
    (stat.S_ISBLK, "a device"),
)


def file_bytes(path: Path, largest: int = LARGEST) -> bytes:
    """The bytes of a file; OSError says in words why it cannot be read, is no file, or is larger than ``largest``."""
    try:
        number = os.open(path, _READ)
    except ValueError as fault:  # a name with a null byte in it
        raise OSError(errno.EINVAL, str(fault)) from fault
    except FileNotFoundError as fault:
        raise FileNotFoundError(errno.ENOENT, f"{fault.strerror}{meant_instead(path)}") from fault
    about = os.fstat(number)
    if kind := next((words for is_of_kind, words in _OTHERS if is_of_kind(about.st_mode)), ""):
        os.close(number)
        raise OSError(errno.EINVAL, f"it is {kind} and no file")
    with open(number, "rb") as file:  # noqa: PTH123 - an open file
        data = file.read(largest + 1) if about.st_size <= largest else b""
    if (size := max(about.st_size, len(data))) > largest:
        raise OSError(errno.EFBIG, f"it has {size:,} bytes, more than {largest:,}")
    return data


def meant_instead(path: Path) -> str:
    """A suggestion for a missing file; empty where there is none."""
    near = nearest_path(path)
    return "" if near is None else f" (did you mean {near}?)"


def nearest_path(path: Path) -> Path | None:
    """The file nearest to a missing one, by the most similar name in each folder on the way; None where none is."""
    from difflib import get_close_matches  # noqa: PLC0415 - whoever names what is there need not wait for it

    found = path.__class__(path.anchor)
    for part in path.parts[bool(path.anchor) :]:
        try:
            names = [part] if (found / part).exists() else [entry.name for entry in found.iterdir()]
        except (OSError, ValueError):
            return None
        near = get_close_matches(part, names, n=1, cutoff=_NEAR)
        if not near:
            return None
        found /= near[0]
    return found


def file_text(path: Path, largest: int = LARGEST) -> str:
    """The text of a UTF-8 file, with or without a byte order mark; OSError as above, or with the first wrong line.

    Its lines end with a line feed, whatever system it comes from.
    """
    data = file_bytes(path, largest)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        line = data[: fault.start].count(b"\n") + 1
        raise OSError(errno.EILSEQ, f"line {line} is not UTF-8") from fault
    return text.replace("\r\n", "\n")
