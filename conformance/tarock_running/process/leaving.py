"""Ends the process without Python's shutdown."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress


@contextmanager
def leaving_at_once() -> Iterator[None]:
    """When the code inside exits with a number, end the process at once.

    Python's shutdown frees every object, which takes time, and removes modules that a running thread uses: a thread
    that imports or decodes meanwhile can crash the process, and the exit code would be lost. If nothing can be written
    to the streams any more, Python says so, unless a thread is running.
    """
    try:
        yield
    except SystemExit as leave:
        if isinstance(leave.code, int):
            with suppress(Exception):
                sys.stdout.flush()
                sys.stderr.flush()
                os._exit(leave.code)
            if threading.active_count() > 1:
                os._exit(leave.code)
        raise
