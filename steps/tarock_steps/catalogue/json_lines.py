"""Reads files of JSON lines that are stored beside the features; errors name the line, a digest identifies each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import TypeVar

import msgspec

from tarock_protocol.errors import ProtocolError
from tarock_steps.errors import CatalogueError

Form = TypeVar("Form")


def read_lines(path: Path, form: type[Form], file: str) -> Iterator[tuple[int, Form]]:
    """The lines of a file with their numbers from 1; nothing where there is no file.

    CatalogueError names ``file`` and the line that does not have this form.
    """
    return decoded_lines(path.read_bytes().splitlines() if path.exists() else (), form, file)


def decoded_lines(lines: Iterable[bytes], form: type[Form], file: str, first: int = 1) -> Iterator[tuple[int, Form]]:
    """Lines with their numbers, the first of which is given; CatalogueError as for ``read_lines``."""
    decoder = msgspec.json.Decoder(form)
    for number, line in enumerate(lines, start=first):
        try:
            yield number, decoder.decode(line)
        except (msgspec.MsgspecError, RecursionError, ProtocolError) as fault:
            raise CatalogueError(str(fault), file=file, place=f"line {number}") from fault


def line_digest(part: object) -> str:
    """The SHA-256 digest of plain values in hexadecimal; the order of the names in an object does not matter."""
    return sha256(msgspec.json.encode(part, order="sorted")).hexdigest()
