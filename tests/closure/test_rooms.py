"""How the house hangs together: who may know whom, without a circle anywhere, annotations included."""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from tests.closure.syntax import tree
from tests.gate import ROOTS

from tarock_steps.catalogue.loading import sources

ROOT = Path(__file__).parents[2]
FOLDERS = (*ROOTS, "proving")
LINES = 400
"""Lines that a module may have."""

SENTENCES = 40
"""Characters that a room needs at least to say what lives there."""
HOUSE = (
    ("tarock_language",),
    ("tarock_protocol", "tarock_engine"),
    ("tarock_steps", "tarock_reference"),
    ("tarock_reports", "tarock_second_opinion"),
    ("tarock_running",),
    ("tarock_checking",),
    ("tarock_searching",),
    ("tarock_register",),
    ("tarock_conformance",),
    ("proving",),
)
"""The packages, floor by floor from below: one knows none of its own floor and none above it."""
MOST = 9
ROOMS = {
    "tarock_steps": "errors catalogue symmetry table expect words suite under_pytest",
    "tarock_reports": "ledger verdict evidence machine pages terminal",
    "tarock_running": "process inputs outputs",
    "tarock_checking": "playing first adapter serve report compare lock diagnose check prove doctor",
    "tarock_searching": "model make ask shrink write fuzz weigh",
    "tarock_register": "show disputes ask explain variant site table",
    "tarock_conformance": "commands cli __main__",
}
"""The rooms of a package, from below as well."""
FLOORS = tuple(
    room
    for packages in HOUSE
    for package in packages
    for room in ([f"{package}.{name}" for name in ROOMS[package].split()] if package in ROOMS else [package])
)
"""From below: a room knows those below it, but for what ``STRANGERS`` says."""
RULES = ("tarock_engine", "tarock_reference", "tarock_second_opinion")
STRANGERS = {
    "tarock_engine": ("tarock_protocol", "tarock_language.catalogue", "tarock_language.data"),
    "tarock_reference": ("tarock_steps",),
    "tarock_second_opinion": ("tarock_steps", "tarock_reports"),
    "tarock_steps": RULES,
    "tarock_reports": RULES,
    **dict.fromkeys(("tarock_running", "tarock_checking", "tarock_searching", "tarock_register"), ("tarock_engine",)),
    "tarock_conformance": ("tarock_engine",),
}
"""What a package must not know, wherever that stands."""
PYTEST = "tarock_steps.under_pytest"
"""The room of what pytest runs, which no command enters."""
GHERKIN = "tarock_steps.catalogue.gherkin_tree"
MADE = ROOT / "reports/tarock_reports/pages/compiled_templates"
"""What the build makes of templates, which nobody reads."""
SOURCES = sources()


def modules() -> dict[str, Path]:
    found = {}
    for folder in FOLDERS:
        top = ROOT if (ROOT / folder / "__init__.py").exists() else ROOT / folder
        for path in sorted({*(ROOT / folder).rglob("*.py")} - {*MADE.glob("*.py")}):
            parts = path.relative_to(top).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


@cache
def known() -> Mapping[str, frozenset[str]]:
    """What each module imports of ours, in whatever place and for whatever purpose."""
    paths = modules()
    return {name: frozenset(imported(path, paths)) - {name} for name, path in paths.items()}


def imported(path: Path, paths: Mapping[str, Path]) -> Iterator[str]:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in paths)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            names = (f"{node.module}.{alias.name}" for alias in node.names)
            yield from (found for name in names if (found := name if name in paths else node.module) in paths)


def circle(graph: Mapping[str, frozenset[str]]) -> list[str]:
    """Modules of which each knows the next and the last knows the first; none where there is no circle."""
    done: set[str] = set()
    for start in graph:
        way, ahead = [start], [iter(sorted(graph[start]))]
        while way:
            found = next((module for module in ahead[-1] if module not in done), None)
            if found is None:
                done.add(way.pop())
                ahead.pop()
            elif found in way:
                return way[way.index(found) :]
            else:
                way.append(found)
                ahead.append(iter(sorted(graph[found])))
    return []


def floor(module: str) -> int:
    """The floor that a module stands on; -1 for the name of a package itself, which all of its rooms share."""
    return next((place for place, room in enumerate(FLOORS) if module == room or module.startswith(f"{room}.")), -1)


def test_no_module_knows_itself_by_way_of_others() -> None:
    assert circle(known()) == []


def test_a_circle_would_be_found() -> None:
    graph = {"a": frozenset({"b"}), "b": frozenset({"c"}), "c": frozenset({"b"}), "d": frozenset("a")}

    assert sorted(circle(graph)) == ["b", "c"]


def test_imports_go_down_the_floors_only() -> None:
    up = [
        f"{name} knows {module}"
        for name, ones in known().items()
        for module in ones
        if 0 <= floor(name) < floor(module)
    ]

    assert up == []


def package_of(module: str) -> str:
    return module.partition(".")[0]


def test_a_package_knows_only_packages_of_the_floors_below() -> None:
    floors = {package: number for number, packages in enumerate(HOUSE) for package in packages}
    met = [
        f"{name} knows {module}"
        for name, ones in known().items()
        for module in ones
        if package_of(module) != package_of(name) and floors[package_of(module)] >= floors[package_of(name)]
    ]

    assert met == []


def test_the_house_has_all_packages_and_rooms_on_few_floors() -> None:
    rooms = {".".join(name.split(".")[:2]) for name in modules() if name.partition(".")[0] in ROOMS and "." in name}

    assert {package_of(name) for name in modules()} == {package for packages in HOUSE for package in packages}
    assert rooms == {room for room in FLOORS if "." in room}
    assert len(HOUSE[1:]) <= MOST, "above what everybody speaks"


@pytest.mark.parametrize("package", STRANGERS)
def test_a_package_does_not_know_its_strangers(package: str) -> None:
    strangers = STRANGERS[package]
    met = [
        f"{name} knows {module}"
        for name, ones in known().items()
        if name.startswith(package)
        for module in ones
        if module.startswith(strangers) and not module.startswith(package)
    ]

    assert met == []


@pytest.mark.parametrize("source", SOURCES)
def test_a_source_knows_no_other_source(source: str) -> None:
    others = tuple(f".{other}" for other in SOURCES if other != source)
    met = [
        f"{name} knows {module}"
        for name, ones in known().items()
        if f".{source}" in name
        for module in ones
        if any(f"{other}." in f"{module}." for other in others)
    ]

    assert met == []


def test_no_module_has_more_lines_than_a_reader_keeps_in_mind() -> None:
    lines = {str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines()) for path in modules().values()}
    long = {path: number for path, number in lines.items() if number > LINES}

    assert long == {}
    assert len(lines) > 100


def test_every_room_says_what_lives_there() -> None:
    silent = [
        str(path.relative_to(ROOT))
        for path in modules().values()
        if path.name == "__init__.py" and len(ast.get_docstring(tree(path)) or "") < SENTENCES
    ]

    assert silent == []


def names_of_others(nodes: Iterable[ast.AST]) -> set[str]:
    """The packages that imports among these nodes name."""
    found = set[str]()
    for node in nodes:
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return {name.partition(".")[0] for name in found}


def test_pytest_is_known_in_one_room_and_the_parser_of_gherkin_in_one_function() -> None:
    ours = {name: path for name, path in modules().items() if name.startswith("tarock_")}
    told = {name: path for name, path in ours.items() if re.search("pytest|gherkin", path.read_text("utf-8"))}
    met = {name: names_of_others(ast.walk(tree(path))) for name, path in told.items()}
    room = {name for name in ours if name.startswith(PYTEST)}
    visitors = {name for name, ones in known().items() if ones & room}

    assert [name for name, ones in met.items() if ones & {"pytest", "_pytest", "pytest_bdd"}] == [
        f"{PYTEST}.{name}" for name in ("plugin", "pytest_steps", "runner")
    ]
    assert [name for name, ones in met.items() if "gherkin" in ones] == [GHERKIN]
    assert "gherkin" not in names_of_others(tree(ours[GHERKIN]).body)
    assert visitors < room
