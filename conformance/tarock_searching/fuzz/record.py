"""Stores the state of a campaign in a file, so that an interrupted one can be continued.

The whole file is replaced after each block: lines of JSON with what was asked for and the result of each block so far,
and a digest. It is ``fuzz-RULES.part.json`` until the campaign has come to its end, and then ``fuzz-RULES.json``.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

import msgspec

from tarock_language.message import Language, Message, SaidError, message
from tarock_protocol.decoding_faults import fault_and_place
from tarock_protocol.messages.answers import HelloAnswer
from tarock_protocol.strangers_text import json_without_controls
from tarock_protocol.user_files import file_bytes
from tarock_reports.ledger.whole_files import Place, part_of
from tarock_running.inputs.readable import readable
from tarock_running.outputs.places import unwritten
from tarock_running.process.exits import UsageFaultError
from tarock_searching.ask.block_lines import ResultLine
from tarock_searching.ask.question_blocks import Block, BlockResult, Ended
from tarock_searching.fuzz.campaign import CampaignState, FuzzTerms

Form = TypeVar("Form", bound=msgspec.Struct)

FORMAT: Final = 3
"""The version of the format of records."""
_LINES: Final = (2, 3)


class RecordHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a campaign asks and which program: the same header means the same questions.

    ``variant`` is the digest of a house's rules, ``program`` the command. A repaired program is another program.
    """

    format: int
    """The version of the file's format."""
    suite: str
    """The version of the suite."""
    rules: str
    seed: int
    questions: int
    """How many questions are asked."""
    each: int
    """The campaign ends when every clause has come up so often; 0 for no such end."""
    laws_only: bool
    """Whether only the laws are tried."""
    options: dict[str, str]
    """The readings asked by."""
    variant: str
    hello: HelloAnswer
    """What the program offers."""
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
                other = message(
                    "--resume: {path} is of a campaign {which}; expected one with {wanted}",
                    path=str(self.path),
                    which=words._replace(arguments={"value": _short(there)}),
                    wanted=_short(here),
                )
                raise UsageFaultError(other)

    def state(self, terms: FuzzTerms) -> tuple[CampaignState, list[Block]]:
        """The state of the campaign, and the blocks that were played. Raises UsageFaultError for impossible blocks."""
        state = CampaignState.begun(terms, self.corpus or BlockResult.empty())
        try:
            return state, state.go_on(self.blocks, terms)
        except ValueError as fault:
            told = message("line 2: {fault}; expected the record of a campaign", fault=str(fault))
            raise self.refusal(told) from fault

    def refuse_other_answers(self, again: BlockResult) -> None:
        """Refuse the record if a block, played ``again``, has another result; then no block of it can be trusted."""
        if again.ended is Ended.WHOLE and _compared(again) != _compared(self.blocks[again.place]):
            told = message(
                "block {number}, asked again, does not come to what is there; "
                "expected what the program answers, or no --resume",
                number=again.place,
            )
            raise self.refusal(told)

    def refusal(self, told: Message) -> UsageFaultError:
        """The error that refuses the record."""
        return UsageFaultError(message("--resume: {path}: {fault}", path=str(self.path), fault=told))


_TOLD: Final = {
    "suite": message("of version {value} of the suite"),
    "rules": message("about {value}"),
    "seed": message("with --seed {value}"),
    "questions": message("with --questions {value}"),
    "each": message("with --each {value}"),
    "laws_only": message("where --laws-only is {value}"),
    "options": message("by the readings {value}"),
    "variant": message("by rules with the digest {value}"),
    "hello": message("of a program that says in hello {value}"),
    "program": message("of {value}"),
}
"""The words for each field in which two headers may differ."""


class CampaignRecord:
    """Writes the record of a campaign; ``trouble`` says why it cannot, and is empty if it can."""

    def __init__(self, folder: Path, rules: str, say: Language) -> None:
        self.say = say
        self._whole = Place(folder / f"fuzz-{rules}.json")
        self._part = Place(part_of(self._whole.path))
        self._header = b""
        self._state = b""
        self.trouble: Message | str = ""

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
        self._header = json_without_controls(msgspec.json.encode(header)) + b"\n"
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
        self._state = json_without_controls(msgspec.json.encode(line)) + b"\n"
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
            self.give_up(unwritten(place.path, fault))

    def give_up(self, why: Message | str) -> None:
        """Stop writing the record, and say why on stderr."""
        self.trouble = why
        sys.stderr.write(f"tarock: {self.say('{why}, so the campaign cannot be resumed', why=why)}\n")


def _sealed(data: bytes) -> bytes:
    return data + msgspec.json.encode(_DigestLine(hashlib.sha256(data).hexdigest())) + b"\n"


def _compared(result: BlockResult) -> tuple[object, ...]:
    """The parts of a block's result that must be the same whenever the same program is asked."""
    line = ResultLine.of(result)
    return line.asked, line.often, line.come_up, line.made, line.breaks


def _short(value: object) -> str | Message:
    if isinstance(value, HelloAnswer):
        name, version = repr(value.name), repr(value.version)
        return message("name {name}, version {version}, and otherwise what this one says", name=name, version=version)
    return str(value) or message("none")


def _read(path: Path) -> RecordLeft:
    with readable(path, "--resume"):
        data = file_bytes(path)
    lines = data.splitlines(keepends=True)
    header = _decoded(path, 1, lines[0] if lines else b"", RecordHeader)
    if len(lines) not in _LINES:
        odd = message(
            "--resume: {path} has {number} lines; expected the {most} of a record of `tarock fuzz`",
            path=str(path),
            number=len(lines),
            most=max(_LINES),
        )
        raise UsageFaultError(odd)
    if _sealed(b"".join(lines[:-1])) != data:
        changed = message("--resume: {path} was changed; expected the record as `tarock fuzz` left it", path=str(path))
        raise UsageFaultError(changed)
    if len(lines) == min(_LINES):
        return RecordLeft(path, header, None, {})
    state = _decoded(path, 2, lines[1], _StateLine)
    try:
        return RecordLeft(path, header, state.corpus.result(), {block.place: block.result() for block in state.blocks})
    except ValueError as fault:
        raise _another_version(path, 2, str(fault)) from fault


def _decoded(path: Path, number: int, line: bytes, form: type[Form]) -> Form:
    try:
        if number == 1 and (version := msgspec.json.decode(line, type=_Version).format) != FORMAT:
            other = message("it has the format {there} and not {wanted}", there=version, wanted=FORMAT)
            raise SaidError(other)  # noqa: TRY301 - reported below, with its place, like other faults
        return msgspec.json.decode(line, type=form)
    except SaidError as fault:
        raise _another_version(path, number, fault.said) from fault
    except (ValueError, RecursionError) as fault:
        raise _another_version(path, number, fault_and_place(fault)) from fault


def _another_version(path: Path, number: int, why: Message | str) -> UsageFaultError:
    told = message(
        "--resume: {path}, line {number}: {fault}; expected a record that this version left",
        path=str(path),
        number=number,
        fault=why,
    )
    return UsageFaultError(told)
