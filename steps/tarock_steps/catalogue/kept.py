"""The cache: computed data, stored beside the code for the next process. Data only, never code.

Who can write there can write the code, so a program under test is named no folder where it could write and the code is
not. A seal, which anybody can make, says that a file is whole, and of what origin: one that is stale, cut off, altered
or made from something else is no better than none. Whoever reads it has to hold what is in it against its origin, as
far as that is cheap. Nothing that goes wrong here is anybody's fault: then nothing is kept, and all is made anew.
"""

from __future__ import annotations

import os
import stat
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final

SWITCH: Final = "TAROCK_CACHE"
"""The variable that says ``off`` where nothing is to be kept."""

_OFF: Final = "off"
_PLACE: Final = Path(__file__).with_name("__pycache__")
_SUFFIX: Final = ".kept"
_HEX: Final = "[0-9a-f]"

_SEAL: Final = sha256().digest_size

Stamp = tuple[int, ...]
_LARGEST: Final = 64_000_000
"""Bytes of a file that is looked at; ours have a few million."""

_VERSIONS: Final = 4
"""How many files of one name are left: whoever goes to and fro between two states of the features finds both."""

_READ: Final = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
"""No link is followed, and no pipe waited for."""


_known: dict[Path, tuple[Stamp, bytes, bytes]] = {}
"""What this process read or wrote here: the stamp of each file then, its origin, and the seal of what was in it."""

_before_strangers: dict[Path, Stamp] | None = None
"""The stamps of all files that were here before a program of somebody else ran; none as long as none has."""


def folder() -> Path | None:
    """Where things are kept; none where they are not to be."""
    return None if os.environ.get(SWITCH) == _OFF else _PLACE


def digest_of_files(files: Iterable[Path], *more: str) -> bytes:
    """SHA-256 of files, by their names and all that is in them, and of what else something comes from."""
    found = sha256()
    for file in files:
        for part in (file.name.encode(), file.read_bytes()):
            found.update(sha256(part).digest())
    for word in more:
        found.update(sha256(word.encode()).digest())
    return found.digest()


def load(name: str, origin: bytes, content: bytes = b"") -> bytes | None:
    """What was kept under ``name`` of this origin; none where that is not all there, to the letter.

    An ``origin`` is a digest, or empty where it is not known: then nothing is kept of it. Whoever knows the digest of
    the ``content`` may read what was kept since a program of somebody else ran.
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
    """Keep what was made of this origin, in one piece or not at all; of the name only the latest are left."""
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
    """From now on a program of somebody else may write here: nothing is read but what is here now, or is our own."""
    global _before_strangers  # noqa: PLW0603 - holds for all that is kept
    place = folder()
    _before_strangers = {} if place is None else {path: stamp_of(path) for path in place.glob(f"*{_SUFFIX}")}


def _is_from_before(path: Path) -> bool:
    own, *_ = _known.get(path, ((),))
    return _before_strangers is None or stamp_of(path) in {own, _before_strangers.get(path, ())} - {()}


def removed_where_altered() -> list[Path]:
    """Remove the files that have become others since this process read or wrote them, and say which they are.

    Where a program of somebody else ran, so are those that were changed since it began; new ones go without a word, as
    another run may have made them.
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
    """What is another one as soon as a file is written, replaced or taken away; empty where there is none."""
    try:
        found = os.lstat(path)
    except OSError:
        return ()
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns


def stamped(origin: bytes, content: bytes) -> bytes:
    """The bytes of a file with what was made of this origin."""
    return _seal(origin, content) + content


def _seal(origin: bytes, content: bytes) -> bytes:
    return sha256(origin + sha256(content).digest()).digest()


def _file(name: str, origin: bytes) -> str:
    return f"{name}-{origin.hex()[:16]}{_SUFFIX}"


def _bytes_of(path: Path) -> bytes:
    """What is in a plain file; nothing of what is no file, is not ours alone to write, or is far too large."""
    number = os.open(path, _READ)
    try:
        told = os.fstat(number)
        plain = stat.S_ISREG(told.st_mode) and _ours_alone(told) and told.st_size <= _LARGEST
        return os.read(number, told.st_size) if plain else b""
    finally:
        os.close(number)


def _bytes_there(path: Path) -> bytes:
    """The same; nothing also where it is a link, or cannot be opened."""
    with suppress(OSError):
        return _bytes_of(path)
    return b""


def _ours_alone(told: os.stat_result) -> bool:
    if sys.platform == "win32":
        return True
    return told.st_uid == os.geteuid() and not told.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def _put(path: Path, data: bytes) -> None:
    """Write beside the place and move there: who reads meanwhile finds the old file or the new one."""
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
