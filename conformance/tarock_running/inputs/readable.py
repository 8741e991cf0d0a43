"""Refuses a file that a command line names and that cannot be read."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tarock_language.message import Message, message
from tarock_protocol.user_files import reason_of
from tarock_running.process.exits import UsageFaultError


@contextmanager
def readable(path: Path, option: str = "", expected: Message | None = None) -> Iterator[None]:
    """A context in which a file is read; UsageFaultError says why it cannot be, and what was ``expected``."""
    try:
        yield
    except OSError as fault:
        why = reason_of(fault)
        told = (
            message("{path} cannot be read ({why})", path=str(path), why=why)
            if expected is None
            else message(
                "{path} cannot be read: {why}; expected {expected}", path=str(path), why=why, expected=expected
            )
        )
        raise UsageFaultError(message("{place}: {fault}", place=option, fault=told) if option else told) from fault
