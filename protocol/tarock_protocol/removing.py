"""Removes the folder of a program, however deep or protected its content is.

Only Linux knows the flags that keep a file from being removed; elsewhere a file so protected stays.
"""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final

_GET_FLAGS: Final = 0x80086601
_SET_FLAGS: Final = 0x40086602
_KEEPS: Final = 0x10 | 0x20
"""The Linux requests for the flags of a file, and the two flags that prevent removal (<linux/fs.h>)."""

_FOLDER: Final = os.O_RDONLY | getattr(os, "O_DIRECTORY", 0) | getattr(os, "O_NOFOLLOW", 0)
_FILE: Final = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOFOLLOW", 0)

left_behind: Final[dict[str, str]] = {}
"""The folders of programs that could not be removed, each with the reason, until they are reported."""


def remove_folder(folder: str) -> None:
    """Remove a folder with its content, or whatever is at this path; a missing one is no error.

    Raises OSError with the first reason where something cannot be removed; everything else is removed all the same.
    """
    if not os.path.lexists(folder):
        return
    if os.name != "posix":
        import shutil  # noqa: PLC0415 - few runs need it

        with suppress(RecursionError):
            shutil.rmtree(folder)
    elif _is_folder(folder):
        top = _opened(folder)
        try:
            _empty(top)
        finally:
            os.close(top)
        os.rmdir(folder)  # noqa: PTH106 - the warden starts without pathlib
    else:
        os.unlink(folder)  # noqa: PTH108 - as above


def _empty(top: int) -> None:
    """Remove everything in a folder.

    Inner folders are first moved up to the top, so that no path becomes too long, at most two folders are open, and
    nothing recurses.
    """
    faults: list[OSError] = []
    waiting = os.listdir(top)
    moved, unlikely = 0, os.urandom(8).hex()
    while waiting:
        name = waiting.pop()
        try:
            if not _is_folder(name, top):
                _insist(os.unlink, name, top)
                continue
            inner = _opened(name, top)
            try:
                for entry in os.listdir(inner):  # noqa: PTH208
                    if _is_folder(entry, inner):
                        moved += 1
                        _insist(_moved_to(top, f"{unlikely}-{moved}"), entry, inner)
                        waiting.append(f"{unlikely}-{moved}")
                    else:
                        _insist(os.unlink, entry, inner)
            finally:
                os.close(inner)
            _insist(os.rmdir, name, top)
        except OSError as fault:
            faults.append(fault)
    if faults:
        raise faults[0]


def _moved_to(top: int, name: str) -> Callable[..., None]:
    return lambda entry, *, dir_fd: os.rename(entry, name, src_dir_fd=dir_fd, dst_dir_fd=top)


def _insist(do: Callable[..., None], name: str, folder: int) -> None:
    """Do something to an entry of a folder; if it is not permitted, first remove the protection of both."""
    try:
        do(name, dir_fd=folder)
    except PermissionError:
        _unprotect(folder)
        mode = os.stat(name, dir_fd=folder, follow_symlinks=False).st_mode
        if stat.S_ISDIR(mode) or stat.S_ISREG(mode):
            with suppress(PermissionError):
                number = _opened(name, folder) if stat.S_ISDIR(mode) else os.open(name, _FILE, dir_fd=folder)
                try:
                    _unprotect(number)
                finally:
                    os.close(number)
        do(name, dir_fd=folder)


def _unprotect(number: int) -> None:
    """Remove the protection of an open file or folder, as far as the system allows.

    The mode of a file is not changed: it does not prevent removal, and the file may have another name elsewhere.
    """
    if sys.platform == "linux":
        import fcntl  # noqa: PLC0415 - of one system

        with suppress(OSError):
            flags = int.from_bytes(fcntl.ioctl(number, _GET_FLAGS, bytes(8)), sys.byteorder)
            if flags & _KEEPS:
                fcntl.ioctl(number, _SET_FLAGS, (flags & ~_KEEPS).to_bytes(8, sys.byteorder))
    with suppress(OSError):
        if stat.S_ISDIR(os.fstat(number).st_mode):
            os.chmod(number, 0o700)


def _opened(name: str, folder: int | None = None) -> int:
    """The file descriptor of a folder, which is made readable if it is not."""
    try:
        return os.open(name, _FOLDER, dir_fd=folder)
    except PermissionError:
        os.chmod(name, 0o700, dir_fd=folder)
        return os.open(name, _FOLDER, dir_fd=folder)


def _is_folder(name: str, folder: int | None = None) -> bool:
    """Whether an entry is a folder and not a link; the folder around it is made accessible where needed."""
    try:
        mode = os.stat(name, dir_fd=folder, follow_symlinks=False).st_mode
    except PermissionError:
        if folder is None:
            raise
        _unprotect(folder)
        mode = os.stat(name, dir_fd=folder, follow_symlinks=False).st_mode
    return stat.S_ISDIR(mode)
