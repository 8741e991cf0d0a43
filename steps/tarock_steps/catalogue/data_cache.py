"""Stores computed data beside the code, to be read by the next process. Data only, never code.

Who can write there can write the code too, so a program under test is told no folder that it could write to without
being able to write the code. A seal shows that a file is whole and what it was made from; a file that is stale, cut off
or altered is ignored. Anybody can make a seal, so whoever reads a file also compares its content with its origin, as
far as that is cheap. Nothing that goes wrong here is an error: then nothing is stored, and all is computed again.
"""

from __future__ import annotations

import os
import stat
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

SWITCH: Final = "TAROCK_CACHE"
"""The environment variable that turns the cache off with the value ``off``."""

_OFF: Final = "off"
_PLACE: Final = Path(__file__).with_name("__pycache__")
_SUFFIX: Final = ".kept"
_HEX: Final = "[0-9a-f]"

_SEAL: Final = sha256().digest_size

Stamp = tuple[int, ...]
_LARGEST: Final = 64_000_000
"""The largest file that is read, in bytes; ours have a few million."""

_VERSIONS: Final = 4
"""How many files of one name stay, so that a user who switches between two states of the features finds both."""

_READ: Final = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
"""The flags to open a file: no link is followed, and no pipe is waited for."""


_known: dict[Path, tuple[Stamp, bytes, bytes]] = {}
"""The files that this process read or wrote here, each with its stamp at that time, its origin and its seal."""

_before_strangers: dict[Path, Stamp] | None = None
"""The stamps of all files that were here before a program under test ran; None as long as none has run."""


def folder() -> Path | None:
    """The folder of the cache; None if the cache is turned off."""
    return None if os.environ.get(SWITCH) == _OFF else _PLACE


def digest_of_files(files: Iterable[str | Path], *more: str) -> bytes:
    """SHA-256 of the names and contents of files, and of the further words ``more``."""
    found = sha256()
    for file in files:
        path = os.fspath(file)
        found.update(sha256(os.path.basename(path).encode()).digest())  # noqa: PTH119 - of hundreds of files
        found.update(_digest_of(path, stamp_of(path)))
    for word in more:
        found.update(sha256(word.encode()).digest())
    return found.digest()


@cache
def _digest_of(file: str, _stamp: Stamp) -> bytes:
    """The SHA-256 digest of a file, which is read again only if it has changed."""
    with open(file, "rb", buffering=0) as opened:  # noqa: PTH123 - as above
        return sha256(opened.read()).digest()


def load(name: str, origin: bytes, content: bytes = b"") -> bytes | None:
    """The cached data of ``name`` and this origin; None if there is none, or its seal is wrong.

    ``origin`` is a digest; an empty one is unknown, and nothing is cached for it. ``content`` is the digest of the
    data: a caller who knows it may also read a file written after a program under test ran.
    """
    place = folder()
    if place is None or not origin:
        return None
    with suppress(OSError):
        path = place / _file(name, origin)
        if not content and not _is_from_before(path):
            return None
        data = _bytes_of(path)
        seal, found = data[:_SEAL], data[_SEAL:]
        if seal == _seal(origin, found) and (not content or sha256(found).digest() == content):
            _known[path] = stamp_of(path), origin, seal
            return found
    return None


def keep(name: str, origin: bytes, content: bytes) -> None:
    """Cache data made from this origin, the whole file or nothing; only the latest files of the name stay."""
    place = folder()
    if place is None or not origin:
        return
    with suppress(OSError):
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        path, data = place / _file(name, origin), stamped(origin, content)
        _put(path, data)
        _known[path] = stamp_of(path), origin, data[:_SEAL]
        for old in _latest_first(place.glob(f"{name}-{_HEX * 16}{_SUFFIX}"))[_VERSIONS:]:
            old.unlink()


def trust_no_more() -> None:
    """Call before a program under test runs: from now on only files that are here now, or our own, are read."""
    global _before_strangers  # noqa: PLW0603 - holds for all that is kept
    place = folder()
    _before_strangers = {} if place is None else {path: stamp_of(path) for path in place.glob(f"*{_SUFFIX}")}


def _is_from_before(path: Path) -> bool:
    own, *_ = _known.get(path, ((),))
    return _before_strangers is None or stamp_of(path) in {own, _before_strangers.get(path, ())} - {()}


def removed_where_altered() -> list[Path]:
    """Remove the files that were changed after this process read or wrote them, and return their paths.

    Where a program under test ran, files changed since it began are removed too. New files are removed but not
    returned, as another run may have made them.
    """
    altered = [*_changed_by_strangers()]
    for path, (stamp, origin, seal) in [*_known.items()]:
        if stamp_of(path) in {(), stamp}:
            continue
        with suppress(OSError):
            data = _bytes_there(path)
            if data[:_SEAL] != seal or _seal(origin, data[_SEAL:]) != seal:
                del _known[path]
                path.unlink()
                altered.append(path)
    return altered


def _changed_by_strangers() -> Iterator[Path]:
    place = folder()
    if place is None or _before_strangers is None:
        return
    for path in place.glob(f"*{_SUFFIX}"):
        if path in _known or _before_strangers.get(path) == stamp_of(path):
            continue
        with suppress(OSError):
            path.unlink()
            if path in _before_strangers:
                yield path


def stamp_of(path: str | Path) -> Stamp:
    """A value that changes when the file is written, replaced or removed; empty where there is no file."""
    try:
        found = os.lstat(path)
    except OSError:
        return ()
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns


def stamped(origin: bytes, content: bytes) -> bytes:
    """The bytes of a cache file: the seal, then the content made from this origin."""
    return _seal(origin, content) + content


def _seal(origin: bytes, content: bytes) -> bytes:
    return sha256(origin + sha256(content).digest()).digest()


def _file(name: str, origin: bytes) -> str:
    return f"{name}-{origin.hex()[:16]}{_SUFFIX}"


def _bytes_of(path: Path) -> bytes:
    """The bytes of a regular file; empty where it is none, others may write it, or it is far too large."""
    number = os.open(path, _READ)
    try:
        told = os.fstat(number)
        plain = stat.S_ISREG(told.st_mode) and _is_ours_alone(told) and told.st_size <= _LARGEST
        return os.read(number, told.st_size) if plain else b""
    finally:
        os.close(number)


def _bytes_there(path: Path) -> bytes:
    """The same; empty also where it is a link, or cannot be opened."""
    with suppress(OSError):
        return _bytes_of(path)
    return b""


def _is_ours_alone(told: os.stat_result) -> bool:
    if sys.platform == "win32":
        return True
    return told.st_uid == os.geteuid() and not told.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def _put(path: Path, data: bytes) -> None:
    """Write a draft and move it to ``path``, so that a reader always finds the whole old or new file."""
    number, draft = tempfile.mkstemp(dir=path.parent, prefix=f"{path.name}.")
    try:
        with os.fdopen(number, "wb") as file:
            file.write(data)
        Path(draft).replace(path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise


def _latest_first(paths: Iterable[Path]) -> list[Path]:
    return sorted(paths, key=lambda path: path.stat().st_mtime_ns, reverse=True)
