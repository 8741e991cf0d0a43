"""All that a run reads later, read before a program is started that could write where it stands."""

from __future__ import annotations

import functools
import importlib
import pkgutil
import sys
from typing import Final

_PACKAGES: Final = (
    "tarock_steps",
    "tarock_reference",
    "tarock_engine",
    "tarock_reports",
    "tarock_conformance.check",
    "tarock_conformance.diagnose",
    "tarock_conformance.inputs",
    "tarock_conformance.outputs",
    "tarock_conformance.process",
)
"""Where there is code that every command needs which asks a program."""

_COMMANDS: Final = tuple(f"tarock_conformance.{name}" for name in ("ask", "compare", "doctor", "first", "fuzz", "lock"))
"""What is needed only where some of it is there already: where it is what runs, or what the command came by."""

_NOT_OURS: Final = frozenset({"tarock_steps.suite.plugin", "tarock_steps.suite.test_features"})
"""What only pytest loads, in a process of its own."""

_OF_OTHERS: Final = ("encodings.unicode_escape", "rich._emoji_codes")
"""What others import only when something is said; how wide a sign is they look up when one is measured."""


@functools.cache
def load_all() -> None:
    """Import every module, read every template, and every catalogue and plan and what is said of them."""
    from rich.cells import cell_len  # noqa: PLC0415 - loads what few commands need

    from tarock_conformance.process.about import suite_version  # noqa: PLC0415
    from tarock_reports.pages.html import templates  # noqa: PLC0415
    from tarock_steps.catalogue.loading import load_catalogue, sources  # noqa: PLC0415
    from tarock_steps.catalogue.plan import plan  # noqa: PLC0415
    from tarock_steps.symmetry.holding import symmetry_facts  # noqa: PLC0415

    for name in _OF_OTHERS:
        importlib.import_module(name)
    cell_len("♥")
    for name in (*_PACKAGES, *filter(sys.modules.__contains__, _COMMANDS)):
        _import_below(name)
    templates()
    suite_version()
    symmetry_facts()
    for source in sources():
        load_catalogue(source)
        plan(source)


def _import_below(package: str) -> None:
    """Import a package with all its modules, as far as what they need is installed."""
    whole = importlib.import_module(package)
    for module in pkgutil.walk_packages(whole.__path__, f"{package}."):
        if module.name in _NOT_OURS or module.name.endswith(".__main__"):
            continue
        try:
            importlib.import_module(module.name)
        except ModuleNotFoundError as fault:
            if (fault.name or "").startswith("tarock_"):
                raise
