"""``tarock prove``: what people type, with its help; the proof itself stands in the room ``prove``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from tarock_conformance.commands.options import Clauses, Rules, Variant
from tarock_conformance.outputs.places import FOLDER, RULES, Wishes

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
    impostors: Annotated[bool, typer.Option("--impostors", help="Impostors only.")] = False,
    readings: Annotated[bool, typer.Option("--readings", help="Impostors under other readings only.")] = False,
    perturb: Annotated[bool, typer.Option("--perturb", help="Changed expectations only.")] = False,
    bugs: Annotated[
        bool, typer.Option("--bugs", help="Realistic mistakes of tests/bugs only, and what catches each.")
    ] = False,
    bug: Annotated[
        list[str] | None,
        typer.Option("--bug", help="Only this mistake of tests/bugs; may be repeated.", metavar="NAME"),
    ] = None,
    laws_only: Annotated[
        bool, typer.Option("--laws-only", help="Which mistakes of tests/bugs the laws of `fuzz` catch by themselves.")
    ] = False,
    questions: Annotated[
        int,
        typer.Option("--questions", min=0, help="How many questions of `fuzz` a mistake meets.", metavar="N"),
    ] = 20_000,
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
    clause it breaks, or stand in equivalent.toml with the reason why nobody could tell. Under every reading that is
    no default, those that it touches have to fail once more, held to what is right by that reading. And each value
    that a scenario expects is changed once, which has to make it fail. The exit code is 1 where something stays green.
    In the path of the ledger {rules} stands for the name of the rule set; one page tells of all of them. A proof of
    some clauses only goes to proof-{rules}.part.jsonl and proof.part.html.
    With --variant the impostors are wrong about a house in one of its rulings, and held to what is right by its rules;
    its ledger and its page are called house-proof.
    With --bugs it is realistic mistakes, as authors make them, that are put before the scenarios and then before a
    share of them with other labels and --questions of those that `tarock fuzz` asks, one in four of them held to its
    laws; what catches each is said, and after how many questions. With --laws-only they meet nothing but the laws.
    """
    if bugs or bug or laws_only:
        from tarock_conformance.bugs.telling import prove_bugs  # noqa: PLC0415 - loads the engine

        raise typer.Exit(prove_bugs(rules or (), bug or (), workers, questions, laws_only=laws_only))
    from tarock_conformance.inputs.profile import house_to_prove  # noqa: PLC0415 - loads the engine
    from tarock_conformance.prove.proof import Proof  # noqa: PLC0415

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
