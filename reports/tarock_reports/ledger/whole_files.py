"""Files that are put in place whole: written beside their place under a name of their own, and moved there at the end.

Nobody can guess that name beforehand, so nobody has a file, a link or a pipe waiting there; and who reads the place
finds either what stood there before or all of the new file. While a long one is still growing there is a *draft* of
it beside its place, which a run that is killed leaves behind: ``NAME.<16 hexadecimal digits>.unfinished``. What is put
in place is never the draft, to which others may have written, but written anew from what the run itself remembers.
"""

from __future__ import annotations

import hashlib
import os
import secrets
import stat
import zlib
from contextlib import suppress
from io import BufferedReader
from pathlib import Path
from typing import Final

UNFINISHED: Final = "unfinished"
"""How the name of a file ends that has not been put in place."""

_OURS: Final = (
    os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)
)  # fmt: skip
_OTHERS: Final = (
    (stat.S_ISLNK, "a link"),
    (stat.S_ISDIR, "a folder"),
    (stat.S_ISFIFO, "a pipe"),
    (stat.S_ISSOCK, "a socket"),
    (stat.S_ISCHR, "a device"),
    (stat.S_ISBLK, "a device"),
)


def what_else(path: Path) -> str:
    """What stands in a place where only a file of its own may, in words; empty where nothing or a file does.

    Raises OSError where that cannot be found out.
    """
    try:
        mode = path.lstat().st_mode
    except (FileNotFoundError, NotADirectoryError):
        return ""
    return next((words for of_kind, words in _OTHERS if of_kind(mode)), "")


def put(target: Path, data: bytes) -> None:
    """Put a whole file in its place; raises OSError, and leaves what stood there, where that cannot be."""
    descriptor, path = _begun(target)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
        path.replace(target)
    except BaseException:
        with suppress(OSError):
            path.unlink()
        raise


def put_text(target: Path, text: str) -> None:
    """Put a whole text in its place: UTF-8 and line feeds, whatever the system is used to."""
    put(target, text.encode("utf-8", "replace"))


def _begun(target: Path) -> tuple[int, Path]:
    """A new file beside the target, open to us."""
    target.parent.mkdir(parents=True, exist_ok=True)
    path = target.with_name(f"{target.name}.{secrets.token_hex(8)}.{UNFINISHED}")
    return os.open(path, _OURS, 0o666), path


class Growing:
    """A file that grows line by line: remembered here, and written at once to a draft beside its place.

    A draft that cannot be written any more, on a full disk say, is given up; what is remembered does not suffer.
    """

    def __init__(self, target: Path) -> None:
        self.target = target
        self._packed: list[bytes] = []
        self._packer = zlib.compressobj(level=3)
        self._digest = hashlib.sha256()
        self._size = 0
        self._given_up = False
        self._was_empty = not os.path.lexists(target)
        self._descriptor, self.draft = _begun(target)

    def add(self, data: bytes) -> None:
        """Remember and write."""
        self._packed.append(self._packer.compress(data))
        self._digest.update(data)
        self._size += len(data)
        left = memoryview(b"" if self._given_up else data)
        try:
            while left:
                left = left[os.write(self._descriptor, left) :]
        except OSError:
            self._given_up = True

    def place(self) -> str:
        """Put the file in its place, and say what others did to it meanwhile; empty where nobody did.

        Raises OSError where it cannot be put there; the draft is then left.
        """
        self._packed.append(self._packer.flush())
        try:
            meddled = self._meddled()
        finally:
            os.close(self._descriptor)
        put(self.target, self.data())
        with suppress(OSError):
            self.draft.unlink()
        return meddled

    def data(self) -> bytes:
        """All that was added; to be asked for when the file has its place."""
        return zlib.decompress(b"".join(self._packed))

    def altered(self) -> str:
        """What has become of the file since it was put in its place; empty where it is as it was."""
        try:
            if kind := what_else(self.target):
                return f"there is {kind} in its place"
            with self.target.open("rb") as file:
                return "" if self._is_whole(file) else "somebody changed it"
        except OSError as fault:
            return f"it cannot be read any more ({fault.strerror or fault})"

    def _meddled(self) -> str:
        """What others did to the draft, or to the place where nothing stood when the draft was begun."""
        try:
            ours, there = os.fstat(self._descriptor), self.draft.lstat()
        except OSError as fault:
            return f"its draft was taken away ({fault.strerror or fault})"
        if (ours.st_dev, ours.st_ino) != (there.st_dev, there.st_ino):
            return "its draft was replaced"
        if self._given_up:
            return ""
        os.lseek(self._descriptor, 0, os.SEEK_SET)
        with os.fdopen(os.dup(self._descriptor), "rb") as draft:
            if not self._is_whole(draft):
                return "its draft was changed"
        return "something was put in its place" if self._was_empty and os.path.lexists(self.target) else ""

    def _is_whole(self, file: BufferedReader) -> bool:
        """Whether an open file is all that was added and nothing else; the size first, as it may be huge."""
        size = os.fstat(file.fileno()).st_size
        return size == self._size and hashlib.file_digest(file, "sha256").digest() == self._digest.digest()
