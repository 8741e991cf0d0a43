"""The vectors of a run: filled from the reference by the rules asked for, and kept for the next one.

All of it happens before a program is started, which could write where they are kept.
"""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from tarock_conformance.check.counterparts import PassedScenario, SymmetryShare, counterparts
from tarock_conformance.check.player import Player
from tarock_conformance.process.progress import progress
from tarock_steps.catalogue import kept
from tarock_steps.catalogue.plan import origin, plan
from tarock_steps.protocol.budget import Budget
from tarock_steps.protocol.drivers import OurOwn
from tarock_steps.suite.vectors import (
    NO_VECTORS,
    CounterpartVector,
    Listening,
    Vector,
    Vectors,
    decoded,
    encoded,
    filled,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tarock_conformance.check.player import Asking
    from tarock_conformance.process.progress import OnScenario
    from tarock_reference.houses.house import House

_CODE: Final = ("tarock_engine", "tarock_reference", "tarock_steps")
"""The packages that have a hand in what is asked and what is right."""


class ToFill(NamedTuple):
    """What is asked, by which house if any, and whether that is all there is to ask by these rules."""

    asking: Asking
    house: House | None
    is_whole: bool


class Filled:
    """The vectors of a run, by what is asked by which rules."""

    def __init__(self, by_rules: Mapping[bytes, Vectors]) -> None:
        self._by_rules = by_rules

    def of(self, asking: Asking, house: House | None) -> Vectors:
        """The vectors by the rules of an asking; none where only the program's ``hello`` told that these are asked."""
        return self._by_rules.get(_rules(asking, house), NO_VECTORS)


def filled_for(wanted: Iterable[ToFill], *, quiet: bool = True) -> Filled:
    """The vectors of what is asked by which rules."""
    return Filled({_rules(one.asking, one.house): vectors_of(one, quiet=quiet) for one in wanted})


def vectors_of(wanted: ToFill, *, quiet: bool = True) -> Vectors:
    """The vectors of a rule set, as they were kept; filled anew where all of it is asked, else none.

    A scenario that is not one of ours has none.
    """
    asking, house, is_whole = wanted
    ours = {one.id: one for one in plan(asking.source)}
    if not all(ours.get(one.id) == one for one in asking.asked):
        return NO_VECTORS
    name, made_of = f"{asking.source}-vectors", _origin(asking, house)
    if (content := kept.load(name, made_of)) is not None:
        try:
            return decoded(content)
        except (msgspec.MsgspecError, RecursionError):
            pass
    if not is_whole:
        return NO_VECTORS
    with progress(f"filling the scenarios of {asking.source}", len(asking.asked), quiet=quiet) as step:
        found = fill(asking, house, step)
    kept.keep(name, made_of, encoded(found))
    return found


def fill(asking: Asking, house: House | None, step: OnScenario) -> Vectors:
    """The vectors of all scenarios that are asked, and of the share of them with other labels."""
    from tarock_reference import respond  # noqa: PLC0415 - loads the engine, which a run that has vectors does without

    listening = Listening(OurOwn(respond if house is None else house.respond))
    player = Player(msgspec.structs.replace(asking, reference=house is None), listening, Budget(), house)
    found: dict[str, Vector] = {}
    passed: list[PassedScenario] = []
    for place, planned in enumerate(asking.asked):
        vector = filled(player.verdict(place), listening.taken())
        step(vector is None)
        if vector is not None:
            found[planned.id] = vector
            if vector.asked:
                passed.append(PassedScenario(place, planned, tuple(one.line for one in vector.asked)))
    relabelled = []
    for one in counterparts(passed, SymmetryShare.SHARE):
        vector = filled(player.verdict_of_counterpart(one), listening.taken())
        if vector is not None:
            relabelled.append(CounterpartVector(asking.asked[one.place].id, one.symmetry.name, vector))
    return Vectors(found, tuple(relabelled))


def _rules(asking: Asking, house: House | None) -> bytes:
    """What tells the rules of an asking from others."""
    digest = "" if house is None else house.digest
    return msgspec.json.encode({"source": asking.source, "options": asking.options, "house": digest}, order="sorted")


def _origin(asking: Asking, house: House | None) -> bytes:
    """The digest of all that vectors come from; empty where that cannot be said."""
    features, code = origin(asking.source), _code()
    return hashlib.sha256(features + code + _rules(asking, house)).digest() if features and code else b""


@cache
def _code() -> bytes:
    """The digest of all code that has a hand in it; empty where not all of it is in files."""
    found = [find_spec(package) for package in _CODE]
    folders = [Path(spec.origin).parent for spec in found if spec is not None and spec.origin]
    files = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    return kept.digest_of_files(files) if len(folders) == len(_CODE) else b""
