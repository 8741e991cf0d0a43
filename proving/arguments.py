"""What may stand on the command lines of the programs that prove."""

from __future__ import annotations

import argparse


def positive(text: str) -> int:
    """A number above 0. ArgumentTypeError, with what is given, where it is none."""
    number = int(text)
    if number < 1:
        message = f"expected a number above 0, got {text}"
        raise argparse.ArgumentTypeError(message)
    return number
