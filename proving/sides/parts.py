"""The parts of an answer, by names that are the same whatever a source calls things: what is held against what."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from proving.sides.counterparts import Kind, in_words_of, talk
from tarock_steps.protocol.meaning import plain_values, reasoned
from tarock_steps.protocol.messages.answers import Answer
from tarock_steps.protocol.messages.questions import MayAnnounce, MayBid, MayPlay, Question

Parts = Mapping[str, Any]
"""What an answer says, by the names of its parts."""

_REASONS: Final = frozenset({"grounds", "why", "open"})
"""What says why, or what is not known: no rule is told by it."""
_BY_THE_WAY: Final = frozenset({"accepted", "hands", "tricks", "lines", "over", "talon"})
"""What of a course only repeats the rest of it, or how far it goes."""
_KNOWN_TO_BOTH: Final = ("may ", "turn ", "augen ", "items ", "lines ")
_ORDERS: Final = ("trumps", "suits ")
_GAME: Final = "contract"


def parts_of(question: Question, answer: Answer, home: str) -> Parts:
    """What an answer says part by part, with games, items and words as ``home`` calls them.

    Choices are allowed or not, each by itself; items and lines stand under their names, all else under its field.
    """
    told = reasoned(question, answer)
    read = functools.partial(in_words_of, home, getattr(question, "contract", ""))
    course = "accepted" in told
    found: dict[str, Any] = {}
    for field, value in told.items():
        if field in _REASONS or (course and field in _BY_THE_WAY):
            continue
        if field == "legal":
            found |= _choices(value, told.get("why", {}), functools.partial(read, _kind(question)), _hand(question))
        elif field == "next":
            found |= _turns(value, read)
        elif field in ("items", "lines"):
            found |= _named(field, value, question.rules, functools.partial(read, "item"))
        elif field == "refused":
            found[field] = value and value["index"]
        elif isinstance(value, dict):
            found |= {f"{field} {name}": one for name, one in value.items()}
        elif field == _GAME:
            found[field] = value and read("game", value)
        else:
            found[field] = plain_values(value)
    if "trumps" in told:
        found["pack"] = sorted(told["augen"])
    return found


def apart(one: Parts, other: Parts) -> frozenset[str]:
    """The parts that two answers have otherwise.

    A choice, a card or an item that one of them does not know is none; of an order the cards count that both know.
    """
    found = set()
    for name in {*one, *other}:
        mine, theirs = one.get(name), other.get(name)
        if name.startswith(_KNOWN_TO_BOTH) and not (name in one and name in other):
            continue
        if name.startswith(_ORDERS) and mine and theirs:
            mine, theirs = [card for card in mine if card in theirs], [card for card in theirs if card in mine]
        if mine != theirs:
            found.add(name)
    return frozenset(found)


def in_proportion(parts: Parts) -> Parts:
    """The same with all amounts as shares of the largest payment, since every source reckons in a unit of its own."""
    largest = max((abs(Fraction(one)) for field in _PAID for one in parts.get(field, ())), default=Fraction(0))
    if not largest:
        return parts
    return {name: _shares(name, value, largest) for name, value in parts.items()}


def is_amount(part: str) -> bool:
    """Whether a part is told in the unit of its source."""
    return part in _PAID or part.startswith(_LINES)


def cancels(part: str, parts: Parts) -> bool:
    """Whether a part has nothing to pay although items bring something: they happen to make up for each other."""
    lines = (one for name, value in parts.items() if name.startswith(_LINES) for one in value)
    return (
        part in _PAID
        and not any(_amounts(part, parts.get(part) or ()))
        and any(Fraction(one["amount"]) for one in lines)
    )


def factor(part: str, right: Parts, wrong: Parts) -> Fraction | None:
    """How many times the amounts of ``wrong`` a part has; none where that is not the same for all of them."""
    two = [_amounts(part, parts.get(part) or ()) for parts in (right, wrong)]
    if len({len(amounts) for amounts in two}) > 1:
        return None
    found = {one / other if other else None for one, other in zip(*two, strict=True) if one or other}
    return found.pop() if len(found) == 1 else None


def _amounts(part: str, value: Sequence[Any]) -> list[Fraction]:
    return [Fraction(one if part in _PAID else one["amount"]) for one in value]


_PAID: Final = ("payments", "totals")
_LINES: Final = "lines "


def _shares(name: str, value: Any, largest: Fraction) -> Any:
    if name in _PAID:
        return [Fraction(one) / largest for one in value]
    if name.startswith(_LINES):
        return [{**one, "amount": Fraction(one["amount"]) / largest} for one in value]
    return value


def _kind(question: Question) -> Kind:
    """What the choices of an answer are."""
    return "bid" if isinstance(question, MayBid) else "say" if isinstance(question, MayAnnounce) else "card"


def _hand(question: Question) -> Sequence[str]:
    """The cards of which those that are not allowed are refused, whether that is said or not."""
    return question.hand if isinstance(question, MayPlay) else ()


def _choices(
    legal: Sequence[str],
    refused: Mapping[str, Any],
    read: Callable[[str], str],
    hand: Sequence[str],
    whose: str = "may ",
) -> Mapping[str, bool]:
    """Whether something may be done, by what it is."""
    found = {f"{whose}{read(word)}": False for word in (*hand, *refused)}
    return found | {f"{whose}{read(word)}": True for word in legal}


def _turns(turns: Sequence[Mapping[str, Any]], read: Callable[[Kind, str], str]) -> Mapping[str, Any]:
    """Whose turn it is, and what he may do."""
    found: dict[str, Any] = {"next": [[turn["seat"], turn["do"]] for turn in turns]}
    for turn in turns:
        kind: Kind = turn["do"] if turn["do"] in ("bid", "say") else "card"
        found |= _choices(
            turn["legal"], turn["why"], functools.partial(read, kind), (), f"{turn['seat']} {turn['do']} "
        )
    return found


def _named(
    field: str, each: Sequence[Mapping[str, Any]], rules: str, read: Callable[[str], str]
) -> Mapping[str, Sequence[Any]]:
    """Items or lines of one name together, and nothing for each other item that the source knows."""
    found: dict[str, list[Any]] = {f"{field} {read(item)}": [] for item in talk(rules).words.items}
    for one in each:
        rest = {name: value for name, value in one.items() if name not in ("item", "grounds")}
        found.setdefault(f"{field} {read(one['item'])}", []).append(rest)
    return found
