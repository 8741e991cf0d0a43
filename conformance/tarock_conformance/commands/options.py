"""Options that several commands take."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer


class Language(StrEnum):
    """The languages of the catalogues."""

    EN = "en"
    DE = "de"


def as_clauses(given: list[str] | None) -> list[str] | None:
    """The ids of clauses in capital letters, as the catalogue writes them."""
    return None if given is None else [clause.upper() for clause in given]


InLanguage = Annotated[Language, typer.Option("--language", help="The language of texts and clauses.")]
Rules = Annotated[
    list[str] | None, typer.Option("--rules", help="Only this rule set; may be repeated.", metavar="NAME")
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", help="A reading other than the default; may be repeated.", metavar="NAME=READING"),
]
Clauses = Annotated[
    list[str] | None,
    typer.Option("--clause", help="Only this clause; may be repeated.", metavar="ID", callback=as_clauses),
]
Areas = Annotated[
    list[str] | None, typer.Option("--area", help="Only this rule area; may be repeated.", metavar="AREA")
]
EngineCommand = Annotated[
    str | None,
    typer.Option("--engine", help="The program to ask; by default our reference engine.", metavar="'CMD …'"),
]
Variant = Annotated[Path | None, typer.Option("--variant", help="Play by the rules of this house.", metavar="FILE")]
Timeout = Annotated[float, typer.Option("--timeout", help="Seconds for one answer.", metavar="S")]
