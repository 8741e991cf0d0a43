"""The points in which two houses differ, in words: questions with their readings, prices, and what is left out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from tarock_language.message import Argument, Language
from tarock_reference.houses.departures import Departure, departures
from tarock_reference.houses.house import House
from tarock_reference.houses.order import ORDER
from tarock_register.disputes.register import Option, options
from tarock_register.variant.agreements import answer_of_round, asked_of_round
from tarock_register.variant.house_prices import house_prices
from tarock_steps.catalogue.entries import entry_text
from tarock_steps.catalogue.loading import Catalogue


class HousePoint(NamedTuple):
    """A point in which two houses differ: its name in a profile, what it is about, and what each house plays.

    ``option`` is the option whose readings differ, if that is the point; ``departure`` the difference itself.
    """

    name: str
    about: str
    here: str
    there: str
    option: Option | None
    departure: Departure

    @property
    def plain(self) -> dict[str, object]:
        """The point as plain values."""
        return {
            "name": self.name,
            "about": self.about,
            "here": self.here,
            "there": self.there,
            "option": self.option.name if self.option else "",
            "clauses": list(self.departure.clauses),
        }


def points_of(here: House, there: House, catalogue: Catalogue, say: Language) -> Iterator[HousePoint]:
    """All points in which two houses of one source differ, in the order of its rulings."""
    known = {option.name: option for option in options(catalogue)}
    priced = {**priced_names(there, catalogue, say), **priced_names(here, catalogue, say)}
    for departure in departures(here, there):
        option = known.get(departure.name)
        about = _about(departure, option, priced, catalogue, say)
        mine, theirs = _value(departure.here, option, say), _value(departure.there, option, say)
        yield HousePoint(departure.name, about, mine, theirs, option, departure)


def changed_clauses(house: House, catalogue: Catalogue, say: Language) -> dict[str, str]:
    """For each clause whose ruling a house has changed, what it plays instead, and what the source says.

    Readings are not among them: a clause is told by the readings in force.
    """
    source = House(name=catalogue.title, based_on=house.based_on, readings=house.readings)
    priced = priced_names(house, catalogue, say)
    told: dict[str, list[str]] = {}
    for point in points_of(source, house, catalogue, say):
        line = say("{there} (source: {here})", there=point.there, here=point.here)
        name = priced.get(point.name)
        for clause in point.departure.clauses:
            told.setdefault(clause, []).append(f"{name} {line}" if name else line)
    return {clause: say("In your house: {changes}.", changes="; ".join(lines)) for clause, lines in told.items()}


def _value(told: Argument, option: Option | None, say: Language) -> str:
    name = told.partition("=")[2] if isinstance(told, str) else ""
    return answer_of_round(option, name, say) if option and name in option.readings else say.format_field(told, "")


def _about(
    departure: Departure, option: Option | None, priced: Mapping[str, str], catalogue: Catalogue, say: Language
) -> str:
    """What a difference is about: the question, the price, or the clause."""
    if option:
        return asked_of_round(option, catalogue.source, say)
    if departure.word:
        return departure.word
    if departure.name == ORDER:
        return say("The order of the auction, from the lowest")
    if departure.name in priced:
        return priced[departure.name]
    return " ".join(entry_text(catalogue.clauses[clause], say) for clause in departure.clauses)


def priced_names(house: House, catalogue: Catalogue, say: Language) -> dict[str, str]:
    """For each price of a game or item what it is in words, such as ``Pagat: announced``."""
    table = house_prices(house, catalogue, say)
    return {cell.path: f"{row.name}: {cell.label}" for row in (*table.games, *table.items) for cell in row.cells}
