"""Memory settings of a run: large objects apart, and permanent ones outside the garbage collector."""

from __future__ import annotations

import gc
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

_MMAP_THRESHOLD: Final = -3
"""The parameter's number in ``malloc.h``."""

_LARGE: Final = 131_072
"""Bytes from which on a thing stands apart; where glibc begins before it moves the threshold by itself."""


def keep_large_things_apart() -> None:
    """Have large things stand outside the heap, and go back to the system as soon as nobody needs them.

    Once a large thing was freed, glibc puts others of its size into the heap, where what stands behind them keeps the
    room that they leave: a run with many long replies would grow to hundreds of megabytes with hardly any in use.
    """
    if sys.platform == "linux":
        import ctypes  # noqa: PLC0415 - other systems can do without

        library = ctypes.CDLL(None)
        if hasattr(library, "mallopt"):
            library.mallopt(_MMAP_THRESHOLD, _LARGE)


@contextmanager
def loading_for_good() -> Iterator[None]:
    """Load what stays until the run ends: the garbage collector does not look at it, now or later.

    Processes that are begun afterwards share its memory, which is copied where the collector marks it.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()
