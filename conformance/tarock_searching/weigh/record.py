"""Stores a run of ``tarock weigh`` in a file, and reads it when the run is continued.

``tarock weigh`` plays deals by the rules of a source, and counts in how many of them another reading would have
mattered, and how much. A *world* is one set of rules by which deals are played, with the readings that are compared
with them. A *policy* names the simple players who play. The file is a header that says what is compared, then a line
for each finished block of deals. A strand is the deals of one policy in one world, whose counts are added up.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from pathlib import Path
from typing import TypeVar

import msgspec

from tarock_language.message import message
from tarock_protocol.decoding_faults import fault_and_place
from tarock_protocol.user_files import file_bytes
from tarock_reference.weighing.players import PLAYERS
from tarock_reference.weighing.readings import HeldReading, World
from tarock_running.inputs.readable import readable
from tarock_running.process.exits import UsageFaultError
from tarock_searching.weigh.deal_blocks import BlockLine
from tarock_searching.weigh.plan import Plan, Strand, edition


class WorldLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A world: the options that its rules choose, and the readings that are compared with them.

    ``every`` has, by policy, the readings that are compared in only one of so many deals.
    """

    options: dict[str, str]
    readings: list[str]
    every: dict[str, dict[str, int]]


class WeighHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The header of a record: what is weighed in it, so that the results of no other weighing are added.

    ``edition`` is a digest of the rules and of the way of weighing, ``block`` is the number of deals in a block.
    """

    rules: str
    edition: str
    seed: int
    block: int
    worlds: list[WorldLine]


Line = TypeVar("Line")


def _named(reading: HeldReading) -> str:
    return f"{reading.option}={reading.reading}"


def header_of(plan: Plan) -> WeighHeader:
    """The header of a record for a plan."""
    worlds = []
    for number, world in enumerate(plan.worlds):
        every = {
            strand.policy: {
                f"{option}={name}": one_in for (option, name), one_in in sorted(found.items()) if one_in > 1
            }
            for strand, found in plan.every.items()
            if strand.world == number
        }
        names = sorted(_named(reading) for reading in world.readings)
        worlds.append(WorldLine(dict(world.options), names, every))
    return WeighHeader(plan.source, edition(plan.source), plan.seed, plan.block, worlds)


def begin_record(path: Path, header: WeighHeader) -> None:
    """Write a new record that has only a header. Raises UsageFaultError if the file already exists."""
    if path.exists():
        fault = message(
            "--output: {path} already exists; expected --resume to continue, or another folder", path=str(path)
        )
        raise UsageFaultError(fault)
    path.write_bytes(msgspec.json.encode(header) + b"\n")


def resume_record(path: Path, plan: Plan) -> tuple[Plan, list[BlockLine]]:
    """Read the record of a run that is continued; a last line that was cut off is removed from the file.

    Returns the plan with the worlds of the record, and the finished blocks. Raises UsageFaultError if the record cannot
    be read, or is of another weighing.
    """
    with readable(path, "--resume"):
        first, *lines = file_bytes(path).splitlines(keepends=True) or [b""]
    known = _read(first, WeighHeader, path, 1)
    plan = in_worlds_of(known, plan)
    check_header(known, plan, f"--resume: {path}")
    whole = [line for line in lines if line.endswith(b"\n")]
    path.write_bytes(first + b"".join(whole))
    lines_known = [_read(line, BlockLine, path, number) for number, line in enumerate(whole, 2)]
    return plan, lines_known


def check_header(known: WeighHeader, plan: Plan, what: str) -> None:
    """Raise UsageFaultError if a plan is not the one of a header; ``what`` names the header's file in the message."""
    wanted = header_of(plan)
    for field in ("rules", "edition", "seed", "block"):
        if getattr(known, field) != getattr(wanted, field):
            fault = message(
                "{what} has {field} {given}; expected {wanted}",
                what=what,
                field=field,
                given=str(getattr(known, field)),
                wanted=str(getattr(wanted, field)),
            )
            raise UsageFaultError(fault)
    if [(line.options, line.readings) for line in known.worlds] != [
        (line.options, line.readings) for line in wanted.worlds
    ]:
        fault = message("{what} is about other readings; expected those that were weighed when it was begun", what=what)
        raise UsageFaultError(fault)


def in_worlds_of(header: WeighHeader, plan: Plan) -> Plan:
    """The plan with each reading in the same world as in the header, and compared in as many deals.

    Readings that are not in the header are compared in deals of their own: they get worlds after the others.
    """
    known = {name for world in header.worlds for name in world.readings}
    own = (world for line in header.worlds for world in _worlds_with(line.readings, plan.worlds, line.options))
    later = _worlds_with({_named(reading) for world in plan.worlds for reading in world.readings} - known, plan.worlds)
    worlds = (*own, *later)
    every = {
        Strand(number, policy): dict[tuple[str, str], int]() for number in range(len(worlds)) for policy in PLAYERS
    }
    for number, line in enumerate(header.worlds):
        for policy, found in line.every.items():
            every[Strand(number, policy)] = {_pair(name): one_in for name, one_in in found.items()}
    return plan._replace(worlds=worlds, every=every)


def _worlds_with(
    names: Container[str], worlds: Iterable[World], options: Mapping[str, str] | None = None
) -> Iterator[World]:
    """The worlds that have any of these readings, with only these; ``options`` limits them to one set of rules."""
    for world in worlds:
        readings = [reading for reading in world.readings if _named(reading) in names]
        if readings and options in (None, world.options):
            yield world._replace(readings=readings)


def _pair(name: str) -> tuple[str, str]:
    option, _, reading = name.partition("=")
    return option, reading


def _read(line: bytes, kind: type[Line], path: Path, number: int) -> Line:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError as fault:
        odd = message(
            "--resume: {path}, line {number}: {fault}; expected a record that `tarock weigh --output` has written",
            path=str(path),
            number=number,
            fault=fault_and_place(fault),
        )
        raise UsageFaultError(odd) from fault


def append_to_record(path: Path, lines: Iterable[BlockLine]) -> None:
    """Append a line for each of these finished blocks."""
    with path.open("ab") as file:
        for line in lines:
            file.write(msgspec.json.encode(line) + b"\n")
