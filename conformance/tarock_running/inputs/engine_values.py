"""Default values of the options about the program under test; the help of commands needs no more than these."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

LONGEST: Final = 86_400.0
"""The longest time limit, in seconds: a day."""

AGAIN: Final = 0.05
"""The default share of questions that are asked twice."""

ANY: Final = "any"
"""The value of ``--rules`` for the rule set that a program comes nearest to."""


class SymmetryShare(StrEnum):
    """How many of the scenarios that passed are repeated with other labels."""

    SHARE = "share"
    ALL = "all"
    NONE = "none"
