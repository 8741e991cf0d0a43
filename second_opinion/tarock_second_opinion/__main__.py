"""``python -m tarock_second_opinion``: the second opinion as a program that answers questions, line by line."""

from __future__ import annotations

import sys

if __name__ == "__main__" and not sys.flags.safe_path:
    sys.path.pop(0)  # `-m` has put the folder there where it was started, and a module in it would be taken for ours

import contextlib

from tarock_protocol.answering import answer_lines
from tarock_second_opinion.program import respond


def main() -> None:
    """Answer questions until there are no more, or until nobody reads the answers."""
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        answer_lines(sys.stdin.buffer, sys.stdout.buffer, respond)


if __name__ == "__main__":
    main()
