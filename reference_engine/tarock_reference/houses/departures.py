"""The differences between two houses of one source: readings, rulings, order of the auction, what is left out."""

from __future__ import annotations

import dataclasses
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple, TypeVar

from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import ClauseId
from tarock_language.message import Argument, Word
from tarock_reference.houses.added_rulings import begun
from tarock_reference.houses.house import House, HouseRuling
from tarock_reference.houses.house_in_words import order_in_words
from tarock_reference.houses.leaving_out import NOTHING_LEFT_OUT, Without
from tarock_reference.houses.order import is_place, rows
from tarock_reference.houses.own_games import OwnGame
from tarock_reference.houses.own_items import ANNOUNCED, OwnItem
from tarock_reference.rulings_in_words import said_value

Own = TypeVar("Own", OwnGame, OwnItem)
_LEFT_OUT: Final = Word("left out")
_KNOWN: Final = Word("known")
_YES: Final = Word("yes")
_NO: Final = Word("no")


class Departure(NamedTuple):
    """One difference between two houses: its name, what each house says, and its clauses.

    ``moved`` is the first house with only this point changed to what the second house plays. ``word`` is the game or
    item that only one of them leaves out, for such a difference.
    """

    name: str
    here: Argument
    there: Argument
    clauses: tuple[ClauseId, ...]
    moved: House
    word: str = ""


def departures(here: House, there: House) -> list[Departure]:
    """All differences between two houses, in the order of the rulings of their source."""
    here, there = _with_own_of(here, there), _with_own_of(there, here)
    here, there = _with_added_of(here, there), _with_added_of(there, here)
    games, items = _like_those_of(here.games, there.games), _like_those_of(here.items, there.items)
    alike = _letting(dataclasses.replace(here, games=games, items=items), there, *_announceable(here, there))
    sides = _everything_in(alike).rules, _everything_in(there).rules
    mine, theirs = (dict(side.rulings()) for side in sides)
    apart = [path for path in mine if not is_place(path) and mine[path].value != theirs[path].value]
    found = [*_other_models(here, there), *_let_be_announced(here, there), *_rulings(here, apart, sides)]
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
    """The house with the games and items of the other one too, with its rulings about them; it leaves them out."""
    games = tuple(game for game in other.games if game.name not in {own.name for own in house.games})
    known = {item.name for item in house.items}
    items = tuple(item for item in other.items if item.name not in known and item.form != ANNOUNCED)
    added = {game.name for game in games} | {item.name for item in items}
    if not added:
        return house
    told = {ruling.path for ruling in house.rulings}
    about = tuple(
        ruling for ruling in other.rulings if ruling.path not in told and not added.isdisjoint(ruling.path.split("."))
    )
    contracts = (*house.without.contracts, *(game.name for game in games))
    without = Without(contracts, (*house.without.items, *(item.name for item in items)))
    all_games, all_items = tuple(sorted((*house.games, *games))), tuple(sorted((*house.items, *items)))
    return dataclasses.replace(
        house, games=all_games, items=all_items, rulings=(*house.rulings, *about), without=without
    )


def _with_added_of(house: House, other: House) -> House:
    """The house with the added rulings of the other one too, each as the house plays without it."""
    rules = _everything_in(house).rules
    beside = tuple(
        HouseRuling(path, ruling.value, "")
        for path, ruling in begun(rules, [ruling.path for ruling in other.rulings]).items()
    )
    return dataclasses.replace(house, rulings=(*house.rulings, *beside)) if beside else house


def _like_those_of(own: tuple[Own, ...], others: tuple[Own, ...]) -> tuple[Own, ...]:
    """Own games or items, those of the same name among ``others`` as they are there."""
    known = {thing.name: thing for thing in others}
    return tuple(known.get(thing.name, thing) for thing in own)


def _other_models(here: House, there: House) -> Iterator[Departure]:
    """The own games and items that have one name in both houses and are not the same."""
    for game in here.games:
        games = _like_those_of(here.games, tuple(other for other in there.games if other.name == game.name))
        if games != here.games:
            yield _redefined("contracts", game, games, dataclasses.replace(here, games=games))
    for item in here.items:
        items = _like_those_of(here.items, tuple(other for other in there.items if other.name == item.name))
        if items != here.items:
            yield _redefined("items", item, items, dataclasses.replace(here, items=items))


def _announceable(here: House, there: House) -> list[str]:
    """The catches that only one of two houses lets be announced."""
    mine, theirs = ({item.name for item in house.items if item.form == ANNOUNCED} for house in (here, there))
    return sorted(mine ^ theirs)


def _letting(here: House, there: House, *names: str) -> House:
    """The first house in which the second one decides whether these catches are announced, and for how much."""
    items = [item for item in here.items if item.name not in names]
    items += [item for item in there.items if item.name in names]
    prices = {f"settling.announced_prices.{name}" for name in names}
    rulings = [ruling for ruling in here.rulings if ruling.path not in prices]
    rulings += [ruling for ruling in there.rulings if ruling.path in prices]
    return dataclasses.replace(here, items=tuple(sorted(items)), rulings=tuple(rulings))


def _let_be_announced(here: House, there: House) -> Iterator[Departure]:
    for name in _announceable(here, there):
        told = (_YES, _NO) if any(item.name == name for item in here.items) else (_NO, _YES)
        moved = _letting(here, there, name)
        yield Departure(name=f"items.{name}.{ANNOUNCED}", here=told[0], there=told[1], clauses=(), moved=moved)


def _redefined(table: str, thing: Own, others: tuple[Own, ...], moved: House) -> Departure:
    """The difference in what an own game or item is like; it stands among ``others`` as it is in the second house."""
    other = next(known for known in others if known.name == thing.name)
    mine, theirs = (", ".join(_words_of(known[1:])) for known in (thing, other))
    return Departure(name=f"{table}.{thing.name}", here=mine, there=theirs, clauses=(), moved=moved)


def _words_of(parts: Iterable[str | tuple[str, ...]]) -> Iterator[str]:
    for part in parts:
        yield from (part,) if isinstance(part, str) else part


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
        option = mine[path].option
        read = option is not None and all(_reading(option, side) for side in sides)
        groups[(option or path, True) if read else (path, False)].append(path)
    for (name, is_option), group in groups.items():
        if is_option:
            told: list[Argument] = [f"{name}={_reading(name, side)}" for side in sides]
        else:
            told = [said_value(sides[0], name, rulings[name].value) for rulings in (mine, theirs)]
        clauses = tuple(dict.fromkeys(mine[path].clause for path in group))
        moved = _moved(here, {path: theirs[path].value for path in group})
        yield Departure(name=name, here=told[0], there=told[1], clauses=clauses, moved=moved)


def _reading(option: str, rules: RuleSet) -> str:
    """The reading of an option that these rules play in all its rulings, the chosen one first; empty if they do not."""
    decided = [ruling for _, ruling in rules.rulings() if ruling.option == option]
    known = rules.options()[option]
    chosen = rules.chosen.get(option, known[0])
    played = (name for name in (chosen, *known) if all(ruling.value == ruling.offers[name] for ruling in decided))
    return next(played, "")


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
