"""What questions are made of, for the seed that most tests take."""

from tarock_conformance.fuzz import material
from tarock_conformance.fuzz.material import Material
from tarock_reference import respond


def material_of(source: str) -> Material:
    """The material of a source for the seed 1."""
    return material.material_of(source, 1, respond)
