"""What the table shows below an answer: facts left out, facts that cannot be, and which later deals count twice."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

import msgspec
from msgspec.structs import replace

from tarock_language.message import Word
from tarock_protocol.messages.answers import SessionAnswer, SettleAnswer
from tarock_protocol.messages.parts import Item, Side
from tarock_protocol.messages.questions import AnyQuestion, PastDeal, Session, Settle, Trick
from tarock_protocol.seating import ACTIVE, SeatNames
from tarock_reference.scores import wire_amount
from tarock_register.ask.amounts import counted_said
from tarock_register.ask.answer_text import About
from tarock_register.ask.answered import answer_or_reason
from tarock_register.ask.implied_facts import GAME, VALAT, items_in_game
from tarock_register.ask.omitted_facts import forgotten_in
from tarock_register.ask.rules_in_force import RulesInForce
from tarock_register.disputes.register import whole_register
from tarock_register.table.answering import clause_texts, on_the_page, plain_rows, right_answer
from tarock_register.table.requests import Sitting
from tarock_register.table.scores import Counting
from tarock_steps.catalogue.entries import entry_text
from tarock_steps.table.setting import WITHOUT_DECLARER
from tarock_steps.table.turns import payment_in_words

_ALL_TRICKS: Final = 12
_SIDES: Final[tuple[Side, ...]] = ("declarer", "foes")
_RETOUR: Final = 2
"""How many steps a Kontra has that was answered."""


def forgotten_told(sitting: Sitting) -> dict[str, object]:
    """What the question leaves out although it is certain, with the rows that change, and what in it cannot be.

    ``after`` is what the deal brings for later ones, and what is asked next; ``silent`` is what else may be on a sheet.
    """
    question = sitting.question
    about = on_the_page(sitting, question)
    found = [*forgotten_in(about, right_answer(sitting, question), sitting.respond)]
    found += ((sentence, []) for sentence in _unlike_any_cards(sitting, about))
    forgotten = [{"said": sentence, "rows": plain_rows(rows)} for sentence, rows in found]
    after = [*_later_deals(sitting, question), *_led_to(sitting, question)]
    return {"forgotten": forgotten, "after": after, "silent": _in_silence(about, sitting)}


def _led_to(sitting: Sitting, question: AnyQuestion) -> Iterator[dict[str, object]]:
    """The question of the register that the round asks next, with what this source says to it."""
    match question:
        case Trick() if {"Sküs", "XXI"} <= {*question.cards} and question.contract not in WITHOUT_DECLARER:
            name = "mondfang"
        case Settle() if any(item.item == VALAT and item.announced and not item.won for item in question.items):
            name = "playing-on-when-decided"
        case _:
            return
    topic = next(topic for topic in whole_register().topics if topic.name == name)
    if clauses := topic.answers[sitting.catalogue.source].clauses:
        yield {"said": entry_text(topic, sitting.say), "clauses": clause_texts(sitting, question, clauses)}


def _in_silence(about: About, sitting: Sitting) -> str:
    """The items that a sheet does not have, with what each would bring between two, unannounced; empty for none."""
    sheet = about.question
    if not isinstance(sheet, Settle):
        return ""
    words = RulesInForce(sitting.rules, sitting.options, sitting.house).words
    there = {*(entry.item for entry in sheet.items), *items_in_game(sheet, sheet.contract, sitting.respond)}
    missing = [item for item in words.items if item not in there]
    brought = [(item, amount) for item in missing if (amount := _brought(item, sheet, sitting))]
    told = ", ".join(f"{item}\N{NO-BREAK SPACE}{amount}" for item, amount in brought)
    return about.say("Silent, and not on the sheet (between two): {items}", items=told) if told else ""


def _brought(item: str, sheet: Settle, sitting: Sitting) -> str:
    """What an item would bring on this sheet, won in silence; empty if it cannot be on it."""
    for side in _SIDES:
        asked = replace(sheet, items=[*sheet.items, Item(item=item, side=side, won=True)])
        answer = answer_or_reason(asked, sitting.respond)
        if isinstance(answer, SettleAnswer):
            return next((payment_in_words(line.amount).lstrip("+-") for line in answer.lines if line.item == item), "")
    return ""


def _later_deals(sitting: Sitting, question: AnyQuestion) -> list[dict[str, object]]:
    """A sentence with its clauses where a deal brings more doubled deals than the plain game; else nothing."""
    if not isinstance(question, Settle):
        return []
    happened = [event for event in _events(question) if _session(question.contract, [event], sitting)]
    here = _session(question.contract, happened, sitting)
    plain = _session(sitting.catalogue.table.plain_game, [], sitting)
    if here is None or plain is None or here.due <= plain.due:
        return []
    due = here.due - plain.due
    said = sitting.say(
        "After this game {number} deal counts twice.", "After this game {number} deals count twice.", number=due
    )
    clauses = [clause for clause in here.grounds if clause not in plain.grounds]
    return [{"said": said, "clauses": clause_texts(sitting, question, clauses[:1])}]


def _events(sheet: Settle) -> Iterator[str]:
    """What a sheet says of the events that may decide about later deals, in the words that sources have for them."""
    if sheet.renonce in (None, msgspec.UNSET):
        made = {item.item: item for item in sheet.items}
        if (valat := made.get(VALAT)) and (valat.won or valat.announced):
            yield "valat" if valat.won else "valat failed"
        if (caught := made.get("Mondfang")) and caught.won:
            yield "mond"
        if max(sheet.tricks, default=0) == _ALL_TRICKS:
            yield "twelve tricks"
    else:
        yield "renonce"
    answered = [item.item == GAME for item in sheet.items if len(item.doubled) >= _RETOUR]
    if answered:
        yield "retour game" if any(answered) else "retour announcement"


def _session(contract: str, events: list[str], sitting: Sitting) -> SessionAnswer | None:
    """A session after one deal in which nobody paid anything; None where these events cannot be."""
    deals = [PastDeal(contract=contract, events=events)]
    asked = Session(id=0, rules=sitting.rules, options=sitting.options, players=4, dealer=3, deals=deals)
    answer = answer_or_reason(asked, sitting.respond)
    return answer if isinstance(answer, SessionAnswer) else None


def _unlike_any_cards(sitting: Sitting, about: About) -> Iterator[str]:
    """A sentence for the first player whose Augen no cards of as many tricks count, with the nearest that some do.

    All piles of one size differ by whole points, and the Talon changes nothing about that, so one pile shows it.
    """
    sheet = about.question
    if not isinstance(sheet, Settle) or len(sheet.augen) != len(sheet.tricks):
        return
    pack = sitting.catalogue.table.pack(sitting.options)
    counting = Counting(sitting.rules, sitting.options, sitting.respond)
    for seat, (told, number) in enumerate(zip(sheet.augen, sheet.tricks, strict=True)):
        if over := (Fraction(told) - counting.worth(pack[: ACTIVE * int(number)])) % 1:
            less = Fraction(told) - over
            yield about.say(
                "{player}: {augen} cannot be with {number} trick, but {less} or {more} can.",
                "{player}: {augen} cannot be with {number} tricks, but {less} or {more} can.",
                player=Word(SeatNames(sheet.players, sheet.dealer).name(seat)),
                augen=counted_said(told, about),
                number=int(number),
                less=counted_said(wire_amount(less), about),
                more=counted_said(wire_amount(less + 1), about),
            )
            return
