"""What the programs in `proving` share: their command line, what they print, and their exit codes.

Exit code 0: nothing was wrong. 1: something was, and it is printed. 2: the command cannot be carried out.
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
    """Take the names of sources as words; all of them if none is given."""
    known = [*sources()]
    to.add_argument("source", nargs="*", type=one_of(known), default=known, help="the rule sets (default: all)")


def add_rules(to: argparse.ArgumentParser) -> None:
    """Take the names of sources with ``--rules``, where the words on the command line are something else."""
    to.add_argument("--rules", choices=sources(), action="append", help="only this rule set; may be repeated")


def add_jobs(to: argparse.ArgumentParser) -> None:
    """Take the number of processes."""
    to.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="processes (default: one a core)")


def positive(text: str) -> int:
    """A number above 0. ArgumentTypeError, with what is given, where it is none."""
    number = int(text)
    if number < 1:
        message = f"expected a number above 0, got {text}"
        raise argparse.ArgumentTypeError(message)
    return number


def one_of(known: Collection[str]) -> Callable[[str], str]:
    """Reads a word that is known. ArgumentTypeError, with all that are, where it is none.

    What ``choices`` says of arguments of which there may be none: there some versions of Python refuse none at all.
    """

    def read(text: str) -> str:
        if text not in known:
            message = f"expected one of {', '.join(known)}, got {text!r}"
            raise argparse.ArgumentTypeError(message)
        return text

    return read


def tell(*lines: str) -> None:
    """Print lines at once, whoever reads them."""
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


def run(parser: argparse.ArgumentParser, count: Callable[[argparse.Namespace], int], arguments: Arguments) -> int:
    """Run a program that counts what is wrong; the exit code."""
    asked = parser.parse_args(arguments)
    try:
        return min(count(asked), 1)
    except CommandError as fault:
        sys.stderr.write(f"{fault}\n")
        return CANNOT


def run_each(
    parser: argparse.ArgumentParser, count: Callable[[str, argparse.Namespace], int], arguments: Arguments
) -> int:
    """Run a program that counts what is wrong, one source after the other; the exit code."""
    return run(parser, lambda asked: sum([count(source, asked) for source in asked.source]), arguments)


def check_option(source: str, option: str | None, known: Collection[str]) -> None:
    """CommandError where a source has no such option."""
    if option not in {None, *known}:
        message = f"{source} has no option {option!r}; it has: {', '.join(known)}"
        raise CommandError(message)
