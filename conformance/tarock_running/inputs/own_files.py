"""Checks that the suite's own files are unchanged after a program has run."""

from __future__ import annotations

import functools
import os
import sys
from collections.abc import Iterator
from importlib.util import cache_from_source
from typing import Final

from tarock_language.message import Language, message
from tarock_running.inputs.held_code import our_folders
from tarock_steps.catalogue import data_cache
from tarock_steps.catalogue.data_cache import Stamp, stamp_of
from tarock_steps.catalogue.features_path import features_root

_CACHE: Final = "__pycache__"
_CODE: Final = ".py"
_SHOWN: Final = 3
"""How many files are named."""


@functools.cache
def stamps() -> dict[str, Stamp]:
    """The suite's files with their stamps at the first call."""
    data_cache.trust_no_more()
    return {path: stamp for path in _files() if (stamp := stamp_of(path))}


def tell_changed(say: Language) -> None:
    """Say which of the suite's files were changed since ``stamps`` was called; altered cache files are removed.

    The run itself has read all files before, but the next run will read the changed ones. Nothing is said where
    ``stamps`` was not called, because no program was started.
    """
    if not stamps.cache_info().currsize:
        return
    changed = sorted(path for path, stamp in stamps().items() if stamp_of(path) != stamp)
    if changed:
        names, more = changed[:_SHOWN], len(changed) - _SHOWN
        files = message("{names} and {number} more", names=names, number=more) if more > 0 else names
        told = say(
            "files of the suite were changed while the program ran: {files}; "
            "this run read them before, but install the suite again before the next one unless you changed them",
            files=files,
        )
        sys.stderr.write(f"tarock: {told}\n")
    for path in data_cache.removed_where_altered():
        told = say("{path} was changed while the program ran; it is removed, and made anew", path=str(path))
        sys.stderr.write(f"tarock: {told}\n")


def _files() -> Iterator[str]:
    """The files of our packages and features, and the compiled files of the modules."""
    for root in {*our_folders(), features_root()}:
        for folder, folders, names in os.walk(root):
            folders[:] = [name for name in folders if name != _CACHE]
            yield from (os.path.join(folder, name) for name in names)  # noqa: PTH118 - thousands of them
            yield from (cache_from_source(os.path.join(folder, name)) for name in names if name.endswith(_CODE))  # noqa: PTH118
