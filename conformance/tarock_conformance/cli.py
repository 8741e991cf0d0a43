"""The command ``tarock``: passes the arguments to the module of the command."""

from __future__ import annotations

import sys
from typing import Annotated

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
from tarock_running.process.about import suite_version
from tarock_running.process.exits import MEANINGS, ExitCode
from tarock_running.process.guard import Guarded
from tarock_running.process.streams import NobodyReadsError, point_nowhere, steady, unheard

_CODES = "\n".join(f"{code.value:>3}  {meaning}" for code, meaning in MEANINGS.items())

app = typer.Typer(
    cls=Guarded,
    help="Does a program play Tarock by the book? Rule by rule, with the clause that each answer rests on.",
    epilog=f"Exit codes\n{_CODES}",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _show_version(asked: bool) -> None:
    if asked:
        typer.echo(f"tarock {suite_version()}")
        raise typer.Exit


@app.callback()
def tarock(
    *,
    debug: Annotated[bool, typer.Option("--debug", help="Show tracebacks of our own faults.")] = False,
    show_version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and end."),
    ] = False,
) -> None:
    """Take the switches that stand before a command; ``debug`` is read by the guard."""


app.command(epilog=check.EXAMPLES)(check.check)
app.command(epilog=diagnose.EXAMPLES)(diagnose.diagnose)
app.command(epilog=doctor.EXAMPLES)(doctor.doctor)
app.command(epilog=explain.EXAMPLES)(explain.explain)
app.command(epilog=fuzz.EXAMPLES)(fuzz.fuzz)
app.command(epilog=identify.EXAMPLES)(identify.identify)
app.command(epilog=init.EXAMPLES)(init.init)
app.command(epilog=lock.EXAMPLES)(lock.lock)
app.command(epilog=prove.EXAMPLES)(prove.prove)
app.command(epilog=serve.EXAMPLES)(serve.serve)
app.command(epilog=vectors.EXAMPLES)(vectors.vectors)
app.command("weigh", epilog=weigh.EXAMPLES)(weigh.weigh_readings)
app.command(epilog=ask.EXAMPLES)(ask.ask)
app.command(epilog=clauses.EXAMPLES)(clauses.clauses)
app.command(epilog=disputes.EXAMPLES)(disputes.disputes)
app.command(epilog=show.EXAMPLES)(show.show)
app.command(epilog=site.EXAMPLES)(site.site)
app.command(epilog=report.EXAMPLES)(report.report)
app.command(epilog=compare.EXAMPLES)(compare.compare)
app.command(epilog=schema.EXAMPLES)(schema.schema)
app.add_typer(variant.app, name="variant")


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
