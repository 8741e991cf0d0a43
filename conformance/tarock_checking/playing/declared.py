"""Reads from a program's ``hello`` which readings it plays; it is then asked by these."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
from msgspec import UNSET

from tarock_language.message import Message, message, one_after_another
from tarock_protocol.messages.answers import HelloAnswer
from tarock_protocol.strangers_text import SENTENCE, safe_to_show, shown
from tarock_running.inputs.variants import fixed_readings
from tarock_running.process.exits import AdapterBrokenError
from tarock_steps.catalogue.loading import load_catalogue
from tarock_steps.table.readings import Need

if TYPE_CHECKING:
    from tarock_reference.houses.house import House

_NAME: Final = 80
_NAMELESS: Final = "this program"


def house_declared(hello: HelloAnswer, rules: str) -> House | None:
    """The house that ``hello`` declares for a rule set, or None if it does not differ from the source.

    Raises AdapterBrokenError if the declaration is not a valid house.
    """
    if hello.houses is UNSET or rules not in hello.houses:
        return None
    from tarock_reference.houses.profile_mistakes import HouseError  # noqa: PLC0415 - loads the engine
    from tarock_reference.houses.profile_parsing import house_of_data  # noqa: PLC0415 - loads the engine

    said = msgspec.to_builtins(hello.houses[rules])
    named = {"name": shown(hello.name, _NAME).strip() or _NAMELESS, "based_on": rules}
    try:
        house = house_of_data({**named, **said}, f"houses.{rules}")
    except HouseError as fault:
        told = one_after_another(mistake.told(fault.file) for mistake in fault.mistakes)
        raise AdapterBrokenError(message("the engine says in hello: {told}", told=safe_to_show(told))) from fault
    return house if house.differences else None


class Declared(NamedTuple):
    """The readings that ``hello`` chooses for a rule set; ``idle`` has a sentence for each reading that is ignored."""

    readings: Mapping[str, str]
    idle: tuple[Message, ...]


NOTHING_DECLARED: Final = Declared({}, ())


def declared_readings(source: str, offered: Mapping[str, Sequence[str]], said: Mapping[str, str]) -> Declared:
    """The readings to fix for a program that offers these readings, without the options in ``said`` (command line).

    An option with one reading is fixed to it. An option with several is not fixed if the usual reading (that which
    holds where nothing is said) is among them, else it is fixed to the default, or to the first. All names are known.
    """
    if not offered:
        return NOTHING_DECLARED
    known = fixed_readings(source, {})
    disputes = load_catalogue(source).disputes
    chosen: dict[str, str] = {}
    free: dict[str, Sequence[str]] = {}
    for option, readings in offered.items():
        default = disputes[option].default if option in disputes else known.unsaid[option]
        reading = _chosen((known.unsaid[option], default), readings)
        if option in said or not readings:
            continue
        if reading is None:
            free[option] = readings
        else:
            chosen[option] = reading
    return _without_idle(chosen, known.needs, _Beside(known.unsaid, said, free))


class Undeclared(NamedTuple):
    """A ``reading`` that is asked for but that ``hello`` does not offer; ``offered`` are those of its ``option``."""

    option: str
    reading: str
    offered: Sequence[str]


def undeclared_readings(
    source: str, offered: Mapping[str, Sequence[str]], said: Mapping[str, str]
) -> Iterator[Undeclared]:
    """The readings in ``said`` that ``hello`` does not offer.

    A usual reading, which holds where nothing is said, is left out: it need not be offered.
    """
    unsaid = fixed_readings(source, {}).unsaid
    for option, reading in said.items():
        readings = offered.get(option, ())
        if reading != unsaid[option] and reading not in readings:
            yield Undeclared(option, reading, readings)


def told_undeclared(source: str, whose: Message | str, one: Undeclared) -> Message:
    """Say that a reading is declined, ``whose`` reading it is, and what ``hello`` has to say instead."""
    offered = message("only {readings}", readings=shown(", ".join(one.offered), SENTENCE))
    return message(
        "{whose} {reading}, hello says {offered}, and whatever that decides is declined: "
        "let hello say {wanted} among the options of {source}, and run again",
        whose=whose,
        reading=f"{one.option}={one.reading}",
        offered=offered if one.offered else message("nothing of it"),
        wanted=told_in_hello(one.option, one.reading),
        source=source,
    )


def told_in_hello(option: str, reading: str) -> str:
    """The JSON by which ``hello`` says that a program plays one reading of an option."""
    return f'"{option}": ["{reading}"]'


def told_without_options(source: str) -> str:
    """The JSON by which ``hello`` says that a program plays only the usual readings of a source."""
    return f'"rules": {json.dumps({source: {}})}'


def told_as_lacking(source: str, kind: str, words: Sequence[str]) -> str:
    """The JSON by which ``hello`` says that a program lacks ``words`` of a kind, ``contracts`` or ``items``."""
    return f'"houses": {json.dumps({source: {"without": {kind: list(words)}}}, ensure_ascii=False)}'


def _chosen(usual: tuple[str, str], readings: Sequence[str]) -> str | None:
    """The reading to fix, of those that a program plays, or None if no reading has to be fixed.

    ``usual`` are two readings: the one that holds where nothing is said, and the default, which may differ from it.
    """
    if len(set(readings)) > 1 and usual[0] in readings:
        return None
    return next((reading for reading in (*usual, *readings) if reading in readings), None)


class _Beside(NamedTuple):
    """The readings that a question can have beside the chosen ones.

    ``unsaid`` hold where nothing is said, ``said`` are fixed for all questions, and ``free`` has the options whose
    readings each scenario chooses.
    """

    unsaid: Mapping[str, str]
    said: Mapping[str, str]
    free: Mapping[str, Sequence[str]]


def _without_idle(chosen: dict[str, str], needs: Sequence[Need], beside: _Beside) -> Declared:
    """The chosen readings without those that have no effect, with a sentence for each of the latter."""
    told: list[Message] = []
    while idle := next((need for need in needs if _is_idle(need, chosen, beside)), None):
        wanted = [f"{option}={'/'.join(having)}" for option, having in idle.having.items()]
        reading = f"{idle.option}={chosen.pop(idle.option)}"
        told.append(message("{reading} is ignored: it depends on {wanted:either}", reading=reading, wanted=wanted))
    return Declared(chosen, tuple(told))


def _is_idle(need: Need, chosen: Mapping[str, str], beside: _Beside) -> bool:
    """Whether the chosen reading needs a reading of another option that no question can have."""
    if chosen.get(need.option, beside.unsaid[need.option]) == beside.unsaid[need.option]:
        return False
    fixed = {**beside.unsaid, **chosen, **beside.said}
    readings = {option: beside.free.get(option, (fixed[option],)) for option in need.having}
    return all(set(having).isdisjoint(readings[option]) for option, having in need.having.items())


def usual_readings(rules: str, options: Mapping[str, str]) -> list[str]:
    """The options that have the reading which holds where nothing is said, sorted."""
    if not options:
        return []  # what is unsaid is known to the engine, which is not loaded for that
    unsaid = fixed_readings(rules, {}).unsaid
    return sorted(option for option, reading in options.items() if unsaid[option] == reading)
