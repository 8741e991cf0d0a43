"""Reads `clauses.toml`: the clauses, which are the rules of a source in our own words."""

from __future__ import annotations

import re
from typing import Final, Literal

from tarock_steps.catalogue.areas import AREAS
from tarock_steps.catalogue.entries import CatalogueEntry, check_statements, no_blank, no_double, refuse_entry

_CLAUSE_ID: Final = re.compile(r"([A-Z]{3})-([A-Z]+)-[0-9]{3}")
FAMILY: Final = "family"
"""The level of a clause that play needs although the source is silent; its answer comes from the family of games."""
OPTION: Final = "option"
"""The level of a clause that its source leaves open; the clause says the default of an option."""


class Clause(CatalogueEntry, frozen=True, kw_only=True):
    """One atomic rule in our own words, and the statements it comes from.

    With the level ``family`` the source is silent and the answer comes from the family of games; ``because_en`` and
    ``because_de`` say why this answer. ``untestable_en`` and ``untestable_de`` say why nothing can test it.
    """

    id: str
    statements: tuple[str, ...]
    level: Literal["must", "may", "value", "definition", "option", "example", "family"]
    en: str
    de: str
    because_en: str | None = None
    because_de: str | None = None
    untestable_en: str | None = None
    untestable_de: str | None = None
    retired: str | None = None

    @property
    def area(self) -> str:
        """The rule area, from the id."""
        return area_of(self.id)


def area_of(clause: str) -> str:
    """The rule area named in a clause id."""
    return clause.rpartition("-")[0].partition("-")[2].lower()


def area_title(area: str) -> str:
    """A rule area as a heading, in English."""
    return area.replace("_", " ").capitalize()


class ClausesFile(CatalogueEntry, frozen=True, kw_only=True):
    """The content of `clauses.toml`."""

    clause: tuple[Clause, ...]


def check_clauses(clauses: tuple[Clause, ...], prefix: str, file: str) -> None:
    """CatalogueError for an id of another form or area, an empty text, or a reason that is missing or not allowed."""
    no_double((clause.id for clause in clauses), "clause id", file)
    for clause in clauses:
        form = _CLAUSE_ID.fullmatch(clause.id)
        if not form or form[1] != prefix:
            refuse_entry(f"a clause id has the form {prefix}-AREA-000", file, clause.id)
        if clause.area not in AREAS:
            refuse_entry(f"there is no rule area {clause.area!r}; expected one of: {', '.join(AREAS)}", file, clause.id)
        texts = ("en", "de", "because_en", "because_de", "untestable_en", "untestable_de", "retired")
        no_blank({key: getattr(clause, key) for key in texts}, file, clause.id)
        _check_because(clause, file)
        if (clause.untestable_en is None) is not (clause.untestable_de is None):
            refuse_entry("a clause is 'untestable_en' and 'untestable_de', or neither", file, clause.id)
        check_statements(clause.statements, file, clause.id)


def _check_because(clause: Clause, file: str) -> None:
    """CatalogueError unless the clause has reasons exactly where its level is ``family``."""
    of_family = clause.level == FAMILY
    for key in ("because_en", "because_de"):
        if of_family is (getattr(clause, key) is None):
            expected = f"says why in {key!r}" if of_family else f"has no {key!r}"
            refuse_entry(f"a clause of the level {clause.level!r} {expected}", file, clause.id)
