"""The parts of an answer, by names that do not depend on the source, so that answers can be compared."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, NamedTuple

from tarock_protocol.meaning import plain_values, reasoned
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.questions import Deal, MayAnnounce, MayBid, MayPlay, Question, Result
from tarock_register.explain.words_of_source import Kind, in_words_of, talk

Parts = Mapping[str, Any]
"""What an answer says, by the names of its parts."""

_REASONS: Final = frozenset({"grounds", "why", "open"})
"""Fields that give reasons or what is not known; they state no rule."""
_BY_THE_WAY: Final = frozenset({"accepted", "hands", "tricks", "lines", "over", "payments", "refused", "talon"})
"""Fields of a course that only repeat the rest, say how far it goes, or depend on everything that happened in it."""
_MAY: Final = "may "
_KNOWN_TO_BOTH: Final = (_MAY, "augen ", "items ", "lines ")
_IN_TURN: Final = re.compile(r"\d+ [a-z_]+ ")
"""The beginning of a choice of the player in turn; whose turn it is is a part of its own."""
_ORDERS: Final = ("trumps", "suits ")
_GAME: Final = "contract"
_NEXT: Final = "next"
_SEAT: Final = "seat"
"""Who may choose."""
_STAGE: Final = "stage"
"""How much has been done in a course since the auction."""
_COUNTED: Final = "counted"
"""Of how many cards the Augen are counted."""
_ASIDE: Final = (_STAGE, _COUNTED)
"""Parts that only show what may be compared, and are no parts of an answer."""
_GAME_WON: Final = "items Spiel"
_DOUBLED: Final = " doubled"
_DUE: Final = "due"
"""How many doubled deals are still to come."""
_PAST: Final = "deals"
_AGAINST: Final = "against"
_OPPONENTS: Final = 3


def parts_of(question: Question, answer: Answer, home: str) -> Parts:
    """What an answer says part by part, with games, items and words as ``home`` calls them.

    Each choice is a part, allowed or not; items and lines are parts by their names, all else by its field. An item that
    nobody can know is no part.
    """
    told = reasoned(question, answer)
    read = functools.partial(in_words_of, home, getattr(question, "contract", ""))
    aside = {*_REASONS, *(_BY_THE_WAY if "accepted" in told else ())}
    found: dict[str, Any] = {}
    for field, value in told.items():
        if field == "legal":
            found |= _choices(value, told.get("why", {}), functools.partial(read, _kind(question)), _hand(question))
        elif field in ("items", "lines") and field not in aside:
            found |= _named(field, value, question.rules, functools.partial(read, "item"))
        elif field not in aside:
            found |= _of_field(field, value, read)
    found |= _given(question, told)
    unknown = {f"items {read('item', item)}" for item in told.get("open", ())}
    return {part: value for part, value in found.items() if part not in unknown}


def reasons_of(question: Question, answer: Answer, home: str) -> Mapping[str, frozenset[str]]:
    """The clauses that an answer names for each choice that it does not allow, by the names of the parts."""
    read = functools.partial(in_words_of, home, getattr(question, "contract", ""), _kind(question))
    why: Mapping[str, Sequence[str]] = getattr(answer, "why", {})
    return {f"{_MAY}{read(word)}": frozenset(clauses) for word, clauses in why.items()}


def _of_field(field: str, value: Any, read: Callable[[Kind, str], str]) -> Mapping[str, Any]:
    """The parts of a field; values with names are parts by the name of the field and their own."""
    if field == _NEXT:
        return _turns(value, read)
    if field == _PAST:
        return _past(value)
    if isinstance(value, dict):
        return {f"{field} {name}": content for name, content in value.items()}
    return {field: value and read("game", value) if field == _GAME else plain_values(value)}


def _given(question: Question, told: Mapping[str, Any]) -> Mapping[str, Any]:
    """Other values: the pack, how much has been done in a deal, and of how many cards the Augen are counted."""
    if isinstance(question, Deal):
        return {_STAGE: sum(act.do != "bid" for act in question.actions)}
    if isinstance(question, Result) and question.piles:
        return {_COUNTED: sum(map(len, question.piles.values()))}
    return {"pack": sorted(told["augen"])} if "trumps" in told else {}


def has_meaning(part: str, parts: Parts) -> bool:
    """Whether a part says anything by itself: that nobody is in turn, or that there is no declarer, does not."""
    return part not in _ASIDE and parts.get(part) is not None and not (part == _NEXT and not parts[part])


def is_claim(part: str, parts: Parts) -> bool:
    """Whether a part needs a rule: that something is allowed does not, nor that a deal counts once."""
    if part.endswith(_DOUBLED) or part == _DUE:
        return bool(parts.get(part))
    return parts[part] is False if isinstance(parts.get(part), bool) else has_meaning(part, parts)


def differing_parts(one: Parts, other: Parts) -> frozenset[str]:
    """The parts in which two answers differ.

    A choice, a card or an item that only one of them knows does not count, nor does the turn where another stage has
    other acts; in an order only the cards count that both know.
    """
    found = set()
    for name in {*one, *other}:
        mine, theirs = one.get(name), other.get(name)
        known = name in one and name in other
        if not known and (name.startswith(_KNOWN_TO_BOTH) or _IN_TURN.match(name)):
            continue
        if name in _ASIDE or _is_of_others(name, one, other) or (name == _NEXT and _is_later(one, other)):
            continue
        if name.startswith(_ORDERS) and mine and theirs:
            mine, theirs = [card for card in mine if card in theirs], [card for card in theirs if card in mine]
        if mine != theirs:
            found.add(name)
    return frozenset(found)


def _is_of_others(name: str, one: Parts, other: Parts) -> bool:
    """Whether a part is a choice of another player, or is counted from other cards."""
    if name.startswith(_MAY):
        return one.get(_SEAT) != other.get(_SEAT)
    return (name == _GAME_WON or _is_won(name)) and one.get(_COUNTED) != other.get(_COUNTED)


def _is_later(one: Parts, other: Parts) -> bool:
    """Whether other acts come next because one of two courses has come further."""
    return _deeds(one.get(_NEXT)) != _deeds(other.get(_NEXT)) and one.get(_STAGE) != other.get(_STAGE)


def _deeds(turns: Sequence[tuple[int, str]] | None) -> frozenset[str]:
    return frozenset(deed for _, deed in turns or ())


def in_proportion(parts: Parts) -> Parts:
    """The parts with all amounts as shares of the largest payment, since every source has its own unit.

    Where nobody pays, because items cancel out, they are shares of the largest amount of an item.
    """
    paid = [abs(Fraction(amount)) for field in _PAID for amount in parts.get(field, ())]
    largest = max(paid, default=Fraction(0)) or max(_of_items(parts), default=Fraction(0))
    if not largest:
        return parts
    return {name: _shares(name, value, largest) for name, value in parts.items()}


def _of_items(parts: Parts) -> list[Fraction]:
    lines = (line for name, value in parts.items() if name.startswith(_LINES) for line in value)
    return [abs(Fraction(line["amount"])) for line in lines]


def is_amount(part: str) -> bool:
    """Whether a part is in the unit of its source: a payment, or the Augen of a side."""
    return part in _PAID or part.startswith(_LINES) or _is_won(part)


def is_line(part: str) -> bool:
    """Whether a part is what an item is worth."""
    return part.startswith(_LINES)


def is_cancelled_out(part: str, parts: Parts) -> bool:
    """Whether a part pays nothing although items have amounts: they happen to cancel out."""
    return part in _PAID and not any(_amounts(part, parts.get(part))) and any(_of_items(parts))


class Effect(NamedTuple):
    """The effect of a clause on some amounts.

    ``times`` is how many times larger they are by it, 0 where there is nothing without it, and None where that is not
    the same for all; ``moves`` is what it adds to each, as shares of the largest addition.
    """

    times: Fraction | None
    moves: tuple[Fraction, ...]

    @property
    def is_multiple(self) -> bool:
        """Whether the amounts are a whole multiple of those without it."""
        return self.times is not None and self.times > 1 and self.times.denominator == 1


def has_same_effect(part: str, one: Effect, other: Effect) -> bool:
    """Whether two clauses do the same to a part, whatever the unit of each source.

    For an item a different factor is a difference. For payments and Augen factors are ignored: payments depend on other
    items too, and Augen on how they are counted.
    """
    times = one.times, other.times
    return one.moves == other.moves and (not part.startswith(_LINES) or None in times or times[0] == times[1])


def effect(part: str, right: Parts, wrong: Parts) -> Effect:
    """The effect of a clause on a part that is ``right`` with it, and ``wrong`` without it."""
    mine, theirs = (_amounts(part, parts.get(part)) for parts in (right, wrong))
    width = max(len(mine), len(theirs))
    mine, theirs = ([*amounts, *[Fraction(0)] * (width - len(amounts))] for amounts in (mine, theirs))
    added = [with_it - without_it for with_it, without_it in zip(mine, theirs, strict=True)]
    largest = max(map(abs, added), default=Fraction(0))
    times = {
        with_it / without_it if without_it else None
        for with_it, without_it in zip(mine, theirs, strict=True)
        if with_it or without_it
    }
    alone = times.pop() if len(times) == 1 else None
    return Effect(alone if any(theirs) else Fraction(0), tuple(change / largest for change in added if largest))


def _amounts(part: str, value: Any) -> list[Fraction]:
    if _is_won(part):
        return [Fraction(value or 0)]
    return [Fraction(entry if part in _PAID else entry["amount"]) for entry in value or ()]


_PAID: Final = ("payments", "totals")
_LINES: Final = "lines "
_WON: Final = re.compile(r"augen (declarer|foes|\d)")


def _is_won(part: str) -> bool:
    return _WON.fullmatch(part) is not None


def _shares(name: str, value: Any, largest: Fraction) -> Any:
    if name in _PAID:
        return [Fraction(amount) / largest for amount in value]
    if name.startswith(_LINES):
        return [{**line, "amount": Fraction(line["amount"]) / largest} for line in value]
    return value


def _kind(question: Question) -> Kind:
    """The kind of the choices in an answer."""
    return "bid" if isinstance(question, MayBid) else "say" if isinstance(question, MayAnnounce) else "card"


def _hand(question: Question) -> Sequence[str]:
    """The hand in a question; its cards that are not allowed are refused, whether the answer says so or not."""
    return question.hand if isinstance(question, MayPlay) else ()


def _past(deals: Sequence[Mapping[str, Any]]) -> Mapping[str, Any]:
    """The dealer, the Vorhand and the doubling of each deal of a session, each as a part."""
    return {
        f"{_PAST} {place} {name}": content
        for place, deal in enumerate(deals, start=1)
        for name, content in deal.items()
    }


def _choices(
    legal: Sequence[str],
    refused: Mapping[str, Any],
    read: Callable[[str], str],
    hand: Sequence[str],
    whose: str = "may ",
) -> Mapping[str, bool]:
    """Whether each choice is allowed, by its words."""
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
    """Items or lines by name, with an empty list for each other item that the source knows."""
    found: dict[str, list[Any]] = {f"{field} {read(item)}": [] for item in talk(rules).words.items}
    for entry in each:
        rest = {name: value for name, value in entry.items() if name not in ("item", "grounds")}
        found.setdefault(f"{field} {read(entry['item'])}", []).append(rest)
    return {name: _against_all(told) for name, told in found.items()}


def _against_all(told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """An item with the same result against each of three opponents, as one item against all of them."""
    rests = [{**item, _AGAINST: None} for item in told]
    is_each = len(told) == _OPPONENTS and all(item.get(_AGAINST) is not None for item in told)
    return rests[:1] if is_each and all(rest == rests[0] for rest in rests) else told
