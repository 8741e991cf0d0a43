"""The differences between two houses of one source: readings, rulings, order of the auction, what is left out."""

from __future__ import annotations

import dataclasses
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import Ruling
from tarock_language.message import Argument, Word
from tarock_reference.houses.house import House, HouseRuling
from tarock_reference.houses.house_in_words import order_in_words
from tarock_reference.houses.leaving_out import NOTHING_LEFT_OUT, Without
from tarock_reference.houses.order import is_place, rows
from tarock_reference.rulings_in_words import said_value

_LEFT_OUT: Final = Word("left out")
_KNOWN: Final = Word("known")


class Departure(NamedTuple):
    """One difference between two houses: its name, what each house says, and its clauses.

    ``moved`` is the first house with only this point changed to what the second house plays. ``word`` is the game or
    item that only one of them leaves out, for such a difference.
    """

    name: str
    here: Argument
    there: Argument
    clauses: tuple[str, ...]
    moved: House
    word: str = ""


def departures(here: House, there: House) -> list[Departure]:
    """All differences between two houses, in the order of the rulings of their source."""
    here, there = _with_own_of(here, there), _with_own_of(there, here)
    sides = _everything_in(here).rules, _everything_in(there).rules
    mine, theirs = (dict(side.rulings()) for side in sides)
    apart = [path for path in mine if not is_place(path) and mine[path].value != theirs[path].value]
    found = list(_rulings(here, apart, sides))
    kept = _ranked(here, there), _ranked(there, here)
    if rows(kept[0]) != rows(kept[1]):
        places = [path for path in mine if is_place(path)]
        moved = _moved(here, {path: theirs[path].value for path in places})
        clauses = tuple(dict.fromkeys(mine[path].clause for path in places))
        mine_in_words, theirs_in_words = order_in_words(here.rules), order_in_words(there.rules)
        found.append(
            Departure(name="bidding.order", here=mine_in_words, there=theirs_in_words, clauses=clauses, moved=moved)
        )
    return [*found, *_left_out(here, there)]


def _with_own_of(house: House, other: House) -> House:
    """The house with the games and Vögel of the other one too, which it leaves out."""
    games = tuple(game for game in other.games if game not in house.games)
    birds = tuple(bird for bird in other.birds if bird not in house.birds)
    if not (games or birds):
        return house
    contracts = (*house.without.contracts, *(game.name for game in games))
    items = (*house.without.items, *(bird.name for bird in birds))
    all_games, all_birds = (*house.games, *games), (*house.birds, *birds)
    return dataclasses.replace(house, games=all_games, birds=all_birds, without=Without(contracts, items))


def _everything_in(house: House) -> House:
    """The house without anything left out, so that every ruling exists."""
    return dataclasses.replace(house, without=NOTHING_LEFT_OUT)


def _ranked(house: House, other: House) -> RuleSet:
    """The rules of a house, restricted to the games that both houses know."""
    games = dict.fromkeys((*house.without.contracts, *other.without.contracts))
    return dataclasses.replace(house, without=Without(tuple(games))).rules


def _rulings(here: House, paths: Sequence[str], sides: tuple[RuleSet, RuleSet]) -> Iterator[Departure]:
    """The rulings that differ; those of one option are one difference if both houses play readings of it."""
    mine, theirs = (dict(side.rulings()) for side in sides)
    groups: dict[tuple[str, bool], list[str]] = defaultdict(list)
    for path in paths:
        option = _option_of(mine[path], theirs[path])
        groups[(path, False) if option is None else (option, True)].append(path)
    for (name, is_option), group in groups.items():
        if is_option:
            told: list[Argument] = [f"{name}={_reading(name, rules)}" for rules in sides]
        else:
            told = [said_value(sides[0], name, rulings[name].value) for rulings in (mine, theirs)]
        clauses = tuple(dict.fromkeys(mine[path].clause for path in group))
        moved = _moved(here, {path: theirs[path].value for path in group})
        yield Departure(name=name, here=told[0], there=told[1], clauses=clauses, moved=moved)


def _option_of(one: Ruling[Any], other: Ruling[Any]) -> str | None:
    """The option that decides a ruling; none if one of the houses plays a value that is no reading of it."""
    offered = tuple(one.offers.values())
    return one.option if one.value in offered and other.value in offered else None


def _reading(option: str, rules: RuleSet) -> str:
    return rules.chosen.get(option) or rules.options()[option][0]


def _moved(house: House, values: Mapping[str, object]) -> House:
    """The house with other values of these rulings."""
    more = tuple(HouseRuling(path, value, "") for path, value in values.items())
    kept = tuple(ruling for ruling in house.rulings if ruling.path not in values)
    known = {path for path, _ in house.rules.rulings()}
    return dataclasses.replace(house, rulings=(*kept, *(ruling for ruling in more if ruling.path in known)))


def _left_out(here: House, there: House) -> Iterator[Departure]:
    for kind in Without._fields:
        mine, theirs = getattr(here.without, kind), getattr(there.without, kind)
        for word in dict.fromkeys((*mine, *theirs)):
            if (word in mine) is (word in theirs):
                continue
            words = tuple(other for other in mine if other != word) if word in mine else (*mine, word)
            moved = dataclasses.replace(here, without=here.without._replace(**{kind: words}))
            told = (_LEFT_OUT, _KNOWN) if word in mine else (_KNOWN, _LEFT_OUT)
            yield Departure(
                name=f"without {kind}: {word}", here=told[0], there=told[1], clauses=(), moved=moved, word=word
            )
