"""``python -m proving.pack [SOURCE …]``: make the packs of questions that ``tarock fuzz`` asks first, and keep them.

Each holds what the first seed asks, with the right answers. ``--output FOLDER`` writes them to files as well, as they
are installed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from proving import frame
from tarock_conformance.fuzz.pack import SUFFIX, kept_name, made_of
from tarock_conformance.fuzz.packing import packed
from tarock_steps.catalogue import kept


def main(arguments: Sequence[str] | None = None) -> int:
    """Make them, and say how large they are."""
    parser = frame.parser_of("proving.pack", __doc__)
    frame.add_sources(parser)
    parser.add_argument("--output", type=Path, metavar="FOLDER", help="write them to files of this folder as well")
    return frame.run(parser, _make, arguments)


def _make(asked: argparse.Namespace) -> int:
    for source in asked.source:
        content = packed(source)
        kept.keep(kept_name(source), made_of(source), content)
        if asked.output is not None:
            asked.output.mkdir(parents=True, exist_ok=True)
            (asked.output / f"{source}{SUFFIX}").write_bytes(content)
        frame.tell(f"{source}: {len(content):,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
