"""``python -m proving.pages``: make the tables of the README and the pages of the options and of the rulings anew.

The figures of the proofs are taken from the ledgers that ``make prove`` left, where those of all rule sets are there.
"""

from __future__ import annotations

import sys

from proving.pages import options, rulings, tables
from proving.pages.markdown import ROOT
from tarock_conformance.outputs.places import FOLDER


def main() -> int:
    """Write all pages."""
    readme = tables.replaced(tables.README.read_text(encoding="utf-8"), tables.rule_sets())
    proved = tables.proved(ROOT / FOLDER)
    tables.README.write_text(readme if proved is None else tables.replaced(readme, proved), encoding="utf-8")
    for path, page in {**options.pages(), **rulings.pages()}.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(page, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
