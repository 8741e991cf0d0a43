"""``python -m proving.pages``: make the tables of README and proof, all made pages, and the schemas.

The figures of the proofs are taken from the ledgers that ``make prove`` left, where those of all rule sets are there;
else they stay as they were, and it says so.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from proving import cli
from proving.pages import options, rulings, schemas, tables, ways
from proving.pages.markdown import ROOT
from tarock_running.outputs.places import FOLDER


def unchanged(figures: str, missing: Sequence[Path], command: str) -> str:
    """The message that some figures are unchanged because the files that a command makes are missing."""
    named = ", ".join(path.name for path in missing)
    return f"{tables.PROOF.name}: {figures} are unchanged, because {FOLDER} lacks {named}; `{command}` makes it"


def main(arguments: Sequence[str] | None = None) -> int:
    """Write all pages. There are no options, but ``--help`` must not write them."""
    cli.parser_of(__package__, __doc__).parse_args(arguments)
    readme = tables.replaced(tables.README.read_text(encoding="utf-8"), tables.rule_sets())
    tables.README.write_text(readme, encoding="utf-8")
    proof = tables.PROOF.read_text(encoding="utf-8")
    folder = ROOT / FOLDER
    for figures, missing, made, command in (
        ("the figures of the proofs", tables.unproved(folder), tables.proved, "make prove"),
        ("those of the mistakes", tables.untried(folder), tables.bugs, "python -m proving.bugs"),
    ):
        if missing:
            sys.stderr.write(f"{unchanged(figures, missing, command)}\n")
        else:
            proof = tables.replaced(proof, made(folder))
    tables.PROOF.write_text(proof, encoding="utf-8")
    for path, page in {**options.pages(), **rulings.pages(), **ways.pages(), **schemas.pages()}.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(page, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
