"""The end of a deal of which only a part is told: what is known of it is what all deals have in common that fit.

Not every deal that fits is tried, but each number of tricks, and those in which the cards that are not told lie as
differently as they can: then everything that hangs on one of them differs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Final, NamedTuple

from msgspec.structs import replace

from tarock_engine import play
from tarock_engine.actions import KOENIG_ULTIMO
from tarock_engine.cards import DISPLAY_ORDER, NAMES, Card, mask_of
from tarock_engine.ruleset import RuleSet
from tarock_engine.seating import Seating, in_turn
from tarock_reference import convert
from tarock_reference.convert import BadQuestionError, spelt
from tarock_reference.source_answers import Judge, answers_of
from tarock_steps.protocol.cards import canonical
from tarock_steps.protocol.messages import answers, parts, questions
from tarock_steps.protocol.seating import ACTIVE

_SIDES: Final[tuple[parts.Side, parts.Side]] = ("declarer", "foes")


def result_in_part(question: questions.Result, rules: RuleSet, judge: Judge[RuleSet]) -> answers.ResultAnswer:
    """What ``judge`` says of every deal that fits; BadQuestionError where none does."""
    found: list[answers.ResultAnswer] = []
    fault: BadQuestionError | None = None
    for whole in _whole(question, rules):
        try:
            found.append(judge(whole, rules, part=question))
        except BadQuestionError as wrong:
            fault = fault or wrong
    if not found:
        raise fault or BadQuestionError("played: expected tricks of a deal")
    hanging = _hanging(question, rules)
    everywhere = [one for one in found[0].items if all(_is_there(one, other) for other in found)]
    known = [one for one in everywhere if one.item not in hanging]
    sure = {(one.item, one.side) for one in known}
    open_items = {one.item for each in found for one in each.items if (one.item, one.side) not in sure}
    first = found[0].augen
    augen = {side: value for side, value in first.items() if all(each.augen.get(side) == value for each in found)}
    grounds = found[0].grounds if augen else list(dict.fromkeys(each for one in known for each in one.grounds))
    return answers.ResultAnswer(augen=augen, items=known, open=sorted(open_items | hanging), grounds=grounds)


def _is_there(one: parts.Item, found: answers.ResultAnswer) -> bool:
    return any(replace(other, grounds=[]) == replace(one, grounds=[]) for other in found.items)


def _hanging(question: questions.Result, rules: RuleSet) -> set[str]:
    """The items of cards that are not told to have been played, whose own trick is not told either."""
    told = {one.number for one in question.played}
    shown = {canonical(card) for one in question.played for card in one.cards}
    due = {bird: (rules.tricks - card, NAMES[card]) for card, bird in enumerate(_birds(rules))}
    due[KOENIG_ULTIMO] = (rules.tricks, question.called or "")
    known = {*getattr(rules, "items", ())}
    return {item for item, (number, card) in due.items() if item in known and number not in told and card not in shown}


def _birds(rules: RuleSet) -> Sequence[str]:
    """The items of the lowest trumps, the I first, each of which has a trick of its own; the Pagat where it is one."""
    return tuple(getattr(rules, "birds", ())) or ("Pagat",)


# ----------------------------------------------------------------------------------------------------- deals that fit


class _Told(NamedTuple):
    """Of the tricks that are told, by side how many they took and with which cards."""

    taken: Mapping[parts.Side, int]
    cards: Mapping[parts.Side, list[Card]]

    @property
    def all_cards(self) -> set[Card]:
        """The cards of all these tricks."""
        return {card for cards in self.cards.values() for card in cards}


def _whole(question: questions.Result, rules: RuleSet) -> Iterator[questions.Result]:
    """The question with what is left out, in many ways."""
    table = convert.seating(question.players, question.dealer, rules)
    told = _told(question, table, rules)
    for mine in _numbers(question, told, rules):
        numbers: dict[parts.Side, int] = {"declarer": mine, "foes": rules.tricks - mine}
        for piles in _piles(question, told, numbers, rules):
            yield replace(question, tricks=question.tricks or numbers, piles=piles)


def _told(question: questions.Result, table: Seating, rules: RuleSet) -> _Told:
    manner = rules.manners[answers_of(rules).manner(question.contract, rules)]
    taken: dict[parts.Side, int] = dict.fromkeys(_SIDES, 0)
    cards: dict[parts.Side, list[Card]] = {side: [] for side in _SIDES}
    for index, one in enumerate(question.played):
        leader, found = convert.numbered_trick(one, f"played[{index}]", table, rules)
        order = in_turn(table.active, leader, rules.play.in_turn.value)
        winner = order[play.winning_place(found, manner, rules)]
        side: parts.Side = "declarer" if winner in (question.declarer, question.partner) else "foes"
        taken[side] += 1
        cards[side] += found
    return _Told(taken, cards)


def _numbers(question: questions.Result, told: _Told, rules: RuleSet) -> Sequence[int]:
    """How many tricks the declarer's side can have taken."""
    if question.tricks:
        return (question.tricks.get("declarer", 0),)
    return range(told.taken["declarer"], rules.tricks - told.taken["foes"] + 1)


def _piles(
    question: questions.Result, told: _Told, numbers: Mapping[parts.Side, int], rules: RuleSet
) -> Iterator[dict[parts.Side, list[str]]]:
    """The cards of both sides: those told, or the others with the dearest, the cheapest or some of each for a side.

    What lies in no trick is with either side.
    """
    if question.piles:
        yield question.piles
        return
    rest = [card for card in DISPLAY_ORDER if rules.pack >> card & 1 and card not in told.all_cards]
    rest.sort(key=lambda card: -_worth(card, rules))
    due = {side: ACTIVE * (numbers[side] - told.taken[side]) for side in _SIDES}
    most, least = len(rest) - due["foes"], due["declarer"]
    for order, mine in product((rest, rest[::-1], [*rest[::2], *rest[1::2]]), dict.fromkeys((most, least))):
        split = {"declarer": order[:mine], "foes": order[mine:]}
        yield {side: spelt(mask_of([*told.cards[side], *split[side]])) for side in _SIDES}


def _worth(card: Card, rules: RuleSet) -> int:
    return sum(worth.value.augen for worth in rules.counting.worths if worth.value.cards >> card & 1)
