"""A variant: the rules of one source by one choice of all its options, and the engine that plays by them.

Its impostors, engines with one wrong ruling, are made here too.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import msgspec

from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import RuleSet
from tarock_protocol import codec
from tarock_reference import reply, rulings_in_words
from tarock_reference.convert import rules_of
from tarock_reference.houses.house import House
from tarock_reference.houses.leaving_out import pruned
from tarock_reference.houses.order import has_same_order
from tarock_reference.impostors import Impostor, RulesFor, impostor_of, impostors_of_variant
from tarock_reference.mistakes import Wrong
from tarock_reference.source_answers import games_of

_FOLDED: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", " ": "_"})


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Variant:
    """A variant: ``rules`` with decided ``readings``; ``rules_for`` gives the rules for a question.

    ``rules_named`` gives them for a program that has decided no reading and takes those of the question. ``profile`` is
    the digest of the profile, empty for a source with readings, ``house`` is what it describes, and ``without`` has the
    words that it leaves out. Like a rule set, a variant is equal to itself alone, so that results for it can be cached.
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
        """One reply for one question, from an engine that is right about this variant."""
        return reply(line, self.rules_for)

    @property
    def undecided(self) -> Variant:
        """The variant for a program that has all readings, and plays the default if a question names none.

        It is wrong about a question that leaves out a reading on which its answer depends.
        """
        return replace(self, rules_for=self.rules_named)

    def impostors(self) -> tuple[Impostor, ...]:
        """The engines that are wrong about one ruling of this variant; of a house also those that lack a ruling."""
        found = impostors_of_variant(self.based_on, self.rules)
        return found if self.house is None else (*found, *_lacking(self.house, found, self.rules))

    def wrong(self, impostor: Impostor) -> Callable[[bytes], bytes]:
        """The function with which an impostor answers questions that we wrote ourselves."""
        return impostor.respond(self.rules_for, codec.sound_question)

    def is_itself(self, impostor: Impostor) -> bool:
        """Whether an impostor is not wrong at all, because it changes a level and not the order of the games."""
        return has_same_order(impostor, self.rules)

    def is_left_out(self, impostor: Impostor) -> bool:
        """Whether an impostor is only wrong about games and items that are left out, for example ``above-Zwiccolo``.

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
        """A value without the words that are left out."""
        return "" if isinstance(value, str) and value in self.without else pruned(value, self.without)

    @property
    def games(self) -> tuple[str, ...]:
        """All games of the variant."""
        return games_of(self.rules)

    @property
    def items(self) -> tuple[str, ...]:
        """All items of the variant, the game first."""
        return self.rules.in_use(self.rules.items)

    def rulings(self) -> list[tuple[str, str]]:
        """The path and the clause of each ruling."""
        return [(path, ruling.clause) for path, ruling in self.rules.rulings()]

    def digest(self) -> str:
        """The SHA-256 of the rules: every ruling with its clause, and the profile if there is one."""
        told = [(path, ruling.clause, words) for path, ruling, words in rulings_in_words.worded_rulings(self.rules)]
        return hashlib.sha256(msgspec.json.encode([self.based_on, self.profile, told])).hexdigest()


def _lacking(house: House, known: Sequence[Impostor], rules: RuleSet) -> Iterator[Impostor]:
    """The engines that play a ruling of a house as its source does, but for those that are ``known``."""
    before, played = house.unruled, dict(rules.rulings())
    wrong = {(impostor.path, impostor.value) for impostor in known}
    for ruling in house.changed:
        value = before[ruling.path]
        if ruling.path in played and (ruling.path, value) not in wrong:
            yield impostor_of(rules, ruling.path, played[ruling.path], Wrong(f"as-in-{house.based_on}", value))


def variant_of_source(rules: str, options: Mapping[str, str]) -> Variant:
    """The variant of a source with these readings. Raises OptionError if they are impossible."""
    return Variant(name=rules, based_on=rules, readings=dict(options), rules=RULE_SETS[rules].choose(options))


def variant_of_house(house: House) -> Variant:
    """The variant of a house, with the source's defaults for all open options."""
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
    """Words as they are written in the names of rulings."""
    return words.casefold().translate(_FOLDED)
