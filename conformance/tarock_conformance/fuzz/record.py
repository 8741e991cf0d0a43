"""The record of a campaign: how far it is, so that one that was interrupted, or killed, can be gone on from.

It is put in place whole after each block, ``fuzz-RULES.part.json`` while the campaign lasts or where it did not come to
its end, ``fuzz-RULES.json`` where it did: two lines of JSON, what was asked for, and what came of it so far. The second
one is not there before anything has come of it.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from tarock_conformance.fuzz.campaign import CampaignState
from tarock_conformance.fuzz.lines import ResultLine
from tarock_conformance.process.exits import UsageFaultError
from tarock_reports.ledger.whole_files import Place, part_of
from tarock_steps.protocol.decoding_faults import fault_and_place
from tarock_steps.protocol.messages.answers import HelloAnswer
from tarock_steps.protocol.user_files import file_bytes

if TYPE_CHECKING:
    from pathlib import Path

Form = TypeVar("Form", bound=msgspec.Struct)

FORMAT: Final = 1
"""Which way of writing records down this is."""
_LINES: Final = (1, 2)


class RecordHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is asked of whom: the same header, the same questions.

    ``variant`` is the digest of a house's rules, ``program`` the command: who mended a program asks another one.
    """

    format: int
    suite: str
    rules: str
    seed: int
    questions: int
    each: int
    laws_only: bool
    options: dict[str, str]
    variant: str
    hello: HelloAnswer
    program: str


class _Version(msgspec.Struct):
    format: int


class _StateLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tally: ResultLine
    left: int
    first: int
    before: dict[str, int]
    waiting: list[ResultLine]


_TOLD: Final = {
    "suite": "of version {} of the suite",
    "rules": "about {}",
    "seed": "with --seed {}",
    "questions": "with --questions {}",
    "each": "with --each {}",
    "laws_only": "where --laws-only is {}",
    "options": "by the readings {}",
    "variant": "by rules with the digest {}",
    "hello": "of a program that says in hello {}",
    "program": "of {}",
}
"""How it is told in what two headers differ."""


class CampaignRecord:
    """Where the record of a campaign goes; ``trouble`` says why it cannot be kept, where that is so."""

    def __init__(self, folder: Path, rules: str) -> None:
        self._whole = Place(folder / f"fuzz-{rules}.json")
        self._part = Place(part_of(self._whole.path))
        self._header = b""
        self._state = b""
        self.trouble = ""

    @property
    def path(self) -> Path:
        """Where it is as long as the campaign has not come to its end."""
        return self._part.path

    @property
    def questions(self) -> Path:
        """Where the questions are that are too long to be shown whole."""
        return self._whole.path.with_suffix(".questions.jsonl")

    def is_there(self) -> bool:
        """Whether a campaign by this rule set left a record."""
        return self._part.path.exists() or self._whole.path.exists()

    def left(self, wanted: RecordHeader) -> CampaignState | None:
        """What a campaign left, one that did not come to its end before one that did.

        None where none left anything, or nothing had come of it when it ended.
        UsageFaultError where it cannot be read, with the line, or where it asked something else.
        """
        for path in (self._part.path, self._whole.path):
            if path.exists():
                header, state = _read(path)
                _refuse_another(header, wanted, path)
                return state
        return None

    def begin(self, header: RecordHeader, state: CampaignState | None) -> None:
        """Have what is kept from now on begin with this header; what a campaign begins with is kept at once."""
        self._header = msgspec.json.encode(header) + b"\n"
        if state is None:
            self._put(self._part)
        else:
            self.keep(state)

    def keep(self, state: CampaignState) -> None:
        """Keep how far the campaign is; where that cannot be written it is said once, and the campaign goes on."""
        line = _StateLine(
            tally=ResultLine.of(state.tally),
            left=state.left,
            first=state.first,
            before=dict(sorted(state.before.items())),
            waiting=[ResultLine.of(one) for _, one in sorted(state.waiting.items())],
        )
        self._state = msgspec.json.encode(line) + b"\n"
        self._put(self._part)

    def finish(self) -> None:
        """Put what was kept last where the campaign has come to its end."""
        self._put(self._whole)
        if not self.trouble:
            self._part.clear()

    def _put(self, place: Place) -> None:
        if self.trouble:
            return
        try:
            place.put(self._header + self._state)
        except OSError as fault:
            self.give_up(f"{place.path} cannot be written ({fault.strerror or fault})")

    def give_up(self, why: str) -> None:
        """Keep nothing, and say why."""
        self.trouble = why
        sys.stderr.write(f"tarock: {why}, so the campaign cannot be resumed\n")


def _refuse_another(told: RecordHeader, wanted: RecordHeader, path: Path) -> None:
    """Refuse to go on from the record of a campaign that asks something else, or somebody else."""
    for name, words in _TOLD.items():
        there, here = getattr(told, name), getattr(wanted, name)
        if there != here:
            message = (
                f"--resume: {path} is of a campaign {words.format(_short(there))}; expected one with {_short(here)}"
            )
            raise UsageFaultError(message)


def _short(value: object) -> str:
    if isinstance(value, HelloAnswer):
        return f"name {value.name!r}, version {value.version!r}, and otherwise what this one says"
    return str(value) or "none"


def _read(path: Path) -> tuple[RecordHeader, CampaignState | None]:
    try:
        lines = file_bytes(path).splitlines()
    except OSError as fault:
        message = f"--resume: {path} cannot be read ({fault.strerror or fault})"
        raise UsageFaultError(message) from fault
    if len(lines) not in _LINES:
        message = f"--resume: {path} has {len(lines)} lines; expected the {max(_LINES)} of a record of `tarock fuzz`"
        raise UsageFaultError(message)
    header = _decoded(path, 1, lines[0], RecordHeader)
    if len(lines) == 1:
        return header, None
    line = _decoded(path, 2, lines[1], _StateLine)
    state = CampaignState(
        tally=line.tally.result(),
        left=line.left,
        first=line.first,
        before=line.before,
        waiting={one.place: one.result() for one in line.waiting},
    )
    return header, state


def _decoded(path: Path, number: int, line: bytes, form: type[Form]) -> Form:
    try:
        if number == 1 and (version := msgspec.json.decode(line, type=_Version).format) != FORMAT:
            message = f"it has the format {version} and not {FORMAT}"
            raise ValueError(message)  # noqa: TRY301 - told with the place as what else is wrong there
        return msgspec.json.decode(line, type=form)
    except (ValueError, RecursionError) as fault:
        message = f"--resume: {path}, line {number}: {fault_and_place(fault)}; expected a record that this version left"
        raise UsageFaultError(message) from fault
