"""Under which headings a scenario stands in its feature file."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from tarock_steps.catalogue import gherkin_tree
from tarock_steps.catalogue.features_path import features_root


class Headings(NamedTuple):
    """The name of a feature, and that of the Rule a scenario stands under; the latter may be missing."""

    feature: str
    rule: str


def headings(source: str, feature: str, outline: str, root: Path | None = None) -> Headings:
    """Where the scenario or outline of this name is in a feature file that could be planned."""
    return headings_in((root or features_root()) / source / feature, outline)


def headings_in(file: Path, outline: str) -> Headings:
    """The same of any file."""
    found = gherkin_tree.parsed(file.read_text(encoding="utf-8")).feature
    if found is None:
        return Headings("", "")
    for child in found.children:
        if child.rule and any(one.scenario and one.scenario.name == outline for one in child.rule.children):
            return Headings(found.name, child.rule.name)
    return Headings(found.name, "")
