"""``tarock lock``: a lock made and put in its place whole, or renewed when somebody has seen what changes."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from tarock_conformance.inputs.rule_sets import catalogues_named, with_options
from tarock_conformance.inputs.settings import parse_options
from tarock_conformance.lock.lock_lines import SUFFIX
from tarock_conformance.lock.making import make
from tarock_conformance.lock.telling import told
from tarock_conformance.outputs.places import check_writable
from tarock_conformance.process.console import console
from tarock_conformance.process.exits import CutOffError, ExitCode, InterruptedRunError, UsageFaultError
from tarock_conformance.process.sharing import check_workers
from tarock_conformance.process.signals import ending_is_interruption
from tarock_reference.variants import variant_of_source
from tarock_reports.ledger.whole_files import Place
from tarock_steps.catalogue.loading import options_to_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tarock_conformance.lock.making import Made
    from tarock_reference.variants import Variant


@dataclass(frozen=True, slots=True, kw_only=True)
class Locking:
    """What to lock, as the command line says it."""

    rules: tuple[str, ...] = ()
    pairs: tuple[str, ...] = ()
    output: Path | None = None
    workers: int = 2

    def run(self) -> ExitCode:
        """Make the lock of a variant, and say what it holds."""
        check_workers(self.workers)
        variant = source_variant(self.rules, self.pairs)
        path = self.output or Path(f"{variant.name}{SUFFIX}")
        check_writable("--output", path)
        if path.exists():
            message = (
                f"{path} is there already; expected --update {path}, which shows what changes, or another --output"
            )
            raise UsageFaultError(message)
        place = Place(path)
        put(place, made_of(variant, self.workers, place))
        return ExitCode.CONFORM


def source_variant(rules: Sequence[str], pairs: Sequence[str]) -> Variant:
    """The one source that a command line names, with the readings that it chooses."""
    found = with_options(catalogues_named(rules), pairs)
    if len(found) != 1 or not (rules or pairs):
        names = ", ".join(one.source for one in found)
        message = f"a lock is of one variant; expected --rules with one of: {names}"
        raise UsageFaultError(message)
    source = found[0].source
    return variant_of_source(source, options_to_name(parse_options(source, pairs), source))


def made_of(variant: Variant, workers: int, place: Place) -> Made:
    """The lock of a variant; who interrupts the work is told that nothing was written."""
    try:
        with ending_is_interruption():
            return make(variant, workers=workers)
    except KeyboardInterrupt as fault:
        raise InterruptedRunError(untouched("interrupted", place)) from fault


def put(place: Place, made: Made) -> None:
    """Say what a lock holds, and put it in its place in one piece."""
    out = console()
    for line in told(made):
        out.print(Text(line), soft_wrap=True)
    try:
        place.put(made.lock.data(), lasting=True)
    except OSError as fault:
        why = f"it cannot be written ({fault.strerror or fault})"
        raise CutOffError(untouched(why, place)) from fault
    out.print(Text(f"lock: {place.path}"), soft_wrap=True)


def untouched(why: str, place: Place) -> str:
    """What is said where no lock was written."""
    return (
        f"{place.path}: {why}; {'the lock that is there is left as it was' if place.had_one else 'nothing is written'}"
    )
