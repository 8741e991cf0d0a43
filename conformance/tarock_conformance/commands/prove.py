"""The options and help of ``tarock prove``; ``tarock_checking.prove`` does the work."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from tarock_conformance.commands.options import Clauses, Rules, Variant
from tarock_running.outputs.places import FOLDER, RULES, Wishes

EXAMPLES: Final = (
    "Examples\n"
    "  tarock prove\n"
    "  tarock prove --rules koenigrufen\n"
    "  tarock prove --clause LUN-PLAY-009 --whole\n"
    "  tarock prove --perturb --workers 1\n"
    "  tarock prove --variant our.toml"
)


def prove(
    *,
    rules: Rules = None,
    variant: Variant = None,
    clause: Clauses = None,
    impostors: Annotated[bool, typer.Option("--impostors", help="Only impostors.")] = False,
    readings: Annotated[bool, typer.Option("--readings", help="Only impostors under other readings.")] = False,
    perturb: Annotated[bool, typer.Option("--perturb", help="Only changed expectations.")] = False,
    whole: Annotated[
        bool, typer.Option("--whole", help="Try every impostor on every scenario, for the whole matrix.")
    ] = False,
    workers: Annotated[int, typer.Option("--workers", min=1, help="Number of processes.", metavar="N")] = 2,
    ledger: Annotated[
        Path | None, typer.Option("--ledger", help=f"Path of the ledger; by default {FOLDER}/proof-{RULES}.jsonl.")
    ] = None,
    html: Annotated[
        Path | None, typer.Option("--html", help=f"Path of the page; by default {FOLDER}/proof.html.")
    ] = None,
) -> None:
    """Show what the scenarios of each rule set would catch.

    Every ruling has impostors: our engine, wrong in this one point. Each must
    fail a scenario of the clause that it breaks, or be listed in
    equivalent.toml with a reason. Under every other reading, the impostors
    that it touches must fail again. Each value that a scenario expects is
    changed once, and the scenario must fail.
    The exit code is 1 if anything is not noticed.
    {rules} in the path of the ledger is the name of the rule set. A proof of
    some clauses goes to proof-{rules}.part.jsonl and proof.part.html, one
    with --variant to house-proof.
    """
    from tarock_checking.prove.proof import Proof  # noqa: PLC0415
    from tarock_running.inputs.profile import house_to_prove  # noqa: PLC0415 - loads the engine

    house = None if variant is None else house_to_prove(variant, rules, beside=readings or perturb or whole)
    called = "proof" if house is None else "house-proof"
    everything = not (impostors or readings or perturb)
    proof = Proof(
        rules=tuple(rules or ()),
        wishes=Wishes(
            ledger=ledger,
            html=html,
            usual_ledger=f"{called}-{RULES}.jsonl",
            usual_html=f"{called}.html",
            part=bool(clause),
        ),
        workers=workers,
        clauses=tuple(clause or ()),
        with_impostors=impostors or everything,
        with_readings=readings or everything,
        with_perturbation=perturb or everything,
        whole=whole,
        house=house,
    )
    raise typer.Exit(proof.run())
