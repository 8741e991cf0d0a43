"""What all laws share: reproducible examples, and the deal at hand told when a law fails."""

from __future__ import annotations

from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants
from proving.exercise.laws import LAWS, watch_laws
from tests.laws import strategies

# Examples would take numbers and words from the code of whatever is loaded, which hangs on what is run, and is parsed.
vars(providers)["_get_local_constants"] = Constants

# Derandomised, so that a run can be had again; `--hypothesis-profile=proof` and `wide` look further.
_QUIET = settings(deadline=None, database=None, suppress_health_check=(HealthCheck.too_slow,))
settings.register_profile("laws", _QUIET, max_examples=8, derandomize=True)
settings.register_profile("proof", _QUIET, max_examples=60, derandomize=True)
settings.register_profile("wide", _QUIET, max_examples=2000)
if settings.get_current_profile_name() in ("default", "ci"):
    settings.load_profile("laws")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Count what the engine tells the laws while they run."""
    modules = {item.path: item.module for item in items if isinstance(item, pytest.Function)}
    watch_laws(module for path, module in modules.items() if LAWS in path.parents)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Tell the deal that a law looked at last, where the law failed."""
    report = yield
    story = strategies.latest_story()
    if report.failed and story is not None:
        report.sections.append(("the deal", story))
    return report
