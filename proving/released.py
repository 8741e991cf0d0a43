"""``python -m proving.released VERSION``: list all ids that are now released, so that none may ever be removed.

It is run when a version is made. It adds to ``released.txt`` of every source the clauses, scenarios and kinds of test
that are new since the version before, and removes nothing.
"""

from __future__ import annotations

import sys

from proving.cli import Arguments, parser_of
from tarock_steps.catalogue import released
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.loading import load_catalogue, sources
from tarock_steps.catalogue.plan import plan


def main(arguments: Arguments = None) -> int:
    """Write the list of every source. Raises CatalogueError if a released id is missing."""
    parser = parser_of("proving.released", __doc__)
    parser.add_argument("version", help="two numbers, such as 0.2")
    version = parser.parse_args(arguments).version
    for source in sources():
        ids = {*load_catalogue(source).clauses, *(scenario.id for scenario in plan(source)), *released.KINDS_OF_TEST}
        folder = features_root() / source
        (folder / released.FILE).write_text(released.with_new_ids(folder, version, ids), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
