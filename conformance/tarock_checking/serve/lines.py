"""Serves an engine on stdin and stdout for ``tarock serve``: reads a question a line, and writes a reply a line."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable

from tarock_protocol.answering import answer_lines
from tarock_running.process.exits import ExitCode
from tarock_running.process.streams import point_nowhere


def serve(respond: Callable[[bytes], bytes]) -> ExitCode:
    """Answer questions until there are no more, or nobody reads the answers; ends quietly in each case.

    The objects loaded so far are kept until the end, so the garbage collector ignores them.
    """
    gc.freeze()
    try:
        answer_lines(sys.stdin.buffer, sys.stdout.buffer, respond)
    except OSError:
        point_nowhere(sys.stdout)
        return ExitCode.NOBODY_READS
    except KeyboardInterrupt:
        point_nowhere(sys.stdout)
        return ExitCode.INTERRUPTED
    return ExitCode.CONFORM
