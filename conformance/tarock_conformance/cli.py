"""The command ``tarock``: passes the arguments to the module of the command."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import Annotated, Final

import typer

from tarock_conformance.commands import (
    ask,
    check,
    clauses,
    compare,
    diagnose,
    disputes,
    doctor,
    explain,
    fuzz,
    identify,
    init,
    lock,
    prove,
    report,
    schema,
    serve,
    show,
    site,
    variant,
    vectors,
    weigh,
)
from tarock_conformance.commands.records import Translate, flattened
from tarock_running.process.about import suite_version
from tarock_running.process.exits import MEANINGS, ExitCode
from tarock_running.process.guard import Guarded
from tarock_running.process.streams import NobodyReadsError, point_nowhere, steady, unheard

_CODES = "\n".join(f"{code.value:>3}  {meaning}" for code, meaning in MEANINGS.items())


def _show_version(asked: bool) -> None:
    if asked:
        typer.echo(f"tarock {suite_version()}")
        raise typer.Exit


def tarock(
    *,
    debug: Annotated[bool, typer.Option("--debug", help="Show tracebacks of our own faults.")] = False,
    show_version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and end."),
    ] = False,
) -> None:
    """Take the switches that stand before a command; ``debug`` is read by the guard."""


_COMMANDS: Final[Mapping[str, tuple[Callable[..., None], str]]] = {
    "check": (check.check, check.EXAMPLES),
    "diagnose": (diagnose.diagnose, diagnose.EXAMPLES),
    "doctor": (doctor.doctor, doctor.EXAMPLES),
    "explain": (explain.explain, explain.EXAMPLES),
    "fuzz": (fuzz.fuzz, fuzz.EXAMPLES),
    "identify": (identify.identify, identify.EXAMPLES),
    "init": (init.init, init.EXAMPLES),
    "lock": (lock.lock, lock.EXAMPLES),
    "prove": (prove.prove, prove.EXAMPLES),
    "serve": (serve.serve, serve.EXAMPLES),
    "vectors": (vectors.vectors, vectors.EXAMPLES),
    "weigh": (weigh.weigh_readings, weigh.EXAMPLES),
    "ask": (ask.ask, ask.EXAMPLES),
    "clauses": (clauses.clauses, clauses.EXAMPLES),
    "disputes": (disputes.disputes, disputes.EXAMPLES),
    "show": (show.show, show.EXAMPLES),
    "site": (site.site, site.EXAMPLES),
    "report": (report.report, report.EXAMPLES),
    "compare": (compare.compare, compare.EXAMPLES),
    "schema": (schema.schema, schema.EXAMPLES),
}
"""The commands in the order of the help, each with its examples."""


def command_line(translate: Translate = str) -> typer.Typer:
    """The whole command; ``translate`` returns a text of the help in the language of the user."""
    line = typer.Typer(
        cls=Guarded,
        help=translate(
            "Does a program play Tarock by the book? Rule by rule, with the clause that each answer rests on."
        ),
        epilog=translate(f"Exit codes\n{_CODES}"),
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    line.callback()(flattened(tarock, translate))
    for name, (command, examples) in _COMMANDS.items():
        line.command(name, epilog=translate(examples))(flattened(command, translate))
    line.add_typer(variant.variant(translate), name="variant")
    return line


app = command_line()


def main() -> None:
    """Run the command; whoever does not read what it says changes nothing about what it found out."""
    steady()
    try:
        try:
            app(prog_name="tarock")
        finally:
            sys.stdout.flush()
    except NobodyReadsError as fault:
        point_nowhere(sys.stdout)
        unheard(fault)
        sys.exit(ExitCode.NOBODY_READS)
