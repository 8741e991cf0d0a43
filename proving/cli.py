"""What the programs in `proving` share: command line, output and exit codes.

Exit code 0: nothing is wrong. 1: something is wrong, and it is shown. 2: the command cannot be carried out.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Collection, Sequence
from typing import Final

from tarock_steps.catalogue.loading import sources

Arguments = Sequence[str] | None
"""The words of a command line; those of the process if there are none."""

CANNOT: Final = 2
"""The exit code of a command that cannot be carried out."""


class CommandError(Exception):
    """A command that cannot be carried out; the text says why."""


def parser_of(program: str | None, doc: str | None) -> argparse.ArgumentParser:
    """A parser for a program, described by the first line of its docstring."""
    return argparse.ArgumentParser(prog=f"python -m {program}", description=(doc or "").partition("\n")[0])


def add_sources(to: argparse.ArgumentParser) -> None:
    """Accept names of sources as words; the default is all."""
    known = [*sources()]
    to.add_argument("source", nargs="*", type=one_of(known), default=known, help="the rule sets (default: all)")


def add_rules(to: argparse.ArgumentParser) -> None:
    """Accept names of sources with ``--rules``, for a program whose words are something else."""
    to.add_argument("--rules", choices=sources(), action="append", help="only this rule set; may be repeated")


def add_jobs(to: argparse.ArgumentParser) -> None:
    """Accept the number of processes."""
    to.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="processes (default: one a core)")


def positive(text: str) -> int:
    """A number above 0. Raises ArgumentTypeError, with the number, for any other."""
    number = int(text)
    if number < 1:
        message = f"expected a number above 0, got {text}"
        raise argparse.ArgumentTypeError(message)
    return number


def one_of(known: Collection[str]) -> Callable[[str], str]:
    """A reader of known words. It raises ArgumentTypeError, with all known words, for any other.

    It replaces ``choices`` for arguments that may be left out: some versions of Python refuse to have none there.
    """

    def read(text: str) -> str:
        if text not in known:
            message = f"expected one of {', '.join(known)}, got {text!r}"
            raise argparse.ArgumentTypeError(message)
        return text

    return read


def tell(*lines: str) -> None:
    """Print lines, and flush them at once."""
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


def run(parser: argparse.ArgumentParser, count: Callable[[argparse.Namespace], int], arguments: Arguments) -> int:
    """Run a program that counts what is wrong, and return its exit code."""
    asked = parser.parse_args(arguments)
    try:
        return min(count(asked), 1)
    except CommandError as fault:
        sys.stderr.write(f"{fault}\n")
        return CANNOT


def run_each(
    parser: argparse.ArgumentParser, count: Callable[[str, argparse.Namespace], int], arguments: Arguments
) -> int:
    """Run a program that counts what is wrong, one source after another, and return its exit code."""
    return run(parser, lambda asked: sum([count(source, asked) for source in asked.source]), arguments)


def check_option(source: str, option: str | None, known: Collection[str]) -> None:
    """Raise CommandError for an option that the source does not have."""
    if option not in {None, *known}:
        message = f"{source} has no option {option!r}; it has: {', '.join(known)}"
        raise CommandError(message)
