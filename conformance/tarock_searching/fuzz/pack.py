"""Reads and writes the pack of a source: the first questions of a campaign with their right answers, made in advance.

A campaign with the first seed would generate the same questions, so it finds the same without the pack. The file holds
lines of JSON below a header, compressed. It is read before a program is started, and refused if it does not fit.
"""

from __future__ import annotations

import hashlib
import lzma
import os
import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Annotated, Final

import msgspec

from tarock_language.message import SaidError, message
from tarock_protocol.decoding_faults import fault_in_words
from tarock_protocol.drivers import Driver, OurOwn
from tarock_protocol.filled_question import FilledQuestion
from tarock_protocol.messages.answers import Answer
from tarock_protocol.user_files import file_bytes, reason_of
from tarock_running.process.exits import SuiteBrokenError
from tarock_searching.ask.duel import MAKES_PACKS, Duel, grounds_of
from tarock_searching.ask.question_blocks import Block, KnownQuestion, MadeQuestion, places_of_each
from tarock_searching.make.combination_tables import EACH, TableSpot
from tarock_searching.make.disagreeing import DisagreedError
from tarock_steps.catalogue import data_cache
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.filled import CODE, code_digest, features_digest

SEED: Final = 1
"""The seed whose blocks are packed: the default seed of a campaign."""
_FORMAT: Final = 1
_ROOMS: Final = tuple(f"tarock_searching.{room}" for room in ("model", "make", "ask", "shrink", "write", "fuzz"))
_CODE: Final = (*CODE, "tarock_second_opinion", *_ROOMS)
"""The packages on which the questions and right answers depend."""
_LARGEST: Final = 10_000_000
"""The largest size of a pack in bytes; decompressed, it may have ten times as many."""
_TIMES: Final = 10


class PackHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The header of a pack: its rules and seed, the digest ``made_of`` of all it depends on, and its contents.

    ``tables`` has the sizes of the tables of combinations; ``asked`` the number of questions from each table, and under
    the empty name those from none; ``lines`` the number of lines of each block; ``digest`` is that of all lines.
    """

    format: int
    rules: str
    seed: int
    made_of: str
    tables: dict[str, int]
    asked: dict[str, int]
    lines: list[Annotated[int, msgspec.Meta(ge=0)]]
    digest: str


class PackLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A question with its right answer; for a place of a table, ``asked`` may be None."""

    table: str = ""
    place: int = 0
    asked: FilledQuestion | None = None

    @classmethod
    def of(cls, made: MadeQuestion[Answer]) -> PackLine:
        """The line for a generated question."""
        asked = None if made.asked is None else FilledQuestion.of(*made.asked, made.asked.question.id)
        return cls(asked=asked) if made.spot is None else cls(made.spot.table, made.spot.number, asked)


_header: Final = msgspec.json.Decoder(PackHeader)
_line: Final = msgspec.json.Decoder(PackLine)


class Pack:
    """A pack that was read."""

    def __init__(self, header: PackHeader, lines: Sequence[PackLine]) -> None:
        self._header = header
        each = iter(lines)
        self._blocks = [[*islice(each, number)] for number in header.lines]

    def made(self, block: Block) -> Sequence[MadeQuestion[bytes]] | None:
        """The questions of a block by the default readings; None if the block is not packed.

        Raises DisagreedError if a line has no question about these rules.
        """
        if block.options or block.of_laws or block.number >= len(self._blocks):
            return None
        each = [self._made(line) for line in self._blocks[block.number]]
        spots = [question for question in each if question.spot is not None]
        del spots[len(spots) * places_of_each(block) // EACH :]
        number = block.questions - sum(question.asked is not None for question in spots)
        return [*spots, *[question for question in each if question.spot is None][: max(number, 0)]]

    def _made(self, line: PackLine) -> MadeQuestion[bytes]:
        spot = TableSpot(line.table, self._header.tables[line.table], line.place) if line.table else None
        return MadeQuestion(spot, None if line.asked is None else _exchange(line.asked, self._header.rules))

    def refuse_other_answers(self, reference: Driver, chance: random.Random) -> None:
        """Ask the reference a random question of each block. Raises DisagreedError if another answer is packed."""
        duel = Duel(reference, reference)
        for lines in self._blocks:
            asked = [line.asked for line in lines if line.asked is not None]
            for filled in chance.sample(asked, min(len(asked), 1)):
                duel.confirmed(*_exchange(filled, self._header.rules))


def _exchange(filled: FilledQuestion, rules: str) -> KnownQuestion[bytes]:
    """A packed question with its right answer. Raises DisagreedError if it is not about these rules, or not valid."""
    try:
        question, right = msgspec.structs.replace(filled.decoded(), id=filled.number), bytes(filled.right)
        grounds_of(right)
    except (ValueError, RecursionError) as fault:
        raise DisagreedError(
            message(
                "a pack has a line that is no question with its answer ({fault}); expected one by {command}",
                fault=fault_in_words(fault),
                command=MAKES_PACKS,
            )
        ) from fault
    if getattr(question, "rules", "") != rules:
        raise DisagreedError(
            message(
                "a pack for {rules} asks {line}; expected one by {command}",
                rules=rules,
                line=filled.line,
                command=MAKES_PACKS,
            )
        )
    return KnownQuestion(question, right)


def installed(source: str) -> Path:
    """The path of a pack in an installed suite; a checkout keeps its packs elsewhere."""
    return Path(__file__).with_name("packs") / f"{source}.jsonl.xz"


def pack_for(source: str, seed: int, respond: Callable[[bytes], bytes], *, of_house: bool) -> Pack | None:
    """The installed or cached pack of a source; None if there is none, or if the campaign has another seed or a house.

    Raises SuiteBrokenError if it is not the pack that this version makes.
    """
    if of_house or seed != SEED:
        return None
    path = installed(source)
    is_installed = os.path.lexists(path)
    place = str(path) if is_installed else message("the kept pack of {source}", source=source)
    try:
        content = file_bytes(path, _LARGEST) if is_installed else data_cache.load(kept_name(source), made_of(source))
        if content is None:
            return None
        found = pack_in(content, source)
        found.refuse_other_answers(OurOwn(respond), random.SystemRandom())
    except OSError as fault:
        told = message(
            "it cannot be read ({reason}); expected one by {command}",
            reason=reason_of(fault),
            command=MAKES_PACKS,
        )
    except DisagreedError as fault:
        told = fault.said
    except ValueError as fault:
        told = message(
            "{fault}; install this version again, or make it in a checkout by {command}",
            fault=reason_of(fault),
            command=MAKES_PACKS,
        )
    else:
        return found
    raise SuiteBrokenError(message("{place}: {fault}", place=place, fault=told))


def kept_name(source: str) -> str:
    """The name under which a checkout caches its pack."""
    return f"{source}-pack"


def pack_in(content: bytes, source: str) -> Pack:
    """Read a pack from the bytes of its file. Raises SaidError, which says what is wrong with it."""
    first, _, body = _decompressed(content).partition(b"\n")
    try:
        header = _header.decode(first)
    except (ValueError, RecursionError) as fault:
        raise SaidError(
            message("line 1: {fault}; expected the header of a pack", fault=fault_in_words(fault))
        ) from fault
    _refuse_another(header, source)
    if hashlib.sha256(body).hexdigest() != header.digest:
        raise SaidError(message("it was changed, or has lost something; expected the lines that its header tells of"))
    try:
        lines = _line.decode_lines(body)
    except (ValueError, RecursionError) as fault:
        raise SaidError(message("a line of it is none ({fault})", fault=fault_in_words(fault))) from fault
    strange = {line.table for line in lines} - {"", *header.tables}
    if strange or len(lines) != sum(header.lines) or _asked(header.tables, lines) != header.asked:
        raise SaidError(message("its header tells of other lines"))
    return Pack(header, lines)


def _refuse_another(header: PackHeader, source: str) -> None:
    wanted = {"format": _FORMAT, "rules": source, "seed": SEED, "made_of": made_of(source).hex()}
    for name, value in wanted.items():
        if (there := getattr(header, name)) != value:
            raise SaidError(
                message(
                    "line 1: it has {name} {there}; expected {value}", name=name, there=str(there), value=str(value)
                )
            )


def _decompressed(content: bytes) -> bytes:
    reader = lzma.LZMADecompressor(lzma.FORMAT_XZ)
    try:
        whole = reader.decompress(content, _TIMES * _LARGEST)
    except lzma.LZMAError as fault:
        raise SaidError(message("it is not compressed as a pack is ({fault})", fault=str(fault))) from fault
    if not reader.eof or reader.unused_data:
        raise SaidError(message("it is cut off, or there is more in it than a pack has"))
    return whole


def pack_of(source: str, tables: dict[str, int], blocks: Sequence[Sequence[MadeQuestion[Answer]]]) -> bytes:
    """The bytes of a pack with these blocks."""
    lines = [PackLine.of(question) for block in blocks for question in block]
    body = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
    header = PackHeader(
        format=_FORMAT,
        rules=source,
        seed=SEED,
        made_of=made_of(source).hex(),
        tables=tables,
        asked=_asked(tables, lines),
        lines=[len(block) for block in blocks],
        digest=hashlib.sha256(body).hexdigest(),
    )
    return lzma.compress(msgspec.json.encode(header) + b"\n" + body, preset=9 | lzma.PRESET_EXTREME)


def _asked(tables: Mapping[str, int], lines: Sequence[PackLine]) -> dict[str, int]:
    """The number of questions from each table, and under the empty name those from none."""
    found = Counter(line.table for line in lines if line.asked is not None)
    return {**dict.fromkeys([*tables, ""], 0), **found}


def made_of(source: str) -> bytes:
    """The digest of code and features on which a pack depends; empty if not all of them are files."""
    code, features = code_digest(_CODE), features_digest(source, features_root())
    return hashlib.sha256(code + features).digest() if code and features else b""
