"""``python -m proving.pack [SOURCE …]``: make the packs, files of questions with right answers for ``tarock fuzz``.

A campaign with the default seed asks the questions of its pack first, which saves generating them. A pack in the folder
of an installed suite is replaced.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from proving import cli
from tarock_searching.fuzz.pack import installed, kept_name, made_of
from tarock_searching.fuzz.packing import packed
from tarock_steps.catalogue import data_cache


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the packs, and show how large they are."""
    parser = cli.parser_of("proving.pack", __doc__)
    cli.add_sources(parser)
    return cli.run(parser, _make, arguments)


def _make(asked: argparse.Namespace) -> int:
    for source in asked.source:
        content, place = packed(source), installed(source)
        data_cache.keep(kept_name(source), made_of(source), content)
        if place.exists():
            place.write_bytes(content)
        cli.tell(f"{source}: {len(content):,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
