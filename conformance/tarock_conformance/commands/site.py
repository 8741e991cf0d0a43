"""The options and help of ``tarock site``; ``tarock_register.site`` and ``tarock_register.table`` do the work."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from tarock_conformance.commands.options import LEDGER, OUTPUT, LanguageOptions
from tarock_language.message import message
from tarock_running.process.exits import UsageFaultError
from tarock_steps.errors import MissingExtraError

EXAMPLES: Final = (
    "Examples\n"
    "  tarock site --serve\n"
    "  tarock site --output tarock-site\n"
    "  tarock site --output tarock-site --table\n"
    "  tarock site --output tarock-site --ledger tarock-report/lungau.jsonl"
)
_SERVE: Final = "--serve"


class TableOptions(msgspec.Struct, frozen=True, kw_only=True):
    """Where the table finds its engine: served here, or brought among the pages."""

    serve: Annotated[bool, typer.Option(_SERVE, help="Serve the pages to a browser here, with the table.")] = False
    table: Annotated[bool, typer.Option("--table", help="Bring the engine of the table, by npm and pip.")] = False
    table_from: Annotated[
        Path | None, typer.Option("--table-from", help="Bring it from this folder.", metavar="FOLDER")
    ] = None

    @property
    def is_brought(self) -> bool:
        """Whether the engine comes among the pages."""
        return self.table or self.table_from is not None


class ProgramsOptions(msgspec.Struct, frozen=True, kw_only=True):
    """What is shown of programs: reports of checks, and published results."""

    ledgers: Annotated[tuple[Path, ...], LEDGER(help="Add the report of this ledger of a check; may be repeated.")] = ()
    results: Annotated[
        Path | None,
        typer.Option("--results", help="A folder of published results; by default the suite's.", metavar="FOLDER"),
    ] = None


def site(
    *,
    output: Annotated[Path | None, OUTPUT(help="The folder: new, or made by this command.")] = None,
    programs: ProgramsOptions,
    table: TableOptions,
    language: LanguageOptions,
) -> None:
    """Make pages of the register for a browser, in German and English.

    They need no network and no server: questions with the sources side by
    side, options, clauses, houses, and a search. Open index.html. Only the
    table, which answers what one lays on it, needs --serve or, on a web
    server, --table.
    """
    if (output is None) is not table.serve:
        raise UsageFaultError(message("expected either --output FOLDER or --serve"))
    if table.serve and table.is_brought:
        raise UsageFaultError(message("--serve: needs no --table, because it has the engine itself"))
    if output is None:
        _serve(programs, language)
    else:
        _write(output, programs, table, language)


def _write(output: Path, programs: ProgramsOptions, table: TableOptions, language: LanguageOptions) -> None:
    from tarock_register.site.all_pages import make_site
    from tarock_running.process.console import console

    number = make_site(output, programs.ledgers, partial(_engine, table), programs.results)
    first = str(output / "index.html")
    told = language.say("{number} files in {folder}; begin with {page}", number=number, folder=str(output), page=first)
    console().print(told, soft_wrap=True)


def _engine(table: TableOptions) -> dict[str, bytes]:
    """The files of the engine, if they are wanted."""
    if not table.is_brought:
        return {}
    from tarock_register.table.browser_files import engine_files

    return engine_files(table.table_from)


def _serve(programs: ProgramsOptions, language: LanguageOptions) -> None:
    """Serve the pages until Ctrl-C."""
    try:
        from tarock_register.table.serving import serve_pages
    except ModuleNotFoundError as missing:
        raise MissingExtraError(_SERVE, missing.name, extra="serve") from missing
    from tarock_register.site.all_pages import site_parts
    from tarock_running.process.console import console

    def tell(address: str) -> None:
        console().print(language.say("open {address} in a browser; Ctrl-C ends it", address=address), soft_wrap=True)

    serve_pages(site_parts(programs.ledgers, programs.results), tell)
