"""Reads the code of modules before a program under test is started, and loads it from memory when it is needed.

So a program that changes files of the suite changes nothing in this run.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import MAGIC_NUMBER, cache_from_source, find_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

_PACKAGE: Final = "__init__"
_CODE: Final = ".py"


class _Held(SourceFileLoader):
    """Loads a module from the files that were read when this loader was made.

    The source is read where it is not compiled, or asked for; nothing is compiled before the module is needed.
    """

    def __init__(self, name: str, path: str, *, with_source: bool) -> None:
        super().__init__(name, path)
        folder, file = os.path.split(path)
        self.folder = [folder] if file == f"{_PACKAGE}{_CODE}" else None
        self._stats = super().path_stats(self.path)
        self._read: dict[str, bytes] = {}
        compiled = cache_from_source(self.path)
        with suppress(OSError):
            self._read[compiled] = super().get_data(compiled)
        if with_source or not self._read.get(compiled, b"").startswith(_first_bytes(self._stats)):
            self._read[self.path] = super().get_data(self.path)

    def path_stats(self, path: str) -> Mapping[str, object]:
        """The time and size of the source as they were."""
        del path
        return self._stats

    def get_data(self, path: str) -> bytes:
        """A file as it was; raises FileNotFoundError if it was not read."""
        if path not in self._read:
            raise FileNotFoundError(path)
        return self._read[path]

    def set_data(self, *_: object, **__: object) -> None:
        """Write nothing: a program under test has run."""


def _first_bytes(stats: Mapping[str, Any]) -> bytes:
    """The first bytes of what a source with this time and size was compiled to, by this version of Python."""
    time, size = (int(stats[name]) & 0xFFFFFFFF for name in ("mtime", "size"))
    return MAGIC_NUMBER + bytes(4) + time.to_bytes(4, "little") + size.to_bytes(4, "little")


class _Finder(MetaPathFinder):
    """Finds the modules whose code is held."""

    def __init__(self) -> None:
        self.held: dict[str, _Held] = {}

    def find_spec(self, fullname: str, *_: object) -> ModuleSpec | None:
        """The module of this name; None if it is not held."""
        held = self.held.get(fullname)
        if held is None:
            return None
        return spec_from_file_location(fullname, held.path, loader=held, submodule_search_locations=held.folder)


_finder: Final = _Finder()


def hold(package: str, but: str = "/", *, with_source: bool = False) -> None:
    """Read the code of all modules of a package that are not imported yet; names that begin with ``but`` are left out.

    ``with_source`` reads the source too, for modules that are read as text later.
    Whatever imports such a module later gets what was read here, even if its file has changed.
    """
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(package)
    root = os.path.dirname(spec.origin)  # noqa: PTH120 - of hundreds of modules
    for folder, _, files in os.walk(root):
        room = f"{package}{folder[len(root) :].replace(os.sep, '.')}"
        for stem in (file.removesuffix(_CODE) for file in files if file.endswith(_CODE)):
            name = room if stem == _PACKAGE else f"{room}.{stem}"
            if name not in sys.modules and not name.startswith(but):
                path = os.path.join(folder, f"{stem}{_CODE}")  # noqa: PTH118 - as above
                _finder.held[name] = _Held(name, path, with_source=with_source)
    if _finder not in sys.meta_path:
        sys.meta_path.insert(0, _finder)


def is_there(name: str) -> bool:
    """Whether a module is imported, or its code is held."""
    return name in sys.modules or name in _finder.held


def our_folders() -> set[Path]:
    """The folders of our packages that are imported or whose code is held."""
    files = {name: held.path for name, held in _finder.held.items()}
    files |= {name: module.__file__ or "" for name, module in sys.modules.items() if name.startswith("tarock_")}
    return {Path(file).parent for name, file in files.items() if "." not in name}
