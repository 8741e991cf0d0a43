"""Reads, updates, writes and checks the catalogues of translations (``.po``) against the messages of the code."""

from __future__ import annotations

import string
from collections.abc import Collection, Iterator
from io import BytesIO
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog
from babel.messages.catalog import Message as Entry
from babel.messages.pofile import read_po, write_po

from proving.languages.extracting import Found

_SKIPPED: Final = (
    b'"POT-Creation-Date:',
    b'"PO-Revision-Date:',
    b'"Generated-By:',
    b'"Last-Translator:',
    b'"Language-Team:',
    b'"Report-Msgid-Bugs-To:',
)
"""How the lines of a header begin that say when, by what and by whom a file was made."""


def catalogue_in(path: Path) -> Catalog:
    """The catalogue in a file."""
    with path.open("rb") as file:
        return read_po(file, locale=path.stem)


def updated(catalogue: Catalog, found: Collection[Found]) -> Catalog:
    """The catalogue with an entry for each message, new ones without a translation, and without unused ones.

    Entries with a context are words and their forms, and stay.
    """
    renewed = Catalog(locale=catalogue.locale, header_comment="", project="tarock-conformance", version="", fuzzy=False)
    kept = {entry.id if isinstance(entry.id, str) else entry.id[0]: entry.string for entry in _sentences(catalogue)}
    for message in sorted(found):
        renewed.add((message.id, message.several) if message.several else message.id, kept.get(message.id, ""))
    for entry in _words(catalogue):
        renewed.add(entry.id, entry.string, context=entry.context)
    return renewed


def write(catalogue: Catalog, path: Path) -> None:
    """Write a catalogue to its file, without anything that changes by itself, unless that is what is there."""
    for entry in catalogue:
        entry.flags.clear()  # Babel guesses from a "%" that a pattern is one of another kind
    written = BytesIO()
    write_po(written, catalogue, width=0, no_location=True, sort_output=True)
    lines = written.getvalue().splitlines(keepends=True)
    content = b"".join(line for line in lines if not line.startswith(_SKIPPED))
    if content != path.read_bytes():
        path.write_bytes(content)


def faults(catalogue: Catalog, found: Collection[Found]) -> Iterator[str]:
    """What is wrong with a catalogue, a line for each: what lacks, what nobody uses, and places that differ."""
    entries = {entry.id if isinstance(entry.id, str) else entry.id[0]: entry for entry in _sentences(catalogue)}
    for message in sorted(found):
        entry = entries.pop(message.id, None)
        if entry is None or not all(_strings(entry)):
            yield f"not translated: {message.id}"
        elif odd := [told for told in _strings(entry)[:1] if not _places(told) <= _places(message.id)] + [
            told for told in _strings(entry)[1:] if not _places(told) <= _places(message.id) | {"number"}
        ]:
            yield f"other places than '{message.id}': {odd[0]}"
    yield from (f"nobody uses it: {unused}" for unused in entries)


def _sentences(catalogue: Catalog) -> list[Entry]:
    return [entry for entry in catalogue if entry.id and entry.context is None]


def _words(catalogue: Catalog) -> list[Entry]:
    return [entry for entry in catalogue if entry.id and entry.context is not None]


def _strings(entry: Entry) -> tuple[str, ...]:
    return (entry.string,) if isinstance(entry.string, str) else tuple(entry.string or ("",))


def _places(pattern: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(pattern) if name is not None}
