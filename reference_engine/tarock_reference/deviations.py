"""Lists the deviations of a rule set: single points in which a program may play otherwise.

A deviation is a reading that is played whatever is asked for, a ruling with another value, or a game or an item that is
not known. They are derived from the rules: the readings of all options, options that are ignored, the wrong values that
the proof tries, values of other sources, numbers nearby, and every word that can be left out. The search for causes
tries them. A wrong value of one ruling is an impostor.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Iterable, Iterator, Mapping
from enum import IntEnum
from fractions import Fraction
from itertools import chain
from typing import Final

from tarock_engine.cards import CardSet
from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import words_of
from tarock_language.message import Message
from tarock_reference import can_be_chosen, option_readings
from tarock_reference.condition_texts import where_named
from tarock_reference.deviation_conditions import AT, Where
from tarock_reference.deviation_messages import (
    ignores,
    knows,
    knows_no,
    never_offers,
    plays_by_default,
    plays_impostor,
    plays_reading,
    plays_where,
)
from tarock_reference.houses.added_rulings import grown
from tarock_reference.houses.leaving_out import Without, indispensable, pruned
from tarock_reference.houses.ways import is_way, ways
from tarock_reference.impostors import Impostor, RulesFor, impostor_of, impostors, values_of
from tarock_reference.mistakes import Wrong
from tarock_reference.near_values import likely_values, near_values
from tarock_reference.orders import impostor_in_order
from tarock_reference.rulings_in_words import kind_of_value
from tarock_reference.unread_fields import KINDS
from tarock_reference.values_beside import impostor_made_up, impostors_beside
from tarock_reference.variants import Variant, folded
from tarock_reference.wrong_on_lead import ON_LEAD, wrong_on_lead

_FAR: Final = ("/=", "/like-", f"/{ON_LEAD}")
"""The beginnings of ways that are less plain than others: near numbers, ways of other games, and ways on some leads."""
_SOMEWHERE: Final = 4
"""How much less plain a deviation is that is played only somewhere."""
_SCOPED: Final = 1 << 12
"""How many deviations that are played only somewhere are cached."""


class DeviationKind(IntEnum):
    """The kind of a deviation; of two that explain the same answers, the lower number is the simpler one."""

    READING = 0
    BY_DEFAULT = 1
    LEFT_OUT = 2
    VALUE = 3
    UNREAD = 4


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Deviation:
    """One difference: a ``reading`` of an ``option``, the wrong ruling of an ``impostor``, or a ``word`` left out.

    ``id`` is ``option=reading``, the id of the impostor, or ``without contracts: Dreier``. ``by_default`` has each
    option with its default, for a program that ignores the readings asked for. An answer can change only if one of the
    ``clauses`` is among its grounds. ``point`` is what the deviation decides: two with the same point exclude each
    other. A game left out that is ``understood`` is never offered, but is scored and paid. ``unread`` are ignored
    fields of questions, such as ``settle.tariff``; they also stand for its clauses. ``known_by`` are the rules of a
    program that knows a word although its house leaves it out. With ``where`` it is played there alone, and
    ``everywhere`` is the same deviation without that limit. A deviation is equal to itself alone: that makes lookups
    fast.
    """

    id: str
    kind: DeviationKind
    point: str
    said: Message
    clauses: frozenset[str]
    option: str = ""
    reading: str = ""
    by_default: tuple[tuple[str, str], ...] = ()
    impostor: Impostor | None = None
    left_out: str = ""
    word: str = ""
    understood: bool = False
    unread: tuple[str, ...] = ()
    known_by: RulesFor | None = None
    where: Where | None = None
    everywhere: Deviation | None = None

    @property
    def sentence(self) -> str:
        """What a program plays otherwise, in English."""
        return str(self.said)

    @property
    def number(self) -> int | Fraction | None:
        """The wrong number of a ruling; None of all else."""
        value = None if self.impostor is None or self.impostor.also else self.impostor.value
        return value if isinstance(value, int | Fraction) and type(value) in (int, Fraction) else None

    @property
    def is_way_to_play(self) -> bool:
        """Whether it is a reading or an order: no rule says what a program with it answers to what is invalid by it."""
        return self.kind is DeviationKind.READING or (self.impostor is not None and bool(self.impostor.also))

    @property
    def plainness(self) -> tuple[DeviationKind, int, str]:
        """The sort key of deviations that explain the same answers, the simplest first.

        A game never offered comes between plausible mistakes and near numbers. What applies only at times comes behind
        these, and what is played only somewhere comes last.
        """
        if self.understood:
            return DeviationKind.VALUE, 1, self.id
        if self.everywhere is not None:
            return self.kind, _SOMEWHERE + self.everywhere.plainness[1], self.id
        sometimes = self.impostor is not None and bool(self.impostor.instead)
        return self.kind, 3 if sometimes else 2 * any(way in self.id for way in _FAR), self.id


@functools.lru_cache(maxsize=2)
def deviations(variant: Variant) -> tuple[Deviation, ...]:
    """All deviations from a variant that are tried, in the order of its rulings; cached for repeated diagnoses."""
    readings = tuple(_of_readings(variant))
    words = (*_of_words(variant), *_of_known_words(variant))
    rulings = (*_of_rulings(variant), *_of_added_rulings(variant.rules))
    return (*readings, *_by_default(variant, readings), *rulings, *words, *_of_fields())


def of_impostor(impostor: Impostor) -> Deviation:
    """The deviation of an engine that is wrong in one ruling."""
    return Deviation(
        id=impostor.id,
        kind=DeviationKind.VALUE,
        point=f"{impostor.path} {sorted(map(str, impostor.instead))}",
        said=plays_impostor(impostor),
        clauses=frozenset((impostor.clause,)),
        impostor=impostor,
    )


@functools.lru_cache(_SCOPED)
def only_where(one: Deviation, where: Where) -> Deviation:
    """A deviation that is played only where the conditions hold."""
    said = plays_where(one.said, where.said)
    return dataclasses.replace(one, id=f"{one.id}{AT}{where.id}", said=said, where=where, everywhere=one)


def deviation_in_order(impostor: Impostor, rules: RuleSet) -> Deviation:
    """The deviation of an engine that is wrong in an order, which several rulings may make."""
    known = dict(rules.rulings())
    clauses = frozenset(known[path].clause for path in (impostor.path, *(path for path, _ in impostor.also)))
    return dataclasses.replace(of_impostor(impostor), point=impostor.id.partition("/")[0], clauses=clauses)


def deviation_named(name: str, variant: Variant) -> Deviation | None:
    """The deviation from a variant with an id; None if there is none."""
    everywhere, at, where = name.partition(AT)
    found = _by_id(variant).get(everywhere) or _made_up(everywhere, variant.rules)
    try:
        return only_where(found, where_named(where)) if at and found is not None else found
    except ValueError:
        return None


@functools.lru_cache(maxsize=2)
def _by_id(variant: Variant) -> Mapping[str, Deviation]:
    return {deviation.id: deviation for deviation in deviations(variant)}


@functools.lru_cache(_SCOPED)
def _made_up(name: str, rules: RuleSet) -> Deviation | None:
    """The deviation with an order, or with a value beside others, that an id names; None if it names none."""
    order = impostor_in_order(name, rules)
    if order is not None:
        return deviation_in_order(order, rules)
    beside = impostor_made_up(name, rules)
    return None if beside is None else of_impostor(beside)


def deviations_beside(one: Deviation, rules: RuleSet) -> Iterator[Deviation]:
    """The deviations with the values beside that of one, played where it is played; empty if there are none.

    The number of a game's place in the auction has none: only what it ranks above matters.
    """
    if one.impostor is None or one.impostor.also or one.impostor.path.endswith(".level"):
        return
    for impostor in impostors_beside(one.impostor, rules):
        beside = _made_up(impostor.id, rules)
        if beside is not None:
            yield beside if one.where is None else only_where(beside, one.where)


def _of_readings(variant: Variant) -> Iterator[Deviation]:
    source = variant.based_on
    clauses: dict[str, set[str]] = {}
    for _, ruling in variant.rules.rulings():
        if ruling.option:
            clauses.setdefault(ruling.option, set()).add(ruling.clause)
    for option, readings in option_readings(source).items():
        for reading in readings:
            chosen = {**variant.readings, option: reading}
            if (variant.profile and option in variant.readings) or not can_be_chosen(source, chosen):
                continue
            yield Deviation(
                id=f"{option}={reading}",
                kind=DeviationKind.READING,
                point=option,
                said=plays_reading(option, reading),
                clauses=frozenset(clauses.get(option, ())),
                option=option,
                reading=reading,
            )


BY_DEFAULT: Final = "by default"
"""The name of the deviation of a program that ignores the readings asked for."""


def _by_default(variant: Variant, readings: Iterable[Deviation]) -> Iterator[Deviation]:
    """The deviation of a program that announces other readings but always answers by the defaults."""
    defaults = {**{option: named[0] for option, named in option_readings(variant.based_on).items()}, **variant.readings}
    played = [deviation for deviation in readings if defaults[deviation.option] == deviation.reading]
    if played:
        yield Deviation(
            id=BY_DEFAULT,
            kind=DeviationKind.BY_DEFAULT,
            point=BY_DEFAULT,
            said=plays_by_default(),
            clauses=frozenset(chain.from_iterable(deviation.clauses for deviation in played)),
            by_default=tuple((deviation.option, deviation.reading) for deviation in played),
        )


def _of_rulings(variant: Variant) -> Iterator[Deviation]:
    decided = bool(variant.profile or variant.readings)
    known = variant.impostors() if decided else impostors(variant.based_on)
    for impostor in known:
        if not _has_foreign_cards(impostor, variant.rules):
            yield of_impostor(impostor)
            yield from map(of_impostor, wrong_on_lead(impostor, variant.rules))
    tried: dict[str, set[object]] = {}
    for impostor in known:
        tried.setdefault(impostor.path, set()).add(impostor.value)
    for path, ruling in variant.rules.rulings():
        if path.endswith(".level"):
            continue
        instead = (ruling.value,) if ruling.offers else ()
        others = (find(variant.rules, path, ruling.value) for find in (near_values, _other_ways))
        thought_of = chain.from_iterable(others)
        for wrong in thought_of:
            if wrong.value not in tried.get(path, ()) and wrong.value not in ruling.offers.values():
                found = impostor_of(variant.rules, path, ruling, wrong)
                yield of_impostor(dataclasses.replace(found, instead=instead))


def _of_added_rulings(rules: RuleSet) -> Iterator[Deviation]:
    """The deviations of a program that plays as a house may and no source does, as an item that counts only announced.

    What is about one item is about the clauses on this item, and may change any answer that rests on one of them.
    """
    known = values_of(rules)
    for path, ruling in grown(rules).rulings():
        if path not in known:
            *_, item = path.split(".")
            clauses = _about(rules, item) if path.startswith("bonuses.") else frozenset[str]()
            for wrong in likely_values(ruling.value):
                found = of_impostor(impostor_of(grown(rules), path, ruling, wrong))
                yield dataclasses.replace(found, clauses=clauses or found.clauses)


def _about(rules: RuleSet, item: str) -> frozenset[str]:
    """The clauses of the rulings on when an item is won or lost."""
    name = f"_{folded(item)}_"
    bonuses = ((path, ruling) for path, ruling in rules.rulings() if path.startswith("bonuses."))
    return frozenset(
        ruling.clause
        for path, ruling in bonuses
        if item in path.split(".") or name in f"_{path.removeprefix('bonuses.')}_"
    )


def _has_foreign_cards(impostor: Impostor, rules: RuleSet) -> bool:
    """Whether the wrong ruling names a card that is not in the pack; the ruling on the pack itself may do that."""
    value = impostor.value
    return impostor.path != "cards.pack" and isinstance(value, CardSet) and bool(value & ~rules.pack)


def _other_ways(rules: RuleSet, path: str, value: object) -> Iterator[Wrong]:
    """The other ways that a house may name for a ruling, also those of other sources, without repeating a text."""
    if not is_way(value):
        return
    known = {str(words_of(value))}
    for name, known_way in ways(rules, path).items():
        if known_way.fits and known_way.words not in known:
            known.add(known_way.words)
            yield Wrong(f"way-{name}", known_way.way)
    for other, way in _ways_beside(rules, path):
        if str(words_of(way)) not in known:
            known.add(str(words_of(way)))
            yield Wrong(f"like-{other}", way)


def _ways_beside(rules: RuleSet, path: str) -> Iterator[tuple[str, object]]:
    """What is played at the same point in other kinds of games, as who leads there, or how long the Pagat is held.

    These are rulings of the same kind whose names end on the same word. Entries of lists are left out.
    """
    last = _last_word(path)
    if last.isdigit():
        return
    kind = kind_of_value(rules, path)
    for other, ruling in rules.rulings():
        is_beside = other != path and _last_word(other) == last and is_way(ruling.value)
        if is_beside and kind_of_value(rules, other) == kind:
            yield other, ruling.value


def _last_word(path: str) -> str:
    return path.rpartition(".")[2].rpartition("_")[2]


def _of_words(variant: Variant) -> Iterator[Deviation]:
    """All games and items that can be left out, and all games that are never offered but understood."""
    rules = variant.rules
    names = {"contracts": tuple(contract.name for contract in rules.contracts), "items": rules.items[1:]}
    for left_out, words in names.items():
        for word in words:
            without = Without(**{left_out: (word,)})
            if not indispensable(RULE_SETS[variant.based_on], without):
                yield _left_out(rules, left_out, word)
    offered = (name for name in names["contracts"] if not indispensable(RULE_SETS[variant.based_on], Without((name,))))
    yield from (_unoffered(_left_out(rules, "contracts", word)) for word in offered)


def _of_known_words(variant: Variant) -> Iterator[Deviation]:
    """All games and items that the house leaves out, for a program that knows one of them all the same."""
    house = variant.house
    if house is None:
        return
    for kind, words in house.without._asdict().items():
        for word in words:
            rest = house.without._replace(**{kind: tuple(other for other in words if other != word)})
            name = f"knows {kind}: {word}"
            yield Deviation(
                id=name,
                kind=DeviationKind.VALUE,
                point=name,
                said=knows(word),
                clauses=_naming(RULE_SETS[variant.based_on], word),
                known_by=dataclasses.replace(house, without=rest).rules_of,
            )


def _of_fields() -> Iterator[Deviation]:
    """All fields of questions that a program may ignore, in all questions that have them or in a single one."""
    for field, kinds in KINDS.items():
        alone = [(f": {kind}", kind, [kind]) for kind in kinds if len(kinds) > 1]
        for where, question, some in (("", "", kinds), *alone):
            name, unread = f"ignores {field}{where}", tuple(f"{kind}.{field}" for kind in some)
            kind, said = DeviationKind.UNREAD, ignores(field, question)
            yield Deviation(id=name, kind=kind, point=name, said=said, clauses=frozenset(unread), unread=unread)


def _left_out(rules: RuleSet, left_out: str, word: str) -> Deviation:
    return Deviation(
        id=f"without {left_out}: {word}",
        kind=DeviationKind.LEFT_OUT,
        point=f"without {word}",
        said=knows_no([word]),
        clauses=_naming(rules, word),
        left_out=left_out,
        word=word,
    )


def _unoffered(left_out: Deviation) -> Deviation:
    """The deviation of a program that never offers the game but understands it, for example on a sheet."""
    word = left_out.word
    return dataclasses.replace(left_out, id=f"unoffered: {word}", said=never_offers(word), understood=True)


def _naming(rules: RuleSet, word: str) -> frozenset[str]:
    """The clauses of all rulings about a game or an item."""
    return frozenset(
        ruling.clause
        for path, ruling in rules.rulings()
        if word in path.split(".") or pruned(ruling.value, (word,)) != ruling.value or ruling.value == word
    )
