"""Gathers the questions that the suite asks about a source, with their right answers, and what asks each first."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple, Self

from msgspec import Raw

from tarock_checking.playing.by_default import vectors_by_default
from tarock_protocol import codec
from tarock_protocol.drivers import OurOwn
from tarock_protocol.filled_question import FilledQuestion
from tarock_protocol.messages.questions import Question
from tarock_reference import respond
from tarock_searching.ask.duel import Duel, grounds_of
from tarock_searching.ask.question_blocks import Block, BlockResult, made_questions
from tarock_searching.fuzz.campaign import CampaignState, FuzzTerms
from tarock_searching.fuzz.pack import SEED, Pack, pack_for
from tarock_searching.fuzz.packing import BLOCKS
from tarock_searching.make.material import Material


class AskedBy(StrEnum):
    """What asks a question first, in the order in which the suite is used."""

    CHECK = "check"
    PACK = "pack"
    FUZZ = "fuzz"
    NOTHING = "nothing"


class AskedQuestion(NamedTuple):
    """A question with its right answer, and what asks it."""

    by: AskedBy
    kind: str
    filled: FilledQuestion


def suite_questions(source: str, questions: int) -> list[AskedQuestion]:
    """The questions of a check by default, and those of a campaign with so many; none twice.

    A fourth of a campaign is put to laws alone. What these ask depends on what a program answers; it is left out.
    """
    known: dict[bytes, AskedQuestion] = {}
    for by, filled in (*_of_check(source), *_of_campaign(source, questions)):
        line = bytes(filled.question)
        if line not in known:
            known[line] = AskedQuestion(by, codec.kind(filled.decoded()), filled)
    return [*known.values()]


def _of_check(source: str) -> Iterator[tuple[AskedBy, FilledQuestion]]:
    """The questions of all scenarios, and of the share of them that is repeated with other labels."""
    vectors = vectors_by_default(source)
    for vector in (*vectors.scenarios.values(), *vectors.counterparts.values()):
        yield from ((AskedBy.CHECK, filled) for filled in vector.asked)


def _of_campaign(source: str, questions: int) -> Iterator[tuple[AskedBy, FilledQuestion]]:
    """The questions of a campaign with the first seed, block by block; a pack has the first blocks."""
    making = _Making.of(source)
    terms = FuzzTerms(questions, {}, lambda: True)
    state, place = CampaignState.begun(terms, BlockResult.empty()), 0
    while not state.is_over(terms):
        for block in state.blocks(terms):
            result = BlockResult.empty(block.place)
            if not block.of_laws:
                by = AskedBy.PACK if place < BLOCKS else AskedBy.FUZZ
                place += 1
                for filled in making.questions(block):
                    result.made.update(grounds_of(bytes(filled.right)))
                    yield by, filled
            state.take(result, terms.restarts)
        state.next_round()


class _Making(NamedTuple):
    """What makes the blocks of a campaign: the pack if it is kept, else the material."""

    pack: Pack | None
    material: Material
    duel: Duel

    @classmethod
    def of(cls, source: str) -> Self:
        own = OurOwn(respond)
        pack = pack_for(source, SEED, respond, of_house=False)
        return cls(pack, Material(source, SEED, respond), Duel(own, own))

    def questions(self, block: Block) -> Iterator[FilledQuestion]:
        """The questions of a block, with their right answers."""
        packed = None if self.pack is None else self.pack.made(block)
        if packed is not None:
            yield from (_filled(*asked) for _, asked in packed if asked is not None)
        else:
            fresh = made_questions(self.material, SEED, block, self.duel)
            yield from (FilledQuestion.of(*asked) for _, asked in fresh if asked is not None)


def _filled(question: Question, right: bytes) -> FilledQuestion:
    """A packed question with its right answer."""
    return FilledQuestion(Raw(codec.unnumbered(question).strip()), Raw(right))
