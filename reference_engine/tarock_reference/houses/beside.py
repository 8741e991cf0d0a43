"""Pairs of prices: what a house says of one, and what applies to the other if nothing is said of it.

Silent and announced, won and lost, and the steps of Kontra are told as prices of their own. A house that changes one of
them may mean all of them or only this one; so it is told what stays.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from tarock_language.message import Argument
from tarock_reference.houses.added_rulings import announceable_items
from tarock_reference.houses.house import House
from tarock_reference.houses.leaving_out import left_out_of
from tarock_reference.rulings_in_words import said_value

_KIN: Final = (
    (re.compile(r"\.(silent|announced)_(?=price|valat)"), ".*_"),
    (re.compile(r"\.silent_(?=boni_times)"), "."),
    (re.compile(r"(?<=price|emien|valat)_(won|lost)$"), ""),
    (re.compile(r"(?<=\.valat\.)[01]$"), "*"),
    (re.compile(r"^(bonuses\.bird_tricks|play\.bound_until)(?=\.)"), "trick"),
    (re.compile(r"^(announcing\.last_step|settling\.(kontra|retour|game_kontra|bonus_kontra)_times)$"), "steps"),
    (re.compile(r"^settling\.(game|bonus|fourth|fifth|game_fifth)_step_times$"), "steps"),
    (re.compile(r"^settling\.doublings_by_(game|praemie)_step$"), "steps"),
)
"""What differs in the names of prices that go together, and what replaces it to make the names equal."""


class Beside(NamedTuple):
    """A price that a house leaves as it is although it changed a related one: its name, and its value in words."""

    path: str
    stays: Argument


def left_beside(house: House) -> dict[str, list[Beside]]:
    """For each price that a house has changed, the related prices that it does not mention and that mean something."""
    source = left_out_of(house.source, house.without)
    values = {path: ruling for path, ruling in source.rulings() if not _is_idle(path, house)}
    told = {ruling.path for ruling in house.rulings}
    families: dict[str, list[str]] = {}
    for path in values:
        families.setdefault(_kin(path), []).append(path)
    found = {
        ruling.path: [path for path in families.get(_kin(ruling.path), ()) if path not in told]
        for ruling in house.changed
    }
    return {
        path: [Beside(other, said_value(source, other, values[other].value)) for other in others]
        for path, others in found.items()
        if others
    }


def _is_idle(path: str, house: House) -> bool:
    """Whether a ruling is the announced price of an item that nobody can announce."""
    prices, _, item = path.rpartition(".")
    idle = item in house.rules.items and item not in announceable_items(house.rules)
    return idle and prices.startswith("settling.announced_")


def _kin(path: str) -> str:
    """The common name of prices that go together."""
    for pattern, kin in _KIN:
        path = pattern.sub(kin, path)
    return path
