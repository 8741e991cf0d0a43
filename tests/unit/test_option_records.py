"""Commands get their options in records, each option is declared once, and every text of the help can be replaced."""

from __future__ import annotations

import ast
import contextlib
import io
import os
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any
from unittest import mock

import msgspec
import pytest
import typer
from tests.closure.syntax import tree
from typer.core import TyperGroup
from typer.main import get_command
from typer.testing import CliRunner

from tarock_conformance import commands
from tarock_conformance.cli import command_line, main
from tarock_conformance.commands.records import flattened
from tarock_protocol.removing import left_behind
from tarock_running.inputs import settings

MARK = "auf deutsch: "


class Drink(msgspec.Struct, frozen=True, kw_only=True):
    """What is drunk, and by how many."""

    wine: Annotated[tuple[str, ...], typer.Option("--wine", help="Only this wine.")] = ()
    glasses: Annotated[int, typer.Option("--glasses", help="How many.")] = 4


class Evening(msgspec.Struct, frozen=True, kw_only=True):
    """What is drunk, and where."""

    drink: Drink
    inn: Annotated[str, typer.Argument(help="The inn.")]


class OtherDrink(msgspec.Struct, frozen=True, kw_only=True):
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


@pytest.mark.parametrize("words", [("--language", "de", "--help"), ("--language=de", "-h")])
def test_the_help_of_a_command_is_in_the_language_that_it_is_asked_in(words: tuple[str, ...]) -> None:
    told = spoken("doctor", *words)

    assert "Aufruf: tarock doctor" in told
    assert [part for part in ("Optionen", "Beispiele", "sonst: 5.0", "nötig", "Diese Hilfe") if part not in told] == []
    assert not re.search(r"\b(?:Usage|Options|Show|The|Only|Seconds for)\b", told)


def test_the_environment_names_the_language_of_the_help() -> None:
    told = spoken("--help", LANG="de_AT.UTF-8")

    assert "130  unterbrochen durch" in told
    assert not re.search(r"\b(?:the|Commands|Exit codes)\b", told)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("doctro",), "Den Befehl 'doctro' gibt es nicht. Gemeint ist vielleicht 'doctor'."),
        (("doctor", "--bla"), "Die Option --bla gibt es nicht."),
        (("doctor", "--engin", "x"), "Die Option --engin gibt es nicht. Gemeint ist vielleicht --engine."),
        (("--bla",), "Die Option --bla gibt es nicht."),
        (("doctor",), "Es fehlt die Option '--engine'."),
        (("show",), "Es fehlt 'SCENARIO|FILE'."),
        (("doctor", "--engine", "a", "--budget", "0"), "Ungültiger Wert für '--budget': erwartet ist mindestens 0.1"),
        (
            ("doctor", "--engine", "a", "--budget", "x"),
            "Ungültiger Wert für '--budget': erwartet ist eine Zahl, nicht 'x'",
        ),
        (("check", "--jobs", "x"), "Ungültiger Wert für '--jobs': erwartet ist eine ganze Zahl, nicht 'x'"),
        (("doctor", "--engine", "a", "b"), "Das ist zu viel: b; --engine nimmt ein einziges Wort"),
        (("doctor", "--engine"), "Die Option '--engine' braucht einen Wert."),
        (("check", "--quiet=3"), "Die Option '--quiet' nimmt keinen Wert."),
    ],
)
def test_what_typer_says_of_a_command_line_is_in_the_language_of_the_command(words: tuple[str, ...], told: str) -> None:
    plain = " ".join(re.sub(r"[╭╮╰╯│─]", " ", spoken(*words, LANG="de")).split())

    assert f"Fehler {told}" in plain
    assert plain.startswith(("Fehler", "Aufruf: tarock"))
    assert ("Aufruf" in plain) == ("Hilfe gibt 'tarock" in plain)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("doctor", "--language", "en", "--language", "de", "--help"), "Aufruf: "),
        (("doctor", "--help", "--", "--language", "de"), "Usage: "),
        (("variant", "xyzzy", "--language", "de"), "Den Befehl 'xyzzy' gibt es nicht."),
        (("doctor", "--engine", "a", "b\nc", "--language", "de"), "Das ist zu viel: b"),
        (("check", "--jobs", "a\nb", "--language", "de"), "erwartet ist eine ganze Zahl, nicht 'a"),
    ],
)
def test_the_last_language_of_the_command_line_is_that_of_its_faults(words: tuple[str, ...], told: str) -> None:
    assert told in " ".join(spoken(*words, LANG="C").split())


def test_a_language_that_does_not_exist_is_refused_with_those_that_do() -> None:
    assert spoken("doctor", "--engine", "a", "--language", "xx") == (
        "tarock: --language: there is no language 'xx'. Expected one of: en, de\n"
    )


def spoken(*words: str, **environment: str) -> str:
    """What the command writes, whichever language it takes."""
    with (
        mock.patch.object(sys, "argv", ["tarock", *words]),
        mock.patch.dict(os.environ, environment),
        contextlib.redirect_stdout(io.StringIO()) as out,
        contextlib.redirect_stderr(out),
        pytest.raises(SystemExit),
    ):
        main()
    return out.getvalue()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("doctor", "--engine", "", "--rules", "x"), "--engine: erwartet ist ein Befehl, der ein Programm startet"),
        (("doctor", "--engine", "x", "--timeout", "0"), "--timeout: erwartet ist eine Zahl von Sekunden über 0"),
        (("check", "--question", "3"), "--question: erwartet ist auch --lock, dessen Fragen Nummern haben"),
        (("check", "--lock", "x", "--html", "y"), "--lock: das Lock wählt die Fragen"),
        (("check", "--area", "plya"), "--area: es gibt kein Regelgebiet 'plya'. Gemeint ist vielleicht play."),
        (("lock", "--yes"), "--yes: erwartet ist auch --update, das fragt, ehe es schreibt"),
        (("init", "--language", "zig"), "--language: ein Gerüst in 'zig' gibt es nicht."),
        (("fuzz", "--engine", "no-such-program"), "das Programm 'no-such-program' hat hello nicht beantwortet: "),
    ],
)
def test_a_fault_is_told_in_the_language_of_the_command(words: tuple[str, ...], told: str) -> None:
    assert spoken(*words, LC_ALL="de_AT.UTF-8").startswith(f"tarock: {told}")


def _is_interrupted(*_: object) -> None:
    raise KeyboardInterrupt


def _falls_over(*_: object) -> None:
    message = "the \x1b shelf fell down"
    raise RuntimeError(message)


@pytest.mark.parametrize(
    ("work", "told"),
    [
        (_is_interrupted, "tarock: unterbrochen\n"),
        (_falls_over, "tarock: Suite defekt: RuntimeError: the \\x1b shelf fell down (ein Fehler von uns; "),
    ],
)
def test_whatever_ends_a_command_is_told_in_its_language(
    monkeypatch: pytest.MonkeyPatch, work: Callable[..., None], told: str
) -> None:
    monkeypatch.setattr(settings, "load_catalogue", work)

    assert spoken("clauses", "--language", "de").startswith(told)


def test_what_a_program_leaves_behind_is_told_in_the_language_of_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(left_behind, "tarock-x", "Operation not permitted")

    told = spoken("clauses", "LUN-CARDS-001", "--language", "de")

    assert "tarock: der Ordner des Programms lässt sich nicht entfernen: tarock-x (Operation not permitted)\n" in told
