"""The parts of an answer, by names that are the same whatever a source calls things: what is held against what."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, NamedTuple

from proving.sides.counterparts import Kind, in_words_of, talk
from tarock_steps.protocol.meaning import plain_values, reasoned
from tarock_steps.protocol.messages.answers import Answer
from tarock_steps.protocol.messages.questions import Deal, MayAnnounce, MayBid, MayPlay, Question

Parts = Mapping[str, Any]
"""What an answer says, by the names of its parts."""

_REASONS: Final = frozenset({"grounds", "why", "open"})
"""What says why, or what is not known: no rule is told by it."""
_BY_THE_WAY: Final = frozenset({"accepted", "hands", "tricks", "lines", "over", "payments", "refused", "talon"})
"""What of a course only repeats the rest of it, says how far it goes, or hangs on all that happened in it."""
_KNOWN_TO_BOTH: Final = ("may ", "augen ", "items ", "lines ")
_IN_TURN: Final = re.compile(r"\d+ [a-z_]+ ")
"""How a choice begins that somebody has who is in turn; whose turn it is stands by itself."""
_ORDERS: Final = ("trumps", "suits ")
_GAME: Final = "contract"
_NEXT: Final = "next"
_STAGE: Final = "stage"
"""How much has been done in a course since the auction."""


def parts_of(question: Question, answer: Answer, home: str) -> Parts:
    """What an answer says part by part, with games, items and words as ``home`` calls them.

    Choices are allowed or not, each by itself; items and lines stand under their names, all else under its field. An
    item of which nobody can know is no part.
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
        elif field == _NEXT:
            found |= _turns(value, read)
        elif field in ("items", "lines"):
            found |= _named(field, value, question.rules, functools.partial(read, "item"))
        elif isinstance(value, dict):
            found |= {f"{field} {name}": one for name, one in value.items()}
        elif field == _GAME:
            found[field] = value and read("game", value)
        else:
            found[field] = plain_values(value)
    if "trumps" in told:
        found["pack"] = sorted(told["augen"])
    if isinstance(question, Deal):
        found[_STAGE] = sum(act.do != "bid" for act in question.actions)
    unknown = {f"items {read('item', item)}" for item in told.get("open", ())}
    return {part: value for part, value in found.items() if part not in unknown}


def says_something(part: str, parts: Parts) -> bool:
    """Whether a part tells anything by itself: that nobody is in turn, or no declarer, does not."""
    return part != _STAGE and parts.get(part) is not None and not (part == _NEXT and not parts[part])


def apart(one: Parts, other: Parts) -> frozenset[str]:
    """The parts that two answers have otherwise.

    A choice, a card or an item that one of them does not know is none, nor is whose turn it is where something else is
    to be done at another stage; of an order the cards count that both know.
    """
    found = set()
    for name in {*one, *other}:
        mine, theirs = one.get(name), other.get(name)
        known = name in one and name in other
        if not known and (name.startswith(_KNOWN_TO_BOTH) or _IN_TURN.match(name)):
            continue
        if name == _STAGE or (name == _NEXT and _deeds(mine) != _deeds(theirs) and _stage(one) != _stage(other)):
            continue
        if name.startswith(_ORDERS) and mine and theirs:
            mine, theirs = [card for card in mine if card in theirs], [card for card in theirs if card in mine]
        if mine != theirs:
            found.add(name)
    return frozenset(found)


def _stage(parts: Parts) -> int | None:
    return parts.get(_STAGE)


def _deeds(turns: Sequence[tuple[int, str]] | None) -> frozenset[str]:
    return frozenset(deed for _, deed in turns or ())


def in_proportion(parts: Parts) -> Parts:
    """The same with all amounts as shares of the largest payment, since every source reckons in a unit of its own.

    Where nobody pays, because items make up for each other, of the largest amount of an item.
    """
    paid = [abs(Fraction(one)) for field in _PAID for one in parts.get(field, ())]
    largest = max(paid, default=Fraction(0)) or max(_of_items(parts), default=Fraction(0))
    if not largest:
        return parts
    return {name: _shares(name, value, largest) for name, value in parts.items()}


def _of_items(parts: Parts) -> list[Fraction]:
    lines = (line for name, value in parts.items() if name.startswith(_LINES) for line in value)
    return [abs(Fraction(line["amount"])) for line in lines]


def is_amount(part: str) -> bool:
    """Whether a part is told in the unit of its source: what is paid, or the Augen of a side."""
    return part in _PAID or part.startswith(_LINES) or _is_won(part)


def cancels(part: str, parts: Parts) -> bool:
    """Whether a part has nothing to pay although items bring something: they happen to make up for each other."""
    return part in _PAID and not any(_amounts(part, parts.get(part))) and any(_of_items(parts))


class Effect(NamedTuple):
    """What a clause does to some amounts.

    ``times`` is how many times they are there by it, 0 where without it there is nothing of them and none where that is
    not the same for all; ``moves`` is what it adds to each, as shares of the largest of that.
    """

    times: Fraction | None
    moves: tuple[Fraction, ...]

    @property
    def multiplies(self) -> bool:
        """Whether the amounts are several times what they would be without it."""
        return self.times is not None and self.times > 1 and self.times.denominator == 1


def do_alike(part: str, one: Effect, other: Effect) -> bool:
    """Whether two clauses do the same to a part, whatever they add to it in the unit of each source.

    To an item they do not where they multiply it otherwise; what is paid hangs on other items as well, and Augen on how
    they are counted.
    """
    times = one.times, other.times
    return one.moves == other.moves and (not part.startswith(_LINES) or None in times or times[0] == times[1])


def effect(part: str, right: Parts, wrong: Parts) -> Effect:
    """What a clause does to a part that is ``right``, and ``wrong`` without it."""
    mine, theirs = (_amounts(part, parts.get(part)) for parts in (right, wrong))
    width = max(len(mine), len(theirs))
    mine, theirs = ([*each, *[Fraction(0)] * (width - len(each))] for each in (mine, theirs))
    added = [one - other for one, other in zip(mine, theirs, strict=True)]
    largest = max(map(abs, added), default=Fraction(0))
    times = {one / other if other else None for one, other in zip(mine, theirs, strict=True) if one or other}
    alone = times.pop() if len(times) == 1 else None
    return Effect(alone if any(theirs) else Fraction(0), tuple(one / largest for one in added if largest))


def _amounts(part: str, value: Any) -> list[Fraction]:
    if _is_won(part):
        return [Fraction(value or 0)]
    return [Fraction(one if part in _PAID else one["amount"]) for one in value or ()]


_PAID: Final = ("payments", "totals")
_LINES: Final = "lines "
_WON: Final = re.compile(r"augen (declarer|foes|\d)")


def _is_won(part: str) -> bool:
    return _WON.fullmatch(part) is not None


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
    found: dict[str, Any] = {_NEXT: [[turn["seat"], turn["do"]] for turn in turns]}
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
