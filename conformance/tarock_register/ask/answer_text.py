"""Turns an answer of the protocol into lines for the terminal: the result, cards in colour, and the clauses."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from msgspec import UNSET
from rich.text import Text

from tarock_language.message import ENGLISH, Argument, Language, Message, Word, message
from tarock_protocol.messages import answers, parts, questions
from tarock_protocol.seating import SeatNames
from tarock_protocol.strangers_text import SENTENCE, shown
from tarock_register.ask.amounts import amount_said, counted_said, unit_said
from tarock_register.ask.seated import OfPlayers, leads_if_known, seat_name, seating_of_question, text_said
from tarock_reports.terminal.inking import ink
from tarock_steps.table.turns import for_everybody, payment_in_words, spoken


class About(NamedTuple):
    """The question of an answer, and the language to show it in.

    ``brief`` puts similar values on one line; ``plain`` is for people who look and do not type: players without the
    numbers of their seats, and those who only pass counted.
    """

    question: questions.AnyQuestion
    say: Language
    brief: bool = False
    is_plain: bool = False


Whose = TypeVar("Whose", bound=str)
"""Whose Augen: a side or a player."""

Rows = list[tuple[str, Text]]
"""The lines to show, each with a label and a value."""


def drawn(words: str) -> Text:
    """Words with the cards among them in the colours of their suits."""
    text = Text()
    for place, word in enumerate(words.split(" ")):
        text.append(" " if place else "").append(word, style=ink(word))
    return text


def cards_row(names: Iterable[str], say: Language) -> Text:
    """Cards in a row."""
    return drawn(" ".join(names)) or Text(say("none"))


def choices_row(words: Sequence[str], say: Language) -> Text:
    """Choices in a row: cards separated by blanks, words by commas."""
    gap = " " if all(" " not in word and ink(word) for word in words) else ", "
    return Text(gap).join(drawn(word) for word in words) if words else Text(say("nothing"))


def answer_rows(about: About, answer: answers.Answer) -> Rows:
    """The answer as lines to show."""
    return _TELLERS[type(answer)](about, answer)


def said_words(words: Iterable[str], about: About) -> list[str]:
    """The words that may be said, with names of players instead of seats."""
    seating = seating_of_question(about.question)
    if seating is None:
        return list(words)
    return [text_said(spoken(word, "say", seating), about.say) for word in words]


def _why(why: Mapping[str, Sequence[str]], about: About) -> Rows:
    """The forbidden choices, each with its clauses; for bids or in brief, those with the same clauses on one line."""
    why = dict(zip(said_words(why, about), why.values(), strict=True))
    by_clauses: dict[tuple[str, ...], list[str]] = {}
    for what, ids in why.items():
        by_clauses.setdefault(tuple(ids), []).append(what)
    together = [(" ".join(what) if all(map(ink, what)) else ", ".join(what), ids) for ids, what in by_clauses.items()]
    told = together if about.brief or isinstance(about.question, questions.MayBid) else why.items()
    return [(about.say("not allowed"), drawn(what) + Text(f"  [{', '.join(ids)}]")) for what, ids in told]


def _augen(augen: Mapping[Whose, parts.Amount], about: About) -> Rows:
    say = about.say

    def row(key: str, number: parts.Amount) -> tuple[str, Text]:
        name = seat_name(int(key), about) if key.isdecimal() else _OF_SIDE.get(key, key)
        label = say("counted: {whose}", whose=name) if about.is_plain else say("Augen of {whose}", whose=name)
        return label, Text(counted_said(number, about))

    return [row(str(key), number) for key, number in augen.items()]


_OF_SIDE: Final[Mapping[str, Message]] = {"declarer": message("the declarer"), "foes": message("the foes")}


def item_row(item: parts.Item, about: About) -> tuple[str, Text]:
    """An item: its name, whose it is, and how it ended."""
    told: list[Argument] = [_whose(item, about), message("won" if item.won else "lost")]
    told[1:1] = [message("announced")] if item.announced else []
    told += [message("doubled by {seats}", seats=_doublers(item.doubled, about))] if item.doubled else []
    return item.item, Text(about.say.format_field(told, ""))


def _doublers(seats: Sequence[int], about: About) -> str:
    return ", ".join(seat_name(seat, about) for seat in seats) if about.is_plain else " ".join(map(str, seats))


def _whose(one: parts.Item | parts.Line, about: About) -> Argument:
    """The side of an item or a line, and against whom, where one player settles apart."""
    if one.against is None:
        return Word(one.side)
    if about.is_plain:
        return message("{side} against {name}", side=Word(one.side), name=seat_name(one.against, about))
    return message("{side} against seat {seat}", side=Word(one.side), seat=one.against)


def _payments(about: About, payments: Sequence[parts.Amount], lines: Sequence[parts.Line]) -> Rows:
    return [*(line_row(line, about) for line in lines), *_score(about, payments)]


def line_row(line: parts.Line, about: About) -> tuple[str, Text]:
    """A line of a settlement: the item with its side, and what it is worth between two players.

    A number below zero means that the foes receive it. People who look and do not type are told who receives, no sign.
    """
    say, amount = about.say, amount_said(line.amount, about)
    label = f"{line.item} ({say.format_field(_whose(line, about), '')})"
    if not about.is_plain or not line.amount:
        return label, Text(say("{amount} between two", amount=amount))
    is_lost, amount = amount.startswith("-"), amount.lstrip("+-")
    if not is_lost:
        return label, Text(say("{amount} between two, for the declarer", amount=amount))
    if line.against is None:
        return label, Text(say("{amount} between two, for the foes", amount=amount))
    return label, Text(say("{amount} between two, for {name}", amount=amount, name=seat_name(line.against, about)))


def _in_one_line(about: About, numbers: Sequence[parts.Amount]) -> Rows:
    """What each player receives, on one line, in turn from Vorhand."""
    say, seating = about.say, seating_of_question(about.question) or SeatNames.of(len(numbers))
    told = for_everybody(numbers, seating, payment_in_words)
    return [(say("receive"), Text(say("{amount} {unit}", amount=told, unit=unit_said(0, about))))]


def _score(about: About, numbers: Sequence[parts.Amount]) -> Rows:
    if about.brief and numbers:
        return _in_one_line(about, numbers)
    return [(seat_name(seat, about), Text(amount_said(number, about))) for seat, number in enumerate(numbers)]


def _turn_row(about: About, turn: parts.Turn) -> tuple[str, Text]:
    label = about.say("next to {do}", do=Word(turn.do))
    return label, Text(f"{seat_name(turn.seat, about)}: ") + choices_row(said_words(turn.legal, about), about.say)


def _hello(about: About, answer: answers.HelloAnswer) -> Rows:
    say = about.say
    rows = [
        (say("engine"), Text(f"{answer.name} {answer.version} ({answer.language}) {answer.homepage}".strip())),
        (say("protocol"), Text(str(answer.protocol))),
        (say("answers"), Text(", ".join(answer.questions))),
    ]
    for rules, options in answer.rules.items():
        rows.append((say("rules"), Text(rules)))
        rows += [(f"  {option}", Text(", ".join(readings))) for option, readings in options.items()]
    return rows


def _deck(about: About, answer: answers.DeckAnswer) -> Rows:
    say = about.say
    worth: dict[int, list[str]] = {}
    for card, augen in answer.augen.items():
        worth.setdefault(augen, []).append(card)
    return [
        (say("trumps"), cards_row(answer.trumps, say)),
        *((say("suit {suit}", suit=suit), cards_row(ranks, say)) for suit, ranks in answer.suits.items()),
        (say("Trull"), cards_row(answer.trull, say)),
        *((name, cards_row([card], say)) for name, card in answer.names.items()),
        *((say("{augen} Augen each", augen=augen), cards_row(names, say)) for augen, names in worth.items()),
        (say("Augen in all"), Text(str(answer.total))),
    ]


def _count(about: About, answer: answers.CountAnswer) -> Rows:
    label = about.say("counted") if about.is_plain else about.say("Augen")
    return [(label, Text(counted_said(answer.augen, about)))]


def _dealing(about: About, answer: answers.DealingAnswer) -> Rows:
    say, out = about.say, answer.sits_out
    packets = enumerate(answer.talon, start=1)
    return [
        *((seat_name(seat, about), cards_row(hand, say)) for seat, hand in enumerate(answer.hands)),
        *((say("Talon, packet {number}", number=number), cards_row(packet, say)) for number, packet in packets),
        *([] if about.is_plain else [(say("Vorhand"), _seat(answer.vorhand, say))]),
        (say("packets go to"), Text(_in_order(answer.order, about))),
        (say("cuts"), Text(seat_name(answer.cutter, about))),
        (say("direction"), Text(say.word(Word(answer.direction)))),
        *([] if out is None else [(say("sits out"), Text(seat_name(out, about)))]),
    ]


def _in_order(seats: Sequence[int], about: About) -> str:
    return ", ".join(seat_name(seat, about) if about.is_plain else str(seat) for seat in seats)


def _seat(seat: int, say: Language) -> Text:
    return Text(say("seat {seat}", seat=seat))


def _turn(about: About, answer: answers.TurnAnswer) -> Rows:
    say = about.say
    rows = [
        (say("next"), Text(seat_name(answer.seat, about))),
        (say("may say"), choices_row(said_words(answer.legal, about), say)),
    ]
    if answer.contract is not None:
        rows.append((say("contract"), Text(answer.contract)))
        rows.append((say("declarer"), Text(seat_name(answer.declarer, about))))
    return rows + _why(answer.why, about)


def _legal(about: About, answer: answers.LegalAnswer) -> Rows:
    return [(about.say("allowed"), choices_row(answer.legal, about.say)), *_why(answer.why, about)]


def _discard(about: About, answer: answers.DiscardAnswer) -> Rows:
    """Whether the cards may be laid away, and if so, which of them face up."""
    say = about.say
    allowed = (say("allowed"), Text(say("yes" if answer.allowed else "no")))
    return [allowed, *([(say("face up"), cards_row(answer.face_up, say))] if answer.allowed else [])]


def _trick(about: About, answer: answers.TrickAnswer) -> Rows:
    leads = leads_if_known(about, answer)
    return [(about.say("winner"), Text(seat_name(answer.winner, about))), (about.say("leads next"), Text(leads))]


def _result(about: About, answer: answers.ResultAnswer) -> Rows:
    undecided = [] if answer.open is UNSET else answer.open
    told = [(about.say("not decided by that"), Text(", ".join(undecided)))] if undecided else []
    return [*_augen(answer.augen, about), *_items(answer.items, about), *told]


def _items(items: Iterable[parts.Item], about: About) -> Rows:
    return [item_row(item, about) for item in items]


def _settle(about: About, answer: answers.SettleAnswer) -> Rows:
    return _payments(about, answer.payments, answer.lines)


def _next_dealer(about: About, answer: answers.NextDealerAnswer) -> Rows:
    say, out = about.say, answer.sits_out
    if about.is_plain:
        told = {say("deals next"): answer.dealer, say("becomes Vorhand"): answer.vorhand, say("sits out"): out}
        return [(label, Text(seat_name(seat, about))) for label, seat in told.items() if seat is not None]
    rows = [(say("dealer"), _seat(answer.dealer, say)), (say("Vorhand"), _seat(answer.vorhand, say))]
    return rows + ([] if out is None else [(say("sits out"), _seat(out, say))])


def _session(about: About, answer: answers.SessionAnswer) -> Rows:
    say = about.say
    names = (*(say("deal {number}", number=number) for number in range(1, len(answer.deals))), say("next deal"))
    return [
        *((name, _of_session(deal, about)) for name, deal in zip(names, answer.deals, strict=False)),
        (say("doubled deals due"), Text(str(answer.due))),
        *_score(about, answer.totals),
    ]


def _of_session(deal: answers.DealOfSession, about: About) -> Text:
    seats = {"dealer": seat_name(deal.dealer, about), "vorhand": seat_name(deal.vorhand, about)}
    if deal.doubled is True:
        return Text(about.say("dealt by {dealer}, Vorhand is {vorhand}, counts double", **seats))
    if deal.doubled:
        number = deal.doubled
        return Text(about.say("dealt by {dealer}, Vorhand is {vorhand}, counts {number} times", number=number, **seats))
    return Text(about.say("dealt by {dealer}, Vorhand is {vorhand}, counts once", **seats))


def _play(about: About, answer: answers.PlayAnswer) -> Rows:
    return [
        *_course(about, answer),
        *(trick_row(about, trick) for trick in answer.tricks),
        *_augen(answer.augen, about),
        *_items(answer.items, about),
    ]


def _course(about: About, answer: answers.DealAnswer | answers.PlayAnswer) -> Rows:
    """How many actions were accepted, what was refused, and whose turn is next."""
    say = about.say
    return [
        (say("accepted"), Text(say("{number} action", "{number} actions", number=answer.accepted))),
        *_refused(answer.refused, about),
        *(_turn_row(about, turn) for turn in answer.next),
        *(row for turn in answer.next for row in _why(turn.why, about)),
    ]


def _deal(about: About, answer: answers.DealAnswer) -> Rows:
    say, renonce = about.say, answer.renonce
    return [
        *_course(about, answer),
        *_parties(about, answer),
        *((seat_name(seat, about), cards_row(hand, say)) for seat, hand in enumerate(answer.hands) if hand),
        *([(say("laid away"), cards_row(answer.discards, say))] if answer.discards else []),
        *([(say("face up"), cards_row(answer.face_up, say))] if answer.face_up else []),
        *(trick_row(about, trick) for trick in answer.tricks),
        *_augen(answer.augen, about),
        *_items(answer.items, about),
        *([] if renonce is None else [(say("Renonce of"), Text(seat_name(renonce, about)))]),
        *_payments(about, answer.payments, answer.lines),
    ]


def _refused(refusal: parts.Refusal | None, about: About) -> Rows:
    """The refused act and why; beside English the act too, and the reason only as a message."""
    if refusal is None:
        return []
    say, seating = about.say, seating_of_question(about.question)
    if say is ENGLISH and not about.is_plain:
        told = say("action {index}: {reason}", index=refusal.index, reason=refusal.reason)
    else:
        act = _act(getattr(about.question, "actions", [])[refusal.index], about)
        named = say if seating is None or not about.is_plain else OfPlayers(say, seating)
        reason = shown(named.sentence(refusal.said), SENTENCE) if isinstance(refusal.said, Message) else None
        told = act if about.is_plain else say("action {index}, {act}", index=refusal.index, act=act)
        if reason is not None and about.is_plain and seating is not None:
            told = say("{words} ({reason})", words=act, reason=reason)
        elif reason is not None:
            told = say("action {index}, {act}: {reason}", index=refusal.index, act=act, reason=reason)
    clauses = f"  [{', '.join(refusal.grounds)}]" if refusal.grounds else ""
    return [(say("refused"), drawn(f"{told}{clauses}"))]


def _act(act: parts.Action, about: About) -> str:
    """An act; for cards laid away together also how many."""
    what = said_words([act.what], about)[0] if about.is_plain and act.do == "say" else text_said(act.what, about.say)
    told = f"{seat_name(act.seat, about)}: {what}"
    if act.do != "discard":
        return told
    return about.say("{act} ({number} card)", "{act} ({number} cards together)", act=told, number=len(act.what.split()))


def _parties(about: About, answer: answers.DealAnswer) -> Rows:
    say = about.say
    if answer.contract is None:
        return []
    return [
        (say("contract"), Text(answer.contract)),
        (say("declarer"), Text(seat_name(answer.declarer, about))),
        *([] if answer.called is None else [(say("called"), cards_row([answer.called], say))]),
        *([] if answer.partner is None else [(say("partner"), Text(seat_name(answer.partner, about)))]),
    ]


def trick_row(about: About, trick: parts.WonTrick) -> tuple[str, Text]:
    """A trick: who led, the cards in turn, and who won it."""
    say = about.say
    cards, winner = " ".join(trick.cards), seat_name(trick.winner, about)
    if about.is_plain:
        leader = seat_name(trick.leader, about)
        told = say("led by {leader}: {cards}, won by {winner}", leader=leader, cards=cards, winner=winner)
    else:
        told = say("led by seat {seat}: {cards}, won by {winner}", seat=trick.leader, cards=cards, winner=winner)
    before, _, after = told.partition(cards)
    return say("trick"), Text(before) + cards_row(trick.cards, say) + Text(after)


def _view(about: About, answer: answers.ViewAnswer) -> Rows:
    say = about.say
    company = ", ".join(seat_name(seat, about) for seat in answer.confers)
    told = [(say("may confer with"), Text(company))] if company else []
    return [(say("seen"), cards_row(answer.seen, say)), *told]


_TELLERS: Mapping[type[answers.Answer], Callable[[About, Any], Rows]] = {
    answers.HelloAnswer: _hello,
    answers.DeckAnswer: _deck,
    answers.CountAnswer: _count,
    answers.DealingAnswer: _dealing,
    answers.TurnAnswer: _turn,
    answers.LegalAnswer: _legal,
    answers.DiscardAnswer: _discard,
    answers.TrickAnswer: _trick,
    answers.PlayAnswer: _play,
    answers.ResultAnswer: _result,
    answers.SettleAnswer: _settle,
    answers.NextDealerAnswer: _next_dealer,
    answers.SessionAnswer: _session,
    answers.DealAnswer: _deal,
    answers.ViewAnswer: _view,
}
"""The function that shows each type of answer."""
