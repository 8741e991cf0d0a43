"""Writes a file completely under another name beside its place, then moves it there in one step.

Nobody can guess that name beforehand, so nobody can have a file, a link or a pipe waiting there; a reader finds either
the earlier file or all of the new one. An incomplete file never replaces a complete one: it gets a name with ``.part``.
A place is noted before a program is asked anything; if its folder leads elsewhere since then, it is not followed there.
While a long file is still growing there is a *draft* beside its place, which a killed run leaves behind: ``NAME.<16
hexadecimal digits>.unfinished``. The draft is never put in place, since others may have written to it; the file is
written anew from what the run itself remembers.
"""

from __future__ import annotations

import errno
import hashlib
import os
import secrets
import stat
import zlib
from contextlib import suppress
from io import BufferedReader
from pathlib import Path
from typing import Final

from tarock_language.message import Message, Word, message
from tarock_protocol.user_files import UnreadableError, reason_of

UNFINISHED: Final = "unfinished"
"""The ending of a draft's name, before the file is put in its place."""

_PART: Final = ".part"
_ELSEWHERE: Final = message("its folder leads elsewhere since the run began")
_OURS: Final = (
    os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)
)  # fmt: skip
_LOOSE: Final = 1 << 23
"""How many bytes are held as they are before they are packed: the ledgers of right programs stay below that."""
_OTHERS: Final = (
    (stat.S_ISLNK, "a link"),
    (stat.S_ISDIR, "a folder"),
    (stat.S_ISFIFO, "a pipe"),
    (stat.S_ISSOCK, "a socket"),
    (stat.S_ISCHR, "a device"),
    (stat.S_ISBLK, "a device"),
)


def what_else(path: Path) -> str:
    """What is at ``path`` if it is not a regular file, in words; empty for a file or if nothing is there.

    Raises ``OSError`` if that cannot be determined.
    """
    try:
        mode = path.lstat().st_mode
    except (FileNotFoundError, NotADirectoryError):
        return ""
    return next((words for of_kind, words in _OTHERS if of_kind(mode)), "")


def part_of(path: Path) -> Path:
    """The path for a partial file: that of a narrowed run, or of a run that did not come to its end."""
    return path if _PART in path.suffixes else path.with_name(f"{path.stem}{_PART}{path.suffix}")


class Place:
    """The path for a file, with its folder and an earlier file as they were when the run began."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._folder = os.path.realpath(path.parent)
        self._before = _identity(path)
        self.part = self if part_of(path) == path else Place(part_of(path))

    @property
    def has_earlier_file(self) -> bool:
        """Whether something was there when the run began."""
        return self._before is not None

    def meddled(self) -> Message | None:
        """What other programs did to the place since the run began; none if nothing."""
        if self._is_elsewhere():
            return _ELSEWHERE
        if _identity(self.path) == self._before:
            return None
        if self.has_earlier_file:
            return message("the earlier file was changed")
        return message("another file is in its place")

    def begin(self) -> tuple[int, Path]:
        """Open a new draft beside the place, and return its descriptor and path; raises ``OSError`` if that fails."""
        if self._is_elsewhere():
            raise UnreadableError(errno.ENOTDIR, _ELSEWHERE)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        draft = self.path.with_name(f"{self.path.name}.{secrets.token_hex(8)}.{UNFINISHED}")
        return os.open(draft, _OURS, 0o666), draft

    def try_out(self) -> None:
        """Check that a file can be created there, and leave no draft; raises ``OSError`` if not."""
        descriptor, draft = self.begin()
        os.close(descriptor)
        draft.unlink()

    def put(self, data: bytes, *, lasting: bool = False) -> None:
        """Put a whole file there; raises ``OSError`` and leaves the earlier file if that fails.

        With ``lasting``, the data is on the disk before it replaces the earlier file.
        """
        descriptor, draft = self.begin()
        try:
            with os.fdopen(descriptor, "wb") as file:
                file.write(data)
                if lasting:
                    file.flush()
                    os.fsync(file.fileno())
            draft.replace(self.path)
        except BaseException:
            with suppress(OSError):
                draft.unlink()
            raise

    def put_text(self, text: str) -> None:
        """Put a whole text there, always with UTF-8 and line feeds."""
        self.put(text.encode("utf-8", "replace"))

    def clear(self) -> None:
        """Remove the file there if possible, unless the folder now leads elsewhere."""
        with suppress(OSError):
            if not self._is_elsewhere():
                self.path.unlink()

    def _is_elsewhere(self) -> bool:
        return os.path.realpath(self.path.parent) != self._folder


def _identity(path: Path) -> tuple[int, ...] | None:
    """Values that change if the file is changed or replaced; ``None`` if there is no file."""
    try:
        found = path.lstat()
    except OSError:
        return None
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns


class Growing:
    """A file that grows line by line: kept in memory, and written to a draft beside its place by ``flush``.

    If the draft cannot be written any more, on a full disk say, it is given up; the copy in memory stays complete.
    """

    def __init__(self, place: Place) -> None:
        self.path = place.path
        self.meddled: Message | None = None
        self._place = place
        self._packed: list[bytes] = []
        self._packer = zlib.compressobj(level=1)
        self._loose: list[bytes] = []
        self._unwritten: list[bytes] = []
        self._digest = hashlib.sha256()
        self._size = self._packed_size = 0
        self._given_up = False
        self._descriptor, self.draft = place.begin()

    def add(self, data: bytes) -> None:
        """Add data to memory; ``flush`` adds it to the draft."""
        self._loose.append(data)
        self._unwritten.append(data)
        self._size += len(data)

    def flush(self) -> None:
        """Add to the draft what was added to memory since the last call."""
        data = b"".join(self._unwritten)
        self._unwritten.clear()
        self._digest.update(data)
        if self._size - self._packed_size > _LOOSE:
            self._pack()
        left = memoryview(b"" if self._given_up else data)
        try:
            while left:
                left = left[os.write(self._descriptor, left) :]
        except OSError:
            self._given_up = True

    def _pack(self) -> None:
        data, self._loose, self._packed_size = b"".join(self._loose), [], self._size
        self._packed.append(self._packer.compress(data))

    def digest(self) -> str:
        """The SHA-256 of all data added so far, as hexadecimal digits."""
        self.flush()
        return self._digest.hexdigest()

    def place(self, *, whole: bool) -> None:
        """Put the file in its place, or in that of a part; ``meddled`` then says what other programs did meanwhile.

        Raises ``OSError`` if it cannot be put there; the draft then stays.
        """
        self.flush()
        there = self._place if whole else self._place.part
        self.path = there.path
        try:
            self.meddled = self._meddled() or self._place.meddled() or there.meddled()
        finally:
            os.close(self._descriptor)
        there.put(self.data())
        with suppress(OSError):
            self.draft.unlink()

    def data(self) -> bytes:
        """All data added so far."""
        rest = self._packer.copy().flush(zlib.Z_SYNC_FLUSH)
        return b"".join([zlib.decompressobj().decompress(b"".join([*self._packed, rest])), *self._loose])

    def altered(self) -> Message | None:
        """How the file changed since it was put in its place; none if it did not change."""
        try:
            if kind := what_else(self.path):
                return message("there is {kind} in its place", kind=Word(kind))
            with self.path.open("rb") as file:
                return None if self._is_whole(file) else message("somebody changed it")
        except OSError as fault:
            return message("it cannot be read any more ({why})", why=reason_of(fault))

    def _meddled(self) -> Message | None:
        """What other programs did to the draft; none if nothing."""
        try:
            ours, there = os.fstat(self._descriptor), self.draft.lstat()
        except OSError as fault:
            return self._place.meddled() or message("its draft was removed ({why})", why=reason_of(fault))
        if (ours.st_dev, ours.st_ino) != (there.st_dev, there.st_ino):
            return message("its draft was replaced")
        if self._given_up:
            return None
        os.lseek(self._descriptor, 0, os.SEEK_SET)
        with os.fdopen(os.dup(self._descriptor), "rb") as draft:
            return None if self._is_whole(draft) else message("its draft was changed")

    def _is_whole(self, file: BufferedReader) -> bool:
        """Whether an open file holds exactly the data that was added; the size is checked first, as it may be huge."""
        size = os.fstat(file.fileno()).st_size
        return size == self._size and hashlib.file_digest(file, "sha256").digest() == self._digest.digest()
