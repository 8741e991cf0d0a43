"""``python -m proving.languages``: update and compile the catalogues of translations, and list what is missing."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from hatch_build import compiled

from proving import cli
from proving.languages.catalogues import catalogue_in, faults, updated, write
from proving.languages.extracting import ROOT, messages
from tarock_language.catalogue import CATALOGUES


def main(arguments: Sequence[str] | None = None) -> int:
    """Write and compile the catalogues; 1 if a message lacks its translation in one of them."""
    cli.parser_of(__package__, __doc__).parse_args(arguments)
    found = messages()
    lacking = []
    for path in sorted(CATALOGUES.glob("*.po")):
        catalogue = updated(catalogue_in(path), found)
        write(catalogue, path)
        wrong = list(faults(catalogue, found))
        sys.stdout.write("".join(f"{path.name}: {fault}\n" for fault in wrong))
        sys.stdout.write(f"{path.name}: {len(found)} messages, {len(wrong)} faults\n")
        lacking += wrong
    for name, content in compiled(ROOT):
        (CATALOGUES / name).write_bytes(content)
    return bool(lacking)


if __name__ == "__main__":
    sys.exit(main())
