"""Writes blocks of questions and their results as bytes, to send them between processes and to store them."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import msgspec

from tarock_language.data import as_data, from_data, message_from
from tarock_language.message import Argument
from tarock_protocol.messages.questions import AnyQuestion
from tarock_searching.ask.breaking import Break
from tarock_searching.ask.duel import Find, OtherField
from tarock_searching.ask.question_blocks import Block, BlockResult, Ended
from tarock_searching.make.combination_tables import TableShare


class FindLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A find: the question, the field in which the answers differ with both values, the clauses, and how it broke.

    ``broke`` is a message as data; in records of older versions it is the sentence in English.

    For a broken law, its name and the questions ``beside``; ``how`` is set if the program was ended over it.
    """

    question: AnyQuestion
    field: str
    right: Any
    given: Any
    clauses: tuple[str, ...]
    broke: Any = ""
    law: str = ""
    beside: tuple[AnyQuestion, ...] = ()
    how: Break | None = None

    @classmethod
    def of(cls, find: Find) -> FindLine:
        """The line for a find."""
        beside = cast("tuple[AnyQuestion, ...]", find.beside)
        question = cast("AnyQuestion", find.question)
        return cls(
            question, *find.difference, find.clauses, as_data(find.broke), law=find.law, beside=beside, how=find.how
        )

    def find(self) -> Find:
        """The find of this line. Raises ValueError if ``broke`` is no message and no text."""
        parted = OtherField(self.field, self.right, self.given)
        broke = self.broke if isinstance(self.broke, str) else message_from(self.broke)
        return Find(self.question, parted, self.clauses, broke, self.law, self.beside, self.how)


class ShareLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much of a table of combinations was covered: its size, the places tried, and the places asked."""

    size: int
    tried: list[int]
    asked: list[int]

    @classmethod
    def of(cls, share: TableShare) -> ShareLine:
        """The line for a share."""
        return cls(share.size, sorted(share.tried), sorted(share.asked))

    def share(self) -> TableShare:
        """The share of this line."""
        return TableShare(self.size, set(self.tried), set(self.asked))


class ResultLine(msgspec.Struct, frozen=True, tag="result", forbid_unknown_fields=True):
    """The result of a block; the finds in their order, and in ``often`` the count of each of their sorts."""

    place: int
    """The place of the block in the campaign."""
    finds: list[FindLine]
    often: list[int]
    asked: int
    """How many questions were asked."""
    come_up: dict[str, int]
    """How often each clause was a ground of a right answer."""
    made: dict[str, int]
    """The same for all first-choice questions, asked or not."""
    shares: dict[str, ShareLine]
    """How much of each table was asked."""
    breaks: int
    """How often the program was ended for a fault."""
    ended: Ended
    """Why the block ended."""

    @classmethod
    def of(cls, result: BlockResult) -> ResultLine:
        """The line for the result of a block."""
        return cls(
            place=result.place,
            finds=[FindLine.of(find) for find in result.finds.values()],
            often=[result.often[sort] for sort in result.finds],
            asked=result.asked,
            come_up=dict(sorted(result.come_up.items())),
            made=dict(sorted(result.made.items())),
            shares={name: ShareLine.of(share) for name, share in result.shares.items()},
            breaks=result.breaks,
            ended=result.ended,
        )

    def result(self) -> BlockResult:
        """The result of this line. Raises ValueError if its parts do not fit together."""
        finds = {find.sort: find for find in (line.find() for line in self.finds)}
        return BlockResult(
            finds=finds,
            often=Counter(dict(zip(finds, self.often, strict=True))),
            asked=self.asked,
            come_up=Counter(self.come_up),
            made=Counter(self.made),
            shares={name: line.share() for name, line in self.shares.items()},
            place=self.place,
            breaks=self.breaks,
            ended=self.ended,
        )


class TroubleLine(msgspec.Struct, frozen=True, tag="trouble"):
    """Why a process stopped: it has no copy of the program, or (``ours``) our own two engines disagree."""

    why: Any
    ours: bool = False

    @property
    def reason(self) -> Argument:
        """The reason as a message or a text, which ``why`` is as data."""
        return from_data(self.why)


_blocks = msgspec.msgpack.Decoder(Block)
_results = msgspec.msgpack.Decoder(ResultLine | TroubleLine)


def block_line(block: Block) -> bytes:
    """The line for a block to be played."""
    return msgspec.msgpack.encode(block)


def read_block(line: bytes) -> Block:
    """The block of a line."""
    return _blocks.decode(line)


def result_line(told: BlockResult | TroubleLine) -> bytes:
    """The line for the result of a block, or for the reason why there is none."""
    return msgspec.msgpack.encode(told if isinstance(told, TroubleLine) else ResultLine.of(told))


def read_result(line: bytes) -> BlockResult | TroubleLine:
    """The result of a block, or the reason why there is none, from its line."""
    told = _results.decode(line)
    return told if isinstance(told, TroubleLine) else told.result()
