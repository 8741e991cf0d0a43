"""What tests of diagnoses share, lungau as the source has it and every deviation from it."""

from __future__ import annotations

import pytest

from tarock_reference.deviations import Deviation, deviations
from tarock_reference.variants import Variant, variant_of_source


@pytest.fixture(scope="session")
def lungau() -> Variant:
    return variant_of_source("lungau", {})


@pytest.fixture(scope="session")
def known(lungau: Variant) -> dict[str, Deviation]:
    return {deviation.id: deviation for deviation in deviations(lungau)}
