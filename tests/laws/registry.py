"""Which clauses each law guards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

Law = TypeVar("Law", bound=Callable[..., Any])

GUARDED: Final[dict[str, tuple[str, ...]]] = {}
"""The clauses that each law guards, by ``<rule area>::<name of the law>``; the source goes before, where it is one."""


def guards(*clauses: str) -> Callable[[Law], Law]:
    """Enter a law with the clauses that it guards, at least one of each source that it is held to."""
    if not clauses:
        message = "a law names the clauses that it guards"
        raise ValueError(message)

    def enter(law: Law) -> Law:
        GUARDED[entry(law.__module__, law.__name__)] = clauses
        return law

    return enter


def entry(module: str, law: str) -> str:
    """The name under which a law is entered: ``play::test_x``, or ``koenigrufen/play::test_x``."""
    *_, folder, stem = module.split(".")
    area = stem.removeprefix("test_")
    return f"{area}::{law}" if folder == "laws" else f"{folder}/{area}::{law}"
