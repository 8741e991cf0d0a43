"""Groups deviations into causes: deviations that are one mistake, made in several games or items, are one cause.

A deviation is a single point in which a program plays otherwise. Only this module decides which of them belong
together. There are three kinds of groups; the second and the third take only deviations that no group of the first has:

- Deviations with the same clauses, the same wrong value instead of the same right one, and paths that differ only in
  the name of a game or item, or in a number. Prices of two games that are 3 instead of 4 are one cause where one clause
  says both; 3 and 5 instead of 4 are two causes. Of values with parts only those parts count that are wrong.
  What a ruling does, as a duty, is the same wherever it is ruled; so is a yes instead of a no, by whatever clauses.
- Numbers of one game that apply when it is won, or all when it is lost, with the same wrong value instead of the same
  right one: what its price, its Prämien and its Valat are multiplied by then.
- Deviations that all amount to the lack of one thing: an item that never counts, is worth nothing or is not known; or
  doubled deals that cost no more or last for no deal.

A cause has an id of its own, from which its deviations are found again, and one message that says what is played.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import partial
from itertools import takewhile
from typing import Final, NamedTuple

from tarock_engine.ruleset import RuleSet
from tarock_language.message import Message
from tarock_reference.deviation_conditions import Where
from tarock_reference.deviation_messages import doubles_no_deal, knows_no, of_rulings, plays_where
from tarock_reference.deviations import Deviation, deviation_named
from tarock_reference.houses.added_rulings import grown
from tarock_reference.impostors import values_of
from tarock_reference.ruling_names import name_of_ruling, things_in
from tarock_reference.variants import Variant, folded

_SEVERAL: Final = re.compile(r"(?P<before>[^{}]*)\{(?P<names>[^{}]+)\}(?P<after>[^{}]*)")
_OPEN: Final = "*"
_MARKS: Final = "./ "
"""What stands between the parts of an id."""
_OUTCOMES: Final = ("won", "lost")
"""The endings of the names of rulings that apply if the declarer wins, or if he loses."""
_NO_DOUBLING: Final = {"stake": 1, "length": 0, "most_at_once": 0}
"""Values of the rulings about doubled deals: with any one of them no deal is doubled."""
_DOUBLED: Final = "sessions.doubled."
_COUNTS: Final = ("in_trick", "in_left_half", "is_scored")
"""The endings of the names of rulings that say whether an item counts."""


class _SameMistake(NamedTuple):
    """What deviations of the first kind have in common; ``place`` is their path without names of games and items.

    ``right`` is the correct value and ``played`` the wrong one. With ``only_for`` it is played only instead of these
    values, and with ``where`` only under these conditions.
    """

    clauses: frozenset[str] = frozenset()
    place: tuple[str, ...] = ()
    right: object = None
    played: object = None
    only_for: tuple[object, ...] = ()
    where: Where | None = None


class _SameNumber(NamedTuple):
    """What deviations of the second kind have in common: one game, one outcome, one right and one wrong number.

    ``group`` is the path of the game's rulings, and ``outcome`` is ``won`` or ``lost``.
    """

    group: str
    outcome: str
    right: object
    played: object


def grouped_by_cause(deviations: Iterable[Deviation], rules: RuleSet) -> list[tuple[Deviation, ...]]:
    """Group deviations into causes, each in the order of the games and items of the rules.

    Deviations that are alone in their cause are groups of one. The causes come in the order of their first deviations.
    """
    alike: dict[object, list[Deviation]] = {}
    for deviation in dict.fromkeys(deviations):
        alike.setdefault(_same_mistake(deviation, rules) or deviation, []).append(deviation)
    found: dict[object, list[Deviation]] = {}
    for several in alike.values():
        first = several[0]
        alone = (_lacked(first, rules) or _same_number(first, rules)) if len(several) == 1 else None
        found.setdefault(alone or first, []).extend(several)
    order = {name: place for place, name in enumerate(_names(rules))}
    return [
        tuple(sorted(several, key=lambda deviation: order.get(name_in(deviation, rules), 0)))
        for several in found.values()
    ]


def name_in(deviation: Deviation, rules: RuleSet) -> str:
    """The game or item that a deviation is about; empty if its path names none, or if it is about several."""
    if deviation.impostor is None:
        return deviation.word
    if deviation.impostor.also:
        return ""
    parts = deviation.impostor.path.split(".")
    return next((name for name in _names(rules) if name in parts), "")


def id_of(several: Sequence[Deviation]) -> str:
    """The id of a cause: that of its deviation, or one with braces around the parts in which several ids differ."""
    ids = [deviation.id for deviation in several]
    if len(ids) == 1:
        return ids[0]
    before = _beginning(ids)
    rests = [name.removeprefix(before) for name in ids]
    after = _beginning([name[::-1] for name in rests])[::-1]
    return f"{before}{{{', '.join(name.removesuffix(after) for name in rests)}}}{after}"


def _beginning(ids: Sequence[str]) -> str:
    """The beginning that ids share, up to a mark between two of their parts."""
    alike = takewhile(lambda pair: pair[0] == pair[1], zip(min(ids), max(ids), strict=False))
    text = "".join(letter for letter, _ in alike)
    return text[: 1 + max(map(text.rfind, _MARKS))]


def ids_in(cause: str) -> tuple[str, ...]:
    """The ids of the deviations that a cause consists of."""
    found = _SEVERAL.fullmatch(cause)
    if found is None:
        return (cause,)
    return tuple(f"{found['before']}{name.strip()}{found['after']}" for name in found["names"].split(","))


def deviations_named(cause: str, variant: Variant) -> tuple[Deviation, ...]:
    """The deviations from a variant that a cause consists of; empty if one is not known."""
    found = [deviation_named(name, variant) for name in ids_in(cause)]
    return tuple(deviation for deviation in found if deviation is not None) if all(found) else ()


def what_is_said(several: Sequence[Deviation], rules: RuleSet) -> Message:
    """The message that says what is played by a cause, given its deviations: the ruling, and both values."""
    first = several[0]
    if first.where is not None:
        everywhere = [deviation.everywhere for deviation in several if deviation.everywhere is not None]
        return plays_where(what_is_said(everywhere, rules), first.where.said)
    words = [deviation.word for deviation in several if deviation.left_out]
    if words and len(words) == len(several):
        return knows_no(words) if len(words) > 1 else first.said
    if len(several) > 1 and (lacked := _lacked_by_all(several, rules)):
        return doubles_no_deal() if lacked == _DOUBLED else knows_no([lacked])
    told = next(
        (deviation for deviation in several if deviation.impostor is None or not deviation.impostor.instead), first
    )
    paths = [deviation.impostor.path for deviation in several if deviation.impostor is not None]
    known = grown(rules)
    things = dict.fromkeys(thing for path in paths for thing in things_in(known, path))
    names = {str(name): name for name in map(partial(name_of_ruling, known), paths)}
    return of_rulings([*names.values()], [*things], told.said) if paths else told.said


def _same_mistake(one: Deviation, rules: RuleSet) -> _SameMistake | None:
    """What a deviation shares with others of the first kind; None if it can have no others."""
    name = name_in(one, rules)
    if one.impostor is None:
        is_alone = one.understood or not name
        return None if is_alone else _SameMistake(one.clauses, (one.id.removesuffix(name),), where=one.where)
    impostor, right = one.impostor, values_of(grown(rules))[one.impostor.path]
    if callable(right):
        way = one.id.partition("/")[2]
        return _SameMistake(right=right, played=way, only_for=impostor.instead, where=one.where)
    place = tuple(_OPEN if part == name or part.isdigit() else part for part in impostor.path.split("."))
    if _OPEN not in place:
        return None
    unlike = partial(_unlike, other=impostor.value)
    only_for = tuple(map(unlike, impostor.instead))
    played = _unlike(impostor.value, right)
    clauses = frozenset[str]() if isinstance(right, bool) else one.clauses
    return _SameMistake(clauses, place, right=unlike(right), played=played, only_for=only_for, where=one.where)


def _unlike(value: object, other: object) -> object:
    """The parts of a value that another one has otherwise, by name; the value itself if it has no such parts."""
    names = getattr(value, "_fields", ())
    if type(value) is not type(other) or not names:
        return value
    return tuple((name, part) for name in names if (part := getattr(value, name)) != getattr(other, name))


def _lacked_by_all(several: Sequence[Deviation], rules: RuleSet) -> str:
    """What all of these deviations lack (as ``_lacked`` says); empty if they do not lack the same."""
    lacked = {_lacked(deviation, rules) for deviation in several}
    return lacked.pop() if len(lacked) == 1 else ""


def _lacked(one: Deviation, rules: RuleSet) -> str:
    """The item that a program with this deviation may lack, or ``_DOUBLED`` for doubled deals; empty if neither."""
    impostor = one.impostor
    if one.where:
        return ""
    if impostor is None:
        return one.word if one.left_out == "items" else ""
    if impostor.path.startswith(_DOUBLED):
        name = impostor.path.removeprefix(_DOUBLED)
        return _DOUBLED if name in _NO_DOUBLING and impostor.value == _NO_DOUBLING[name] else ""
    group, _, name = impostor.path.partition(".")
    if impostor.value is False and group == "bonuses":
        counts = {f"{folded(item)}_{ending}": item for item in rules.items for ending in _COUNTS}
        return counts.get(name, "")
    return next((item for item in rules.items if impostor.value == 0 and name == f"silent_prices.{item}"), "")


def _same_number(one: Deviation, rules: RuleSet) -> _SameNumber | None:
    """The number that a deviation shares with others of the second kind; None if it is about no such number."""
    if one.where or one.impostor is None or type(one.impostor.value) not in (int, Fraction) or not name_in(one, rules):
        return None
    group, _, name = one.impostor.path.rpartition(".")
    if name.rpartition("_")[2] not in _OUTCOMES:
        return None
    right = values_of(grown(rules))[one.impostor.path]
    return _SameNumber(group=group, outcome=name.rpartition("_")[2], right=right, played=one.impostor.value)


def _names(rules: RuleSet) -> Sequence[str]:
    return (*(contract.name for contract in rules.contracts), *rules.items)
