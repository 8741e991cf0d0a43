"""``python -m proving.scoped.program tarock-report/scoped-karl.json 12``: a program that makes a drawn mistake.

The number is that of the mistake in the file, counted from 1. The program answers questions from stdin on stdout, so
``tarock check`` and ``tarock fuzz`` can ask it.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from proving import cli
from proving.scoped.ledger import read_ledger
from proving.scoped.mistake import scoped_program


def main(arguments: cli.Arguments = None) -> int:
    """Answer every line until there are no more."""
    parser = cli.parser_of("proving.scoped.program", __doc__)
    parser.add_argument("ledger", type=Path, help="a file that `python -m proving.scoped` has written")
    parser.add_argument("number", type=cli.positive, help="which mistake of it, counted from 1")
    return cli.run(parser, _play, arguments)


def _play(asked: argparse.Namespace) -> int:
    ledger = read_ledger(asked.ledger)
    if asked.number > len(ledger.mistakes):
        message = f"{asked.ledger} has {len(ledger.mistakes)} mistakes; there is no number {asked.number}"
        raise cli.CommandError(message)
    mistake = ledger.mistakes[asked.number - 1].mistake
    try:
        respond = scoped_program(mistake, ledger.rules, ledger.medians)
    except KeyError as fault:
        message = f"{asked.ledger}: the reference engine has no {fault} any more; expected a ledger of this version"
        raise cli.CommandError(message) from fault
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(respond(line).rstrip() + b"\n")
        sys.stdout.buffer.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
