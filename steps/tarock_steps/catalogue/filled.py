"""Reads and writes files of vectors: scenarios as questions with their right answers.

A file is lines of JSON: a header, then one vector a line. A wheel has a file for each source by its default rules; in a
checkout they are cached beside the code. The header says what the file was made from, and a file of another origin is
refused.
"""

from __future__ import annotations

import hashlib
import lzma
import os
import zlib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple, NoReturn

import msgspec

from tarock_steps.catalogue import data_cache
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.errors import CatalogueError

FORMAT: Final = 2
"""The version of the form; it rises with any change that an older reader would misread, not with added fields."""

NAME: Final = "vectors.jsonl.xz"
_MARK: Final = 4
_CUT: Final = "it is cut, or far too large"
_LARGEST: Final = 8_000_000
_LARGEST_READ: Final = 256_000_000
"""The limits in bytes for a file and for its unpacked content; ours have a third of a million and sixteen millions."""

CODE: Final = ("tarock_protocol", "tarock_engine", "tarock_reference", "tarock_steps")
"""The packages whose code decides the questions and the right answers."""


WRITTEN: Final = (".feature", ".toml", ".txt", "further.jsonl")
"""The ends of the names of the files of a source from which vectors are made."""


class VectorsHeader(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line of a file: the version of its form, the rules it was filled by, and the number of lines after it.

    ``vectors`` is the version of the form, ``suite`` the version of the suite, ``digest`` the SHA-256 of what the file
    was filled from, ``options`` the readings that differ from the source's, ``house`` the digest of a house.
    ``content`` is the SHA-256 of all lines that follow, ``marks`` has four digits of each line, by which a changed one
    can be named.
    """

    vectors: int
    source: str
    suite: str
    digest: str
    options: dict[str, str]
    house: str = ""
    lines: int
    content: str
    marks: str


class FilledLines(NamedTuple):
    """The header of a file, and its vectors, each as a line of JSON."""

    header: VectorsHeader
    lines: Sequence[bytes]


def filling_digest(source: str, options: Mapping[str, str], house: str = "", offered: str = "") -> str:
    """SHA-256 of all that a source's vectors are made from under these rules; empty if it is not all in files."""
    code, features = code_digest(), features_digest(source, features_root())
    rules = msgspec.json.encode(
        {"source": source, "options": options, "house": house, "offered": offered}, order="sorted"
    )
    return hashlib.sha256(features + code + rules).hexdigest() if features and code else ""


@cache
def code_digest(packages: tuple[str, ...] = CODE) -> bytes:
    """SHA-256 of all code of some packages; empty where one of them is not in files."""
    found = [find_spec(package) for package in packages]
    folders = [os.path.dirname(spec.origin) for spec in found if spec is not None and spec.origin]  # noqa: PTH120 - of a thousand files
    files = [(path, path[len(folder) + 1 :]) for folder in folders for path in _code_below(folder)]
    places = [place.replace(os.sep, "/") for _, place in files]
    return data_cache.digest_of_files((path for path, _ in files), *places) if len(folders) == len(packages) else b""


def _code_below(folder: str) -> list[str]:
    """The paths of all modules below a folder, in their order."""
    found = ((place, name) for place, _, names in os.walk(folder) for name in names if name.endswith(".py"))
    return sorted(os.path.join(place, name) for place, name in found)  # noqa: PTH118 - as above


@cache
def features_digest(source: str, root: Path) -> bytes:
    """SHA-256 of the features and catalogues of a source below ``root``; empty where they cannot be read."""
    folder = root / source
    files = sorted(path for path in folder.rglob("*") if path.name.endswith(WRITTEN) and path.is_file())
    try:
        return data_cache.digest_of_files(files, *(path.relative_to(folder).as_posix() for path in files))
    except OSError:
        return b""


def content_digest(lines: Sequence[bytes]) -> str:
    """SHA-256 of lines, each with its end."""
    found = hashlib.sha256()
    for line in lines:
        found.update(line)
        found.update(b"\n")
    return found.hexdigest()


def line_marks(lines: Iterable[bytes]) -> str:
    """Four hexadecimal digits of each line, which nearly always change with the line."""
    return "".join(f"{zlib.crc32(line) & 0xFFFF:0{_MARK}x}" for line in lines)


def compressed_file(content: bytes) -> bytes:
    """Compress a file for shipping; the same content always gives the same bytes."""
    return lzma.compress(content, preset=9 | lzma.PRESET_EXTREME)


def unpacked(data: bytes, where: str) -> bytes:
    """The content of a shipped file; CatalogueError if it is damaged, cut off, or far too large."""
    unpacking = lzma.LZMADecompressor()
    try:
        content = unpacking.decompress(data, _LARGEST_READ)
    except lzma.LZMAError as fault:
        _refuse(f"it cannot be unpacked ({fault})", where)
    if not unpacking.eof:
        _refuse(_CUT, where)
    return content


def shipped_digest(source: str) -> bytes:
    """SHA-256 of the shipped file of a source; empty in a checkout."""
    data = _shipped_bytes(source, features_root())
    return b"" if data is None else hashlib.sha256(data).digest()


def shipped(source: str) -> FilledLines | None:
    """The shipped vectors of a source, None in a checkout; CatalogueError if they do not fit code or features."""
    data, where = _shipped_bytes(source, features_root()), f"{source}/{NAME}"
    if data is None:
        return None
    found = read_file(unpacked(data, where), where)
    if found.header.digest != filling_digest(source, {}):
        _refuse("it was filled from other features or other code than are here", where)
    return found


@cache
def _shipped_bytes(source: str, root: Path) -> bytes | None:
    """The bytes of the file, read once, so that a program under test cannot change them; empty where too large."""
    path = root / source / NAME
    try:
        return path.read_bytes() if path.stat().st_size <= _LARGEST else b""
    except FileNotFoundError:
        return None
    except OSError as fault:
        _refuse(str(fault), f"{source}/{NAME}")


def read_file(content: bytes, where: str) -> FilledLines:
    """The header and the lines of a file; CatalogueError if its form is another, or lines are missing or changed."""
    return FilledLines(checked_header(content, where), content.split(b"\n")[1:-1])


def checked_header(content: bytes, where: str) -> VectorsHeader:
    """The header of a file whose lines are checked as a whole; CatalogueError as for ``read_file``."""
    begin = content.find(b"\n") + 1
    number = content.count(b"\n", begin)
    try:
        header = msgspec.json.decode(memoryview(content)[:begin], type=VectorsHeader)
    except (msgspec.MsgspecError, RecursionError) as fault:
        _refuse(f"line 1 is no header of vectors: {fault}", where)
    if header.vectors != FORMAT:
        _refuse(f"its form is {header.vectors}, expected {FORMAT}", where)
    if number != header.lines:
        _refuse(f"{number} lines, expected {header.lines} by its header", where)
    if hashlib.sha256(memoryview(content)[begin:]).hexdigest() != header.content:
        which = _changed_line(content[begin:].split(b"\n"), header.marks)
        _refuse(f"{which} was changed: what follows the header is not what it has the digest of", where)
    return header


def _changed_line(lines: Sequence[bytes], marks: str) -> str:
    """The first line whose mark is another one, with its number in the file; ``a line`` where none has."""
    for number, line in enumerate(lines[:-1]):
        if line_marks([line]) != marks[number * _MARK : (number + 1) * _MARK]:
            return f"line {number + 2}"
    return "a line"


def _refuse(reason: str, where: str) -> NoReturn:
    again = "expected what `tarock vectors` fills; installing the package anew brings its own"
    told = f"{reason}; {again}"
    raise CatalogueError(told, file=where)
