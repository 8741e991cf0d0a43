"""Templates as an earlier process has worked them out: to read them anew takes a fifth of a small run.

They are kept where the reading of the features is, under the same conditions; what is stale is worked out anew.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

import jinja2
from jinja2.bccache import Bucket

from tarock_steps.catalogue import kept


class KeptTemplates(jinja2.BytecodeCache):
    """Keeps templates for the next process; ``makers`` are files of code that have a part in what is made of them."""

    def __init__(self, makers: Iterable[Path]) -> None:
        self._made_by = kept.digest_of_files(makers, jinja2.__version__, sys.version).hex()

    def get_cache_key(self, name: str, filename: str | None = None) -> str:
        """The name of the template, wherever it stands: another one of that name has another origin."""
        del filename
        return name

    def load_bytecode(self, bucket: Bucket) -> None:
        """Take what was kept, where it was made of the same."""
        found = kept.load(_name(bucket), self._origin(bucket))
        if found is not None:
            bucket.bytecode_from_string(found)

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep what was made."""
        kept.keep(_name(bucket), self._origin(bucket), bucket.bytecode_to_string())

    def _origin(self, bucket: Bucket) -> bytes:
        return kept.digest_of_files((), bucket.checksum, self._made_by)


def _name(bucket: Bucket) -> str:
    return f"template-{bucket.key}"
