"""What may stand on the command lines of the programs that prove."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Collection


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
