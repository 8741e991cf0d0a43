"""An answer in words, for people: what was found out, cards in their colours, and the clauses it rests on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from rich.text import Text

from tarock_reports.terminal.inking import ink
from tarock_steps.catalogue.loading import load_catalogue, sources
from tarock_steps.protocol.messages import answers, parts, questions
from tarock_steps.protocol.seating import SIZES, SeatNames
from tarock_steps.table.turns import payment_in_words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

Rows = list[tuple[str, Text]]
"""What is told, line by line: a label and its value."""


def drawn(words: str) -> Text:
    """Words with the cards among them in the colours of their suits."""
    text = Text()
    for place, word in enumerate(words.split(" ")):
        text.append(" " if place else "").append(word, style=ink(word))
    return text


def cards_row(names: Iterable[str]) -> Text:
    """Cards in a row."""
    return drawn(" ".join(names)) or Text("none")


def choices_row(words: Sequence[str]) -> Text:
    """Things to choose from: cards with blanks, words with commas between them."""
    gap = "  " if all(" " not in word and ink(word) for word in words) else ", "
    return Text(gap).join(drawn(word) for word in words) if words else Text("nothing")


def seat_name(seat: int | None, question: questions.AnyQuestion) -> str:
    """A seat by its number and, where the table is known, by its name."""
    players, dealer = getattr(question, "players", None), getattr(question, "dealer", None)
    if seat is None:
        return "nobody"
    if players is None or players not in SIZES or dealer is None or dealer not in range(players):
        return f"seat {seat}"
    return f"{SeatNames(players, dealer).name(seat)} (seat {seat})"


def answer_rows(question: questions.AnyQuestion, answer: answers.Answer) -> Rows:
    """The answer, line by line."""
    return _TELLERS[type(answer)](question, answer)


def grounds(answer: answers.Answer) -> list[str]:
    """Every clause that the answer or a part of it names, once, in the order of their naming."""
    return list(dict.fromkeys(_named(msgspec.to_builtins(answer))))


def _named(part: Any) -> Iterable[str]:
    if isinstance(part, dict):
        yield from part.get("grounds", ())
        for clauses in part.get("why", {}).values():
            yield from clauses
        for name, inner in part.items():
            yield from () if name in ("grounds", "why") else _named(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from _named(inner)


def _why(why: Mapping[str, Sequence[str]]) -> Rows:
    return [("not allowed", drawn(what) + Text(f"  [{', '.join(ids)}]")) for what, ids in why.items()]


def _augen(augen: Mapping[Any, parts.Amount], question: questions.AnyQuestion) -> Rows:
    def whose(key: str) -> str:
        return seat_name(int(key), question) if key.isdigit() else f"the {key}"

    return [(f"Augen of {whose(str(key))}", Text(str(number))) for key, number in augen.items()]


def _item(item: parts.Item) -> tuple[str, Text]:
    how = " announced," if item.announced else ""
    doubled = f", doubled by {' '.join(map(str, item.doubled))}" if item.doubled else ""
    return item.item, Text(f"{item.side}{_against(item)},{how} {'won' if item.won else 'lost'}{doubled}")


def _payments(question: questions.AnyQuestion, payments: Sequence[parts.Amount], lines: Sequence[parts.Line]) -> Rows:
    def told(amount: parts.Amount) -> str:
        return f"{payment_in_words(amount)} {_unit(question.rules, amount)}"

    return [
        *((f"{line.item} ({line.side}{_against(line)})", Text(f"{told(line.amount)} between two")) for line in lines),
        *_score(question, payments),
    ]


def _unit(rules: str, amount: parts.Amount) -> str:
    """What a source pays in; points in a rule set that only a stranger's engine knows."""
    if rules not in sources():
        return "points"
    forms = load_catalogue(rules).unit.en
    return forms.one if amount in (1, -1) else forms.many


def _score(question: questions.AnyQuestion, numbers: Sequence[parts.Amount]) -> Rows:
    return [
        (seat_name(seat, question), Text(f"{payment_in_words(number)} {_unit(question.rules, number)}"))
        for seat, number in enumerate(numbers)
    ]


def _against(one: parts.Item | parts.Line) -> str:
    return "" if one.against is None else f" against seat {one.against}"


def _turn_row(question: questions.AnyQuestion, turn: parts.Turn) -> tuple[str, Text]:
    return f"next to {turn.do}", Text(f"{seat_name(turn.seat, question)}: ") + choices_row(turn.legal)


def _hello(_: questions.AnyQuestion, answer: answers.HelloAnswer) -> Rows:
    rows = [
        ("engine", Text(f"{answer.name} {answer.version} ({answer.language}) {answer.homepage}".strip())),
        ("protocol", Text(str(answer.protocol))),
        ("answers", Text(", ".join(answer.questions))),
    ]
    for rules, options in answer.rules.items():
        rows.append(("rules", Text(rules)))
        rows += [(f"  {option}", Text(", ".join(readings))) for option, readings in options.items()]
    return rows


def _deck(_: questions.AnyQuestion, answer: answers.DeckAnswer) -> Rows:
    worth: dict[int, list[str]] = {}
    for card, augen in answer.augen.items():
        worth.setdefault(augen, []).append(card)
    return [
        ("trumps", cards_row(answer.trumps)),
        *((f"suit {suit}", cards_row(ranks)) for suit, ranks in answer.suits.items()),
        ("Trull", cards_row(answer.trull)),
        *((name, cards_row([card])) for name, card in answer.names.items()),
        *((f"{augen} Augen each", cards_row(names)) for augen, names in worth.items()),
        ("Augen in all", Text(str(answer.total))),
    ]


def _count(_: questions.AnyQuestion, answer: answers.CountAnswer) -> Rows:
    return [("Augen", Text(str(answer.augen)))]


def _dealing(question: questions.AnyQuestion, answer: answers.DealingAnswer) -> Rows:
    return [
        *((seat_name(seat, question), cards_row(hand)) for seat, hand in enumerate(answer.hands)),
        *((f"Talon, packet {number}", cards_row(packet)) for number, packet in enumerate(answer.talon, start=1)),
        ("Vorhand", Text(f"seat {answer.vorhand}")),
        ("packets go to", Text(", ".join(map(str, answer.order)))),
        ("cuts", Text(seat_name(answer.cutter, question))),
        ("direction", Text(answer.direction)),
        *([] if answer.sits_out is None else [("sits out", Text(seat_name(answer.sits_out, question)))]),
    ]


def _turn(question: questions.AnyQuestion, answer: answers.TurnAnswer) -> Rows:
    rows = [("next", Text(seat_name(answer.seat, question))), ("may say", choices_row(answer.legal))]
    if answer.contract is not None:
        rows.append(("contract", Text(answer.contract)))
        rows.append(("declarer", Text(seat_name(answer.declarer, question))))
    return rows + _why(answer.why)


def _legal(_: questions.AnyQuestion, answer: answers.LegalAnswer) -> Rows:
    return [("allowed", choices_row(answer.legal)), *_why(answer.why)]


def _discard(_: questions.AnyQuestion, answer: answers.DiscardAnswer) -> Rows:
    return [("allowed", Text("yes" if answer.allowed else "no")), ("face up", cards_row(answer.face_up))]


def _trick(question: questions.AnyQuestion, answer: answers.TrickAnswer) -> Rows:
    return [
        ("winner", Text(seat_name(answer.winner, question))),
        ("leads next", Text(seat_name(answer.leads, question))),
    ]


def _result(question: questions.AnyQuestion, answer: answers.ResultAnswer) -> Rows:
    return [*_augen(answer.augen, question), *map(_item, answer.items)]


def _settle(question: questions.AnyQuestion, answer: answers.SettleAnswer) -> Rows:
    return _payments(question, answer.payments, answer.lines)


def _next_dealer(_: questions.AnyQuestion, answer: answers.NextDealerAnswer) -> Rows:
    rows = [("dealer", Text(f"seat {answer.dealer}")), ("Vorhand", Text(f"seat {answer.vorhand}"))]
    return rows + ([] if answer.sits_out is None else [("sits out", Text(f"seat {answer.sits_out}"))])


def _session(question: questions.AnyQuestion, answer: answers.SessionAnswer) -> Rows:
    names = (*(f"deal {number}" for number in range(1, len(answer.deals))), "next deal")
    return [
        *((name, _of_session(one, question)) for name, one in zip(names, answer.deals, strict=False)),
        ("doubled deals due", Text(str(answer.due))),
        *_score(question, answer.totals),
    ]


def _of_session(deal: answers.DealOfSession, question: questions.AnyQuestion) -> Text:
    dealer, vorhand = seat_name(deal.dealer, question), seat_name(deal.vorhand, question)
    return Text(f"dealt by {dealer}, Vorhand is {vorhand}, counts {'double' if deal.doubled else 'once'}")


def _play(question: questions.AnyQuestion, answer: answers.PlayAnswer) -> Rows:
    return [
        *_course(question, answer),
        *(_trick_row(question, trick) for trick in answer.tricks),
        *_augen(answer.augen, question),
        *map(_item, answer.items),
    ]


def _course(question: questions.AnyQuestion, answer: answers.DealAnswer | answers.PlayAnswer) -> Rows:
    """How far the actions go, and who comes next."""
    return [
        ("accepted", Text(f"{answer.accepted} actions")),
        *_refused(answer.refused),
        *(_turn_row(question, turn) for turn in answer.next),
        *(row for turn in answer.next for row in _why(turn.why)),
    ]


def _deal(question: questions.AnyQuestion, answer: answers.DealAnswer) -> Rows:
    return [
        *_course(question, answer),
        *_parties(question, answer),
        *((seat_name(seat, question), cards_row(hand)) for seat, hand in enumerate(answer.hands) if hand),
        *([("laid away", cards_row(answer.discards))] if answer.discards else []),
        *([("face up", cards_row(answer.face_up))] if answer.face_up else []),
        *(_trick_row(question, trick) for trick in answer.tricks),
        *_augen(answer.augen, question),
        *map(_item, answer.items),
        *([] if answer.renonce is None else [("Renonce of", Text(seat_name(answer.renonce, question)))]),
        *_payments(question, answer.payments, answer.lines),
    ]


def _refused(refusal: parts.Refusal | None) -> Rows:
    if refusal is None:
        return []
    return [("refused", Text(f"action {refusal.index}: {refusal.reason}  [{', '.join(refusal.grounds)}]"))]


def _parties(question: questions.AnyQuestion, answer: answers.DealAnswer) -> Rows:
    if answer.contract is None:
        return []
    return [
        ("contract", Text(answer.contract)),
        ("declarer", Text(seat_name(answer.declarer, question))),
        *([] if answer.called is None else [("called", cards_row([answer.called]))]),
        *([] if answer.partner is None else [("partner", Text(seat_name(answer.partner, question)))]),
    ]


def _trick_row(question: questions.AnyQuestion, trick: parts.WonTrick) -> tuple[str, Text]:
    return "trick", Text(f"led by seat {trick.leader}: ") + cards_row(trick.cards) + Text(
        f", won by {seat_name(trick.winner, question)}"
    )


def _view(question: questions.AnyQuestion, answer: answers.ViewAnswer) -> Rows:
    company = ", ".join(seat_name(seat, question) for seat in answer.confers)
    return [("seen", cards_row(answer.seen)), *([("may confer with", Text(company))] if company else [])]


_TELLERS: Mapping[type[answers.Answer], Callable[[questions.AnyQuestion, Any], Rows]] = {
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
"""Who tells which answer."""
