"""Adds the items of a profile (``[items.NAME]``) to the rules of a house, each as a copy of an item of the source."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, NamedTuple, TypeVar

from tarock_engine.actions import KOENIGE, MONDFANG, SKUESFANG, TRULL
from tarock_engine.amounts import as_augen
from tarock_engine.cards import CARDS, NAMES, Card, CardSet, Mask, mask_of, names_in
from tarock_engine.of_houses import CatchTime, OwnItems, PartnersCard
from tarock_engine.ruleset import RuleSet, WithBirds
from tarock_engine.ruling import Group, Ruling
from tarock_engine.zwanzigerrufen.names import ABSOLUT
from tarock_language.message import Message, message
from tarock_protocol.cards import SPELLINGS, canonical
from tarock_reference.houses.elsewhere import ITEM, unknown
from tarock_reference.houses.own_games import LIKE, check_new_name
from tarock_reference.houses.profile_mistakes import WrongValueError, expected, one_of
from tarock_reference.houses.typed import amount_in

Rules = TypeVar("Rules", bound=RuleSet)
CARD: Final = "card"
CARDS_OF_SET: Final = "cards"
AUGEN: Final = "augen"
CAUGHT: Final = "caught"
TAKES: Final = "takes"
TRUMPS: Final = "trumps"
ANNOUNCED: Final = "announced"
_FORMS: Final = (CARD, CARDS_OF_SET, AUGEN, CAUGHT, TAKES, TRUMPS)
"""The keys that say how an item is made: as a Vogel, with cards or Augen, by a catch, a trick or trumps in a hand."""
_MODELS: Final[Mapping[str, str]] = {TRULL: "trull", KOENIGE: "koenige", ABSOLUT: "absolut_augen"}
"""The items that one without a trick of its own can be like, each with the ruling on what it needs."""
_CATCHES: Final[Mapping[str, str]] = {MONDFANG: "mondfang_announceable", SKUESFANG: "skuesfang_announceable"}
"""The catches that a house can let be announced, each with the ruling on that."""


class OwnItem(NamedTuple):
    """An item of a house: its name, the item of the source that it is ``like``, and how it is made.

    ``form`` is one of the keys of a profile, and ``needs`` its canonical value: a card, cards, or a number of Augen. An
    item of the source that can be announced here is like itself, and has the form ``announced``.
    """

    name: str
    like: str
    form: str
    needs: str


def with_items(rules: Rules, items: Sequence[OwnItem]) -> Rules:
    """The rules with further items, each with all rulings of the item that it is like."""
    for place, item in enumerate(items):
        adding = _Adding(item, cards_of_birds(rules), items[:place])
        rules = _announceable(rules, item.name) if item.form == ANNOUNCED else adding.to(rules)
    return rules


def _announceable(rules: Rules, name: str) -> Rules:
    """The rules in which a catch may be announced, at first for twice its price."""
    groups: dict[str, Any] = vars(rules)
    announcing, settling = groups["announcing"], groups["settling"]
    allowed = dataclasses.replace(getattr(announcing, _CATCHES[name]), value=True)
    silent = settling.silent_prices[name]
    prices = {**settling.announced_prices, name: dataclasses.replace(silent, value=2 * silent.value)}
    grown = {
        "announcing": dataclasses.replace(announcing, **{_CATCHES[name]: allowed}),
        "settling": dataclasses.replace(settling, announced_prices=prices),
    }
    return dataclasses.replace(rules, **grown)


def cards_of_birds(rules: RuleSet) -> Mapping[str, Card]:
    """The card of each Vogel; none in a source without Vögel."""
    found: Mapping[str, Card] = getattr(rules, "birds", {})
    return found


class _Adding(NamedTuple):
    """Adds an ``item`` wherever its model is named; a Vogel by its card beside those with the cards ``known``.

    ``earlier`` are the items of the house that are added already.
    """

    item: OwnItem
    known: Mapping[str, Card]
    earlier: Sequence[OwnItem]

    def to(self, rules: Rules) -> Rules:
        """The rules with the item; a Vogel stands in the order of the cards where all Vögel are listed."""
        names = [field.name for field in dataclasses.fields(rules) if field.init]
        groups = {name: getattr(rules, name) for name in names if isinstance(getattr(rules, name), Group)}
        grown = {name: self._with(group) for name, group in groups.items()}
        if self.item.form != CARD:
            grown["bonuses"] = self._with_set(grown["bonuses"], rules)
        elif isinstance(rules, WithBirds):
            grown["cards"] = dataclasses.replace(grown["cards"], birds=self._with_card(rules.cards.birds))
        return dataclasses.replace(rules, **grown)

    def _with_set(self, sets: OwnItems, rules: RuleSet) -> OwnItems:
        """The items of the house that are made with what was won, with this one; its clause is that of its model."""
        clause, needs = getattr(sets, _MODELS[self.item.like]).clause, self.item.needs
        own: dict[str, object]
        if self.item.form == CAUGHT:
            own = {"own_catches": self._card, "caught_by": CardSet(rules.pack)}
            own |= {"caught_in": CatchTime.ANY, "partners_card": PartnersCard.NOBODY}
        elif self.item.form == TAKES:
            own = {"own_takers": self._card, "taken_in": rules.tricks}
        elif self.item.form == TRUMPS:
            own = {"own_hands": int(needs)}
        elif self.item.form == AUGEN:
            own = {"own_augen": as_augen(Fraction(needs))}
        else:
            own = {"own_cards": CardSet(mask_of(CARDS[name] for name in needs.split()))}
        tables = {table: {**getattr(sets, table), self.item.name: Ruling(own[table], clause)} for table in own}
        return dataclasses.replace(sets, **tables)

    @property
    def _card(self) -> Card:
        return CARDS[self.item.needs]

    @property
    def _before(self) -> str:
        """The last Vogel whose card is below that of the own one, or the last set like an own set; empty for none."""
        if self.item.form != CARD:
            return next((item.name for item in reversed(self.earlier) if item.like == self.item.like), "")
        below = [name for name, card in self.known.items() if card < self._card]
        return max(below, key=self.known.__getitem__, default="")

    def _with_card(self, ruled: Ruling[tuple[Card, ...]]) -> Ruling[tuple[Card, ...]]:
        return dataclasses.replace(ruled, value=tuple(sorted((*ruled.value, self._card))))

    def _with(self, value: object) -> Any:
        """A part of the rules in which the item is named beside its model."""
        if isinstance(value, Ruling):
            offers = {name: self._with_word(offered) for name, offered in value.offers.items()}
            return dataclasses.replace(value, value=self._with_word(value.value), offers=offers)
        if isinstance(value, Group):
            parts = {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
            grown = {name: self._with(part) for name, part in parts.items()}
            return dataclasses.replace(value, **{name: grown[name] for name in parts if grown[name] is not parts[name]})
        if isinstance(value, Mapping):
            return self._with_entry(value)
        if isinstance(value, tuple) and any(isinstance(part, Ruling | Group) for part in value):
            return tuple(map(self._with, value))
        return self._with_word(value)

    def _with_entry(self, table: Mapping[Any, Any]) -> Mapping[Any, Any]:
        if self.item.like not in table:
            return {key: self._with(part) for key, part in table.items()} if _has_rulings(table) else table
        model = table[self.item.like]
        own = model if isinstance(model, Ruling) else NAMES[self._card] if isinstance(model, str) else self._card
        order = self._placed([*table])
        return {key: own if key == self.item.name else self._with(table[key]) for key in order}

    def _with_word(self, value: Any) -> Any:
        """A list, or a record of lists, in which the item stands beside its model."""
        if hasattr(value, "_fields"):
            return value._replace(**{name: self._with_word(getattr(value, name)) for name in value._fields})
        if isinstance(value, tuple):
            if self.item.like in value:
                return tuple(self._placed([*value]))
            return tuple(map(self._with_word, value)) if any(isinstance(part, tuple) for part in value) else value
        if isinstance(value, frozenset) and self.item.like in value:
            return value | {self.item.name}
        return value

    def _placed(self, words: list[Any]) -> list[Any]:
        """The words with the item after its model, or after the one that it stands beside."""
        after = self._before if self._before in words else self.item.like
        place = words.index(after) + 1
        return [*words[:place], self.item.name, *words[place:]]


def _has_rulings(table: Mapping[Any, Any]) -> bool:
    return any(isinstance(part, Ruling | Group | Mapping) for part in table.values())


def own_item(name: str, given: object, rules: RuleSet) -> OwnItem:
    """An item of a profile. Raises WrongValueError if it cannot be added to these rules."""
    if isinstance(given, dict) and [*given] == [ANNOUNCED]:
        return _announced(name, given[ANNOUNCED], rules)
    check_new_name(name, message("the name of an item"), rules)
    keys = [LIKE, *_FORMS]
    if not isinstance(given, dict):
        raise WrongValueError(expected(message("a table with {keys}", keys=keys), given))
    for key in given:
        if key not in keys:
            told = message(
                "expected {keys}; its trick and its prices are told under [rulings], as bonuses.bird_tricks.{name}",
                keys=keys,
                name=name,
            )
            raise WrongValueError(told, key)
    like = given.get(LIKE)
    forms = _forms_of(like, rules)
    if not isinstance(like, str) or not forms:
        raise WrongValueError(unknown(message("an item to copy"), like, models_of_items(rules), ITEM, rules), LIKE)
    form = next((form for form in forms if form in given), forms[0])
    if extra := [key for key in given if key not in (LIKE, form)]:
        told = message("expected one of {forms}, for an item like {like}", forms=[*forms], like=like)
        raise WrongValueError(told, extra[0])
    return OwnItem(name=name, like=like, form=form, needs=_READERS[form](given.get(form), rules))


def models_of_items(rules: RuleSet) -> list[str]:
    """The items that an own item can be like."""
    able = [ABSOLUT] if ABSOLUT in rules.items else [TRULL, KOENIGE]
    return [*cards_of_birds(rules), *(name for name in able if name in rules.items)]


def _forms_of(like: object, rules: RuleSet) -> tuple[str, ...]:
    """How an item can be made that is like another one; empty if there can be none."""
    if not isinstance(like, str) or like not in models_of_items(rules):
        return ()
    return (CARDS_OF_SET, AUGEN, CAUGHT, TAKES, TRUMPS) if like in _MODELS else (CARD,)


def _announced(name: str, given: object, rules: RuleSet) -> OwnItem:
    """An item of the source that a house lets be announced."""
    able = [item for item in getattr(rules.announcing, "catches", ()) if item in rules.items]
    if name not in able:
        raise WrongValueError(one_of(message("an item that counts only in silence and can be announced"), name, able))
    if given is not True:
        raise WrongValueError(expected(message("true"), given), ANNOUNCED)
    return OwnItem(name=name, like=name, form=ANNOUNCED, needs="true")


def _own_card(given: object, rules: RuleSet) -> str:
    """The name of a card of the pack that is a trump and no Vogel's. Raises WrongValueError for another."""
    free = rules.pack & rules.ranking.trumps & ~mask_of(cards_of_birds(rules).values())
    return _one_card(given, free, CARD, message("a trump of the pack that is no Vogel's card"))


def _own_cards(given: object, rules: RuleSet) -> str:
    """The names of some cards of the pack, each once. Raises WrongValueError for anything else."""
    try:
        cards = [CARDS[canonical(name)] for name in given.split()] if isinstance(given, str) else []
    except ValueError:
        cards = []
    if not cards or len({*cards}) < len(cards) or mask_of(cards) & ~rules.pack:
        wanted = message('cards of the pack, each once, such as "Sküs XXI XX"')
        raise WrongValueError(expected(wanted, given), CARDS_OF_SET)
    return " ".join(names_in(mask_of(cards)))


def _own_augen(given: object, rules: RuleSet) -> str:
    """A number of Augen that only one side can have. Raises WrongValueError for another."""
    total = rules.counting.total.value
    try:
        found = amount_in(given)
    except WrongValueError:
        found = 0
    if not total < 2 * found <= 2 * total or found.denominator not in (1, 3):
        least = total // 2 + 1
        wanted = message('more than half of the {total} Augen, such as {least} or "137/3"', total=total, least=least)
        raise WrongValueError(expected(wanted, given), AUGEN)
    return str(found)


def _own_trumps(given: object, rules: RuleSet) -> str:
    """A number of trumps that a hand can hold. Raises WrongValueError for another."""
    if not isinstance(given, int) or isinstance(given, bool) or not 1 <= given <= rules.tricks:
        wanted = message("a number of trumps from 1 to {most} in one hand", most=rules.tricks)
        raise WrongValueError(expected(wanted, given), TRUMPS)
    return str(given)


def _own_taker(given: object, rules: RuleSet) -> str:
    """The name of a card of the pack that is to take its trick. Raises WrongValueError for anything else."""
    return _one_card(given, rules.pack, TAKES, message("a card of the pack that takes its trick"))


def _own_catch(given: object, rules: RuleSet) -> str:
    """The name of a card of the pack that is to be caught. Raises WrongValueError for anything else."""
    return _one_card(given, rules.pack, CAUGHT, message("a card of the pack that the other side plays and loses"))


def _one_card(given: object, known: Mask, form: str, wanted: Message) -> str:
    found = CARDS.get(SPELLINGS.get(given, "")) if isinstance(given, str) else None
    if found is None or not known >> found & 1:
        raise WrongValueError(expected(wanted, given), form)
    return NAMES[found]


_READERS: Final = {
    CARD: _own_card,
    CARDS_OF_SET: _own_cards,
    AUGEN: _own_augen,
    CAUGHT: _own_catch,
    TAKES: _own_taker,
    TRUMPS: _own_trumps,
}
