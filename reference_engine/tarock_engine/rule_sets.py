"""The table of all rule sets by name, one for each source."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarock_engine.karl.rulings.rule_set import KARL
from tarock_engine.koenigrufen.rulings.rule_set import KOENIGRUFEN
from tarock_engine.lungau.rulings.rule_set import LUNGAU
from tarock_engine.ruleset import RuleSet
from tarock_engine.zwanzigerrufen.rulings.rule_set import ZWANZIGERRUFEN

RULE_SETS: Final[Mapping[str, RuleSet]] = {rules.name: rules for rules in (LUNGAU, KARL, KOENIGRUFEN, ZWANZIGERRUFEN)}
"""Every rule set by its name, with all options at their defaults."""
