"""One word, one thing: no class and no public function shares its name with another, unless both play the same role.

Roles are read from the code: what a procedure or the answers of a source consist of, what leads to a state, a question
of the protocol, a command, a group of rulings of each source, and the module of one name in each source.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import chain
from typing import NamedTuple

from tests.closure.syntax import tree
from tests.closure.test_rooms import SOURCES, modules

from tarock_engine.rule_sets import RULE_SETS
from tarock_protocol.codec import KINDS

FRAMES = ("tarock_engine.procedure", "tarock_engine.rounds", "tarock_reference.source_answers")
"""What each source fills in, function by function."""
TOLD_AGAIN = "tarock_second_opinion"
COMMANDS = "tarock_conformance.commands."
HANDED_OVER_TO = (
    *("tarock_reports.", "tarock_running.", "tarock_checking.", "tarock_searching.", "tarock_register."),
    "tarock_conformance.",
)
GROUP = "Group"


class Named(NamedTuple):
    """A class or a public function, and the module that it stands in."""

    module: str
    node: ast.ClassDef | ast.FunctionDef

    @property
    def family(self) -> str:
        """The module's name without that of a source: a rule area is one thing in whatever source."""
        return ".".join(part for part in self.module.split(".") if part not in SOURCES)

    @property
    def result(self) -> str:
        """What a function returns, the same for every source where that is a class of its own in each."""
        if isinstance(self.node, ast.ClassDef) or self.node.returns is None:
            return ""
        return re.sub(rf"\b({'|'.join(map(str.capitalize, SOURCES))})(?=[A-Z])", "", ast.unparse(self.node.returns))


@cache
def trees() -> Mapping[str, ast.Module]:
    """The modules of all that ships, but for those that tell the rules a second time, in words of their own."""
    paths = ((name, path) for name, path in modules().items() if name.startswith("tarock_"))
    paths = ((name, path) for name, path in paths if name.partition(".")[0] != TOLD_AGAIN)
    return {name: tree(path) for name, path in paths}


def named(kind: type[ast.ClassDef] | type[ast.FunctionDef]) -> dict[str, list[Named]]:
    """All public ones of a kind by their names."""
    found = defaultdict(list)
    for module, parsed in trees().items():
        for node in parsed.body:
            if isinstance(node, kind) and not node.name.startswith("_"):
                found[node.name].append(Named(module, node))
    return found


@cache
def frame(package: str) -> frozenset[str]:
    """The names of what every source has to fill in for a package."""
    bodies = (
        node.body
        for name in FRAMES
        if name.startswith(f"{package}.")
        for node in trees()[name].body
        if isinstance(node, ast.ClassDef)
    )
    return frozenset(name for body in bodies for name in members(body))


def members(body: Iterable[ast.stmt]) -> Iterator[str]:
    for node in body:
        if isinstance(node, ast.FunctionDef):
            yield node.name
        elif (
            isinstance(node, ast.AnnAssign)
            and "Callable[" in ast.unparse(node.annotation)
            and isinstance(node.target, ast.Name)
        ):
            yield node.target.id


@cache
def states() -> frozenset[str]:
    """The names of all phases that a deal can be in."""
    return frozenset({"State", "Over", *(phase.__name__ for rules in RULE_SETS.values() for phase in rules.phases)})


@cache
def groups() -> frozenset[str]:
    """The names of the classes that hold rulings, by way of whatever other class."""
    found, before = {GROUP}, 0
    while len(found) > before:
        before = len(found)
        for parsed in trees().values():
            for node in parsed.body:
                if isinstance(node, ast.ClassDef) and any(
                    ast.unparse(base).rpartition(".")[2] in found for base in node.bases
                ):
                    found.add(node.name)
    return frozenset(found)


def role_of_function(name: str, one: Named) -> str:
    package = one.module.partition(".")[0]
    if name in KINDS:
        return "a question of the protocol: asked, answered, or ruled on"
    if name in frame(package):
        return f"what {package} asks of a source"
    if f"{COMMANDS}{name}" in trees() and one.module.startswith(HANDED_OVER_TO):
        return "a command and what it hands over to"
    if one.result and set(re.findall(r"\w+", one.result)) <= states():
        return "what leads to a phase"
    return f"{one.family} -> {one.result}"


def role_of_class(name: str, one: Named) -> str:
    return "a group of rulings" if name in groups() and one.module.startswith("tarock_engine.") else one.family


def shared(kind: type[ast.ClassDef] | type[ast.FunctionDef]) -> dict[str, list[str]]:
    """The names that several roles share, with the modules."""
    role = role_of_class if kind is ast.ClassDef else role_of_function
    return {
        name: [definition.module for definition in found]
        for name, found in named(kind).items()
        if len({role(name, definition) for definition in found}) > 1
        or len({definition.module for definition in found}) < len(found)
    }


def test_each_name_of_a_class_is_one_thing() -> None:
    assert shared(ast.ClassDef) == {}


def test_each_name_of_a_public_function_is_one_thing() -> None:
    assert shared(ast.FunctionDef) == {}


OF_A_COMMAND = {
    "cluster": "the work of a command on several machines",
    "record": "what a command notes while it runs",
    "run": "a command from its options to its exit code",
    "terminal": "what a command shows on the terminal",
}
"""Modules that several rooms of a package have for one and the same thing."""
IN_LAYERS = {
    "tarock_engine": {"announcing", "bidding", "birds", "contracts", "counting", "play", "scoring"},
    "tarock_reports": {"programs", "scenes"},
    "tarock_steps": {"cards", "sessions", "table", "turns"},
}
"""Subjects that stand in several layers of a package: rules and their rulings, figures and how they are shown, phrases,
what they set up, and what they check."""


def test_a_name_of_a_module_means_one_thing_in_a_package() -> None:
    places = defaultdict(set)
    for module in trees():
        package, *rooms = module.split(".")
        if rooms and rooms[-1] != "__main__":
            places[package, rooms[-1]].add(".".join(part for part in rooms[:-1] if part not in SOURCES))
    twice = {name: found for name, found in places.items() if len(found) > 1}

    assert {
        (package, name): found
        for (package, name), found in twice.items()
        if name not in OF_A_COMMAND and name not in IN_LAYERS.get(package, ())
    } == {}
    assert {name for _, name in twice} == {*OF_A_COMMAND, *chain.from_iterable(IN_LAYERS.values())}


def test_a_group_of_rulings_stands_once_in_a_source() -> None:
    places = [
        (name, definition.module.rpartition(".")[0])
        for name, found in named(ast.ClassDef).items()
        if name in groups()
        for definition in found
    ]

    assert sorted(place for place in places if places.count(place) > 1) == []
