"""The options of several commands, each declared once, and the records in which commands get them.

If an option has the same help in all commands, it is a type here; if not, a function that takes the help.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from tarock_language.catalogue import language_of
from tarock_language.message import Language, message
from tarock_running.process.exits import UsageFaultError
from tarock_running.process.spoken import language_known


def as_clauses(given: list[str]) -> list[str]:
    """The ids of clauses in capital letters, as the catalogue writes them."""
    return [clause.upper() for clause in given]


BUDGET: Final = partial(typer.Option, "--budget", metavar="SECONDS")
ENGINE: Final = partial(typer.Option, "--engine", metavar="'CMD …'")
FORM: Final = partial(typer.Option, "--format", metavar="FORMAT")
FROM: Final = partial(typer.Option, "--from", metavar="SOURCE")
HTML: Final = partial(typer.Option, "--html")
JOBS: Final = partial(typer.Option, "--jobs", min=1, metavar="N")
LANGUAGE: Final = partial(typer.Option, "--language", metavar="NAME")
LAWS_ONLY: Final = partial(typer.Option, "--laws-only")
LEDGER: Final = partial(typer.Option, "--ledger")
OPTION: Final = partial(typer.Option, "--option")
OUTPUT: Final = partial(typer.Option, "-o", "--output")
QUESTIONS: Final = partial(typer.Option, "--questions", metavar="N")
RESUME: Final = partial(typer.Option, "--resume")
RULES: Final = partial(typer.Option, "--rules", metavar="NAME")
SEED: Final = partial(typer.Option, "--seed")
VARIANT: Final = partial(typer.Option, "--variant", metavar="FILE")
SYMMETRIES: Final = partial(typer.Option, "--symmetries", metavar="HOW")


def table_or_json(given: str) -> str:
    """The name of a format; refuses one that there is not."""
    from tarock_running.process.exits import check_known

    check_known("--format", "format", given, ("table", "json"))
    return given


TableOrJson = Annotated[str, FORM(help="What to print: table or json.", callback=table_or_json)]
Areas = Annotated[tuple[str, ...], typer.Option("--area", help="Only this rule area; may be repeated.", metavar="AREA")]
CausesBudget = Annotated[
    float | None, BUDGET(help="Seconds of processor time to search for causes; by default unlimited.", min=0)
]
Clauses = Annotated[
    tuple[str, ...],
    typer.Option("--clause", help="Only this clause; may be repeated.", metavar="ID", callback=as_clauses),
]
Options = Annotated[
    tuple[str, ...], OPTION(help="A reading other than the default; may be repeated.", metavar="NAME=READING")
]
Restarts = Annotated[
    int, typer.Option("--restarts", min=0, help="How often a broken program is restarted.", metavar="N")
]
Rules = Annotated[tuple[str, ...], RULES(help="Only this rule set; may be repeated.")]
Timeout = Annotated[float, typer.Option("--timeout", help="Seconds for one answer.", metavar="S")]
SpokenLanguage = Annotated[
    str, LANGUAGE(help="The language of the output; by default that of the environment.", callback=language_known)
]
Variant = Annotated[Path | None, VARIANT(help="Play by the rules of this house.")]
Workers = Annotated[int, typer.Option("--workers", min=1, help="Number of processes.", metavar="N")]


class LanguageOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The language of the output."""

    language: SpokenLanguage = ""

    @property
    def say(self) -> Language:
        """The language that writes the sentences of the output."""
        return language_of(self.language)


class AskedOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The program to ask, by default the reference engine, and the seconds that it has for one answer."""

    engine: Annotated[str | None, ENGINE(help="The program to ask; by default our reference engine.")] = None
    timeout: Timeout = 5.0


class TestedOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The program to test, and the seconds that it has for one answer."""

    engine: Annotated[str, ENGINE(help="The program to test.")]
    timeout: Timeout = 5.0


class HouseOptions(msgspec.Struct, frozen=True, kw_only=True):
    """What is played instead of the defaults of a source: readings of its open questions, and a file of house rules."""

    option: Options = ()
    variant: Variant = None


class SharingOptions(msgspec.Struct, frozen=True, kw_only=True):
    """Who does the work of a long run: processes of this machine, or the workers of a scheduler."""

    jobs: Annotated[int | None, JOBS(help="How many processes run at once; by default one for each processor.")] = None
    cluster: Annotated[
        str | None, typer.Option("--cluster", help="Use the workers of this dask scheduler.", metavar="ADDRESS")
    ] = None

    def processes(self) -> int:
        """The number of processes; refuses ``--jobs`` beside ``--cluster``."""
        from tarock_running.process.forking import jobs_wanted

        if self.cluster is not None and self.jobs is not None:
            raise UsageFaultError(message("--jobs: cannot go with --cluster, whose workers do the work"))
        return jobs_wanted(self.jobs)
