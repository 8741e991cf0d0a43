"""Impostors: the reference engine with one ruling wrong and everything else right, with which the suite is tested."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from tarock_engine.cards import CardSet
from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import Ruling, all_swapped, words_of
from tarock_language.message import Message, Word, message
from tarock_protocol import codec
from tarock_protocol.messages import questions
from tarock_reference import reply, rulings_in_words
from tarock_reference.convert import rules_of
from tarock_reference.houses.ways import way_name
from tarock_reference.mistakes import Wrong, wrong_by_kind
from tarock_reference.sources import SOURCES

_HELD: Final = 128
"""The number of rule sets whose values of rulings are cached."""
_LISTED: Final = 8
"""The number of rule sets whose impostors are cached."""

RulesFor = Callable[[questions.Question], RuleSet]
"""A function that gives the rules for a question."""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Impostor:
    """An engine with a wrong ``value`` at ``path``; with ``instead``, only where the right value is one of these.

    ``id`` is ``path/way`` and stays the same as long as the ruling does. ``said`` is what is wrong. ``also`` are other
    wrong rulings, by path, if it is wrong in an order that several rulings make. ``is_of_houses`` says that it plays in
    a way which only houses name.
    """

    id: str
    rules: str
    path: str
    clause: str
    said: Message = dataclasses.field(compare=False)
    value: object
    instead: tuple[object, ...] = ()
    also: tuple[tuple[str, object], ...] = ()
    is_of_houses: bool = False

    @property
    def sentence(self) -> str:
        """What is wrong, in English."""
        return str(self.said)

    def respond(
        self,
        rules_for: RulesFor = rules_of,
        read: Callable[[bytes], questions.AnyQuestion] = codec.decode_question,
    ) -> Callable[[bytes], bytes]:
        """The engine as a function from lines to lines; ``rules_for`` gives the correct rules.

        ``read`` decodes a line, as in ``reply``.
        """
        wrong_rules = functools.cache(self.spoilt)

        def rules_wrong(question: questions.Question) -> RuleSet:
            rules = rules_for(question)
            return wrong_rules(rules) if rules.name == self.rules else rules

        return lambda line: reply(line, rules_wrong, read=read)

    def spoilt(self, rules: RuleSet) -> RuleSet:
        """These rules, with some readings chosen, as the impostor plays them."""
        return all_swapped(rules, wrong_in(rules, [self]))


def wrong_in(rules: RuleSet, wrong: Sequence[Impostor]) -> Mapping[str, object]:
    """The wrong values that impostors have in these rules, by path."""
    held = values_of(rules) if any(impostor.instead for impostor in wrong) else {}
    return {
        path: value
        for impostor in wrong
        if not impostor.instead or held[impostor.path] in impostor.instead
        for path, value in ((impostor.path, impostor.value), *impostor.also)
    }


@functools.lru_cache(_HELD)
def values_of(rules: RuleSet) -> Mapping[str, object]:
    """The value of each ruling, by path."""
    return {path: ruling.value for path, ruling in rules.rulings()}


def impostors(rules: str) -> tuple[Impostor, ...]:
    """All impostors of a rule set, in the order of its rulings."""
    return _impostors(rules, RULE_SETS[rules])


@functools.lru_cache(_LISTED)
def impostors_of_variant(rules: str, played: RuleSet) -> tuple[Impostor, ...]:
    """The impostors of a rule set that are wrong if it is ``played`` so; others are wrong only for other readings."""
    values = {path: ruling.value for path, ruling in played.rulings()}
    return tuple(
        impostor
        for impostor in _impostors(rules, played)
        if values[impostor.path] != impostor.value
        and (not impostor.instead or values[impostor.path] in impostor.instead)
    )


def _impostors(rules: str, here: RuleSet) -> tuple[Impostor, ...]:
    elsewhere = {name: dict(other.rulings()) for name, other in RULE_SETS.items() if name != rules}
    return tuple(
        impostor
        for path, ruling in here.rulings()
        for impostor in (
            *(_of_readings(here, path, ruling) if ruling.offers else _of_values(here, path, ruling)),
            *_of_sources(here, path, ruling, elsewhere),
            *_of_houses(here, path, ruling),
        )
    )


def wrong_values(rules: str, path: str, value: object) -> Sequence[Wrong]:
    """All wrong values for a ruling without readings, the most plausible first: those thought of, or by its kind."""
    mistakes = SOURCES[rules]().mistakes
    return mistakes[path] if path in mistakes else tuple(wrong_by_kind(path, value))


def _of_values(here: RuleSet, path: str, one: Ruling[object]) -> Iterator[Impostor]:
    """Impostors with values that no reading has."""
    for wrong in wrong_values(here.name, path, one.value):
        yield impostor_of(here, path, one, wrong)


def _of_readings(here: RuleSet, path: str, one: Ruling[object]) -> Iterator[Impostor]:
    """For each other reading: an impostor that plays it where this one was asked for, and one that does the reverse.

    For a number also numbers that no reading has.
    """
    asked = next((name for name, value in one.offers.items() if value == one.value), None)
    this = Word("the default") if asked == next(iter(one.offers)) else asked or Word("what is played")
    names: dict[object, str] = {}
    for name, value in one.offers.items():
        names.setdefault(value, name)
    for value, name in names.items():
        if value == one.value:
            continue
        told = {"option": str(one.option), "reading": name, "asked": this}
        always = message("{option}={reading} where {asked} was asked for", **told)
        if type(value) in (int, Fraction):
            always = message(
                "{instead}: {played}", instead=_instead(here, path, Wrong(name, value), one.value), played=always
            )
        never = message("{asked} of {option} where {reading} was asked for", **told)
        yield dataclasses.replace(impostor_of(here, path, one, Wrong(name, value), always), instead=(one.value,))
        yield dataclasses.replace(
            impostor_of(here, path, one, Wrong(f"not-{name}", one.value), never), instead=(value,)
        )
    if type(one.value) in (int, CardSet):
        for wrong in wrong_values(here.name, path, one.value):
            if wrong.value not in names:
                yield dataclasses.replace(impostor_of(here, path, one, wrong), instead=(one.value,))


def _of_sources(
    here: RuleSet, path: str, one: Ruling[object], elsewhere: Mapping[str, Mapping[str, Ruling[object]]]
) -> Iterator[Impostor]:
    """Impostors with what another source says there, if that is a plain value and no entry in a list of its own."""
    if callable(one.value) or path.endswith(".level") or any(part.isdigit() for part in path.split(".")):
        return
    for name, rulings in elsewhere.items():
        other = rulings.get(path)
        if other is None or type(other.value) is not type(one.value):
            continue
        if other.value not in (one.value, *one.offers.values()):
            yield impostor_of(here, path, one, Wrong(f"as-in-{name}", other.value))


def _of_houses(here: RuleSet, path: str, one: Ruling[object]) -> Iterator[Impostor]:
    """Impostors that play in a way which no source has and a house can name, if no mistake is that way already."""
    known = [wrong.value for wrong in wrong_values(here.name, path, one.value)] if one.also else []
    for way in one.also:
        if way not in (one.value, *known):
            yield dataclasses.replace(impostor_of(here, path, one, Wrong(way_name(way), way)), is_of_houses=True)


def impostor_of(here: RuleSet, path: str, one: Ruling[object], wrong: Wrong, why: Message | None = None) -> Impostor:
    """The impostor of a ruling of these rules with a ``wrong`` value; it says ``why``, or names both values."""
    way, value = wrong
    said = why or _instead(here, path, wrong, one.value)
    return Impostor(id=f"{path}/{way}", rules=here.name, path=path, clause=one.clause, said=said, value=value)


def _instead(rules: RuleSet, path: str, wrong: Wrong, right: object) -> Message:
    """Both values of a ruling, or both ways to play."""
    words = functools.partial(rulings_in_words.said_value, rules, path)
    is_untold = callable(wrong.value) and words_of(wrong.value) is None
    played = Word(wrong.way.replace("-", " ")) if is_untold else words(wrong.value) or Word("nothing")
    if callable(right):
        return message("“{way}” instead of “{right_way}”", way=played, right_way=words(right))
    return message("{value} instead of {right}", value=played, right=words(right))


def others(rules: str, path: str, one: Ruling[object]) -> list[object]:
    """The values of the other readings; for a ruling without readings wrong values."""
    if one.offers:
        return [other for other in dict.fromkeys(one.offers.values()) if other != one.value]
    return [wrong.value for wrong in wrong_values(rules, path, one.value)]


def swapped(thing: object, path: Sequence[str], value: object) -> Any:
    """A part of a rule set with ``value`` in place of that of the ruling at ``path``."""
    return all_swapped(thing, {".".join(path): value})
