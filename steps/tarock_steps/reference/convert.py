"""From the words of the wire to the engine's values and back; what is wrong with a question is said with its place."""

from __future__ import annotations

import enum
import functools
from collections.abc import Sequence
from typing import NoReturn

from tarock_engine.actions import ITEMS, Action, Bid, Call, Discard, Double, Play, Say, Share, Step, Take
from tarock_engine.cards import CARDS, DISPLAY_ORDER, NAMES, TRUMPS, UHU, Card, Mask, mask_of, names_in
from tarock_engine.dealing import seat_table
from tarock_engine.ruleset import Contract, RuleSet
from tarock_engine.rulesets import RULE_SETS
from tarock_engine.seating import Seating
from tarock_engine.settling import agreed
from tarock_engine.state import KontraRound, State
from tarock_steps import messages as m
from tarock_steps.cards import canonical


class BadQuestionError(Exception):
    """A question that is well formed but asks for something that cannot be."""


def at_place(fault: ValueError, place: str) -> BadQuestionError:
    """The engine's complaint about what stands at ``place``."""
    return BadQuestionError(f"{place}: {fault}")


def refuse(place: str, expected: str, given: object) -> NoReturn:
    """Raise BadQuestionError in the form that all its messages have."""
    message = f"{place}: expected {expected}, got {given}"
    raise BadQuestionError(message)


@functools.lru_cache(maxsize=256)
def _chosen(name: str, options: tuple[tuple[str, str], ...]) -> RuleSet:
    return RULE_SETS[name].choose(dict(options))


def rules_of(question: m.Question) -> RuleSet:
    """The rule set with the options that a question names."""
    if question.rules not in RULE_SETS:
        refuse("rules", f"one of {', '.join(RULE_SETS)}", repr(question.rules))
    return _chosen(question.rules, tuple(sorted(question.options.items())))


def card(text: str, place: str, rules: RuleSet) -> Card:
    """One card of the pack."""
    try:
        found = CARDS[canonical(text)]
    except ValueError as fault:
        raise at_place(fault, place) from fault
    if not rules.cards.pack.value >> found & 1:
        refuse(place, "a card of the pack", text)
    return found


def cards(texts: Sequence[str], place: str, rules: RuleSet) -> list[Card]:
    """Cards in the order given, none of them twice."""
    found: list[Card] = []
    for index, text in enumerate(texts):
        one = card(text, f"{place}[{index}]", rules)
        if one in found:
            refuse(f"{place}[{index}]", "each card once", f"{NAMES[one]} a second time")
        found.append(one)
    return found


def hand(texts: Sequence[str], place: str, rules: RuleSet, sizes: Sequence[int] = ()) -> Mask:
    """A set of cards, of one of ``sizes`` where any are given."""
    found = cards(texts, place, rules)
    if sizes and len(found) not in sizes:
        known = f"{sizes[0]} to {sizes[-1]}" if isinstance(sizes, range) else " or ".join(map(str, sizes))
        refuse(place, f"{known} cards", len(found))
    return mask_of(found)


def spelt(mask: Mask) -> list[str]:
    """Cards as the wire writes them."""
    return names_in(mask)


def in_order(words: Sequence[str]) -> list[str]:
    """Choices as people would list them: cards in display order behind everything else."""
    places = {NAMES[one]: place for place, one in enumerate(DISPLAY_ORDER)}
    return sorted(words, key=lambda word: places.get(word, -1))


def seating(players: int, dealer: int, rules: RuleSet) -> Seating:
    """The table."""
    try:
        return seat_table(players, dealer, rules)
    except ValueError as fault:
        raise BadQuestionError(str(fault)) from fault


def seat(number: int, place: str, table: Seating, *, active: bool = False) -> int:
    """A seat of the table, or one of its active seats."""
    allowed = table.active if active else tuple(range(table.players))
    if number not in allowed:
        refuse(place, f"a seat among {', '.join(map(str, sorted(allowed)))}", number)
    return number


def contract(name: str, rules: RuleSet) -> Contract:
    """A game with a declarer."""
    found = rules.by_name.get(name)
    if found is None:
        refuse("contract", f"one of {', '.join(rules.by_name)}", repr(name))
    return found


def tariff(cents: int | None, rules: RuleSet) -> int:
    """The Cent for one Wertungspunkt."""
    try:
        return agreed(cents, rules)
    except ValueError as fault:
        raise BadQuestionError(str(fault)) from fault


def king(text: str, place: str, rules: RuleSet) -> Card:
    """A card that can be called."""
    found = card(text, place, rules)
    if not rules.calling.callable >> found & 1:
        refuse(place, f"one of {' '.join(spelt(rules.calling.callable))}", text)
    return found


# ------------------------------------------------------------------------------------------------------- actions


def action(given: m.Action, place: str, state: State, rules: RuleSet) -> Action:
    """What an action of the wire is to the engine; of several cards laid away the first."""
    where = f"{place}.what"
    who, what = given.seat, given.what
    match given.do:
        case "bid":
            return bid(who, what, where, rules)
        case "call":
            return Call(who, card(what, where, rules))
        case "talon":
            return Take(who, _share(what, where))
        case "discard":
            return laid_away(who, cards(what.split(), where, rules) or refuse(where, "cards", repr(what)))[0]
        case "say":
            fahren = isinstance(state, KontraRound)
            return said_in_fahren(who, what, where, rules) if fahren else say(who, what, where)
        case "play":
            return Play(who, card(what, where, rules))


def laid_away(who: int, laid: Sequence[Card]) -> list[Discard]:
    """Cards laid away together, in the order in which most is allowed: trumps last, and the II at the end."""
    return [Discard(who, one) for one in sorted(laid, key=lambda one: (TRUMPS >> one & 1, one == UHU))]


def bid(who: int, what: str, place: str, rules: RuleSet) -> Bid:
    """A bid, with its König where one is named."""
    name, _, named = what.partition(" ")
    return Bid(who, name, card(named, place, rules) if named else None)


def _share(what: str, place: str) -> Share:
    known = {share.value: share for share in Share}
    if what not in known:
        refuse(place, f"one of {', '.join(known)}", repr(what))
    return known[what]


_STEPS = {"Kontra": Step.KONTRA, "Rekontra": Step.REKONTRA, "Superkontra": Step.SUPERKONTRA}


def say(who: int, what: str, place: str) -> Say:
    """One utterance of the announcing round."""
    if what == "Gut!":
        return Say(who, None)
    word, _, rest = what.partition(" ")
    if word not in _STEPS:
        return Say(who, Step.ANNOUNCE, what)
    item, of, announcer = rest.partition(" of ")
    if item not in ITEMS or (of and not announcer.isdecimal()):
        refuse(
            place,
            f"'{word} Spiel' or '{word} ITEM of SEAT' with an item among {', '.join(ITEMS[1:])}",
            repr(what),
        )
    return Say(who, _STEPS[word], item, int(announcer) if of else None)


def said_in_fahren(who: int, what: str, place: str, rules: RuleSet) -> Double | Say:
    """One utterance of the Kontra round of Fahren, or a Prämie that has no place there."""
    if what in rules.announcing.announceable.value:
        return Say(who, Step.ANNOUNCE, what)
    return double(who, what, place)


def double(who: int, what: str, place: str) -> Double:
    """One utterance of the Kontra round of Fahren."""
    if what == "Gut!":
        return Double(who, None)
    word, _, to = what.partition(" ")
    if word not in _STEPS or (to and not to.isdecimal()):
        refuse(place, "Kontra, Gut!, or an answer such as 'Rekontra 0'", repr(what))
    return Double(who, _STEPS[word], int(to) if to else None)


def said(actions_said: Sequence[m.Action], place: str) -> None:
    """Refuse anything that is not an utterance."""
    for index, one in enumerate(actions_said):
        if one.do != "say":
            refuse(f"{place}[{index}].do", "say", one.do)


def sentence(value: object) -> str:
    """A ruling's value in words."""
    if callable(value) and not isinstance(value, type):
        return str(getattr(value, "__doc__", value)).splitlines()[0].rstrip(".")
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        parts = zip(value._fields, value, strict=True)
        return "; ".join(f"{name.replace('_', ' ')}: {sentence(part)}" for name, part in parts)
    if isinstance(value, enum.Enum):
        return str(value.value)
    if isinstance(value, int) and not isinstance(value, bool) and value > 1 << 16:
        return " ".join(spelt(value))
    return str(value)
