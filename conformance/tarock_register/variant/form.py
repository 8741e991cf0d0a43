"""The data of the form in which a house is put together: open questions with readings and costs, prices, items."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from tarock_language.message import Language, Word
from tarock_reference.houses.house import House
from tarock_reference.houses.house_in_words import bidding_rows, names_of
from tarock_reference.houses.order import ORDER
from tarock_register.disputes.register import Option, options
from tarock_register.variant.agreements import answer_of_round, asked_of_round
from tarock_register.variant.house_prices import HousePrices, PriceCell, house_prices
from tarock_searching.weigh.figures import Weight, mean, share_of
from tarock_searching.weigh.stored import stored_figures
from tarock_searching.weigh.terminal import by_cost, in_marks, in_tenths, percent
from tarock_steps.catalogue.clauses import area_title
from tarock_steps.catalogue.loading import Catalogue

DEAREST: Final = 8
"""How many questions are marked as those that change most."""


def form_of(catalogue: Catalogue, say: Language) -> dict[str, object]:
    """Everything that the form of a house of this source needs, in one language."""
    source = catalogue.source
    plain = House(name=source, based_on=source)
    contracts, items = names_of(plain)
    costs = _costs_of(source)
    found = options(catalogue)
    dearest = dearest_options(source)
    areas = [
        {
            "name": area,
            "title": say.word(Word(area_title(area)), "area"),
            "options": [
                _option(option, catalogue, costs, say) | {"dear": option.name in dearest}
                for option in found
                if option.clauses[0].area == area
            ],
        }
        for area in catalogue.areas
    ]
    return {
        "rules": source,
        "title": catalogue.title,
        "unit": catalogue.unit.forms(say).many,
        "areas": [area for area in areas if area["options"]],
        "prices": _prices(house_prices(plain, catalogue, say)),
        "order": {"path": ORDER, "rows": bidding_rows(source)},
        "contracts": list(contracts),
        "items": list(items),
    }


def _option(option: Option, catalogue: Catalogue, costs: Mapping[str, Weight], say: Language) -> dict[str, object]:
    unit = catalogue.unit.forms(say).many
    return {
        "name": option.name,
        "question": asked_of_round(option, catalogue.source, say),
        "clause": option.clauses[0].id,
        "readings": [
            {
                "name": name,
                "text": answer_of_round(option, name, say),
                "costs": _cost(costs.get(f"{option.name}={name}"), unit, say),
            }
            for name in option.readings
        ],
    }


@functools.cache
def _costs_of(source: str) -> Mapping[str, Weight]:
    """For each reading the figures of the most realistic players; empty for a source that ships without figures."""
    return {weights[0].name: weights[0] for weights in _by_cost(source)}


@functools.cache
def dearest_options(source: str) -> Sequence[str]:
    """The options that change payments most, the largest change first."""
    dear = dict.fromkeys(weights[0].option for weights in _by_cost(source) if weights[0].cost)
    return tuple(dear)[:DEAREST]


def _by_cost(source: str) -> list[list[Weight]]:
    figures = stored_figures(source)
    return by_cost(figures.told) if figures else []


def _cost(weight: Weight | None, unit: str, say: Language) -> str:
    """What a reading costs: in how many deals it changes payments, and by how much; empty if nobody weighed it."""
    if weight is None or not weight.weighed:
        return ""
    counts = weight.counts
    if not counts.paid:
        return say("changed no payment in the deals that were tried")
    share = in_marks(percent(share_of(counts.paid, weight.weighed).figure), say)
    amount = in_marks(in_tenths(mean(counts.sum, counts.squares, counts.paid).figure), say)
    return say(
        "changes the payments of {share} of all deals, on average by {amount} {unit}",
        share=share,
        amount=amount,
        unit=unit,
    )


def _prices(table: HousePrices) -> dict[str, object]:
    """A table of prices as plain values."""
    return {
        "games": [{"name": row.name, "cells": [*_cells(row.cells)]} for row in table.games],
        "items": [{"name": row.name, "cells": [*_cells(row.cells)]} for row in table.items],
        "others": [*_cells(table.others)],
    }


def _cells(cells: Sequence[PriceCell]) -> Iterator[dict[str, str]]:
    return (cell._asdict() for cell in cells)


def dearest_clauses(catalogue: Catalogue) -> list[str]:
    """The clauses of the options that change payments most."""
    dearest = dearest_options(catalogue.source)
    return [clause.id for option in options(catalogue) if option.name in dearest for clause in option.clauses]
