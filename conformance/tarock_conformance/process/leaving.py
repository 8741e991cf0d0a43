"""Ends the process while a thread is still at work."""

from __future__ import annotations

import os
import sys
import threading
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def leaving_threads_alone() -> Iterator[None]:
    """Leave with the exit code at once where a thread still works: Python would take apart what it works with.

    A thread that imports or decodes meanwhile can end the process by a signal, and the exit code with it.
    """
    try:
        yield
    except SystemExit as leave:
        if isinstance(leave.code, int) and threading.active_count() > 1:
            with suppress(OSError, ValueError):
                sys.stdout.flush()
                sys.stderr.flush()
            os._exit(leave.code)
        raise
