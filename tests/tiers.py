"""The tiers of the tests: what the gate runs of a test with parameters, and what it leaves to the proof.

``@pytest.mark.gate("lungau", "karl-2")`` names the parameters with which the gate runs a test, each by its id or by
parts of it that stand side by side; the proof runs the test with all others. A number says which in order.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

import pytest

Case = pytest.Function


def share_out(items: Iterable[pytest.Item], *, is_part: bool = False) -> None:
    """Mark for the proof what the gate leaves out. UsageError for a name that no parameter has.

    ``is_part`` says that only some of a test's parameters may have been collected, so that some names may fit none.
    """
    for name, cases in _by_test(items).items():
        words = [word for mark in cases[0].iter_markers("gate") for word in mark.args]
        taken = {word: _fitting(word, cases) for word in words}
        for case in cases:
            if not any(case in some for some in taken.values()):
                case.add_marker(pytest.mark.prove)
        if missing := [word for word in words if not taken[word] and not is_part]:
            message = f"{name}: no parameter for the gate is called {missing[0]!r}"
            raise pytest.UsageError(message)


def _by_test(items: Iterable[pytest.Item]) -> Mapping[str, list[Case]]:
    """The cases of each test that says which of them the gate takes."""
    found: dict[str, list[Case]] = defaultdict(list)
    for item in items:
        if isinstance(item, Case) and item.get_closest_marker("gate"):
            found[item.nodeid.partition("[")[0]].append(item)
    return found


def _fitting(word: str | int, cases: Sequence[Case]) -> Sequence[Case]:
    if isinstance(word, int):
        return cases[word : word + 1]
    return [case for case in cases if f"-{word}-" in f"-{case.callspec.id}-"]
