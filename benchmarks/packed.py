"""What the first questions of ``tarock fuzz`` cost that come from the pack, put to the reference engine through a pipe.

CPU time of ``tarock`` itself, reading the pack included, which others on the same machine change little.
"""

from __future__ import annotations

from statistics import median
from time import process_time
from typing import Final, NamedTuple

from benchmarks.asking import of_children
from tarock_protocol.drivers import OurOwn
from tarock_protocol.piped import Subprocess
from tarock_reference import respond
from tarock_running.inputs.own_process import reference_command
from tarock_searching.ask.duel import Duel
from tarock_searching.ask.question_blocks import BLOCK, Block, play_block
from tarock_searching.fuzz.pack import SEED, kept_name, made_of, pack_for
from tarock_searching.fuzz.packing import packed
from tarock_searching.make.material import Material
from tarock_steps.catalogue import data_cache
from tarock_steps.catalogue.filled import code_digest, features_digest

QUESTIONS: Final = 3_000


class PackCost(NamedTuple):
    """Seconds of the processor: of ``tarock`` itself with the pack and without it, and of the program asked.

    ``wrong`` is how many questions were answered wrongly; it has to be 0.
    """

    own: float
    afresh: float
    program: float
    wrong: int


def pack_cost(source: str, rounds: int) -> PackCost:
    """The medians of some rounds with the same questions; the pack is made first where there is none."""
    if pack_for(source, SEED, respond, of_house=False) is None:
        data_cache.keep(kept_name(source), made_of(source), packed(source))
    done = [_round(source, is_packed=True) for _ in range(rounds)]
    return PackCost(
        own=median(cost.own for cost in done),
        afresh=_round(source, is_packed=False).own,
        program=median(cost.program for cost in done),
        wrong=sum(cost.wrong for cost in done),
    )


def _round(source: str, *, is_packed: bool) -> PackCost:
    before, wrong = of_children(), 0
    code_digest.cache_clear()
    features_digest.cache_clear()
    with Subprocess(reference_command()) as driver:
        begun = process_time()
        pack = pack_for(source, SEED, respond, of_house=False) if is_packed else None
        material, duel = Material(source, SEED, respond), Duel(driver, OurOwn(respond))
        for number in range(QUESTIONS // BLOCK):
            result = play_block(material, SEED, Block(number, BLOCK, {}, {}), duel, packed=pack)
            wrong += result.often.total()
        took = process_time() - begun
    return PackCost(took, took, of_children() - before, wrong)
