"""What questions are made of, read once for all tests of a process."""

from functools import cache

from tarock_conformance.fuzz.material import Material
from tarock_reference import respond


@cache
def material_of(source: str) -> Material:
    """The material of a source for the seed 1."""
    return Material(source, 1, respond)
