"""The options and help of ``tarock site``; ``tarock_register.site`` makes the pages."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from tarock_conformance.commands.options import LEDGER, OUTPUT, LanguageOptions

EXAMPLES: Final = (
    "Examples\n"
    "  tarock site --output tarock-site\n"
    "  tarock site --output tarock-site --ledger tarock-report/lungau.jsonl"
)


def site(
    *,
    output: Annotated[Path, OUTPUT(help="The folder: new, or made by this command.")],
    ledgers: Annotated[
        tuple[Path, ...], LEDGER(help="Add the report of this ledger of a check; may be repeated.")
    ] = (),
    language: LanguageOptions,
) -> None:
    """Make pages of the register for a browser, in German and English.

    They need no network and no server: questions with the sources side by
    side, options, clauses, houses, and a search. Open index.html.
    """
    from tarock_register.site.making import make_site  # noqa: PLC0415 - loads jinja2
    from tarock_running.process.console import console  # noqa: PLC0415 - takes time that others need not spend

    number = make_site(output, ledgers)
    first = str(output / "index.html")
    told = language.say("{number} files in {folder}; begin with {page}", number=number, folder=str(output), page=first)
    console().print(told, soft_wrap=True)
