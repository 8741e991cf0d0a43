"""The byte format of blocks and their results, between processes and on disk."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import msgspec

from tarock_conformance.fuzz.blocks import Block, BlockResult, Ended
from tarock_conformance.fuzz.breaking import Break
from tarock_conformance.fuzz.duel import Find, OtherField
from tarock_conformance.fuzz.spreading import TableShare
from tarock_steps.protocol.messages.questions import AnyQuestion


class FindLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A find: the question, the field in which the answers part with both values, the clauses, or how it broke.

    Of one that breaks a law, its name and the questions beside; ``how`` the program broke that was ended over it.
    """

    question: AnyQuestion
    field: str
    right: Any
    given: Any
    clauses: tuple[str, ...]
    broke: str = ""
    law: str = ""
    beside: tuple[AnyQuestion, ...] = ()
    how: Break | None = None

    @classmethod
    def of(cls, find: Find) -> FindLine:
        """A find as it is written."""
        beside = cast("tuple[AnyQuestion, ...]", find.beside)
        question = cast("AnyQuestion", find.question)
        return cls(question, *find.difference, find.clauses, find.broke, law=find.law, beside=beside, how=find.how)

    def find(self) -> Find:
        """The find that was written."""
        parted = OtherField(self.field, self.right, self.given)
        return Find(self.question, parted, self.clauses, self.broke, self.law, self.beside, self.how)


class ShareLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much of a table of combinations was taken: its size, and which places were tried, and asked."""

    size: int
    tried: list[int]
    asked: list[int]

    @classmethod
    def of(cls, share: TableShare) -> ShareLine:
        """A share as it is written."""
        return cls(share.size, sorted(share.tried), sorted(share.asked))

    def share(self) -> TableShare:
        """The share that was written."""
        return TableShare(self.size, set(self.tried), set(self.asked))


class ResultLine(msgspec.Struct, frozen=True, tag="result", forbid_unknown_fields=True):
    """What came of a block; the finds in the order in which they were made, and how often each of their sorts came."""

    place: int
    finds: list[FindLine]
    often: list[int]
    asked: int
    come_up: dict[str, int]
    made: dict[str, int]
    shares: dict[str, ShareLine]
    breaks: int
    ended: Ended

    @classmethod
    def of(cls, result: BlockResult) -> ResultLine:
        """What came of a block, as it is written."""
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
        """What was written; ValueError where its parts do not fit together."""
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
    """Why a process plays no more: there is no copy of the program for it, or our own two tellings part."""

    reason: str
    ours: bool = False


_blocks = msgspec.msgpack.Decoder(Block)
_results = msgspec.msgpack.Decoder(ResultLine | TroubleLine)


def block_line(block: Block) -> bytes:
    """A block to be played."""
    return msgspec.msgpack.encode(block)


def read_block(line: bytes) -> Block:
    """The block that a line tells."""
    return _blocks.decode(line)


def result_line(told: BlockResult | TroubleLine) -> bytes:
    """What came of a block, or why nothing did."""
    return msgspec.msgpack.encode(told if isinstance(told, TroubleLine) else ResultLine.of(told))


def read_result(line: bytes) -> BlockResult | TroubleLine:
    """What such a line tells."""
    told = _results.decode(line)
    return told if isinstance(told, TroubleLine) else told.result()
