"""The rule sets, one page of data for each source."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarock_engine.ruleset import RuleSet
from tarock_engine.rulesets.karl import KARL
from tarock_engine.rulesets.koenigrufen import KOENIGRUFEN
from tarock_engine.rulesets.lungau import LUNGAU
from tarock_engine.rulesets.zwanzigerrufen import ZWANZIGERRUFEN

RULE_SETS: Final[Mapping[str, RuleSet]] = {one.name: one for one in (LUNGAU, KARL, KOENIGRUFEN, ZWANZIGERRUFEN)}
"""Every rule set by its name, with all options at their defaults."""
