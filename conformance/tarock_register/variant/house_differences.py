"""``tarock variant diff``: prints how two houses differ, each point with the smallest question that shows it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from rich.table import Table
from rich.text import Text

from tarock_language.message import Argument, Language, message
from tarock_protocol.user_files import nearest_path
from tarock_reference.houses.departures import Departure
from tarock_reference.houses.house import House
from tarock_register.variant.houses_side_by_side import smallest_question
from tarock_register.variant.points import points_of
from tarock_register.variant.terminal import clause_text
from tarock_running.inputs.profile import house_at
from tarock_running.process.console import console
from tarock_running.process.exits import ExitCode, UsageFaultError, check_known
from tarock_steps.catalogue.entries import entry_text
from tarock_steps.catalogue.loading import Catalogue, load_catalogue, sources

_NOTHING: Final = "\N{EN DASH}"


def tell_apart(one: str, other: str, say: Language) -> ExitCode:
    """Show the differences of two houses of one source; the name of a source means the unchanged source."""
    here, there = house_named(one), house_named(other)
    if here.based_on != there.based_on:
        other_source = message(
            "expected a house of {source} like {house}, got {other}, one of {its_source}",
            source=here.based_on,
            house=here.name,
            other=there.name,
            its_source=there.based_on,
        )
        raise UsageFaultError(other_source)
    out, catalogue = console(), load_catalogue(here.based_on)
    found = [*points_of(here, there, catalogue, say)]
    if not found:
        out.print(Text(say("They play alike.")))
        return ExitCode.CONFORM
    names = (here.name, there.name)
    if here.name == there.name:
        names = (f"{here.name} ({one})", f"{there.name} ({other})")
    head = say(
        "{one} and {other} differ in {number} point",
        "{one} and {other} differ in {number} points",
        one=names[0],
        other=names[1],
        number=len(found),
    )
    out.print(Text(head, style="bold"), soft_wrap=True)
    telling = _Telling(names, catalogue, say)
    for point in found:
        departure = point.departure
        out.print(Text(f"\n{departure.name}", style="bold"), soft_wrap=True)
        grid = Table.grid(padding=(0, 2))
        grid.add_column()
        grid.add_column(overflow="fold")
        parted = [*telling.parting(smallest_question((here, there), point, say))]
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
    if not Path(name).exists() and nearest_path(Path(name)) is None:
        check_known("", "profile or source", name, sources())
    return house_at(Path(name), "")


class _Telling(NamedTuple):
    """What is needed to show the differences of two houses: their names, the clauses, and the language."""

    names: tuple[str, str]
    catalogue: Catalogue
    say: Language

    def said(self, each: Departure) -> Iterator[tuple[str, str]]:
        """The values of both houses, and the clauses of the source."""
        yield self.names[0], self._value(each.name, each.here)
        yield self.names[1], self._value(each.name, each.there)
        for clause in each.clauses:
            yield self.say("clause"), clause_text(self.catalogue, clause, self.say)

    def _value(self, name: str, value: Argument) -> str:
        """The value of a house on a point, for an option with the text of its reading."""
        told = self.say.format_field(value, "")
        if name not in self.catalogue.disputes:
            return told
        words = {
            f"{name}={reading.name}": entry_text(reading, self.say)
            for reading in self.catalogue.disputes[name].readings
        }
        return f"{told}: {words[told]}" if told in words else told

    def parting(self, shown: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
        """The question on which they differ, and what each of them answers otherwise."""
        if not shown:
            yield self.say("smallest question"), self.say("no question of the suite shows this difference alone")
            return
        yield self.say("smallest question"), msgspec.json.encode(shown["question"]).decode()
        one, other = self.names
        if shown.get("alone"):
            other = self.say("{one} with this point", one=one)
        if shown.get("without"):
            one = self.say("{other} without this point", other=other)
        for name, house in ((one, 1), (other, 2)):
            yield name, "; ".join(f"{line[0]}: {line[house] or _NOTHING}" for line in shown["answers"])
