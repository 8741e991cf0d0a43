"""The pytest plugin: makes tests of scenarios, and verdicts of their results.

``SuitePlugin(run)`` goes to ``pytest.main`` and brings this module along (``runner.py`` does that).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, MutableMapping
from importlib.metadata import version
from typing import Any, Final, cast

import pytest
from pytest_bdd import scenario
from pytest_bdd.feature import features, get_feature
from pytest_bdd.parser import Feature, Scenario, Step
from pytest_bdd.reporting import scenario_reports_registry
from pytest_bdd.steps import StepFunctionContext

from tarock_steps.catalogue.continued_lines import joined_rows, with_text_below
from tarock_steps.catalogue.plan import slug
from tarock_steps.catalogue.planned import Planned
from tarock_steps.errors import CatalogueError
from tarock_steps.suite.judging import refuse_false_claims, verdict_of
from tarock_steps.suite.playthrough import Playthrough
from tarock_steps.suite.run import Run
from tarock_steps.under_pytest import pytest_steps
from tarock_steps.words.table import Table

SUITE: Final = "tarock_steps.under_pytest.test_features"
TAGS: Final = {
    "clause": "clause(id): the clause of the source that the scenario is evidence for",
    "dispute": "dispute(option): what the source leaves open, one row for each reading",
    "position": "position: the scenario asks about a position and does not start from the deal",
}
_EXAMPLE: Final = "_pytest_bdd_example"

_RUN = pytest.StashKey[Run]()
_PLANNED = pytest.StashKey[Planned]()
_TABLE = pytest.StashKey[Table]()
_PLAYED = pytest.StashKey[Playthrough]()

_LookUp = Callable[[pytest.FixtureRequest, Step], StepFunctionContext | None]

_runs: list[Run] = []
_bound: dict[Callable[..., object], tuple[str, str]] = {}


# ------------------------------------------------------------------------------------------------------ a run


class SuitePlugin:
    """Passes a run and this module to ``pytest.main(plugins=[…])``; ``trouble`` is the exception that stopped it."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.trouble: BaseException | None = None

    def pytest_configure(self, config: pytest.Config) -> None:
        """Install the run."""
        install(config, self.run)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Record a failed collection, which is a fault of the suite, as ``trouble``."""
        if report.failed:
            self.trouble = self.trouble or CatalogueError(str(report.longrepr))

    def pytest_internalerror(self, excinfo: pytest.ExceptionInfo[BaseException]) -> None:
        """Record an internal error as ``trouble``, above all that of a sink that takes no more verdicts."""
        self.trouble = self.trouble or excinfo.value

    @pytest.hookimpl(wrapper=True, trylast=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Drop the report that pytest-bdd makes of every step: nobody needs it here, and it takes memory."""
        report = yield
        scenario_reports_registry.pop(item, None)
        return report

    def pytest_keyboard_interrupt(self, excinfo: pytest.ExceptionInfo[BaseException]) -> None:
        """Record the interruption as ``trouble``."""
        self.trouble = self.trouble or excinfo.value


def install(config: pytest.Config, run: Run) -> None:
    """Make ``run`` the run of this pytest session, and this module one of its plugins."""
    if not config.pluginmanager.has_plugin(__name__):
        config.pluginmanager.register(sys.modules[__name__], __name__)
    config.stash[_RUN] = run
    _runs.append(run)
    config.add_cleanup(_forget)


def _forget() -> None:
    """Remove the last run; after the only one, also the tests and the features that pytest-bdd has read."""
    _runs.pop()
    if not _runs:
        _bound.clear()
        features.clear()


def bind(namespace: MutableMapping[str, object]) -> None:
    """Put a test for every scenario of the run into the ``namespace`` of a module."""
    run = _runs[-1]
    for feature in {planned.feature for planned in run.planned()}:
        joined_feature(str(run.folder), feature)
    for feature, name in dict.fromkeys((planned.feature, planned.outline) for planned in run.planned()):
        bound = scenario(feature, name, features_base_dir=str(run.folder))(_nothing_more)
        _bound[bound] = (feature, name)
        namespace[f"test_{feature.removesuffix('.feature').partition('/')[0]}_{slug(name).replace('-', '_')}"] = bound


def joined_feature(folder: str, name: str) -> Feature:
    """A feature as pytest-bdd reads and caches it, with the continued lines and rows joined."""
    feature = get_feature(folder, name)
    for template in feature.scenarios.values():
        for step in template.steps:
            if step.docstring:
                step.name, step.docstring = with_text_below(step.name, step.docstring) or step.name, None
        for table in template.examples:
            table.examples[:] = joined_rows(table.examples)
    return feature


def _nothing_more() -> None:
    """The body of a test: empty, as the steps of the scenario are the test."""


# ------------------------------------------------------------------------------------------- hooks of pytest


def pytest_configure(config: pytest.Config) -> None:
    """Register the marks for the tags, and the steps."""
    config.pluginmanager.register(pytest_steps)
    for line in TAGS.values():
        config.addinivalue_line("markers", line)


@pytest.hookimpl(tryfirst=True)
def pytest_bdd_apply_tag(tag: str, function: Callable[..., object]) -> bool:
    """Turn ``clause:LUN-PLAY-001`` into the mark ``clause("LUN-PLAY-001")``."""
    kind, _, value = tag.partition(":")
    if kind not in TAGS:
        reason = f"the tag @{tag} is of no known kind"
        raise CatalogueError(reason)
    getattr(pytest.mark, kind)(*filter(None, [value]))(function)
    return True


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Sort the scenarios as in the plan, and deselect the rows that are not asked for."""
    run = config.stash.get(_RUN, None)
    ours = [item for item in items if isinstance(item, pytest.Function) and item.function in _bound]
    if run is None or not ours:
        return
    places = {
        _key(planned.feature, planned.outline, planned.row): (place, planned)
        for place, planned in enumerate(run.planned())
    }
    kept: dict[pytest.Item, int] = {}
    for item in ours:
        found = places.get(_key(*_bound[item.function], _row(item)))
        if found is not None:
            kept[item], item.stash[_PLANNED] = found
    dropped = [item for item in ours if item not in kept]
    if dropped:
        config.hook.pytest_deselected(items=dropped)
    in_order = iter(sorted(kept, key=kept.__getitem__))
    left = [item for item in items if item not in set(dropped)]
    items[:] = [next(in_order) if item in kept else item for item in left]


@pytest.fixture
def table(request: pytest.FixtureRequest) -> Table:
    """The one object that all steps of a scenario share."""
    run = request.config.stash[_RUN]
    made = Table(run.driver, ids=run.ids)
    request.node.stash[_TABLE] = made
    return made


def pytest_bdd_before_step(request: pytest.FixtureRequest, step: Step) -> None:
    """Record how far a scenario came."""
    del step
    node = request.node
    if _PLAYED not in node.stash and _PLANNED in node.stash:
        node.stash[_PLAYED] = Playthrough(node.stash[_PLANNED], request.getfixturevalue("table"))
    if _PLAYED in node.stash:
        node.stash[_PLAYED].begins()


def pytest_bdd_step_func_lookup_error(step: Step, scenario: Scenario) -> None:
    """Raise CatalogueError for a step that is no phrase of the vocabulary."""
    reason = f"{step.type} {step.name!r} is no phrase of the vocabulary"
    raise CatalogueError(reason, file=scenario.feature.rel_filename, place=f"line {step.line_number}")


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, Any, Any]:
    """Finish a scenario that passed; for the reference, compare its claims with the grounds of its checks."""
    result = yield
    run = pyfuncitem.config.stash.get(_RUN, None)
    played = pyfuncitem.stash.get(_PLAYED, None)
    if run is not None and played is not None:
        played.ends()
        if run.is_reference:
            refuse_false_claims(played.planned, played.table)
    return result


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Make the verdict of a scenario as soon as it has run, and drop its table, as pytest keeps items to the end."""
    report = yield
    planned = item.stash.get(_PLANNED, None)
    if planned is not None and (call.when == "call" or (call.when == "setup" and call.excinfo)):
        run = item.config.stash[_RUN]
        fault = call.excinfo.value if call.excinfo else None
        run.sink(verdict_of(run, planned, item.stash.get(_PLAYED, None), fault))
        if _TABLE in item.stash:
            del item.stash[_TABLE]
        if _PLAYED in item.stash:
            del item.stash[_PLAYED]
    return report


def _row(item: pytest.Function) -> dict[str, str]:
    if not hasattr(item, "callspec"):
        return {}
    return cast("dict[str, str]", item.callspec.params[_EXAMPLE])


def _key(feature: str, name: str, row: dict[str, str]) -> tuple[str, str, tuple[tuple[str, str], ...]]:
    return feature, name, tuple(sorted(row.items()))


# ------------------------------------------------------------------------------------- the look-up of steps
#
# pytest-bdd looks up every step by asking all fixtures whether they are a matching definition. Our vocabulary
# is closed, so it is asked instead. Other versions of pytest-bdd are not changed.

_look_ups: Final[Any] = sys.modules["pytest_bdd.scenario"]
_look_up: Final[_LookUp] = _look_ups.get_step_function


def _remembered(request: pytest.FixtureRequest, step: Step) -> StepFunctionContext | None:
    if _RUN in request.config.stash:
        return pytest_steps.step_definition(str(step.type), step.name)
    return _look_up(request, step)


if version("pytest-bdd").startswith("9.0."):
    _look_ups.get_step_function = _remembered
