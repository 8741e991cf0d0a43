"""Commands get their options in records, each option is declared once, and every text of the help can be replaced."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import pytest
import typer
from tests.closure.syntax import tree
from typer.core import TyperGroup
from typer.main import get_command
from typer.testing import CliRunner

from tarock_conformance import commands
from tarock_conformance.cli import command_line
from tarock_conformance.commands.records import flattened

MARK = "auf deutsch: "


@dataclass(frozen=True, kw_only=True)
class Drink:
    """What is drunk, and by how many."""

    wine: Annotated[tuple[str, ...], typer.Option("--wine", help="Only this wine.")] = ()
    glasses: Annotated[int, typer.Option("--glasses", help="How many.")] = 4


@dataclass(frozen=True, kw_only=True)
class Evening:
    """What is drunk, and where."""

    drink: Drink
    inn: Annotated[str, typer.Argument(help="The inn.")]


@dataclass(frozen=True, kw_only=True)
class OtherDrink:
    """The same option once more."""

    wine: Annotated[str, typer.Option("--wine", help="The wine.")] = ""


def said(*words: str) -> str:
    """What a command with records, one in the other, gets from a command line."""
    app = typer.Typer()

    def go(evening: Evening) -> None:
        typer.echo(repr(evening))

    app.command()(flattened(go))
    return CliRunner().invoke(app, words).output.strip()


def test_a_record_is_filled_from_the_command_line_field_by_field() -> None:
    drink = Drink(wine=("Blau", "Veltliner"), glasses=2)

    assert said("Post", "--wine", "Blau", "--glasses", "2", "--wine", "Veltliner") == repr(
        Evening(drink=drink, inn="Post")
    )
    assert said("Post") == repr(Evening(drink=Drink(), inn="Post"))


def test_an_option_in_two_records_of_a_command_is_refused() -> None:
    def twice(*, one: Drink, other: OtherDrink) -> None:
        """Drink twice."""

    with pytest.raises(ValueError, match="wine"):
        flattened(twice)


def declared() -> Iterator[Any]:
    """The names with which options are declared, in all modules of commands."""
    for path in Path(*commands.__path__).glob("*.py"):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call) and "typer.Option" in map(ast.unparse, (node.func, *node.args[:1])):
                yield from (arg.value for arg in node.args if isinstance(arg, ast.Constant))


def test_each_option_is_declared_once() -> None:
    often = {name: number for name, number in Counter(declared()).items() if number > 1}

    assert often == {}
    assert {"--engine", "--rules", "--lock", "--output"} <= {*declared()}


def texts(command: Any) -> Iterator[tuple[str, str]]:
    """Every text of the help of a command, and of all below it, with the place."""
    yield command.name, command.help
    yield f"{command.name}, at the end", command.epilog or ""
    yield from (
        (f"{command.name} {parameter.name}", parameter.help)
        for parameter in command.params
        if parameter.name != "help" and getattr(parameter, "help", None)
    )
    if isinstance(command, TyperGroup):
        for subcommand in command.commands.values():
            yield from texts(subcommand)


def test_every_text_of_the_help_can_be_in_another_language() -> None:
    found = dict(texts(get_command(command_line(lambda text: f"{MARK}{text}"))))

    assert [place for place, text in found.items() if not text.startswith(MARK)] == []
    assert {"check", "check lock", "variant, at the end", "new source"} <= {*found}
