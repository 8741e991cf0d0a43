"""Crates without a network, where the system has their sources."""

from __future__ import annotations

from pathlib import Path
from typing import Final

_CRATES: Final = Path("/usr/share/cargo/registry")
"""The folder in which Debian keeps the sources of crates."""

OFFLINE: Final = ("--offline",) if _CRATES.exists() else ()
"""What is added to a command of cargo."""

CONFIG: Final = (
    f"""
[source.crates-io]
replace-with = "debian"
[source.debian]
directory = "{_CRATES}"
"""
    if _CRATES.exists()
    else ""
)
"""The text of ``.cargo/config.toml`` beside a program."""


def has_no_crate(crate: str, told: str) -> bool:
    """Whether cargo failed, by what it wrote, because it cannot have a crate, and not because of the program."""
    return crate in told and "error[" not in told
