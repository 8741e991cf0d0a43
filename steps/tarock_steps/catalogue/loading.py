"""Loads the catalogue of a source: clauses, options, and statements that are no rule."""

from __future__ import annotations

import functools
import hashlib
import re
import tomllib
from collections.abc import Mapping
from contextlib import suppress
from difflib import get_close_matches
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from tarock_steps.catalogue import data_cache
from tarock_steps.catalogue.areas import AREAS
from tarock_steps.catalogue.clauses import Clause, ClausesFile, check_clauses
from tarock_steps.catalogue.disputes import Dispute, DisputesFile, Dropped, check_disputes
from tarock_steps.catalogue.entries import CatalogueEntry, refuse_entry
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.source_file import InShort, NoRule, Section, SourceFile, Unit, check_source
from tarock_steps.catalogue.table_facts import TableFacts
from tarock_steps.errors import CatalogueError

_NAMES: Final = ("id", "option", "slug", "statement", "name")
"""The keys that name an entry, in all files of a catalogue."""
_ENTRY: Final = re.compile(r"\$\.(\w+)\[(\d+)\]")


class Catalogue(msgspec.Struct, frozen=True):
    """The catalogue of one source: ``clauses`` by id, ``disputes`` by option, in the order written."""

    source: str
    """The name of the source."""
    title: str
    """Its title for people."""
    prefix: str
    """The beginning of its clauses' ids."""
    unit: Unit
    """The unit of its payments."""
    table: TableFacts
    """Its pack, hands and closing words."""
    clauses: dict[str, Clause]
    disputes: dict[str, Dispute]
    dropped: tuple[Dropped, ...]
    """The open questions that decide nothing in play."""
    no_rule: tuple[NoRule, ...]
    """The statements of the source that are no rule."""
    sections: tuple[Section, ...]
    """The sections of its text."""
    areas: tuple[str, ...] = AREAS
    """The rule areas of its clauses."""
    called: tuple[str, ...] = ()
    """Other names that users have for it."""
    own_german: Mapping[str, str] = {}
    """Its own German words for neutral ones."""
    in_short: InShort = InShort()
    """A description in a few words."""

    def disputes_about(self, *clauses: str) -> tuple[Dispute, ...]:
        """The open questions that any of these clauses depends on."""
        return tuple(
            dispute for dispute in self.disputes.values() if not {dispute.clause, *dispute.also}.isdisjoint(clauses)
        )


def sources(root: Path | None = None) -> tuple[str, ...]:
    """The names of all sources that have a catalogue; our own folder is read once."""
    return own_sources(features_root()) if root is None else _sources_in(root)


@functools.cache
def own_sources(root: Path) -> tuple[str, ...]:
    """The names of the sources in our own folder, which is read once."""
    return _sources_in(root)


def _sources_in(root: Path) -> tuple[str, ...]:
    return tuple(sorted(file.parent.name for file in root.glob("*/source.toml")))


def options_to_name(options: Mapping[str, str], source: str) -> dict[str, str]:
    """The options that a question has to name: those that differ from their value when a question does not name them.

    So an engine that does not know an option can still be asked about its default.
    """
    unsaid = _unsaid(source)
    return {option: reading for option, reading in options.items() if unsaid.get(option) != reading}


@functools.cache
def _unsaid(source: str) -> Mapping[str, str]:
    return {option: dispute.unsaid for option, dispute in load_catalogue(source).disputes.items()}


@functools.cache
def table_of(source: str) -> TableFacts:
    """The facts of the table of ``source`` that its scenarios leave out."""
    return load_catalogue(source).table


def load_catalogue(source: str, root: Path | None = None) -> Catalogue:
    """Read and check the catalogue of ``source``; CatalogueError names the file and the place.

    The same object is returned as long as the files have the same text, so callers must not change it. Our own files
    are read once.
    """
    known = sources(root)
    if source not in known:
        reason = f"there is no source {source!r}; expected one of: {', '.join(known) or 'none is there'}"
        raise CatalogueError(reason)
    return own_catalogue(source, features_root()) if root is None else _read(source, root)


@functools.cache
def own_catalogue(source: str, root: Path) -> Catalogue:
    """The catalogue of a source in our own folder, which is read once."""
    return _catalogue_of(source, *own_texts(source, root))


@functools.cache
def own_texts(source: str, root: Path) -> tuple[str, str, str]:
    """The texts of a catalogue in our own folder, read once; the catalogue may be made of them later."""
    return _texts(source, root)


def _read(source: str, root: Path) -> Catalogue:
    return _catalogue_of(source, *_texts(source, root))


def _texts(source: str, root: Path) -> tuple[str, str, str]:
    """The texts of the three files of a catalogue."""
    folder = root / source
    disputes = folder / "disputes.toml"
    left_open = _text_of(disputes) if disputes.exists() else ""
    return _text_of(folder / "source.toml"), _text_of(folder / "clauses.toml"), left_open


_CATALOGUES: Final = 8
"""How many catalogues are cached: those of all sources, and a few that are being edited."""


@functools.lru_cache(maxsize=_CATALOGUES)
def _catalogue_of(source: str, head_text: str, clauses_text: str, disputes_text: str) -> Catalogue:
    """The catalogue from the texts of its three files."""
    head = _entries(head_text, f"{source}/source.toml", SourceFile)
    clauses = _entries(clauses_text, f"{source}/clauses.toml", ClausesFile).clause
    left_open = _entries(disputes_text, f"{source}/disputes.toml", DisputesFile)
    check_source(head, f"{source}/source.toml")
    check_clauses(clauses, head.prefix, f"{source}/clauses.toml")
    catalogue = Catalogue(
        source=source,
        title=head.title,
        prefix=head.prefix,
        unit=head.unit,
        table=head.table,
        clauses={clause.id: clause for clause in clauses},
        disputes={dispute.option: dispute for dispute in left_open.dispute},
        dropped=left_open.dropped,
        no_rule=head.no_rule,
        sections=head.section,
        areas=tuple(area for area in AREAS if any(clause.area == area for clause in clauses)),
        called=head.called,
        own_german=head.own_german,
        in_short=head.in_short,
    )
    _check_cited(catalogue)
    check_disputes(left_open, catalogue.clauses, f"{source}/disputes.toml")
    return catalogue


_File = TypeVar("_File", bound=CatalogueEntry)


def read_entries(path: Path, kind: type[_File]) -> _File:
    """The content of a file of the catalogue; CatalogueError names the file, and the wrong entry."""
    return _entries(_text_of(path), _name_of(path), kind)


def _name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


def _text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        reason = f"cannot be read as TOML: {fault}"
        raise CatalogueError(reason, file=_name_of(path)) from fault


@functools.lru_cache(maxsize=32)
def _toml(text: str, file: str) -> dict[str, object]:
    """The parsed text of a file, which callers must not change; cached, also for other processes."""
    name, origin = file.replace("/", "-"), hashlib.sha256(text.encode()).digest()
    content = data_cache.load(name, origin)
    with suppress(msgspec.MsgspecError, RecursionError):
        if content is not None:
            return msgspec.msgpack.decode(content, type=dict[str, object])
    parsed = tomllib.loads(text)
    data_cache.keep(name, origin, msgspec.msgpack.encode(parsed))
    return parsed


def _entries(text: str, file: str, kind: type[_File]) -> _File:
    """The content of a file from its text."""
    try:
        data = _toml(text, file)
    except tomllib.TOMLDecodeError as fault:
        reason = f"cannot be read as TOML: {fault}"
        raise CatalogueError(reason, file=file) from fault
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as fault:
        raise CatalogueError(str(fault), file=file, place=_entry_named_in(str(fault), data)) from fault


def _entry_named_in(fault: str, data: dict[str, object]) -> str:
    """The number of the entry in a message such as "… at `$.clause[3].level`", with its name if it has one."""
    found = _ENTRY.search(fault)
    if not found:
        return ""
    kind, index = found[1], int(found[2])
    entries = data.get(kind)
    entry = entries[index] if isinstance(entries, list) else None
    names = [entry[key] for key in _NAMES if key in entry] if isinstance(entry, dict) else []
    return f"[[{kind}]] number {index + 1}" + (f", {names[0]}" if names else "")


def _check_cited(catalogue: Catalogue) -> None:
    """CatalogueError for a cited or excused statement that the source lacks; not checked without sections."""
    known = {f"{part.title} {number}" for part in catalogue.sections for number in range(1, part.statements + 1)}
    cited = (
        [("clauses.toml", clause.id, clause.statements) for clause in catalogue.clauses.values()]
        + [("disputes.toml", dispute.option, dispute.statements) for dispute in catalogue.disputes.values()]
        + [("disputes.toml", dropped.slug, dropped.statements) for dropped in catalogue.dropped]
        + [("source.toml", entry.statement, (entry.statement,)) for entry in catalogue.no_rule]
    )
    for file, place, statements in cited if known else ():
        for statement in statements:
            if statement not in known:
                near = get_close_matches(statement, known, n=1, cutoff=0.0)[0]
                reason = f"the source has no statement {statement!r}; the nearest that it has is {near!r}"
                refuse_entry(reason, f"{catalogue.source}/{file}", place)
