"""Compares two houses: the rulings in which they differ, and the smallest question that shows each difference."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from rich.table import Table
from rich.text import Text

from tarock_protocol.user_files import meant_instead
from tarock_reference.houses.departures import departures
from tarock_reference.houses.house import House
from tarock_register.variant.parting import partings
from tarock_register.variant.showing import clause_text, value_text
from tarock_running.inputs.profile import house_at
from tarock_running.process.console import console
from tarock_running.process.exits import ExitCode, UsageFaultError, check_known
from tarock_steps.catalogue.loading import load_catalogue, sources

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tarock_reference.houses.departures import Departure
    from tarock_register.variant.parting import DepartureShown
    from tarock_steps.catalogue.loading import Catalogue


class DiffLabels(NamedTuple):
    """The labels beside the differences."""

    alike: str
    number: str
    points: tuple[str, str]
    clause: str
    question: str
    scenario: str
    payments: str
    untold: str


ENGLISH: Final = DiffLabels(
    alike="They play alike.",
    number="{} and {} differ in {}",
    points=("1 point", "{} points"),
    clause="clause",
    question="smallest question",
    scenario="asked in",
    payments="payments {}",
    untold="no question of the suite shows this difference alone",
)
GERMAN: Final = DiffLabels(
    alike="Gespielt wird gleich.",
    number="{} und {} unterscheiden sich in {}",
    points=("1 Punkt", "{} Punkten"),
    clause="Klausel",
    question="kleinste Frage",
    scenario="gestellt in",
    payments="Zahlungen {}",
    untold="keine Frage der Suite unterscheidet sie darin allein",
)


def tell_apart(one: str, other: str, *, german: bool) -> ExitCode:
    """Show the differences of two houses of one source; the name of a source means the unchanged source."""
    here, there = house_named(one), house_named(other)
    if here.based_on != there.based_on:
        message = f"expected a house of {here.based_on} like {here.name}, got {there.name}, one of {there.based_on}"
        raise UsageFaultError(message)
    labels, catalogue, out = GERMAN if german else ENGLISH, load_catalogue(here.based_on), console()
    found = departures(here, there)
    if not found:
        out.print(Text(labels.alike))
        return ExitCode.CONFORM
    single, several = labels.points
    points = single if len(found) == 1 else several.format(len(found))
    names = (here.name, there.name)
    if here.name == there.name:
        names = (f"{here.name} ({one})", f"{there.name} ({other})")
    out.print(Text(labels.number.format(*names, points), style="bold"), soft_wrap=True)
    telling = _Telling(names, catalogue, labels, german)
    for departure, parting in zip(found, partings(here, found), strict=True):
        out.print(Text(f"\n{departure.name}", style="bold"), soft_wrap=True)
        grid = Table.grid(padding=(0, 2))
        grid.add_column()
        grid.add_column(overflow="fold")
        parted = [*telling.parting(parting)]
        width = max(len(label) for label, _ in (*parted, *telling.said(departure)))
        for label, value in telling.said(departure):
            grid.add_row(Text(f"  {label:{width}}", style="dim"), Text(value))
        out.print(grid)
        for label, value in parted:
            out.print(Text.assemble((f"  {label:{width}}  ", "dim"), value), soft_wrap=True)
    return ExitCode.CONFORM


def house_named(name: str) -> House:
    """The house of a profile, or one that plays a source unchanged."""
    if name in sources():
        return House(name=name, based_on=name)
    if not Path(name).exists() and not meant_instead(Path(name)):
        check_known("", "profile or source", name, sources())
    return house_at(Path(name), "")


class _Telling(NamedTuple):
    """What is needed to show the differences of two houses: their names, the clauses, and the labels."""

    names: tuple[str, str]
    catalogue: Catalogue
    labels: DiffLabels
    german: bool

    def said(self, each: Departure) -> Iterator[tuple[str, str]]:
        """The values of both houses, and the clauses of the source."""
        yield self.names[0], self._value(each.name, each.here)
        yield self.names[1], self._value(each.name, each.there)
        for clause in each.clauses:
            yield self.labels.clause, clause_text(self.catalogue, clause, german=self.german)

    def _value(self, name: str, told: str) -> str:
        """The value of a house on a point, for an option with the text of its reading."""
        if name not in self.catalogue.disputes:
            return value_text(told, german=self.german)
        words = {
            f"{name}={reading.name}": reading.de if self.german else reading.en
            for reading in self.catalogue.disputes[name].readings
        }
        return f"{told}: {words[told]}" if told in words else told

    def parting(self, one: DepartureShown | None) -> Iterator[tuple[str, str]]:
        """The question on which they differ, and both answers, or their payments if there are any."""
        if one is None:
            yield self.labels.question, self.labels.untold
            return
        yield self.labels.question, _json(one.question)
        yield self.labels.scenario, one.scenario
        for name, answer in zip(self.names, (one.here, one.there), strict=True):
            yield name, self._answer(answer, one)

    def _answer(self, answer: dict[str, Any], one: DepartureShown) -> str:
        if "error" in answer:
            return str(answer["error"])
        if answer.get("payments"):
            return self.labels.payments.format(", ".join(map(str, answer["payments"])))
        return _json({key: said for key, said in answer.items() if one.here.get(key) != one.there.get(key)})


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
