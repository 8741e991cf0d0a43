"""A variant: the rules of one source by one choice of all that it leaves open, and the engine that plays by them."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import msgspec

from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import RuleSet
from tarock_reference import reply, rulings_in_words
from tarock_reference.convert import rules_of
from tarock_reference.impostors import Impostor, RulesFor, impostors_of_variant


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """Who plays ``rules``: ``options`` are what a question names of them, ``rules_for`` finds them for a question."""

    name: str
    based_on: str
    options: Mapping[str, str] = field(default_factory=dict)
    rules: RuleSet
    rules_for: RulesFor = rules_of

    def respond(self, line: bytes) -> bytes:
        """One reply for one question, both a line of JSON, as an engine gives it that is right about this variant."""
        return reply(line, self.rules_for)

    def impostors(self) -> tuple[Impostor, ...]:
        """The engines that are wrong about it in one ruling."""
        return impostors_of_variant(self.based_on, self.rules)

    def wrong(self, impostor: Impostor) -> Callable[[bytes], bytes]:
        """How one of them answers."""
        return impostor.respond(self.rules_for)

    def rulings(self) -> list[tuple[str, str]]:
        """Every ruling: its place and its clause."""
        return [(path, one.clause) for path, one in self.rules.rulings()]

    def digest(self) -> str:
        """SHA-256 of what the rules say, whatever words a profile found for it: every ruling with its clause."""
        told = [(path, one.clause, words) for path, one, words in rulings_in_words.worded_rulings(self.rules)]
        return hashlib.sha256(msgspec.json.encode([self.based_on, told])).hexdigest()


def variant_of_source(rules: str, options: Mapping[str, str]) -> Variant:
    """A source as it stands but for these ``options``; OptionError where they cannot be."""
    return Variant(name=rules, based_on=rules, options=dict(options), rules=RULE_SETS[rules].choose(options))
