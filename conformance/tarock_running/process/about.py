"""The version of the suite, as installed, and the system that it runs on."""

from __future__ import annotations

import platform

from tarock_protocol.installed import installed_version


def suite_version() -> str:
    """The installed version; ``checkout`` if the package is not installed."""
    return installed_version("tarock-conformance") or "checkout"


def system_told() -> str:
    """The system, its release, machine and C library, as ``platform.platform`` tells it, which starts a program."""
    system, library = platform.uname(), "".join(platform.libc_ver())
    return "-".join(filter(None, (system.system, system.release, system.machine, library and f"with-{library}")))
