"""What is raised where our own engines disagree, which is a fault of ours and not of a program."""

from __future__ import annotations

from typing import Final

OURS_PART: Final = "our own two engines disagree"


class DisagreedError(Exception):
    """Our own two engines disagree over a deal, or a pack disagrees with the reference; the message says which."""
