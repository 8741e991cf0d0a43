"""Reads a file that a user names: only a regular file of limited size.

A pipe could keep the reader waiting for ever, and a device might never end.
"""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import Final

from tarock_language.message import Message, message

LARGEST: Final = 1_000_000_000
"""The largest size of a file in bytes, unless the caller knows better."""

_NEAR: Final = 0.75
"""How similar a name has to be to be suggested, from 0 to 1."""
_READ: Final = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
_OTHERS: Final = (
    (stat.S_ISDIR, message("it is a folder and no file")),
    (stat.S_ISFIFO, message("it is a pipe and no file")),
    (stat.S_ISSOCK, message("it is a socket and no file")),
    (stat.S_ISCHR, message("it is a device and no file")),
    (stat.S_ISBLK, message("it is a device and no file")),
)
_REASONS: Final = {
    str(said): said
    for said in (
        message("No such file or directory"),
        message("Permission denied"),
        message("File exists"),
        message("Not a directory"),
        message("Is a directory"),
        message("No space left on device"),
        message("Read-only file system"),
        message("File too large"),
        message("File name too long"),
        message("Broken pipe"),
    )
}
"""What the system says most often."""


class UnreadableError(OSError):
    """A file cannot be read; ``said`` is why, as a message."""

    def __init__(self, number: int, said: Message) -> None:
        super().__init__(number, str(said))
        self.said = said


def reason_of(fault: Exception) -> Message | str:
    """Why something cannot be read, written or started; what the system seldom says stays as it says it."""
    told = str(getattr(fault, "strerror", None) or fault)
    said = getattr(fault, "said", None)
    return said if isinstance(said, Message) else _REASONS.get(told, told)


def file_bytes(path: Path, largest: int = LARGEST) -> bytes:
    """The bytes of a file; OSError says in words why it cannot be read, is no file, or is larger than ``largest``."""
    try:
        number = os.open(path, _READ)
    except ValueError as fault:  # a name with a null byte in it
        raise OSError(errno.EINVAL, str(fault)) from fault
    except FileNotFoundError as fault:
        near = nearest_path(path)
        if near is None:
            raise
        meant = message("{fault}; did you mean {near}?", fault=reason_of(fault), near=str(near))
        raise UnreadableError(errno.ENOENT, meant) from fault
    about = os.fstat(number)
    if other := next((said for is_of_kind, said in _OTHERS if is_of_kind(about.st_mode)), None):
        os.close(number)
        raise UnreadableError(errno.EINVAL, other)
    with open(number, "rb") as file:  # noqa: PTH123 - an open file
        data = file.read(largest + 1) if about.st_size <= largest else b""
    if (size := max(about.st_size, len(data))) > largest:
        raise UnreadableError(
            errno.EFBIG, message("it has {size:,} bytes, more than {largest:,}", size=size, largest=largest)
        )
    return data


def nearest_path(path: Path) -> Path | None:
    """The file nearest to a missing one, by the most similar name in each folder on the way; None if none is."""
    from difflib import get_close_matches  # noqa: PLC0415 - few runs need it

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
        raise UnreadableError(errno.EILSEQ, message("line {number} is not UTF-8", number=line)) from fault
    return text.replace("\r\n", "\n")
