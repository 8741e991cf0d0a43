"""The command ``tarock``: what people type, with its help; the work is done in the modules beside it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from tarock_conformance.about import suite_version
from tarock_conformance.engine import AGAIN, Engine
from tarock_conformance.exits import MEANINGS, ExitCode
from tarock_conformance.guard import Guarded
from tarock_conformance.outputs import FOLDER, RULES, Wishes
from tarock_conformance.streams import NobodyReadsError, forget, steady, unheard, utf8

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

Rules = Annotated[
    list[str] | None, typer.Option("--rules", help="Only this rule set; may be repeated.", metavar="NAME")
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", help="A reading other than the default; may be repeated.", metavar="NAME=READING"),
]
EngineCommand = Annotated[
    str | None,
    typer.Option("--engine", help="The program to ask; our reference engine if left out.", metavar="'CMD …'"),
]
Timeout = Annotated[float, typer.Option("--timeout", help="Seconds for one answer.", metavar="S")]
Restarts = Annotated[
    int,
    typer.Option("--restarts", min=0, help="How often a program that broke is started again.", metavar="N"),
]
Areas = Annotated[
    list[str] | None, typer.Option("--area", help="Only this rule area; may be repeated.", metavar="AREA")
]


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


@app.command(
    epilog="Examples\n"
    "  tarock check\n"
    "  tarock check --engine 'node adapter.js' --area play --area bonuses\n"
    "  tarock check --engine ./engine --rules lungau --option lone-caller-level=dreier --junit tarock.xml\n"
    "  tarock check --clause LUN-PLAY-003 --clause KOE-PLAY-005"
)
def check(
    *,
    engine: EngineCommand = None,
    rules: Rules = None,
    option: Options = None,
    clause: Annotated[
        list[str] | None, typer.Option("--clause", help="Only this clause; may be repeated.", metavar="ID")
    ] = None,
    area: Areas = None,
    scenario: Annotated[
        list[str] | None,
        typer.Option("--scenario", help="Only this scenario; may be repeated.", metavar="ID"),
    ] = None,
    ledger: Annotated[
        Path | None, typer.Option("--ledger", help=f"Where the ledger goes; {FOLDER}/{RULES}.jsonl if left out.")
    ] = None,
    html: Annotated[
        Path | None, typer.Option("--html", help=f"Where the page goes; {FOLDER}/{RULES}.html if left out.")
    ] = None,
    junit: Annotated[Path | None, typer.Option("--junit", help="Where JUnit XML goes, if wanted.")] = None,
    timeout: Timeout = 5.0,
    restarts: Restarts = 10,
    budget: Annotated[
        float | None, typer.Option("--budget", help="Seconds for the whole run; no end if left out.", metavar="SECONDS")
    ] = None,
    again: Annotated[
        float,
        typer.Option("--again", help="Which share of the questions a fresh process is asked again.", metavar="SHARE"),
    ] = AGAIN,
    only_offered: Annotated[
        bool, typer.Option("--only-offered", help="Conform is also who answers rightly all that it offers.")
    ] = False,
    strict: Annotated[
        bool, typer.Option("--strict", help="Inconclusive is also who declines a question of a kind that it offers.")
    ] = False,
    in_process: Annotated[
        bool, typer.Option("--in-process", help="Ask the reference engine without a pipe between.")
    ] = False,
) -> None:
    """Check an engine against every clause of each rule set that it plays.

    Ends in a table by rule area, the ledger, the page and a verdict for each rule set; the exit code is that of the
    worst. What clauses, scenarios and options are named say which rule sets are meant. In the paths of ledger, page
    and JUnit {rules} stands for the name of the rule set. A run that is narrowed to clauses, areas or scenarios goes
    to {rules}.part.jsonl and {rules}.part.html, and one that finds another at work takes a folder of its own.
    A share of the questions is asked twice, later and of a fresh process; who answers otherwise then is an adapter
    broken. With --only-offered what hello does not offer asks for nothing, and the share of the rest is said.
    """
    from tarock_conformance.campaign import Campaign, Terms  # noqa: PLC0415 - only this command needs pytest
    from tarock_conformance.clock import SystemClock  # noqa: PLC0415
    from tarock_conformance.selection import Wanted  # noqa: PLC0415

    wanted = Wanted(clauses=tuple(clause or ()), areas=tuple(area or ()), scenarios=tuple(scenario or ()))
    campaign = Campaign(
        engine=Engine(command=engine, in_process=in_process, timeout=timeout, restarts=restarts),
        rules=tuple(rules or ()),
        pairs=tuple(option or ()),
        wanted=wanted,
        wishes=Wishes(ledger=ledger, html=html, junit=junit, part=wanted != Wanted()),
        clock=SystemClock(),
        terms=Terms(budget=budget, again=again, only_offered=only_offered, strict=strict),
    )
    raise typer.Exit(campaign.run())


@app.command(
    epilog="Examples\n"
    "  tarock prove\n"
    "  tarock prove --rules koenigrufen\n"
    "  tarock prove --clause LUN-PLAY-009 --whole\n"
    "  tarock prove --perturb --workers 1"
)
def prove(
    *,
    rules: Rules = None,
    clause: Annotated[
        list[str] | None, typer.Option("--clause", help="Only this clause; may be repeated.", metavar="ID")
    ] = None,
    impostors: Annotated[bool, typer.Option("--impostors", help="Impostors only.")] = False,
    perturb: Annotated[bool, typer.Option("--perturb", help="Changed expectations only.")] = False,
    whole: Annotated[
        bool, typer.Option("--whole", help="Let every impostor face every scenario, for the whole matrix.")
    ] = False,
    workers: Annotated[int, typer.Option("--workers", min=1, help="How many processes share it.", metavar="N")] = 2,
    ledger: Annotated[
        Path | None, typer.Option("--ledger", help=f"Where the ledger goes; {FOLDER}/proof-{RULES}.jsonl if left out.")
    ] = None,
    html: Annotated[
        Path | None, typer.Option("--html", help=f"Where the page goes; {FOLDER}/proof.html if left out.")
    ] = None,
) -> None:
    """Prove what the scenarios of each rule set would catch.

    Of every ruling there are impostors: our engine, wrong on this one point. Each has to fail a scenario of the
    clause it breaks, or stand in equivalent.toml with the reason why nobody could tell. And each value that a
    scenario expects is changed once, which has to make it fail. The exit code is 1 where something stays green.
    In the path of the ledger {rules} stands for the name of the rule set; one page tells of all of them. A proof of
    some clauses only goes to proof-{rules}.part.jsonl and proof.part.html.
    """
    from tarock_conformance.prove import Proof  # noqa: PLC0415 - loads the engine

    both = impostors == perturb
    proof = Proof(
        rules=tuple(rules or ()),
        wishes=Wishes(
            ledger=ledger, html=html, usual_ledger=f"proof-{RULES}.jsonl", usual_html="proof.html", part=bool(clause)
        ),
        workers=workers,
        clauses=tuple(clause or ()),
        with_impostors=impostors or both,
        with_perturbation=perturb or both,
        whole=whole,
    )
    raise typer.Exit(proof.run())


@app.command(epilog='Example\n  echo \'{"ask":"count","id":1,"rules":"lungau","cards":["K♥"]}\' | tarock serve')
def serve() -> None:
    """Answer questions on stdin and stdout as the reference engine: one line of JSON each.

    `tarock schema` prints what the lines look like.
    """
    from tarock_conformance.serve import serve as answer  # noqa: PLC0415 - loads the engine

    raise typer.Exit(answer())


@app.command(
    epilog="Examples\n"
    "  tarock ask count cards='K♥ D♥'\n"
    "  tarock ask may_play contract=Fahren hand='I V K♥' trick='A♥'\n"
    "  tarock ask --rules koenigrufen may_call contract='Besser Rufer' hand='K♥ K♦ K♠ K♣ XX X VI V D♥ A♦ 8♠ 7♣'\n"
    "  tarock ask may_bid bids='0 Erster' hand='Sküs XXI XX XIX XVIII XVII K♥ K♦ D♠ C♠ 7♠ 7♣'\n"
    '  tarock ask \'{"ask": "next_dealer", "players": 4, "previous": 3}\' --json'
)
def ask(
    *,
    question: Annotated[
        list[str], typer.Argument(help="A question in JSON, or its name and NAME=VALUE for each field.")
    ],
    engine: EngineCommand = None,
    rules: Annotated[
        str | None, typer.Option("--rules", help="The rule set; lungau where the question names none.", metavar="NAME")
    ] = None,
    option: Options = None,
    timeout: Timeout = 5.0,
    json: Annotated[bool, typer.Option("--json", help="Print the reply line as it came.")] = False,
) -> None:
    """Ask an engine one question, and see the answer with the clauses it rests on.

    Cards stand with blanks between them, actions as '0 Erster, 1 Weiter', and what is nested deeper as JSON.
    Left out, the table has four players and the last of them deals.
    """
    from tarock_conformance.ask import ask as put  # noqa: PLC0415 - takes time that others need not spend
    from tarock_conformance.ask import question_of  # noqa: PLC0415
    from tarock_conformance.console import console  # noqa: PLC0415

    whom = Engine(command=engine, in_process=engine is None, timeout=timeout)
    raise typer.Exit(put(question_of(question, rules, option or ()), whom, console(), raw=json))


@app.command(
    epilog="Examples\n"
    "  tarock clauses LUN-TALON-003\n"
    "  tarock clauses --rules koenigrufen --area play --german\n"
    "  tarock clauses --uncovered"
)
def clauses(
    *,
    ids: Annotated[list[str] | None, typer.Argument(metavar="ID", help="Only these clauses.")] = None,
    area: Areas = None,
    uncovered: Annotated[bool, typer.Option("--uncovered", help="Only clauses without a scenario.")] = False,
    rules: Rules = None,
    german: Annotated[bool, typer.Option("--german", help="The texts in German.")] = False,
) -> None:
    """Show the clauses of each rule set with their statements, scenarios, rulings and options."""
    from tarock_conformance import clauses as shown  # noqa: PLC0415 - takes time that others need not spend
    from tarock_conformance.console import console  # noqa: PLC0415
    from tarock_conformance.rule_sets import named  # noqa: PLC0415

    for catalogue, found in shown.chosen(named(rules or ()), ids or (), area or (), uncovered=uncovered):
        shown.show(catalogue, found, console(), german=german)


@app.command(
    epilog="Examples\n"
    "  tarock show lungau/play/the-last-trump-has-to-go-even-if-it-is-the-i\n"
    "  tarock show lungau/play/the-caller-of-an-uhurufer-keeps-the-ii-back-of-his-own-will --german"
)
def show(
    scenarios: Annotated[
        list[str], typer.Argument(metavar="SCENARIO", help="The id of a scenario, as every report names it.")
    ],
    *,
    german: Annotated[bool, typer.Option("--german", help="The clauses in German.")] = False,
) -> None:
    """Show scenarios: the rule, all steps with their cards, the clauses, and what the source leaves open there.

    Of an outline its id without the row in brackets shows all rows.
    """
    from tarock_conformance import show as one  # noqa: PLC0415 - takes time that others need not spend
    from tarock_conformance.console import console  # noqa: PLC0415

    for scenario in [each for name in scenarios for each in one.found(name)]:
        one.show(scenario, console(), german=german)


@app.command(
    epilog="Examples\n"
    "  tarock report tarock-report/lungau.jsonl\n"
    "  tarock report one.jsonl two.jsonl --format markdown --output report.md\n"
    "  tarock report tarock-report/proof-lungau.jsonl tarock-report/exercise-lungau.jsonl --format markdown"
)
def report(
    ledgers: Annotated[list[Path], typer.Argument(metavar="LEDGER", help="Ledgers of any kind.")],
    form: Annotated[str, typer.Option("--format", help="table, markdown, html or junit.", metavar="FORMAT")] = "table",
    output: Annotated[Path | None, typer.Option("--output", help="Where it goes; stdout if left out.")] = None,
) -> None:
    """Make a report from ledgers; the exit code is that of the worst of them.

    Ledgers of `tarock check` give the report of an engine. Those that tell about the suite itself (proof, exercise,
    coverage, mutation; any of them) give together one report of what the suite would catch.
    """
    from tarock_conformance.report import report as make  # noqa: PLC0415 - loads the reports

    raise typer.Exit(make(ledgers, form, output))


@app.command(epilog="Example\n  tarock schema > tarock.schema.json")
def schema() -> None:
    """Print the JSON Schema of all questions and replies."""
    import msgspec  # noqa: PLC0415

    from tarock_steps.protocol.codec import schema as generated  # noqa: PLC0415

    utf8().write(msgspec.json.format(msgspec.json.encode(generated())).decode() + "\n")


def main() -> None:
    """Run the command; whoever does not read what it says changes nothing about what it found out."""
    steady()
    try:
        try:
            app(prog_name="tarock")
        finally:
            sys.stdout.flush()
    except NobodyReadsError as fault:
        forget(sys.stdout)
        unheard(fault)
        sys.exit(ExitCode.NOBODY_READS)
