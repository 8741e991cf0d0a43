"""The options and help of ``tarock site``; ``tarock_register.site`` and ``tarock_register.table`` do the work."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from tarock_conformance.commands.options import LEDGER, OUTPUT, LanguageOptions
from tarock_language.message import message
from tarock_running.process.exits import UsageFaultError
from tarock_steps.errors import MissingExtraError

EXAMPLES: Final = (
    "Examples\n"
    "  tarock site --serve\n"
    "  tarock site --output tarock-site\n"
    "  tarock site --output tarock-site --ledger tarock-report/lungau.jsonl"
)

_SERVE: Final = "--serve"


def site(
    *,
    output: Annotated[Path | None, OUTPUT(help="The folder: new, or made by this command.")] = None,
    serve: Annotated[bool, typer.Option(_SERVE, help="Serve them to a browser here, with the table.")] = False,
    ledgers: Annotated[
        tuple[Path, ...], LEDGER(help="Add the report of this ledger of a check; may be repeated.")
    ] = (),
    language: LanguageOptions,
) -> None:
    """Make pages of the register for a browser, in German and English.

    They need no network and no server: questions with the sources side by
    side, options, clauses, houses, and a search. Open index.html. Only the
    table, which answers what one lays on it, needs --serve or, on a web
    server, --table.
    """
    if (output is None) is not serve:
        raise UsageFaultError(message("expected either --output FOLDER or --serve"))
    if output is None:
        _serve(ledgers, language)
    else:
        _write(output, ledgers, language)


def _write(output: Path, ledgers: tuple[Path, ...], language: LanguageOptions) -> None:
    from tarock_register.site.making import make_site  # noqa: PLC0415 - loads jinja2
    from tarock_running.process.console import console  # noqa: PLC0415 - takes time that others need not spend

    number = make_site(output, ledgers)
    first = str(output / "index.html")
    told = language.say("{number} files in {folder}; begin with {page}", number=number, folder=str(output), page=first)
    console().print(told, soft_wrap=True)


def _serve(ledgers: tuple[Path, ...], language: LanguageOptions) -> None:
    """Serve the pages until Ctrl-C."""
    try:
        from tarock_register.table.serving import serve_pages  # noqa: PLC0415 - an extra that need not be installed
    except ModuleNotFoundError as missing:
        raise MissingExtraError(_SERVE, missing.name, extra="serve") from missing
    from tarock_register.site.making import site_parts  # noqa: PLC0415 - loads jinja2
    from tarock_running.process.console import console  # noqa: PLC0415 - takes time that others need not spend

    def tell(address: str) -> None:
        console().print(language.say("open {address} in a browser; Ctrl-C ends it", address=address), soft_wrap=True)

    serve_pages(site_parts(ledgers), tell)
