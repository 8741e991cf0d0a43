"""Answers about what is won and lost, and who pays whom."""

from __future__ import annotations

from collections.abc import Sequence

from tarock_engine import bonuses, counting, play, settling
from tarock_engine.actions import FAHREN, ITEMS, SPIEL, VALAT
from tarock_engine.findings import merged
from tarock_engine.ruleset import RuleSet, Side
from tarock_engine.seating import Seating, in_turn
from tarock_steps import messages as m
from tarock_steps.reference import convert
from tarock_steps.reference.convert import refuse, spelt
from tarock_steps.reference.speaking import chains_after, kontras_said


def result(question: m.Result, rules: RuleSet) -> m.ResultAnswer:
    """What is won and lost at the end of a game with a declarer."""
    table = convert.seating(question.players, question.dealer, rules)
    chains = chains_after(question, table, rules)
    piles = {side: convert.hand(question.piles.get(name, []), f"piles.{name}", rules) for side, name in _names()}
    if piles[Side.DECLARER] & piles[Side.FOES]:
        refuse("piles", "each card once", spelt(piles[Side.DECLARER] & piles[Side.FOES]))
    mine = {question.declarer, question.partner}
    sides = {seat: Side.DECLARER if seat in mine else Side.FOES for seat in table.active}
    eleventh = _last(question.eleventh, "eleventh", table, sides, rules)
    twelfth = _last(question.twelfth, "twelfth", table, sides, rules)
    called = None if question.called is None else convert.king(question.called, "called", rules)
    shown = [card for one in (eleventh, twelfth) if one is not None for card in one.cards]
    left = question.from_talon and called is not None and bool(piles[Side.FOES] >> called & 1) and called not in shown
    ending = bonuses.Ending(
        convert.contract(question.contract, rules),
        sides,
        question.declarer,
        called,
        piles,
        {side: question.tricks.get(name, 0) for side, name in _names()},
        eleventh,
        twelfth,
        chains,
        left_king=left,
        taken_king=question.from_talon and not left,
    )
    found = bonuses.items(ending, rules)
    unscored = [one.grounds for one in bonuses.unscored(ending, rules)]
    augen = bonuses.augen(ending, rules)
    grounds = merged([counting.count_grounds(pile, rules.counting) for pile in piles.values()])
    return m.ResultAnswer(
        augen={name: augen[side] for side, name in _names()},
        items=[item_on_wire(one) for one in found],
        grounds=list(merged([grounds, *(one.grounds for one in found), *unscored])),
    )


def _names() -> list[tuple[Side, m.Side]]:
    return [(Side.DECLARER, "declarer"), (Side.FOES, "foes")]


def _last(
    given: m.PlayedTrick | None, place: str, table: Seating, sides: dict[int, Side], rules: RuleSet
) -> bonuses.LastTrick | None:
    if given is None:
        return None
    leader = convert.seat(given.leader, f"{place}.leader", table, active=True)
    cards = tuple(convert.cards(given.cards, f"{place}.cards", rules))
    if len(cards) != len(table.active):
        refuse(f"{place}.cards", f"{len(table.active)} cards", len(cards))
    order = in_turn(table.active, leader, rules.play.in_turn.value)
    return bonuses.LastTrick(cards, tuple(sides[seat] for seat in order), play.winner(cards, rules)[0])


def item_on_wire(item: bonuses.Item) -> m.Item:
    """An item as the wire writes it."""
    return m.Item(
        item=item.name,
        side="declarer" if item.side is Side.DECLARER else "foes",
        won=item.won,
        announced=item.announced,
        doubled=list(item.doubled),
        grounds=list(item.grounds),
    )


def settle(question: m.Settle, rules: RuleSet) -> m.SettleAnswer:
    """Who pays whom."""
    table = convert.seating(question.players, question.dealer, rules)
    tariff = convert.tariff(question.tariff, rules)
    if question.contract == FAHREN:
        return settled(_settle_fahren(question, table, rules, tariff))
    contract = convert.contract(question.contract, rules)
    if question.declarer is None:
        refuse("declarer", "a seat", None)
    declarer = convert.seat(question.declarer, "declarer", table, active=True)
    if question.partner is not None:
        convert.seat(question.partner, "partner", table, active=True)
    if question.partner == declarer:
        refuse("partner", "another seat than the declarer's, or none", declarer)
    parties = settling.Parties(table, contract, declarer, question.partner, question.from_talon)
    if question.schleifen:
        return settled(settling.schleifen(parties, rules, tariff))
    items = _items(question.items, table)
    return settled(settling.settle(parties, items, rules, tariff))


def _items(given: Sequence[m.Item], table: Seating) -> list[bonuses.Item]:
    if not given:
        refuse("items", "at least one item", "none")
    once = [one.item for one in given if one.item in (SPIEL, VALAT)]
    for index, one in enumerate(given):
        if one.item in once and one.item in [earlier.item for earlier in given[:index]]:
            refuse(f"items[{index}].item", f"{one.item} only once", "it a second time")
    return [_item(one, f"items[{index}]", table) for index, one in enumerate(given)]


def _item(item: m.Item, place: str, table: Seating) -> bonuses.Item:
    if item.item not in ITEMS:
        refuse(f"{place}.item", f"one of {', '.join(ITEMS)}", repr(item.item))
    if len(item.doubled) > 3:  # noqa: PLR2004 -- Kontra, Rekontra, Superkontra
        refuse(f"{place}.doubled", "at most three seats", len(item.doubled))
    for seat in item.doubled:
        convert.seat(seat, f"{place}.doubled", table, active=True)
    side = Side.DECLARER if item.side == "declarer" else Side.FOES
    return bonuses.Item(item.item, side, item.won, item.announced, tuple(item.doubled), ())


def _settle_fahren(question: m.Settle, table: Seating, rules: RuleSet, tariff: int) -> settling.Settlement:
    if len(question.augen) != table.players:
        refuse("augen", f"{table.players} numbers, one for each seat", len(question.augen))
    said = kontras_said(question.said, table, rules)
    augen = dict(enumerate(question.augen))
    return settling.fahren(table, augen, said, rules, tariff)


def settled(settlement: settling.Settlement) -> m.SettleAnswer:
    """A settlement as the wire writes it."""
    return m.SettleAnswer(
        payments=list(settlement.payments),
        lines=[line_on_wire(one) for one in settlement.lines],
        grounds=list(settlement.grounds),
    )


def line_on_wire(line: settling.Line) -> m.Line:
    """A line of a settlement as the wire writes it."""
    side: m.Side = "declarer" if line.side is Side.DECLARER else "foes"
    return m.Line(item=line.name, side=side, cents=line.cents, grounds=list(line.grounds))
