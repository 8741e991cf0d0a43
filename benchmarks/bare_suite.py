"""The features of the suite under plain pytest-bdd: every step is found, none does anything."""

from __future__ import annotations

from pytest_bdd import given, parsers, scenarios, then, when

from tarock_steps.features_path import features_root

SOURCE = "lungau"
ANYTHING = parsers.re(".*")


@given(ANYTHING)
@when(ANYTHING)
@then(ANYTHING)
def nothing() -> None:
    """Nothing is done."""


scenarios(str(features_root() / SOURCE))
