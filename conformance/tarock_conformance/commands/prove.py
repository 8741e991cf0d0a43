"""The options and help of ``tarock prove``; ``tarock_checking.prove`` does the work.

An impostor is the reference engine with one wrong ruling.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from tarock_conformance.commands.options import (
    HTML,
    LEDGER,
    Clauses,
    LanguageOptions,
    Rules,
    Variant,
    Workers,
)
from tarock_running.outputs.places import FOLDER, RULES, WantedFiles

EXAMPLES: Final = (
    "Examples\n"
    "  tarock prove\n"
    "  tarock prove --rules koenigrufen\n"
    "  tarock prove --clause LUN-PLAY-009 --whole\n"
    "  tarock prove --perturb --workers 1\n"
    "  tarock prove --variant our.toml"
)


class ProvedOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The rules whose scenarios are tried; ``whole`` tries every impostor on every scenario."""

    rules: Rules = ()
    variant: Variant = None
    clause: Clauses = ()
    whole: Annotated[
        bool, typer.Option("--whole", help="Try every impostor on every scenario, for the whole matrix.")
    ] = False


class KindsOfProof(msgspec.Struct, frozen=True, kw_only=True):
    """Which parts of a proof are made; without any of these, all of them."""

    impostors: Annotated[bool, typer.Option("--impostors", help="Only impostors.")] = False
    readings: Annotated[bool, typer.Option("--readings", help="Only impostors under other readings.")] = False
    perturb: Annotated[bool, typer.Option("--perturb", help="Only changed expectations.")] = False


class ProofFiles(msgspec.Struct, frozen=True, kw_only=True):
    """The files that a proof writes."""

    ledger: Annotated[Path | None, LEDGER(help=f"Path of the ledger; by default {FOLDER}/proof-{RULES}.jsonl.")] = None
    html: Annotated[Path | None, HTML(help=f"Path of the page; by default {FOLDER}/proof.html.")] = None


def prove(
    *,
    proved: ProvedOptions,
    kinds: KindsOfProof,
    files: ProofFiles,
    workers: Workers = 2,
    language: LanguageOptions,
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
    from tarock_checking.prove.proof import Proof
    from tarock_running.inputs.profile import house_to_prove

    beside = kinds.readings or kinds.perturb or proved.whole
    house = None if proved.variant is None else house_to_prove(proved.variant, proved.rules, beside=beside)
    called = "proof" if house is None else "house-proof"
    everything = not (kinds.impostors or kinds.readings or kinds.perturb)
    proof = Proof(
        rules=proved.rules,
        wanted_files=WantedFiles(
            ledger=files.ledger,
            html=files.html,
            usual_ledger=f"{called}-{RULES}.jsonl",
            usual_html=f"{called}.html",
            part=bool(proved.clause),
        ),
        workers=workers,
        clauses=proved.clause,
        with_impostors=kinds.impostors or everything,
        with_readings=kinds.readings or everything,
        with_perturbation=kinds.perturb or everything,
        whole=proved.whole,
        house=house,
        say=language.say,
    )
    raise typer.Exit(proof.run())
