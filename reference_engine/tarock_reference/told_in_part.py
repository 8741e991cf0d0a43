"""Answers questions that tell only a part of the end of a deal: what all deals that fit have in common.

Not every deal that fits is tried, but each number of tricks, and those deals in which the cards that are not told lie
as differently as possible: then everything that depends on one of them differs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from tarock_engine import play
from tarock_engine.actions import KOENIG_ULTIMO, VALAT
from tarock_engine.cards import DISPLAY_ORDER, FOUR_KOENIGE, NAMES, Card, mask_of
from tarock_engine.contracts import Side
from tarock_engine.ruleset import RuleSet
from tarock_engine.seating import Seating, in_turn
from tarock_engine.state import Game
from tarock_language.message import message
from tarock_protocol.cards import canonical
from tarock_protocol.messages import answers, parts, questions
from tarock_protocol.seating import ACTIVE
from tarock_reference import convert
from tarock_reference.bad_questions import BadQuestionError
from tarock_reference.convert import spelt
from tarock_reference.outside_tricks import Outside, outsides
from tarock_reference.partial_deals import game_asked
from tarock_reference.source_answers import AUGEN, Judge, answers_of

_SIDES: Final[Mapping[Side, parts.Side]] = {Side.DECLARER: "declarer", Side.FOES: "foes"}


def result_in_part(question: questions.Result, rules: RuleSet, judge: Judge[RuleSet]) -> answers.ResultAnswer:
    """What ``judge`` says of all deals that fit. Raises BadQuestionError if none fits."""
    found = _results(question, rules, judge)
    undecided = {*answers_of(rules).undecided_items(question, rules)}
    hanging = (_hanging(question, rules) | undecided) & _on_sheet(question, found, rules)
    everywhere = [item for item in found[0].items if all(_is_there(item, other) for other in found)]
    known = [item for item in everywhere if item.item not in hanging]
    sure = {(item.item, item.side) for item in known}
    open_items = {item.item for answer in found for item in answer.items if (item.item, item.side) not in sure}
    augen = {} if AUGEN in undecided else _same_augen(found)
    grounds = found[0].grounds if augen else list(dict.fromkeys(ground for item in known for ground in item.grounds))
    return answers.ResultAnswer(augen=augen, items=known, open=sorted(open_items | hanging), grounds=grounds)


def _results(question: questions.Result, rules: RuleSet, judge: Judge[RuleSet]) -> list[answers.ResultAnswer]:
    """What ``judge`` says of each deal that fits. Raises BadQuestionError, the first of them, if none fits."""
    found: list[answers.ResultAnswer] = []
    fault: BadQuestionError | None = None
    for whole in _whole(question, rules):
        try:
            found.append(judge(whole, rules, part=question))
        except BadQuestionError as wrong:
            fault = fault or wrong
    if not found:
        raise fault or BadQuestionError(message("{place}: expected tricks of a deal", place="played"))
    return found


def _same_augen(found: Sequence[answers.ResultAnswer]) -> dict[parts.Side, parts.Amount]:
    """The Augen of each side about which all answers agree."""
    return {
        side: value
        for side, value in found[0].augen.items()
        if all(answer.augen.get(side) == value for answer in found)
    }


def _is_there(one: parts.Item, found: answers.ResultAnswer) -> bool:
    return any(replace(other, grounds=[]) == replace(one, grounds=[]) for other in found.items)


def _hanging(question: questions.Result, rules: RuleSet) -> set[str]:
    """The items that depend on a card which is not shown, and on a trick which is not shown either."""
    told = {trick.number for trick in question.played}
    shown = {canonical(card) for trick in question.played for card in trick.cards}
    due = {bird: (rules.tricks - card, NAMES[card]) for card, bird in enumerate(_birds(rules))}
    if question.called is not None and not _is_out_of_play(question, rules):
        due[KOENIG_ULTIMO] = (rules.tricks, question.called)
    return {item for item, (number, card) in due.items() if number not in told and card not in shown}


def _birds(rules: RuleSet) -> Sequence[str]:
    """The items of the lowest trumps with a trick of their own, that of the I first; only the Pagat without Vögel."""
    return tuple(getattr(rules, "birds", ())) or ("Pagat",)


def _is_out_of_play(question: questions.Result, rules: RuleSet) -> bool:
    """Whether the called card lies in a Talon that nobody takes."""
    game = _game(question, rules)
    return any(outside.owner is not None for outside in outsides(game, dict.fromkeys(Side, 0), rules))


def _on_sheet(question: questions.Result, found: Sequence[answers.ResultAnswer], rules: RuleSet) -> set[str]:
    """The items that can be scored in any of the deals that fit."""
    contract = convert.contract(question.contract, rules)
    names: set[str] = set()
    for answer in found:
        valats = [item for item in answer.items if item.item == VALAT]
        names |= {*answers_of(rules).scorable_items(contract, valats, rules)}
    return names - rules.unknown_in(contract)


# ----------------------------------------------------------------------------------------------------- deals that fit


class _Told(NamedTuple):
    """The described tricks: how many each side took, and with which cards."""

    taken: Mapping[Side, int]
    cards: Mapping[Side, list[Card]]

    @property
    def all_cards(self) -> set[Card]:
        """The cards of all described tricks."""
        return {card for cards in self.cards.values() for card in cards}


def _game(question: questions.Result, rules: RuleSet) -> Game:
    return game_asked(question, convert.seating(question.players, question.dealer, rules), rules)


def _whole(question: questions.Result, rules: RuleSet) -> Iterator[questions.Result]:
    """Complete questions that fit the given part."""
    game = _game(question, rules)
    told = _told(question, game.dealt.seating, rules)
    for mine in _numbers(question, told, rules):
        tricks = {Side.DECLARER: mine, Side.FOES: rules.tricks - mine}
        by_name = {name: tricks[side] for side, name in _SIDES.items()}
        for piles in [question.piles] if question.piles else _piles(game, told, tricks, rules):
            yield replace(question, tricks=question.tricks or by_name, piles=piles)


def _told(question: questions.Result, table: Seating, rules: RuleSet) -> _Told:
    manner = rules.manners[answers_of(rules).manner(question.contract, rules)]
    taken: dict[Side, int] = dict.fromkeys(Side, 0)
    cards: dict[Side, list[Card]] = {side: [] for side in Side}
    for index, trick in enumerate(question.played):
        leader, found = convert.numbered_trick(trick, f"played[{index}]", table, rules)
        order = in_turn(table.active, leader, rules.play.in_turn.value)
        winner = order[play.winning_place(found, manner, rules)]
        side = Side.DECLARER if winner in (question.declarer, question.partner) else Side.FOES
        taken[side] += 1
        cards[side] += found
    return _Told(taken, cards)


def _numbers(question: questions.Result, told: _Told, rules: RuleSet) -> Sequence[int]:
    """The possible numbers of tricks of the declarer's side."""
    if question.tricks:
        return (question.tricks.get("declarer", 0),)
    return range(told.taken[Side.DECLARER], rules.tricks - told.taken[Side.FOES] + 1)


def _piles(
    game: Game, told: _Told, tricks: Mapping[Side, int], rules: RuleSet
) -> Iterator[dict[parts.Side, list[str]]]:
    """Piles of both sides, with the described cards and as many others as each must have.

    Either side gets the most or the least valuable cards, some of each, the Könige, or the called card.
    """
    rest = [card for card in DISPLAY_ORDER if rules.pack >> card & 1 and card not in told.all_cards]
    rest.sort(key=lambda card: -_worth(card, rules))
    koenige = sorted(rest, key=lambda card: not FOUR_KOENIGE >> card & 1)
    called = sorted(rest, key=lambda card: card != game.called)
    orders = [rest, koenige, called, [*rest[::2], *rest[1::2]]]
    piles = (
        mask_of(_declarers(order, game, told, tricks, outside))
        for outside in _outsides(game, told, tricks, len(rest), rules)
        for order in (*orders, *(order[::-1] for order in orders[:3]))
    )
    others = mask_of([*told.cards[Side.FOES], *rest])
    for mine in dict.fromkeys(piles):
        yield {"declarer": spelt(mine), "foes": spelt(others & ~mine)}


def _outsides(game: Game, told: _Told, tricks: Mapping[Side, int], rest: int, rules: RuleSet) -> Sequence[Outside]:
    """The possible cards outside the tricks; if they belong to nobody, all of them with either side."""
    beyond = rest - sum(ACTIVE * (tricks[side] - told.taken[side]) for side in Side)
    with_either = [
        Outside(number={side: beyond, side.other: 0}, valuable=0, valuable_most=0, owner=None) for side in Side
    ]
    return list(outsides(game, tricks, rules)) or with_either


def _declarers(
    order: Sequence[Card], game: Game, told: _Told, tricks: Mapping[Side, int], outside: Outside
) -> list[Card]:
    """The first cards in this order that the declarer's side can have, as many as it must have."""
    mine = list(told.cards[Side.DECLARER])
    number = ACTIVE * tricks[Side.DECLARER] + outside.number[Side.DECLARER]
    valuable = outside.valuable_most - (mask_of(mine) & outside.valuable).bit_count()
    if outside.owner is not None:
        forced = [game.called] if game.called is not None else []
        others = [card for card in order if card not in forced]
        order = [*forced, *others] if outside.owner is Side.DECLARER else [*others, *forced]
    for card in order:
        is_valuable = bool(outside.valuable >> card & 1)
        if len(mine) < number and (valuable or not is_valuable):
            mine.append(card)
            valuable -= is_valuable
    return mine


def _worth(card: Card, rules: RuleSet) -> int:
    return sum(worth.value.augen for worth in rules.counting.worths if worth.value.cards >> card & 1)
