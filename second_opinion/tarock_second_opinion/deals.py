"""Answers questions about whole deals by the second opinion alone, without the engine."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, Protocol

from tarock_protocol.cards import canonical, is_card
from tarock_protocol.messages import parts
from tarock_protocol.messages.answers import DealAnswer
from tarock_protocol.messages.questions import Deal
from tarock_second_opinion.ends import SIDES
from tarock_second_opinion.engine_answers import amount
from tarock_second_opinion.notebook import Item, Line
from tarock_second_opinion.source import RENONCE, Act, Telling
from tarock_second_opinion.sources import SOURCES

SAID: Final = (
    *("accepted", "refused", "next", "contract", "declarer", "partner", "called", "hands", "discards", "tricks"),
    *("over", "augen", "items", "lines", "payments", "renonce"),
)
"""The fields of an answer that are given here: all but the cards that lie face up."""

OF_CARDS: Final = ("call", "discard", "play")
"""The deeds that name cards alone."""


class Offering(Protocol):
    """A deal that offers acts and does them."""

    def offered(self) -> Iterable[Act]:
        """All acts that are allowed; none if the deal is over."""

    def do(self, act: Act) -> None:
        """Do what is allowed."""


class _Alone:
    """A deal whose offers come from the second opinion alone."""

    def __init__(self, telling: Telling) -> None:
        self._telling = telling

    def offered(self) -> Iterable[Act]:
        """Everything that is allowed."""
        return () if self._telling.is_over() else self._telling.acts()

    def do(self, act: Act) -> None:
        """Do what is allowed."""
        self._telling.act(act)


def is_whole(question: Deal) -> bool:
    """Whether all players were dealt equally many cards, and no card twice."""
    whole = [card for cards in (*question.hands, *question.talon) for card in cards]
    sizes = {len(hand) for hand in question.hands if hand}
    return len(sizes) == 1 and len(set(whole)) == len(whole)


def can_be_told(question: Deal) -> bool:
    """Whether the second opinion can play the deal: it knows no tariff, no breach of the rules, and no ``doubled``."""
    broken = any(act.unnoticed or act.do == RENONCE for act in question.actions)
    return not broken and question.tariff is None and not isinstance(question.doubled, bool)


def is_done(given: parts.Action, deal: Offering) -> bool:
    """Do an act; false if it is refused, for cards laid away perhaps after some of them."""
    if given.do == "discard":
        return _is_laid_away(given, deal)
    in_order, words = _any_order if given.do == "talon" else str, " ".join(spelt(given))
    found = next((act for act in _fitting(given, deal) if in_order(act.words) == in_order(words)), None)
    if found is not None:
        deal.do(found)
    return found is not None


def spelt(given: parts.Action) -> list[str]:
    """The words of an act, with cards spelt as our questions write them."""
    if given.do not in OF_CARDS:
        return [given.what]
    return [canonical(word) if is_card(word) else word for word in given.what.split()]


def _any_order(cards: str) -> str:
    return " ".join(sorted(cards.split()))


def _is_laid_away(given: parts.Action, deal: Offering) -> bool:
    """Lay several cards away in any order that is allowed; false if one may not go, or if more have to."""
    left = spelt(given)
    while left:
        act = next((act for act in _fitting(given, deal) if act.words in left), None)
        if act is None:
            return False
        deal.do(act)
        left.remove(act.words)
    return not _fitting(given, deal)


def _fitting(given: parts.Action, deal: Offering) -> list[Act]:
    """The acts of the same kind that the same seat may do."""
    return [act for act in deal.offered() if (act.seat, act.deed) == (given.seat, given.do)]


# ------------------------------------------------------------------------------------------------------- the answer


def told(question: Deal) -> DealAnswer | None:
    """The answer to a question; none if the second opinion cannot play the deal."""
    if not is_whole(question) or not can_be_told(question):
        return None
    telling, accepted = _played(question, question.actions)
    refused = None
    if accepted < len(question.actions):
        refused = parts.Refusal(index=accepted, reason=f"{question.actions[accepted].what} is not allowed there")
        telling, _ = _played(question, question.actions[:accepted])
    game = telling.course.game
    end = telling.end() if telling.is_over() else {}
    contract = "" if "thrown in" in end else game.contract
    declared = contract != "" and game.declarer >= 0
    return DealAnswer(
        accepted=accepted,
        refused=refused,
        next=_turns(telling),
        contract=contract or None,
        declarer=game.declarer if declared else None,
        partner=game.partner if declared else None,
        called=(game.called if declared else "") or None,
        hands=telling.hands,
        discards=getattr(game, "laid", []),
        tricks=[parts.WonTrick(leader=leader, cards=cards, winner=by) for leader, cards, by in telling.tricks()],
        over=telling.is_over(),
        augen=_augen(end.get("Augen", []), by_side=declared),
        items=[item_on_wire(Item(*item)) for item in _listed(end, "items")],
        lines=[line_on_wire(Line(name, side, to, paid)) for name, side, paid, to in _listed(end, "lines")],
        payments=[amount(payment) for payment in _listed(end, "payments")],
    )


def _played(question: Deal, actions: Sequence[parts.Action]) -> tuple[Telling, int]:
    """The deal after the actions that are allowed, and the number of these."""
    source = SOURCES[question.rules]
    hands, halves = [list(hand) for hand in question.hands], [list(half) for half in question.talon]
    telling = source.start(question.dealer, hands, halves, source.whole(question.options))
    for done, given in enumerate(actions):
        if not is_done(given, _Alone(telling)):
            return telling, done
    return telling, len(actions)


def _turns(telling: Telling) -> list[parts.Turn]:
    found: dict[tuple[int, Any], list[str]] = {}
    for act in _Alone(telling).offered():
        found.setdefault((act.seat, act.deed), []).append(act.words)
    return [parts.Turn(seat=seat, do=deed, legal=words) for (seat, deed), words in found.items()]


def _listed(end: Any, what: str) -> list[Any]:
    found: list[Any] = end.get(what, [])
    return found


def _augen(found: Any, *, by_side: bool) -> dict[str, parts.Amount]:
    """Augen by side, or by seat."""
    keys = SIDES if by_side else map(str, range(len(found)))
    return {key: amount(number) for key, number in zip(keys, found, strict=False)}


def item_on_wire(one: Item) -> parts.Item:
    """An item in the form of the protocol."""
    against = _opponent(one.against)
    return parts.Item(
        item=one.name,
        side=_side(one.side),
        won=one.won,
        announced=one.announced,
        doubled=[*one.doubled],
        against=against,
    )


def line_on_wire(one: Line) -> parts.Line:
    """A line of a settlement in the form of the protocol."""
    return parts.Line(item=one.name, side=_side(one.side), against=_opponent(one.against), amount=amount(one.amount))


def _side(told: str) -> parts.Side:
    return SIDES[SIDES.index(told)]


def _opponent(against: int | None) -> int | None:
    return None if against is None or against < 0 else against
