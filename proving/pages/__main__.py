"""``python -m proving.pages``: make the tables of the README and the pages of options, rulings and ways anew.

The figures of the proofs are taken from the ledgers that ``make prove`` left, where those of all rule sets are there;
else they stay as they were, and it says so.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from proving.pages import options, rulings, tables, ways
from proving.pages.markdown import ROOT
from tarock_conformance.outputs.places import FOLDER


def kept(missing: Sequence[Path]) -> str:
    """What is said where the figures of the proofs stay as they were, and why: these ledgers are not there."""
    named = ", ".join(path.name for path in missing)
    return (
        f"README.md: the figures of the proofs stay as they were, because {FOLDER} lacks {named}; `make prove` makes it"
    )


def main() -> int:
    """Write all pages."""
    readme = tables.replaced(tables.README.read_text(encoding="utf-8"), tables.rule_sets())
    missing = tables.unproved(ROOT / FOLDER)
    if missing:
        sys.stderr.write(f"{kept(missing)}\n")
    else:
        readme = tables.replaced(readme, tables.proved(ROOT / FOLDER))
    tables.README.write_text(readme, encoding="utf-8")
    for path, page in {**options.pages(), **rulings.pages(), **ways.pages()}.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(page, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
