"""A program that answers from memory: ``from_memory.py ANSWERS SPENT``.

``ANSWERS`` has a question and its answer on alternate lines, both without a number, ``hello`` first. What it spent is
appended to ``SPENT`` when it ends: how many questions it answered, and its seconds of the processor. It loads nothing
that it can do without, so that it is there at once, and takes nothing apart when it ends, which nobody would measure.
"""

import os
import sys
from time import process_time

NUMBER = b'"id":'


def main() -> None:
    """Answer the questions."""
    with open(sys.argv[1], "rb") as file:  # noqa: PTH123 - pathlib takes longer than all that is done here
        lines = file.read().split(b"\n")
    known = dict(zip(lines[::2], lines[1::2], strict=False))
    said = sys.stdout.buffer
    number = 0
    for number, line in enumerate(sys.stdin.buffer, start=1):  # noqa: B007 - counted
        before, _, after = line.rstrip(b"\n").rpartition(NUMBER)
        end = after.find(b",")
        said.write(b'{"id":%b,"answer":%b}\n' % (after[:end], known[before + after[end:]]))
        said.flush()
    with open(sys.argv[2], "a", encoding="ascii") as file:  # noqa: PTH123 - as above
        file.write(f"{number} {process_time()}\n")
    os._exit(0)


if __name__ == "__main__":
    main()
