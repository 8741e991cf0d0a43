"""The vectors of a run: filled from the reference by the rules asked for, and kept for the next one.

All of it happens before a program is started, which could write where they are kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from tarock_conformance.check.counterparts import PassedScenario, SymmetryShare, counterparts
from tarock_conformance.check.player import Asking, Player
from tarock_conformance.inputs.selection import Wanted, select
from tarock_conformance.process.about import suite_version
from tarock_conformance.process.progress import progress
from tarock_steps.catalogue import filled, kept
from tarock_steps.catalogue.filled import FileHeader
from tarock_steps.catalogue.plan import steps_of, written
from tarock_steps.errors import CatalogueError
from tarock_steps.protocol.budget import Budget
from tarock_steps.protocol.drivers import OurOwn
from tarock_steps.suite.german import rows_in_german, step_in_german
from tarock_steps.suite.vectors import NO_VECTORS, Listening, Vector, Vectors, read_vectors, vector_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from tarock_conformance.process.progress import OnScenario
    from tarock_reference.houses.house import House
    from tarock_steps.catalogue.plan import Planned


class ToFill(NamedTuple):
    """What is asked, by which house if any, and whether that is all there is to ask by these rules."""

    asking: Asking
    house: House | None
    is_whole: bool


class Filled:
    """The vectors of a run, by what is asked by which rules."""

    def __init__(self, by_rules: Mapping[str, Vectors]) -> None:
        self._by_rules = by_rules

    def of(self, asking: Asking, house: House | None) -> Vectors:
        """The vectors by the rules of an asking; none where only the program's ``hello`` told that these are asked."""
        return self._by_rules.get(_digest(asking, house), NO_VECTORS)


def filled_for(wanted: Iterable[ToFill], *, quiet: bool = True) -> Filled:
    """The vectors of what is asked by which rules."""
    return Filled({_digest(one.asking, one.house): vectors_of(one, quiet=quiet) for one in wanted})


def vectors_of(wanted: ToFill, *, quiet: bool = True) -> Vectors:
    """The vectors of a rule set, as they are shipped or were kept; filled anew where all of it is asked, else none.

    A scenario that is not one of ours has none.
    """
    asking, house, is_whole = wanted
    whole = asking_of(asking.source, asking.options)
    ours = {one.id: one for one in whole.asked}
    if not all(ours.get(one.id) == one for one in asking.asked):
        return NO_VECTORS
    if not asking.options and house is None and (found := filled.shipped(asking.source)) is not None:
        return read_vectors(found.lines)
    name, digest = f"{asking.source}-vectors", _digest(asking, house)
    origin = bytes.fromhex(digest)
    if (content := kept.load(name, origin)) is not None:
        try:
            return read_vectors(filled.read_file(content, name).lines)
        except CatalogueError:
            pass
    if not is_whole:
        return NO_VECTORS
    with progress(f"filling the scenarios of {asking.source}", len(whole.asked), quiet=quiet) as step:
        content = fill(whole, house, step)
    kept.keep(name, origin, content)
    return read_vectors(filled.read_file(content, name).lines)


def published(source: str, step: OnScenario = lambda _: None) -> bytes:
    """The vectors of a source by its rules as they stand, as a wheel ships them."""
    return filled.packed(fill(asking_of(source), None, step, told=in_both_languages))


def asking_of(source: str, options: Mapping[str, str] | None = None) -> Asking:
    """All scenarios of a source that fit these readings."""
    chosen = options or {}
    asked = select(source, Wanted(), chosen)
    return Asking(source=source, options=dict(chosen), asked=asked, share=0.0, reference=True)


def fill(
    asking: Asking,
    house: House | None,
    step: OnScenario,
    *,
    told: Callable[[Planned], Mapping[str, object]] = written,
    share: SymmetryShare = SymmetryShare.SHARE,
) -> bytes:
    """A file with the vectors of all scenarios that are asked, and of a ``share`` of them with other labels.

    ``told`` is what a vector tells of a scenario beside what it asks.
    """
    from tarock_reference import respond  # noqa: PLC0415 - loads the engine, which a run that has vectors does without

    listening = Listening(OurOwn(respond if house is None else house.respond))
    player = Player(msgspec.structs.replace(asking, reference=house is None), listening, Budget(), house)
    scenarios: list[bytes] = []
    passed: list[PassedScenario] = []
    for place, planned in enumerate(asking.asked):
        vector = vector_of(player.verdict(place), listening.taken())
        step(vector is None)
        if vector is not None:
            scenarios.append(_line(vector, asking, told(planned)))
            if vector.asked:
                passed.append(PassedScenario(place, planned, tuple(one.line for one in vector.asked)))
    copies: list[bytes] = []
    for one in counterparts(passed, share):
        vector = vector_of(player.verdict_of_counterpart(one), listening.taken(), one.symmetry.name)
        if vector is not None:
            of_copy = {"rules": asking.source, "clauses": asking.asked[one.place].clauses}
            copies.append(_line(vector, asking, of_copy))
    header = FileHeader(
        vectors=filled.FORMAT,
        source=asking.source,
        suite=suite_version(),
        digest=_digest(asking, house),
        options=asking.options,
        house="" if house is None else house.digest,
        scenarios=len(scenarios),
        copies=len(copies),
    )
    return b"\n".join((msgspec.json.encode(header), *scenarios, *copies, b""))


def _line(vector: Vector, asking: Asking, told: Mapping[str, object]) -> bytes:
    """A vector as a line, with what else is told of its scenario."""
    return msgspec.json.encode({**told, "options": asking.options, **msgspec.structs.asdict(vector)})


def in_both_languages(planned: Planned) -> dict[str, object]:
    """What a vector tells of a scenario, with its steps in German too."""
    steps = [
        {**english, "de": step_in_german(line.text) or line.text, "rows_de": rows_in_german(line.rows)}
        for english, line in zip(steps_of(planned), planned.lines, strict=True)
    ]
    return {**written(planned), "steps": steps}


def _digest(asking: Asking, house: House | None) -> str:
    return filled.digest(asking.source, asking.options, "" if house is None else house.digest)
