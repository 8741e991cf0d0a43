"""Ends a worker process when its parent ends, however that happens."""

from __future__ import annotations

import os
import signal
import sys
from typing import Final

_DEATH_SIGNAL: Final = 1
"""What Linux calls the wish to be told that the parent is gone, in <sys/prctl.h>."""


def end_with(parent: int) -> None:
    """End this process when the one that began it is gone: at once on Linux, elsewhere where it is gone already."""
    if sys.platform == "linux":
        import ctypes  # noqa: PLC0415 - other systems can do without

        ctypes.CDLL(None).prctl(_DEATH_SIGNAL, signal.SIGKILL, 0, 0, 0)
    if os.getppid() != parent:
        os._exit(0)
