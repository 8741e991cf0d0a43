"""``tarock variant show``: prints in words how a house differs from its source, clause by clause."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rich.table import Table
from rich.text import Text

from tarock_language.message import Language
from tarock_reference.houses.beside import left_beside
from tarock_reference.houses.departures import departures
from tarock_reference.houses.house import House
from tarock_reference.houses.house_in_words import reordered, reworded
from tarock_reference.houses.own_items import ANNOUNCED, AUGEN, CARD, CARDS_OF_SET, CAUGHT, TAKES, TRUMPS
from tarock_register.variant.questions import OpenQuestion, open_questions
from tarock_running.inputs.profile import house_at
from tarock_running.process.console import console
from tarock_running.process.exits import ExitCode
from tarock_steps.catalogue.entries import entry_text
from tarock_steps.catalogue.loading import Catalogue, load_catalogue


def show(path: Path, say: Language) -> ExitCode:
    """Show a house on the terminal."""
    house, out = house_at(path, ""), console()
    catalogue = load_catalogue(house.based_on)
    based = say("based on {source}", source=catalogue.title)
    number = say("{number} difference", "{number} differences", number=house.differences)
    out.print(Text.assemble((house.name, "bold"), f", {based}: {number}"))
    for heading, found in differences_told(house, catalogue, say):
        out.print(Text(f"\n{heading}", style="bold"))
        for head, facts in found:
            out.print(Text(f"  {head}"), soft_wrap=True)
            out.print(_grid(facts))
    if not house.differences:
        out.print(Text(say("It plays the source unchanged.")))
    out.print(Text(f"\n{say('digest')} {house.digest}", style="dim"), soft_wrap=True)
    return ExitCode.CONFORM


Facts = list[tuple[str, str]]


def differences_told(
    house: House, catalogue: Catalogue, say: Language
) -> Iterator[tuple[str, list[tuple[str, Facts]]]]:
    """Every heading with the entries below it; headings without entries are left out."""
    found = (
        (say("Games of its own"), list(_games(house, say))),
        (say("Items of its own"), list(_items(house, say))),
        (say("What the source leaves open"), list(_readings(house, catalogue, say))),
        (say("What the house plays differently from the source"), list(_rulings(house, catalogue, say))),
        (say("The order of the auction, from the lowest"), list(_order(house, say))),
        (say("What the house does not know"), list(_left_out(house, say))),
        *((say("The account {account}", account=name), list(_account(house, name, say))) for name, _ in house.accounts),
    )
    yield from ((heading, entries) for heading, entries in found if entries)


def _games(house: House, say: Language) -> Iterator[tuple[str, Facts]]:
    for game in house.games:
        birds = [(say("announced with the bid"), ", ".join(game.birds))] if game.birds else []
        yield game.name, [(say("like"), game.like), *birds]


def _items(house: House, say: Language) -> Iterator[tuple[str, Facts]]:
    forms = {
        CARD: say("card"),
        CARDS_OF_SET: say("cards"),
        AUGEN: say("Augen"),
        CAUGHT: say("caught card"),
        TAKES: say("taking card"),
        TRUMPS: say("trumps in one hand"),
    }
    for own in house.items:
        if own.form == ANNOUNCED:
            yield own.name, [(say("announced"), say("possible"))]
        else:
            yield own.name, [(say("like"), own.like), (forms[own.form], own.needs)]


def _account(house: House, name: str, say: Language) -> Iterator[tuple[str, Facts]]:
    """What an account counts otherwise than the money."""
    for point in departures(house, house.by_account(name)):
        here, there = (say.format_field(told, "") for told in (point.here, point.there))
        yield point.name, [(say("money"), here), (name, there)]


def _grid(facts: Facts) -> Table:
    grid = Table.grid(padding=(0, 2))
    for label, value in facts:
        grid.add_row(Text(f"    {label}", style="dim"), Text(value))
    return grid


def _readings(house: House, catalogue: Catalogue, say: Language) -> Iterator[tuple[str, Facts]]:
    for question in open_questions(catalogue, say):
        chosen = house.options.get(question.option, question.unsaid)
        if chosen != question.unsaid:
            yield (
                f"{question.option}: {question.asked}",
                [
                    (say("source"), _reading_text(question, question.unsaid)),
                    (say("house"), _reading_text(question, chosen)),
                    (say("clause"), clause_text(catalogue, question.clause, say)),
                ],
            )


def _reading_text(one: OpenQuestion, name: str) -> str:
    told = one.readings[name]
    return f"{name}{told and f': {told}'}"


def _rulings(house: House, catalogue: Catalogue, say: Language) -> Iterator[tuple[str, Facts]]:
    beside = left_beside(house)
    for ruling in reworded(house):
        stays = [(left.path, say.format_field(left.stays, "")) for left in beside.get(ruling.path, ())]
        yield (
            ruling.path,
            [
                *([(say("meaning"), say.sentence(ruling.meaning))] if ruling.meaning else []),
                (say("source"), say.format_field(ruling.source, "")),
                (say("house"), say.format_field(ruling.house, "")),
                (say("clause"), clause_text(catalogue, ruling.clause, say)),
                *((say("stays"), f"{path}: {value}") for path, value in stays),
            ],
        )


def _order(house: House, say: Language) -> Iterator[tuple[str, Facts]]:
    if orders := reordered(house):
        yield "bidding.order", [(say("source"), orders[0]), (say("house"), orders[1])]


def _left_out(house: House, say: Language) -> Iterator[tuple[str, Facts]]:
    for label, names in ((say("games"), house.without.contracts), (say("items"), house.without.items)):
        if names:
            yield f"{label}: {', '.join(names)}", []


def clause_text(catalogue: Catalogue, clause: str, say: Language) -> str:
    """The id and the text of a clause."""
    return f"{clause}: {entry_text(catalogue.clauses[clause], say)}"
