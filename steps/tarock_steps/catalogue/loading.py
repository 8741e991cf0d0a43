"""The catalogue of a source: its clauses, what it leaves open, and which of its statements carry no rule."""

from __future__ import annotations

import functools
import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Final, Literal, NoReturn, TypeVar

import msgspec

from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.table_facts import TableFacts, fault_of
from tarock_steps.errors import CatalogueError

AREAS: Final = (
    "cards",
    "counting",
    "sessions",
    "dealing",
    "bidding",
    "calling",
    "talon",
    "announcing",
    "play",
    "trischaken",
    "bonuses",
    "settling",
    "renonce",
)
"""The rule areas in order; the same stem names an area everywhere."""

_CLAUSE_ID: Final = re.compile(r"([A-Z]{3})-([A-Z]+)-[0-9]{3}")
_STATEMENT: Final = re.compile(r"\S.* [1-9][0-9]*")
_SLUG: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_ENTRY: Final = re.compile(r"\$\.(\w+)\[(\d+)\]")

OpenKind = Literal["silent", "unclear", "two answers"]


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of a catalogue file; keys that are not listed are errors."""


FAMILY: Final = "family"
"""The level of a clause on which its source is silent although play cannot go on without it."""


class Clause(_Entry, frozen=True, kw_only=True):
    """One atomic rule in our own words, and the statements it comes from.

    Where the source is silent and the ``level`` is that of the family of games, the answer is taken from there, and
    ``because_en`` and ``because_de`` say why this one.
    """

    id: str
    statements: tuple[str, ...]
    level: Literal["must", "may", "value", "definition", "option", "example", "family"]
    en: str
    de: str
    because_en: str | None = None
    because_de: str | None = None
    untestable: str | None = None
    retired: str | None = None

    @property
    def area(self) -> str:
        """The rule area, from the id."""
        return self.id.split("-")[1].lower()


class Reading(_Entry, frozen=True, kw_only=True):
    """One way to read what is left open: a value of the option."""

    name: str
    en: str
    de: str


class Dispute(_Entry, frozen=True, kw_only=True):
    """Something the source leaves open, the option that decides it, and what is played when nobody chooses.

    ``clause`` is what the option hangs on; ``also`` names further clauses that it decides. ``unless_agreed`` is what
    the option is where a round has made no agreement and the question does not arise.
    """

    option: str
    clause: str
    also: tuple[str, ...] = ()
    statements: tuple[str, ...]
    kind: OpenKind
    en: str
    de: str
    default: str
    unless_agreed: str | None = None
    weak: bool = False
    because_en: str
    because_de: str
    changes_en: str
    changes_de: str
    readings: tuple[Reading, ...] = msgspec.field(name="reading")

    @property
    def values(self) -> tuple[str, ...]:
        """The names of the readings, as written."""
        return tuple(reading.name for reading in self.readings)

    @property
    def unsaid(self) -> str:
        """What the option is when a question does not name it."""
        return self.unless_agreed or self.default


class Dropped(_Entry, frozen=True, kw_only=True):
    """An open question that nothing can be played by, with the reason."""

    slug: str
    statements: tuple[str, ...]
    kind: OpenKind
    en: str
    de: str
    reason_en: str
    reason_de: str


class NoRule(_Entry, frozen=True, kw_only=True):
    """A statement of the source that carries no rule."""

    statement: str
    kind: Literal["commentary", "heading", "joke", "history", "advice"]
    reason: str


class Gone(_Entry, frozen=True, kw_only=True):
    """A released scenario that is not asked any more, because it was wrong; ``id`` as it was, with the source."""

    id: str
    reason: str


class Section(_Entry, frozen=True, kw_only=True):
    """A section of the source: how many statements it has, and a digest of each."""

    title: str
    statements: int
    digests: tuple[str, ...] = ()


class Forms(_Entry, frozen=True, kw_only=True):
    """A word in the singular and in the plural."""

    one: str
    many: str


class Unit(_Entry, frozen=True, kw_only=True):
    """What a source pays in."""

    en: Forms
    de: Forms


class _SourceFile(_Entry, frozen=True, kw_only=True):
    title: str
    prefix: str
    unit: Unit
    table: TableFacts
    gone: tuple[Gone, ...] = ()
    section: tuple[Section, ...] = ()
    no_rule: tuple[NoRule, ...] = ()


class _ClausesFile(_Entry, frozen=True, kw_only=True):
    clause: tuple[Clause, ...]


class _DisputesFile(_Entry, frozen=True, kw_only=True):
    dispute: tuple[Dispute, ...] = ()
    dropped: tuple[Dropped, ...] = ()


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All that is known about one source: ``clauses`` by id, ``disputes`` by option, ordered as written."""

    source: str
    title: str
    prefix: str
    unit: Unit
    table: TableFacts
    clauses: dict[str, Clause]
    disputes: dict[str, Dispute]
    dropped: tuple[Dropped, ...]
    no_rule: tuple[NoRule, ...]
    sections: tuple[Section, ...]
    areas: tuple[str, ...] = AREAS
    gone: tuple[Gone, ...] = ()


def sources(root: Path | None = None) -> tuple[str, ...]:
    """The names of all sources that have a catalogue."""
    return tuple(sorted(file.parent.name for file in (root or features_root()).glob("*/source.toml")))


def said(options: Mapping[str, str], source: str) -> dict[str, str]:
    """The options that a question has to name: those that differ from what holds when nothing is said.

    So an engine that knows nothing of an option can still be asked for what it is without it.
    """
    unsaid = _unsaid(source)
    return {option: reading for option, reading in options.items() if unsaid.get(option) != reading}


@functools.cache
def _unsaid(source: str) -> Mapping[str, str]:
    return {option: dispute.unsaid for option, dispute in load(source).disputes.items()}


@functools.cache
def table_of(source: str) -> TableFacts:
    """What scenarios of ``source`` leave unsaid about its table."""
    return load(source).table


def load(source: str, root: Path | None = None) -> Catalogue:
    """Read and check the catalogue of ``source``; CatalogueError names the file and the place."""
    known = sources(root)
    if source not in known:
        reason = f"there is no source {source!r}; expected one of: {', '.join(known) or 'none is there'}"
        raise CatalogueError(reason)
    folder = (root or features_root()) / source
    head = _read(folder / "source.toml", _SourceFile)
    clauses = _read(folder / "clauses.toml", _ClausesFile).clause
    disputes_file = folder / "disputes.toml"
    left_open = _read(disputes_file, _DisputesFile) if disputes_file.exists() else _DisputesFile()
    _check_source(head, f"{source}/source.toml")
    _check_clauses(clauses, head.prefix, f"{source}/clauses.toml")
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
        gone=head.gone,
    )
    _check_cited(catalogue)
    _check_disputes(left_open, catalogue, f"{source}/disputes.toml")
    return catalogue


_File = TypeVar("_File", bound=_Entry)


def _read(path: Path, kind: type[_File]) -> _File:
    file = f"{path.parent.name}/{path.name}"
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as fault:
        reason = f"cannot be read as TOML: {fault}"
        raise CatalogueError(reason, file=file) from fault
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as fault:
        raise CatalogueError(str(fault), file=file, place=_entry_named_in(str(fault), data)) from fault


def _entry_named_in(fault: str, data: dict[str, object]) -> str:
    """Which entry a message such as "… at `$.clause[3].level`" is about, by its name where it has one."""
    found = _ENTRY.search(fault)
    if not found:
        return ""
    kind, index = found[1], int(found[2])
    entries = data.get(kind)
    entry = entries[index] if isinstance(entries, list) else None
    names = (
        [entry[key] for key in ("id", "option", "slug", "statement") if key in entry] if isinstance(entry, dict) else []
    )
    return f"[[{kind}]] number {index + 1}" + (f", {names[0]}" if names else "")


def _check_source(head: _SourceFile, file: str) -> None:
    _no_blank({"title": head.title, "prefix": head.prefix}, file, "")
    for language, forms in (("en", head.unit.en), ("de", head.unit.de)):
        _no_blank({"one": forms.one, "many": forms.many}, file, f"unit, {language}")
    fault = fault_of(head.table)
    if fault:
        _refuse(fault, file, "table")
    _no_double((entry.statement for entry in head.no_rule), "statement", file)
    for one in head.gone:
        _no_blank({"id": one.id, "reason": one.reason}, file, one.id)
    for entry in head.no_rule:
        _no_blank({"reason": entry.reason}, file, entry.statement)
        _check_statements((entry.statement,), file, entry.statement)


def _check_clauses(clauses: tuple[Clause, ...], prefix: str, file: str) -> None:
    _no_double((clause.id for clause in clauses), "clause id", file)
    for clause in clauses:
        form = _CLAUSE_ID.fullmatch(clause.id)
        if not form or form[1] != prefix:
            _refuse(f"a clause id has the form {prefix}-AREA-000", file, clause.id)
        if clause.area not in AREAS:
            _refuse(f"there is no rule area {clause.area!r}; expected one of: {', '.join(AREAS)}", file, clause.id)
        texts = ("en", "de", "because_en", "because_de", "untestable", "retired")
        _no_blank({key: getattr(clause, key) for key in texts}, file, clause.id)
        _check_because(clause, file)
        _check_statements(clause.statements, file, clause.id)


def _check_cited(catalogue: Catalogue) -> None:
    """Every statement that is cited or excused stands in the source, as far as its sections are told."""
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
                _refuse(reason, f"{catalogue.source}/{file}", place)


def _check_because(clause: Clause, file: str) -> None:
    """A clause taken from the family says why, and no other."""
    of_family = clause.level == FAMILY
    for key in ("because_en", "because_de"):
        if of_family is (getattr(clause, key) is None):
            expected = f"says why in {key!r}" if of_family else f"has no {key!r}"
            _refuse(f"a clause of the level {clause.level!r} {expected}", file, clause.id)


def _check_disputes(left_open: _DisputesFile, catalogue: Catalogue, file: str) -> None:
    names = [d.option for d in left_open.dispute] + [d.slug for d in left_open.dropped]
    _no_double(names, "option or slug", file)
    for name in names:
        _check_slug(name, file, name)
    for dispute in left_open.dispute:
        _check_dispute(dispute, catalogue, file)
    for dropped in left_open.dropped:
        _check_statements(dropped.statements, file, dropped.slug)
        _no_blank({k: getattr(dropped, k) for k in ("en", "de", "reason_en", "reason_de")}, file, dropped.slug)


def _check_dispute(dispute: Dispute, catalogue: Catalogue, file: str) -> None:
    place = dispute.option
    _check_statements(dispute.statements, file, place)
    texts = ("en", "de", "because_en", "because_de", "changes_en", "changes_de")
    _no_blank({key: getattr(dispute, key) for key in texts}, file, place)
    for clause in (dispute.clause, *dispute.also):
        if clause not in catalogue.clauses:
            _refuse(f"there is no clause {clause!r}", file, place)
        if catalogue.clauses[clause].retired:
            _refuse(f"the clause {clause} is retired", file, place)
    _no_double(dispute.values, "reading", file, place)
    if len(dispute.values) < 2:  # noqa: PLR2004 - a question with one answer is not open
        _refuse("a dispute has at least two readings", file, place)
    if dispute.default not in dispute.values:
        _refuse(
            f"the default {dispute.default!r} is none of the readings: {', '.join(dispute.values)}",
            file,
            place,
        )
    for reading in dispute.readings:
        _check_slug(reading.name, file, place)
        _no_blank({"en": reading.en, "de": reading.de}, file, f"{place}, reading {reading.name}")


def _refuse(reason: str, file: str, place: str) -> NoReturn:
    raise CatalogueError(reason, file=file, place=place)


def _check_statements(statements: tuple[str, ...], file: str, place: str) -> None:
    if not statements:
        _refuse("cites no statement of the source", file, place)
    _no_double(statements, "statement", file, place)
    for statement in statements:
        if not _STATEMENT.fullmatch(statement):
            _refuse(f"{statement!r} is not a section and a number", file, place)


def _check_slug(name: str, file: str, place: str) -> None:
    if not _SLUG.fullmatch(name):
        _refuse(f"{name!r} is not lower-case words joined by hyphens", file, place)


def _no_blank(texts: dict[str, str | None], file: str, place: str) -> None:
    for key, text in texts.items():
        if text is not None and not text.strip():
            _refuse(f"the text of {key!r} is empty", file, place)


def _no_double(names: Iterable[str], what: str, file: str, place: str = "") -> None:
    seen: set[str] = set()
    for name in names:
        if name in seen:
            _refuse(f"the {what} {name!r} stands there twice", file, place or name)
        seen.add(name)
