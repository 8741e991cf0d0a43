"""A variant: the rules of one source by one choice of all its options, and the engine that plays by them."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

import msgspec

from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import RuleSet
from tarock_reference import reply, rulings_in_words
from tarock_reference.convert import rules_of
from tarock_reference.houses.house import House
from tarock_reference.houses.leaving_out import pruned
from tarock_reference.houses.order import has_same_order
from tarock_reference.impostors import Impostor, RulesFor, impostors_of_variant
from tarock_reference.source_answers import games_of
from tarock_steps.protocol import codec

_FOLDED: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", " ": "_"})


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Variant:
    """Who plays ``rules``: ``readings`` are decided in them, and ``rules_for`` finds them for a question.

    ``rules_named`` finds them for a program that has not decided on any reading and takes those that a question names.
    ``profile`` is the digest of the profile that they come from, empty where they are a source with its readings,
    ``house`` is what it describes, and ``without`` are the words of what it leaves out.
    Like a rule set, a variant is equal to itself alone, so that what is worked out for it can be remembered.
    """

    name: str
    based_on: str
    readings: Mapping[str, str] = field(default_factory=dict)
    rules: RuleSet
    rules_for: RulesFor = rules_of
    rules_named: RulesFor = rules_of
    profile: str = ""
    without: frozenset[str] = frozenset()
    house: House | None = None

    def respond(self, line: bytes) -> bytes:
        """One reply for one question, both a line of JSON, as an engine gives it that is right about this variant."""
        return reply(line, self.rules_for)

    @property
    def undecided(self) -> Variant:
        """The same as played by a program that has every reading, and the source's default where a question names none.

        It is not right about a question that leaves out a reading on which its answer rests.
        """
        return replace(self, rules_for=self.rules_named)

    def impostors(self) -> tuple[Impostor, ...]:
        """The engines that are wrong about it in one ruling."""
        return impostors_of_variant(self.based_on, self.rules)

    def wrong(self, impostor: Impostor) -> Callable[[bytes], bytes]:
        """How one of them answers lines that we have written ourselves."""
        return impostor.respond(self.rules_for, codec.sound_question)

    def is_itself(self, impostor: Impostor) -> bool:
        """Whether one of them is not wrong at all: it gives a game another place, and the order of games stays."""
        return has_same_order(impostor, self.rules)

    def is_left_out(self, impostor: Impostor) -> bool:
        """Whether what one of them has wrong is only about games and items left out, ``above-Zwiccolo`` say.

        A bonus whose name begins with an item, such as ``bonuses.koenigfang_beside_ultimo``, is about that item.
        """
        way = impostor.id.rpartition("/")[2]
        if any(f"-{way}".endswith(f"-{word.replace(' ', '-')}") for word in self.without):
            return True
        if any(f"{impostor.path}_".startswith(f"bonuses.{folded(word)}_") for word in self.without):
            return True
        right = dict(self.rules.rulings())[impostor.path].value
        return bool(self.without) and self._played(right) == self._played(impostor.value)

    def _played(self, value: object) -> object:
        """A value without the words of what is left out."""
        return "" if isinstance(value, str) and value in self.without else pruned(value, self.without)

    @property
    def games(self) -> tuple[str, ...]:
        """Every game that is played by it."""
        return games_of(self.rules)

    @property
    def items(self) -> tuple[str, ...]:
        """Everything that is scored by itself, the game first."""
        return self.rules.in_use(self.rules.items)

    def rulings(self) -> list[tuple[str, str]]:
        """Every ruling: its place and its clause."""
        return [(path, ruling.clause) for path, ruling in self.rules.rulings()]

    def digest(self) -> str:
        """SHA-256 of what the rules say: every ruling with its clause, and the profile where there is one."""
        told = [(path, ruling.clause, words) for path, ruling, words in rulings_in_words.worded_rulings(self.rules)]
        return hashlib.sha256(msgspec.json.encode([self.based_on, self.profile, told])).hexdigest()


def variant_of_source(rules: str, options: Mapping[str, str]) -> Variant:
    """A source as it stands but for these ``options``; OptionError where they cannot be."""
    return Variant(name=rules, based_on=rules, readings=dict(options), rules=RULE_SETS[rules].choose(options))


def variant_of_house(house: House) -> Variant:
    """A house, with what it leaves open at the source's default."""
    return Variant(
        name=house.name,
        based_on=house.based_on,
        readings=house.options,
        rules=house.rules,
        rules_for=house.rules_of,
        rules_named=replace(house, readings=()).rules_of,
        profile=house.digest,
        without=frozenset(house.without.words),
        house=house,
    )


def folded(words: str) -> str:
    """Words as names of rulings spell them."""
    return words.casefold().translate(_FOLDED)
