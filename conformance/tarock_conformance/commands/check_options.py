"""The options of ``tarock check`` in records, by what they are about."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from tarock_conformance.commands.options import (
    BUDGET,
    ENGINE,
    FORM,
    HTML,
    JOBS,
    LEDGER,
    RULES,
    SYMMETRIES,
    Areas,
    Clauses,
    LanguageOptions,
    Options,
    Restarts,
    Timeout,
    Variant,
)
from tarock_running.inputs.engine_values import AGAIN, ANY
from tarock_running.outputs import places


class GivenOptions(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked instead of the whole suite: scenarios of files, what failed in earlier runs, or a lock."""

    files: Annotated[
        tuple[Path, ...],
        typer.Argument(
            metavar="FILE",
            help="Scenarios to ask instead of the suite's: .feature files, or folders of them.",
        ),
    ] = ()
    rerun_failed: Annotated[
        tuple[Path, ...],
        typer.Option(
            "--rerun-failed",
            help="Ask only what went wrong or has no verdict there; may be repeated.",
            metavar="LEDGER",
        ),
    ] = ()
    lock: Annotated[
        Path | None, typer.Option("--lock", help="Ask only the questions of this lock.", metavar="FILE")
    ] = None
    question: Annotated[
        tuple[int, ...],
        typer.Option("--question", help="Only this question of the lock; may be repeated.", metavar="N"),
    ] = ()


class EngineOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The programs to ask, how long each has for an answer, and how often it is started again."""

    engine: Annotated[
        tuple[str, ...],
        ENGINE(help="The program to ask; by default our reference engine. Several as NAME='CMD …' each."),
    ] = ()
    timeout: Timeout = 5.0
    restarts: Restarts = 10
    in_process: Annotated[bool, typer.Option("--in-process", help="Ask the reference engine without a pipe.")] = False

    @property
    def has_several(self) -> bool:
        """Whether several programs are asked."""
        return len(self.engine) > 1


class NarrowingOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The rules that are checked, the scenarios that a run is narrowed to, and the version whose scenarios judge."""

    rules: Annotated[tuple[str, ...], RULES(help=f"Only this rule set; may be repeated. {ANY}: the nearest one.")] = ()
    option: Options = ()
    variant: Variant = None
    clause: Clauses = ()
    area: Areas = ()
    scenario: Annotated[
        tuple[str, ...], typer.Option("--scenario", help="Only this scenario; may be repeated.", metavar="ID")
    ] = ()
    exclude: Annotated[
        tuple[str, ...],
        typer.Option(
            "--exclude", help="Leave out these scenarios, clauses or rule areas; may be repeated.", metavar="PATTERN"
        ),
    ] = ()
    as_of: Annotated[
        str, typer.Option("--as-of", help="Judge by the scenarios of this version.", metavar="VERSION")
    ] = ""


class AskingOptions(msgspec.Struct, frozen=True, kw_only=True):
    """How a program is asked and judged: the seconds and processes of a run, what is repeated, and what counts."""

    budget: Annotated[
        float | None,
        BUDGET(help="Seconds for the whole run; without it, causes are sought for 30 s of processor time."),
    ] = None
    jobs: Annotated[
        int | None, JOBS(help="How many copies of the program run at once; by default one for each processor.")
    ] = None
    again: Annotated[
        float,
        typer.Option(
            "--again", help="Which share of the questions is asked again, of a fresh process.", metavar="SHARE"
        ),
    ] = AGAIN
    symmetries: Annotated[
        str, SYMMETRIES(help="What is repeated with other seats, suits and halves: share, all or none.")
    ] = "share"
    only_offered: Annotated[
        bool, typer.Option("--only-offered", help="Judge the program only by what hello offers.")
    ] = False
    strict: Annotated[
        bool, typer.Option("--strict", help="Inconclusive if it declines a question of an offered kind.")
    ] = False
    by_the_book: Annotated[
        bool, typer.Option("--by-the-book", help="Ask by the defaults, whatever hello declares.")
    ] = False
    diagnosis: Annotated[
        bool, typer.Option("--diagnosis/--no-diagnosis", help="Whether to search the causes of failures.")
    ] = True
    fail_fast: Annotated[bool, typer.Option("--fail-fast", help="Stop at the first failure.")] = False
    deviations: Annotated[
        Path | None,
        typer.Option("--deviations", help="A file of known failures, which are listed separately.", metavar="FILE"),
    ] = None


class OutputOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The files that a run writes."""

    ledger: Annotated[
        Path | None, LEDGER(help=f"Path of the ledger; by default {places.FOLDER}/{places.RULES}.jsonl.")
    ] = None
    html: Annotated[Path | None, HTML(help=f"Path of the page; by default {places.FOLDER}/{places.RULES}.html.")] = None
    junit: Annotated[Path | None, typer.Option("--junit", help="Also write JUnit XML to this path.")] = None


class VoiceOptions(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed."""

    quiet: Annotated[bool, typer.Option("--quiet", help="Print only the verdicts.")] = False
    form: Annotated[str, FORM(help="What to print: table or json.")] = "table"


class CheckRequest(msgspec.Struct, frozen=True, kw_only=True):
    """All that the command line says about a check."""

    given: GivenOptions
    asked: EngineOptions
    narrowed: NarrowingOptions
    asking: AskingOptions
    outputs: OutputOptions
    voice: VoiceOptions
    language: LanguageOptions
