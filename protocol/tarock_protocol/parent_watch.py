"""Ends this process when the process that started it ends, however that happens."""

from __future__ import annotations

import os
import signal
import sys
from typing import Final

_DEATH_SIGNAL: Final = 1
"""The number in <sys/prctl.h> with which Linux is asked for a signal when the parent ends."""


def end_with(parent: int) -> None:
    """End this process when its parent ends; on systems other than Linux only if the parent is gone already."""
    if sys.platform == "linux":
        import ctypes  # noqa: PLC0415 - of one system

        ctypes.CDLL(None).prctl(_DEATH_SIGNAL, signal.SIGKILL, 0, 0, 0)
    if os.getppid() != parent:
        os._exit(0)
