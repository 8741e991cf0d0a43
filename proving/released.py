"""``python -m proving.released``: what there is now is released; its ids may not go any more.

Run once for each version, when it is made: it adds to ``released.txt`` of every source the clauses and scenarios that
came since the version before, and takes nothing away but what the source says is gone.
"""

from __future__ import annotations

import sys

from proving.frame import Arguments, parser_of
from tarock_steps.catalogue import released
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.loading import load_catalogue, sources
from tarock_steps.catalogue.plan import plan


def main(arguments: Arguments = None) -> int:
    """Write the list of every source; a CatalogueError where a released id is not there."""
    parser_of("proving.released", __doc__).parse_args(arguments)
    for source in sources():
        scenarios = {one.id for one in plan(source)}
        text = released.written(load_catalogue(source), scenarios)
        (features_root() / source / released.FILE).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
