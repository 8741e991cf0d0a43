"""What questions are made of, for the seed that most tests take, and campaigns that look for no causes."""

from typing import Any

from tarock_reference import respond
from tarock_searching.fuzz.causes import NOTHING, Causes
from tarock_searching.make import material
from tarock_searching.make.material import Material


def material_of(source: str) -> Material:
    """The material of a source for the seed 1."""
    return material.material_of(source, 1, respond)


def without_causes(*_: Any) -> Causes:
    """Replaces the look for causes in a test about what was asked and found."""
    return NOTHING
