"""Which clauses each law guards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

Law = TypeVar("Law", bound=Callable[..., Any])

GUARDED: Final[dict[str, tuple[str, ...]]] = {}
"""The clauses that each law guards, by ``<rule area>::<name of the law>``."""


def guards(*clauses: str) -> Callable[[Law], Law]:
    """Enter a law with the clauses that it guards; ``LUN-…`` ids, at least one."""
    if not clauses:
        message = "a law names the clauses that it guards"
        raise ValueError(message)

    def enter(law: Law) -> Law:
        area = law.__module__.rpartition(".")[2].removeprefix("test_")
        GUARDED[f"{area}::{law.__name__}"] = clauses
        return law

    return enter
