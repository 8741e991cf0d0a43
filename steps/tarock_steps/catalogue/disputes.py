"""Reads `disputes.toml`: options with their readings, and open questions that decide nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from tarock_steps.catalogue.clauses import Clause
from tarock_steps.catalogue.entries import (
    CatalogueEntry,
    check_slug,
    check_statements,
    no_blank,
    no_double,
    refuse_entry,
)

OpenKind = Literal["silent", "unclear", "two answers"]


class Reading(CatalogueEntry, frozen=True, kw_only=True):
    """One way to read an open question: a value of the option."""

    name: str
    en: str
    de: str


class Dispute(CatalogueEntry, frozen=True, kw_only=True):
    """A question that the source leaves open, the option that decides it, and the default when nobody chooses.

    ``clause`` is the clause that the option depends on; ``also`` names further clauses that it decides.
    ``unless_agreed`` is the value where a round has made no agreement and the question does not arise.
    """

    option: str
    clause: str
    also: tuple[str, ...] = ()
    statements: tuple[str, ...]
    """The statements of the source that leave it open."""
    kind: OpenKind
    """Why it is open: the source is silent, unclear, or gives two answers."""
    en: str
    """The question in English."""
    de: str
    default: str
    """The name of the default reading."""
    unless_agreed: str | None = None
    weak: bool = False
    """Whether the default is a choice, and not a finding."""
    because_en: str
    """Why the default is what it is."""
    because_de: str
    changes_en: str
    """What changes with the reading."""
    changes_de: str
    readings: tuple[Reading, ...] = msgspec.field(name="reading")

    @property
    def values(self) -> tuple[str, ...]:
        """The names of the readings, as written."""
        return tuple(reading.name for reading in self.readings)

    @property
    def unsaid(self) -> str:
        """The value of the option when a question does not name it."""
        return self.unless_agreed or self.default


class Dropped(CatalogueEntry, frozen=True, kw_only=True):
    """An open question that decides nothing in play, with the reason."""

    slug: str
    statements: tuple[str, ...]
    kind: OpenKind
    en: str
    de: str
    reason_en: str
    reason_de: str


class DisputesFile(CatalogueEntry, frozen=True, kw_only=True):
    """The content of `disputes.toml`."""

    dispute: tuple[Dispute, ...] = ()
    dropped: tuple[Dropped, ...] = ()


def check_disputes(left_open: DisputesFile, clauses: Mapping[str, Clause], file: str) -> None:
    """CatalogueError for an option without a valid clause, with fewer than two readings, or with no default of them."""
    names = [d.option for d in left_open.dispute] + [d.slug for d in left_open.dropped]
    no_double(names, "option or slug", file)
    for name in names:
        check_slug(name, file, name)
    for dispute in left_open.dispute:
        _check_dispute(dispute, clauses, file)
    for dropped in left_open.dropped:
        check_statements(dropped.statements, file, dropped.slug)
        no_blank({k: getattr(dropped, k) for k in ("en", "de", "reason_en", "reason_de")}, file, dropped.slug)


def _check_dispute(dispute: Dispute, clauses: Mapping[str, Clause], file: str) -> None:
    place = dispute.option
    check_statements(dispute.statements, file, place)
    texts = ("en", "de", "because_en", "because_de", "changes_en", "changes_de")
    no_blank({key: getattr(dispute, key) for key in texts}, file, place)
    for clause in (dispute.clause, *dispute.also):
        if clause not in clauses:
            refuse_entry(f"there is no clause {clause!r}", file, place)
        if clauses[clause].retired:
            refuse_entry(f"the clause {clause} is retired", file, place)
    no_double(dispute.values, "reading", file, place)
    if len(dispute.values) < 2:  # noqa: PLR2004 - a question with one answer is not open
        refuse_entry("a dispute has at least two readings", file, place)
    if dispute.default not in dispute.values:
        refuse_entry(
            f"the default {dispute.default!r} is none of the readings: {', '.join(dispute.values)}",
            file,
            place,
        )
    for reading in dispute.readings:
        check_slug(reading.name, file, place)
        no_blank({"en": reading.en, "de": reading.de}, file, f"{place}, reading {reading.name}")
