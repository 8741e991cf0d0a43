"""Shows a house in words: its differences from its source, clause by clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from rich.table import Table
from rich.text import Text

from tarock_language.catalogue import language_of
from tarock_language.message import Word
from tarock_reference.houses.beside import left_beside
from tarock_reference.houses.telling import reordered, reworded
from tarock_register.variant.questions import open_questions
from tarock_running.inputs.profile import house_at
from tarock_running.process.console import console
from tarock_running.process.exits import ExitCode
from tarock_steps.catalogue.loading import load_catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tarock_reference.houses.house import House
    from tarock_register.variant.questions import OpenQuestion
    from tarock_steps.catalogue.loading import Catalogue


class ShowLabels(NamedTuple):
    """The labels beside the texts of the catalogue."""

    based: str
    nothing: str
    one: str
    several: str
    source: str
    house: str
    clause: str
    readings: str
    rulings: str
    order: str
    without: str
    games: str
    items: str
    stays: str
    digest: str


ENGLISH: Final = ShowLabels(
    based="based on {}",
    nothing="It plays the source unchanged.",
    one="1 difference",
    several="{} differences",
    source="source",
    house="house",
    clause="clause",
    readings="What the source leaves open",
    rulings="What the house plays differently from the source",
    order="The order of the auction, from the lowest",
    without="What the house does not know",
    games="games",
    items="items",
    stays="stays",
    digest="digest",
)
GERMAN: Final = ShowLabels(
    based="nach {}",
    nothing="Gespielt wird die Quelle, wie sie ist.",
    one="1 Unterschied",
    several="{} Unterschiede",
    source="Quelle",
    house="Haus",
    clause="Klausel",
    readings="Was die Quelle offenlässt",
    rulings="Was die Quelle sagt und das Haus anders hält",
    order="Die Reihenfolge der Lizitation, vom niedrigsten Spiel an",
    without="Was das Haus nicht kennt",
    games="Spiele",
    items="Wertungen",
    stays="bleibt",
    digest="Digest",
)


def show(path: Path, *, german: bool) -> ExitCode:
    """Show a house on the terminal."""
    house, out = house_at(path, ""), console()
    labels, catalogue = GERMAN if german else ENGLISH, load_catalogue(house.based_on)
    number = labels.one if house.differences == 1 else labels.several.format(house.differences)
    out.print(Text.assemble((house.name, "bold"), f", {labels.based.format(catalogue.title)}: {number}"))
    for heading, found in differences_told(house, catalogue, labels, german=german):
        out.print(Text(f"\n{heading}", style="bold"))
        for head, facts in found:
            out.print(Text(f"  {head}"), soft_wrap=True)
            out.print(_grid(facts))
    if not house.differences:
        out.print(Text(labels.nothing))
    out.print(Text(f"\n{labels.digest} {house.digest}", style="dim"), soft_wrap=True)
    return ExitCode.CONFORM


Facts = list[tuple[str, str]]


def differences_told(
    house: House, catalogue: Catalogue, labels: ShowLabels, *, german: bool
) -> Iterator[tuple[str, list[tuple[str, Facts]]]]:
    """Every heading with the entries below it; headings without entries are left out."""
    found = (
        (labels.readings, list(_readings(house, catalogue, labels, german=german))),
        (labels.rulings, list(_rulings(house, catalogue, labels, german=german))),
        (labels.order, list(_order(house, labels))),
        (labels.without, list(_left_out(house, labels))),
    )
    yield from ((heading, entries) for heading, entries in found if entries)


def _grid(facts: Facts) -> Table:
    grid = Table.grid(padding=(0, 2))
    for label, value in facts:
        grid.add_row(Text(f"    {label}", style="dim"), Text(value))
    return grid


def _readings(house: House, catalogue: Catalogue, labels: ShowLabels, *, german: bool) -> Iterator[tuple[str, Facts]]:
    for question in open_questions(catalogue, german=german):
        chosen = house.options.get(question.option, question.unsaid)
        if chosen != question.unsaid:
            yield (
                f"{question.option}: {question.asked}",
                [
                    (labels.source, _reading_text(question, question.unsaid)),
                    (labels.house, _reading_text(question, chosen)),
                    (labels.clause, clause_text(catalogue, question.clause, german=german)),
                ],
            )


def _reading_text(one: OpenQuestion, name: str) -> str:
    told = one.readings[name]
    return f"{name}{told and f': {told}'}"


def _rulings(house: House, catalogue: Catalogue, labels: ShowLabels, *, german: bool) -> Iterator[tuple[str, Facts]]:
    beside = left_beside(house)
    for ruling in reworded(house):
        stays = [(left.path, value_text(left.stays, german=german)) for left in beside.get(ruling.path, ())]
        yield (
            ruling.path,
            [
                (labels.source, value_text(ruling.source, german=german)),
                (labels.house, value_text(ruling.house, german=german)),
                (labels.clause, clause_text(catalogue, ruling.clause, german=german)),
                *((labels.stays, f"{path}: {value}") for path, value in stays),
            ],
        )


def _order(house: House, labels: ShowLabels) -> Iterator[tuple[str, Facts]]:
    if orders := reordered(house):
        yield "bidding.order", [(labels.source, orders[0]), (labels.house, orders[1])]


def _left_out(house: House, labels: ShowLabels) -> Iterator[tuple[str, Facts]]:
    for label, names in ((labels.games, house.without.contracts), (labels.items, house.without.items)):
        if names:
            yield f"{label}: {', '.join(names)}", []


# --------------------------------------------------------------------------------------------------------------- texts


def clause_text(catalogue: Catalogue, clause: str, *, german: bool) -> str:
    """The id and the text of a clause."""
    found = catalogue.clauses[clause]
    return f"{clause}: {found.de if german else found.en}"


def value_text(told: str, *, german: bool) -> str:
    """A value of a ruling; ways to play have only English names, beside which the clause is shown."""
    return language_of("de").word(Word(told)) if german else told
