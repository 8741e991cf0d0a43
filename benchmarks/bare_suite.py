"""The features of one source under plain pytest-bdd: every step is found, none does anything."""

from __future__ import annotations

import os

from pytest_bdd import given, parsers, scenarios, then, when

from benchmarks.step_probe import SOURCE
from tarock_steps.catalogue.features_path import features_root

ANYTHING = parsers.re(".*")


@given(ANYTHING)
@when(ANYTHING)
@then(ANYTHING)
def nothing() -> None:
    """Do nothing."""


scenarios(str(features_root() / os.environ[SOURCE]))
