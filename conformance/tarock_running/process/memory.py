"""Memory settings of a run: large objects apart, and the garbage collector rarely at work."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

_MMAP_THRESHOLD: Final = -3
"""The parameter's number in ``malloc.h``."""

_LARGE: Final = 131_072
"""Size in bytes from which an object gets memory of its own: glibc's first threshold, before it raises it itself."""

_NEW_OBJECTS: Final = 60_000
"""How many more objects than before make the garbage collector look for those that nothing can reach."""


_ROUNDS: Final = 100
"""How often it looks at the newest objects before it looks at older ones, which hardly ever are in cycles."""


def collect_rarely() -> None:
    """Let the garbage collector work less often than by default: commands make many objects, and few in cycles."""
    gc.set_threshold(_NEW_OBJECTS, _ROUNDS, _ROUNDS)


def keep_large_things_apart() -> None:
    """Allocate large objects outside the heap, so that their memory goes back to the system when they are freed.

    Without this, after the first large object is freed, glibc puts others of its size into the heap. Freed room there
    is kept by what comes behind it: a run with many long replies would grow to hundreds of megabytes, mostly unused.
    """
    if sys.platform == "linux":
        import ctypes  # noqa: PLC0415 - of one system

        library = ctypes.CDLL(None)
        if hasattr(library, "mallopt"):
            library.mallopt(_MMAP_THRESHOLD, _LARGE)


@contextmanager
def loading_for_good() -> Iterator[None]:
    """Load objects that stay until the run ends; the garbage collector ignores them during the block and later.

    Processes that are forked later share their memory, which would be copied if the collector marked it.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()
