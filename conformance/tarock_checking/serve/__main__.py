"""``python -m tarock_checking.serve [PROFILE]``: starts the reference engine for our own checks.

It answers as ``tarock serve`` does, and starts in three quarters of the time, since nobody typed its command line.
"""

from __future__ import annotations

import os
import sys

if __name__ == "__main__" and not sys.flags.safe_path:
    sys.path.pop(0)  # `-m` has put the current folder there, and a module in it would be taken for ours

from collections.abc import Sequence
from pathlib import Path

from tarock_checking.serve.lines import serve
from tarock_language.catalogue import code_spoken, language_of
from tarock_running.inputs.own_engine import reference
from tarock_running.process.exits import ExitCode, StopError
from tarock_running.process.memory import collect_rarely
from tarock_running.process.signals import leaving_at_once
from tarock_running.process.streams import steady


def serve_profile(profiles: Sequence[str]) -> ExitCode:
    """Answer questions by the rules of the first profile, or by the default rules of every source if there is none."""
    collect_rarely()
    steady()
    try:
        return serve(reference(Path(profiles[0]) if profiles else None))
    except StopError as stop:
        sys.stderr.write(f"tarock: {language_of(code_spoken(os.environ)).sentence(stop.said)}\n")
        return stop.code


if __name__ == "__main__":
    with leaving_at_once():
        sys.exit(serve_profile(sys.argv[1:]))
