"""The table of all prices of a source or a house: a row for each game and item, other amounts by their clauses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from tarock_language.message import Language, Message, message
from tarock_reference.houses.house import House
from tarock_reference.houses.house_in_words import Price, names_of, prices_of
from tarock_register.variant.typed_values import shape_of, typed_value, value_of
from tarock_steps.catalogue.entries import entry_text
from tarock_steps.catalogue.loading import Catalogue

_GAMES: Final = "contracts"
_SETTLING: Final = "settling"
_COLUMNS: Final[Mapping[str, Message]] = {
    "price": message("price"),
    "points": message("price"),
    "price_won": message("won"),
    "price_lost": message("lost"),
    "silent_prices": message("silent"),
    "announced_prices": message("announced"),
    "praemien_won": message("Prämien, game won: times"),
    "praemien_lost": message("Prämien, game lost: times"),
    "valat_won": message("Valat made: times"),
    "valat_lost": message("Valat lost: times"),
    "boni_times": message("Boni times"),
    "silent_boni_times": message("silent Boni times"),
    "bonus_times": message("Boni times"),
    "valat_times": message("Valat times"),
    "valat.0": message("Valat silent"),
    "valat.1": message("Valat announced"),
}
"""What the columns of games and items say; a price without one here is told by its clause."""
_PLAIN: Final = message("price")
_TIMES: Final[Mapping[str, Message]] = {
    "price_won": message("game won: times"),
    "price_lost": message("game lost: times"),
}
"""The same, where games have no prices but multiply that of the plain game."""
_PRICE_OF_ALL: Final = "settling.game_price"


class PriceCell(NamedTuple):
    """A price: its ruling, what its column says, its value as one types it, its clause, and how a profile writes it.

    ``shape`` is ``list`` for several numbers, the name of the part for a record of which only this part is shown, and
    empty for a number.
    """

    path: str
    label: str
    value: str
    clause: str
    text: str
    shape: str


class HousePriceRow(NamedTuple):
    """The prices of one game or item, by its name; other prices stand alone, in a row without a name."""

    name: str
    cells: Sequence[PriceCell]


class HousePrices(NamedTuple):
    """All prices: those of the games, those of the items, and the others."""

    games: Sequence[HousePriceRow]
    items: Sequence[HousePriceRow]
    others: Sequence[PriceCell]


def house_prices(house: House, catalogue: Catalogue, say: Language) -> HousePrices:
    """The prices of a house, in the order of its source."""
    games, items = names_of(house)
    rows: dict[str, list[PriceCell]] = {}
    others = []
    found = [*prices_of(house.rules)]
    columns = {**_COLUMNS, **(_TIMES if any(price.path == _PRICE_OF_ALL for price in found) else {})}
    for price in found:
        name, column = _place(price.path)
        label = columns.get(column)
        cell = _cell(price, say.sentence(label or ""), catalogue, say)
        if label is None or name not in (*games, *items):
            others.append(cell)
        else:
            rows.setdefault(name, []).append(cell)
    return HousePrices([*_rows(games, rows, say)], [*_rows(items, rows, say)], others)


def _rows(names: Sequence[str], rows: Mapping[str, list[PriceCell]], say: Language) -> Iterator[HousePriceRow]:
    """The rows of these names; a game with one price for won and lost has no column for it."""
    for name in names:
        cells = rows.get(name, [])
        paths = {cell.path.rpartition(".")[2] for cell in cells}
        plain = say.sentence(_PLAIN)
        if "price_lost" not in paths:
            cells = [cell._replace(label=plain) if cell.path.endswith(".price_won") else cell for cell in cells]
        if cells:
            yield HousePriceRow(name, cells)


def _place(path: str) -> tuple[str, str]:
    """The game or item of a price, and its column."""
    head, *middle = path.split(".")
    if head == _GAMES and middle[1] == "terms":
        return middle[0], ".".join(middle[2:])
    if head == _SETTLING and len(middle) > 1:
        return middle[1], middle[0]
    return "", path


def _cell(price: Price, label: str, catalogue: Catalogue, say: Language) -> PriceCell:
    value = value_of(price.written)
    shape = shape_of(value)
    text = entry_text(catalogue.clauses[price.clause], say)
    typed = value if isinstance(value, str) else typed_value(value, shape)
    return PriceCell(price.path, label, typed, price.clause, text, shape)
