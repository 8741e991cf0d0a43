"""Default values of the options about the program under test; the help of commands needs no more than these."""

from __future__ import annotations

from typing import Final

LONGEST: Final = 86_400.0
"""The longest time limit, in seconds: a day."""

AGAIN: Final = 0.05
"""The default share of questions that are asked twice."""

ANY: Final = "any"
"""The value of ``--rules`` for the rule set that a program comes nearest to."""
