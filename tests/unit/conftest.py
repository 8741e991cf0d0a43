"""What tests of diagnoses share, lungau as the source has it and every deviation from it, and those of campaigns."""

from __future__ import annotations

import pytest
from tests.unit.materials import material_made

from tarock_conformance.fuzz import run
from tarock_reference.deviations import Deviation, deviations
from tarock_reference.variants import Variant, variant_of_source

vars(run)["Material"] = material_made
"""A campaign begins with what its questions are made of, and a process makes that once, not for every campaign."""


@pytest.fixture(scope="session")
def lungau() -> Variant:
    return variant_of_source("lungau", {})


@pytest.fixture(scope="session")
def known(lungau: Variant) -> dict[str, Deviation]:
    return {one.id: one for one in deviations(lungau)}
