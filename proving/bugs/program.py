"""``python -m proving.bugs.program RULES NAME``: the reference engine with one mistake of ``tests/bugs``.

It answers questions from stdin on stdout, so ``tarock check`` can ask it like any other program.
"""

from __future__ import annotations

import sys

from proving.bugs.loading import wrong_engine


def play_wrongly(rules: str, name: str) -> None:
    """Answer every line until there are no more."""
    engine = wrong_engine(rules, name)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(engine.respond(line).rstrip() + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    play_wrongly(*sys.argv[1:])
