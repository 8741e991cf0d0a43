"""The record of a campaign, from which an interrupted one can be continued.

It is put in place whole after each block, ``fuzz-RULES.part.json`` while the campaign lasts or where it did not come to
its end, ``fuzz-RULES.json`` where it did: lines of JSON, what was asked for, what came of each block so far, and the
digest of both. The second one is not there before anything has come of it.
"""

from __future__ import annotations

import hashlib
import sys
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

import msgspec

from tarock_protocol.decoding_faults import fault_and_place
from tarock_protocol.messages.answers import HelloAnswer
from tarock_protocol.user_files import file_bytes
from tarock_reports.ledger.whole_files import Place, part_of
from tarock_running.process.exits import UsageFaultError
from tarock_searching.ask.block_lines import ResultLine
from tarock_searching.ask.blocks import Block, BlockResult, Ended
from tarock_searching.fuzz.campaign import CampaignState, FuzzTerms

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

Form = TypeVar("Form", bound=msgspec.Struct)

FORMAT: Final = 3
"""The version of the format of records."""
_LINES: Final = (2, 3)


class RecordHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a campaign asks and which program: the same header means the same questions.

    ``variant`` is the digest of a house's rules, ``program`` the command. A repaired program is another program.
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
    corpus: ResultLine
    blocks: list[ResultLine]


class _DigestLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    digest: str


class RecordLeft(NamedTuple):
    """A record that was read: its header, and the results of the corpus and of each finished block, if any."""

    path: Path
    header: RecordHeader
    corpus: BlockResult | None
    blocks: Mapping[int, BlockResult]

    def refuse_another(self, wanted: RecordHeader) -> None:
        """Refuse to resume if the record is of a campaign with other questions or another program."""
        for name, words in _TOLD.items():
            there, here = getattr(self.header, name), getattr(wanted, name)
            if there != here:
                told = f"is of a campaign {words.format(_short(there))}; expected one with {_short(here)}"
                message = f"--resume: {self.path} {told}"
                raise UsageFaultError(message)

    def state(self, terms: FuzzTerms) -> tuple[CampaignState, list[Block]]:
        """The state of the campaign, and the blocks that were played. Raises UsageFaultError for impossible blocks."""
        state = CampaignState.begun(terms, self.corpus or BlockResult.empty())
        try:
            return state, state.go_on(self.blocks, terms)
        except ValueError as fault:
            told = f"line 2: {fault}; expected the record of a campaign"
            raise self.refusal(told) from fault

    def refuse_other_answers(self, again: BlockResult) -> None:
        """Refuse the record if a block, played ``again``, has another result; then no block of it can be trusted."""
        if again.ended is Ended.WHOLE and _compared(again) != _compared(self.blocks[again.place]):
            told = (
                f"block {again.place}, asked again, does not come to what is there; "
                "expected what the program answers, or no --resume"
            )
            raise self.refusal(told)

    def refusal(self, told: str) -> UsageFaultError:
        """The error that refuses the record."""
        return UsageFaultError(f"--resume: {self.path}: {told}")


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
"""The words for each field in which two headers may differ."""


class CampaignRecord:
    """Writes the record of a campaign; ``trouble`` says why it cannot, and is empty if it can."""

    def __init__(self, folder: Path, rules: str) -> None:
        self._whole = Place(folder / f"fuzz-{rules}.json")
        self._part = Place(part_of(self._whole.path))
        self._header = b""
        self._state = b""
        self.trouble = ""

    @property
    def path(self) -> Path:
        """The path of the record until the campaign is finished."""
        return self._part.path

    @property
    def questions(self) -> Path:
        """The path of the file for questions that are too long to be shown whole."""
        return self._whole.path.with_suffix(".questions.jsonl")

    def left(self) -> RecordLeft | None:
        """Read the record that a campaign left, preferably an unfinished one; None if there is none.

        Raises UsageFaultError, with the line, if it cannot be read.
        """
        there = (path for path in (self._part.path, self._whole.path) if path.exists())
        path = next(there, None)
        return None if path is None else _read(path)

    def begin(self, header: RecordHeader, state: CampaignState | None) -> None:
        """Begin the record with this header, and write it at once, with the ``state`` if there is one."""
        self._header = msgspec.json.encode(header) + b"\n"
        if state is None:
            self._put(self._part)
        else:
            self.keep(state)

    def keep(self, state: CampaignState) -> None:
        """Write the state of the campaign; if that fails, one message says so, and the campaign continues."""
        line = _StateLine(
            corpus=ResultLine.of(state.corpus),
            blocks=[ResultLine.of(result) for _, result in sorted(state.there.items())],
        )
        self._state = msgspec.json.encode(line) + b"\n"
        self._put(self._part)

    def finish(self) -> None:
        """Write the latest state as the record of a finished campaign, and remove the unfinished one."""
        self._put(self._whole)
        if not self.trouble:
            self._part.clear()

    def _put(self, place: Place) -> None:
        if self.trouble:
            return
        try:
            place.put(_sealed(self._header + self._state))
        except OSError as fault:
            self.give_up(f"{place.path} cannot be written ({fault.strerror or fault})")

    def give_up(self, why: str) -> None:
        """Stop writing the record, and say why on stderr."""
        self.trouble = why
        sys.stderr.write(f"tarock: {why}, so the campaign cannot be resumed\n")


def _sealed(data: bytes) -> bytes:
    return data + msgspec.json.encode(_DigestLine(hashlib.sha256(data).hexdigest())) + b"\n"


def _compared(result: BlockResult) -> tuple[object, ...]:
    """The parts of a block's result that must be the same whenever the same program is asked."""
    line = ResultLine.of(result)
    return line.asked, line.often, line.come_up, line.made, line.breaks


def _short(value: object) -> str:
    if isinstance(value, HelloAnswer):
        return f"name {value.name!r}, version {value.version!r}, and otherwise what this one says"
    return str(value) or "none"


def _read(path: Path) -> RecordLeft:
    try:
        data = file_bytes(path)
    except OSError as fault:
        message = f"--resume: {path} cannot be read ({fault.strerror or fault})"
        raise UsageFaultError(message) from fault
    lines = data.splitlines(keepends=True)
    header = _decoded(path, 1, lines[0] if lines else b"", RecordHeader)
    if len(lines) not in _LINES:
        message = f"--resume: {path} has {len(lines)} lines; expected the {max(_LINES)} of a record of `tarock fuzz`"
        raise UsageFaultError(message)
    if _sealed(b"".join(lines[:-1])) != data:
        message = f"--resume: {path} was changed; expected the record as `tarock fuzz` left it"
        raise UsageFaultError(message)
    if len(lines) == min(_LINES):
        return RecordLeft(path, header, None, {})
    state = _decoded(path, 2, lines[1], _StateLine)
    try:
        return RecordLeft(path, header, state.corpus.result(), {block.place: block.result() for block in state.blocks})
    except ValueError as fault:
        message = f"--resume: {path}, line 2: {fault}; expected a record that this version left"
        raise UsageFaultError(message) from fault


def _decoded(path: Path, number: int, line: bytes, form: type[Form]) -> Form:
    try:
        if number == 1 and (version := msgspec.json.decode(line, type=_Version).format) != FORMAT:
            message = f"it has the format {version} and not {FORMAT}"
            raise ValueError(message)  # noqa: TRY301 - reported below, with its place, like other faults
        return msgspec.json.decode(line, type=form)
    except (ValueError, RecursionError) as fault:
        message = f"--resume: {path}, line {number}: {fault_and_place(fault)}; expected a record that this version left"
        raise UsageFaultError(message) from fault
