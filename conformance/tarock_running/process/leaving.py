"""Ends the process without Python's shutdown if a thread is still at work."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress


@contextmanager
def leaving_threads_alone() -> Iterator[None]:
    """When the code inside exits with a number while another thread is running, end the process at once.

    Python's shutdown removes modules that the thread uses: a thread that imports or decodes meanwhile can crash the
    process, and the exit code would be lost.
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
