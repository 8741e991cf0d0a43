"""One share of the suite in a process of its own: ``python -m benchmarks.step_probe ours|bare SOURCE EVERY``.

``EVERY`` 4 runs every fourth scenario. Prints the number of scenarios and the CPU seconds, in JSON.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from time import process_time

import pytest

from tarock_steps.suite.verdicts import Outcome, Verdict

SUITES = ("ours", "bare")
SOURCE = "TAROCK_BENCH_SOURCE"
"""The environment variable with the source of the bare suite."""

_UNUSED = [
    "cacheprovider",
    "doctest",
    "junitxml",
    "logging",
    "threadexception",
    "unraisableexception",
    "warnings",
]
_PLAIN = (
    *(
        "--noconftest",
        "--disable-plugin-autoload",
        "--capture=no",
        "--tb=no",
        "--quiet",
        f"--config-file={os.devnull}",
    ),
    *(argument for name in _UNUSED for argument in ("-p", f"no:{name}")),
    *("-p", "pytest_bdd.plugin", "--pyargs", "benchmarks.bare_suite"),
)


def ours(source: str, every: int) -> int:
    """Run the suite against the reference engine in this process."""
    from tarock_protocol.drivers import InProcess  # noqa: PLC0415
    from tarock_reference import respond  # noqa: PLC0415
    from tarock_steps.catalogue.plan import plan  # noqa: PLC0415
    from tarock_steps.suite.run import Run  # noqa: PLC0415
    from tarock_steps.under_pytest.runner import run_suite  # noqa: PLC0415 - brings pytest-bdd's look-up of ours

    chosen = plan(source)[::every]
    verdicts: list[Verdict] = []
    run_suite(Run(InProcess(respond), verdicts.append, source, is_reference=True, chosen=chosen))
    broken = sum(verdict.outcome is not Outcome.PASSED for verdict in verdicts)
    if broken:
        message = f"{broken} of {len(chosen)} scenarios did not pass, and one that breaks off costs less"
        raise SystemExit(message)
    return len(chosen)


def bare(source: str, every: int) -> int:
    """Run the same features under plain pytest-bdd."""
    os.environ[SOURCE] = source
    share = _Share(every)
    code = pytest.main(list(_PLAIN), plugins=[share])
    if code is not pytest.ExitCode.OK:
        message = f"plain pytest-bdd ended with {code!r}"
        raise SystemExit(message)
    return share.kept


class _Share:
    """Keeps one in ``every`` scenarios, and ignores tags."""

    def __init__(self, every: int) -> None:
        self.every = every
        self.kept = 0

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = items[:: self.every]
        self.kept = len(items)

    def pytest_bdd_apply_tag(self, tag: str, function: Callable[..., object]) -> bool:
        del tag, function
        return True


def main() -> None:
    """Run and report."""
    which, source, every = sys.argv[1], sys.argv[2], int(sys.argv[3])
    begun = process_time()
    with redirect_stdout(sys.stderr):
        number = (ours if which == "ours" else bare)(source, every)
    print(json.dumps({"scenarios": number, "seconds": process_time() - begun}))


if __name__ == "__main__":
    main()
