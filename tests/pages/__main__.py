"""``python -m tests.pages``: make the tables of README and docs anew.

The figures of the proofs are taken from the ledgers that ``make prove`` left, where those of all rule sets are there.
"""

from __future__ import annotations

import sys

from tests.pages import tables

from tarock_conformance.outputs import FOLDER


def main() -> int:
    """Write both pages."""
    readme = tables.replaced(tables.README.read_text(encoding="utf-8"), tables.rule_sets())
    proved = tables.proved(tables.ROOT / FOLDER)
    tables.README.write_text(readme if proved is None else tables.replaced(readme, proved), encoding="utf-8")
    tables.OPTIONS.write_text(tables.options_page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
