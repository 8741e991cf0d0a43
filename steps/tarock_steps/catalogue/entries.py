"""Checks common to all catalogue files: no unknown key, no empty text, no duplicate name."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, NoReturn

import msgspec

from tarock_language.message import ENGLISH, Language
from tarock_steps.errors import CatalogueError

_STATEMENT: Final = re.compile(r"\S.* [1-9][0-9]*")
_SLUG: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_WRITTEN_IN: Final = frozenset({ENGLISH.code, "de"})
"""The languages in which the catalogue files are written."""


class CatalogueEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of a catalogue file; keys that are not listed are errors."""


def entry_text(entry: object, say: Language, name: str = "") -> str:
    """A text of an entry: its ``en`` or ``de``, or with a name ``because_en`` and the like; empty if it has none."""
    code = written_in(say)
    return getattr(entry, f"{name}_{code}" if name else code) or ""


def written_in(say: Language) -> str:
    """The name of the language in which the catalogue files have their texts for a language: its own, or English."""
    return say.code if say.code in _WRITTEN_IN else ENGLISH.code


def refuse_entry(reason: str, file: str, place: str) -> NoReturn:
    """Raise CatalogueError with the file and the place in it."""
    raise CatalogueError(reason, file=file, place=place)


def check_statements(statements: tuple[str, ...], file: str, place: str) -> None:
    """CatalogueError for no statements, a repeated one, or one that is not a section and a number."""
    if not statements:
        refuse_entry("cites no statement of the source", file, place)
    no_double(statements, "statement", file, place)
    for statement in statements:
        if not _STATEMENT.fullmatch(statement):
            refuse_entry(f"{statement!r} is not a section and a number", file, place)


def check_slug(name: str, file: str, place: str) -> None:
    """CatalogueError for a name that is not lower-case words joined by hyphens."""
    if not _SLUG.fullmatch(name):
        refuse_entry(f"{name!r} is not lower-case words joined by hyphens", file, place)


def no_blank(texts: dict[str, str | None], file: str, place: str) -> None:
    """CatalogueError for an empty text; None, which means no text, is allowed."""
    for key, text in texts.items():
        if text is not None and not text.strip():
            refuse_entry(f"the text of {key!r} is empty", file, place)


def no_double(names: Iterable[str], what: str, file: str, place: str = "") -> None:
    """CatalogueError for a repeated name; without ``place`` the error gives the name as its place."""
    seen: set[str] = set()
    for name in names:
        if name in seen:
            refuse_entry(f"the {what} {name!r} is there twice", file, place or name)
        seen.add(name)
