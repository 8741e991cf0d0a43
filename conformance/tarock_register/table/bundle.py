"""Packs what the table's desk needs to run in a browser: the modules it imports, rich, and the data that it reads."""

from __future__ import annotations

import ast
import io
import re
import zipfile
from collections.abc import Iterator, Mapping
from importlib.metadata import files as files_of
from itertools import chain
from pathlib import Path
from typing import Final

import rich

import tarock_language
from tarock_register.table import desk
from tarock_steps.catalogue import small_questions
from tarock_steps.catalogue.features_path import features_root, glossary_file

_OURS: Final = "tarock_"
_RICH: Final = "rich"
_DATA: Final = ("*/*.toml", f"*/{small_questions.FILE}")
"""The files of clauses, disputes, topics and houses, and the smallest questions; no desk reads a scenario."""
_NOT_THERE: Final = re.compile("TYPE_CHECKING|__name__")
_WHEN: Final = (1980, 1, 1, 0, 0, 0)
"""The date of all files in it, so that the same files make the same bytes."""


def bundle() -> bytes:
    """The archive that the browser unpacks; the same installation always makes the same bytes."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for place, content in sorted(_contents().items()):
            told = zipfile.ZipInfo(place, _WHEN)
            archive.writestr(told, content, zipfile.ZIP_LZMA)
    return packed.getvalue()


def _contents() -> Mapping[str, bytes]:
    root = features_root()
    found = {_place(name, path): path.read_bytes() for name, path in modules_reached(desk.__name__).items()}
    for path in chain.from_iterable(map(root.glob, _DATA)):
        found[f"tarock_steps/features/{path.relative_to(root).as_posix()}"] = path.read_bytes()
    for path in (Path(tarock_language.__path__[0]) / "catalogues").glob("*.mo"):
        found[f"tarock_language/catalogues/{path.name}"] = path.read_bytes()
    found["tarock_steps/glossary.md"] = glossary_file().read_bytes()
    for licence in files_of(_RICH) or ():
        if licence.name.upper().startswith("LICENSE"):
            found[f"{_RICH}/{licence.name}"] = licence.read_binary()
    return found


def _place(name: str, path: Path) -> str:
    package = name.replace(".", "/")
    return f"{package}/{path.name}" if path.name == "__init__.py" else f"{package}.py"


def modules_reached(start: str) -> Mapping[str, Path]:
    """The modules of ours and of rich that a module may come to import, with their files.

    Of ours also those that a function imports; of rich only those that are imported at once, as it imports much that
    is for terminals alone.
    """
    found: dict[str, Path] = {}
    ahead = [start]
    while ahead:
        name = ahead.pop()
        path = None if name in found else _file_of(name)
        if path is not None:
            found[name] = path
            ahead += [name.rpartition(".")[0], *_imported(name, path)]
    return found


def _file_of(name: str) -> Path | None:
    """The file of a module of ours or of rich; None if it is neither."""
    package, *inner = name.split(".")
    folder = _folder_of(package)
    if folder is None:
        return None
    place = folder.joinpath(*inner)
    return next((path for path in (place / "__init__.py", place.with_name(f"{place.name}.py")) if path.is_file()), None)


def _folder_of(package: str) -> Path | None:
    """The folder of a package of ours, or of rich; in a checkout ours are not all beside each other."""
    if package == _RICH:
        return Path(rich.__path__[0])
    if not package.startswith(_OURS):
        return None
    beside = Path(tarock_language.__path__[0]).parent
    return next((path for path in (beside / package, *beside.parent.glob(f"*/{package}")) if path.is_dir()), None)


def _imported(name: str, path: Path) -> Iterator[str]:
    """The names that a module imports, without those for a type checker, or for when it is run by itself."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    ahead: list[ast.AST] = [ast.parse(path.read_bytes())]
    while ahead:
        node = ahead.pop()
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = _absolute(node, package)
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.If) and _NOT_THERE.search(ast.unparse(node.test)):
            ahead += node.orelse
        elif not (package.startswith(_RICH) and isinstance(node, ast.FunctionDef)):
            ahead += ast.iter_child_nodes(node)


def _absolute(node: ast.ImportFrom, package: str) -> str:
    """The module that an import names, from the package in which it stands."""
    if not node.level:
        return node.module or ""
    above = package.split(".")[: len(package.split(".")) - node.level + 1]
    return ".".join([*above, *([node.module] if node.module else [])])
