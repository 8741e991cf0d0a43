"""What questions are made of, read once for all tests of a process: it takes as long as a few hundred questions."""

from collections.abc import Callable
from functools import cache

from tarock_conformance.fuzz.material import Material
from tarock_reference import respond


@cache
def material_made(source: str, seed: int, answers: Callable[[bytes], bytes]) -> Material:
    """The material of a source, as ``Material`` makes it; nothing changes it afterwards."""
    return Material(source, seed, answers)


def material_of(source: str) -> Material:
    """The material of a source for the seed 1."""
    return material_made(source, 1, respond)
