"""What questions are made of, for the seed that most tests take, and campaigns that look for no causes."""

from typing import Any

from tarock_conformance.fuzz import material
from tarock_conformance.fuzz.causes import NOTHING, Causes
from tarock_conformance.fuzz.material import Material
from tarock_reference import respond


def material_of(source: str) -> Material:
    """The material of a source for the seed 1."""
    return material.material_of(source, 1, respond)


def without_causes(*_: Any) -> Causes:
    """Replaces the look for causes in a test about what was asked and found."""
    return NOTHING
