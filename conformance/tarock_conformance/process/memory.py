"""How the C library keeps what a run needs, on systems that can be told."""

from __future__ import annotations

import sys
from typing import Final

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
