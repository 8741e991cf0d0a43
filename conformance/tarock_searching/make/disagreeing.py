"""The error that is raised if our own engines disagree, which is a fault of ours and not of a program."""

from __future__ import annotations

from typing import Final

from tarock_language.message import SaidError, message

OURS_PART: Final = message("our own two engines disagree")


class DisagreedError(SaidError):
    """Our own two engines disagree over a deal, or a pack disagrees with the reference; ``said`` is which."""
