"""Writes the right answer as Then lines; of a deal or settlement only the part that a find is about."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import Any, Final

from tarock_protocol.cards import PACK
from tarock_protocol.messages import answers
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.parts import Due, Turn
from tarock_protocol.messages.questions import MayAnnounce, MayBid, MayCall, Question
from tarock_protocol.seating import SeatNames
from tarock_searching.write.question_steps import seats_named
from tarock_searching.write.step_lines import each_amount, item_rows, side_written, then_line
from tarock_steps.catalogue.planned import PlannedLine
from tarock_steps.table.setting import WITHOUT_DECLARER
from tarock_steps.table.turns import choices_in_words
from tarock_steps.words.values import TURNS

_TURN: Final = {deed: words for words, deed in TURNS.items()}
_CHOSEN: Final[Mapping[type[Question], Due]] = {MayBid: "bid", MayCall: "call", MayAnnounce: "say"}
"""The kinds of questions whose answers list bids, calls or announcements, and not cards."""
_ALLOWED: Final = ("accepted", "refused")
"""The parts of a deal's answer that say whether its acts are allowed."""


def right_in_words(question: Question, right: Answer, field: str) -> list[PlannedLine]:
    """The lines that say what is right, if possible only for a ``field``; empty if no steps exist for it."""
    names, part = seats_named(question), field.partition(".")[0]
    of_part = _PARTS.get(part)
    if of_part is not None and isinstance(right, answers.DealAnswer | answers.SettleAnswer | answers.ResultAnswer):
        return [*of_part(right, names)]
    if part in _ALLOWED and isinstance(right, answers.DealAnswer) and right.refused is None:
        return [then_line("that is allowed"), *_state(right, names)]
    chosen: Due = _CHOSEN.get(type(question), "play")
    if isinstance(right, answers.TurnAnswer):
        return [*_turn_of(right, names, chosen)]
    if isinstance(right, answers.LegalAnswer):
        return [then_line(f'the choice is "{choices_in_words(right.legal, chosen, names)}"')]
    of_answer = _WHOLE.get(type(right))
    return [] if of_answer is None else [*of_answer(right, names)]


def _count(right: answers.CountAnswer, _: SeatNames) -> Iterator[PlannedLine]:
    yield then_line(f"they count {right.augen} Augen")


def _trick(right: answers.TrickAnswer, names: SeatNames) -> Iterator[PlannedLine]:
    yield then_line(f"{names.name(right.winner)} wins the trick")
    if right.leads is not None:
        yield then_line(f"{names.name(right.leads)} leads next")


def _allowed(right: answers.DiscardAnswer, _: SeatNames) -> Iterator[PlannedLine]:
    yield then_line("that is allowed" if right.allowed else "that is refused")


def _seen(right: answers.ViewAnswer, _: SeatNames) -> Iterator[PlannedLine]:
    yield then_line(f'these cards have been seen: "{" ".join(right.seen)}"')
    unseen = [card for card in PACK if card not in right.seen]
    if unseen:
        yield then_line(f'these cards have not been seen: "{" ".join(unseen)}"')


def _deck(right: answers.DeckAnswer, _: SeatNames) -> Iterator[PlannedLine]:
    yield then_line(f'the trumps from the top are "{" ".join(right.trumps)}"')
    for suit, cards in right.suits.items():
        yield then_line(f'the suit {suit} from the top is "{" ".join(cards)}"')
    yield then_line(f'the Trull is "{" ".join(right.trull)}"')
    number = len(right.trumps) + sum(map(len, right.suits.values()))
    yield then_line(f"the deck holds {number} cards and {right.total} Augen")


def _settled(right: answers.SettleAnswer, names: SeatNames) -> Iterator[PlannedLine]:
    yield from _payments(right, names)
    yield from _lines(right, names)


def _drawn_up(right: answers.ResultAnswer, names: SeatNames) -> Iterator[PlannedLine]:
    yield from _augen(right, names)
    yield from _items(right, names)


def _dealt(right: answers.DealingAnswer, names: SeatNames) -> Iterator[PlannedLine]:
    yield from _hands(right, names)
    yield from _halves(right, names)


def _turn_of(right: answers.TurnAnswer, names: SeatNames, chosen: Due) -> Iterator[PlannedLine]:
    if right.seat is not None:
        yield then_line(f"it is {names.name(right.seat)}'s turn to {_TURN[chosen]}")
        yield then_line(f'the choice is "{choices_in_words(right.legal, chosen, names)}"')
        return
    yield then_line("it is nobody's turn")
    if right.contract is not None:
        yield from _contract(right, names)


def _contract(right: answers.DealAnswer | answers.TurnAnswer, names: SeatNames) -> Iterator[PlannedLine]:
    if right.contract is None:
        return
    if right.contract in WITHOUT_DECLARER:
        yield then_line(f"the contract is {right.contract}")
    else:
        yield then_line(f"the contract is {right.contract} and {names.name(right.declarer)} is the declarer")


def _partner(right: answers.DealAnswer, names: SeatNames) -> Iterator[PlannedLine]:
    yield then_line("there is no partner" if right.partner is None else f"the partner is {names.name(right.partner)}")


def _state(right: answers.DealAnswer, names: SeatNames) -> Iterator[PlannedLine]:
    """The state of a deal: whether an act was refused, who is next, or what is paid at the end."""
    if right.refused is not None:
        yield then_line("that is refused")
    if right.over:
        yield from _end(right, names)
    for turn in right.next if len(right.next) == 1 else ():
        yield from _next(turn, names)


def _end(right: answers.DealAnswer, names: SeatNames) -> Iterator[PlannedLine]:
    """What is paid at the end; only that the deal is over if the answer has no payments."""
    yield from _payments(right, names) if right.payments else _over(right, names)


def _over(right: answers.DealAnswer, _: SeatNames) -> Iterator[PlannedLine]:
    yield then_line("the deal is over" if right.over else "the deal is not over")


def _next(turn: Turn, names: SeatNames) -> Iterator[PlannedLine]:
    yield then_line(f"it is {names.name(turn.seat)}'s turn to {_TURN[turn.do]}")
    if turn.do != "discard":
        yield then_line(f'the choice is "{choices_in_words(turn.legal, turn.do, names)}"')


def _payments(right: answers.DealAnswer | answers.SettleAnswer, names: SeatNames) -> Iterator[PlannedLine]:
    if right.payments:
        yield then_line(f'the payments are "{each_amount(right.payments, names, signed=True)}"')


def _lines(right: answers.DealAnswer | answers.SettleAnswer, names: SeatNames) -> Iterator[PlannedLine]:
    if not right.lines:
        return
    has_against = any(line.against is not None for line in right.lines)
    rows = [("item", "side", "brings", *(("against",) if has_against else ()))]
    for line in right.lines:
        against = ("" if line.against is None else names.name(line.against),) if has_against else ()
        rows.append((line.item, side_written(line.side), f"{Fraction(line.amount)}", *against))
    yield then_line("these lines are settled:", rows)


def _items(right: answers.DealAnswer | answers.ResultAnswer, names: SeatNames) -> Iterator[PlannedLine]:
    yield then_line("these items are scored:", item_rows(right.items, names))


def _augen(right: Any, names: SeatNames) -> Iterator[PlannedLine]:
    if set(right.augen) == {"declarer", "foes"}:
        mine, theirs = (Fraction(right.augen[side]) for side in ("declarer", "foes"))
        yield then_line(f"the declarer's side has {mine} Augen and the opponents have {theirs}")
    elif right.augen and set(right.augen) <= {str(seat) for seat in names.everybody}:
        each = [right.augen.get(str(seat), 0) for seat in range(len(names.everybody))]
        yield then_line(f'the Augen come to "{each_amount(each, names, signed=False)}"')


def _tricks(right: answers.DealAnswer, names: SeatNames) -> Iterator[PlannedLine]:
    each = ((names.name(trick.leader), " ".join(trick.cards), names.name(trick.winner)) for trick in right.tricks)
    yield then_line("these tricks have been taken:", [("leader", "cards", "winner"), *each])


def _hands(right: answers.DealAnswer | answers.DealingAnswer, names: SeatNames) -> Iterator[PlannedLine]:
    for seat, hand in enumerate(right.hands):
        if hand:
            yield then_line(f'{names.name(seat)} holds exactly "{" ".join(hand)}"')


def _halves(right: answers.DealingAnswer, _: SeatNames) -> Iterator[PlannedLine]:
    if len(right.talon) > 1:
        first, second = (" ".join(packet) for packet in right.talon)
        yield then_line(f'the halves of the Talon are "{first}" and "{second}"')


def _laid_away(right: answers.DealAnswer, _: SeatNames) -> Iterator[PlannedLine]:
    yield then_line(f'the cards laid away are "{" ".join(right.discards)}"')


def _face_up(right: answers.DealAnswer | answers.DiscardAnswer, _: SeatNames) -> Iterator[PlannedLine]:
    lying = f'of the cards laid away "{" ".join(right.face_up)}" lie face up'
    yield then_line(lying if right.face_up else "none of the cards laid away lies face up")


def _dealer(right: answers.NextDealerAnswer, names: SeatNames) -> Iterator[PlannedLine]:
    yield then_line(f"{names.name(right.dealer)} deals")
    yield then_line(f"{names.name(right.vorhand)} is Vorhand")
    if right.sits_out is not None:
        yield then_line(f"{names.name(right.sits_out)} sits out")


def _session(right: answers.SessionAnswer, names: SeatNames) -> Iterator[PlannedLine]:
    each = [(names.name(deal.dealer), names.name(deal.vorhand), _counts(deal.doubled)) for deal in right.deals]
    yield then_line("the deals go:", [("dealer", "vorhand", "counts"), *each])
    yield then_line(f"doubled deals still to come: {right.due}")
    yield then_line(f'the score is "{each_amount(right.totals, names, signed=True)}"')


def _counts(doubled: bool | int) -> str:  # noqa: FBT001 -- as the answer has it
    """How often a deal counts, as the steps say it."""
    if not isinstance(doubled, bool):
        return f"{doubled} times"
    return "double" if doubled else "once"


_PARTS: Final[Mapping[str, Callable[[Any, SeatNames], Iterator[PlannedLine]]]] = {
    "payments": _payments,
    "lines": _lines,
    "items": _items,
    "augen": _augen,
    "tricks": _tricks,
    "hands": _hands,
    "discards": _laid_away,
    "face_up": _face_up,
    "contract": _contract,
    "declarer": _contract,
    "partner": _partner,
    "over": _over,
}
"""The function that writes each part of an answer."""

_WHOLE: Final[Mapping[type[Answer], Callable[[Any, SeatNames], Iterator[PlannedLine]]]] = {
    answers.CountAnswer: _count,
    answers.DealAnswer: _state,
    answers.DealingAnswer: _dealt,
    answers.DeckAnswer: _deck,
    answers.DiscardAnswer: _allowed,
    answers.NextDealerAnswer: _dealer,
    answers.ResultAnswer: _drawn_up,
    answers.SessionAnswer: _session,
    answers.SettleAnswer: _settled,
    answers.TrickAnswer: _trick,
    answers.ViewAnswer: _seen,
}
"""The function that writes each kind of answer; for a deal, its state."""
