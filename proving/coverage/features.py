"""``python -m proving.coverage.features``: play all scenarios of a source with the reference engine, measured.

What a scenario reaches is recorded under the clauses that it cites. The worked examples of the houses of that source
are asked too, because only they reach the rulings that no source has. Exit code 1 if a scenario or an example fails.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Final

from coverage import Coverage, CoverageData

from tarock_protocol.drivers import InProcess
from tarock_steps.catalogue.planned import Planned
from tarock_steps.suite.scripts import Script, play_script, scripts
from tarock_steps.suite.verdicts import Outcome

if TYPE_CHECKING:
    from _typeshed import TraceFunction

ENGINE = "tarock_engine"
_ROOT: Final = Path(__file__).parents[2]
_HOUSES: Final = (_ROOT / "features" / "houses", _ROOT / "tests" / "houses" / "rounds")
"""The folders of the houses with worked examples."""


def main(arguments: Sequence[str]) -> int:
    """Measure what the scenarios of a source reach; the arguments are the settings, the data file and the source.

    The scenarios are read before measuring starts; reading them while measuring would take three times as long.
    """
    settings, data, source = arguments
    measured = Coverage(data_file=data, config_file=settings)
    everything = scripts(source)
    if ENGINE in sys.modules:
        sys.stderr.write("the engine is loaded already, so that what runs when it is loaded would be missed\n")
        return 2
    _leave_unhashed(measured.get_data())
    measured.start()
    try:
        return played(everything, measured.switch_context) or examples_asked(source)
    finally:
        measured.stop()
        measured.save()


class _Unhashed:
    """Replaces the digest that coverage makes of everything it measures; skipping it saves a fifth of the time.

    The digest is needed only where several processes write data under one name.
    """

    def update(self, _: object) -> None:
        """Ignore what is measured."""


def _leave_unhashed(data: CoverageData) -> None:
    data._hasher = _Unhashed()  # type: ignore[assignment] # noqa: SLF001 - there is no setting for that


def played(everything: Sequence[Script], switch: Callable[[str], object]) -> int:
    """Play scenarios, grouped by the clauses they cite, and show those that do not pass; returns 1 for any, else 0."""
    ordered = sorted(everything, key=_context)
    failed = [fault for told, some in groupby(ordered, _context) for fault in _played(list(some), told, switch)]
    for fault in failed:
        sys.stderr.write(f"{fault}\n")
    sys.stdout.write(f"features: {len(everything)} scenarios, {len(failed)} do not pass\n")
    return min(len(failed), 1)


def examples_asked(source: str) -> int:
    """Ask the worked examples of the houses of a source, and show those that fail; returns 1 for any, else 0."""
    from tarock_reference.houses.examples import faults_of  # noqa: PLC0415 - its loading is measured or changed
    from tarock_reference.houses.profile_parsing import read_house  # noqa: PLC0415 - its loading is measured or changed

    houses = filter(lambda house: house.based_on == source, map(read_house, _profiles()))
    failed = [(house.name, example.of, told) for house in houses for example, told in faults_of(house)]
    for fault in failed:
        sys.stderr.write(f"{': '.join(fault)}\n")
    return min(len(failed), 1)


def _profiles() -> list[Path]:
    return sorted(path for folder in _HOUSES for path in folder.glob("*.toml"))


def clauses_in(context: str) -> list[str]:
    """The clauses that a context names; none before the first scenario and after the last."""
    return context.split()


def _context(script: Script) -> str:
    planned: Planned = script.planned
    return " ".join(planned.clauses)


def _played(some: list[Script], context: str, switch: Callable[[str], object]) -> list[str]:
    """Play scenarios that cite the same clauses, with the engine's memory cleared, and return their faults.

    Only the engine is traced, because the code that asks it runs faster without.
    """
    from tarock_engine import memory  # noqa: PLC0415 - its loading is measured or changed
    from tarock_reference import respond  # noqa: PLC0415 - its loading is measured or changed

    switch(context)
    tracing = sys.gettrace()
    sys.settrace(None)
    memory.forget()
    try:
        driver = InProcess(lambda line: _traced(tracing, respond, line))
        endings = [(script.planned.id, play_script(script, driver)) for script in some]
    finally:
        sys.settrace(tracing)
    switch("")
    return [f"{scenario}: {end.message}" for scenario, end in endings if end.outcome is not Outcome.PASSED]


def _traced(tracing: TraceFunction | None, respond: Callable[[bytes], bytes], line: bytes) -> bytes:
    """Answer a question with tracing switched on."""
    sys.settrace(tracing)
    try:
        return respond(line)
    finally:
        sys.settrace(None)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
