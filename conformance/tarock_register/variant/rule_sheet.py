"""The rule sheet: a source or a house clause by clause in words, with what the house changes marked."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from tarock_language.message import Language, Word
from tarock_reference.houses.house import House
from tarock_reference.houses.house_in_words import names_of, order_in_words, unplayed
from tarock_reference.houses.order import ORDER, is_place
from tarock_reference.ruling_names import name_of_ruling, things_in
from tarock_register.disputes.register import options
from tarock_register.variant.house_prices import HousePriceRow, house_prices
from tarock_register.variant.points import HousePoint, points_of
from tarock_steps.catalogue.clauses import OPTION, Clause, area_title
from tarock_steps.catalogue.entries import entry_text
from tarock_steps.catalogue.loading import Catalogue, load_catalogue

LONG: Final = 170
"""A sheet with more rules is printed smaller, so that it does not need more than two pages."""
_BIDDING: Final = "bidding"
_AVAILABLE: Final = ".available"
"""The end of a ruling that says whether a game is played at all."""
_OF_ITEMS: Final = frozenset({"announcing", "bonuses", "settling"})
"""The areas in which the name of an item means the item."""


def sheet_of(house: House, say: Language, also: Collection[str] = ()) -> dict[str, object]:
    """The rule sheet of a house, as plain values; of one that changes nothing, that of its source.

    A clause of the level ``option`` is on it where the house has decided it, where it says which games are played only
    by agreement, or if it is among ``also``. What is not played is left out, or marked where a clause names it beside
    other things. The prices of games and items are in a table, the order of the auction in one line.
    """
    sheet = _Sheet.of(house, say, also)
    catalogue = sheet.catalogue
    lines = {area: [line._asdict() for line in sheet.lines(area)] for area in catalogue.areas}
    return {
        "title": house.name,
        "source": catalogue.title,
        "changed": len(sheet.points),
        "unit": catalogue.unit.forms(say).many,
        "areas": [
            {"title": say.word(Word(area_title(area)), "area"), "lines": found}
            for area, found in lines.items()
            if found
        ],
        "prices": [sheet.row(row) for row in sheet.priced if row.name not in sheet.unplayed],
        "without": [*house.without.contracts, *house.without.items],
        "open": len(options(catalogue)),
        "long": sum(map(len, lines.values())) > LONG,
    }


class SheetLine(NamedTuple):
    """A rule on the sheet, and what the source says in its place if the house has changed it."""

    text: str
    clause: str
    instead: str = ""


class _Sheet(NamedTuple):
    """What a sheet is made of: the house, its points by their names, and the rulings of its source by their clauses."""

    house: House
    catalogue: Catalogue
    say: Language
    points: Mapping[str, HousePoint]
    priced: Sequence[HousePriceRow]
    paths: Mapping[str, Mapping[str, str | None]]
    also: Collection[str]
    unplayed: Collection[str]

    @classmethod
    def of(cls, house: House, say: Language, also: Collection[str]) -> _Sheet:
        catalogue = load_catalogue(house.based_on)
        plain = House(name=catalogue.title, based_on=house.based_on)
        points = {point.name: point for point in points_of(plain, house, catalogue, say)}
        paths: dict[str, dict[str, str | None]] = {}
        for path, ruling in plain.rules.rulings():
            paths.setdefault(ruling.clause, {})[path] = ruling.option
        table = house_prices(house, catalogue, say)
        return cls(house, catalogue, say, points, (*table.games, *table.items), paths, also, unplayed(house))

    def lines(self, area: str) -> Iterator[SheetLine]:
        """The lines of a rule area: its clauses in order, a changed one in the words of the house."""
        told: set[str] = set()
        for clause in self._clauses(area):
            changed = [point for point in self.points.values() if clause.id in point.departure.clauses]
            if changed:
                yield from (self._changed(point, clause) for point in changed if point.name not in told)
                told.update(point.name for point in changed)
            elif self._is_decided(clause):
                yield SheetLine(self._marked(clause), clause.id)
        if area == _BIDDING and (order := order_in_words(self.house.rules)):
            head = self.say("The order of the auction, from the lowest")
            instead = self.points[ORDER].here if ORDER in self.points else ""
            yield SheetLine(f"{head}: {order}", "", instead)

    def row(self, row: HousePriceRow) -> dict[str, object]:
        """A row of the table of prices, each with what the source says in its place if the house has changed it."""
        instead = {path: point.here for path, point in self.points.items()}
        cells = [cell | {"instead": instead.get(cell["path"], "")} for cell in (cell._asdict() for cell in row.cells)]
        return {"name": row.name, "cells": cells}

    def _clauses(self, area: str) -> Iterator[Clause]:
        """The clauses of an area that say something about the house, without those that table or order show."""
        left = {path for path, _ in self.house.rules.rulings()}
        in_table = {cell.path for row in self.priced for cell in row.cells}
        for clause in self.catalogue.clauses.values():
            own = self.paths.get(clause.id, {})
            is_told = own and all(path in in_table or is_place(path) or path not in left for path in own)
            if clause.area == area and not clause.retired and not is_told and not self._is_left_out(clause):
                yield clause

    def _is_left_out(self, clause: Clause) -> bool:
        """Whether a clause speaks only of what is not played in the house, or only of such games."""
        games, _ = names_of(self.house)
        named = self._named(clause)
        about = named.intersection(games) or named
        return bool(about) and about.issubset(self.unplayed)

    def _marked(self, clause: Clause) -> str:
        """A clause in words, with the games and items in it that the house leaves out."""
        text = entry_text(clause, self.say)
        named = self._named(clause)
        without = [name for name in (*self.house.without.contracts, *self.house.without.items) if name in named]
        return f"{text} ({self.say('Not played: {names}', names=', '.join(without))})" if without else text

    def _named(self, clause: Clause) -> set[str]:
        """The games, items and steps of doubling that a clause names.

        Outside some areas the name of an item may mean its cards.
        """
        games, items = names_of(self.house)
        steps = set(self.unplayed) - {*games, *items}
        known = sorted((*games, *steps, *(items if clause.area in _OF_ITEMS else ())), key=len, reverse=True)
        return set(re.findall(rf"\b(?:{'|'.join(map(re.escape, known))})\b", entry_text(clause, self.say)))

    def _is_decided(self, clause: Clause) -> bool:
        """Whether the source says so, the house has decided it, it is wanted beside, or games need an agreement."""
        own = self.paths.get(clause.id, {})
        if clause.level != OPTION or clause.id in self.also or any(path.endswith(_AVAILABLE) for path in own):
            return True
        return not set(own.values()).isdisjoint(self.house.options)

    @property
    def _further(self) -> Collection[str]:
        """The rulings of the house that its source does not have, so that no clause tells them."""
        known = {path for paths in self.paths.values() for path in paths}
        return {path for path, _ in self.house.source.rulings()} - known

    def _changed(self, point: HousePoint, clause: Clause) -> SheetLine:
        if point.option:
            return SheetLine(f"{point.about} {point.there}", clause.id, point.here)
        rule = entry_text(clause, self.say)
        if not is_place(point.name) and point.name in self._further:
            rules = self.house.source
            about = ", ".join(things_in(rules, point.name))
            meaning = self.say.sentence(name_of_ruling(rules, point.name))
            rule = f"{meaning} ({about})." if about else f"{meaning}."
        told = self.say("{rule} Here: {value}.", rule=rule, value=point.there)
        return SheetLine(told, clause.id, point.here)
