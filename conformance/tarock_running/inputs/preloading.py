"""Reads every file that a run needs later before a program is started, because the program could change files."""

from __future__ import annotations

import functools
import importlib
import pkgutil
import sys
from collections.abc import Iterable
from threading import Lock
from typing import Final

from rich.cells import cell_len

from tarock_language.catalogue import language_of, languages
from tarock_running.inputs.held_code import hold, is_there
from tarock_running.process.memory import loading_for_good
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.filled import filling_digest
from tarock_steps.catalogue.loading import own_texts, sources

_PACKAGES: Final = (
    "tarock_language",
    "tarock_protocol",
    "tarock_steps",
    "tarock_reference",
    "tarock_engine",
    "tarock_reports",
    "tarock_running",
    "tarock_checking.playing",
    "tarock_checking.check",
    "tarock_checking.diagnose",
)
"""The packages of which every command that asks a program may need a module."""

_READ_AS_TEXT: Final = "tarock_engine"
_READS_IT: Final = "tarock_reference.ruling_names"
"""The package that is read as text when a module is imported, for the names of the rulings; and that module."""

_COMMANDS: Final = (
    *((f"tarock_checking.{room}",) for room in ("compare", "doctor", "first", "lock")),
    tuple(f"tarock_searching.{room}" for room in ("make", "ask", "shrink", "write", "fuzz")),
    ("tarock_register.ask",),
)
"""The packages that are imported as a whole, group by group, if a part of the group is imported already."""

_FACES: Final = ("tarock_conformance", "tarock_searching", "tarock_register")
"""The packages of which no module is needed, but whose files are not to change while a program runs."""

_NOT_OURS: Final = "tarock_steps.under_pytest."
"""The start of the names of modules that only pytest imports."""

_OF_OTHERS: Final = (
    "concurrent.futures.process",
    "ctypes",
    "encodings.unicode_escape",
    "importlib.readers",
    "mmap",
    "rich.console",
    "rich.table",
    "unicodedata",
    "xml.etree.ElementTree",
)
"""Modules of Python and rich that are otherwise imported late, by our own or when output is written."""

READ_ONCE: Final = {
    "tarock_checking.first.beginnings": "first_scenarios",
    "tarock_searching.ask.laws.facts": "law_facts",
    "tarock_running.inputs.known_readings": "all_readings",
    "tarock_running.process.about": "suite_version",
    "tarock_reports.pages.html": "templates",
    "tarock_steps.symmetry.symmetry_facts": "symmetry_facts",
}
"""The function of a module that reads a file and caches it; called only if the module may be needed."""


_one_at_a_time: Final = Lock()


def load_all(rules: Iterable[str] = ()) -> None:
    """Read the code of every module, and every template, catalogue, plan and other file that a run needs.

    Plans are read of ``rules``, or of all rule sets if none of ours is named. A lock lets only one thread do so at a
    time: two threads at once can crash the process, because msgspec is not thread-safe while it inspects a class.
    """
    from tarock_running.inputs.own_files import stamps  # noqa: PLC0415 - few runs need it

    with _one_at_a_time:
        _load_once()
        for source in [name for name in sources() if name in rules] or sources():
            _load_scenarios(source)
        stamps()


@functools.cache
@loading_for_good()
def _load_scenarios(source: str) -> None:
    from tarock_running.inputs.equivalent import equivalent_entries  # noqa: PLC0415 - few runs need it
    from tarock_steps.catalogue.further import further_questions  # noqa: PLC0415 - few runs need it
    from tarock_steps.catalogue.plan import plan  # noqa: PLC0415 - few runs need it

    equivalent_entries(source)
    plan(source)
    further_questions(source)
    filling_digest(source, {})


@functools.cache
@loading_for_good()
def _load_once() -> None:
    """Load what does not belong to one rule set, and read every catalogue, as a program may offer any rule set."""
    from tarock_steps.catalogue.withdrawn import withdrawn  # noqa: PLC0415 - few runs need it

    for name in (*_OF_OTHERS, *_FACES):
        importlib.import_module(name)
    cell_len("♥")
    begun = [room for group in _COMMANDS if any(room in sys.modules for room in group) for room in group]
    for name in begun:
        _import_below(name)
    for name in _PACKAGES:
        hold(name, but=_NOT_OURS, with_source=name == _READ_AS_TEXT)
    if f"{_READ_AS_TEXT}.rule_sets" in sys.modules:
        importlib.import_module(_READS_IT)
    for name, function in READ_ONCE.items():
        if is_there(name):
            getattr(importlib.import_module(name), function)()
    withdrawn()
    for code in languages():
        language_of(code)
    for source in sources():
        own_texts(source, features_root())


def _import_below(package: str) -> None:
    """Import a package with all its modules; a module whose third-party dependency is not installed is skipped."""
    whole = importlib.import_module(package)
    for module in pkgutil.walk_packages(whole.__path__, f"{package}."):
        if module.name.endswith(".__main__"):
            continue
        try:
            importlib.import_module(module.name)
        except ModuleNotFoundError as fault:
            if (fault.name or "").startswith("tarock_"):
                raise
