"""``python -m tarock_searching.bugs RULES NAME``: a program that makes one mistake of ``tests/bugs``."""

from __future__ import annotations

import sys

if __name__ == "__main__" and not sys.flags.safe_path:
    sys.path.pop(0)  # `-m` has put the folder there where it was started, and a module in it would be taken for ours


from tarock_searching.bugs.reading import wrong_engine


def play_wrongly(rules: str, name: str) -> None:
    """Answer every line until there are no more."""
    engine = wrong_engine(rules, name)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(engine.respond(line).rstrip() + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    play_wrongly(*sys.argv[1:])
