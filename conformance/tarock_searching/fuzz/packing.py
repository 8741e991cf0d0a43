"""Generates the pack of a source: the questions of the first blocks of a campaign with right answers."""

from __future__ import annotations

from typing import Final

from tarock_protocol.drivers import OurOwn
from tarock_protocol.messages.answers import Answer
from tarock_reference import respond
from tarock_searching.ask.duel import Duel, grounds_of
from tarock_searching.ask.question_blocks import BLOCK, BlockResult, MadeQuestion, made_questions
from tarock_searching.fuzz.campaign import CampaignState, FuzzTerms
from tarock_searching.fuzz.pack import SEED, pack_of
from tarock_searching.make.combining import all_combinations
from tarock_searching.make.material import material_of

BLOCKS: Final = 40
"""How many blocks a pack has."""


def packed(source: str, number: int = BLOCKS) -> bytes:
    """The bytes of a pack of a source with so many blocks; a whole one has 10,000 questions."""
    material, own = material_of(source, SEED, respond), OurOwn(respond)
    tables = {table.name: table.size for table in all_combinations(material, own.hello)}
    return pack_of(source, tables, made_blocks(source, number))


def made_blocks(source: str, number: int) -> list[list[MadeQuestion[Answer]]]:
    """Generate the questions of so many blocks; blocks of laws are skipped."""
    material, own = material_of(source, SEED, respond), OurOwn(respond)
    duel = Duel(own, own)
    terms = FuzzTerms(2 * BLOCK * number, {}, lambda: True)
    state = CampaignState.begun(terms, BlockResult.empty())
    blocks: list[list[MadeQuestion[Answer]]] = []
    while len(blocks) < number:
        for block in state.blocks(terms):
            result = BlockResult.empty(block.place)
            if not block.of_laws and len(blocks) < number:
                blocks.append([*made_questions(material, SEED, block, duel)])
                for generated in blocks[-1]:
                    result.made.update(() if generated.asked is None else grounds_of(generated.asked.right))
            state.take(result, terms.restarts)
        state.next_round()
    return blocks
