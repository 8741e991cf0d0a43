"""Entry point of the command ``tarock`` and of ``python -m tarock_conformance``."""

import sys

if __name__ == "__main__" and not sys.flags.safe_path:
    sys.path.pop(0)  # `-m` has put the folder there where it was started, and a module in it would be taken for ours

from tarock_running.inputs.own_process import begun_early
from tarock_running.process.memory import collect_rarely
from tarock_running.process.signals import ending_at_once, leaving_at_once


def start_command() -> None:
    """Run the command; until it has begun its work, a request to end needs no more than an exit code."""
    collect_rarely()
    with leaving_at_once(), ending_at_once(), begun_early(sys.argv[1:]):
        from tarock_conformance.cli import main as command  # noqa: PLC0415 - few runs need it

        command()


if __name__ == "__main__":
    start_command()
