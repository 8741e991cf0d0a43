"""``tarock vectors``: writes the vectors of rule sets to files, for programs that are tested without this suite."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from tarock_checking.playing.filling import fill, shown_filling
from tarock_checking.playing.rules_asked import asking_of
from tarock_language.message import Language
from tarock_reference.houses.house import House
from tarock_reports.ledger.whole_files import Place
from tarock_running.inputs.engine_values import SymmetryShare
from tarock_running.inputs.profile import house_at, refuse_other_rules
from tarock_running.inputs.rule_sets import catalogues_named, with_options
from tarock_running.inputs.settings import house_options
from tarock_running.outputs.places import check_writable, unwritten
from tarock_running.process.exits import CutOffError, ExitCode
from tarock_running.process.forking import jobs_wanted
from tarock_running.process.signals import ending_is_interruption
from tarock_steps.catalogue.loading import Catalogue

SUFFIX: Final = ".vectors.jsonl"


@dataclass(frozen=True, slots=True, kw_only=True)
class Publishing:
    """Which vectors to write to which folder: those of rule sets with readings, or those of a house.

    ``say`` is the language of what people read.
    """

    folder: Path
    rules: tuple[str, ...] = ()
    pairs: tuple[str, ...] = ()
    profile: Path | None = None
    share: SymmetryShare = SymmetryShare.SHARE
    say: Language

    def run(self) -> ExitCode:
        """Fill the vectors of each rule set, and write them to its file."""
        house = None if self.profile is None else house_at(self.profile)
        if house is not None:
            refuse_other_rules(house, self.rules)
        named = self.rules if house is None else (house.based_on,)
        found = with_options(catalogues_named(named), self.pairs)
        paths = {catalogue.source: self.folder / f"{self._name(catalogue.source)}{SUFFIX}" for catalogue in found}
        for path in paths.values():
            check_writable("--output", path)
        with ending_is_interruption():
            for catalogue in found:
                self._write(catalogue, house, paths[catalogue.source])
        return ExitCode.CONFORM

    def _write(self, catalogue: Catalogue, house: House | None, path: Path) -> None:
        place, source = Place(path), catalogue.source
        asking = asking_of(source, house_options(source, self.pairs, house), house)
        scenarios = tuple(scenario for scenario in asking.asked if not scenario.is_further)
        asking = replace(asking, asked=scenarios)
        with shown_filling(source, len(asking.asked), self.say) as step:
            content = fill(asking, house, step, complete=True, share=self.share, workers=jobs_wanted(None))
        try:
            place.put(content)
        except OSError as fault:
            raise CutOffError(unwritten(path, fault)) from fault
        copies, lines = content.count(b'"symmetry":"'), content.count(b"\n") - 1
        told = self.say(
            "{path}: {scenarios:,} scenarios and {copies:,} copies",
            path=str(path),
            scenarios=lines - copies,
            copies=copies,
        )
        sys.stdout.write(f"{told}\n")

    def _name(self, source: str) -> str:
        """The name of a file without its ending: the name of the profile, or the source with its readings."""
        return "-".join((source, *self.pairs)) if self.profile is None else self.profile.stem
